"""Where everything lives: the byte layout of a wave's state, of an instruction record and of the shared context.

Compiled code and Python both address these blocks, so each offset is named here once.
"""

from __future__ import annotations

# ---- one wave (64-byte aligned)
SCC_INDEX = 128
"""The scalar file is 128 dwords at offset 0 as the encodings number them; SCC follows as its own dword."""
VCC, M0, EXEC, FLAT_SCRATCH = 106 * 4, 124 * 4, 126 * 4, 102 * 4
SCC = SCC_INDEX * 4
NEXT = 520
"""Record at which the wave resumes; the faulting record after a fault."""
COUNT = 528
"""Instructions executed so far."""
LEFT = 536
"""Instructions left in this turn: a taken backward branch with none left ends the turn."""
CONTEXT = 544
LDS, LDS_SIZE = 552, 560
SCRATCH, SCRATCH_SIZE = 568, 576
"""Private memory of the wave, one lane after another; bytes a lane. (The hardware interleaves lanes by dword,
which a kernel can see through a swizzled buffer descriptor only; that one is translated.)"""
MODE = 584
MXCSR_32, MXCSR_64 = 588, 592
"""Host control words that give MODE's f32 rules, and its f16 and f64 rules."""
STATUS = 600
"""READY, WAITING at a barrier, or DONE."""
READY, WAITING, DONE = 0, 1, 2
WAVE, GROUP = 604, 608
FAULT_KIND, FAULT_LANE, FAULT_ADDRESS, FAULT_SIZE = 616, 624, 632, 640
HOST_MXCSR = 648
CYCLES = 696
"""Virtual time of the wave, without the basic block that it is in."""
CODE_BASE = 656
TRAP_STATUS = 664
QUEUE_LENGTH = 672
"""Outstanding memory operations, for the check on s_waitcnt."""
FLOOR, EPOCH, ACQUIRED = 680, 684, 704
"""u32 times (see CHECK_TIME): when the workgroup last met at a barrier; when the epoch began that the wave is in (0: it is yet
to begin); when it, or before a barrier one of its workgroup, last did an atomic operation."""
TRAIL = 708
"""u32: the instructions that still matter to those that come, for the check on wait states (:mod:`mdr.emulator.trails`)."""
LDS_SHADOW = 688
"""The shadow of LDS (:mod:`mdr.emulator.regions`)."""
SPLIT, ANCIENT = 0x7FFFFFFF, 1
"""Labels of a line whose bytes have labels of their own, and of what is in order with everything."""
SHARED, ATOMIC = 1 << 30, 1 << 31
"""Added to a reader's label: others have read as well, in no order with it. Added to the label of an atomic operation."""
SCALAR_PENDING = 832
"""One byte a scalar register."""
SCALAR_DEFINED = 1024
"""A dword a scalar register, SCC behind them: the bits that hold a value which the kernel or the launch wrote."""
ADDRESSES, DATA, COMPARE, PERMUTED = 1664, 2176, 2688, 3200
"""512-byte work areas: per-lane addresses, per-lane data, per-lane comparison data, permuted source."""
QUEUE, QUEUE_ENTRIES = 3712, 60
"""Outstanding operations, 16 bytes each: u16 register index (bit 15: SGPR), u16 registers, u32 counters, u64 lanes.
A load to LDS has QUEUE_LDS for an index, no registers, and for lanes the offset in LDS and above it the bytes, u32 each."""
QUEUE_LDS = 1 << 14
COUNTERS = {"vm": 1, "lds": 2, "flat": 3, "smem": 4}
DEFINED, PENDING = 4672, 8768
"""A 64-bit lane mask a VGPR: lanes that hold a value which the kernel wrote; lanes that a load has yet to fill."""
VGPRS = 12864
VGPR_BYTES = 256
MAX_VGPRS = 512
ACCUMULATORS = 256
"""Where a0 stands among the VGPRs."""

# ---- one instruction record
RECORD = 128
FUNCTION = 0
TARGET = 8
"""Record of a branch's target; for DPP the address of its lane table."""
FIELDS = 16
"""Six 8-byte operand fields: state offsets of registers, or constants."""
FIELD_COUNT = 6
OFFSET = 64
PC = 72
"""Address of the instruction in the image."""
RANGE_START, RANGE_SIZE = 80, 88
"""The buffer that this instruction last used: checked inline before the full search."""
BLOCK_COUNT = 96
"""Instructions from the start of the basic block through this one, where it ends the block."""
BLOCK_CYCLES = 104
"""Virtual time from the start of the basic block to the end of this instruction."""
LANE_MASK = 112
RANGE_FLAGS = 120

# ---- shared context
RANGES, RANGE_COUNT = 0, 8
"""Table of registered memory, sorted by start: 24 bytes each (start, size, flags)."""
RANGE_BYTES = 24
WRITABLE, UNWRITTEN, NOTED = 1, 2, 4
"""Flags of a range: stores are allowed; its content counts as never written until the kernel writes it; the checks on
what is written look at it.
The other bits are the address of the range's shadow, a multiple of SHADOW_ALIGNMENT; 0 if accesses to it are not noted."""
SHADOW_ALIGNMENT = 64
RECORDS = 16
PC_MAP = 24
"""u32 record index by dword of the text; NO_RECORD where no instruction starts."""
NO_RECORD = 0xFFFFFFFF
TEXT_START, TEXT_SIZE = 32, 40
IMAGE_BASE = 48
CHECK_LANES, CHECK_ONE = 56, 64
RETIRE = 80
NOTE, NOTE_ROW = 72, 144
"""Addresses of the functions that check and note an access to memory, and one by all lanes side by side."""
CHECK_TIME, EPOCH_LIMIT = 88, 92
"""u32: counts the epochs, atomic operations and barriers of the launch, for the check on races; what it can count to."""
GROUP_TIMES = 96
"""Address of a u32 for each workgroup: when it last did an atomic operation."""
GROUP_WAVES = 104
PROBE = 112
"""Address of the function that watched instructions call: ``i32 (state, record)``, other than 0 to stop."""
EPOCHS = 120
"""Table of the epochs: u32 when one ended (0: it has not), u32 its wave's number in the launch."""
TRAILS, FOLLOW = 128, 136
"""The table of trails; the function that works out what is not in it: ``i32 (state, record)``, other than 0 to stop."""
CONTEXT_BYTES = 192

# ---- control block of a run
GROUPS, TOGETHER, SLOTS, RESIDENT = 0, 8, 16, 24
"""Workgroups in all, the block that all workers share, how many workgroups may be resident, how many are."""
WAVES, STATES, STATE_BYTES, ENTRY = 32, 40, 48, 56
RUN_CONTEXT, TEMPLATE, ORDER = 64, 72, 80
"""Context; the first HEADER_BYTES of every wave's state; the order of waves within a turn (u32 each)."""
SPENT, TURN, BUDGET = 88, 96, 104
"""Wave-instructions of this worker that are not in EXECUTED yet."""
SLOT_TABLE = 112
"""32 bytes a slot: active, waves ended, waves at the barrier, workgroup number."""
SLOT_BYTES = 32
LDS_BLOCKS, LDS_BYTES = 120, 128
SCRATCH_BLOCKS, SCRATCH_BYTES = 136, 144
GRID_X, GRID_Y = 152, 160
ID_X, ID_Y, ID_Z = 168, 176, 184
"""State offsets at which the workgroup ids go; NOWHERE if the kernel does not ask for one."""
NOWHERE = 0
WAVE_TABLE = 192
"""For each wave of a workgroup its EXEC mask (u64) and v0 (64 u32): WAVE_BYTES."""
WAVE_BYTES = 8 + 256
CLEAR_BYTES = 200
"""Bytes of VGPRs to clear when a wave starts."""
PATIENCE, WAITED = 208, 216
"""Turns without a workgroup's end after which one more becomes resident; turns waited so far."""
STOPPED, YIELDS = 224, 232
"""State of the wave that faulted; whether a wave gave up its turn unfinished."""
HIGH = 240
"""Slots above this are free: how far a turn has to look."""
CLEAR_MASKS = 248
"""Bytes to clear in each of DEFINED and PENDING: 0 without the checks that need them."""
SHADOWS, SHADOW_BYTES = 256, 264
"""LDS shadows of all slots, and the bytes of one: 0 unless they are needed."""
SHADOW_CLEAR = 280
"""Bytes of an LDS shadow to clear when a workgroup starts."""
SLEPT = 288
"""How often waves gave up their turns by s_sleep: each counts as SLEEP instructions of the budget, or an endless wait would
last for hours."""
SLEEP = 1000
SAME_BARRIER = 272
"""Whether waves that meet must stand at the same s_barrier."""
CONTROL_BYTES = 320
HEADER_BYTES = 1664

# ---- what the workers of a run share: a cache line each
NEXT_GROUP, EXECUTED, STOP = 0, 64, 128
"""The next workgroup to start, wave-instructions that workers have reported, and whether to stop: one of them came to
an end that ends all."""
TOGETHER_BYTES = 192
REPORT = 1 << 16
"""Wave-instructions that a worker spends before it reports them: seldom, since all workers write there."""

FINISHED, IDLE, FAULTED, EXHAUSTED, USED_UP = range(5)
"""What a call of the scheduler returns. USED_UP: so many epochs are counted that they have to be counted anew."""

# ---- what a wave's run returns
ENDED, BARRIER, SLEEPING, YIELDED, FAULT = 0, 1, 2, 3, 16

# ---- memory access flags
ACCESS_WRITE, ACCESS_FLAT = 1, 2

SHARED_APERTURE = 1 << 48
PRIVATE_APERTURE = 2 << 48
"""Upper halves of generic addresses of LDS and scratch, as Linux's amdkfd driver sets them up for GFX9."""
