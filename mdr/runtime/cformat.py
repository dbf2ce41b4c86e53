"""C's printf, applied to what a kernel wrote: a format string and 64-bit arguments, as HIP's host side applies it.

Differences from glibc, both deliberate: a NaN prints as ``nan`` without sign or payload, because the sign of a NaN
carries no meaning and depends on the instruction that made it; ``%n`` skips its argument and stores nothing, as in HIP.
"""

from __future__ import annotations

import functools
import math
import re
import struct

from mdr.diagnostics import MDRError

_SPEC = re.compile(
    rb"%(?P<flags>[-+ #0]*)(?P<width>\d+|\*)?(?:\.(?P<precision>\d+|\*)?)?(?P<length>hh|ll|[hljztLq])?"
    rb"(?P<conversion>[diouxXcspeEfFgGaAn%])"
)
_BITS = {b"hh": 8, b"h": 16, b"": 32, b"l": 64, b"ll": 64, b"j": 64, b"z": 64, b"t": 64, b"L": 64, b"q": 64}
_HEX_DIGITS_OF_MANTISSA = 13


# Conversions that Python's % writes as C does: without flags but "-", for C keeps zeros from infinities and NaNs.
_PLAIN = re.compile(
    rb"%%|%-?(?:[1-9]\d*)?(?:(?:\.\d+)?(?P<float>[feEgG])|(?P<long>l?)(?P<integer>[duxX]))|(?P<other>%)"
)
_LAYOUTS = {(b"", True): "i4x", (b"", False): "I4x", (b"l", True): "q", (b"l", False): "Q"}


@functools.lru_cache(maxsize=4096)
def _plain(template: bytes) -> struct.Struct | None:
    """Return the layout of the arguments of a format that Python's ``%`` can write at once, as most are; else None."""
    layout = "<"
    for match in _PLAIN.finditer(template):
        if match["other"]:
            return None
        if match["float"]:
            layout += "d"
        elif match["integer"]:
            layout += _LAYOUTS[match["long"], match["integer"] == b"d"]
    return struct.Struct(layout)


class _Arguments:
    """The quadwords that follow a format string, consumed from the left."""

    def __init__(self, data: bytes, template: bytes) -> None:
        self._data = data
        self._position = 0
        self._template = template

    def word(self) -> int:
        chunk = self._data[self._position : self._position + 8]
        if len(chunk) < 8:
            shown = self._template.decode("utf-8", "backslashreplace")
            raise MDRError(f"a printf message has fewer arguments than its format {shown!r} asks for")
        self._position += 8
        return int.from_bytes(chunk, "little")

    def signed(self) -> int:
        return _signed(self.word(), 32)

    def number(self) -> float:
        value: float = struct.unpack("<d", self.word().to_bytes(8, "little"))[0]
        return value

    def string(self) -> bytes:
        """Take an inline string: NUL-terminated, padded to a multiple of 8 bytes."""
        end = self._data.find(b"\0", self._position)
        if end < 0:
            raise MDRError("a string in a printf message is not terminated")
        found = self._data[self._position : end]
        self._position += (len(found) // 8 + 1) * 8
        return found


def format_message(template: bytes, arguments: bytes) -> bytes:
    """Return what C's printf prints for ``template`` with ``arguments``, 8 bytes each (%s: inline, padded to 8).

    Raises MDRError if arguments are missing or the format holds a conversion that C does not have.
    """
    plain = _plain(template)
    if plain is not None and len(arguments) >= plain.size:
        return template % plain.unpack_from(arguments)
    values = _Arguments(arguments, template)
    out = bytearray()
    position = 0
    while (start := template.find(b"%", position)) >= 0:
        out += template[position:start]
        match = _SPEC.match(template, start)
        if match is None:
            shown = template[start : start + 8].decode("utf-8", "backslashreplace")
            raise MDRError(f"{shown!r} is no conversion of C's printf")
        out += _convert(match, values)
        position = match.end()
    return bytes(out + template[position:])


def conversions(template: bytes) -> str:
    """Return the letters of the conversions in a format that take an argument, in order."""
    return "".join(match["conversion"].decode() for match in _SPEC.finditer(template)).replace("%", "")


def _convert(match: re.Match[bytes], values: _Arguments) -> bytes:
    conversion = match["conversion"]
    if conversion == b"%":
        return b"%"
    flags = match["flags"]
    left, zero = b"-" in flags, b"0" in flags
    width = 0
    if match["width"] == b"*":
        width = values.signed()
        left, width = left or width < 0, abs(width)
    elif match["width"]:
        width = int(match["width"])
    precision: int | None = None
    if b"." in match[0]:
        text = match["precision"] or b"0"
        precision = values.signed() if text == b"*" else int(text)
        if precision < 0:
            precision = None

    length = match["length"] or b""
    if conversion == b"n":
        values.word()
        return b""
    if conversion in b"sc":
        body = values.string() if conversion == b"s" else bytes([values.word() & 0xFF])
        if conversion == b"s" and precision is not None:
            body = body[:precision]
        return _pad("", body, width, left, zero=False)
    if conversion == b"p":
        value = values.word()
        if value == 0:
            return _pad("", b"(nil)", width, left, zero=False)
        return _pad("0x", b"%x" % value, width, left, zero)
    if conversion in b"diouxX":
        sign, body = _integer(values.word(), conversion, _BITS[length], flags, precision)
        # A precision for an integer switches the 0 flag off.
        return _pad(sign, body, width, left, zero and precision is None)
    number = values.number()
    sign, body = _float(number, conversion, flags, precision)
    return _pad(sign, body, width, left, zero and math.isfinite(number))


def _pad(prefix: str, body: bytes, width: int, left: bool, zero: bool) -> bytes:
    missing = max(0, width - len(prefix) - len(body))
    head = prefix.encode()
    if left:
        return head + body + b" " * missing
    return head + b"0" * missing + body if zero else b" " * missing + head + body


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def _plus(negative: bool, flags: bytes) -> str:
    if negative:
        return "-"
    return "+" if b"+" in flags else " " if b" " in flags else ""


def _integer(word: int, conversion: bytes, bits: int, flags: bytes, precision: int | None) -> tuple[str, bytes]:
    """Return (sign or base prefix, digits)."""
    prefix = ""
    if conversion in b"di":
        value = _signed(word, bits)
        prefix = _plus(value < 0, flags)
        value = abs(value)
    else:
        value = word & ((1 << bits) - 1)
    digits = {b"o": f"{value:o}", b"x": f"{value:x}", b"X": f"{value:X}"}.get(conversion, str(value))
    if value == 0 and precision == 0:
        digits = ""
    digits = digits.rjust(precision or 0, "0")
    if b"#" in flags:
        if conversion == b"o" and not digits.startswith("0"):
            digits = "0" + digits
        if conversion in b"xX" and value:
            prefix = "0" + conversion.decode()
    return prefix, digits.encode()


def _float(value: float, conversion: bytes, flags: bytes, precision: int | None) -> tuple[str, bytes]:
    """Return (sign, rest), the rest without sign; a hexadecimal prefix counts as part of the sign, before the zeros."""
    sign = _plus(math.copysign(1, value) < 0, flags)
    kind = conversion.decode()
    if math.isnan(value):
        sign, body = _plus(False, flags), "nan"
    elif math.isinf(value):
        body = "inf"
    elif kind in "aA":
        sign, body = sign + "0x", _hexadecimal(abs(value), precision, b"#" in flags)
    else:
        # Python's % operator follows C for the three decimal notations.
        alternate = "#" if b"#" in flags else ""
        body = f"%{alternate}.{6 if precision is None else precision}{kind.lower()}" % abs(value)
    if kind.isupper():
        sign, body = sign.upper(), body.upper()
    return sign, body.encode()


def _hexadecimal(value: float, precision: int | None, alternate: bool) -> str:
    """Write ``h.hhhhp±d`` as glibc does: leading digit 1, or 0 for zero and denormals; ties round to even."""
    bits = int.from_bytes(struct.pack("<d", value), "little")
    mantissa, biased = bits & ((1 << 52) - 1), bits >> 52
    exponent = biased - 1023 if biased else (-1022 if mantissa else 0)
    whole = (1 << 52 if biased else 0) | mantissa
    if precision is None:
        digits = f"{mantissa:013x}".rstrip("0")
    elif precision >= _HEX_DIGITS_OF_MANTISSA:
        digits = f"{mantissa:013x}".ljust(precision, "0")
    else:
        shift = 4 * (_HEX_DIGITS_OF_MANTISSA - precision)
        kept, rest, half = whole >> shift, whole & ((1 << shift) - 1), 1 << (shift - 1)
        kept += rest > half or (rest == half and kept & 1)
        whole = kept << shift
        digits = f"{whole & ((1 << 52) - 1):013x}"[:precision]
    point = "." if digits or alternate else ""
    return f"{whole >> 52}{point}{digits}p{exponent:+d}"
