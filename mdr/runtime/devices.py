"""Which devices there are, by the names that users say."""

from __future__ import annotations

from mdr.diagnostics import MDRError
from mdr.runtime.device import Device

DEVICES = ("auto", "emulator", "hip")


def open_device(name: str) -> Device:
    """Return the device called ``name``: ``emulator``, which is also ``auto``, or ``hip``. Raises MDRError."""
    if name in ("auto", "emulator"):
        from mdr.runtime.emulated import Emulator

        return Emulator()
    if name == "hip":
        try:
            from hip import hip
        except ImportError:
            raise MDRError(
                "device hip needs AMD's hip-python, which is not installed",
                hint="pip install 'mdr-amdgpu[hip]' in the release of your ROCm, or use --device emulator",
            ) from None
        from mdr.runtime.hip import Hip

        try:
            return Hip(hip)
        except (RuntimeError, OSError) as error:
            # hip-python looks for ROCm's libamdhip64.so when the first function is called.
            raise MDRError(f"device hip needs ROCm's HIP runtime: {error}", hint="or use --device emulator") from None
    raise MDRError(f"unknown device {name!r}", hint=f"known devices: {', '.join(DEVICES)}")
