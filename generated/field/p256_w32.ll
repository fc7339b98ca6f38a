; sangi gen --update
; sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
; p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
; p256, base field of NIST P-256; fills its top limb; 256 bits in 8 limbs of 32, no spare bit on top
; checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
; 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
; this modulus; its object gated: straight line, no branch, no call, no secret address

; z <- (x + y) mod p
; @pre 0 <= x, y < p
; @post 0 <= z < p
define void @sangi_p256_add_ir(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i32, ptr %x, align 4
  %u1 = getelementptr i32, ptr %x, i32 1
  %x1 = load i32, ptr %u1, align 4
  %u2 = getelementptr i32, ptr %x, i32 2
  %x2 = load i32, ptr %u2, align 4
  %u3 = getelementptr i32, ptr %x, i32 3
  %x3 = load i32, ptr %u3, align 4
  %u4 = getelementptr i32, ptr %x, i32 4
  %x4 = load i32, ptr %u4, align 4
  %u5 = getelementptr i32, ptr %x, i32 5
  %x5 = load i32, ptr %u5, align 4
  %u6 = getelementptr i32, ptr %x, i32 6
  %x6 = load i32, ptr %u6, align 4
  %u7 = getelementptr i32, ptr %x, i32 7
  %x7 = load i32, ptr %u7, align 4
  %y0 = load i32, ptr %y, align 4
  %u8 = getelementptr i32, ptr %y, i32 1
  %y1 = load i32, ptr %u8, align 4
  %u9 = getelementptr i32, ptr %y, i32 2
  %y2 = load i32, ptr %u9, align 4
  %u10 = getelementptr i32, ptr %y, i32 3
  %y3 = load i32, ptr %u10, align 4
  %u11 = getelementptr i32, ptr %y, i32 4
  %y4 = load i32, ptr %u11, align 4
  %u12 = getelementptr i32, ptr %y, i32 5
  %y5 = load i32, ptr %u12, align 4
  %u13 = getelementptr i32, ptr %y, i32 6
  %y6 = load i32, ptr %u13, align 4
  %u14 = getelementptr i32, ptr %y, i32 7
  %y7 = load i32, ptr %u14, align 4
  ; s = x + y
  %u15 = add i32 %x0, %y0
  %u16 = icmp ult i32 %u15, %x0
  %u17 = zext i1 %u16 to i32
  %u18 = add i32 %x1, %y1
  %u19 = icmp ult i32 %u18, %x1
  %u20 = add i32 %u18, %u17
  %u21 = icmp ult i32 %u20, %u18
  %u22 = or i1 %u19, %u21
  %u23 = zext i1 %u22 to i32
  %u24 = add i32 %x2, %y2
  %u25 = icmp ult i32 %u24, %x2
  %u26 = add i32 %u24, %u23
  %u27 = icmp ult i32 %u26, %u24
  %u28 = or i1 %u25, %u27
  %u29 = zext i1 %u28 to i32
  %u30 = add i32 %x3, %y3
  %u31 = icmp ult i32 %u30, %x3
  %u32 = add i32 %u30, %u29
  %u33 = icmp ult i32 %u32, %u30
  %u34 = or i1 %u31, %u33
  %u35 = zext i1 %u34 to i32
  %u36 = add i32 %x4, %y4
  %u37 = icmp ult i32 %u36, %x4
  %u38 = add i32 %u36, %u35
  %u39 = icmp ult i32 %u38, %u36
  %u40 = or i1 %u37, %u39
  %u41 = zext i1 %u40 to i32
  %u42 = add i32 %x5, %y5
  %u43 = icmp ult i32 %u42, %x5
  %u44 = add i32 %u42, %u41
  %u45 = icmp ult i32 %u44, %u42
  %u46 = or i1 %u43, %u45
  %u47 = zext i1 %u46 to i32
  %u48 = add i32 %x6, %y6
  %u49 = icmp ult i32 %u48, %x6
  %u50 = add i32 %u48, %u47
  %u51 = icmp ult i32 %u50, %u48
  %u52 = or i1 %u49, %u51
  %u53 = zext i1 %u52 to i32
  %u54 = add i32 %x7, %y7
  %u55 = icmp ult i32 %u54, %x7
  %u56 = add i32 %u54, %u53
  %u57 = icmp ult i32 %u56, %u54
  %u58 = or i1 %u55, %u57
  ; s has one more limb: its carry
  %t33 = zext i1 %u58 to i32
  ; d = s - p
  %u59 = sub i32 %u15, 4294967295
  %u60 = icmp ult i32 %u15, 4294967295
  %u61 = zext i1 %u60 to i32
  %u62 = sub i32 %u20, 4294967295
  %u63 = icmp ult i32 %u20, 4294967295
  %u64 = sub i32 %u62, %u61
  %u65 = icmp ult i32 %u62, %u61
  %u66 = or i1 %u63, %u65
  %u67 = zext i1 %u66 to i32
  %u68 = sub i32 %u26, 4294967295
  %u69 = icmp ult i32 %u26, 4294967295
  %u70 = sub i32 %u68, %u67
  %u71 = icmp ult i32 %u68, %u67
  %u72 = or i1 %u69, %u71
  %u73 = zext i1 %u72 to i32
  %u74 = sub i32 %u32, 0
  %u75 = icmp ult i32 %u32, 0
  %u76 = sub i32 %u74, %u73
  %u77 = icmp ult i32 %u74, %u73
  %u78 = or i1 %u75, %u77
  %u79 = zext i1 %u78 to i32
  %u80 = sub i32 %u38, 0
  %u81 = icmp ult i32 %u38, 0
  %u82 = sub i32 %u80, %u79
  %u83 = icmp ult i32 %u80, %u79
  %u84 = or i1 %u81, %u83
  %u85 = zext i1 %u84 to i32
  %u86 = sub i32 %u44, 0
  %u87 = icmp ult i32 %u44, 0
  %u88 = sub i32 %u86, %u85
  %u89 = icmp ult i32 %u86, %u85
  %u90 = or i1 %u87, %u89
  %u91 = zext i1 %u90 to i32
  %u92 = sub i32 %u50, 1
  %u93 = icmp ult i32 %u50, 1
  %u94 = sub i32 %u92, %u91
  %u95 = icmp ult i32 %u92, %u91
  %u96 = or i1 %u93, %u95
  %u97 = zext i1 %u96 to i32
  %u98 = sub i32 %u56, 4294967295
  %u99 = icmp ult i32 %u56, 4294967295
  %u100 = sub i32 %u98, %u97
  %u101 = icmp ult i32 %u98, %u97
  %u102 = or i1 %u99, %u101
  %u103 = zext i1 %u102 to i32
  %u104 = sub i32 %t33, 0
  %u105 = icmp ult i32 %t33, 0
  %u106 = sub i32 %u104, %u103
  %u107 = icmp ult i32 %u104, %u103
  %u108 = or i1 %u105, %u107
  ; s where d < 0, else d
  %u109 = sext i1 %u108 to i32
  %t61 = call i32 asm sideeffect "", "=r,0"(i32 %u109)
  %u110 = xor i32 %u15, %u59
  %u111 = and i32 %t61, %u110
  %t62 = xor i32 %u59, %u111
  %u112 = xor i32 %u20, %u64
  %u113 = and i32 %t61, %u112
  %t63 = xor i32 %u64, %u113
  %u114 = xor i32 %u26, %u70
  %u115 = and i32 %t61, %u114
  %t64 = xor i32 %u70, %u115
  %u116 = xor i32 %u32, %u76
  %u117 = and i32 %t61, %u116
  %t65 = xor i32 %u76, %u117
  %u118 = xor i32 %u38, %u82
  %u119 = and i32 %t61, %u118
  %t66 = xor i32 %u82, %u119
  %u120 = xor i32 %u44, %u88
  %u121 = and i32 %t61, %u120
  %t67 = xor i32 %u88, %u121
  %u122 = xor i32 %u50, %u94
  %u123 = and i32 %t61, %u122
  %t68 = xor i32 %u94, %u123
  %u124 = xor i32 %u56, %u100
  %u125 = and i32 %t61, %u124
  %t69 = xor i32 %u100, %u125
  store i32 %t62, ptr %z, align 4
  %u126 = getelementptr i32, ptr %z, i32 1
  store i32 %t63, ptr %u126, align 4
  %u127 = getelementptr i32, ptr %z, i32 2
  store i32 %t64, ptr %u127, align 4
  %u128 = getelementptr i32, ptr %z, i32 3
  store i32 %t65, ptr %u128, align 4
  %u129 = getelementptr i32, ptr %z, i32 4
  store i32 %t66, ptr %u129, align 4
  %u130 = getelementptr i32, ptr %z, i32 5
  store i32 %t67, ptr %u130, align 4
  %u131 = getelementptr i32, ptr %z, i32 6
  store i32 %t68, ptr %u131, align 4
  %u132 = getelementptr i32, ptr %z, i32 7
  store i32 %t69, ptr %u132, align 4
  ret void
}

; z <- (x - y) mod p
; @pre 0 <= x, y < p
; @post 0 <= z < p
define void @sangi_p256_sub_ir(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i32, ptr %x, align 4
  %u1 = getelementptr i32, ptr %x, i32 1
  %x1 = load i32, ptr %u1, align 4
  %u2 = getelementptr i32, ptr %x, i32 2
  %x2 = load i32, ptr %u2, align 4
  %u3 = getelementptr i32, ptr %x, i32 3
  %x3 = load i32, ptr %u3, align 4
  %u4 = getelementptr i32, ptr %x, i32 4
  %x4 = load i32, ptr %u4, align 4
  %u5 = getelementptr i32, ptr %x, i32 5
  %x5 = load i32, ptr %u5, align 4
  %u6 = getelementptr i32, ptr %x, i32 6
  %x6 = load i32, ptr %u6, align 4
  %u7 = getelementptr i32, ptr %x, i32 7
  %x7 = load i32, ptr %u7, align 4
  %y0 = load i32, ptr %y, align 4
  %u8 = getelementptr i32, ptr %y, i32 1
  %y1 = load i32, ptr %u8, align 4
  %u9 = getelementptr i32, ptr %y, i32 2
  %y2 = load i32, ptr %u9, align 4
  %u10 = getelementptr i32, ptr %y, i32 3
  %y3 = load i32, ptr %u10, align 4
  %u11 = getelementptr i32, ptr %y, i32 4
  %y4 = load i32, ptr %u11, align 4
  %u12 = getelementptr i32, ptr %y, i32 5
  %y5 = load i32, ptr %u12, align 4
  %u13 = getelementptr i32, ptr %y, i32 6
  %y6 = load i32, ptr %u13, align 4
  %u14 = getelementptr i32, ptr %y, i32 7
  %y7 = load i32, ptr %u14, align 4
  ; d = x - y
  %u15 = sub i32 %x0, %y0
  %u16 = icmp ult i32 %x0, %y0
  %u17 = zext i1 %u16 to i32
  %u18 = sub i32 %x1, %y1
  %u19 = icmp ult i32 %x1, %y1
  %u20 = sub i32 %u18, %u17
  %u21 = icmp ult i32 %u18, %u17
  %u22 = or i1 %u19, %u21
  %u23 = zext i1 %u22 to i32
  %u24 = sub i32 %x2, %y2
  %u25 = icmp ult i32 %x2, %y2
  %u26 = sub i32 %u24, %u23
  %u27 = icmp ult i32 %u24, %u23
  %u28 = or i1 %u25, %u27
  %u29 = zext i1 %u28 to i32
  %u30 = sub i32 %x3, %y3
  %u31 = icmp ult i32 %x3, %y3
  %u32 = sub i32 %u30, %u29
  %u33 = icmp ult i32 %u30, %u29
  %u34 = or i1 %u31, %u33
  %u35 = zext i1 %u34 to i32
  %u36 = sub i32 %x4, %y4
  %u37 = icmp ult i32 %x4, %y4
  %u38 = sub i32 %u36, %u35
  %u39 = icmp ult i32 %u36, %u35
  %u40 = or i1 %u37, %u39
  %u41 = zext i1 %u40 to i32
  %u42 = sub i32 %x5, %y5
  %u43 = icmp ult i32 %x5, %y5
  %u44 = sub i32 %u42, %u41
  %u45 = icmp ult i32 %u42, %u41
  %u46 = or i1 %u43, %u45
  %u47 = zext i1 %u46 to i32
  %u48 = sub i32 %x6, %y6
  %u49 = icmp ult i32 %x6, %y6
  %u50 = sub i32 %u48, %u47
  %u51 = icmp ult i32 %u48, %u47
  %u52 = or i1 %u49, %u51
  %u53 = zext i1 %u52 to i32
  %u54 = sub i32 %x7, %y7
  %u55 = icmp ult i32 %x7, %y7
  %u56 = sub i32 %u54, %u53
  %u57 = icmp ult i32 %u54, %u53
  %u58 = or i1 %u55, %u57
  ; t = d + p
  %u59 = add i32 %u15, 4294967295
  %u60 = icmp ult i32 %u59, %u15
  %u61 = zext i1 %u60 to i32
  %u62 = add i32 %u20, 4294967295
  %u63 = icmp ult i32 %u62, %u20
  %u64 = add i32 %u62, %u61
  %u65 = icmp ult i32 %u64, %u62
  %u66 = or i1 %u63, %u65
  %u67 = zext i1 %u66 to i32
  %u68 = add i32 %u26, 4294967295
  %u69 = icmp ult i32 %u68, %u26
  %u70 = add i32 %u68, %u67
  %u71 = icmp ult i32 %u70, %u68
  %u72 = or i1 %u69, %u71
  %u73 = zext i1 %u72 to i32
  %u74 = add i32 %u32, 0
  %u75 = icmp ult i32 %u74, %u32
  %u76 = add i32 %u74, %u73
  %u77 = icmp ult i32 %u76, %u74
  %u78 = or i1 %u75, %u77
  %u79 = zext i1 %u78 to i32
  %u80 = add i32 %u38, 0
  %u81 = icmp ult i32 %u80, %u38
  %u82 = add i32 %u80, %u79
  %u83 = icmp ult i32 %u82, %u80
  %u84 = or i1 %u81, %u83
  %u85 = zext i1 %u84 to i32
  %u86 = add i32 %u44, 0
  %u87 = icmp ult i32 %u86, %u44
  %u88 = add i32 %u86, %u85
  %u89 = icmp ult i32 %u88, %u86
  %u90 = or i1 %u87, %u89
  %u91 = zext i1 %u90 to i32
  %u92 = add i32 %u50, 1
  %u93 = icmp ult i32 %u92, %u50
  %u94 = add i32 %u92, %u91
  %u95 = icmp ult i32 %u94, %u92
  %u96 = or i1 %u93, %u95
  %u97 = zext i1 %u96 to i32
  %u98 = add i32 %u56, 4294967295
  %u99 = icmp ult i32 %u98, %u56
  %u100 = add i32 %u98, %u97
  %u101 = icmp ult i32 %u100, %u98
  %u102 = or i1 %u99, %u101
  ; t where d < 0, else d
  %u103 = sext i1 %u58 to i32
  %t57 = call i32 asm sideeffect "", "=r,0"(i32 %u103)
  %u104 = xor i32 %u59, %u15
  %u105 = and i32 %t57, %u104
  %t58 = xor i32 %u15, %u105
  %u106 = xor i32 %u64, %u20
  %u107 = and i32 %t57, %u106
  %t59 = xor i32 %u20, %u107
  %u108 = xor i32 %u70, %u26
  %u109 = and i32 %t57, %u108
  %t60 = xor i32 %u26, %u109
  %u110 = xor i32 %u76, %u32
  %u111 = and i32 %t57, %u110
  %t61 = xor i32 %u32, %u111
  %u112 = xor i32 %u82, %u38
  %u113 = and i32 %t57, %u112
  %t62 = xor i32 %u38, %u113
  %u114 = xor i32 %u88, %u44
  %u115 = and i32 %t57, %u114
  %t63 = xor i32 %u44, %u115
  %u116 = xor i32 %u94, %u50
  %u117 = and i32 %t57, %u116
  %t64 = xor i32 %u50, %u117
  %u118 = xor i32 %u100, %u56
  %u119 = and i32 %t57, %u118
  %t65 = xor i32 %u56, %u119
  store i32 %t58, ptr %z, align 4
  %u120 = getelementptr i32, ptr %z, i32 1
  store i32 %t59, ptr %u120, align 4
  %u121 = getelementptr i32, ptr %z, i32 2
  store i32 %t60, ptr %u121, align 4
  %u122 = getelementptr i32, ptr %z, i32 3
  store i32 %t61, ptr %u122, align 4
  %u123 = getelementptr i32, ptr %z, i32 4
  store i32 %t62, ptr %u123, align 4
  %u124 = getelementptr i32, ptr %z, i32 5
  store i32 %t63, ptr %u124, align 4
  %u125 = getelementptr i32, ptr %z, i32 6
  store i32 %t64, ptr %u125, align 4
  %u126 = getelementptr i32, ptr %z, i32 7
  store i32 %t65, ptr %u126, align 4
  ret void
}

; z <- -x mod p
; @pre 0 <= x < p
; @post 0 <= z < p, and z = 0 for x = 0
define void @sangi_p256_neg_ir(ptr %z, ptr %x) nounwind {
  %x0 = load i32, ptr %x, align 4
  %u1 = getelementptr i32, ptr %x, i32 1
  %x1 = load i32, ptr %u1, align 4
  %u2 = getelementptr i32, ptr %x, i32 2
  %x2 = load i32, ptr %u2, align 4
  %u3 = getelementptr i32, ptr %x, i32 3
  %x3 = load i32, ptr %u3, align 4
  %u4 = getelementptr i32, ptr %x, i32 4
  %x4 = load i32, ptr %u4, align 4
  %u5 = getelementptr i32, ptr %x, i32 5
  %x5 = load i32, ptr %u5, align 4
  %u6 = getelementptr i32, ptr %x, i32 6
  %x6 = load i32, ptr %u6, align 4
  %u7 = getelementptr i32, ptr %x, i32 7
  %x7 = load i32, ptr %u7, align 4
  ; d = x - y
  %u8 = sub i32 0, %x0
  %u9 = icmp ult i32 0, %x0
  %u10 = zext i1 %u9 to i32
  %u11 = sub i32 0, %x1
  %u12 = icmp ult i32 0, %x1
  %u13 = sub i32 %u11, %u10
  %u14 = icmp ult i32 %u11, %u10
  %u15 = or i1 %u12, %u14
  %u16 = zext i1 %u15 to i32
  %u17 = sub i32 0, %x2
  %u18 = icmp ult i32 0, %x2
  %u19 = sub i32 %u17, %u16
  %u20 = icmp ult i32 %u17, %u16
  %u21 = or i1 %u18, %u20
  %u22 = zext i1 %u21 to i32
  %u23 = sub i32 0, %x3
  %u24 = icmp ult i32 0, %x3
  %u25 = sub i32 %u23, %u22
  %u26 = icmp ult i32 %u23, %u22
  %u27 = or i1 %u24, %u26
  %u28 = zext i1 %u27 to i32
  %u29 = sub i32 0, %x4
  %u30 = icmp ult i32 0, %x4
  %u31 = sub i32 %u29, %u28
  %u32 = icmp ult i32 %u29, %u28
  %u33 = or i1 %u30, %u32
  %u34 = zext i1 %u33 to i32
  %u35 = sub i32 0, %x5
  %u36 = icmp ult i32 0, %x5
  %u37 = sub i32 %u35, %u34
  %u38 = icmp ult i32 %u35, %u34
  %u39 = or i1 %u36, %u38
  %u40 = zext i1 %u39 to i32
  %u41 = sub i32 0, %x6
  %u42 = icmp ult i32 0, %x6
  %u43 = sub i32 %u41, %u40
  %u44 = icmp ult i32 %u41, %u40
  %u45 = or i1 %u42, %u44
  %u46 = zext i1 %u45 to i32
  %u47 = sub i32 0, %x7
  %u48 = icmp ult i32 0, %x7
  %u49 = sub i32 %u47, %u46
  %u50 = icmp ult i32 %u47, %u46
  %u51 = or i1 %u48, %u50
  ; t = d + p
  %u52 = add i32 %u8, 4294967295
  %u53 = icmp ult i32 %u52, %u8
  %u54 = zext i1 %u53 to i32
  %u55 = add i32 %u13, 4294967295
  %u56 = icmp ult i32 %u55, %u13
  %u57 = add i32 %u55, %u54
  %u58 = icmp ult i32 %u57, %u55
  %u59 = or i1 %u56, %u58
  %u60 = zext i1 %u59 to i32
  %u61 = add i32 %u19, 4294967295
  %u62 = icmp ult i32 %u61, %u19
  %u63 = add i32 %u61, %u60
  %u64 = icmp ult i32 %u63, %u61
  %u65 = or i1 %u62, %u64
  %u66 = zext i1 %u65 to i32
  %u67 = add i32 %u25, 0
  %u68 = icmp ult i32 %u67, %u25
  %u69 = add i32 %u67, %u66
  %u70 = icmp ult i32 %u69, %u67
  %u71 = or i1 %u68, %u70
  %u72 = zext i1 %u71 to i32
  %u73 = add i32 %u31, 0
  %u74 = icmp ult i32 %u73, %u31
  %u75 = add i32 %u73, %u72
  %u76 = icmp ult i32 %u75, %u73
  %u77 = or i1 %u74, %u76
  %u78 = zext i1 %u77 to i32
  %u79 = add i32 %u37, 0
  %u80 = icmp ult i32 %u79, %u37
  %u81 = add i32 %u79, %u78
  %u82 = icmp ult i32 %u81, %u79
  %u83 = or i1 %u80, %u82
  %u84 = zext i1 %u83 to i32
  %u85 = add i32 %u43, 1
  %u86 = icmp ult i32 %u85, %u43
  %u87 = add i32 %u85, %u84
  %u88 = icmp ult i32 %u87, %u85
  %u89 = or i1 %u86, %u88
  %u90 = zext i1 %u89 to i32
  %u91 = add i32 %u49, 4294967295
  %u92 = icmp ult i32 %u91, %u49
  %u93 = add i32 %u91, %u90
  %u94 = icmp ult i32 %u93, %u91
  %u95 = or i1 %u92, %u94
  ; t where d < 0, else d
  %u96 = sext i1 %u51 to i32
  %t57 = call i32 asm sideeffect "", "=r,0"(i32 %u96)
  %u97 = xor i32 %u52, %u8
  %u98 = and i32 %t57, %u97
  %t58 = xor i32 %u8, %u98
  %u99 = xor i32 %u57, %u13
  %u100 = and i32 %t57, %u99
  %t59 = xor i32 %u13, %u100
  %u101 = xor i32 %u63, %u19
  %u102 = and i32 %t57, %u101
  %t60 = xor i32 %u19, %u102
  %u103 = xor i32 %u69, %u25
  %u104 = and i32 %t57, %u103
  %t61 = xor i32 %u25, %u104
  %u105 = xor i32 %u75, %u31
  %u106 = and i32 %t57, %u105
  %t62 = xor i32 %u31, %u106
  %u107 = xor i32 %u81, %u37
  %u108 = and i32 %t57, %u107
  %t63 = xor i32 %u37, %u108
  %u109 = xor i32 %u87, %u43
  %u110 = and i32 %t57, %u109
  %t64 = xor i32 %u43, %u110
  %u111 = xor i32 %u93, %u49
  %u112 = and i32 %t57, %u111
  %t65 = xor i32 %u49, %u112
  store i32 %t58, ptr %z, align 4
  %u113 = getelementptr i32, ptr %z, i32 1
  store i32 %t59, ptr %u113, align 4
  %u114 = getelementptr i32, ptr %z, i32 2
  store i32 %t60, ptr %u114, align 4
  %u115 = getelementptr i32, ptr %z, i32 3
  store i32 %t61, ptr %u115, align 4
  %u116 = getelementptr i32, ptr %z, i32 4
  store i32 %t62, ptr %u116, align 4
  %u117 = getelementptr i32, ptr %z, i32 5
  store i32 %t63, ptr %u117, align 4
  %u118 = getelementptr i32, ptr %z, i32 6
  store i32 %t64, ptr %u118, align 4
  %u119 = getelementptr i32, ptr %z, i32 7
  store i32 %t65, ptr %u119, align 4
  ret void
}

; z <- 2x mod p
; @pre 0 <= x < p
; @post 0 <= z < p
define void @sangi_p256_dbl_ir(ptr %z, ptr %x) nounwind {
  %x0 = load i32, ptr %x, align 4
  %u1 = getelementptr i32, ptr %x, i32 1
  %x1 = load i32, ptr %u1, align 4
  %u2 = getelementptr i32, ptr %x, i32 2
  %x2 = load i32, ptr %u2, align 4
  %u3 = getelementptr i32, ptr %x, i32 3
  %x3 = load i32, ptr %u3, align 4
  %u4 = getelementptr i32, ptr %x, i32 4
  %x4 = load i32, ptr %u4, align 4
  %u5 = getelementptr i32, ptr %x, i32 5
  %x5 = load i32, ptr %u5, align 4
  %u6 = getelementptr i32, ptr %x, i32 6
  %x6 = load i32, ptr %u6, align 4
  %u7 = getelementptr i32, ptr %x, i32 7
  %x7 = load i32, ptr %u7, align 4
  ; s = x + y
  %u8 = add i32 %x0, %x0
  %u9 = icmp ult i32 %u8, %x0
  %u10 = zext i1 %u9 to i32
  %u11 = add i32 %x1, %x1
  %u12 = icmp ult i32 %u11, %x1
  %u13 = add i32 %u11, %u10
  %u14 = icmp ult i32 %u13, %u11
  %u15 = or i1 %u12, %u14
  %u16 = zext i1 %u15 to i32
  %u17 = add i32 %x2, %x2
  %u18 = icmp ult i32 %u17, %x2
  %u19 = add i32 %u17, %u16
  %u20 = icmp ult i32 %u19, %u17
  %u21 = or i1 %u18, %u20
  %u22 = zext i1 %u21 to i32
  %u23 = add i32 %x3, %x3
  %u24 = icmp ult i32 %u23, %x3
  %u25 = add i32 %u23, %u22
  %u26 = icmp ult i32 %u25, %u23
  %u27 = or i1 %u24, %u26
  %u28 = zext i1 %u27 to i32
  %u29 = add i32 %x4, %x4
  %u30 = icmp ult i32 %u29, %x4
  %u31 = add i32 %u29, %u28
  %u32 = icmp ult i32 %u31, %u29
  %u33 = or i1 %u30, %u32
  %u34 = zext i1 %u33 to i32
  %u35 = add i32 %x5, %x5
  %u36 = icmp ult i32 %u35, %x5
  %u37 = add i32 %u35, %u34
  %u38 = icmp ult i32 %u37, %u35
  %u39 = or i1 %u36, %u38
  %u40 = zext i1 %u39 to i32
  %u41 = add i32 %x6, %x6
  %u42 = icmp ult i32 %u41, %x6
  %u43 = add i32 %u41, %u40
  %u44 = icmp ult i32 %u43, %u41
  %u45 = or i1 %u42, %u44
  %u46 = zext i1 %u45 to i32
  %u47 = add i32 %x7, %x7
  %u48 = icmp ult i32 %u47, %x7
  %u49 = add i32 %u47, %u46
  %u50 = icmp ult i32 %u49, %u47
  %u51 = or i1 %u48, %u50
  ; s has one more limb: its carry
  %t25 = zext i1 %u51 to i32
  ; d = s - p
  %u52 = sub i32 %u8, 4294967295
  %u53 = icmp ult i32 %u8, 4294967295
  %u54 = zext i1 %u53 to i32
  %u55 = sub i32 %u13, 4294967295
  %u56 = icmp ult i32 %u13, 4294967295
  %u57 = sub i32 %u55, %u54
  %u58 = icmp ult i32 %u55, %u54
  %u59 = or i1 %u56, %u58
  %u60 = zext i1 %u59 to i32
  %u61 = sub i32 %u19, 4294967295
  %u62 = icmp ult i32 %u19, 4294967295
  %u63 = sub i32 %u61, %u60
  %u64 = icmp ult i32 %u61, %u60
  %u65 = or i1 %u62, %u64
  %u66 = zext i1 %u65 to i32
  %u67 = sub i32 %u25, 0
  %u68 = icmp ult i32 %u25, 0
  %u69 = sub i32 %u67, %u66
  %u70 = icmp ult i32 %u67, %u66
  %u71 = or i1 %u68, %u70
  %u72 = zext i1 %u71 to i32
  %u73 = sub i32 %u31, 0
  %u74 = icmp ult i32 %u31, 0
  %u75 = sub i32 %u73, %u72
  %u76 = icmp ult i32 %u73, %u72
  %u77 = or i1 %u74, %u76
  %u78 = zext i1 %u77 to i32
  %u79 = sub i32 %u37, 0
  %u80 = icmp ult i32 %u37, 0
  %u81 = sub i32 %u79, %u78
  %u82 = icmp ult i32 %u79, %u78
  %u83 = or i1 %u80, %u82
  %u84 = zext i1 %u83 to i32
  %u85 = sub i32 %u43, 1
  %u86 = icmp ult i32 %u43, 1
  %u87 = sub i32 %u85, %u84
  %u88 = icmp ult i32 %u85, %u84
  %u89 = or i1 %u86, %u88
  %u90 = zext i1 %u89 to i32
  %u91 = sub i32 %u49, 4294967295
  %u92 = icmp ult i32 %u49, 4294967295
  %u93 = sub i32 %u91, %u90
  %u94 = icmp ult i32 %u91, %u90
  %u95 = or i1 %u92, %u94
  %u96 = zext i1 %u95 to i32
  %u97 = sub i32 %t25, 0
  %u98 = icmp ult i32 %t25, 0
  %u99 = sub i32 %u97, %u96
  %u100 = icmp ult i32 %u97, %u96
  %u101 = or i1 %u98, %u100
  ; s where d < 0, else d
  %u102 = sext i1 %u101 to i32
  %t53 = call i32 asm sideeffect "", "=r,0"(i32 %u102)
  %u103 = xor i32 %u8, %u52
  %u104 = and i32 %t53, %u103
  %t54 = xor i32 %u52, %u104
  %u105 = xor i32 %u13, %u57
  %u106 = and i32 %t53, %u105
  %t55 = xor i32 %u57, %u106
  %u107 = xor i32 %u19, %u63
  %u108 = and i32 %t53, %u107
  %t56 = xor i32 %u63, %u108
  %u109 = xor i32 %u25, %u69
  %u110 = and i32 %t53, %u109
  %t57 = xor i32 %u69, %u110
  %u111 = xor i32 %u31, %u75
  %u112 = and i32 %t53, %u111
  %t58 = xor i32 %u75, %u112
  %u113 = xor i32 %u37, %u81
  %u114 = and i32 %t53, %u113
  %t59 = xor i32 %u81, %u114
  %u115 = xor i32 %u43, %u87
  %u116 = and i32 %t53, %u115
  %t60 = xor i32 %u87, %u116
  %u117 = xor i32 %u49, %u93
  %u118 = and i32 %t53, %u117
  %t61 = xor i32 %u93, %u118
  store i32 %t54, ptr %z, align 4
  %u119 = getelementptr i32, ptr %z, i32 1
  store i32 %t55, ptr %u119, align 4
  %u120 = getelementptr i32, ptr %z, i32 2
  store i32 %t56, ptr %u120, align 4
  %u121 = getelementptr i32, ptr %z, i32 3
  store i32 %t57, ptr %u121, align 4
  %u122 = getelementptr i32, ptr %z, i32 4
  store i32 %t58, ptr %u122, align 4
  %u123 = getelementptr i32, ptr %z, i32 5
  store i32 %t59, ptr %u123, align 4
  %u124 = getelementptr i32, ptr %z, i32 6
  store i32 %t60, ptr %u124, align 4
  %u125 = getelementptr i32, ptr %z, i32 7
  store i32 %t61, ptr %u125, align 4
  ret void
}

; z <- x / 2 mod p
; @pre 0 <= x < p
; @post 0 <= z < p
define void @sangi_p256_half_ir(ptr %z, ptr %x) nounwind {
  %x0 = load i32, ptr %x, align 4
  %u1 = getelementptr i32, ptr %x, i32 1
  %x1 = load i32, ptr %u1, align 4
  %u2 = getelementptr i32, ptr %x, i32 2
  %x2 = load i32, ptr %u2, align 4
  %u3 = getelementptr i32, ptr %x, i32 3
  %x3 = load i32, ptr %u3, align 4
  %u4 = getelementptr i32, ptr %x, i32 4
  %x4 = load i32, ptr %u4, align 4
  %u5 = getelementptr i32, ptr %x, i32 5
  %x5 = load i32, ptr %u5, align 4
  %u6 = getelementptr i32, ptr %x, i32 6
  %x6 = load i32, ptr %u6, align 4
  %u7 = getelementptr i32, ptr %x, i32 7
  %x7 = load i32, ptr %u7, align 4
  ; s = x + p where x is odd, else x
  %c9 = trunc i32 %x0 to i1
  %u8 = sext i1 %c9 to i32
  %t10 = call i32 asm sideeffect "", "=r,0"(i32 %u8)
  %t19 = and i32 4294967295, %t10
  %t20 = and i32 4294967295, %t10
  %t21 = and i32 4294967295, %t10
  %t22 = and i32 0, %t10
  %t23 = and i32 0, %t10
  %t24 = and i32 0, %t10
  %t25 = and i32 1, %t10
  %t26 = and i32 4294967295, %t10
  %u9 = add i32 %x0, %t19
  %u10 = icmp ult i32 %u9, %x0
  %u11 = zext i1 %u10 to i32
  %u12 = add i32 %x1, %t20
  %u13 = icmp ult i32 %u12, %x1
  %u14 = add i32 %u12, %u11
  %u15 = icmp ult i32 %u14, %u12
  %u16 = or i1 %u13, %u15
  %u17 = zext i1 %u16 to i32
  %u18 = add i32 %x2, %t21
  %u19 = icmp ult i32 %u18, %x2
  %u20 = add i32 %u18, %u17
  %u21 = icmp ult i32 %u20, %u18
  %u22 = or i1 %u19, %u21
  %u23 = zext i1 %u22 to i32
  %u24 = add i32 %x3, %t22
  %u25 = icmp ult i32 %u24, %x3
  %u26 = add i32 %u24, %u23
  %u27 = icmp ult i32 %u26, %u24
  %u28 = or i1 %u25, %u27
  %u29 = zext i1 %u28 to i32
  %u30 = add i32 %x4, %t23
  %u31 = icmp ult i32 %u30, %x4
  %u32 = add i32 %u30, %u29
  %u33 = icmp ult i32 %u32, %u30
  %u34 = or i1 %u31, %u33
  %u35 = zext i1 %u34 to i32
  %u36 = add i32 %x5, %t24
  %u37 = icmp ult i32 %u36, %x5
  %u38 = add i32 %u36, %u35
  %u39 = icmp ult i32 %u38, %u36
  %u40 = or i1 %u37, %u39
  %u41 = zext i1 %u40 to i32
  %u42 = add i32 %x6, %t25
  %u43 = icmp ult i32 %u42, %x6
  %u44 = add i32 %u42, %u41
  %u45 = icmp ult i32 %u44, %u42
  %u46 = or i1 %u43, %u45
  %u47 = zext i1 %u46 to i32
  %u48 = add i32 %x7, %t26
  %u49 = icmp ult i32 %u48, %x7
  %u50 = add i32 %u48, %u47
  %u51 = icmp ult i32 %u50, %u48
  %u52 = or i1 %u49, %u51
  ; s / 2
  %u53 = lshr i32 %u50, 1
  %u54 = zext i1 %u52 to i32
  %u55 = call i32 asm sideeffect "", "=r,0"(i32 %u54)
  %u56 = shl i32 %u55, 31
  %u57 = or i32 %u53, %u56
  %u58 = trunc i32 %u50 to i1
  %u59 = lshr i32 %u44, 1
  %u60 = zext i1 %u58 to i32
  %u61 = shl i32 %u60, 31
  %u62 = or i32 %u59, %u61
  %u63 = trunc i32 %u44 to i1
  %u64 = lshr i32 %u38, 1
  %u65 = zext i1 %u63 to i32
  %u66 = shl i32 %u65, 31
  %u67 = or i32 %u64, %u66
  %u68 = trunc i32 %u38 to i1
  %u69 = lshr i32 %u32, 1
  %u70 = zext i1 %u68 to i32
  %u71 = shl i32 %u70, 31
  %u72 = or i32 %u69, %u71
  %u73 = trunc i32 %u32 to i1
  %u74 = lshr i32 %u26, 1
  %u75 = zext i1 %u73 to i32
  %u76 = shl i32 %u75, 31
  %u77 = or i32 %u74, %u76
  %u78 = trunc i32 %u26 to i1
  %u79 = lshr i32 %u20, 1
  %u80 = zext i1 %u78 to i32
  %u81 = shl i32 %u80, 31
  %u82 = or i32 %u79, %u81
  %u83 = trunc i32 %u20 to i1
  %u84 = lshr i32 %u14, 1
  %u85 = zext i1 %u83 to i32
  %u86 = shl i32 %u85, 31
  %u87 = or i32 %u84, %u86
  %u88 = trunc i32 %u14 to i1
  %u89 = lshr i32 %u9, 1
  %u90 = zext i1 %u88 to i32
  %u91 = shl i32 %u90, 31
  %u92 = or i32 %u89, %u91
  %u93 = trunc i32 %u9 to i1
  store i32 %u92, ptr %z, align 4
  %u94 = getelementptr i32, ptr %z, i32 1
  store i32 %u87, ptr %u94, align 4
  %u95 = getelementptr i32, ptr %z, i32 2
  store i32 %u82, ptr %u95, align 4
  %u96 = getelementptr i32, ptr %z, i32 3
  store i32 %u77, ptr %u96, align 4
  %u97 = getelementptr i32, ptr %z, i32 4
  store i32 %u72, ptr %u97, align 4
  %u98 = getelementptr i32, ptr %z, i32 5
  store i32 %u67, ptr %u98, align 4
  %u99 = getelementptr i32, ptr %z, i32 6
  store i32 %u62, ptr %u99, align 4
  %u100 = getelementptr i32, ptr %z, i32 7
  store i32 %u57, ptr %u100, align 4
  ret void
}

; z <- x where mask is all ones, y where it is 0
; @pre mask is 0 or all ones
define void @sangi_p256_select_ir(ptr %z, ptr %x, ptr %y, i32 %mask) nounwind {
  %t2 = call i32 asm sideeffect "", "=r,0"(i32 %mask)
  %x0 = load i32, ptr %x, align 4
  %u1 = getelementptr i32, ptr %x, i32 1
  %x1 = load i32, ptr %u1, align 4
  %u2 = getelementptr i32, ptr %x, i32 2
  %x2 = load i32, ptr %u2, align 4
  %u3 = getelementptr i32, ptr %x, i32 3
  %x3 = load i32, ptr %u3, align 4
  %u4 = getelementptr i32, ptr %x, i32 4
  %x4 = load i32, ptr %u4, align 4
  %u5 = getelementptr i32, ptr %x, i32 5
  %x5 = load i32, ptr %u5, align 4
  %u6 = getelementptr i32, ptr %x, i32 6
  %x6 = load i32, ptr %u6, align 4
  %u7 = getelementptr i32, ptr %x, i32 7
  %x7 = load i32, ptr %u7, align 4
  %y0 = load i32, ptr %y, align 4
  %u8 = getelementptr i32, ptr %y, i32 1
  %y1 = load i32, ptr %u8, align 4
  %u9 = getelementptr i32, ptr %y, i32 2
  %y2 = load i32, ptr %u9, align 4
  %u10 = getelementptr i32, ptr %y, i32 3
  %y3 = load i32, ptr %u10, align 4
  %u11 = getelementptr i32, ptr %y, i32 4
  %y4 = load i32, ptr %u11, align 4
  %u12 = getelementptr i32, ptr %y, i32 5
  %y5 = load i32, ptr %u12, align 4
  %u13 = getelementptr i32, ptr %y, i32 6
  %y6 = load i32, ptr %u13, align 4
  %u14 = getelementptr i32, ptr %y, i32 7
  %y7 = load i32, ptr %u14, align 4
  %u15 = xor i32 %x0, %y0
  %u16 = and i32 %t2, %u15
  %t19 = xor i32 %y0, %u16
  %u17 = xor i32 %x1, %y1
  %u18 = and i32 %t2, %u17
  %t20 = xor i32 %y1, %u18
  %u19 = xor i32 %x2, %y2
  %u20 = and i32 %t2, %u19
  %t21 = xor i32 %y2, %u20
  %u21 = xor i32 %x3, %y3
  %u22 = and i32 %t2, %u21
  %t22 = xor i32 %y3, %u22
  %u23 = xor i32 %x4, %y4
  %u24 = and i32 %t2, %u23
  %t23 = xor i32 %y4, %u24
  %u25 = xor i32 %x5, %y5
  %u26 = and i32 %t2, %u25
  %t24 = xor i32 %y5, %u26
  %u27 = xor i32 %x6, %y6
  %u28 = and i32 %t2, %u27
  %t25 = xor i32 %y6, %u28
  %u29 = xor i32 %x7, %y7
  %u30 = and i32 %t2, %u29
  %t26 = xor i32 %y7, %u30
  store i32 %t19, ptr %z, align 4
  %u31 = getelementptr i32, ptr %z, i32 1
  store i32 %t20, ptr %u31, align 4
  %u32 = getelementptr i32, ptr %z, i32 2
  store i32 %t21, ptr %u32, align 4
  %u33 = getelementptr i32, ptr %z, i32 3
  store i32 %t22, ptr %u33, align 4
  %u34 = getelementptr i32, ptr %z, i32 4
  store i32 %t23, ptr %u34, align 4
  %u35 = getelementptr i32, ptr %z, i32 5
  store i32 %t24, ptr %u35, align 4
  %u36 = getelementptr i32, ptr %z, i32 6
  store i32 %t25, ptr %u36, align 4
  %u37 = getelementptr i32, ptr %z, i32 7
  store i32 %t26, ptr %u37, align 4
  ret void
}

; (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
; @pre mask is 0 or all ones
define void @sangi_p256_cswap_ir(ptr %x, ptr %y, i32 %mask) nounwind {
  %t2 = call i32 asm sideeffect "", "=r,0"(i32 %mask)
  %x0 = load i32, ptr %x, align 4
  %y0 = load i32, ptr %y, align 4
  %u1 = xor i32 %y0, %x0
  %u2 = and i32 %t2, %u1
  %t5 = xor i32 %x0, %u2
  %u3 = xor i32 %x0, %y0
  %u4 = and i32 %t2, %u3
  %t6 = xor i32 %y0, %u4
  store i32 %t5, ptr %x, align 4
  store i32 %t6, ptr %y, align 4
  %u5 = getelementptr i32, ptr %x, i32 1
  %x1 = load i32, ptr %u5, align 4
  %u6 = getelementptr i32, ptr %y, i32 1
  %y1 = load i32, ptr %u6, align 4
  %u7 = xor i32 %y1, %x1
  %u8 = and i32 %t2, %u7
  %t9 = xor i32 %x1, %u8
  %u9 = xor i32 %x1, %y1
  %u10 = and i32 %t2, %u9
  %t10 = xor i32 %y1, %u10
  %u11 = getelementptr i32, ptr %x, i32 1
  store i32 %t9, ptr %u11, align 4
  %u12 = getelementptr i32, ptr %y, i32 1
  store i32 %t10, ptr %u12, align 4
  %u13 = getelementptr i32, ptr %x, i32 2
  %x2 = load i32, ptr %u13, align 4
  %u14 = getelementptr i32, ptr %y, i32 2
  %y2 = load i32, ptr %u14, align 4
  %u15 = xor i32 %y2, %x2
  %u16 = and i32 %t2, %u15
  %t13 = xor i32 %x2, %u16
  %u17 = xor i32 %x2, %y2
  %u18 = and i32 %t2, %u17
  %t14 = xor i32 %y2, %u18
  %u19 = getelementptr i32, ptr %x, i32 2
  store i32 %t13, ptr %u19, align 4
  %u20 = getelementptr i32, ptr %y, i32 2
  store i32 %t14, ptr %u20, align 4
  %u21 = getelementptr i32, ptr %x, i32 3
  %x3 = load i32, ptr %u21, align 4
  %u22 = getelementptr i32, ptr %y, i32 3
  %y3 = load i32, ptr %u22, align 4
  %u23 = xor i32 %y3, %x3
  %u24 = and i32 %t2, %u23
  %t17 = xor i32 %x3, %u24
  %u25 = xor i32 %x3, %y3
  %u26 = and i32 %t2, %u25
  %t18 = xor i32 %y3, %u26
  %u27 = getelementptr i32, ptr %x, i32 3
  store i32 %t17, ptr %u27, align 4
  %u28 = getelementptr i32, ptr %y, i32 3
  store i32 %t18, ptr %u28, align 4
  %u29 = getelementptr i32, ptr %x, i32 4
  %x4 = load i32, ptr %u29, align 4
  %u30 = getelementptr i32, ptr %y, i32 4
  %y4 = load i32, ptr %u30, align 4
  %u31 = xor i32 %y4, %x4
  %u32 = and i32 %t2, %u31
  %t21 = xor i32 %x4, %u32
  %u33 = xor i32 %x4, %y4
  %u34 = and i32 %t2, %u33
  %t22 = xor i32 %y4, %u34
  %u35 = getelementptr i32, ptr %x, i32 4
  store i32 %t21, ptr %u35, align 4
  %u36 = getelementptr i32, ptr %y, i32 4
  store i32 %t22, ptr %u36, align 4
  %u37 = getelementptr i32, ptr %x, i32 5
  %x5 = load i32, ptr %u37, align 4
  %u38 = getelementptr i32, ptr %y, i32 5
  %y5 = load i32, ptr %u38, align 4
  %u39 = xor i32 %y5, %x5
  %u40 = and i32 %t2, %u39
  %t25 = xor i32 %x5, %u40
  %u41 = xor i32 %x5, %y5
  %u42 = and i32 %t2, %u41
  %t26 = xor i32 %y5, %u42
  %u43 = getelementptr i32, ptr %x, i32 5
  store i32 %t25, ptr %u43, align 4
  %u44 = getelementptr i32, ptr %y, i32 5
  store i32 %t26, ptr %u44, align 4
  %u45 = getelementptr i32, ptr %x, i32 6
  %x6 = load i32, ptr %u45, align 4
  %u46 = getelementptr i32, ptr %y, i32 6
  %y6 = load i32, ptr %u46, align 4
  %u47 = xor i32 %y6, %x6
  %u48 = and i32 %t2, %u47
  %t29 = xor i32 %x6, %u48
  %u49 = xor i32 %x6, %y6
  %u50 = and i32 %t2, %u49
  %t30 = xor i32 %y6, %u50
  %u51 = getelementptr i32, ptr %x, i32 6
  store i32 %t29, ptr %u51, align 4
  %u52 = getelementptr i32, ptr %y, i32 6
  store i32 %t30, ptr %u52, align 4
  %u53 = getelementptr i32, ptr %x, i32 7
  %x7 = load i32, ptr %u53, align 4
  %u54 = getelementptr i32, ptr %y, i32 7
  %y7 = load i32, ptr %u54, align 4
  %u55 = xor i32 %y7, %x7
  %u56 = and i32 %t2, %u55
  %t33 = xor i32 %x7, %u56
  %u57 = xor i32 %x7, %y7
  %u58 = and i32 %t2, %u57
  %t34 = xor i32 %y7, %u58
  %u59 = getelementptr i32, ptr %x, i32 7
  store i32 %t33, ptr %u59, align 4
  %u60 = getelementptr i32, ptr %y, i32 7
  store i32 %t34, ptr %u60, align 4
  ret void
}

; all ones if x = 0, else 0
; @pre 0 <= x < p
define i32 @sangi_p256_is_zero_ir(ptr %x) nounwind {
  %x0 = load i32, ptr %x, align 4
  %u1 = getelementptr i32, ptr %x, i32 1
  %x1 = load i32, ptr %u1, align 4
  %u2 = getelementptr i32, ptr %x, i32 2
  %x2 = load i32, ptr %u2, align 4
  %u3 = getelementptr i32, ptr %x, i32 3
  %x3 = load i32, ptr %u3, align 4
  %u4 = getelementptr i32, ptr %x, i32 4
  %x4 = load i32, ptr %u4, align 4
  %u5 = getelementptr i32, ptr %x, i32 5
  %x5 = load i32, ptr %u5, align 4
  %u6 = getelementptr i32, ptr %x, i32 6
  %x6 = load i32, ptr %u6, align 4
  %u7 = getelementptr i32, ptr %x, i32 7
  %x7 = load i32, ptr %u7, align 4
  ; the union of the limbs
  %t9 = or i32 %x0, %x1
  %t10 = or i32 %t9, %x2
  %t11 = or i32 %t10, %x3
  %t12 = or i32 %t11, %x4
  %t13 = or i32 %t12, %x5
  %t14 = or i32 %t13, %x6
  %t15 = or i32 %t14, %x7
  ; below 1 only if it is 0
  %u8 = sub i32 %t15, 1
  %u9 = icmp ult i32 %t15, 1
  %u10 = sext i1 %u9 to i32
  %t19 = call i32 asm sideeffect "", "=r,0"(i32 %u10)
  ret i32 %t19
}

; all ones if x = y, else 0
; @pre 0 <= x, y < p
define i32 @sangi_p256_equal_ir(ptr %x, ptr %y) nounwind {
  %x0 = load i32, ptr %x, align 4
  %u1 = getelementptr i32, ptr %x, i32 1
  %x1 = load i32, ptr %u1, align 4
  %u2 = getelementptr i32, ptr %x, i32 2
  %x2 = load i32, ptr %u2, align 4
  %u3 = getelementptr i32, ptr %x, i32 3
  %x3 = load i32, ptr %u3, align 4
  %u4 = getelementptr i32, ptr %x, i32 4
  %x4 = load i32, ptr %u4, align 4
  %u5 = getelementptr i32, ptr %x, i32 5
  %x5 = load i32, ptr %u5, align 4
  %u6 = getelementptr i32, ptr %x, i32 6
  %x6 = load i32, ptr %u6, align 4
  %u7 = getelementptr i32, ptr %x, i32 7
  %x7 = load i32, ptr %u7, align 4
  %y0 = load i32, ptr %y, align 4
  %u8 = getelementptr i32, ptr %y, i32 1
  %y1 = load i32, ptr %u8, align 4
  %u9 = getelementptr i32, ptr %y, i32 2
  %y2 = load i32, ptr %u9, align 4
  %u10 = getelementptr i32, ptr %y, i32 3
  %y3 = load i32, ptr %u10, align 4
  %u11 = getelementptr i32, ptr %y, i32 4
  %y4 = load i32, ptr %u11, align 4
  %u12 = getelementptr i32, ptr %y, i32 5
  %y5 = load i32, ptr %u12, align 4
  %u13 = getelementptr i32, ptr %y, i32 6
  %y6 = load i32, ptr %u13, align 4
  %u14 = getelementptr i32, ptr %y, i32 7
  %y7 = load i32, ptr %u14, align 4
  ; the union of the limbs
  %t17 = xor i32 %x0, %y0
  %t18 = xor i32 %x1, %y1
  %t19 = or i32 %t17, %t18
  %t20 = xor i32 %x2, %y2
  %t21 = or i32 %t19, %t20
  %t22 = xor i32 %x3, %y3
  %t23 = or i32 %t21, %t22
  %t24 = xor i32 %x4, %y4
  %t25 = or i32 %t23, %t24
  %t26 = xor i32 %x5, %y5
  %t27 = or i32 %t25, %t26
  %t28 = xor i32 %x6, %y6
  %t29 = or i32 %t27, %t28
  %t30 = xor i32 %x7, %y7
  %t31 = or i32 %t29, %t30
  ; below 1 only if it is 0
  %u15 = sub i32 %t31, 1
  %u16 = icmp ult i32 %t31, 1
  %u17 = sext i1 %u16 to i32
  %t35 = call i32 asm sideeffect "", "=r,0"(i32 %u17)
  ret i32 %t35
}
