; sangi gen --update
; sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
; p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
; p256, base field of NIST P-256; fills its top limb; 256 bits in 4 limbs of 64, no spare bit on top
; checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
; 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
; this modulus; its object gated: straight line, no branch, no call, no secret address

; z <- (x + y) mod p
; @pre 0 <= x, y < p
; @post 0 <= z < p
define void @sangi_p256_add_ir(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  %y0 = load i64, ptr %y, align 8
  %u4 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u4, align 8
  %u5 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u5, align 8
  %u6 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u6, align 8
  ; s = x + y
  %u7 = add i64 %x0, %y0
  %u8 = icmp ult i64 %u7, %x0
  %u9 = zext i1 %u8 to i64
  %u10 = add i64 %x1, %y1
  %u11 = icmp ult i64 %u10, %x1
  %u12 = add i64 %u10, %u9
  %u13 = icmp ult i64 %u12, %u10
  %u14 = or i1 %u11, %u13
  %u15 = zext i1 %u14 to i64
  %u16 = add i64 %x2, %y2
  %u17 = icmp ult i64 %u16, %x2
  %u18 = add i64 %u16, %u15
  %u19 = icmp ult i64 %u18, %u16
  %u20 = or i1 %u17, %u19
  %u21 = zext i1 %u20 to i64
  %u22 = add i64 %x3, %y3
  %u23 = icmp ult i64 %u22, %x3
  %u24 = add i64 %u22, %u21
  %u25 = icmp ult i64 %u24, %u22
  %u26 = or i1 %u23, %u25
  ; s has one more limb: its carry
  %t17 = zext i1 %u26 to i64
  ; d = s - p
  %u27 = sub i64 %u7, 18446744073709551615
  %u28 = icmp ult i64 %u7, 18446744073709551615
  %u29 = zext i1 %u28 to i64
  %u30 = sub i64 %u12, 4294967295
  %u31 = icmp ult i64 %u12, 4294967295
  %u32 = sub i64 %u30, %u29
  %u33 = icmp ult i64 %u30, %u29
  %u34 = or i1 %u31, %u33
  %u35 = zext i1 %u34 to i64
  %u36 = sub i64 %u18, 0
  %u37 = icmp ult i64 %u18, 0
  %u38 = sub i64 %u36, %u35
  %u39 = icmp ult i64 %u36, %u35
  %u40 = or i1 %u37, %u39
  %u41 = zext i1 %u40 to i64
  %u42 = sub i64 %u24, 18446744069414584321
  %u43 = icmp ult i64 %u24, 18446744069414584321
  %u44 = sub i64 %u42, %u41
  %u45 = icmp ult i64 %u42, %u41
  %u46 = or i1 %u43, %u45
  %u47 = zext i1 %u46 to i64
  %u48 = sub i64 %t17, 0
  %u49 = icmp ult i64 %t17, 0
  %u50 = sub i64 %u48, %u47
  %u51 = icmp ult i64 %u48, %u47
  %u52 = or i1 %u49, %u51
  ; s where d < 0, else d
  %u53 = sext i1 %u52 to i64
  %t33 = call i64 asm sideeffect "", "=r,0"(i64 %u53)
  %u54 = xor i64 %u7, %u27
  %u55 = and i64 %t33, %u54
  %t34 = xor i64 %u27, %u55
  %u56 = xor i64 %u12, %u32
  %u57 = and i64 %t33, %u56
  %t35 = xor i64 %u32, %u57
  %u58 = xor i64 %u18, %u38
  %u59 = and i64 %t33, %u58
  %t36 = xor i64 %u38, %u59
  %u60 = xor i64 %u24, %u44
  %u61 = and i64 %t33, %u60
  %t37 = xor i64 %u44, %u61
  store i64 %t34, ptr %z, align 8
  %u62 = getelementptr i64, ptr %z, i32 1
  store i64 %t35, ptr %u62, align 8
  %u63 = getelementptr i64, ptr %z, i32 2
  store i64 %t36, ptr %u63, align 8
  %u64 = getelementptr i64, ptr %z, i32 3
  store i64 %t37, ptr %u64, align 8
  ret void
}

; z <- (x - y) mod p
; @pre 0 <= x, y < p
; @post 0 <= z < p
define void @sangi_p256_sub_ir(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  %y0 = load i64, ptr %y, align 8
  %u4 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u4, align 8
  %u5 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u5, align 8
  %u6 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u6, align 8
  ; d = x - y
  %u7 = sub i64 %x0, %y0
  %u8 = icmp ult i64 %x0, %y0
  %u9 = zext i1 %u8 to i64
  %u10 = sub i64 %x1, %y1
  %u11 = icmp ult i64 %x1, %y1
  %u12 = sub i64 %u10, %u9
  %u13 = icmp ult i64 %u10, %u9
  %u14 = or i1 %u11, %u13
  %u15 = zext i1 %u14 to i64
  %u16 = sub i64 %x2, %y2
  %u17 = icmp ult i64 %x2, %y2
  %u18 = sub i64 %u16, %u15
  %u19 = icmp ult i64 %u16, %u15
  %u20 = or i1 %u17, %u19
  %u21 = zext i1 %u20 to i64
  %u22 = sub i64 %x3, %y3
  %u23 = icmp ult i64 %x3, %y3
  %u24 = sub i64 %u22, %u21
  %u25 = icmp ult i64 %u22, %u21
  %u26 = or i1 %u23, %u25
  ; t = d + p
  %u27 = add i64 %u7, 18446744073709551615
  %u28 = icmp ult i64 %u27, %u7
  %u29 = zext i1 %u28 to i64
  %u30 = add i64 %u12, 4294967295
  %u31 = icmp ult i64 %u30, %u12
  %u32 = add i64 %u30, %u29
  %u33 = icmp ult i64 %u32, %u30
  %u34 = or i1 %u31, %u33
  %u35 = zext i1 %u34 to i64
  %u36 = add i64 %u18, 0
  %u37 = icmp ult i64 %u36, %u18
  %u38 = add i64 %u36, %u35
  %u39 = icmp ult i64 %u38, %u36
  %u40 = or i1 %u37, %u39
  %u41 = zext i1 %u40 to i64
  %u42 = add i64 %u24, 18446744069414584321
  %u43 = icmp ult i64 %u42, %u24
  %u44 = add i64 %u42, %u41
  %u45 = icmp ult i64 %u44, %u42
  %u46 = or i1 %u43, %u45
  ; t where d < 0, else d
  %u47 = sext i1 %u26 to i64
  %t29 = call i64 asm sideeffect "", "=r,0"(i64 %u47)
  %u48 = xor i64 %u27, %u7
  %u49 = and i64 %t29, %u48
  %t30 = xor i64 %u7, %u49
  %u50 = xor i64 %u32, %u12
  %u51 = and i64 %t29, %u50
  %t31 = xor i64 %u12, %u51
  %u52 = xor i64 %u38, %u18
  %u53 = and i64 %t29, %u52
  %t32 = xor i64 %u18, %u53
  %u54 = xor i64 %u44, %u24
  %u55 = and i64 %t29, %u54
  %t33 = xor i64 %u24, %u55
  store i64 %t30, ptr %z, align 8
  %u56 = getelementptr i64, ptr %z, i32 1
  store i64 %t31, ptr %u56, align 8
  %u57 = getelementptr i64, ptr %z, i32 2
  store i64 %t32, ptr %u57, align 8
  %u58 = getelementptr i64, ptr %z, i32 3
  store i64 %t33, ptr %u58, align 8
  ret void
}

; z <- -x mod p
; @pre 0 <= x < p
; @post 0 <= z < p, and z = 0 for x = 0
define void @sangi_p256_neg_ir(ptr %z, ptr %x) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  ; d = x - y
  %u4 = sub i64 0, %x0
  %u5 = icmp ult i64 0, %x0
  %u6 = zext i1 %u5 to i64
  %u7 = sub i64 0, %x1
  %u8 = icmp ult i64 0, %x1
  %u9 = sub i64 %u7, %u6
  %u10 = icmp ult i64 %u7, %u6
  %u11 = or i1 %u8, %u10
  %u12 = zext i1 %u11 to i64
  %u13 = sub i64 0, %x2
  %u14 = icmp ult i64 0, %x2
  %u15 = sub i64 %u13, %u12
  %u16 = icmp ult i64 %u13, %u12
  %u17 = or i1 %u14, %u16
  %u18 = zext i1 %u17 to i64
  %u19 = sub i64 0, %x3
  %u20 = icmp ult i64 0, %x3
  %u21 = sub i64 %u19, %u18
  %u22 = icmp ult i64 %u19, %u18
  %u23 = or i1 %u20, %u22
  ; t = d + p
  %u24 = add i64 %u4, 18446744073709551615
  %u25 = icmp ult i64 %u24, %u4
  %u26 = zext i1 %u25 to i64
  %u27 = add i64 %u9, 4294967295
  %u28 = icmp ult i64 %u27, %u9
  %u29 = add i64 %u27, %u26
  %u30 = icmp ult i64 %u29, %u27
  %u31 = or i1 %u28, %u30
  %u32 = zext i1 %u31 to i64
  %u33 = add i64 %u15, 0
  %u34 = icmp ult i64 %u33, %u15
  %u35 = add i64 %u33, %u32
  %u36 = icmp ult i64 %u35, %u33
  %u37 = or i1 %u34, %u36
  %u38 = zext i1 %u37 to i64
  %u39 = add i64 %u21, 18446744069414584321
  %u40 = icmp ult i64 %u39, %u21
  %u41 = add i64 %u39, %u38
  %u42 = icmp ult i64 %u41, %u39
  %u43 = or i1 %u40, %u42
  ; t where d < 0, else d
  %u44 = sext i1 %u23 to i64
  %t29 = call i64 asm sideeffect "", "=r,0"(i64 %u44)
  %u45 = xor i64 %u24, %u4
  %u46 = and i64 %t29, %u45
  %t30 = xor i64 %u4, %u46
  %u47 = xor i64 %u29, %u9
  %u48 = and i64 %t29, %u47
  %t31 = xor i64 %u9, %u48
  %u49 = xor i64 %u35, %u15
  %u50 = and i64 %t29, %u49
  %t32 = xor i64 %u15, %u50
  %u51 = xor i64 %u41, %u21
  %u52 = and i64 %t29, %u51
  %t33 = xor i64 %u21, %u52
  store i64 %t30, ptr %z, align 8
  %u53 = getelementptr i64, ptr %z, i32 1
  store i64 %t31, ptr %u53, align 8
  %u54 = getelementptr i64, ptr %z, i32 2
  store i64 %t32, ptr %u54, align 8
  %u55 = getelementptr i64, ptr %z, i32 3
  store i64 %t33, ptr %u55, align 8
  ret void
}

; z <- 2x mod p
; @pre 0 <= x < p
; @post 0 <= z < p
define void @sangi_p256_dbl_ir(ptr %z, ptr %x) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  ; s = x + y
  %u4 = add i64 %x0, %x0
  %u5 = icmp ult i64 %u4, %x0
  %u6 = zext i1 %u5 to i64
  %u7 = add i64 %x1, %x1
  %u8 = icmp ult i64 %u7, %x1
  %u9 = add i64 %u7, %u6
  %u10 = icmp ult i64 %u9, %u7
  %u11 = or i1 %u8, %u10
  %u12 = zext i1 %u11 to i64
  %u13 = add i64 %x2, %x2
  %u14 = icmp ult i64 %u13, %x2
  %u15 = add i64 %u13, %u12
  %u16 = icmp ult i64 %u15, %u13
  %u17 = or i1 %u14, %u16
  %u18 = zext i1 %u17 to i64
  %u19 = add i64 %x3, %x3
  %u20 = icmp ult i64 %u19, %x3
  %u21 = add i64 %u19, %u18
  %u22 = icmp ult i64 %u21, %u19
  %u23 = or i1 %u20, %u22
  ; s has one more limb: its carry
  %t13 = zext i1 %u23 to i64
  ; d = s - p
  %u24 = sub i64 %u4, 18446744073709551615
  %u25 = icmp ult i64 %u4, 18446744073709551615
  %u26 = zext i1 %u25 to i64
  %u27 = sub i64 %u9, 4294967295
  %u28 = icmp ult i64 %u9, 4294967295
  %u29 = sub i64 %u27, %u26
  %u30 = icmp ult i64 %u27, %u26
  %u31 = or i1 %u28, %u30
  %u32 = zext i1 %u31 to i64
  %u33 = sub i64 %u15, 0
  %u34 = icmp ult i64 %u15, 0
  %u35 = sub i64 %u33, %u32
  %u36 = icmp ult i64 %u33, %u32
  %u37 = or i1 %u34, %u36
  %u38 = zext i1 %u37 to i64
  %u39 = sub i64 %u21, 18446744069414584321
  %u40 = icmp ult i64 %u21, 18446744069414584321
  %u41 = sub i64 %u39, %u38
  %u42 = icmp ult i64 %u39, %u38
  %u43 = or i1 %u40, %u42
  %u44 = zext i1 %u43 to i64
  %u45 = sub i64 %t13, 0
  %u46 = icmp ult i64 %t13, 0
  %u47 = sub i64 %u45, %u44
  %u48 = icmp ult i64 %u45, %u44
  %u49 = or i1 %u46, %u48
  ; s where d < 0, else d
  %u50 = sext i1 %u49 to i64
  %t29 = call i64 asm sideeffect "", "=r,0"(i64 %u50)
  %u51 = xor i64 %u4, %u24
  %u52 = and i64 %t29, %u51
  %t30 = xor i64 %u24, %u52
  %u53 = xor i64 %u9, %u29
  %u54 = and i64 %t29, %u53
  %t31 = xor i64 %u29, %u54
  %u55 = xor i64 %u15, %u35
  %u56 = and i64 %t29, %u55
  %t32 = xor i64 %u35, %u56
  %u57 = xor i64 %u21, %u41
  %u58 = and i64 %t29, %u57
  %t33 = xor i64 %u41, %u58
  store i64 %t30, ptr %z, align 8
  %u59 = getelementptr i64, ptr %z, i32 1
  store i64 %t31, ptr %u59, align 8
  %u60 = getelementptr i64, ptr %z, i32 2
  store i64 %t32, ptr %u60, align 8
  %u61 = getelementptr i64, ptr %z, i32 3
  store i64 %t33, ptr %u61, align 8
  ret void
}

; z <- x / 2 mod p
; @pre 0 <= x < p
; @post 0 <= z < p
define void @sangi_p256_half_ir(ptr %z, ptr %x) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  ; s = x + p where x is odd, else x
  %c5 = trunc i64 %x0 to i1
  %u4 = sext i1 %c5 to i64
  %t6 = call i64 asm sideeffect "", "=r,0"(i64 %u4)
  %t11 = and i64 18446744073709551615, %t6
  %t12 = and i64 4294967295, %t6
  %t13 = and i64 0, %t6
  %t14 = and i64 18446744069414584321, %t6
  %u5 = add i64 %x0, %t11
  %u6 = icmp ult i64 %u5, %x0
  %u7 = zext i1 %u6 to i64
  %u8 = add i64 %x1, %t12
  %u9 = icmp ult i64 %u8, %x1
  %u10 = add i64 %u8, %u7
  %u11 = icmp ult i64 %u10, %u8
  %u12 = or i1 %u9, %u11
  %u13 = zext i1 %u12 to i64
  %u14 = add i64 %x2, %t13
  %u15 = icmp ult i64 %u14, %x2
  %u16 = add i64 %u14, %u13
  %u17 = icmp ult i64 %u16, %u14
  %u18 = or i1 %u15, %u17
  %u19 = zext i1 %u18 to i64
  %u20 = add i64 %x3, %t14
  %u21 = icmp ult i64 %u20, %x3
  %u22 = add i64 %u20, %u19
  %u23 = icmp ult i64 %u22, %u20
  %u24 = or i1 %u21, %u23
  ; s / 2
  %u25 = lshr i64 %u22, 1
  %u26 = zext i1 %u24 to i64
  %u27 = call i64 asm sideeffect "", "=r,0"(i64 %u26)
  %u28 = shl i64 %u27, 63
  %u29 = or i64 %u25, %u28
  %u30 = trunc i64 %u22 to i1
  %u31 = lshr i64 %u16, 1
  %u32 = zext i1 %u30 to i64
  %u33 = shl i64 %u32, 63
  %u34 = or i64 %u31, %u33
  %u35 = trunc i64 %u16 to i1
  %u36 = lshr i64 %u10, 1
  %u37 = zext i1 %u35 to i64
  %u38 = shl i64 %u37, 63
  %u39 = or i64 %u36, %u38
  %u40 = trunc i64 %u10 to i1
  %u41 = lshr i64 %u5, 1
  %u42 = zext i1 %u40 to i64
  %u43 = shl i64 %u42, 63
  %u44 = or i64 %u41, %u43
  %u45 = trunc i64 %u5 to i1
  store i64 %u44, ptr %z, align 8
  %u46 = getelementptr i64, ptr %z, i32 1
  store i64 %u39, ptr %u46, align 8
  %u47 = getelementptr i64, ptr %z, i32 2
  store i64 %u34, ptr %u47, align 8
  %u48 = getelementptr i64, ptr %z, i32 3
  store i64 %u29, ptr %u48, align 8
  ret void
}

; z <- x where mask is all ones, y where it is 0
; @pre mask is 0 or all ones
define void @sangi_p256_select_ir(ptr %z, ptr %x, ptr %y, i64 %mask) nounwind {
  %t2 = call i64 asm sideeffect "", "=r,0"(i64 %mask)
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  %y0 = load i64, ptr %y, align 8
  %u4 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u4, align 8
  %u5 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u5, align 8
  %u6 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u6, align 8
  %u7 = xor i64 %x0, %y0
  %u8 = and i64 %t2, %u7
  %t11 = xor i64 %y0, %u8
  %u9 = xor i64 %x1, %y1
  %u10 = and i64 %t2, %u9
  %t12 = xor i64 %y1, %u10
  %u11 = xor i64 %x2, %y2
  %u12 = and i64 %t2, %u11
  %t13 = xor i64 %y2, %u12
  %u13 = xor i64 %x3, %y3
  %u14 = and i64 %t2, %u13
  %t14 = xor i64 %y3, %u14
  store i64 %t11, ptr %z, align 8
  %u15 = getelementptr i64, ptr %z, i32 1
  store i64 %t12, ptr %u15, align 8
  %u16 = getelementptr i64, ptr %z, i32 2
  store i64 %t13, ptr %u16, align 8
  %u17 = getelementptr i64, ptr %z, i32 3
  store i64 %t14, ptr %u17, align 8
  ret void
}

; (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
; @pre mask is 0 or all ones
define void @sangi_p256_cswap_ir(ptr %x, ptr %y, i64 %mask) nounwind {
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
  ret void
}

; all ones if x = 0, else 0
; @pre 0 <= x < p
define i64 @sangi_p256_is_zero_ir(ptr %x) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  ; the union of the limbs
  %t5 = or i64 %x0, %x1
  %t6 = or i64 %t5, %x2
  %t7 = or i64 %t6, %x3
  ; below 1 only if it is 0
  %u4 = sub i64 %t7, 1
  %u5 = icmp ult i64 %t7, 1
  %u6 = sext i1 %u5 to i64
  %t11 = call i64 asm sideeffect "", "=r,0"(i64 %u6)
  ret i64 %t11
}

; all ones if x = y, else 0
; @pre 0 <= x, y < p
define i64 @sangi_p256_equal_ir(ptr %x, ptr %y) nounwind {
  %x0 = load i64, ptr %x, align 8
  %u1 = getelementptr i64, ptr %x, i32 1
  %x1 = load i64, ptr %u1, align 8
  %u2 = getelementptr i64, ptr %x, i32 2
  %x2 = load i64, ptr %u2, align 8
  %u3 = getelementptr i64, ptr %x, i32 3
  %x3 = load i64, ptr %u3, align 8
  %y0 = load i64, ptr %y, align 8
  %u4 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u4, align 8
  %u5 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u5, align 8
  %u6 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u6, align 8
  ; the union of the limbs
  %t9 = xor i64 %x0, %y0
  %t10 = xor i64 %x1, %y1
  %t11 = or i64 %t9, %t10
  %t12 = xor i64 %x2, %y2
  %t13 = or i64 %t11, %t12
  %t14 = xor i64 %x3, %y3
  %t15 = or i64 %t13, %t14
  ; below 1 only if it is 0
  %u7 = sub i64 %t15, 1
  %u8 = icmp ult i64 %t15, 1
  %u9 = sext i1 %u8 to i64
  %t19 = call i64 asm sideeffect "", "=r,0"(i64 %u9)
  ret i64 %t19
}
