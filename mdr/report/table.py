"""Printed values as CSV: a row a value, so that lines with different values fit one table."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from typing import Any, TextIO

COLUMNS = (
    *("launch", "kernel", "record", "directive", "file", "line", "workgroup_x", "workgroup_y", "workgroup_z"),
    *("wave", "lane", "iteration", "kind", "label", "name", "type", "value", "text"),
)
"""``launch`` counts the launches of the run from 1, ``record`` the lines of a launch from 0."""


def write(launches: Iterable[dict[str, Any]], stream: TextIO) -> None:
    """Write the records of ``launches`` (``launches`` of ``mdr run --format json``) with a header.

    What is unknown is empty. A line without values has one row. Floats are written so that they read back as the same
    number; those that are not finite are NaN, Infinity and -Infinity.
    """
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(COLUMNS)
    for number, launch in enumerate(launches, 1):
        for index, record in enumerate(launch["records"]):
            place = (record["directive"], record["file"], record["line"], *(record["workgroup"] or (None,) * 3))
            place += (record["wave"], record["lane"], record["iteration"], record["kind"], record["label"])
            for item in record["values"] or ({"name": None, "type": None, "value": None},):
                value = (item["name"], item["type"], item["value"])
                writer.writerow((number, launch["kernel"], index, *place, *value, record["text"]))
