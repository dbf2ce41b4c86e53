"""``python -m mdr.printf``: the same as the command ``mdr-printf``."""

from __future__ import annotations

import sys

from mdr.cli.printf import main

if __name__ == "__main__":
    sys.exit(main())
