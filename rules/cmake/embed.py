"""Writes a file's bytes as the numbers of a C array: ``python embed.py IN OUT``."""

import os
import sys


def main(source: str, target: str) -> None:
    """Write ``target``, at once or not at all."""
    with open(source, "rb") as file:
        data = file.read()
    temporary = f"{target}.tmp"
    with open(temporary, "w", encoding="ascii") as out:
        for start in range(0, len(data), 32):
            out.write(",".join(map(str, data[start : start + 32])) + ",\n")
    os.replace(temporary, target)


if __name__ == "__main__":
    main(*sys.argv[1:])
