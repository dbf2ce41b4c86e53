; Reserve records in HIP's printf buffer, one for every lane that calls: one atomic a wave.
;
; Buffer: bytes used 0 (32 bits), capacity in bytes 4 (32 bits), records from 8. The last 4 bytes of the capacity are ours:
; they count the records that found no room (HIP's reader never gets there, because no record does).
; Returns the address of the lane's record of %size bytes, or null where it does not fit.

declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i64 @llvm.ctpop.i64(i64)

define hidden ptr addrspace(1) @__mdr_reserve(ptr addrspace(1) inreg %buffer, i32 inreg %size) #0 {
entry:
  %active = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %active.lo = trunc i64 %active to i32
  %active.shifted = lshr i64 %active, 32
  %active.hi = trunc i64 %active.shifted to i32
  %rank.lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 %active.lo, i32 0)
  %rank = call i32 @llvm.amdgcn.mbcnt.hi(i32 %active.hi, i32 %rank.lo)
  %start = mul i32 %rank, %size
  %end = add i32 %start, %size
  %leads = icmp eq i32 %rank, 0
  %capacity.at = getelementptr i8, ptr addrspace(1) %buffer, i64 4
  %capacity = load i32, ptr addrspace(1) %capacity.at
  %room = sub i32 %capacity, 4
  %used0 = load atomic i32, ptr addrspace(1) %buffer syncscope("agent") monotonic, align 4
  br label %try

try:
  %used.any = phi i32 [ %used0, %entry ], [ %seen, %tried ]
  %used = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %used.any)
  %left = sub i32 %room, %used
  %fits = icmp ule i32 %end, %left
  %fit = call i64 @llvm.amdgcn.ballot.i64(i1 %fits)
  %granted.wide = call i64 @llvm.ctpop.i64(i64 %fit)
  %granted = trunc i64 %granted.wide to i32
  %bytes = mul i32 %granted, %size
  %now = add i32 %used, %bytes
  br i1 %leads, label %exchange, label %tried

exchange:
  %pair = cmpxchg ptr addrspace(1) %buffer, i32 %used, i32 %now syncscope("agent") monotonic monotonic
  %found = extractvalue { i32, i1 } %pair, 0
  br label %tried

tried:
  %seen.any = phi i32 [ %used, %try ], [ %found, %exchange ]
  %seen = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %seen.any)
  %won = icmp eq i32 %seen, %used
  br i1 %won, label %reserved, label %try

reserved:
  %dropped = xor i1 %fits, true
  %lost = call i64 @llvm.amdgcn.ballot.i64(i1 %dropped)
  %none.lost = icmp eq i64 %lost, 0
  br i1 %none.lost, label %done, label %count

count:
  br i1 %leads, label %add, label %done

add:
  %lost.wide = call i64 @llvm.ctpop.i64(i64 %lost)
  %lost.count = trunc i64 %lost.wide to i32
  %counter.offset = zext i32 %capacity to i64
  %counter.base = getelementptr i8, ptr addrspace(1) %buffer, i64 %counter.offset
  %counter = getelementptr i8, ptr addrspace(1) %counter.base, i64 4
  %old = atomicrmw add ptr addrspace(1) %counter, i32 %lost.count syncscope("agent") monotonic
  br label %done

done:
  %offset = add i32 %used, %start
  %offset.wide = zext i32 %offset to i64
  %base = getelementptr i8, ptr addrspace(1) %buffer, i64 %offset.wide
  %record = getelementptr i8, ptr addrspace(1) %base, i64 8
  %result = select i1 %fits, ptr addrspace(1) %record, ptr addrspace(1) null
  ret ptr addrspace(1) %result
}

attributes #0 = { convergent nounwind noinline "amdgpu-num-vgpr"="5" "amdgpu-num-sgpr"="40" "amdgpu-agpr-alloc"="0" "amdgpu-no-agpr" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-flat-scratch-init" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "uniform-work-group-size"="true" "amdgpu-flat-work-group-size"="1,1024" }
