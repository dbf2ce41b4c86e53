"""Runs kernels: devices, kernel arguments, launch files, and the services that turn what a kernel wrote into text."""

from mdr.runtime.device import Options
from mdr.runtime.program import Code, Kernel, load
from mdr.runtime.result import Result

__all__ = ["Code", "Kernel", "Options", "Result", "load"]
