"""Floating-point building blocks: NaN rules, scaling, division steps, and polynomials for the transcendental unit.

Everything works on vectors of lanes in whatever width it is given and uses no library call.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from mdr.emulator import state
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.semantics.access import round_bf16

INTEGER = {"half": "i16", "float": "i32", "double": "i64"}
_MANTISSA = {"half": 10, "float": 23, "double": 52}
_BIAS = {"half": 15, "float": 127, "double": 1023}
_DEFAULT_NAN = {"half": 0x7E00, "float": 0x7FC00000, "double": 0x7FF8000000000000}


def raw(x: V) -> V:
    """The bits of a float as an integer of its width."""
    return x.bitcast(INTEGER[x.ty])


def from_raw(x: V, like: V) -> V:
    return x.bitcast(like.ty)


def is_nan(x: V) -> V:
    return x.cmp("uno", x)


def quiet(b: B, x: V) -> V:
    """A NaN with its quiet bit set; other values as they are."""
    bit = 1 << (_MANTISSA[x.ty] - 1)
    return b.select(is_nan(x), from_raw(raw(x) | bit, x), x)


def fix_nan(b: B, result: V, inputs: Sequence[V]) -> V:
    """Where the result is NaN: the first NaN input made quiet, else the positive default NaN.

    x86 makes a negative default NaN, and which operand's NaN survives depends on operand order, which LLVM may change.
    """
    lanes = result.lanes

    def rare() -> V:
        fixed = b.const(INTEGER[result.ty], _DEFAULT_NAN[result.ty], lanes).bitcast(result.ty)
        for x in reversed(inputs):
            if x.ty == result.ty:
                x = x.splat(lanes)
                fixed = b.select(is_nan(x), quiet(b, x), fixed)
        return b.select(is_nan(result), fixed, result)

    return b.choose(b.any(is_nan(result)), rare, result)


def propagate(b: B, result: V, inputs: Sequence[V]) -> V:
    """NaN wherever an input is NaN."""
    for x in inputs:
        result = b.select(is_nan(x), x, result)
    return result


def extreme(low: bool) -> Callable[[B, V, V], V]:
    """Minimum or maximum: a number wins over a quiet NaN, -0 is below +0; a signalling NaN wins if MODE.IEEE is set."""

    def pick(b: B, x: V, y: V) -> V:
        x, y = b.match(x, y)
        originals = (x, y)
        if x.ty == "half":
            x, y = x.cast("fpext", "float"), y.cast("fpext", "float")
        chosen = b.select(x.cmp("olt" if low else "ogt", y), x, y)
        both = raw(x) | raw(y) if low else raw(x) & raw(y)
        chosen = b.select(x.eq(y), both.bitcast(x.ty), chosen)

        def with_nan() -> V:
            found = b.select(is_nan(y), quiet(b, x), chosen)
            found = b.select(is_nan(x), quiet(b, y), found)
            ieee = (b.state(state.MODE, "i32") & (1 << 9)).ne(0)
            for value, original in ((y, originals[1]), (x, originals[0])):
                found = b.select(_is_signalling(original) & ieee, quiet(b, value), found)
            return found

        result = flushed(b, b.choose(b.any(x.cmp("uno", y)), with_nan, chosen))
        return result.cast("fptrunc", "half") if originals[0].ty == "half" else result

    flushing = half_denormals(pick)
    return lambda b, x, y: flushing(b, x, y) if x.ty == "half" else pick(b, x, y)


def _is_signalling(x: V) -> V:
    return is_nan(x) & (raw(x) & (1 << (_MANTISSA[x.ty] - 1))).eq(0)


def flushed(b: B, x: V) -> V:
    """Denormals to zero if the mode in force says so (an operation that only selects would let them through)."""
    if x.ty == "half":
        return x
    return b.intrinsic("canonicalize", x)


def flush_always(b: B, x: V) -> V:
    """f32 denormals to zero of the same sign; other types as they are."""
    if x.ty != "float":
        return x
    bits = raw(x)
    tiny = (bits & 0x7F800000).eq(0)
    return from_raw(b.select(tiny, bits & 0x80000000, bits), x)


def half_denormals(compute: Callable[..., V]) -> Callable[..., V]:
    """Flush f16 denormals among the operands and in the result where MODE says so, which is seldom.

    The host's own control of denormals knows f32 and f64 only.
    """

    def apply(b: B, *args: V) -> V:
        mode = b.state(state.MODE, "i32")

        def rare() -> V:
            result = compute(b, *(_flush_half(b, v, mode, 6) for v in args))
            return _flush_half(b, result, mode, 7)

        return b.choose((mode & 0xC0).ne(0xC0), rare, compute(b, *args))

    return apply


def _flush_half(b: B, x: V, mode: V, bit: int) -> V:
    """An f16 denormal as a zero of its sign unless the mode's bit is set; other values as they are."""
    if x.ty != "half":
        return x
    off = (mode & (1 << bit)).eq(0)
    tiny = (raw(x) & 0x7C00).eq(0)
    if tiny.lanes:
        off = off.splat(tiny.lanes)
    return from_raw(b.select(tiny & off, raw(x) & 0x8000, raw(x)), x)


def half(compute: Callable[..., V]) -> Callable[..., V]:
    """Compute on f16 in f32: for +, -, * and the square root the double rounding is harmless (24 >= 2*11 + 2)."""

    def apply(b: B, *args: V) -> V:
        return compute(b, *[a.cast("fpext", "float") for a in args]).cast("fptrunc", "half")

    return half_denormals(apply)


@half_denormals
def fma_half(b: B, x: V, y: V, z: V) -> V:
    """Fused multiply-add in f16: exact product, sum in f64, then f32 rounded to odd, so that f16 is rounded once."""
    x, y, z = (v.cast("fpext", "float") for v in (x, y, z))
    product = (x * y).cast("fpext", "double")
    total = product + z.cast("fpext", "double")
    narrow = total.cast("fptrunc", "float")
    back = narrow.cast("fpext", "double")
    bits = raw(narrow)
    above = b.intrinsic("fabs", back).cmp("ogt", b.intrinsic("fabs", total))
    odd = (bits - above.zext("i32")) | 1
    exact = back.cmp("oeq", total) | is_nan(total)
    return from_raw(b.select(exact, bits, odd), narrow).cast("fptrunc", "half")


def power_of_two(b: B, n: V, ty: str) -> V:
    """``2**n`` for an integer vector ``n`` (``i32``) within the type's normal range."""
    integer = INTEGER[ty]
    wide = n.sext("i64") if integer == "i64" else n
    return ((wide + _BIAS[ty]) << _MANTISSA[ty]).bitcast(ty)


def _clamp_int(b: B, n: V, low: int, high: int) -> V:
    n = b.select(n.cmp("slt", low), low, n)
    return b.select(n.cmp("sgt", high), high, n)


def scale(b: B, x: V, n: V) -> V:
    """``x * 2**n``, rounded once."""
    lanes = x.lanes or n.lanes
    x, n = x.splat(lanes), n.splat(lanes)
    if x.ty == "float":
        wide = x.cast("fpext", "double") * power_of_two(b, _clamp_int(b, n, -400, 400), "double")
        return wide.cast("fptrunc", "float")
    # In steps that are exact but for the last one.
    n = _clamp_int(b, n, -2300, 2300)
    for _ in range(2):
        up, down = n.cmp("sgt", 1023), n.cmp("slt", -1022)
        step = b.select(up, 1023, b.select(down, -969, n ^ n))
        x = x * power_of_two(b, step, "double")
        n = n - step
    return x * power_of_two(b, _clamp_int(b, n, -1022, 1023), "double")


@half_denormals
def scale_half(b: B, x: V, n: V) -> V:
    lanes = x.lanes or n.lanes
    wide = x.splat(lanes).cast("fpext", "float").cast("fpext", "double")
    steps = _clamp_int(b, n.splat(lanes).sext("i32"), -60, 60)
    # f64 holds the product exactly, and so does f32 within these limits.
    return (wide * power_of_two(b, steps, "double")).cast("fptrunc", "float").cast("fptrunc", "half")


def fraction(b: B, x: V) -> V:
    """``x - floor(x)``, kept below 1."""
    part = x - b.intrinsic("floor", x)
    limit = {"f16": 1 - 2.0**-11, "f32": 1 - 2.0**-24}.get(b.op.outs[0], 1 - 2.0**-53)
    return b.select(part.cmp("ogt", limit), limit, part)


def _normal(b: B, x: V) -> tuple[V, V]:
    """A denormal scaled into the normal range, and by how many powers of two."""
    shift = 64
    smallest = 2.0 ** (1 - _BIAS[x.ty])
    tiny = b.intrinsic("fabs", x).cmp("olt", smallest)
    return b.select(tiny, x * 2.0**shift, x), b.select(tiny, shift, b.const("i32", 0, x.lanes))


def _special(b: B, x: V) -> V:
    """Zero, infinity or NaN: values without mantissa and exponent."""
    magnitude = b.intrinsic("fabs", x)
    return magnitude.eq(0.0) | magnitude.cmp("ueq", math.inf)


def mantissa(b: B, x: V) -> V:
    """Mantissa in [0.5, 1) with the sign; zero, infinity and NaN as they are."""
    normal, _ = _normal(b, x)
    m, bias = _MANTISSA[x.ty], _BIAS[x.ty]
    width = {"float": 32, "double": 64}[x.ty]
    keep = (1 << (width - 1)) | ((1 << m) - 1)
    bits = (raw(normal) & keep) | ((bias - 1) << m)
    return b.select(_special(b, x), quiet(b, x), from_raw(bits, x))


def exponent(b: B, x: V) -> V:
    """Exponent that goes with :func:`mantissa`; 0 for zero, infinity and NaN."""
    narrow = x.ty == "half"
    if narrow:
        x = x.cast("fpext", "float")
    normal, shift = _normal(b, x)
    bits = (raw(normal) >> _MANTISSA[x.ty]) & (0x7FF if x.ty == "double" else 0xFF)
    if x.ty == "double":
        bits = bits.trunc("i32")
    value = b.select(_special(b, x), 0, bits - (_BIAS[x.ty] - 1) - shift)
    return value.trunc("i16") if narrow else value


def normalised(b: B, x: V, signed: bool) -> V:
    """[-1, 1] or [0, 1] to the whole range of 16 bits, rounded to nearest even; NaN to 0, as Direct3D has it."""
    low = -1.0 if signed else 0.0
    x = b.select(is_nan(x), 0.0, x)
    x = b.select(x.cmp("ogt", low), x, low)
    x = b.select(x.cmp("olt", 1.0), x, 1.0)
    return b.intrinsic("roundeven", x * (32767.0 if signed else 65535.0)).cast("fptosi", "i32")


def half_towards_zero(b: B, x: V) -> V:
    """f32 to f16 rounded towards zero; the 16 bits in an ``i32``."""
    near = x.cast("fptrunc", "half")
    back = near.cast("fpext", "float")
    above = b.intrinsic("fabs", back).cmp("ogt", b.intrinsic("fabs", x))
    bits = near.bitcast("i16").zext("i32")
    return bits - above.zext("i32")


def to_bf16(b: B, x: V) -> V:
    return round_bf16(b, x)


def insert_byte(b: B, x: V, position: V, old: V) -> V:
    byte = b.intrinsic("fptoui.sat", b.intrinsic("roundeven", x), result="i32")
    byte = b.select(byte.cmp("ugt", 255), 255, byte)
    shift = (position & 3) << 3
    lanes = max(byte.lanes, shift.lanes, old.lanes)
    hole = b.const("i32", 0xFF, lanes) << shift
    return (old & ~hole) | (byte << shift)


# ---- division: scale, fused step, fix-up


def _exponent_bits(x: V) -> V:
    """The biased exponent field as an ``i32``."""
    bits = (raw(x) >> _MANTISSA[x.ty]) & (0x7FF if x.ty == "double" else 0x1F if x.ty == "half" else 0xFF)
    return bits.trunc("i32") if bits.ty == "i64" else bits.zext("i32") if bits.ty == "i16" else bits


def div_scale(b: B, x: V, denominator: V, numerator: V) -> tuple[V, V]:
    """Scale ``x`` (one of the other two operands) so that the division steps neither overflow nor lose bits."""
    lanes = b.lanes
    x, denominator, numerator = (v.splat(lanes) for v in (x, denominator, numerator))
    single = x.ty == "float"
    near, power, tiny_top = (96, 64, 23) if single else (768, 128, 53)
    smallest = 2.0 ** (1 - _BIAS[x.ty])
    top, bottom = _exponent_bits(numerator), _exponent_bits(denominator)
    zero = numerator.eq(0.0) | denominator.eq(0.0)
    large = (top - bottom).cmp("sge", near)
    bottom_denormal = bottom.eq(0)
    magnitude = b.intrinsic("fabs", denominator)
    # 1/d and n/d are denormal: compared without computing them in a format where they would be.
    inverse = magnitude.cmp("ogt", 1 / smallest) & magnitude.cmp("olt", math.inf)
    if single:
        ratio = numerator.cast("fpext", "double") / denominator.cast("fpext", "double")
        limit = smallest
    else:
        ratio = (numerator * 2.0**512) / denominator
        limit = smallest * 2.0**512
    ratio = b.intrinsic("fabs", ratio)
    quotient = ratio.cmp("olt", limit) & ratio.cmp("ogt", 0.0)
    is_bottom, is_top = x.eq(denominator), x.eq(numerator)
    up, down = x * 2.0**power, x * 2.0**-power
    result = b.select(top.cmp("sle", tiny_top), up, x)
    result = b.select(quotient, b.select(is_top, up, x), result)
    result = b.select(inverse, down, result)
    # The manuals' pseudocode scales the denominator up here, which overflows; only down gives the right quotient.
    result = b.select(inverse & quotient, b.select(is_bottom, down, x), result)
    result = b.select(bottom_denormal, up, result)
    result = b.select(large, b.select(is_bottom, up, x), result)
    nan = from_raw(b.const(INTEGER[x.ty], _DEFAULT_NAN[x.ty], lanes), x)
    result = b.select(zero, nan, result)
    flag = ~zero & (large | (~bottom_denormal & quotient))
    return result, flag


def div_fmas(b: B, x: V, y: V, z: V, scaled: V) -> V:
    """Fused multiply-add, with the scaling of :func:`div_scale` undone where VCC says that there was one.

    The product with the power of two is rounded once, also where it is denormal: if the sum lies on a tie of the
    denormal grid, its own rounding error decides.
    """
    x, y, z = (v.splat(b.lanes) for v in (x, y, z))
    total = b.fma(x, y, z)
    power, tie, step = (64.0, 2.0**-86, 2.0**-149) if z.ty == "float" else (128.0, 2.0**-947, 2.0**-1074)
    large = _exponent_bits(z).cmp("sgt", _BIAS[z.ty])
    up = total * 2.0**power
    down = total * 2.0**-power
    beyond = total - down * 2.0**power
    error = b.fma(x, y, z - total)
    same_side = (raw(error) ^ raw(beyond)).cmp("sge", 0) & error.ne(0.0)
    missed = b.intrinsic("fabs", beyond).eq(tie) & same_side
    grid = b.intrinsic("copysign", b.const(z.ty, step, b.lanes), beyond)
    down = b.select(missed, down + grid, down)
    return fix_nan(b, b.select(scaled, b.select(large, up, down), total), (x, y, z))


def div_fixup(b: B, q: V, denominator: V, numerator: V) -> V:
    """Put in the special cases that the division steps do not get right."""
    lanes = b.lanes
    q, denominator, numerator = (v.splat(lanes) for v in (q, denominator, numerator))
    ty = INTEGER[q.ty]
    width = {"half": 16, "float": 32, "double": 64}[q.ty]
    sign = (raw(denominator) ^ raw(numerator)) & (1 << (width - 1))

    def signed(value: V) -> V:
        return from_raw((raw(value) & ((1 << (width - 1)) - 1)) | sign, q)

    infinity = b.const(q.ty, math.inf, lanes)
    zero = b.const(q.ty, 0.0, lanes)
    default = from_raw(b.const(ty, _DEFAULT_NAN[q.ty] | (1 << (width - 1)), lanes), q)
    top, bottom = _exponent_bits(numerator), _exponent_bits(denominator)
    n_inf = b.intrinsic("fabs", numerator).eq(math.inf)
    d_inf = b.intrinsic("fabs", denominator).eq(math.inf)
    result = b.select(is_nan(q), signed(infinity), signed(q))
    if q.ty != "half":
        result = b.select((top - bottom).cmp("slt", -150 if q.ty == "float" else -1075), signed(zero), result)
    result = b.select(d_inf | numerator.eq(0.0), signed(zero), result)
    result = b.select(n_inf | denominator.eq(0.0), signed(infinity), result)
    result = b.select((n_inf & d_inf) | (numerator.eq(0.0) & denominator.eq(0.0)), default, result)
    result = b.select(is_nan(denominator), quiet(b, denominator), result)
    return b.select(is_nan(numerator), quiet(b, numerator), result)


# ---- 2/pi for the reduction of large angles


def _two_over_pi() -> bytes:
    """The first 1201 bits of 2/pi, then zeros, by Machin's formula in integers."""
    scale = 1 << 1400

    def arctan_inverse(n: int) -> int:
        total, term, k = 0, scale // n, 1
        while term:
            total += term // k if k % 4 == 1 else -(term // k)
            term //= n * n
            k += 2
        return total

    pi = 4 * (4 * arctan_inverse(5) - arctan_inverse(239))
    fraction_bits = 2 * scale * (1 << 1201) // pi
    return (fraction_bits << (8 * 360 - 1201)).to_bytes(360, "big")


def trig_preop(b: B, x: V, segment: V) -> V:
    """53 bits of 2/pi, from the place that the angle's exponent and the segment number choose, scaled accordingly."""
    data = "".join(f"\\{byte:02X}" for byte in _two_over_pi())
    b.declares.add(f'@two_over_pi = private unnamed_addr constant [360 x i8] c"{data}"')
    exponent_bits = _exponent_bits(x.splat(b.lanes))
    shift = (segment.splat(b.lanes) & 31) * 53
    beyond = exponent_bits.cmp("sgt", 1077)
    shift = shift + b.select(beyond, exponent_bits - 1077, 0)
    shift = b.select(shift.cmp("ugt", 2800), 2800, shift)
    table = V(b, "ptr", 0, "@two_over_pi")
    picked = b.const("i64", 0, b.lanes)
    for lane in range(b.lanes):
        at = (b.extract(shift, lane) >> 3).zext("i64")
        word = b.intrinsic("bswap", b.load(b.at(table, at), "i64", align=1))
        picked = b.insert(picked, word, lane)
    bits = (picked << (shift & 7).zext("i64")) >> 11
    power = b.const("i32", -53, b.lanes) - shift
    power = b.select(exponent_bits.cmp("sge", 1968), power + 128, power)
    return scale(b, bits.cast("uitofp", "double"), power)


# ---- the transcendental unit, in f64 inside


def _polynomial(x: V, coefficients: Sequence[float]) -> V:
    """Horner's scheme, highest power first."""
    b = x.b
    total = b.const("double", coefficients[0], x.lanes)
    for c in coefficients[1:]:
        total = b.intrinsic("fma", total, x, b.const("double", c, x.lanes))
    return total


_EXP2 = [math.log(2) ** k / math.factorial(k) for k in range(13, -1, -1)]
_SINE = [(-1) ** k * (2 * math.pi) ** (2 * k + 1) / math.factorial(2 * k + 1) for k in range(10, -1, -1)]
_LOG2 = [2 / math.log(2) / (2 * k + 1) for k in range(11, -1, -1)]


def exp2(b: B, x: V) -> V:
    bounded = b.select(x.cmp("ogt", -200.0), x, -200.0)
    bounded = b.select(bounded.cmp("olt", 200.0), bounded, 200.0)
    whole = b.intrinsic("roundeven", bounded)
    part = (bounded - whole).cast("fpext", "double")
    power = power_of_two(b, whole.cast("fptosi", "i32"), "double")
    result = (_polynomial(part, _EXP2) * power).cast("fptrunc", "float")
    return b.select(is_nan(x), x, result)


def log2(b: B, x: V) -> V:
    bits = raw(x)
    exponent_value = (bits >> 23) - 127
    mantissa_bits = (bits & 0x7FFFFF) | 0x3F800000
    upper = mantissa_bits.cmp("ugt", 0x3FB504F3)
    mantissa_bits = b.select(upper, mantissa_bits - 0x800000, mantissa_bits)
    exponent_value = exponent_value + upper.zext("i32")
    m = mantissa_bits.bitcast("float").cast("fpext", "double")
    s = (m - 1.0) / (m + 1.0)
    series = _polynomial(s * s, _LOG2) * s
    result = (series + exponent_value.cast("sitofp", "double")).cast("fptrunc", "float")
    result = b.select(x.eq(math.inf), x, result)
    result = b.select(x.eq(0.0), -math.inf, result)
    nan = b.const("i32", _DEFAULT_NAN["float"], x.lanes).bitcast("float")
    return b.select(is_nan(x) | x.cmp("olt", 0.0), nan, result)


def sine(b: B, x: V, quarter: float) -> V:
    """Sine of ``x`` turns, a quarter turn later for the cosine."""
    turn = (x - b.intrinsic("roundeven", x)).cast("fpext", "double") + quarter
    turn = turn - b.intrinsic("roundeven", turn)
    folded = b.intrinsic("copysign", b.const("double", 0.5, x.lanes), turn) - turn
    turn = b.select(b.intrinsic("fabs", turn).cmp("ogt", 0.25), folded, turn)
    result = (_polynomial(turn * turn, _SINE) * turn).cast("fptrunc", "float")
    magnitude = b.intrinsic("fabs", x)
    result = b.select(magnitude.cmp("ogt", 256.0), 1.0 if quarter else 0.0, result)
    infinite = b.const("i32", _DEFAULT_NAN["float"], x.lanes).bitcast("float")
    return b.select(magnitude.cmp("ueq", math.inf), infinite, result)
