"""The corpus' Triton kernels: what people write with Triton, small."""

import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def softmax(x, y, columns, stride, BLOCK: tl.constexpr):
    """Softmax of each row."""
    row = tl.program_id(0)
    place = tl.arange(0, BLOCK)
    values = tl.load(x + row * stride + place, mask=place < columns, other=-float("inf"))
    values = tl.exp(values - tl.max(values, axis=0))
    tl.store(y + row * stride + place, values / tl.sum(values, axis=0), mask=place < columns)


@triton.jit
def layer_norm(x, weight, bias, y, mean_out, columns, epsilon, BLOCK: tl.constexpr):
    """Layer norm of each row, walking over it in blocks."""
    row = tl.program_id(0)
    total = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, columns, BLOCK):
        place = start + tl.arange(0, BLOCK)
        total += tl.load(x + row * columns + place, mask=place < columns, other=0.0).to(tl.float32)
    mean = tl.sum(total, axis=0) / columns
    squares = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, columns, BLOCK):
        place = start + tl.arange(0, BLOCK)
        values = tl.load(x + row * columns + place, mask=place < columns, other=0.0).to(tl.float32)
        values = tl.where(place < columns, values - mean, 0.0)
        squares += values * values
    scale = tl.rsqrt(tl.sum(squares, axis=0) / columns + epsilon)
    tl.store(mean_out + row, mean)
    for start in range(0, columns, BLOCK):
        place = start + tl.arange(0, BLOCK)
        inside = place < columns
        values = tl.load(x + row * columns + place, mask=inside, other=0.0).to(tl.float32)
        values = (values - mean) * scale * tl.load(weight + place, mask=inside) + tl.load(bias + place, mask=inside)
        tl.store(y + row * columns + place, values, mask=inside)


@triton.jit
def matmul(a, b, c, m, n, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """C = A B with f32 sums, one tile a program, masked at the edges."""
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    depth = tl.arange(0, BK)
    sums = tl.zeros((BM, BN), dtype=tl.float32)
    for start in range(0, k, BK):
        inside = start + depth < k
        left = tl.load(
            a + rows[:, None] * k + (start + depth)[None, :], mask=(rows[:, None] < m) & inside[None, :], other=0.0
        )
        right = tl.load(
            b + (start + depth)[:, None] * n + columns[None, :],
            mask=inside[:, None] & (columns[None, :] < n),
            other=0.0,
        )
        sums = tl.dot(left, right, sums)
    tl.store(
        c + rows[:, None] * n + columns[None, :],
        sums.to(c.dtype.element_ty),
        mask=(rows[:, None] < m) & (columns[None, :] < n),
    )


@triton.jit
def reduce(x, sums, tops, places, n, BLOCK: tl.constexpr):
    """Sum, maximum and its place of each program's block."""
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    values = tl.load(x + place, mask=place < n, other=-1e30)
    top, where = tl.max(values, axis=0, return_indices=True)
    tl.store(tops + tl.program_id(0), top)
    tl.store(places + tl.program_id(0), where)
    tl.store(sums + tl.program_id(0), tl.sum(tl.where(place < n, values, 0.0), axis=0))


@triton.jit
def histogram(x, counts, weights, sums, n, BINS: tl.constexpr, BLOCK: tl.constexpr):
    """Counts of each bin, gathered in the program and added atomically; sums of weights by an atomic an element."""
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = place < n
    bins = tl.load(x + place, mask=inside, other=0)
    found = tl.histogram(bins, BINS, mask=inside)
    tl.atomic_add(counts + tl.arange(0, BINS), found)
    tl.atomic_add(sums + bins, tl.load(weights + place, mask=inside, other=0.0), mask=inside)


@triton.jit
def _linear(scale_a, add_a, scale_b, add_b):
    return scale_a * scale_b, add_a * scale_b + add_b


@triton.jit
def scan(x, y, scales, z, COLUMNS: tl.constexpr):
    """Running sums of each row, and a linear recurrence z[i] = s[i] z[i-1] + x[i]."""
    place = tl.program_id(0) * COLUMNS + tl.arange(0, COLUMNS)
    values = tl.load(x + place)
    tl.store(y + place, tl.cumsum(values, axis=0))
    _, found = tl.associative_scan((tl.load(scales + place), values), 0, _linear)
    tl.store(z + place, found)


@triton.jit
def transpose(x, y, rows, columns, BLOCK: tl.constexpr):
    """Transposes a matrix tile by tile."""
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    c = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    tile = tl.load(x + r[:, None] * columns + c[None, :], mask=(r[:, None] < rows) & (c[None, :] < columns))
    tl.store(y + c[:, None] * rows + r[None, :], tl.trans(tile), mask=(c[:, None] < columns) & (r[None, :] < rows))


@triton.jit
def gelu(x, y, z, n, BLOCK: tl.constexpr):
    """GELU by erf in f32, and its tanh form in f16."""
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    values = tl.load(x + place, mask=place < n)
    tl.store(y + place, 0.5 * values * (1.0 + tl.erf(values * 0.7071067811865476)), mask=place < n)
    inner = 0.7978845608028654 * (values + 0.044715 * values * values * values)
    tl.store(z + place, (0.5 * values * (1.0 + libdevice.tanh(inner))).to(tl.float16), mask=place < n)


@triton.jit
def attention(q, k, v, out, length, scale, BLOCK: tl.constexpr, DEPTH: tl.constexpr):
    """Attention of one head: softmax(q k^T) v with a running maximum."""
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    depth = tl.arange(0, DEPTH)
    query = tl.load(q + rows[:, None] * DEPTH + depth[None, :], mask=rows[:, None] < length, other=0.0)
    top = tl.full([BLOCK], -float("inf"), tl.float32)
    norm = tl.zeros([BLOCK], tl.float32)
    sums = tl.zeros([BLOCK, DEPTH], tl.float32)
    for start in range(0, length, BLOCK):
        columns = start + tl.arange(0, BLOCK)
        key = tl.load(k + columns[None, :] * DEPTH + depth[:, None], mask=columns[None, :] < length, other=0.0)
        score = tl.dot(query, key) * scale
        score = tl.where(columns[None, :] < length, score, -float("inf"))
        new_top = tl.maximum(top, tl.max(score, axis=1))
        weight = tl.exp(score - new_top[:, None])
        fade = tl.exp(top - new_top)
        norm = norm * fade + tl.sum(weight, axis=1)
        value = tl.load(v + columns[:, None] * DEPTH + depth[None, :], mask=columns[:, None] < length, other=0.0)
        sums = tl.dot(weight.to(tl.float16), value, sums * fade[:, None])
        top = new_top
    tl.store(out + rows[:, None] * DEPTH + depth[None, :], sums / norm[:, None], mask=rows[:, None] < length)
