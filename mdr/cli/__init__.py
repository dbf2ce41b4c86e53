"""The command line: one file a command. Only here are errors shown, and only here does the process end."""
