// The amdisa dialect: AMD GPU assembly (CDNA, wave64) as MLIR, one operation an instruction and one a label.
//
//   mlir-opt --irdl-file=amdisa.irdl.mlir kernel.mlir
//
// A function is a func.func; where control goes is said by cf.br, cf.cond_br, cf.switch and func.return, since
// operations that IRDL declares cannot end a block. docs/lift.md describes how both go together.

irdl.dialect @amdisa {

  // ---------------------------------------------------------------- operands

  // Registers: the first one's number, and how many: s[4:5] is #amdisa.sgpr<4, 2>.
  irdl.attribute @vgpr {
    %first = irdl.base "#builtin.integer"
    %count = irdl.base "#builtin.integer"
    irdl.parameters(first: %first, count: %count)
  }
  irdl.attribute @sgpr {
    %first = irdl.base "#builtin.integer"
    %count = irdl.base "#builtin.integer"
    irdl.parameters(first: %first, count: %count)
  }
  irdl.attribute @agpr {
    %first = irdl.base "#builtin.integer"
    %count = irdl.base "#builtin.integer"
    irdl.parameters(first: %first, count: %count)
  }

  // Operands with a name of their own.
  irdl.attribute @special {
    %vcc = irdl.is "vcc"
    %vcc_lo = irdl.is "vcc_lo"
    %vcc_hi = irdl.is "vcc_hi"
    %exec = irdl.is "exec"
    %exec_lo = irdl.is "exec_lo"
    %exec_hi = irdl.is "exec_hi"
    %m0 = irdl.is "m0"
    %scc = irdl.is "scc"
    %vccz = irdl.is "vccz"
    %execz = irdl.is "execz"
    %src_scc = irdl.is "src_scc"
    %src_vccz = irdl.is "src_vccz"
    %src_execz = irdl.is "src_execz"
    %flat_scratch = irdl.is "flat_scratch"
    %flat_scratch_lo = irdl.is "flat_scratch_lo"
    %flat_scratch_hi = irdl.is "flat_scratch_hi"
    %xnack_mask = irdl.is "xnack_mask"
    %xnack_mask_lo = irdl.is "xnack_mask_lo"
    %xnack_mask_hi = irdl.is "xnack_mask_hi"
    %src_shared_base = irdl.is "src_shared_base"
    %src_shared_limit = irdl.is "src_shared_limit"
    %src_private_base = irdl.is "src_private_base"
    %src_private_limit = irdl.is "src_private_limit"
    %src_pops_exiting_wave_id = irdl.is "src_pops_exiting_wave_id"
    %lds_direct = irdl.is "lds_direct"
    %src_lds_direct = irdl.is "src_lds_direct"
    %off = irdl.is "off"
    %null = irdl.is "null"
    %name = irdl.any_of(%vcc, %vcc_lo, %vcc_hi, %exec, %exec_lo, %exec_hi, %m0, %scc, %vccz, %execz, %src_scc,
        %src_vccz, %src_execz, %flat_scratch, %flat_scratch_lo, %flat_scratch_hi, %xnack_mask, %xnack_mask_lo,
        %xnack_mask_hi, %src_shared_base, %src_shared_limit, %src_private_base, %src_private_limit,
        %src_pops_exiting_wave_id, %lds_direct, %src_lds_direct, %off, %null)
    irdl.parameters(name: %name)
  }

  // A register read with a sign or magnitude changed: -v1, |v1|, -|v1|, sext(v1).
  irdl.attribute @modified {
    %neg = irdl.is "neg"
    %abs = irdl.is "abs"
    %neg_abs = irdl.is "neg_abs"
    %sext = irdl.is "sext"
    %form = irdl.any_of(%neg, %abs, %neg_abs, %sext)
    %vgpr = irdl.base @amdisa::@vgpr
    %sgpr = irdl.base @amdisa::@sgpr
    %agpr = irdl.base @amdisa::@agpr
    %special = irdl.base @amdisa::@special
    %operand = irdl.any_of(%vgpr, %sgpr, %agpr, %special)
    irdl.parameters(form: %form, operand: %operand)
  }

  // A number written in hexadecimal; decimal and floating-point numbers are builtin attributes.
  irdl.attribute @hex {
    %value = irdl.base "#builtin.integer"
    irdl.parameters(value: %value)
  }

  // What s_waitcnt waits for: vmcnt(0).
  irdl.attribute @count {
    %vmcnt = irdl.is "vmcnt"
    %expcnt = irdl.is "expcnt"
    %lgkmcnt = irdl.is "lgkmcnt"
    %counter = irdl.any_of(%vmcnt, %expcnt, %lgkmcnt)
    %value = irdl.base "#builtin.integer"
    irdl.parameters(counter: %counter, value: %value)
  }

  // A label or other symbol; any other operand, as assembly text.
  irdl.attribute @symbol {
    %name = irdl.base "#builtin.string"
    irdl.parameters(name: %name)
  }
  irdl.attribute @expr {
    %text = irdl.base "#builtin.string"
    irdl.parameters(text: %text)
  }

  // ---------------------------------------------------------------- modifiers

  // A word behind the operands, such as glc.
  irdl.attribute @flag {
    %name = irdl.base "#builtin.string"
    irdl.parameters(name: %name)
  }

  // A setting behind the operands, such as offset:16 or op_sel:[0,1].
  irdl.attribute @modifier {
    %name = irdl.base "#builtin.string"
    %integer = irdl.base "#builtin.integer"
    %hex = irdl.base @amdisa::@hex
    %list = irdl.base "#builtin.array"
    %word = irdl.base "#builtin.string"
    %value = irdl.any_of(%integer, %hex, %list, %word)
    irdl.parameters(name: %name, value: %value)
  }

  // ---------------------------------------------------------------- instructions

  irdl.operation @inst {
    %mnemonic = irdl.base "#builtin.string"
    %operands = irdl.base "#builtin.array"
    %modifiers = irdl.base "#builtin.array"
    irdl.attributes {"mnemonic" = %mnemonic, "operands" = %operands, "modifiers" = %modifiers}
  }

  // s_branch. cf.br follows and says where to; target is the label's name to use if that block still has it.
  irdl.operation @branch {
    %mnemonic = irdl.is "s_branch"
    %target = irdl.base "#builtin.string"
    irdl.attributes {"mnemonic" = %mnemonic, "target" = %target}
  }

  // A conditional branch. cf.cond_br on its result follows: first the target, then where control goes on.
  irdl.operation @cbranch {
    %s_cbranch_scc0 = irdl.is "s_cbranch_scc0"
    %s_cbranch_scc1 = irdl.is "s_cbranch_scc1"
    %s_cbranch_vccz = irdl.is "s_cbranch_vccz"
    %s_cbranch_vccnz = irdl.is "s_cbranch_vccnz"
    %s_cbranch_execz = irdl.is "s_cbranch_execz"
    %s_cbranch_execnz = irdl.is "s_cbranch_execnz"
    %s_cbranch_cdbgsys = irdl.is "s_cbranch_cdbgsys"
    %s_cbranch_cdbguser = irdl.is "s_cbranch_cdbguser"
    %s_cbranch_cdbgsys_or_user = irdl.is "s_cbranch_cdbgsys_or_user"
    %s_cbranch_cdbgsys_and_user = irdl.is "s_cbranch_cdbgsys_and_user"
    %mnemonic = irdl.any_of(%s_cbranch_scc0, %s_cbranch_scc1, %s_cbranch_vccz, %s_cbranch_vccnz,
        %s_cbranch_execz, %s_cbranch_execnz, %s_cbranch_cdbgsys, %s_cbranch_cdbguser,
        %s_cbranch_cdbgsys_or_user, %s_cbranch_cdbgsys_and_user)
    %target = irdl.base "#builtin.string"
    %taken = irdl.is i1
    irdl.attributes {"mnemonic" = %mnemonic, "target" = %target}
    irdl.results(taken: %taken)
  }

  // A jump through a register. cf.switch on its result follows, over every block that it may reach, or func.return
  // where it leaves the function.
  irdl.operation @jump {
    %s_setpc_b64 = irdl.is "s_setpc_b64"
    %s_rfe_b64 = irdl.is "s_rfe_b64"
    %s_rfe_restore_b64 = irdl.is "s_rfe_restore_b64"
    %mnemonic = irdl.any_of(%s_setpc_b64, %s_rfe_b64, %s_rfe_restore_b64)
    %operands = irdl.base "#builtin.array"
    %target = irdl.is i32
    irdl.attributes {"mnemonic" = %mnemonic, "operands" = %operands}
    irdl.results(target: %target)
  }

  // The end of the wave. func.return follows.
  irdl.operation @end {
    %s_endpgm = irdl.is "s_endpgm"
    %s_endpgm_saved = irdl.is "s_endpgm_saved"
    %s_endpgm_ordered_ps_done = irdl.is "s_endpgm_ordered_ps_done"
    %mnemonic = irdl.any_of(%s_endpgm, %s_endpgm_saved, %s_endpgm_ordered_ps_done)
    %operands = irdl.base "#builtin.array"
    irdl.attributes {"mnemonic" = %mnemonic, "operands" = %operands}
  }

  // ---------------------------------------------------------------- everything else in a file

  irdl.operation @label {
    %name = irdl.base "#builtin.string"
    irdl.attributes {"name" = %name}
  }

  // An assembler directive, such as .globl or .section.
  irdl.operation @directive {
    %name = irdl.base "#builtin.string"
    %text = irdl.base "#builtin.string"
    irdl.attributes {"name" = %name, "text" = %text}
  }

  // A directive that puts bytes into the section.
  irdl.operation @data {
    %c0 = irdl.is ".2byte"
    %c1 = irdl.is ".4byte"
    %c2 = irdl.is ".8byte"
    %c3 = irdl.is ".ascii"
    %c4 = irdl.is ".asciz"
    %c5 = irdl.is ".byte"
    %c6 = irdl.is ".dc.a"
    %c7 = irdl.is ".double"
    %c8 = irdl.is ".dword"
    %c9 = irdl.is ".fill"
    %c10 = irdl.is ".float"
    %c11 = irdl.is ".half"
    %c12 = irdl.is ".hword"
    %c13 = irdl.is ".incbin"
    %c14 = irdl.is ".int"
    %c15 = irdl.is ".long"
    %c16 = irdl.is ".octa"
    %c17 = irdl.is ".quad"
    %c18 = irdl.is ".short"
    %c19 = irdl.is ".single"
    %c20 = irdl.is ".skip"
    %c21 = irdl.is ".sleb128"
    %c22 = irdl.is ".space"
    %c23 = irdl.is ".string"
    %c24 = irdl.is ".uleb128"
    %c25 = irdl.is ".word"
    %c26 = irdl.is ".zero"
    %name = irdl.any_of(%c0, %c1, %c2, %c3, %c4, %c5, %c6, %c7, %c8, %c9, %c10, %c11, %c12, %c13, %c14, %c15,
        %c16, %c17, %c18, %c19, %c20, %c21, %c22, %c23, %c24, %c25, %c26)
    %text = irdl.base "#builtin.string"
    irdl.attributes {"name" = %name, "text" = %text}
  }

  // A comment that means something to a tool, such as @PRINT.
  irdl.operation @comment {
    %text = irdl.base "#builtin.string"
    irdl.attributes {"text" = %text}
  }

  // A line of none of these kinds.
  irdl.operation @line {
    %text = irdl.base "#builtin.string"
    irdl.attributes {"text" = %text}
  }

  // A kernel descriptor: its .amdhsa_ directives without that prefix.
  irdl.operation @descriptor {
    %kernel = irdl.base "#builtin.string"
    %fields = irdl.base "#builtin.dictionary"
    irdl.attributes {"kernel" = %kernel, "fields" = %fields}
  }

  // The metadata note, as YAML.
  irdl.operation @metadata {
    %text = irdl.base "#builtin.string"
    irdl.attributes {"text" = %text}
  }
}
