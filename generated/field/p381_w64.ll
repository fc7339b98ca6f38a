; sangi gen --update
; sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
; p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
; p381, base field of BLS12-381; 381 bits in 6 limbs of 64, a spare bit on top
; checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
; 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
; this modulus; its object gated: straight line, no branch, no call, no secret address

; z <- (x + y) mod p
; @pre 0 <= x, y < p
; @post 0 <= z < p
define void @sangi_p381_add_ir(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  %u4 = getelementptr i64, ptr %x, i32 4
  %x4 = load i64, ptr %u4, align 8
  %u5 = getelementptr i64, ptr %x, i32 5
  %x5 = load i64, ptr %u5, align 8
  %y0 = load i64, ptr %y, align 8
  %u6 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u6, align 8
  %u7 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u7, align 8
  %u8 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u8, align 8
  %u9 = getelementptr i64, ptr %y, i32 4
  %y4 = load i64, ptr %u9, align 8
  %u10 = getelementptr i64, ptr %y, i32 5
  %y5 = load i64, ptr %u10, align 8
  ; s = x + y
  %u11 = add i64 %x0, %y0
  %u12 = icmp ult i64 %u11, %x0
  %u13 = zext i1 %u12 to i64
  %u14 = add i64 %x1, %y1
  %u15 = icmp ult i64 %u14, %x1
  %u16 = add i64 %u14, %u13
  %u17 = icmp ult i64 %u16, %u14
  %u18 = or i1 %u15, %u17
  %u19 = zext i1 %u18 to i64
  %u20 = add i64 %x2, %y2
  %u21 = icmp ult i64 %u20, %x2
  %u22 = add i64 %u20, %u19
  %u23 = icmp ult i64 %u22, %u20
  %u24 = or i1 %u21, %u23
  %u25 = zext i1 %u24 to i64
  %u26 = add i64 %x3, %y3
  %u27 = icmp ult i64 %u26, %x3
  %u28 = add i64 %u26, %u25
  %u29 = icmp ult i64 %u28, %u26
  %u30 = or i1 %u27, %u29
  %u31 = zext i1 %u30 to i64
  %u32 = add i64 %x4, %y4
  %u33 = icmp ult i64 %u32, %x4
  %u34 = add i64 %u32, %u31
  %u35 = icmp ult i64 %u34, %u32
  %u36 = or i1 %u33, %u35
  %u37 = zext i1 %u36 to i64
  %u38 = add i64 %x5, %y5
  %u39 = icmp ult i64 %u38, %x5
  %u40 = add i64 %u38, %u37
  %u41 = icmp ult i64 %u40, %u38
  %u42 = or i1 %u39, %u41
  ; d = s - p
  %u43 = sub i64 %u11, 13402431016077863595
  %u44 = icmp ult i64 %u11, 13402431016077863595
  %u45 = zext i1 %u44 to i64
  %u46 = sub i64 %u16, 2210141511517208575
  %u47 = icmp ult i64 %u16, 2210141511517208575
  %u48 = sub i64 %u46, %u45
  %u49 = icmp ult i64 %u46, %u45
  %u50 = or i1 %u47, %u49
  %u51 = zext i1 %u50 to i64
  %u52 = sub i64 %u22, 7435674573564081700
  %u53 = icmp ult i64 %u22, 7435674573564081700
  %u54 = sub i64 %u52, %u51
  %u55 = icmp ult i64 %u52, %u51
  %u56 = or i1 %u53, %u55
  %u57 = zext i1 %u56 to i64
  %u58 = sub i64 %u28, 7239337960414712511
  %u59 = icmp ult i64 %u28, 7239337960414712511
  %u60 = sub i64 %u58, %u57
  %u61 = icmp ult i64 %u58, %u57
  %u62 = or i1 %u59, %u61
  %u63 = zext i1 %u62 to i64
  %u64 = sub i64 %u34, 5412103778470702295
  %u65 = icmp ult i64 %u34, 5412103778470702295
  %u66 = sub i64 %u64, %u63
  %u67 = icmp ult i64 %u64, %u63
  %u68 = or i1 %u65, %u67
  %u69 = zext i1 %u68 to i64
  %u70 = sub i64 %u40, 1873798617647539866
  %u71 = icmp ult i64 %u40, 1873798617647539866
  %u72 = sub i64 %u70, %u69
  %u73 = icmp ult i64 %u70, %u69
  %u74 = or i1 %u71, %u73
  ; s where d < 0, else d
  %u75 = sext i1 %u74 to i64
  %t43 = call i64 asm sideeffect "", "=r,0"(i64 %u75)
  %u76 = xor i64 %u11, %u43
  %u77 = and i64 %t43, %u76
  %t44 = xor i64 %u43, %u77
  %u78 = xor i64 %u16, %u48
  %u79 = and i64 %t43, %u78
  %t45 = xor i64 %u48, %u79
  %u80 = xor i64 %u22, %u54
  %u81 = and i64 %t43, %u80
  %t46 = xor i64 %u54, %u81
  %u82 = xor i64 %u28, %u60
  %u83 = and i64 %t43, %u82
  %t47 = xor i64 %u60, %u83
  %u84 = xor i64 %u34, %u66
  %u85 = and i64 %t43, %u84
  %t48 = xor i64 %u66, %u85
  %u86 = xor i64 %u40, %u72
  %u87 = and i64 %t43, %u86
  %t49 = xor i64 %u72, %u87
  store i64 %t44, ptr %z, align 8
  %u88 = getelementptr i64, ptr %z, i32 1
  store i64 %t45, ptr %u88, align 8
  %u89 = getelementptr i64, ptr %z, i32 2
  store i64 %t46, ptr %u89, align 8
  %u90 = getelementptr i64, ptr %z, i32 3
  store i64 %t47, ptr %u90, align 8
  %u91 = getelementptr i64, ptr %z, i32 4
  store i64 %t48, ptr %u91, align 8
  %u92 = getelementptr i64, ptr %z, i32 5
  store i64 %t49, ptr %u92, align 8
  ret void
}

; z <- (x - y) mod p
; @pre 0 <= x, y < p
; @post 0 <= z < p
define void @sangi_p381_sub_ir(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  %u4 = getelementptr i64, ptr %x, i32 4
  %x4 = load i64, ptr %u4, align 8
  %u5 = getelementptr i64, ptr %x, i32 5
  %x5 = load i64, ptr %u5, align 8
  %y0 = load i64, ptr %y, align 8
  %u6 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u6, align 8
  %u7 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u7, align 8
  %u8 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u8, align 8
  %u9 = getelementptr i64, ptr %y, i32 4
  %y4 = load i64, ptr %u9, align 8
  %u10 = getelementptr i64, ptr %y, i32 5
  %y5 = load i64, ptr %u10, align 8
  ; d = x - y
  %u11 = sub i64 %x0, %y0
  %u12 = icmp ult i64 %x0, %y0
  %u13 = zext i1 %u12 to i64
  %u14 = sub i64 %x1, %y1
  %u15 = icmp ult i64 %x1, %y1
  %u16 = sub i64 %u14, %u13
  %u17 = icmp ult i64 %u14, %u13
  %u18 = or i1 %u15, %u17
  %u19 = zext i1 %u18 to i64
  %u20 = sub i64 %x2, %y2
  %u21 = icmp ult i64 %x2, %y2
  %u22 = sub i64 %u20, %u19
  %u23 = icmp ult i64 %u20, %u19
  %u24 = or i1 %u21, %u23
  %u25 = zext i1 %u24 to i64
  %u26 = sub i64 %x3, %y3
  %u27 = icmp ult i64 %x3, %y3
  %u28 = sub i64 %u26, %u25
  %u29 = icmp ult i64 %u26, %u25
  %u30 = or i1 %u27, %u29
  %u31 = zext i1 %u30 to i64
  %u32 = sub i64 %x4, %y4
  %u33 = icmp ult i64 %x4, %y4
  %u34 = sub i64 %u32, %u31
  %u35 = icmp ult i64 %u32, %u31
  %u36 = or i1 %u33, %u35
  %u37 = zext i1 %u36 to i64
  %u38 = sub i64 %x5, %y5
  %u39 = icmp ult i64 %x5, %y5
  %u40 = sub i64 %u38, %u37
  %u41 = icmp ult i64 %u38, %u37
  %u42 = or i1 %u39, %u41
  ; t = d + p
  %u43 = add i64 %u11, 13402431016077863595
  %u44 = icmp ult i64 %u43, %u11
  %u45 = zext i1 %u44 to i64
  %u46 = add i64 %u16, 2210141511517208575
  %u47 = icmp ult i64 %u46, %u16
  %u48 = add i64 %u46, %u45
  %u49 = icmp ult i64 %u48, %u46
  %u50 = or i1 %u47, %u49
  %u51 = zext i1 %u50 to i64
  %u52 = add i64 %u22, 7435674573564081700
  %u53 = icmp ult i64 %u52, %u22
  %u54 = add i64 %u52, %u51
  %u55 = icmp ult i64 %u54, %u52
  %u56 = or i1 %u53, %u55
  %u57 = zext i1 %u56 to i64
  %u58 = add i64 %u28, 7239337960414712511
  %u59 = icmp ult i64 %u58, %u28
  %u60 = add i64 %u58, %u57
  %u61 = icmp ult i64 %u60, %u58
  %u62 = or i1 %u59, %u61
  %u63 = zext i1 %u62 to i64
  %u64 = add i64 %u34, 5412103778470702295
  %u65 = icmp ult i64 %u64, %u34
  %u66 = add i64 %u64, %u63
  %u67 = icmp ult i64 %u66, %u64
  %u68 = or i1 %u65, %u67
  %u69 = zext i1 %u68 to i64
  %u70 = add i64 %u40, 1873798617647539866
  %u71 = icmp ult i64 %u70, %u40
  %u72 = add i64 %u70, %u69
  %u73 = icmp ult i64 %u72, %u70
  %u74 = or i1 %u71, %u73
  ; t where d < 0, else d
  %u75 = sext i1 %u74 to i64
  %t43 = call i64 asm sideeffect "", "=r,0"(i64 %u75)
  %u76 = xor i64 %u43, %u11
  %u77 = and i64 %t43, %u76
  %t44 = xor i64 %u11, %u77
  %u78 = xor i64 %u48, %u16
  %u79 = and i64 %t43, %u78
  %t45 = xor i64 %u16, %u79
  %u80 = xor i64 %u54, %u22
  %u81 = and i64 %t43, %u80
  %t46 = xor i64 %u22, %u81
  %u82 = xor i64 %u60, %u28
  %u83 = and i64 %t43, %u82
  %t47 = xor i64 %u28, %u83
  %u84 = xor i64 %u66, %u34
  %u85 = and i64 %t43, %u84
  %t48 = xor i64 %u34, %u85
  %u86 = xor i64 %u72, %u40
  %u87 = and i64 %t43, %u86
  %t49 = xor i64 %u40, %u87
  store i64 %t44, ptr %z, align 8
  %u88 = getelementptr i64, ptr %z, i32 1
  store i64 %t45, ptr %u88, align 8
  %u89 = getelementptr i64, ptr %z, i32 2
  store i64 %t46, ptr %u89, align 8
  %u90 = getelementptr i64, ptr %z, i32 3
  store i64 %t47, ptr %u90, align 8
  %u91 = getelementptr i64, ptr %z, i32 4
  store i64 %t48, ptr %u91, align 8
  %u92 = getelementptr i64, ptr %z, i32 5
  store i64 %t49, ptr %u92, align 8
  ret void
}

; z <- -x mod p
; @pre 0 <= x < p
; @post 0 <= z < p, and z = 0 for x = 0
define void @sangi_p381_neg_ir(ptr %z, ptr %x) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  %u4 = getelementptr i64, ptr %x, i32 4
  %x4 = load i64, ptr %u4, align 8
  %u5 = getelementptr i64, ptr %x, i32 5
  %x5 = load i64, ptr %u5, align 8
  ; d = x - y
  %u6 = sub i64 0, %x0
  %u7 = icmp ult i64 0, %x0
  %u8 = zext i1 %u7 to i64
  %u9 = sub i64 0, %x1
  %u10 = icmp ult i64 0, %x1
  %u11 = sub i64 %u9, %u8
  %u12 = icmp ult i64 %u9, %u8
  %u13 = or i1 %u10, %u12
  %u14 = zext i1 %u13 to i64
  %u15 = sub i64 0, %x2
  %u16 = icmp ult i64 0, %x2
  %u17 = sub i64 %u15, %u14
  %u18 = icmp ult i64 %u15, %u14
  %u19 = or i1 %u16, %u18
  %u20 = zext i1 %u19 to i64
  %u21 = sub i64 0, %x3
  %u22 = icmp ult i64 0, %x3
  %u23 = sub i64 %u21, %u20
  %u24 = icmp ult i64 %u21, %u20
  %u25 = or i1 %u22, %u24
  %u26 = zext i1 %u25 to i64
  %u27 = sub i64 0, %x4
  %u28 = icmp ult i64 0, %x4
  %u29 = sub i64 %u27, %u26
  %u30 = icmp ult i64 %u27, %u26
  %u31 = or i1 %u28, %u30
  %u32 = zext i1 %u31 to i64
  %u33 = sub i64 0, %x5
  %u34 = icmp ult i64 0, %x5
  %u35 = sub i64 %u33, %u32
  %u36 = icmp ult i64 %u33, %u32
  %u37 = or i1 %u34, %u36
  ; t = d + p
  %u38 = add i64 %u6, 13402431016077863595
  %u39 = icmp ult i64 %u38, %u6
  %u40 = zext i1 %u39 to i64
  %u41 = add i64 %u11, 2210141511517208575
  %u42 = icmp ult i64 %u41, %u11
  %u43 = add i64 %u41, %u40
  %u44 = icmp ult i64 %u43, %u41
  %u45 = or i1 %u42, %u44
  %u46 = zext i1 %u45 to i64
  %u47 = add i64 %u17, 7435674573564081700
  %u48 = icmp ult i64 %u47, %u17
  %u49 = add i64 %u47, %u46
  %u50 = icmp ult i64 %u49, %u47
  %u51 = or i1 %u48, %u50
  %u52 = zext i1 %u51 to i64
  %u53 = add i64 %u23, 7239337960414712511
  %u54 = icmp ult i64 %u53, %u23
  %u55 = add i64 %u53, %u52
  %u56 = icmp ult i64 %u55, %u53
  %u57 = or i1 %u54, %u56
  %u58 = zext i1 %u57 to i64
  %u59 = add i64 %u29, 5412103778470702295
  %u60 = icmp ult i64 %u59, %u29
  %u61 = add i64 %u59, %u58
  %u62 = icmp ult i64 %u61, %u59
  %u63 = or i1 %u60, %u62
  %u64 = zext i1 %u63 to i64
  %u65 = add i64 %u35, 1873798617647539866
  %u66 = icmp ult i64 %u65, %u35
  %u67 = add i64 %u65, %u64
  %u68 = icmp ult i64 %u67, %u65
  %u69 = or i1 %u66, %u68
  ; t where d < 0, else d
  %u70 = sext i1 %u69 to i64
  %t43 = call i64 asm sideeffect "", "=r,0"(i64 %u70)
  %u71 = xor i64 %u38, %u6
  %u72 = and i64 %t43, %u71
  %t44 = xor i64 %u6, %u72
  %u73 = xor i64 %u43, %u11
  %u74 = and i64 %t43, %u73
  %t45 = xor i64 %u11, %u74
  %u75 = xor i64 %u49, %u17
  %u76 = and i64 %t43, %u75
  %t46 = xor i64 %u17, %u76
  %u77 = xor i64 %u55, %u23
  %u78 = and i64 %t43, %u77
  %t47 = xor i64 %u23, %u78
  %u79 = xor i64 %u61, %u29
  %u80 = and i64 %t43, %u79
  %t48 = xor i64 %u29, %u80
  %u81 = xor i64 %u67, %u35
  %u82 = and i64 %t43, %u81
  %t49 = xor i64 %u35, %u82
  store i64 %t44, ptr %z, align 8
  %u83 = getelementptr i64, ptr %z, i32 1
  store i64 %t45, ptr %u83, align 8
  %u84 = getelementptr i64, ptr %z, i32 2
  store i64 %t46, ptr %u84, align 8
  %u85 = getelementptr i64, ptr %z, i32 3
  store i64 %t47, ptr %u85, align 8
  %u86 = getelementptr i64, ptr %z, i32 4
  store i64 %t48, ptr %u86, align 8
  %u87 = getelementptr i64, ptr %z, i32 5
  store i64 %t49, ptr %u87, align 8
  ret void
}

; z <- 2x mod p
; @pre 0 <= x < p
; @post 0 <= z < p
define void @sangi_p381_dbl_ir(ptr %z, ptr %x) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  %u4 = getelementptr i64, ptr %x, i32 4
  %x4 = load i64, ptr %u4, align 8
  %u5 = getelementptr i64, ptr %x, i32 5
  %x5 = load i64, ptr %u5, align 8
  ; s = x + y
  %u6 = add i64 %x0, %x0
  %u7 = icmp ult i64 %u6, %x0
  %u8 = zext i1 %u7 to i64
  %u9 = add i64 %x1, %x1
  %u10 = icmp ult i64 %u9, %x1
  %u11 = add i64 %u9, %u8
  %u12 = icmp ult i64 %u11, %u9
  %u13 = or i1 %u10, %u12
  %u14 = zext i1 %u13 to i64
  %u15 = add i64 %x2, %x2
  %u16 = icmp ult i64 %u15, %x2
  %u17 = add i64 %u15, %u14
  %u18 = icmp ult i64 %u17, %u15
  %u19 = or i1 %u16, %u18
  %u20 = zext i1 %u19 to i64
  %u21 = add i64 %x3, %x3
  %u22 = icmp ult i64 %u21, %x3
  %u23 = add i64 %u21, %u20
  %u24 = icmp ult i64 %u23, %u21
  %u25 = or i1 %u22, %u24
  %u26 = zext i1 %u25 to i64
  %u27 = add i64 %x4, %x4
  %u28 = icmp ult i64 %u27, %x4
  %u29 = add i64 %u27, %u26
  %u30 = icmp ult i64 %u29, %u27
  %u31 = or i1 %u28, %u30
  %u32 = zext i1 %u31 to i64
  %u33 = add i64 %x5, %x5
  %u34 = icmp ult i64 %u33, %x5
  %u35 = add i64 %u33, %u32
  %u36 = icmp ult i64 %u35, %u33
  %u37 = or i1 %u34, %u36
  ; d = s - p
  %u38 = sub i64 %u6, 13402431016077863595
  %u39 = icmp ult i64 %u6, 13402431016077863595
  %u40 = zext i1 %u39 to i64
  %u41 = sub i64 %u11, 2210141511517208575
  %u42 = icmp ult i64 %u11, 2210141511517208575
  %u43 = sub i64 %u41, %u40
  %u44 = icmp ult i64 %u41, %u40
  %u45 = or i1 %u42, %u44
  %u46 = zext i1 %u45 to i64
  %u47 = sub i64 %u17, 7435674573564081700
  %u48 = icmp ult i64 %u17, 7435674573564081700
  %u49 = sub i64 %u47, %u46
  %u50 = icmp ult i64 %u47, %u46
  %u51 = or i1 %u48, %u50
  %u52 = zext i1 %u51 to i64
  %u53 = sub i64 %u23, 7239337960414712511
  %u54 = icmp ult i64 %u23, 7239337960414712511
  %u55 = sub i64 %u53, %u52
  %u56 = icmp ult i64 %u53, %u52
  %u57 = or i1 %u54, %u56
  %u58 = zext i1 %u57 to i64
  %u59 = sub i64 %u29, 5412103778470702295
  %u60 = icmp ult i64 %u29, 5412103778470702295
  %u61 = sub i64 %u59, %u58
  %u62 = icmp ult i64 %u59, %u58
  %u63 = or i1 %u60, %u62
  %u64 = zext i1 %u63 to i64
  %u65 = sub i64 %u35, 1873798617647539866
  %u66 = icmp ult i64 %u35, 1873798617647539866
  %u67 = sub i64 %u65, %u64
  %u68 = icmp ult i64 %u65, %u64
  %u69 = or i1 %u66, %u68
  ; s where d < 0, else d
  %u70 = sext i1 %u69 to i64
  %t37 = call i64 asm sideeffect "", "=r,0"(i64 %u70)
  %u71 = xor i64 %u6, %u38
  %u72 = and i64 %t37, %u71
  %t38 = xor i64 %u38, %u72
  %u73 = xor i64 %u11, %u43
  %u74 = and i64 %t37, %u73
  %t39 = xor i64 %u43, %u74
  %u75 = xor i64 %u17, %u49
  %u76 = and i64 %t37, %u75
  %t40 = xor i64 %u49, %u76
  %u77 = xor i64 %u23, %u55
  %u78 = and i64 %t37, %u77
  %t41 = xor i64 %u55, %u78
  %u79 = xor i64 %u29, %u61
  %u80 = and i64 %t37, %u79
  %t42 = xor i64 %u61, %u80
  %u81 = xor i64 %u35, %u67
  %u82 = and i64 %t37, %u81
  %t43 = xor i64 %u67, %u82
  store i64 %t38, ptr %z, align 8
  %u83 = getelementptr i64, ptr %z, i32 1
  store i64 %t39, ptr %u83, align 8
  %u84 = getelementptr i64, ptr %z, i32 2
  store i64 %t40, ptr %u84, align 8
  %u85 = getelementptr i64, ptr %z, i32 3
  store i64 %t41, ptr %u85, align 8
  %u86 = getelementptr i64, ptr %z, i32 4
  store i64 %t42, ptr %u86, align 8
  %u87 = getelementptr i64, ptr %z, i32 5
  store i64 %t43, ptr %u87, align 8
  ret void
}

; z <- x / 2 mod p
; @pre 0 <= x < p
; @post 0 <= z < p
define void @sangi_p381_half_ir(ptr %z, ptr %x) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  %u4 = getelementptr i64, ptr %x, i32 4
  %x4 = load i64, ptr %u4, align 8
  %u5 = getelementptr i64, ptr %x, i32 5
  %x5 = load i64, ptr %u5, align 8
  ; s = x + p where x is odd, else x
  %c7 = trunc i64 %x0 to i1
  %u6 = sext i1 %c7 to i64
  %t8 = call i64 asm sideeffect "", "=r,0"(i64 %u6)
  %t15 = and i64 13402431016077863595, %t8
  %t16 = and i64 2210141511517208575, %t8
  %t17 = and i64 7435674573564081700, %t8
  %t18 = and i64 7239337960414712511, %t8
  %t19 = and i64 5412103778470702295, %t8
  %t20 = and i64 1873798617647539866, %t8
  %u7 = add i64 %x0, %t15
  %u8 = icmp ult i64 %u7, %x0
  %u9 = zext i1 %u8 to i64
  %u10 = add i64 %x1, %t16
  %u11 = icmp ult i64 %u10, %x1
  %u12 = add i64 %u10, %u9
  %u13 = icmp ult i64 %u12, %u10
  %u14 = or i1 %u11, %u13
  %u15 = zext i1 %u14 to i64
  %u16 = add i64 %x2, %t17
  %u17 = icmp ult i64 %u16, %x2
  %u18 = add i64 %u16, %u15
  %u19 = icmp ult i64 %u18, %u16
  %u20 = or i1 %u17, %u19
  %u21 = zext i1 %u20 to i64
  %u22 = add i64 %x3, %t18
  %u23 = icmp ult i64 %u22, %x3
  %u24 = add i64 %u22, %u21
  %u25 = icmp ult i64 %u24, %u22
  %u26 = or i1 %u23, %u25
  %u27 = zext i1 %u26 to i64
  %u28 = add i64 %x4, %t19
  %u29 = icmp ult i64 %u28, %x4
  %u30 = add i64 %u28, %u27
  %u31 = icmp ult i64 %u30, %u28
  %u32 = or i1 %u29, %u31
  %u33 = zext i1 %u32 to i64
  %u34 = add i64 %x5, %t20
  %u35 = icmp ult i64 %u34, %x5
  %u36 = add i64 %u34, %u33
  %u37 = icmp ult i64 %u36, %u34
  %u38 = or i1 %u35, %u37
  ; s / 2
  %u39 = lshr i64 %u36, 1
  %u40 = trunc i64 %u36 to i1
  %u41 = lshr i64 %u30, 1
  %u42 = zext i1 %u40 to i64
  %u43 = shl i64 %u42, 63
  %u44 = or i64 %u41, %u43
  %u45 = trunc i64 %u30 to i1
  %u46 = lshr i64 %u24, 1
  %u47 = zext i1 %u45 to i64
  %u48 = shl i64 %u47, 63
  %u49 = or i64 %u46, %u48
  %u50 = trunc i64 %u24 to i1
  %u51 = lshr i64 %u18, 1
  %u52 = zext i1 %u50 to i64
  %u53 = shl i64 %u52, 63
  %u54 = or i64 %u51, %u53
  %u55 = trunc i64 %u18 to i1
  %u56 = lshr i64 %u12, 1
  %u57 = zext i1 %u55 to i64
  %u58 = shl i64 %u57, 63
  %u59 = or i64 %u56, %u58
  %u60 = trunc i64 %u12 to i1
  %u61 = lshr i64 %u7, 1
  %u62 = zext i1 %u60 to i64
  %u63 = shl i64 %u62, 63
  %u64 = or i64 %u61, %u63
  %u65 = trunc i64 %u7 to i1
  store i64 %u64, ptr %z, align 8
  %u66 = getelementptr i64, ptr %z, i32 1
  store i64 %u59, ptr %u66, align 8
  %u67 = getelementptr i64, ptr %z, i32 2
  store i64 %u54, ptr %u67, align 8
  %u68 = getelementptr i64, ptr %z, i32 3
  store i64 %u49, ptr %u68, align 8
  %u69 = getelementptr i64, ptr %z, i32 4
  store i64 %u44, ptr %u69, align 8
  %u70 = getelementptr i64, ptr %z, i32 5
  store i64 %u39, ptr %u70, align 8
  ret void
}

; z <- x where mask is all ones, y where it is 0
; @pre mask is 0 or all ones
define void @sangi_p381_select_ir(ptr %z, ptr %x, ptr %y, i64 %mask) nounwind {
  %t2 = call i64 asm sideeffect "", "=r,0"(i64 %mask)
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  %u4 = getelementptr i64, ptr %x, i32 4
  %x4 = load i64, ptr %u4, align 8
  %u5 = getelementptr i64, ptr %x, i32 5
  %x5 = load i64, ptr %u5, align 8
  %y0 = load i64, ptr %y, align 8
  %u6 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u6, align 8
  %u7 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u7, align 8
  %u8 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u8, align 8
  %u9 = getelementptr i64, ptr %y, i32 4
  %y4 = load i64, ptr %u9, align 8
  %u10 = getelementptr i64, ptr %y, i32 5
  %y5 = load i64, ptr %u10, align 8
  %u11 = xor i64 %x0, %y0
  %u12 = and i64 %t2, %u11
  %t15 = xor i64 %y0, %u12
  %u13 = xor i64 %x1, %y1
  %u14 = and i64 %t2, %u13
  %t16 = xor i64 %y1, %u14
  %u15 = xor i64 %x2, %y2
  %u16 = and i64 %t2, %u15
  %t17 = xor i64 %y2, %u16
  %u17 = xor i64 %x3, %y3
  %u18 = and i64 %t2, %u17
  %t18 = xor i64 %y3, %u18
  %u19 = xor i64 %x4, %y4
  %u20 = and i64 %t2, %u19
  %t19 = xor i64 %y4, %u20
  %u21 = xor i64 %x5, %y5
  %u22 = and i64 %t2, %u21
  %t20 = xor i64 %y5, %u22
  store i64 %t15, ptr %z, align 8
  %u23 = getelementptr i64, ptr %z, i32 1
  store i64 %t16, ptr %u23, align 8
  %u24 = getelementptr i64, ptr %z, i32 2
  store i64 %t17, ptr %u24, align 8
  %u25 = getelementptr i64, ptr %z, i32 3
  store i64 %t18, ptr %u25, align 8
  %u26 = getelementptr i64, ptr %z, i32 4
  store i64 %t19, ptr %u26, align 8
  %u27 = getelementptr i64, ptr %z, i32 5
  store i64 %t20, ptr %u27, align 8
  ret void
}

; (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
; @pre mask is 0 or all ones
define void @sangi_p381_cswap_ir(ptr %x, ptr %y, i64 %mask) nounwind {
  %t2 = call i64 asm sideeffect "", "=r,0"(i64 %mask)
  %x0 = load i64, ptr %x, align 8
  %y0 = load i64, ptr %y, align 8
  %u1 = xor i64 %y0, %x0
  %u2 = and i64 %t2, %u1
  %t5 = xor i64 %x0, %u2
  %u3 = xor i64 %x0, %y0
  %u4 = and i64 %t2, %u3
  %t6 = xor i64 %y0, %u4
  store i64 %t5, ptr %x, align 8
  store i64 %t6, ptr %y, align 8
  %u5 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u5, align 8
  %u6 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u6, align 8
  %u7 = xor i64 %y1, %x1
  %u8 = and i64 %t2, %u7
  %t9 = xor i64 %x1, %u8
  %u9 = xor i64 %x1, %y1
  %u10 = and i64 %t2, %u9
  %t10 = xor i64 %y1, %u10
  %u11 = getelementptr i64, ptr %x, i32 1
  store i64 %t9, ptr %u11, align 8
  %u12 = getelementptr i64, ptr %y, i32 1
  store i64 %t10, ptr %u12, align 8
  %u13 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u13, align 8
  %u14 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u14, align 8
  %u15 = xor i64 %y2, %x2
  %u16 = and i64 %t2, %u15
  %t13 = xor i64 %x2, %u16
  %u17 = xor i64 %x2, %y2
  %u18 = and i64 %t2, %u17
  %t14 = xor i64 %y2, %u18
  %u19 = getelementptr i64, ptr %x, i32 2
  store i64 %t13, ptr %u19, align 8
  %u20 = getelementptr i64, ptr %y, i32 2
  store i64 %t14, ptr %u20, align 8
  %u21 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u21, align 8
  %u22 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u22, align 8
  %u23 = xor i64 %y3, %x3
  %u24 = and i64 %t2, %u23
  %t17 = xor i64 %x3, %u24
  %u25 = xor i64 %x3, %y3
  %u26 = and i64 %t2, %u25
  %t18 = xor i64 %y3, %u26
  %u27 = getelementptr i64, ptr %x, i32 3
  store i64 %t17, ptr %u27, align 8
  %u28 = getelementptr i64, ptr %y, i32 3
  store i64 %t18, ptr %u28, align 8
  %u29 = getelementptr i64, ptr %x, i32 4
  %x4 = load i64, ptr %u29, align 8
  %u30 = getelementptr i64, ptr %y, i32 4
  %y4 = load i64, ptr %u30, align 8
  %u31 = xor i64 %y4, %x4
  %u32 = and i64 %t2, %u31
  %t21 = xor i64 %x4, %u32
  %u33 = xor i64 %x4, %y4
  %u34 = and i64 %t2, %u33
  %t22 = xor i64 %y4, %u34
  %u35 = getelementptr i64, ptr %x, i32 4
  store i64 %t21, ptr %u35, align 8
  %u36 = getelementptr i64, ptr %y, i32 4
  store i64 %t22, ptr %u36, align 8
  %u37 = getelementptr i64, ptr %x, i32 5
  %x5 = load i64, ptr %u37, align 8
  %u38 = getelementptr i64, ptr %y, i32 5
  %y5 = load i64, ptr %u38, align 8
  %u39 = xor i64 %y5, %x5
  %u40 = and i64 %t2, %u39
  %t25 = xor i64 %x5, %u40
  %u41 = xor i64 %x5, %y5
  %u42 = and i64 %t2, %u41
  %t26 = xor i64 %y5, %u42
  %u43 = getelementptr i64, ptr %x, i32 5
  store i64 %t25, ptr %u43, align 8
  %u44 = getelementptr i64, ptr %y, i32 5
  store i64 %t26, ptr %u44, align 8
  ret void
}

; all ones if x = 0, else 0
; @pre 0 <= x < p
define i64 @sangi_p381_is_zero_ir(ptr %x) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  %u4 = getelementptr i64, ptr %x, i32 4
  %x4 = load i64, ptr %u4, align 8
  %u5 = getelementptr i64, ptr %x, i32 5
  %x5 = load i64, ptr %u5, align 8
  ; the union of the limbs
  %t7 = or i64 %x0, %x1
  %t8 = or i64 %t7, %x2
  %t9 = or i64 %t8, %x3
  %t10 = or i64 %t9, %x4
  %t11 = or i64 %t10, %x5
  ; below 1 only if it is 0
  %u6 = sub i64 %t11, 1
  %u7 = icmp ult i64 %t11, 1
  %u8 = sext i1 %u7 to i64
  %t15 = call i64 asm sideeffect "", "=r,0"(i64 %u8)
  ret i64 %t15
}

; all ones if x = y, else 0
; @pre 0 <= x, y < p
define i64 @sangi_p381_equal_ir(ptr %x, ptr %y) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  %u4 = getelementptr i64, ptr %x, i32 4
  %x4 = load i64, ptr %u4, align 8
  %u5 = getelementptr i64, ptr %x, i32 5
  %x5 = load i64, ptr %u5, align 8
  %y0 = load i64, ptr %y, align 8
  %u6 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u6, align 8
  %u7 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u7, align 8
  %u8 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u8, align 8
  %u9 = getelementptr i64, ptr %y, i32 4
  %y4 = load i64, ptr %u9, align 8
  %u10 = getelementptr i64, ptr %y, i32 5
  %y5 = load i64, ptr %u10, align 8
  ; the union of the limbs
  %t13 = xor i64 %x0, %y0
  %t14 = xor i64 %x1, %y1
  %t15 = or i64 %t13, %t14
  %t16 = xor i64 %x2, %y2
  %t17 = or i64 %t15, %t16
  %t18 = xor i64 %x3, %y3
  %t19 = or i64 %t17, %t18
  %t20 = xor i64 %x4, %y4
  %t21 = or i64 %t19, %t20
  %t22 = xor i64 %x5, %y5
  %t23 = or i64 %t21, %t22
  ; below 1 only if it is 0
  %u11 = sub i64 %t23, 1
  %u12 = icmp ult i64 %t23, 1
  %u13 = sext i1 %u12 to i64
  %t27 = call i64 asm sideeffect "", "=r,0"(i64 %u13)
  ret i64 %t27
}
