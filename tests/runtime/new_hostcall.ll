; A kernel that prints "WORKGROUP.WORK-ITEM" from every lane through the new hostcall protocol: what a device library built
; with USE_NEW_HOSTCALL_IMPL does, written for the tests of the host side. The buffer pointer stands at implicit arguments + 80.

target triple = "amdgcn-amd-amdhsa"
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.sleep(i32 immarg)
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()

define amdgpu_kernel void @k() #0 {
entry:
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %at = getelementptr i8, ptr addrspace(4) %implicit, i64 80
  %buffer = load ptr addrspace(1), ptr addrspace(4) %at
  %device.phase = load ptr addrspace(1), ptr addrspace(1) %buffer
  %host.at = getelementptr i8, ptr addrspace(1) %buffer, i64 8
  %host.phase = load ptr addrspace(1), ptr addrspace(1) %host.at
  %occupied.at = getelementptr i8, ptr addrspace(1) %buffer, i64 16
  %occupied = load ptr addrspace(1), ptr addrspace(1) %occupied.at
  %headers.at = getelementptr i8, ptr addrspace(1) %buffer, i64 24
  %headers = load ptr addrspace(1), ptr addrspace(1) %headers.at
  %payloads.at = getelementptr i8, ptr addrspace(1) %buffer, i64 32
  %payloads = load ptr addrspace(1), ptr addrspace(1) %payloads.at
  %count.at = getelementptr i8, ptr addrspace(1) %buffer, i64 48
  %count = load i32, ptr addrspace(1) %count.at
  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lo)
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %lane)
  %leads = icmp eq i32 %lane, %first
  %active = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  br i1 %leads, label %claim, label %claimed

claim:
  %try = phi i32 [ 0, %entry ], [ %wrapped, %next ]
  %word = lshr i32 %try, 5
  %bit = and i32 %try, 31
  %mask = shl i32 1, %bit
  %word.at = getelementptr i32, ptr addrspace(1) %occupied, i32 %word
  %before = atomicrmw or ptr addrspace(1) %word.at, i32 %mask syncscope("agent") monotonic
  %taken.bit = and i32 %before, %mask
  %taken = icmp ne i32 %taken.bit, 0
  br i1 %taken, label %next, label %claimed

next:
  call void @llvm.amdgcn.s.sleep(i32 1)
  %following = add i32 %try, 1
  %over = icmp uge i32 %following, %count
  %wrapped = select i1 %over, i32 0, i32 %following
  br label %claim

claimed:
  %mine = phi i32 [ 0, %entry ], [ %try, %claim ]
  %index = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %mine)
  %header.offset = shl i32 %index, 4
  %header = getelementptr i8, ptr addrspace(1) %headers, i32 %header.offset
  %payload.offset = shl i32 %index, 12
  %payload = getelementptr i8, ptr addrspace(1) %payloads, i32 %payload.offset
  %slot.offset = shl i32 %lane, 6
  %slots = getelementptr i8, ptr addrspace(1) %payload, i32 %slot.offset
  store i64 131, ptr addrspace(1) %slots        ; BEGIN, END, four quadwords
  %s1 = getelementptr i8, ptr addrspace(1) %slots, i64 8
  store i64 0, ptr addrspace(1) %s1
  %s2 = getelementptr i8, ptr addrspace(1) %slots, i64 16
  store i64 11425236804645, ptr addrspace(1) %s2    ; "%d.%d\n"
  %s3 = getelementptr i8, ptr addrspace(1) %slots, i64 24
  %group.wide = zext i32 %group to i64
  store i64 %group.wide, ptr addrspace(1) %s3
  %s4 = getelementptr i8, ptr addrspace(1) %slots, i64 32
  %item.wide = zext i32 %item to i64
  store i64 %item.wide, ptr addrspace(1) %s4
  %device.at = getelementptr i32, ptr addrspace(1) %device.phase, i32 %index
  %host.phase.at = getelementptr i32, ptr addrspace(1) %host.phase, i32 %index
  br i1 %leads, label %send, label %done

send:
  store i64 %active, ptr addrspace(1) %header
  %service = getelementptr i8, ptr addrspace(1) %header, i64 8
  store i32 2, ptr addrspace(1) %service
  %phase = load atomic i32, ptr addrspace(1) %device.at monotonic, align 4
  %flipped = xor i32 %phase, 1
  store atomic i32 %flipped, ptr addrspace(1) %device.at release, align 4
  br label %wait

wait:
  %answered = load atomic i32, ptr addrspace(1) %host.phase.at acquire, align 4
  %served = icmp eq i32 %answered, %flipped
  br i1 %served, label %release, label %again

again:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %wait

release:
  %word.mine = lshr i32 %index, 5
  %bit.mine = and i32 %index, 31
  %mask.mine = shl i32 1, %bit.mine
  %keep = xor i32 %mask.mine, -1
  %word.mine.at = getelementptr i32, ptr addrspace(1) %occupied, i32 %word.mine
  %cleared = atomicrmw and ptr addrspace(1) %word.mine.at, i32 %keep syncscope("agent") monotonic
  br label %done

done:
  ret void
}

attributes #0 = { convergent nounwind "amdgpu-flat-work-group-size"="1,256" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
