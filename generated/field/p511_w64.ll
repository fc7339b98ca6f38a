; sangi gen --update
; sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
; p = 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
; p511, base field of CSIDH-512: 4 * 3 * 5 * ... * 373 * 587 - 1; 511 bits in 8 limbs of 64, a spare bit on top
; checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
; 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
; this modulus; its object gated: straight line, no branch, no call, no secret address

; z <- (x + y) mod p
; @pre 0 <= x, y < p
; @post 0 <= z < p
define void @sangi_p511_add_ir(ptr %z, ptr %x, ptr %y) nounwind {
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
  %u6 = getelementptr i64, ptr %x, i32 6
  %x6 = load i64, ptr %u6, align 8
  %u7 = getelementptr i64, ptr %x, i32 7
  %x7 = load i64, ptr %u7, align 8
  %y0 = load i64, ptr %y, align 8
  %u8 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u8, align 8
  %u9 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u9, align 8
  %u10 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u10, align 8
  %u11 = getelementptr i64, ptr %y, i32 4
  %y4 = load i64, ptr %u11, align 8
  %u12 = getelementptr i64, ptr %y, i32 5
  %y5 = load i64, ptr %u12, align 8
  %u13 = getelementptr i64, ptr %y, i32 6
  %y6 = load i64, ptr %u13, align 8
  %u14 = getelementptr i64, ptr %y, i32 7
  %y7 = load i64, ptr %u14, align 8
  ; s = x + y
  %u15 = add i64 %x0, %y0
  %u16 = icmp ult i64 %u15, %x0
  %u17 = zext i1 %u16 to i64
  %u18 = add i64 %x1, %y1
  %u19 = icmp ult i64 %u18, %x1
  %u20 = add i64 %u18, %u17
  %u21 = icmp ult i64 %u20, %u18
  %u22 = or i1 %u19, %u21
  %u23 = zext i1 %u22 to i64
  %u24 = add i64 %x2, %y2
  %u25 = icmp ult i64 %u24, %x2
  %u26 = add i64 %u24, %u23
  %u27 = icmp ult i64 %u26, %u24
  %u28 = or i1 %u25, %u27
  %u29 = zext i1 %u28 to i64
  %u30 = add i64 %x3, %y3
  %u31 = icmp ult i64 %u30, %x3
  %u32 = add i64 %u30, %u29
  %u33 = icmp ult i64 %u32, %u30
  %u34 = or i1 %u31, %u33
  %u35 = zext i1 %u34 to i64
  %u36 = add i64 %x4, %y4
  %u37 = icmp ult i64 %u36, %x4
  %u38 = add i64 %u36, %u35
  %u39 = icmp ult i64 %u38, %u36
  %u40 = or i1 %u37, %u39
  %u41 = zext i1 %u40 to i64
  %u42 = add i64 %x5, %y5
  %u43 = icmp ult i64 %u42, %x5
  %u44 = add i64 %u42, %u41
  %u45 = icmp ult i64 %u44, %u42
  %u46 = or i1 %u43, %u45
  %u47 = zext i1 %u46 to i64
  %u48 = add i64 %x6, %y6
  %u49 = icmp ult i64 %u48, %x6
  %u50 = add i64 %u48, %u47
  %u51 = icmp ult i64 %u50, %u48
  %u52 = or i1 %u49, %u51
  %u53 = zext i1 %u52 to i64
  %u54 = add i64 %x7, %y7
  %u55 = icmp ult i64 %u54, %x7
  %u56 = add i64 %u54, %u53
  %u57 = icmp ult i64 %u56, %u54
  %u58 = or i1 %u55, %u57
  ; d = s - p
  %u59 = sub i64 %u15, 1982068743014369403
  %u60 = icmp ult i64 %u15, 1982068743014369403
  %u61 = zext i1 %u60 to i64
  %u62 = sub i64 %u20, 14011292126959937589
  %u63 = icmp ult i64 %u20, 14011292126959937589
  %u64 = sub i64 %u62, %u61
  %u65 = icmp ult i64 %u62, %u61
  %u66 = or i1 %u63, %u65
  %u67 = zext i1 %u66 to i64
  %u68 = sub i64 %u26, 5865710692925656869
  %u69 = icmp ult i64 %u26, 5865710692925656869
  %u70 = sub i64 %u68, %u67
  %u71 = icmp ult i64 %u68, %u67
  %u72 = or i1 %u69, %u71
  %u73 = zext i1 %u72 to i64
  %u74 = sub i64 %u32, 12081687501529634055
  %u75 = icmp ult i64 %u32, 12081687501529634055
  %u76 = sub i64 %u74, %u73
  %u77 = icmp ult i64 %u74, %u73
  %u78 = or i1 %u75, %u77
  %u79 = zext i1 %u78 to i64
  %u80 = sub i64 %u38, 6556111612370143693
  %u81 = icmp ult i64 %u38, 6556111612370143693
  %u82 = sub i64 %u80, %u79
  %u83 = icmp ult i64 %u80, %u79
  %u84 = or i1 %u81, %u83
  %u85 = zext i1 %u84 to i64
  %u86 = sub i64 %u44, 12983042349969476674
  %u87 = icmp ult i64 %u44, 12983042349969476674
  %u88 = sub i64 %u86, %u85
  %u89 = icmp ult i64 %u86, %u85
  %u90 = or i1 %u87, %u89
  %u91 = zext i1 %u90 to i64
  %u92 = sub i64 %u50, 18197551657619704906
  %u93 = icmp ult i64 %u50, 18197551657619704906
  %u94 = sub i64 %u92, %u91
  %u95 = icmp ult i64 %u92, %u91
  %u96 = or i1 %u93, %u95
  %u97 = zext i1 %u96 to i64
  %u98 = sub i64 %u56, 7328639240417282495
  %u99 = icmp ult i64 %u56, 7328639240417282495
  %u100 = sub i64 %u98, %u97
  %u101 = icmp ult i64 %u98, %u97
  %u102 = or i1 %u99, %u101
  ; s where d < 0, else d
  %u103 = sext i1 %u102 to i64
  %t57 = call i64 asm sideeffect "", "=r,0"(i64 %u103)
  %u104 = xor i64 %u15, %u59
  %u105 = and i64 %t57, %u104
  %t58 = xor i64 %u59, %u105
  %u106 = xor i64 %u20, %u64
  %u107 = and i64 %t57, %u106
  %t59 = xor i64 %u64, %u107
  %u108 = xor i64 %u26, %u70
  %u109 = and i64 %t57, %u108
  %t60 = xor i64 %u70, %u109
  %u110 = xor i64 %u32, %u76
  %u111 = and i64 %t57, %u110
  %t61 = xor i64 %u76, %u111
  %u112 = xor i64 %u38, %u82
  %u113 = and i64 %t57, %u112
  %t62 = xor i64 %u82, %u113
  %u114 = xor i64 %u44, %u88
  %u115 = and i64 %t57, %u114
  %t63 = xor i64 %u88, %u115
  %u116 = xor i64 %u50, %u94
  %u117 = and i64 %t57, %u116
  %t64 = xor i64 %u94, %u117
  %u118 = xor i64 %u56, %u100
  %u119 = and i64 %t57, %u118
  %t65 = xor i64 %u100, %u119
  store i64 %t58, ptr %z, align 8
  %u120 = getelementptr i64, ptr %z, i32 1
  store i64 %t59, ptr %u120, align 8
  %u121 = getelementptr i64, ptr %z, i32 2
  store i64 %t60, ptr %u121, align 8
  %u122 = getelementptr i64, ptr %z, i32 3
  store i64 %t61, ptr %u122, align 8
  %u123 = getelementptr i64, ptr %z, i32 4
  store i64 %t62, ptr %u123, align 8
  %u124 = getelementptr i64, ptr %z, i32 5
  store i64 %t63, ptr %u124, align 8
  %u125 = getelementptr i64, ptr %z, i32 6
  store i64 %t64, ptr %u125, align 8
  %u126 = getelementptr i64, ptr %z, i32 7
  store i64 %t65, ptr %u126, align 8
  ret void
}

; z <- (x - y) mod p
; @pre 0 <= x, y < p
; @post 0 <= z < p
define void @sangi_p511_sub_ir(ptr %z, ptr %x, ptr %y) nounwind {
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
  %u6 = getelementptr i64, ptr %x, i32 6
  %x6 = load i64, ptr %u6, align 8
  %u7 = getelementptr i64, ptr %x, i32 7
  %x7 = load i64, ptr %u7, align 8
  %y0 = load i64, ptr %y, align 8
  %u8 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u8, align 8
  %u9 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u9, align 8
  %u10 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u10, align 8
  %u11 = getelementptr i64, ptr %y, i32 4
  %y4 = load i64, ptr %u11, align 8
  %u12 = getelementptr i64, ptr %y, i32 5
  %y5 = load i64, ptr %u12, align 8
  %u13 = getelementptr i64, ptr %y, i32 6
  %y6 = load i64, ptr %u13, align 8
  %u14 = getelementptr i64, ptr %y, i32 7
  %y7 = load i64, ptr %u14, align 8
  ; d = x - y
  %u15 = sub i64 %x0, %y0
  %u16 = icmp ult i64 %x0, %y0
  %u17 = zext i1 %u16 to i64
  %u18 = sub i64 %x1, %y1
  %u19 = icmp ult i64 %x1, %y1
  %u20 = sub i64 %u18, %u17
  %u21 = icmp ult i64 %u18, %u17
  %u22 = or i1 %u19, %u21
  %u23 = zext i1 %u22 to i64
  %u24 = sub i64 %x2, %y2
  %u25 = icmp ult i64 %x2, %y2
  %u26 = sub i64 %u24, %u23
  %u27 = icmp ult i64 %u24, %u23
  %u28 = or i1 %u25, %u27
  %u29 = zext i1 %u28 to i64
  %u30 = sub i64 %x3, %y3
  %u31 = icmp ult i64 %x3, %y3
  %u32 = sub i64 %u30, %u29
  %u33 = icmp ult i64 %u30, %u29
  %u34 = or i1 %u31, %u33
  %u35 = zext i1 %u34 to i64
  %u36 = sub i64 %x4, %y4
  %u37 = icmp ult i64 %x4, %y4
  %u38 = sub i64 %u36, %u35
  %u39 = icmp ult i64 %u36, %u35
  %u40 = or i1 %u37, %u39
  %u41 = zext i1 %u40 to i64
  %u42 = sub i64 %x5, %y5
  %u43 = icmp ult i64 %x5, %y5
  %u44 = sub i64 %u42, %u41
  %u45 = icmp ult i64 %u42, %u41
  %u46 = or i1 %u43, %u45
  %u47 = zext i1 %u46 to i64
  %u48 = sub i64 %x6, %y6
  %u49 = icmp ult i64 %x6, %y6
  %u50 = sub i64 %u48, %u47
  %u51 = icmp ult i64 %u48, %u47
  %u52 = or i1 %u49, %u51
  %u53 = zext i1 %u52 to i64
  %u54 = sub i64 %x7, %y7
  %u55 = icmp ult i64 %x7, %y7
  %u56 = sub i64 %u54, %u53
  %u57 = icmp ult i64 %u54, %u53
  %u58 = or i1 %u55, %u57
  ; t = d + p
  %u59 = add i64 %u15, 1982068743014369403
  %u60 = icmp ult i64 %u59, %u15
  %u61 = zext i1 %u60 to i64
  %u62 = add i64 %u20, 14011292126959937589
  %u63 = icmp ult i64 %u62, %u20
  %u64 = add i64 %u62, %u61
  %u65 = icmp ult i64 %u64, %u62
  %u66 = or i1 %u63, %u65
  %u67 = zext i1 %u66 to i64
  %u68 = add i64 %u26, 5865710692925656869
  %u69 = icmp ult i64 %u68, %u26
  %u70 = add i64 %u68, %u67
  %u71 = icmp ult i64 %u70, %u68
  %u72 = or i1 %u69, %u71
  %u73 = zext i1 %u72 to i64
  %u74 = add i64 %u32, 12081687501529634055
  %u75 = icmp ult i64 %u74, %u32
  %u76 = add i64 %u74, %u73
  %u77 = icmp ult i64 %u76, %u74
  %u78 = or i1 %u75, %u77
  %u79 = zext i1 %u78 to i64
  %u80 = add i64 %u38, 6556111612370143693
  %u81 = icmp ult i64 %u80, %u38
  %u82 = add i64 %u80, %u79
  %u83 = icmp ult i64 %u82, %u80
  %u84 = or i1 %u81, %u83
  %u85 = zext i1 %u84 to i64
  %u86 = add i64 %u44, 12983042349969476674
  %u87 = icmp ult i64 %u86, %u44
  %u88 = add i64 %u86, %u85
  %u89 = icmp ult i64 %u88, %u86
  %u90 = or i1 %u87, %u89
  %u91 = zext i1 %u90 to i64
  %u92 = add i64 %u50, 18197551657619704906
  %u93 = icmp ult i64 %u92, %u50
  %u94 = add i64 %u92, %u91
  %u95 = icmp ult i64 %u94, %u92
  %u96 = or i1 %u93, %u95
  %u97 = zext i1 %u96 to i64
  %u98 = add i64 %u56, 7328639240417282495
  %u99 = icmp ult i64 %u98, %u56
  %u100 = add i64 %u98, %u97
  %u101 = icmp ult i64 %u100, %u98
  %u102 = or i1 %u99, %u101
  ; t where d < 0, else d
  %u103 = sext i1 %u102 to i64
  %t57 = call i64 asm sideeffect "", "=r,0"(i64 %u103)
  %u104 = xor i64 %u59, %u15
  %u105 = and i64 %t57, %u104
  %t58 = xor i64 %u15, %u105
  %u106 = xor i64 %u64, %u20
  %u107 = and i64 %t57, %u106
  %t59 = xor i64 %u20, %u107
  %u108 = xor i64 %u70, %u26
  %u109 = and i64 %t57, %u108
  %t60 = xor i64 %u26, %u109
  %u110 = xor i64 %u76, %u32
  %u111 = and i64 %t57, %u110
  %t61 = xor i64 %u32, %u111
  %u112 = xor i64 %u82, %u38
  %u113 = and i64 %t57, %u112
  %t62 = xor i64 %u38, %u113
  %u114 = xor i64 %u88, %u44
  %u115 = and i64 %t57, %u114
  %t63 = xor i64 %u44, %u115
  %u116 = xor i64 %u94, %u50
  %u117 = and i64 %t57, %u116
  %t64 = xor i64 %u50, %u117
  %u118 = xor i64 %u100, %u56
  %u119 = and i64 %t57, %u118
  %t65 = xor i64 %u56, %u119
  store i64 %t58, ptr %z, align 8
  %u120 = getelementptr i64, ptr %z, i32 1
  store i64 %t59, ptr %u120, align 8
  %u121 = getelementptr i64, ptr %z, i32 2
  store i64 %t60, ptr %u121, align 8
  %u122 = getelementptr i64, ptr %z, i32 3
  store i64 %t61, ptr %u122, align 8
  %u123 = getelementptr i64, ptr %z, i32 4
  store i64 %t62, ptr %u123, align 8
  %u124 = getelementptr i64, ptr %z, i32 5
  store i64 %t63, ptr %u124, align 8
  %u125 = getelementptr i64, ptr %z, i32 6
  store i64 %t64, ptr %u125, align 8
  %u126 = getelementptr i64, ptr %z, i32 7
  store i64 %t65, ptr %u126, align 8
  ret void
}

; z <- -x mod p
; @pre 0 <= x < p
; @post 0 <= z < p, and z = 0 for x = 0
define void @sangi_p511_neg_ir(ptr %z, ptr %x) nounwind {
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
  %u6 = getelementptr i64, ptr %x, i32 6
  %x6 = load i64, ptr %u6, align 8
  %u7 = getelementptr i64, ptr %x, i32 7
  %x7 = load i64, ptr %u7, align 8
  ; d = x - y
  %u8 = sub i64 0, %x0
  %u9 = icmp ult i64 0, %x0
  %u10 = zext i1 %u9 to i64
  %u11 = sub i64 0, %x1
  %u12 = icmp ult i64 0, %x1
  %u13 = sub i64 %u11, %u10
  %u14 = icmp ult i64 %u11, %u10
  %u15 = or i1 %u12, %u14
  %u16 = zext i1 %u15 to i64
  %u17 = sub i64 0, %x2
  %u18 = icmp ult i64 0, %x2
  %u19 = sub i64 %u17, %u16
  %u20 = icmp ult i64 %u17, %u16
  %u21 = or i1 %u18, %u20
  %u22 = zext i1 %u21 to i64
  %u23 = sub i64 0, %x3
  %u24 = icmp ult i64 0, %x3
  %u25 = sub i64 %u23, %u22
  %u26 = icmp ult i64 %u23, %u22
  %u27 = or i1 %u24, %u26
  %u28 = zext i1 %u27 to i64
  %u29 = sub i64 0, %x4
  %u30 = icmp ult i64 0, %x4
  %u31 = sub i64 %u29, %u28
  %u32 = icmp ult i64 %u29, %u28
  %u33 = or i1 %u30, %u32
  %u34 = zext i1 %u33 to i64
  %u35 = sub i64 0, %x5
  %u36 = icmp ult i64 0, %x5
  %u37 = sub i64 %u35, %u34
  %u38 = icmp ult i64 %u35, %u34
  %u39 = or i1 %u36, %u38
  %u40 = zext i1 %u39 to i64
  %u41 = sub i64 0, %x6
  %u42 = icmp ult i64 0, %x6
  %u43 = sub i64 %u41, %u40
  %u44 = icmp ult i64 %u41, %u40
  %u45 = or i1 %u42, %u44
  %u46 = zext i1 %u45 to i64
  %u47 = sub i64 0, %x7
  %u48 = icmp ult i64 0, %x7
  %u49 = sub i64 %u47, %u46
  %u50 = icmp ult i64 %u47, %u46
  %u51 = or i1 %u48, %u50
  ; t = d + p
  %u52 = add i64 %u8, 1982068743014369403
  %u53 = icmp ult i64 %u52, %u8
  %u54 = zext i1 %u53 to i64
  %u55 = add i64 %u13, 14011292126959937589
  %u56 = icmp ult i64 %u55, %u13
  %u57 = add i64 %u55, %u54
  %u58 = icmp ult i64 %u57, %u55
  %u59 = or i1 %u56, %u58
  %u60 = zext i1 %u59 to i64
  %u61 = add i64 %u19, 5865710692925656869
  %u62 = icmp ult i64 %u61, %u19
  %u63 = add i64 %u61, %u60
  %u64 = icmp ult i64 %u63, %u61
  %u65 = or i1 %u62, %u64
  %u66 = zext i1 %u65 to i64
  %u67 = add i64 %u25, 12081687501529634055
  %u68 = icmp ult i64 %u67, %u25
  %u69 = add i64 %u67, %u66
  %u70 = icmp ult i64 %u69, %u67
  %u71 = or i1 %u68, %u70
  %u72 = zext i1 %u71 to i64
  %u73 = add i64 %u31, 6556111612370143693
  %u74 = icmp ult i64 %u73, %u31
  %u75 = add i64 %u73, %u72
  %u76 = icmp ult i64 %u75, %u73
  %u77 = or i1 %u74, %u76
  %u78 = zext i1 %u77 to i64
  %u79 = add i64 %u37, 12983042349969476674
  %u80 = icmp ult i64 %u79, %u37
  %u81 = add i64 %u79, %u78
  %u82 = icmp ult i64 %u81, %u79
  %u83 = or i1 %u80, %u82
  %u84 = zext i1 %u83 to i64
  %u85 = add i64 %u43, 18197551657619704906
  %u86 = icmp ult i64 %u85, %u43
  %u87 = add i64 %u85, %u84
  %u88 = icmp ult i64 %u87, %u85
  %u89 = or i1 %u86, %u88
  %u90 = zext i1 %u89 to i64
  %u91 = add i64 %u49, 7328639240417282495
  %u92 = icmp ult i64 %u91, %u49
  %u93 = add i64 %u91, %u90
  %u94 = icmp ult i64 %u93, %u91
  %u95 = or i1 %u92, %u94
  ; t where d < 0, else d
  %u96 = sext i1 %u95 to i64
  %t57 = call i64 asm sideeffect "", "=r,0"(i64 %u96)
  %u97 = xor i64 %u52, %u8
  %u98 = and i64 %t57, %u97
  %t58 = xor i64 %u8, %u98
  %u99 = xor i64 %u57, %u13
  %u100 = and i64 %t57, %u99
  %t59 = xor i64 %u13, %u100
  %u101 = xor i64 %u63, %u19
  %u102 = and i64 %t57, %u101
  %t60 = xor i64 %u19, %u102
  %u103 = xor i64 %u69, %u25
  %u104 = and i64 %t57, %u103
  %t61 = xor i64 %u25, %u104
  %u105 = xor i64 %u75, %u31
  %u106 = and i64 %t57, %u105
  %t62 = xor i64 %u31, %u106
  %u107 = xor i64 %u81, %u37
  %u108 = and i64 %t57, %u107
  %t63 = xor i64 %u37, %u108
  %u109 = xor i64 %u87, %u43
  %u110 = and i64 %t57, %u109
  %t64 = xor i64 %u43, %u110
  %u111 = xor i64 %u93, %u49
  %u112 = and i64 %t57, %u111
  %t65 = xor i64 %u49, %u112
  store i64 %t58, ptr %z, align 8
  %u113 = getelementptr i64, ptr %z, i32 1
  store i64 %t59, ptr %u113, align 8
  %u114 = getelementptr i64, ptr %z, i32 2
  store i64 %t60, ptr %u114, align 8
  %u115 = getelementptr i64, ptr %z, i32 3
  store i64 %t61, ptr %u115, align 8
  %u116 = getelementptr i64, ptr %z, i32 4
  store i64 %t62, ptr %u116, align 8
  %u117 = getelementptr i64, ptr %z, i32 5
  store i64 %t63, ptr %u117, align 8
  %u118 = getelementptr i64, ptr %z, i32 6
  store i64 %t64, ptr %u118, align 8
  %u119 = getelementptr i64, ptr %z, i32 7
  store i64 %t65, ptr %u119, align 8
  ret void
}

; z <- 2x mod p
; @pre 0 <= x < p
; @post 0 <= z < p
define void @sangi_p511_dbl_ir(ptr %z, ptr %x) nounwind {
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
  %u6 = getelementptr i64, ptr %x, i32 6
  %x6 = load i64, ptr %u6, align 8
  %u7 = getelementptr i64, ptr %x, i32 7
  %x7 = load i64, ptr %u7, align 8
  ; s = x + y
  %u8 = add i64 %x0, %x0
  %u9 = icmp ult i64 %u8, %x0
  %u10 = zext i1 %u9 to i64
  %u11 = add i64 %x1, %x1
  %u12 = icmp ult i64 %u11, %x1
  %u13 = add i64 %u11, %u10
  %u14 = icmp ult i64 %u13, %u11
  %u15 = or i1 %u12, %u14
  %u16 = zext i1 %u15 to i64
  %u17 = add i64 %x2, %x2
  %u18 = icmp ult i64 %u17, %x2
  %u19 = add i64 %u17, %u16
  %u20 = icmp ult i64 %u19, %u17
  %u21 = or i1 %u18, %u20
  %u22 = zext i1 %u21 to i64
  %u23 = add i64 %x3, %x3
  %u24 = icmp ult i64 %u23, %x3
  %u25 = add i64 %u23, %u22
  %u26 = icmp ult i64 %u25, %u23
  %u27 = or i1 %u24, %u26
  %u28 = zext i1 %u27 to i64
  %u29 = add i64 %x4, %x4
  %u30 = icmp ult i64 %u29, %x4
  %u31 = add i64 %u29, %u28
  %u32 = icmp ult i64 %u31, %u29
  %u33 = or i1 %u30, %u32
  %u34 = zext i1 %u33 to i64
  %u35 = add i64 %x5, %x5
  %u36 = icmp ult i64 %u35, %x5
  %u37 = add i64 %u35, %u34
  %u38 = icmp ult i64 %u37, %u35
  %u39 = or i1 %u36, %u38
  %u40 = zext i1 %u39 to i64
  %u41 = add i64 %x6, %x6
  %u42 = icmp ult i64 %u41, %x6
  %u43 = add i64 %u41, %u40
  %u44 = icmp ult i64 %u43, %u41
  %u45 = or i1 %u42, %u44
  %u46 = zext i1 %u45 to i64
  %u47 = add i64 %x7, %x7
  %u48 = icmp ult i64 %u47, %x7
  %u49 = add i64 %u47, %u46
  %u50 = icmp ult i64 %u49, %u47
  %u51 = or i1 %u48, %u50
  ; d = s - p
  %u52 = sub i64 %u8, 1982068743014369403
  %u53 = icmp ult i64 %u8, 1982068743014369403
  %u54 = zext i1 %u53 to i64
  %u55 = sub i64 %u13, 14011292126959937589
  %u56 = icmp ult i64 %u13, 14011292126959937589
  %u57 = sub i64 %u55, %u54
  %u58 = icmp ult i64 %u55, %u54
  %u59 = or i1 %u56, %u58
  %u60 = zext i1 %u59 to i64
  %u61 = sub i64 %u19, 5865710692925656869
  %u62 = icmp ult i64 %u19, 5865710692925656869
  %u63 = sub i64 %u61, %u60
  %u64 = icmp ult i64 %u61, %u60
  %u65 = or i1 %u62, %u64
  %u66 = zext i1 %u65 to i64
  %u67 = sub i64 %u25, 12081687501529634055
  %u68 = icmp ult i64 %u25, 12081687501529634055
  %u69 = sub i64 %u67, %u66
  %u70 = icmp ult i64 %u67, %u66
  %u71 = or i1 %u68, %u70
  %u72 = zext i1 %u71 to i64
  %u73 = sub i64 %u31, 6556111612370143693
  %u74 = icmp ult i64 %u31, 6556111612370143693
  %u75 = sub i64 %u73, %u72
  %u76 = icmp ult i64 %u73, %u72
  %u77 = or i1 %u74, %u76
  %u78 = zext i1 %u77 to i64
  %u79 = sub i64 %u37, 12983042349969476674
  %u80 = icmp ult i64 %u37, 12983042349969476674
  %u81 = sub i64 %u79, %u78
  %u82 = icmp ult i64 %u79, %u78
  %u83 = or i1 %u80, %u82
  %u84 = zext i1 %u83 to i64
  %u85 = sub i64 %u43, 18197551657619704906
  %u86 = icmp ult i64 %u43, 18197551657619704906
  %u87 = sub i64 %u85, %u84
  %u88 = icmp ult i64 %u85, %u84
  %u89 = or i1 %u86, %u88
  %u90 = zext i1 %u89 to i64
  %u91 = sub i64 %u49, 7328639240417282495
  %u92 = icmp ult i64 %u49, 7328639240417282495
  %u93 = sub i64 %u91, %u90
  %u94 = icmp ult i64 %u91, %u90
  %u95 = or i1 %u92, %u94
  ; s where d < 0, else d
  %u96 = sext i1 %u95 to i64
  %t49 = call i64 asm sideeffect "", "=r,0"(i64 %u96)
  %u97 = xor i64 %u8, %u52
  %u98 = and i64 %t49, %u97
  %t50 = xor i64 %u52, %u98
  %u99 = xor i64 %u13, %u57
  %u100 = and i64 %t49, %u99
  %t51 = xor i64 %u57, %u100
  %u101 = xor i64 %u19, %u63
  %u102 = and i64 %t49, %u101
  %t52 = xor i64 %u63, %u102
  %u103 = xor i64 %u25, %u69
  %u104 = and i64 %t49, %u103
  %t53 = xor i64 %u69, %u104
  %u105 = xor i64 %u31, %u75
  %u106 = and i64 %t49, %u105
  %t54 = xor i64 %u75, %u106
  %u107 = xor i64 %u37, %u81
  %u108 = and i64 %t49, %u107
  %t55 = xor i64 %u81, %u108
  %u109 = xor i64 %u43, %u87
  %u110 = and i64 %t49, %u109
  %t56 = xor i64 %u87, %u110
  %u111 = xor i64 %u49, %u93
  %u112 = and i64 %t49, %u111
  %t57 = xor i64 %u93, %u112
  store i64 %t50, ptr %z, align 8
  %u113 = getelementptr i64, ptr %z, i32 1
  store i64 %t51, ptr %u113, align 8
  %u114 = getelementptr i64, ptr %z, i32 2
  store i64 %t52, ptr %u114, align 8
  %u115 = getelementptr i64, ptr %z, i32 3
  store i64 %t53, ptr %u115, align 8
  %u116 = getelementptr i64, ptr %z, i32 4
  store i64 %t54, ptr %u116, align 8
  %u117 = getelementptr i64, ptr %z, i32 5
  store i64 %t55, ptr %u117, align 8
  %u118 = getelementptr i64, ptr %z, i32 6
  store i64 %t56, ptr %u118, align 8
  %u119 = getelementptr i64, ptr %z, i32 7
  store i64 %t57, ptr %u119, align 8
  ret void
}

; z <- x / 2 mod p
; @pre 0 <= x < p
; @post 0 <= z < p
define void @sangi_p511_half_ir(ptr %z, ptr %x) nounwind {
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
  %u6 = getelementptr i64, ptr %x, i32 6
  %x6 = load i64, ptr %u6, align 8
  %u7 = getelementptr i64, ptr %x, i32 7
  %x7 = load i64, ptr %u7, align 8
  ; s = x + p where x is odd, else x
  %c9 = trunc i64 %x0 to i1
  %u8 = sext i1 %c9 to i64
  %t10 = call i64 asm sideeffect "", "=r,0"(i64 %u8)
  %t19 = and i64 1982068743014369403, %t10
  %t20 = and i64 14011292126959937589, %t10
  %t21 = and i64 5865710692925656869, %t10
  %t22 = and i64 12081687501529634055, %t10
  %t23 = and i64 6556111612370143693, %t10
  %t24 = and i64 12983042349969476674, %t10
  %t25 = and i64 18197551657619704906, %t10
  %t26 = and i64 7328639240417282495, %t10
  %u9 = add i64 %x0, %t19
  %u10 = icmp ult i64 %u9, %x0
  %u11 = zext i1 %u10 to i64
  %u12 = add i64 %x1, %t20
  %u13 = icmp ult i64 %u12, %x1
  %u14 = add i64 %u12, %u11
  %u15 = icmp ult i64 %u14, %u12
  %u16 = or i1 %u13, %u15
  %u17 = zext i1 %u16 to i64
  %u18 = add i64 %x2, %t21
  %u19 = icmp ult i64 %u18, %x2
  %u20 = add i64 %u18, %u17
  %u21 = icmp ult i64 %u20, %u18
  %u22 = or i1 %u19, %u21
  %u23 = zext i1 %u22 to i64
  %u24 = add i64 %x3, %t22
  %u25 = icmp ult i64 %u24, %x3
  %u26 = add i64 %u24, %u23
  %u27 = icmp ult i64 %u26, %u24
  %u28 = or i1 %u25, %u27
  %u29 = zext i1 %u28 to i64
  %u30 = add i64 %x4, %t23
  %u31 = icmp ult i64 %u30, %x4
  %u32 = add i64 %u30, %u29
  %u33 = icmp ult i64 %u32, %u30
  %u34 = or i1 %u31, %u33
  %u35 = zext i1 %u34 to i64
  %u36 = add i64 %x5, %t24
  %u37 = icmp ult i64 %u36, %x5
  %u38 = add i64 %u36, %u35
  %u39 = icmp ult i64 %u38, %u36
  %u40 = or i1 %u37, %u39
  %u41 = zext i1 %u40 to i64
  %u42 = add i64 %x6, %t25
  %u43 = icmp ult i64 %u42, %x6
  %u44 = add i64 %u42, %u41
  %u45 = icmp ult i64 %u44, %u42
  %u46 = or i1 %u43, %u45
  %u47 = zext i1 %u46 to i64
  %u48 = add i64 %x7, %t26
  %u49 = icmp ult i64 %u48, %x7
  %u50 = add i64 %u48, %u47
  %u51 = icmp ult i64 %u50, %u48
  %u52 = or i1 %u49, %u51
  ; s / 2
  %u53 = lshr i64 %u50, 1
  %u54 = trunc i64 %u50 to i1
  %u55 = lshr i64 %u44, 1
  %u56 = zext i1 %u54 to i64
  %u57 = shl i64 %u56, 63
  %u58 = or i64 %u55, %u57
  %u59 = trunc i64 %u44 to i1
  %u60 = lshr i64 %u38, 1
  %u61 = zext i1 %u59 to i64
  %u62 = shl i64 %u61, 63
  %u63 = or i64 %u60, %u62
  %u64 = trunc i64 %u38 to i1
  %u65 = lshr i64 %u32, 1
  %u66 = zext i1 %u64 to i64
  %u67 = shl i64 %u66, 63
  %u68 = or i64 %u65, %u67
  %u69 = trunc i64 %u32 to i1
  %u70 = lshr i64 %u26, 1
  %u71 = zext i1 %u69 to i64
  %u72 = shl i64 %u71, 63
  %u73 = or i64 %u70, %u72
  %u74 = trunc i64 %u26 to i1
  %u75 = lshr i64 %u20, 1
  %u76 = zext i1 %u74 to i64
  %u77 = shl i64 %u76, 63
  %u78 = or i64 %u75, %u77
  %u79 = trunc i64 %u20 to i1
  %u80 = lshr i64 %u14, 1
  %u81 = zext i1 %u79 to i64
  %u82 = shl i64 %u81, 63
  %u83 = or i64 %u80, %u82
  %u84 = trunc i64 %u14 to i1
  %u85 = lshr i64 %u9, 1
  %u86 = zext i1 %u84 to i64
  %u87 = shl i64 %u86, 63
  %u88 = or i64 %u85, %u87
  %u89 = trunc i64 %u9 to i1
  store i64 %u88, ptr %z, align 8
  %u90 = getelementptr i64, ptr %z, i32 1
  store i64 %u83, ptr %u90, align 8
  %u91 = getelementptr i64, ptr %z, i32 2
  store i64 %u78, ptr %u91, align 8
  %u92 = getelementptr i64, ptr %z, i32 3
  store i64 %u73, ptr %u92, align 8
  %u93 = getelementptr i64, ptr %z, i32 4
  store i64 %u68, ptr %u93, align 8
  %u94 = getelementptr i64, ptr %z, i32 5
  store i64 %u63, ptr %u94, align 8
  %u95 = getelementptr i64, ptr %z, i32 6
  store i64 %u58, ptr %u95, align 8
  %u96 = getelementptr i64, ptr %z, i32 7
  store i64 %u53, ptr %u96, align 8
  ret void
}

; z <- x where mask is all ones, y where it is 0
; @pre mask is 0 or all ones
define void @sangi_p511_select_ir(ptr %z, ptr %x, ptr %y, i64 %mask) nounwind {
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
  %u6 = getelementptr i64, ptr %x, i32 6
  %x6 = load i64, ptr %u6, align 8
  %u7 = getelementptr i64, ptr %x, i32 7
  %x7 = load i64, ptr %u7, align 8
  %y0 = load i64, ptr %y, align 8
  %u8 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u8, align 8
  %u9 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u9, align 8
  %u10 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u10, align 8
  %u11 = getelementptr i64, ptr %y, i32 4
  %y4 = load i64, ptr %u11, align 8
  %u12 = getelementptr i64, ptr %y, i32 5
  %y5 = load i64, ptr %u12, align 8
  %u13 = getelementptr i64, ptr %y, i32 6
  %y6 = load i64, ptr %u13, align 8
  %u14 = getelementptr i64, ptr %y, i32 7
  %y7 = load i64, ptr %u14, align 8
  %u15 = xor i64 %x0, %y0
  %u16 = and i64 %t2, %u15
  %t19 = xor i64 %y0, %u16
  %u17 = xor i64 %x1, %y1
  %u18 = and i64 %t2, %u17
  %t20 = xor i64 %y1, %u18
  %u19 = xor i64 %x2, %y2
  %u20 = and i64 %t2, %u19
  %t21 = xor i64 %y2, %u20
  %u21 = xor i64 %x3, %y3
  %u22 = and i64 %t2, %u21
  %t22 = xor i64 %y3, %u22
  %u23 = xor i64 %x4, %y4
  %u24 = and i64 %t2, %u23
  %t23 = xor i64 %y4, %u24
  %u25 = xor i64 %x5, %y5
  %u26 = and i64 %t2, %u25
  %t24 = xor i64 %y5, %u26
  %u27 = xor i64 %x6, %y6
  %u28 = and i64 %t2, %u27
  %t25 = xor i64 %y6, %u28
  %u29 = xor i64 %x7, %y7
  %u30 = and i64 %t2, %u29
  %t26 = xor i64 %y7, %u30
  store i64 %t19, ptr %z, align 8
  %u31 = getelementptr i64, ptr %z, i32 1
  store i64 %t20, ptr %u31, align 8
  %u32 = getelementptr i64, ptr %z, i32 2
  store i64 %t21, ptr %u32, align 8
  %u33 = getelementptr i64, ptr %z, i32 3
  store i64 %t22, ptr %u33, align 8
  %u34 = getelementptr i64, ptr %z, i32 4
  store i64 %t23, ptr %u34, align 8
  %u35 = getelementptr i64, ptr %z, i32 5
  store i64 %t24, ptr %u35, align 8
  %u36 = getelementptr i64, ptr %z, i32 6
  store i64 %t25, ptr %u36, align 8
  %u37 = getelementptr i64, ptr %z, i32 7
  store i64 %t26, ptr %u37, align 8
  ret void
}

; (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
; @pre mask is 0 or all ones
define void @sangi_p511_cswap_ir(ptr %x, ptr %y, i64 %mask) nounwind {
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
  %u45 = getelementptr i64, ptr %x, i32 6
  %x6 = load i64, ptr %u45, align 8
  %u46 = getelementptr i64, ptr %y, i32 6
  %y6 = load i64, ptr %u46, align 8
  %u47 = xor i64 %y6, %x6
  %u48 = and i64 %t2, %u47
  %t29 = xor i64 %x6, %u48
  %u49 = xor i64 %x6, %y6
  %u50 = and i64 %t2, %u49
  %t30 = xor i64 %y6, %u50
  %u51 = getelementptr i64, ptr %x, i32 6
  store i64 %t29, ptr %u51, align 8
  %u52 = getelementptr i64, ptr %y, i32 6
  store i64 %t30, ptr %u52, align 8
  %u53 = getelementptr i64, ptr %x, i32 7
  %x7 = load i64, ptr %u53, align 8
  %u54 = getelementptr i64, ptr %y, i32 7
  %y7 = load i64, ptr %u54, align 8
  %u55 = xor i64 %y7, %x7
  %u56 = and i64 %t2, %u55
  %t33 = xor i64 %x7, %u56
  %u57 = xor i64 %x7, %y7
  %u58 = and i64 %t2, %u57
  %t34 = xor i64 %y7, %u58
  %u59 = getelementptr i64, ptr %x, i32 7
  store i64 %t33, ptr %u59, align 8
  %u60 = getelementptr i64, ptr %y, i32 7
  store i64 %t34, ptr %u60, align 8
  ret void
}

; all ones if x = 0, else 0
; @pre 0 <= x < p
define i64 @sangi_p511_is_zero_ir(ptr %x) nounwind {
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
  %u6 = getelementptr i64, ptr %x, i32 6
  %x6 = load i64, ptr %u6, align 8
  %u7 = getelementptr i64, ptr %x, i32 7
  %x7 = load i64, ptr %u7, align 8
  ; the union of the limbs
  %t9 = or i64 %x0, %x1
  %t10 = or i64 %t9, %x2
  %t11 = or i64 %t10, %x3
  %t12 = or i64 %t11, %x4
  %t13 = or i64 %t12, %x5
  %t14 = or i64 %t13, %x6
  %t15 = or i64 %t14, %x7
  ; below 1 only if it is 0
  %u8 = sub i64 %t15, 1
  %u9 = icmp ult i64 %t15, 1
  %u10 = sext i1 %u9 to i64
  %t19 = call i64 asm sideeffect "", "=r,0"(i64 %u10)
  ret i64 %t19
}

; all ones if x = y, else 0
; @pre 0 <= x, y < p
define i64 @sangi_p511_equal_ir(ptr %x, ptr %y) nounwind {
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
  %u6 = getelementptr i64, ptr %x, i32 6
  %x6 = load i64, ptr %u6, align 8
  %u7 = getelementptr i64, ptr %x, i32 7
  %x7 = load i64, ptr %u7, align 8
  %y0 = load i64, ptr %y, align 8
  %u8 = getelementptr i64, ptr %y, i32 1
  %y1 = load i64, ptr %u8, align 8
  %u9 = getelementptr i64, ptr %y, i32 2
  %y2 = load i64, ptr %u9, align 8
  %u10 = getelementptr i64, ptr %y, i32 3
  %y3 = load i64, ptr %u10, align 8
  %u11 = getelementptr i64, ptr %y, i32 4
  %y4 = load i64, ptr %u11, align 8
  %u12 = getelementptr i64, ptr %y, i32 5
  %y5 = load i64, ptr %u12, align 8
  %u13 = getelementptr i64, ptr %y, i32 6
  %y6 = load i64, ptr %u13, align 8
  %u14 = getelementptr i64, ptr %y, i32 7
  %y7 = load i64, ptr %u14, align 8
  ; the union of the limbs
  %t17 = xor i64 %x0, %y0
  %t18 = xor i64 %x1, %y1
  %t19 = or i64 %t17, %t18
  %t20 = xor i64 %x2, %y2
  %t21 = or i64 %t19, %t20
  %t22 = xor i64 %x3, %y3
  %t23 = or i64 %t21, %t22
  %t24 = xor i64 %x4, %y4
  %t25 = or i64 %t23, %t24
  %t26 = xor i64 %x5, %y5
  %t27 = or i64 %t25, %t26
  %t28 = xor i64 %x6, %y6
  %t29 = or i64 %t27, %t28
  %t30 = xor i64 %x7, %y7
  %t31 = or i64 %t29, %t30
  ; below 1 only if it is 0
  %u15 = sub i64 %t31, 1
  %u16 = icmp ult i64 %t31, 1
  %u17 = sext i1 %u16 to i64
  %t35 = call i64 asm sideeffect "", "=r,0"(i64 %u17)
  ret i64 %t35
}
