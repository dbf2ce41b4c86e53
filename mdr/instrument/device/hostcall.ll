; One hostcall printf packet, classic protocol of ROCm's device library: take a packet from the free stack, fill it,
; put it on the ready stack, ring the doorbell, wait for the host, return its answer.
;
; Buffer:  headers 0, payloads 8, doorbell 16, free_stack 24, ready_stack 32, index_mask 40 (bytes, all 64 bits wide).
; Header:  next 0, activemask 8, service 16 (32 bits), control 20 (32 bits, bit 0 READY); 24 bytes.
; Payload: 64 lanes of eight 64-bit slots. Signal: value 8, mailbox_ptr 16, event_id 24.
; Every lane that calls sends one message of %descriptor and seven quadwords; slot 0 of the answer is returned.

declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i64 @llvm.amdgcn.readfirstlane.i64(i64)
declare void @llvm.amdgcn.s.sleep(i32 immarg)
declare void @llvm.amdgcn.s.sendmsg(i32 immarg, i32)

define hidden i64 @__mdr_hostcall(ptr addrspace(1) inreg %buffer, i64 %descriptor, i64 %q0, i64 %q1, i64 %q2, i64 %q3, i64 %q4, i64 %q5, i64 %q6) #0 {
entry:
  %active = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %lane.lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lane.lo)
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %lane)
  %leads = icmp eq i32 %lane, %first
  %headers = load ptr addrspace(1), ptr addrspace(1) %buffer
  %payloads.at = getelementptr i8, ptr addrspace(1) %buffer, i64 8
  %payloads = load ptr addrspace(1), ptr addrspace(1) %payloads.at
  %free.at = getelementptr i8, ptr addrspace(1) %buffer, i64 24
  %ready.at = getelementptr i8, ptr addrspace(1) %buffer, i64 32
  %mask.at = getelementptr i8, ptr addrspace(1) %buffer, i64 40
  %mask = load i64, ptr addrspace(1) %mask.at
  br i1 %leads, label %pop, label %popped

pop:
  %top0 = load atomic i64, ptr addrspace(1) %free.at acquire, align 8
  br label %pop.try

pop.try:
  %top = phi i64 [ %top0, %pop ], [ %pop.seen, %pop.again ]
  %top.index = and i64 %top, %mask
  %top.offset = mul i64 %top.index, 24
  %top.header = getelementptr i8, ptr addrspace(1) %headers, i64 %top.offset
  %next = load atomic i64, ptr addrspace(1) %top.header monotonic, align 8
  %pop.pair = cmpxchg ptr addrspace(1) %free.at, i64 %top, i64 %next acquire monotonic
  %pop.seen = extractvalue { i64, i1 } %pop.pair, 0
  %pop.ok = extractvalue { i64, i1 } %pop.pair, 1
  br i1 %pop.ok, label %popped, label %pop.again

pop.again:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %pop.try

popped:
  %taken = phi i64 [ 0, %entry ], [ %top, %pop.try ]
  %packet = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %taken)
  %index = and i64 %packet, %mask
  %header.offset = mul i64 %index, 24
  %header = getelementptr i8, ptr addrspace(1) %headers, i64 %header.offset
  %payload.offset = shl i64 %index, 12
  %payload = getelementptr i8, ptr addrspace(1) %payloads, i64 %payload.offset
  %lane.wide = zext i32 %lane to i64
  %slots.offset = shl i64 %lane.wide, 6
  %slots = getelementptr i8, ptr addrspace(1) %payload, i64 %slots.offset
  store i64 %descriptor, ptr addrspace(1) %slots, align 64
  %slot1 = getelementptr i8, ptr addrspace(1) %slots, i64 8
  store i64 %q0, ptr addrspace(1) %slot1, align 8
  %slot2 = getelementptr i8, ptr addrspace(1) %slots, i64 16
  store i64 %q1, ptr addrspace(1) %slot2, align 16
  %slot3 = getelementptr i8, ptr addrspace(1) %slots, i64 24
  store i64 %q2, ptr addrspace(1) %slot3, align 8
  %slot4 = getelementptr i8, ptr addrspace(1) %slots, i64 32
  store i64 %q3, ptr addrspace(1) %slot4, align 32
  %slot5 = getelementptr i8, ptr addrspace(1) %slots, i64 40
  store i64 %q4, ptr addrspace(1) %slot5, align 8
  %slot6 = getelementptr i8, ptr addrspace(1) %slots, i64 48
  store i64 %q5, ptr addrspace(1) %slot6, align 16
  %slot7 = getelementptr i8, ptr addrspace(1) %slots, i64 56
  store i64 %q6, ptr addrspace(1) %slot7, align 8
  %control.at = getelementptr i8, ptr addrspace(1) %header, i64 20
  br i1 %leads, label %push, label %answered

push:
  %active.at = getelementptr i8, ptr addrspace(1) %header, i64 8
  store i64 %active, ptr addrspace(1) %active.at, align 8
  %service.at = getelementptr i8, ptr addrspace(1) %header, i64 16
  store <2 x i32> <i32 2, i32 1>, ptr addrspace(1) %service.at, align 8
  %ready0 = load atomic i64, ptr addrspace(1) %ready.at monotonic, align 8
  br label %push.try

push.try:
  %ready = phi i64 [ %ready0, %push ], [ %push.seen, %push.again ]
  store atomic i64 %ready, ptr addrspace(1) %header monotonic, align 8
  %push.pair = cmpxchg ptr addrspace(1) %ready.at, i64 %ready, i64 %packet release monotonic
  %push.seen = extractvalue { i64, i1 } %push.pair, 0
  %push.ok = extractvalue { i64, i1 } %push.pair, 1
  br i1 %push.ok, label %ring, label %push.again

push.again:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %push.try

ring:
  %doorbell.at = getelementptr i8, ptr addrspace(1) %buffer, i64 16
  %doorbell = load ptr addrspace(1), ptr addrspace(1) %doorbell.at
  %value.at = getelementptr i8, ptr addrspace(1) %doorbell, i64 8
  %value = atomicrmw add ptr addrspace(1) %value.at, i64 1 monotonic
  %mailbox.at = getelementptr i8, ptr addrspace(1) %doorbell, i64 16
  %mailbox = load ptr addrspace(1), ptr addrspace(1) %mailbox.at
  %no.mailbox = icmp eq ptr addrspace(1) %mailbox, null
  br i1 %no.mailbox, label %wait, label %interrupt

interrupt:
  %event.at = getelementptr i8, ptr addrspace(1) %doorbell, i64 24
  %event = load i32, ptr addrspace(1) %event.at
  %event.wide = zext i32 %event to i64
  store atomic i64 %event.wide, ptr addrspace(1) %mailbox release, align 8
  %event.low = and i32 %event, 255
  %event.scalar = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %event.low)
  call void @llvm.amdgcn.s.sendmsg(i32 1, i32 %event.scalar)
  br label %wait

wait:
  %control = load atomic i32, ptr addrspace(1) %control.at monotonic, align 4
  %busy = and i32 %control, 1
  %served = icmp eq i32 %busy, 0
  br i1 %served, label %answered, label %wait.again

wait.again:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %wait

answered:
  fence acquire
  %answer = load i64, ptr addrspace(1) %slots, align 64
  br i1 %leads, label %release, label %done

release:
  %step = add i64 %mask, 1
  %bumped = add i64 %packet, %step
  %wrapped = icmp eq i64 %bumped, 0
  %returned = select i1 %wrapped, i64 %step, i64 %bumped
  %free0 = load atomic i64, ptr addrspace(1) %free.at monotonic, align 8
  br label %release.try

release.try:
  %free = phi i64 [ %free0, %release ], [ %release.seen, %release.again ]
  store atomic i64 %free, ptr addrspace(1) %header monotonic, align 8
  %release.pair = cmpxchg ptr addrspace(1) %free.at, i64 %free, i64 %returned release monotonic
  %release.seen = extractvalue { i64, i1 } %release.pair, 0
  %release.ok = extractvalue { i64, i1 } %release.pair, 1
  br i1 %release.ok, label %done, label %release.again

release.again:
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %release.try

done:
  ret i64 %answer
}

attributes #0 = { convergent nounwind noinline "amdgpu-num-vgpr"="16" "amdgpu-num-sgpr"="40" "amdgpu-agpr-alloc"="0" "amdgpu-no-agpr" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-lds-kernel-id" "amdgpu-no-hostcall-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-default-queue" "amdgpu-no-completion-action" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-flat-scratch-init" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "uniform-work-group-size"="true" "amdgpu-flat-work-group-size"="1,1024" }
