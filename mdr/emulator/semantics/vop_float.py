"""VOP1, VOP2 and VOP3: floating-point arithmetic, conversions, and the functions that have their own hardware unit."""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import valu
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import CHIPS, family
from mdr.emulator.semantics import floats
from mdr.emulator.semantics.floats import fix_nan, half, half_denormals
from mdr.emulator.semantics.vop3p import packed

vop1 = family("VOP1", valu.emit)
vop2 = family("VOP2", valu.emit)
vop3 = family("VOP3", valu.emit)

Binary = Callable[[B, V, V], V]

# ---- addition, multiplication, fused multiply-add


def _with_nan(compute: Callable[..., V]) -> Callable[..., V]:
    """Give the result AMD's NaN: a NaN operand made quiet, the first of several; else the positive default one."""

    def apply(b: B, *args: V) -> V:
        return fix_nan(b, compute(b, *args), args)

    return apply


_ADD: Binary = lambda b, x, y: x + y  # noqa: E731
_SUB: Binary = lambda b, x, y: x - y  # noqa: E731
_MUL: Binary = lambda b, x, y: x * y  # noqa: E731

for _ty, _op in (("f32", vop2), ("f16", vop2), ("f64", vop3)):
    _wrap = half if _ty == "f16" else (lambda f: f)
    _sig = f"{_ty} <- {_ty}, {_ty}"
    _op(f"v_add_{_ty}", _sig, _with_nan(_wrap(_ADD)))
    _op(f"v_mul_{_ty}", _sig, _with_nan(_wrap(_MUL)))
    if _ty != "f64":
        _op(f"v_sub_{_ty}", _sig, _with_nan(_wrap(_SUB)))
        _op(f"v_subrev_{_ty}", _sig, _with_nan(lambda b, x, y, w=_wrap: w(_SUB)(b, y, x)))


def _fma(b: B, x: V, y: V, z: V) -> V:
    if x.ty == "half":
        return floats.fma_half(b, x, y, z)
    return b.fma(x, y, z)


for _ty in ("f32", "f16", "f64"):
    vop3(f"v_fma_{_ty}", f"{_ty} <- {_ty}, {_ty}, {_ty}", _with_nan(_fma), keep_half=_ty == "f16")
    if _ty != "f16":
        vop2(f"v_fmac_{_ty}", f"{_ty} <- {_ty}, {_ty}, {_ty}", _with_nan(_fma), tied=True)
vop2("v_fmaak_f32", "f32 <- f32, f32, f32", _with_nan(_fma), chips=("gfx942", "gfx950"))
vop2("v_fmamk_f32", "f32 <- f32, f32, f32", _with_nan(_fma), chips=("gfx942", "gfx950"))


def _mad(b: B, x: V, y: V, z: V) -> V:
    """Multiply, round, add: the older instruction, which flushes f32 denormals whatever MODE says."""
    x, y, z = (floats.flush_always(b, v) for v in (x, y, z))
    return floats.flush_always(b, floats.flush_always(b, x * y) + z)


@half_denormals
def _mad_half(b: B, x: V, y: V, z: V) -> V:
    wide = [v.cast("fpext", "float") for v in (x, y, z)]
    product = (wide[0] * wide[1]).cast("fptrunc", "half").cast("fpext", "float")
    return (product + wide[2]).cast("fptrunc", "half")


for _ty, _fn in (("f32", _mad), ("f16", _mad_half)):
    _sig = f"{_ty} <- {_ty}, {_ty}, {_ty}"
    _chips = ("gfx90a",) if _ty == "f32" else CHIPS
    vop3(f"v_mad_{_ty}", _sig, _with_nan(_fn), chips=_chips, keep_half=_ty == "f16")
    vop2(f"v_mac_{_ty}", _sig, _with_nan(_fn), chips=_chips, tied=True)
    vop2(f"v_madak_{_ty}", _sig, _with_nan(_fn), chips=_chips)
    vop2(f"v_madmk_{_ty}", _sig, _with_nan(_fn), chips=_chips)
vop3("v_mad_legacy_f16", "f16 <- f16, f16, f16", _with_nan(_mad_half))
vop3("v_fma_legacy_f16", "f16 <- f16, f16, f16", _with_nan(_fma))
vop2("v_pk_fmac_f16", "h2 <- h2, h2, h2", packed("half", floats.fma_half), tied=True, wide_mode=True)


def _legacy(b: B, x: V, y: V) -> V:
    """Zero times anything is zero."""
    zero = x.eq(0.0) | y.eq(0.0)
    return b.select(zero, 0.0, x * y)


def _mad_legacy(b: B, x: V, y: V, z: V) -> V:
    x, y, z = (floats.flush_always(b, v) for v in (x, y, z))
    return floats.flush_always(b, floats.flush_always(b, _legacy(b, x, y)) + z)


vop2("v_mul_legacy_f32", "f32 <- f32, f32", _with_nan(_legacy))
vop3("v_mad_legacy_f32", "f32 <- f32, f32, f32", _with_nan(_mad_legacy), chips=("gfx90a",))
vop3("v_ldexp_f64", "f64 <- f64, i32", _with_nan(lambda b, x, n: floats.scale(b, x, n)))
vop3("v_ldexp_f32", "f32 <- f32, i32", _with_nan(lambda b, x, n: floats.scale(b, x, n)))
vop2("v_ldexp_f16", "f16 <- f16, i16", _with_nan(lambda b, x, n: floats.scale_half(b, x, n)))

# ---- minimum and maximum

_MIN, _MAX = floats.extreme(low=True), floats.extreme(low=False)
for _ty, _op in (("f32", vop2), ("f16", vop2), ("f64", vop3)):
    _op(f"v_min_{_ty}", f"{_ty} <- {_ty}, {_ty}", _MIN)
    _op(f"v_max_{_ty}", f"{_ty} <- {_ty}, {_ty}", _MAX)


def _median(b: B, x: V, y: V, z: V) -> V:
    """The largest of the two others than the largest; with a NaN among them the minimum of all three."""
    top = _MAX(b, _MAX(b, x, y), z)
    middle = b.select(top.eq(x), _MAX(b, y, z), b.select(top.eq(y), _MAX(b, x, z), _MAX(b, x, y)))
    least = _MIN(b, _MIN(b, x, y), z)
    return b.select(x.cmp("uno", y) | z.cmp("uno", z), least, middle)


for _ty in ("f32", "f16"):
    vop3(f"v_min3_{_ty}", f"{_ty} <- {_ty}, {_ty}, {_ty}", lambda b, x, y, z: _MIN(b, _MIN(b, x, y), z))
    vop3(f"v_max3_{_ty}", f"{_ty} <- {_ty}, {_ty}, {_ty}", lambda b, x, y, z: _MAX(b, _MAX(b, x, y), z))
    vop3(f"v_med3_{_ty}", f"{_ty} <- {_ty}, {_ty}, {_ty}", _median)
vop3("v_minimum3_f32", "f32 <- f32, f32, f32", chips=("gfx950",),
     fn=_with_nan(lambda b, x, y, z: floats.propagate(b, _MIN(b, _MIN(b, x, y), z), (x, y, z))))  # fmt: skip
vop3("v_maximum3_f32", "f32 <- f32, f32, f32", chips=("gfx950",),
     fn=_with_nan(lambda b, x, y, z: floats.propagate(b, _MAX(b, _MAX(b, x, y), z), (x, y, z))))  # fmt: skip

# ---- rounding to integral values, fractions, exponents

for _ty in ("f32", "f16", "f64"):
    _wrap = half if _ty == "f16" else (lambda f: f)
    for _name, _intrinsic in (("trunc", "trunc"), ("ceil", "ceil"), ("floor", "floor"), ("rndne", "roundeven")):
        vop1(f"v_{_name}_{_ty}", f"{_ty} <- {_ty}", _with_nan(_wrap(lambda b, x, i=_intrinsic: b.intrinsic(i, x))))
    vop1(f"v_fract_{_ty}", f"{_ty} <- {_ty}", _with_nan(_wrap(floats.fraction)))
    vop1(f"v_frexp_mant_{_ty}", f"{_ty} <- {_ty}", _wrap(floats.mantissa))
    _int = "i16" if _ty == "f16" else "i32"
    vop1(f"v_frexp_exp_{_int}_{_ty}", f"{_int} <- {_ty}", floats.exponent)

# ---- conversions

vop1("v_cvt_f32_f16", "f32 <- f16", half_denormals(lambda b, x: x.cast("fpext", "float")))
vop1("v_cvt_f16_f32", "f16 <- f32", half_denormals(lambda b, x: x.cast("fptrunc", "half")))
vop1("v_cvt_f64_f32", "f64 <- f32", lambda b, x: x.cast("fpext", "double"), wide_mode=False)
vop1("v_cvt_f32_f64", "f32 <- f64", lambda b, x: x.cast("fptrunc", "float"), wide_mode=False)
vop1("v_cvt_f32_i32", "f32 <- i32", lambda b, x: x.cast("sitofp", "float"))
vop1("v_cvt_f32_u32", "f32 <- u32", lambda b, x: x.cast("uitofp", "float"))
vop1("v_cvt_f64_i32", "f64 <- i32", lambda b, x: x.cast("sitofp", "double"))
vop1("v_cvt_f64_u32", "f64 <- u32", lambda b, x: x.cast("uitofp", "double"))
vop1("v_cvt_f16_u16", "f16 <- u16", lambda b, x: x.cast("uitofp", "float").cast("fptrunc", "half"))
vop1("v_cvt_f16_i16", "f16 <- i16", lambda b, x: x.cast("sitofp", "float").cast("fptrunc", "half"))
for _k in range(4):
    vop1(f"v_cvt_f32_ubyte{_k}", "f32 <- u32", lambda b, x, k=_k: ((x >> (8 * k)) & 0xFF).cast("sitofp", "float"))


def _to_integer(result: str, signed: bool, rounding: str = "") -> Callable[[B, V], V]:
    """Towards zero unless ``rounding`` names an intrinsic; saturating, NaN to 0."""

    def convert(b: B, x: V) -> V:
        if x.ty == "half":
            x = x.cast("fpext", "float")
        if rounding:
            x = b.intrinsic(rounding, x)
        return b.intrinsic("fptosi.sat" if signed else "fptoui.sat", x, result=result)

    return convert


vop1("v_cvt_i32_f32", "i32 <- f32", _to_integer("i32", True))
vop1("v_cvt_u32_f32", "u32 <- f32", _to_integer("i32", False))
vop1("v_cvt_i32_f64", "i32 <- f64", _to_integer("i32", True))
vop1("v_cvt_u32_f64", "u32 <- f64", _to_integer("i32", False))
vop1("v_cvt_i16_f16", "i16 <- f16", _to_integer("i16", True))
vop1("v_cvt_u16_f16", "u16 <- f16", _to_integer("i16", False))
vop1("v_cvt_flr_i32_f32", "i32 <- f32", _to_integer("i32", True, "floor"))
vop1("v_cvt_rpi_i32_f32", "i32 <- f32", lambda b, x: _to_integer("i32", True, "floor")(b, x + 0.5))
vop1("v_cvt_norm_i16_f16", "i16 <- f16", lambda b, x: floats.normalised(b, x.cast("fpext", "float"), True).trunc("i16"))
vop1(
    "v_cvt_norm_u16_f16", "u16 <- f16", lambda b, x: floats.normalised(b, x.cast("fpext", "float"), False).trunc("i16")
)


def _pair(b: B, low: V, high: V) -> V:
    return low.zext("i32") | (high.zext("i32") << 16)


vop3(
    "v_pack_b32_f16",
    "b32 <- f16, f16",
    lambda b, x, y: _pair(b, x.bitcast("i16"), y.bitcast("i16")),
    wide_mode=False,
    clamp=False,
)
vop2(
    "v_cvt_pkrtz_f16_f32",
    "b32 <- f32, f32",
    lambda b, x, y: floats.half_towards_zero(b, x) | (floats.half_towards_zero(b, y) << 16),
    clamp=False,
)
vop3(
    "v_cvt_pk_f16_f32",
    "b32 <- f32, f32",
    lambda b, x, y: _pair(b, x.cast("fptrunc", "half").bitcast("i16"), y.cast("fptrunc", "half").bitcast("i16")),
    chips=("gfx950",),
    clamp=False,
)
vop3(
    "v_cvt_pk_bf16_f32",
    "b32 <- f32, f32",
    lambda b, x, y: floats.to_bf16(b, x) | (floats.to_bf16(b, y) << 16),
    chips=("gfx950",),
    clamp=False,
)
for _name, _scale, _signed in (("i16", 32767.0, True), ("u16", 65535.0, False)):
    vop3(
        f"v_cvt_pknorm_{_name}_f32",
        "b32 <- f32, f32",
        lambda b, x, y, s=_signed: (floats.normalised(b, x, s) & 0xFFFF) | (floats.normalised(b, y, s) << 16),
    )
vop3(
    "v_cvt_pk_u8_f32",
    "b32 <- f32, u32, b32",
    lambda b, x, n, old: floats.insert_byte(b, x, n, old),
)

for _name, _signed in (("i16", True), ("u16", False)):
    vop3(
        f"v_cvt_pknorm_{_name}_f16",
        "b32 <- f16, f16",
        lambda b, x, y, s=_signed: _pair(
            b, *(floats.normalised(b, v.cast("fpext", "float"), s).trunc("i16") for v in (x, y))
        ),
    )
vop3(
    "v_cvt_pkaccum_u8_f32",
    "b32 <- f32, u32, b32",
    lambda b, x, n, old: floats.insert_byte(b, x, n, old),
    tied=True,
)
vop1(
    "v_cvt_off_f32_i4",
    "f32 <- u32",
    lambda b, x: ((x << 28).ashr(28)).cast("sitofp", "float") * 0.0625,
)

# ---- cube maps: the face whose axis is the longest, and the coordinates on it


def _cube(on_z: Callable[..., V], on_y: Callable[..., V], on_x: Callable[..., V]) -> Callable[[B, V, V, V], V]:
    """``on_...`` give the result from (x, y, z) where that axis is the longest."""

    def choose(b: B, x: V, y: V, z: V) -> V:
        lanes = b.lanes
        x, y, z = (v.splat(lanes) for v in (x, y, z))
        a, c, d = (b.intrinsic("fabs", v) for v in (x, y, z))
        z_longest = d.cmp("oge", a) & d.cmp("oge", c)
        return b.select(
            z_longest, on_z(b, (x, y, z)), b.select(c.cmp("oge", a), on_y(b, (x, y, z)), on_x(b, (x, y, z)))
        )

    return choose


def _face(axis: int, front: float, back: float) -> Callable[..., V]:
    return lambda b, v: b.select(v[axis].cmp("olt", 0.0), back, b.const("float", front, b.lanes))


def _signed_by(axis: int, source: int, negative_front: bool) -> Callable[..., V]:
    """A coordinate whose sign depends on which of the two faces of an axis it is."""

    def pick(b: B, v: tuple[V, V, V]) -> V:
        front, back = (-v[source], v[source]) if negative_front else (v[source], -v[source])
        return b.select(v[axis].cmp("olt", 0.0), back, front)

    return pick


_CUBE = "f32 <- f32, f32, f32"
vop3("v_cubeid_f32", _CUBE, _cube(_face(2, 4.0, 5.0), _face(1, 2.0, 3.0), _face(0, 0.0, 1.0)))
vop3("v_cubesc_f32", _CUBE, _cube(_signed_by(2, 0, False), lambda b, v: v[0], _signed_by(0, 2, True)))
vop3("v_cubetc_f32", _CUBE, _cube(lambda b, v: -v[1], _signed_by(1, 2, False), lambda b, v: -v[1]))
vop3("v_cubema_f32", _CUBE, _cube(*(lambda b, v, k=k: v[k] * 2.0 for k in (2, 1, 0))))

# ---- division helpers, and 2/pi

vop3("v_trig_preop_f64", "f64 <- f64, u32", floats.trig_preop, exact="the manual's pseudocode; one source")

vop3("v_div_scale_f32", "f32, mask <- f32, f32, f32", floats.div_scale)
vop3("v_div_scale_f64", "f64, mask <- f64, f64, f64", floats.div_scale)
vop3("v_div_fmas_f32", "f32 <- f32, f32, f32, mask", floats.div_fmas, implicit_vcc=True)
vop3("v_div_fmas_f64", "f64 <- f64, f64, f64, mask", floats.div_fmas, implicit_vcc=True)
vop3("v_div_fixup_f32", "f32 <- f32, f32, f32", floats.div_fixup)
vop3("v_div_fixup_f64", "f64 <- f64, f64, f64", floats.div_fixup)
vop3("v_div_fixup_f16", "f16 <- f16, f16, f16", floats.div_fixup, keep_half=True)
vop3("v_div_fixup_legacy_f16", "f16 <- f16, f16, f16", floats.div_fixup)

# ---- reciprocals, roots, exponentials, logarithms, trigonometry

_ULP = "correctly rounded here; the hardware's result is within 1 ulp of it; f32 denormals are flushed"
_F64 = "correctly rounded here; the hardware's is a seed of about 2^-29 relative error"


def _unit(compute: Callable[[B, V], V]) -> Callable[[B, V], V]:
    """The transcendental unit: f32 denormals are zero on the way in and out, whatever MODE says."""

    def apply(b: B, x: V) -> V:
        return floats.flush_always(b, fix_nan(b, compute(b, floats.flush_always(b, x)), (x,)))

    return apply


def _reciprocal(b: B, x: V) -> V:
    return 1.0 / x


def _rsq(b: B, x: V) -> V:
    wide = x.cast("fpext", "double") if x.ty == "float" else x
    root = 1.0 / b.intrinsic("sqrt", wide)
    return root.cast("fptrunc", x.ty) if x.ty == "float" else root


vop1(("v_rcp_f32", "v_rcp_iflag_f32"), "f32 <- f32", _unit(_reciprocal), exact=_ULP)
vop1("v_rsq_f32", "f32 <- f32", _unit(_rsq), exact=_ULP)
vop1("v_sqrt_f32", "f32 <- f32", _unit(lambda b, x: b.intrinsic("sqrt", x)), exact=_ULP)
vop1("v_rcp_f64", "f64 <- f64", _with_nan(_reciprocal), exact=_F64)
vop1("v_rsq_f64", "f64 <- f64", _with_nan(_rsq), exact=_F64)
vop1("v_sqrt_f64", "f64 <- f64", _with_nan(lambda b, x: b.intrinsic("sqrt", x)), exact=_F64)
vop1("v_rcp_f16", "f16 <- f16", _with_nan(half(_reciprocal)), exact="within 1 ulp of the hardware's")
vop1("v_rsq_f16", "f16 <- f16", _with_nan(half(_rsq)), exact="within 1 ulp of the hardware's")
vop1("v_sqrt_f16", "f16 <- f16", _with_nan(half(lambda b, x: b.intrinsic("sqrt", x))), exact="within 1 ulp")
vop1(("v_exp_f32", "v_exp_legacy_f32"), "f32 <- f32", _unit(floats.exp2), exact=_ULP)
vop1(("v_log_f32", "v_log_legacy_f32"), "f32 <- f32", _unit(floats.log2), exact=_ULP)
vop1("v_exp_f16", "f16 <- f16", _with_nan(half(floats.exp2)), exact="within 1 ulp of the hardware's")
vop1("v_log_f16", "f16 <- f16", _with_nan(half(floats.log2)), exact="within 1 ulp of the hardware's")
_TRIG = (
    "absolute error below 2^-24 here; the hardware's is below about 2^-21; beyond 256 turns the hardware gives 0 or 1"
)
vop1("v_sin_f32", "f32 <- f32", _unit(lambda b, x: floats.sine(b, x, quarter=0.0)), exact=_TRIG)
vop1("v_cos_f32", "f32 <- f32", _unit(lambda b, x: floats.sine(b, x, quarter=0.25)), exact=_TRIG)
vop1("v_sin_f16", "f16 <- f16", _with_nan(half(lambda b, x: floats.sine(b, x, quarter=0.0))), exact=_TRIG)
vop1("v_cos_f16", "f16 <- f16", _with_nan(half(lambda b, x: floats.sine(b, x, quarter=0.25))), exact=_TRIG)
