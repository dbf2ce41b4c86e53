"""Write output files so that a killed build never leaves half of one, and an equal one keeps its time stamp."""

from __future__ import annotations

import os


def write_if_changed(path: str, content: str | bytes) -> bool:
    """Put ``content`` at ``path`` by rename; leave the file alone when it holds the same bytes. Return whether it was written."""
    data = content.encode() if isinstance(content, str) else content
    try:
        with open(path, "rb") as old:
            if old.read() == data:
                return False
    except OSError:
        pass
    temporary = f"{path}.{os.getpid()}.tmp"
    try:
        with open(temporary, "wb") as new:
            new.write(data)
        os.replace(temporary, path)
    except BaseException:
        try:
            os.unlink(temporary)
        except OSError:
            pass
        raise
    return True
