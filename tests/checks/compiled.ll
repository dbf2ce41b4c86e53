; Kernels for the checks' tests: what llc makes of them has every wait and wait state that LLVM knows of.

target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [1024 x float] poison, align 16

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i64 @llvm.amdgcn.s.memtime()
declare void @llvm.amdgcn.s.barrier()
declare float @llvm.exp2.f32(float)
declare float @llvm.sqrt.f32(float)
declare double @llvm.fma.f64(double, double, double)
declare float @llvm.amdgcn.fdot2(<2 x half>, <2 x half>, float, i1)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32, i32, i32)
declare <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double, double, <4 x double>, i32, i32, i32)

define amdgpu_kernel void @matrices(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %acc = phi <4 x float> [ zeroinitializer, %entry ], [ %sum, %body ]
  %big = phi <16 x float> [ zeroinitializer, %entry ], [ %bigger, %body ]
  %o = add i32 %i, %t
  %pa = getelementptr <4 x half>, ptr addrspace(1) %a, i32 %o
  %pb = getelementptr <4 x half>, ptr addrspace(1) %b, i32 %o
  %va = load <4 x half>, ptr addrspace(1) %pa
  %vb = load <4 x half>, ptr addrspace(1) %pb
  %sum = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %va, <4 x half> %vb, <4 x float> %acc, i32 0, i32 0, i32 0)
  %bigger = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %vb, <4 x half> %va, <16 x float> %big, i32 0, i32 0, i32 0)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %done
done:
  %first = extractelement <4 x float> %sum, i32 0
  %e = call float @llvm.exp2.f32(float %first)
  %last = extractelement <16 x float> %bigger, i32 15
  %q = fdiv float %e, %last
  %pc = getelementptr float, ptr addrspace(1) %c, i32 %t
  store float %q, ptr addrspace(1) %pc
  ret void
}

define amdgpu_kernel void @double_matrices(ptr addrspace(1) %a, ptr addrspace(1) %c) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr double, ptr addrspace(1) %a, i32 %t
  %va = load double, ptr addrspace(1) %pa
  %m = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %va, double %va, <4 x double> zeroinitializer, i32 0, i32 0, i32 0)
  %m2 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %va, double %va, <4 x double> %m, i32 0, i32 0, i32 0)
  %x = extractelement <4 x double> %m2, i32 1
  %f = call double @llvm.fma.f64(double %x, double %va, double %va)
  %d = fdiv double %f, %x
  %pc = getelementptr double, ptr addrspace(1) %c, i32 %t
  store double %d, ptr addrspace(1) %pc
  ret void
}

define amdgpu_kernel void @reduction(ptr addrspace(1) %x, ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = shl i32 %g, 8
  %i = add i32 %base, %t
  %in = icmp ult i32 %i, %n
  br i1 %in, label %get, label %put
get:
  %px = getelementptr float, ptr addrspace(1) %x, i32 %i
  %loaded = load float, ptr addrspace(1) %px
  br label %put
put:
  %v = phi float [ 0.0, %entry ], [ %loaded, %get ]
  %slot = getelementptr float, ptr addrspace(3) @tile, i32 %t
  store float %v, ptr addrspace(3) %slot
  br label %loop
loop:
  %half = phi i32 [ 128, %put ], [ %quarter, %joined ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %mine = icmp ult i32 %t, %half
  br i1 %mine, label %add, label %joined
add:
  %j = add i32 %t, %half
  %other = getelementptr float, ptr addrspace(3) @tile, i32 %j
  %l = load float, ptr addrspace(3) %slot
  %r = load float, ptr addrspace(3) %other
  %s = fadd float %l, %r
  store float %s, ptr addrspace(3) %slot
  br label %joined
joined:
  %quarter = lshr i32 %half, 1
  %on = icmp ne i32 %quarter, 0
  br i1 %on, label %loop, label %end
end:
  %zero = icmp eq i32 %t, 0
  br i1 %zero, label %write, label %leave
write:
  %total = load float, ptr addrspace(3) %slot
  %po = getelementptr float, ptr addrspace(1) %out, i32 %g
  %old = atomicrmw fadd ptr addrspace(1) %out, float %total syncscope("agent") monotonic
  store float %old, ptr addrspace(1) %po
  br label %leave
leave:
  ret void
}

define amdgpu_kernel void @lanes(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %k) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %px = getelementptr i32, ptr addrspace(1) %x, i32 %t
  %v = load i32, ptr addrspace(1) %px
  %w = mul i32 %v, 7
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 %w, i32 %w, i32 273, i32 15, i32 15, i1 false)
  %s = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %d)
  %lane = and i32 %s, 63
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %d, i32 %lane)
  %b = call i32 @llvm.amdgcn.ds.bpermute(i32 %r, i32 %w)
  %o = add i32 %b, %r
  %time = call i64 @llvm.amdgcn.s.memtime()
  %low = trunc i64 %time to i32
  %idx = add i32 %s, %t
  %py = getelementptr i32, ptr addrspace(1) %y, i32 %idx
  %sum = add i32 %o, %low
  store i32 %sum, ptr addrspace(1) %py
  ret void
}

define amdgpu_kernel void @wide(ptr addrspace(1) %x, ptr %flat, <2 x half> %h, i64 %big) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %px = getelementptr <4 x float>, ptr addrspace(1) %x, i32 %t
  %v = load <4 x float>, ptr addrspace(1) %px
  store <4 x float> %v, ptr addrspace(1) %x
  %v1 = fadd <4 x float> %v, <float 1.0, float 2.0, float 3.0, float 4.0>
  store <4 x float> %v1, ptr addrspace(1) %px
  %pf = getelementptr float, ptr %flat, i32 %t
  %f = load float, ptr %pf
  %e0 = extractelement <4 x float> %v1, i32 0
  %dot = call float @llvm.amdgcn.fdot2(<2 x half> %h, <2 x half> %h, float %e0, i1 false)
  %q = fdiv float %f, %dot
  %root = call float @llvm.sqrt.f32(float %q)
  store float %root, ptr %pf
  %ti = zext i32 %t to i64
  %ti1 = add i64 %ti, 3
  %div = udiv i64 %big, %ti1
  %pd = getelementptr i64, ptr addrspace(1) %x, i64 %ti
  store i64 %div, ptr addrspace(1) %pd
  ret void
}

define internal float @helper(float %x) noinline {
  %y = call float @llvm.exp2.f32(float %x)
  %z = fadd float %y, %x
  ret float %z
}

define amdgpu_kernel void @calls(ptr addrspace(1) %x) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %px = getelementptr float, ptr addrspace(1) %x, i32 %t
  %v = load float, ptr addrspace(1) %px
  %r = call float @helper(float %v)
  %s = alloca [32 x float], addrspace(5)
  %i = and i32 %t, 31
  %ps = getelementptr float, ptr addrspace(5) %s, i32 %i
  store volatile float %r, ptr addrspace(5) %ps
  %back = load volatile float, ptr addrspace(5) %ps
  store float %back, ptr addrspace(1) %px
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="1,256" "uniform-work-group-size"="true" }
