"""Instrumentation: the stages that turn directives into snapshots, an epilogue that prints them, and a repaired kernel."""
