; sangi gen --update
; sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
; p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
; p381, base field of BLS12-381; 381 bits in 12 limbs of 32, a spare bit on top
; checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
; every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
; and random operands of this modulus; its object checked: straight-line code, no call, no secret address

; z <- (x + y) mod p
; @pre 0 <= x, y < p
; @post 0 <= z < p
define void @sangi_p381_add_ir(ptr %z, ptr %x, ptr %y) nounwind {
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
  %u8 = getelementptr i32, ptr %x, i32 8
  %x8 = load i32, ptr %u8, align 4
  %u9 = getelementptr i32, ptr %x, i32 9
  %x9 = load i32, ptr %u9, align 4
  %u10 = getelementptr i32, ptr %x, i32 10
  %x10 = load i32, ptr %u10, align 4
  %u11 = getelementptr i32, ptr %x, i32 11
  %x11 = load i32, ptr %u11, align 4
  %y0 = load i32, ptr %y, align 4
  %u12 = getelementptr i32, ptr %y, i32 1
  %y1 = load i32, ptr %u12, align 4
  %u13 = getelementptr i32, ptr %y, i32 2
  %y2 = load i32, ptr %u13, align 4
  %u14 = getelementptr i32, ptr %y, i32 3
  %y3 = load i32, ptr %u14, align 4
  %u15 = getelementptr i32, ptr %y, i32 4
  %y4 = load i32, ptr %u15, align 4
  %u16 = getelementptr i32, ptr %y, i32 5
  %y5 = load i32, ptr %u16, align 4
  %u17 = getelementptr i32, ptr %y, i32 6
  %y6 = load i32, ptr %u17, align 4
  %u18 = getelementptr i32, ptr %y, i32 7
  %y7 = load i32, ptr %u18, align 4
  %u19 = getelementptr i32, ptr %y, i32 8
  %y8 = load i32, ptr %u19, align 4
  %u20 = getelementptr i32, ptr %y, i32 9
  %y9 = load i32, ptr %u20, align 4
  %u21 = getelementptr i32, ptr %y, i32 10
  %y10 = load i32, ptr %u21, align 4
  %u22 = getelementptr i32, ptr %y, i32 11
  %y11 = load i32, ptr %u22, align 4
  ; s = x + y
  %u23 = add i32 %x0, %y0
  %u24 = icmp ult i32 %u23, %x0
  %u25 = zext i1 %u24 to i32
  %u26 = add i32 %x1, %y1
  %u27 = icmp ult i32 %u26, %x1
  %u28 = add i32 %u26, %u25
  %u29 = icmp ult i32 %u28, %u26
  %u30 = or i1 %u27, %u29
  %u31 = zext i1 %u30 to i32
  %u32 = add i32 %x2, %y2
  %u33 = icmp ult i32 %u32, %x2
  %u34 = add i32 %u32, %u31
  %u35 = icmp ult i32 %u34, %u32
  %u36 = or i1 %u33, %u35
  %u37 = zext i1 %u36 to i32
  %u38 = add i32 %x3, %y3
  %u39 = icmp ult i32 %u38, %x3
  %u40 = add i32 %u38, %u37
  %u41 = icmp ult i32 %u40, %u38
  %u42 = or i1 %u39, %u41
  %u43 = zext i1 %u42 to i32
  %u44 = add i32 %x4, %y4
  %u45 = icmp ult i32 %u44, %x4
  %u46 = add i32 %u44, %u43
  %u47 = icmp ult i32 %u46, %u44
  %u48 = or i1 %u45, %u47
  %u49 = zext i1 %u48 to i32
  %u50 = add i32 %x5, %y5
  %u51 = icmp ult i32 %u50, %x5
  %u52 = add i32 %u50, %u49
  %u53 = icmp ult i32 %u52, %u50
  %u54 = or i1 %u51, %u53
  %u55 = zext i1 %u54 to i32
  %u56 = add i32 %x6, %y6
  %u57 = icmp ult i32 %u56, %x6
  %u58 = add i32 %u56, %u55
  %u59 = icmp ult i32 %u58, %u56
  %u60 = or i1 %u57, %u59
  %u61 = zext i1 %u60 to i32
  %u62 = add i32 %x7, %y7
  %u63 = icmp ult i32 %u62, %x7
  %u64 = add i32 %u62, %u61
  %u65 = icmp ult i32 %u64, %u62
  %u66 = or i1 %u63, %u65
  %u67 = zext i1 %u66 to i32
  %u68 = add i32 %x8, %y8
  %u69 = icmp ult i32 %u68, %x8
  %u70 = add i32 %u68, %u67
  %u71 = icmp ult i32 %u70, %u68
  %u72 = or i1 %u69, %u71
  %u73 = zext i1 %u72 to i32
  %u74 = add i32 %x9, %y9
  %u75 = icmp ult i32 %u74, %x9
  %u76 = add i32 %u74, %u73
  %u77 = icmp ult i32 %u76, %u74
  %u78 = or i1 %u75, %u77
  %u79 = zext i1 %u78 to i32
  %u80 = add i32 %x10, %y10
  %u81 = icmp ult i32 %u80, %x10
  %u82 = add i32 %u80, %u79
  %u83 = icmp ult i32 %u82, %u80
  %u84 = or i1 %u81, %u83
  %u85 = zext i1 %u84 to i32
  %u86 = add i32 %x11, %y11
  %u87 = icmp ult i32 %u86, %x11
  %u88 = add i32 %u86, %u85
  %u89 = icmp ult i32 %u88, %u86
  %u90 = or i1 %u87, %u89
  ; d = s - p
  %u91 = sub i32 %u23, 4294945451
  %u92 = icmp ult i32 %u23, 4294945451
  %u93 = zext i1 %u92 to i32
  %u94 = sub i32 %u28, 3120496639
  %u95 = icmp ult i32 %u28, 3120496639
  %u96 = sub i32 %u94, %u93
  %u97 = icmp ult i32 %u94, %u93
  %u98 = or i1 %u95, %u97
  %u99 = zext i1 %u98 to i32
  %u100 = sub i32 %u34, 2975072255
  %u101 = icmp ult i32 %u34, 2975072255
  %u102 = sub i32 %u100, %u99
  %u103 = icmp ult i32 %u100, %u99
  %u104 = or i1 %u101, %u103
  %u105 = zext i1 %u104 to i32
  %u106 = sub i32 %u40, 514588670
  %u107 = icmp ult i32 %u40, 514588670
  %u108 = sub i32 %u106, %u105
  %u109 = icmp ult i32 %u106, %u105
  %u110 = or i1 %u107, %u109
  %u111 = zext i1 %u110 to i32
  %u112 = sub i32 %u46, 4138792484
  %u113 = icmp ult i32 %u46, 4138792484
  %u114 = sub i32 %u112, %u111
  %u115 = icmp ult i32 %u112, %u111
  %u116 = or i1 %u113, %u115
  %u117 = zext i1 %u116 to i32
  %u118 = sub i32 %u52, 1731252896
  %u119 = icmp ult i32 %u52, 1731252896
  %u120 = sub i32 %u118, %u117
  %u121 = icmp ult i32 %u118, %u117
  %u122 = or i1 %u119, %u121
  %u123 = zext i1 %u122 to i32
  %u124 = sub i32 %u58, 4085584575
  %u125 = icmp ult i32 %u58, 4085584575
  %u126 = sub i32 %u124, %u123
  %u127 = icmp ult i32 %u124, %u123
  %u128 = or i1 %u125, %u127
  %u129 = zext i1 %u128 to i32
  %u130 = sub i32 %u64, 1685539716
  %u131 = icmp ult i32 %u64, 1685539716
  %u132 = sub i32 %u130, %u129
  %u133 = icmp ult i32 %u130, %u129
  %u134 = or i1 %u131, %u133
  %u135 = zext i1 %u134 to i32
  %u136 = sub i32 %u70, 1129032919
  %u137 = icmp ult i32 %u70, 1129032919
  %u138 = sub i32 %u136, %u135
  %u139 = icmp ult i32 %u136, %u135
  %u140 = or i1 %u137, %u139
  %u141 = zext i1 %u140 to i32
  %u142 = sub i32 %u76, 1260103606
  %u143 = icmp ult i32 %u76, 1260103606
  %u144 = sub i32 %u142, %u141
  %u145 = icmp ult i32 %u142, %u141
  %u146 = or i1 %u143, %u145
  %u147 = zext i1 %u146 to i32
  %u148 = sub i32 %u82, 964683418
  %u149 = icmp ult i32 %u82, 964683418
  %u150 = sub i32 %u148, %u147
  %u151 = icmp ult i32 %u148, %u147
  %u152 = or i1 %u149, %u151
  %u153 = zext i1 %u152 to i32
  %u154 = sub i32 %u88, 436277738
  %u155 = icmp ult i32 %u88, 436277738
  %u156 = sub i32 %u154, %u153
  %u157 = icmp ult i32 %u154, %u153
  %u158 = or i1 %u155, %u157
  ; s where d < 0, else d
  %u159 = sext i1 %u158 to i32
  %t85 = call i32 asm sideeffect "", "=r,0"(i32 %u159)
  %u160 = xor i32 %u23, %u91
  %u161 = and i32 %t85, %u160
  %t86 = xor i32 %u91, %u161
  %u162 = xor i32 %u28, %u96
  %u163 = and i32 %t85, %u162
  %t87 = xor i32 %u96, %u163
  %u164 = xor i32 %u34, %u102
  %u165 = and i32 %t85, %u164
  %t88 = xor i32 %u102, %u165
  %u166 = xor i32 %u40, %u108
  %u167 = and i32 %t85, %u166
  %t89 = xor i32 %u108, %u167
  %u168 = xor i32 %u46, %u114
  %u169 = and i32 %t85, %u168
  %t90 = xor i32 %u114, %u169
  %u170 = xor i32 %u52, %u120
  %u171 = and i32 %t85, %u170
  %t91 = xor i32 %u120, %u171
  %u172 = xor i32 %u58, %u126
  %u173 = and i32 %t85, %u172
  %t92 = xor i32 %u126, %u173
  %u174 = xor i32 %u64, %u132
  %u175 = and i32 %t85, %u174
  %t93 = xor i32 %u132, %u175
  %u176 = xor i32 %u70, %u138
  %u177 = and i32 %t85, %u176
  %t94 = xor i32 %u138, %u177
  %u178 = xor i32 %u76, %u144
  %u179 = and i32 %t85, %u178
  %t95 = xor i32 %u144, %u179
  %u180 = xor i32 %u82, %u150
  %u181 = and i32 %t85, %u180
  %t96 = xor i32 %u150, %u181
  %u182 = xor i32 %u88, %u156
  %u183 = and i32 %t85, %u182
  %t97 = xor i32 %u156, %u183
  store i32 %t86, ptr %z, align 4
  %u184 = getelementptr i32, ptr %z, i32 1
  store i32 %t87, ptr %u184, align 4
  %u185 = getelementptr i32, ptr %z, i32 2
  store i32 %t88, ptr %u185, align 4
  %u186 = getelementptr i32, ptr %z, i32 3
  store i32 %t89, ptr %u186, align 4
  %u187 = getelementptr i32, ptr %z, i32 4
  store i32 %t90, ptr %u187, align 4
  %u188 = getelementptr i32, ptr %z, i32 5
  store i32 %t91, ptr %u188, align 4
  %u189 = getelementptr i32, ptr %z, i32 6
  store i32 %t92, ptr %u189, align 4
  %u190 = getelementptr i32, ptr %z, i32 7
  store i32 %t93, ptr %u190, align 4
  %u191 = getelementptr i32, ptr %z, i32 8
  store i32 %t94, ptr %u191, align 4
  %u192 = getelementptr i32, ptr %z, i32 9
  store i32 %t95, ptr %u192, align 4
  %u193 = getelementptr i32, ptr %z, i32 10
  store i32 %t96, ptr %u193, align 4
  %u194 = getelementptr i32, ptr %z, i32 11
  store i32 %t97, ptr %u194, align 4
  ret void
}

; z <- (x - y) mod p
; @pre 0 <= x, y < p
; @post 0 <= z < p
define void @sangi_p381_sub_ir(ptr %z, ptr %x, ptr %y) nounwind {
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
  %u8 = getelementptr i32, ptr %x, i32 8
  %x8 = load i32, ptr %u8, align 4
  %u9 = getelementptr i32, ptr %x, i32 9
  %x9 = load i32, ptr %u9, align 4
  %u10 = getelementptr i32, ptr %x, i32 10
  %x10 = load i32, ptr %u10, align 4
  %u11 = getelementptr i32, ptr %x, i32 11
  %x11 = load i32, ptr %u11, align 4
  %y0 = load i32, ptr %y, align 4
  %u12 = getelementptr i32, ptr %y, i32 1
  %y1 = load i32, ptr %u12, align 4
  %u13 = getelementptr i32, ptr %y, i32 2
  %y2 = load i32, ptr %u13, align 4
  %u14 = getelementptr i32, ptr %y, i32 3
  %y3 = load i32, ptr %u14, align 4
  %u15 = getelementptr i32, ptr %y, i32 4
  %y4 = load i32, ptr %u15, align 4
  %u16 = getelementptr i32, ptr %y, i32 5
  %y5 = load i32, ptr %u16, align 4
  %u17 = getelementptr i32, ptr %y, i32 6
  %y6 = load i32, ptr %u17, align 4
  %u18 = getelementptr i32, ptr %y, i32 7
  %y7 = load i32, ptr %u18, align 4
  %u19 = getelementptr i32, ptr %y, i32 8
  %y8 = load i32, ptr %u19, align 4
  %u20 = getelementptr i32, ptr %y, i32 9
  %y9 = load i32, ptr %u20, align 4
  %u21 = getelementptr i32, ptr %y, i32 10
  %y10 = load i32, ptr %u21, align 4
  %u22 = getelementptr i32, ptr %y, i32 11
  %y11 = load i32, ptr %u22, align 4
  ; d = x - y
  %u23 = sub i32 %x0, %y0
  %u24 = icmp ult i32 %x0, %y0
  %u25 = zext i1 %u24 to i32
  %u26 = sub i32 %x1, %y1
  %u27 = icmp ult i32 %x1, %y1
  %u28 = sub i32 %u26, %u25
  %u29 = icmp ult i32 %u26, %u25
  %u30 = or i1 %u27, %u29
  %u31 = zext i1 %u30 to i32
  %u32 = sub i32 %x2, %y2
  %u33 = icmp ult i32 %x2, %y2
  %u34 = sub i32 %u32, %u31
  %u35 = icmp ult i32 %u32, %u31
  %u36 = or i1 %u33, %u35
  %u37 = zext i1 %u36 to i32
  %u38 = sub i32 %x3, %y3
  %u39 = icmp ult i32 %x3, %y3
  %u40 = sub i32 %u38, %u37
  %u41 = icmp ult i32 %u38, %u37
  %u42 = or i1 %u39, %u41
  %u43 = zext i1 %u42 to i32
  %u44 = sub i32 %x4, %y4
  %u45 = icmp ult i32 %x4, %y4
  %u46 = sub i32 %u44, %u43
  %u47 = icmp ult i32 %u44, %u43
  %u48 = or i1 %u45, %u47
  %u49 = zext i1 %u48 to i32
  %u50 = sub i32 %x5, %y5
  %u51 = icmp ult i32 %x5, %y5
  %u52 = sub i32 %u50, %u49
  %u53 = icmp ult i32 %u50, %u49
  %u54 = or i1 %u51, %u53
  %u55 = zext i1 %u54 to i32
  %u56 = sub i32 %x6, %y6
  %u57 = icmp ult i32 %x6, %y6
  %u58 = sub i32 %u56, %u55
  %u59 = icmp ult i32 %u56, %u55
  %u60 = or i1 %u57, %u59
  %u61 = zext i1 %u60 to i32
  %u62 = sub i32 %x7, %y7
  %u63 = icmp ult i32 %x7, %y7
  %u64 = sub i32 %u62, %u61
  %u65 = icmp ult i32 %u62, %u61
  %u66 = or i1 %u63, %u65
  %u67 = zext i1 %u66 to i32
  %u68 = sub i32 %x8, %y8
  %u69 = icmp ult i32 %x8, %y8
  %u70 = sub i32 %u68, %u67
  %u71 = icmp ult i32 %u68, %u67
  %u72 = or i1 %u69, %u71
  %u73 = zext i1 %u72 to i32
  %u74 = sub i32 %x9, %y9
  %u75 = icmp ult i32 %x9, %y9
  %u76 = sub i32 %u74, %u73
  %u77 = icmp ult i32 %u74, %u73
  %u78 = or i1 %u75, %u77
  %u79 = zext i1 %u78 to i32
  %u80 = sub i32 %x10, %y10
  %u81 = icmp ult i32 %x10, %y10
  %u82 = sub i32 %u80, %u79
  %u83 = icmp ult i32 %u80, %u79
  %u84 = or i1 %u81, %u83
  %u85 = zext i1 %u84 to i32
  %u86 = sub i32 %x11, %y11
  %u87 = icmp ult i32 %x11, %y11
  %u88 = sub i32 %u86, %u85
  %u89 = icmp ult i32 %u86, %u85
  %u90 = or i1 %u87, %u89
  ; t = d + p
  %u91 = add i32 %u23, 4294945451
  %u92 = icmp ult i32 %u91, %u23
  %u93 = zext i1 %u92 to i32
  %u94 = add i32 %u28, 3120496639
  %u95 = icmp ult i32 %u94, %u28
  %u96 = add i32 %u94, %u93
  %u97 = icmp ult i32 %u96, %u94
  %u98 = or i1 %u95, %u97
  %u99 = zext i1 %u98 to i32
  %u100 = add i32 %u34, 2975072255
  %u101 = icmp ult i32 %u100, %u34
  %u102 = add i32 %u100, %u99
  %u103 = icmp ult i32 %u102, %u100
  %u104 = or i1 %u101, %u103
  %u105 = zext i1 %u104 to i32
  %u106 = add i32 %u40, 514588670
  %u107 = icmp ult i32 %u106, %u40
  %u108 = add i32 %u106, %u105
  %u109 = icmp ult i32 %u108, %u106
  %u110 = or i1 %u107, %u109
  %u111 = zext i1 %u110 to i32
  %u112 = add i32 %u46, 4138792484
  %u113 = icmp ult i32 %u112, %u46
  %u114 = add i32 %u112, %u111
  %u115 = icmp ult i32 %u114, %u112
  %u116 = or i1 %u113, %u115
  %u117 = zext i1 %u116 to i32
  %u118 = add i32 %u52, 1731252896
  %u119 = icmp ult i32 %u118, %u52
  %u120 = add i32 %u118, %u117
  %u121 = icmp ult i32 %u120, %u118
  %u122 = or i1 %u119, %u121
  %u123 = zext i1 %u122 to i32
  %u124 = add i32 %u58, 4085584575
  %u125 = icmp ult i32 %u124, %u58
  %u126 = add i32 %u124, %u123
  %u127 = icmp ult i32 %u126, %u124
  %u128 = or i1 %u125, %u127
  %u129 = zext i1 %u128 to i32
  %u130 = add i32 %u64, 1685539716
  %u131 = icmp ult i32 %u130, %u64
  %u132 = add i32 %u130, %u129
  %u133 = icmp ult i32 %u132, %u130
  %u134 = or i1 %u131, %u133
  %u135 = zext i1 %u134 to i32
  %u136 = add i32 %u70, 1129032919
  %u137 = icmp ult i32 %u136, %u70
  %u138 = add i32 %u136, %u135
  %u139 = icmp ult i32 %u138, %u136
  %u140 = or i1 %u137, %u139
  %u141 = zext i1 %u140 to i32
  %u142 = add i32 %u76, 1260103606
  %u143 = icmp ult i32 %u142, %u76
  %u144 = add i32 %u142, %u141
  %u145 = icmp ult i32 %u144, %u142
  %u146 = or i1 %u143, %u145
  %u147 = zext i1 %u146 to i32
  %u148 = add i32 %u82, 964683418
  %u149 = icmp ult i32 %u148, %u82
  %u150 = add i32 %u148, %u147
  %u151 = icmp ult i32 %u150, %u148
  %u152 = or i1 %u149, %u151
  %u153 = zext i1 %u152 to i32
  %u154 = add i32 %u88, 436277738
  %u155 = icmp ult i32 %u154, %u88
  %u156 = add i32 %u154, %u153
  %u157 = icmp ult i32 %u156, %u154
  %u158 = or i1 %u155, %u157
  ; t where d < 0, else d
  %u159 = sext i1 %u158 to i32
  %t85 = call i32 asm sideeffect "", "=r,0"(i32 %u159)
  %u160 = xor i32 %u91, %u23
  %u161 = and i32 %t85, %u160
  %t86 = xor i32 %u23, %u161
  %u162 = xor i32 %u96, %u28
  %u163 = and i32 %t85, %u162
  %t87 = xor i32 %u28, %u163
  %u164 = xor i32 %u102, %u34
  %u165 = and i32 %t85, %u164
  %t88 = xor i32 %u34, %u165
  %u166 = xor i32 %u108, %u40
  %u167 = and i32 %t85, %u166
  %t89 = xor i32 %u40, %u167
  %u168 = xor i32 %u114, %u46
  %u169 = and i32 %t85, %u168
  %t90 = xor i32 %u46, %u169
  %u170 = xor i32 %u120, %u52
  %u171 = and i32 %t85, %u170
  %t91 = xor i32 %u52, %u171
  %u172 = xor i32 %u126, %u58
  %u173 = and i32 %t85, %u172
  %t92 = xor i32 %u58, %u173
  %u174 = xor i32 %u132, %u64
  %u175 = and i32 %t85, %u174
  %t93 = xor i32 %u64, %u175
  %u176 = xor i32 %u138, %u70
  %u177 = and i32 %t85, %u176
  %t94 = xor i32 %u70, %u177
  %u178 = xor i32 %u144, %u76
  %u179 = and i32 %t85, %u178
  %t95 = xor i32 %u76, %u179
  %u180 = xor i32 %u150, %u82
  %u181 = and i32 %t85, %u180
  %t96 = xor i32 %u82, %u181
  %u182 = xor i32 %u156, %u88
  %u183 = and i32 %t85, %u182
  %t97 = xor i32 %u88, %u183
  store i32 %t86, ptr %z, align 4
  %u184 = getelementptr i32, ptr %z, i32 1
  store i32 %t87, ptr %u184, align 4
  %u185 = getelementptr i32, ptr %z, i32 2
  store i32 %t88, ptr %u185, align 4
  %u186 = getelementptr i32, ptr %z, i32 3
  store i32 %t89, ptr %u186, align 4
  %u187 = getelementptr i32, ptr %z, i32 4
  store i32 %t90, ptr %u187, align 4
  %u188 = getelementptr i32, ptr %z, i32 5
  store i32 %t91, ptr %u188, align 4
  %u189 = getelementptr i32, ptr %z, i32 6
  store i32 %t92, ptr %u189, align 4
  %u190 = getelementptr i32, ptr %z, i32 7
  store i32 %t93, ptr %u190, align 4
  %u191 = getelementptr i32, ptr %z, i32 8
  store i32 %t94, ptr %u191, align 4
  %u192 = getelementptr i32, ptr %z, i32 9
  store i32 %t95, ptr %u192, align 4
  %u193 = getelementptr i32, ptr %z, i32 10
  store i32 %t96, ptr %u193, align 4
  %u194 = getelementptr i32, ptr %z, i32 11
  store i32 %t97, ptr %u194, align 4
  ret void
}

; z <- -x mod p
; @pre 0 <= x < p
; @post 0 <= z < p, and z = 0 for x = 0
define void @sangi_p381_neg_ir(ptr %z, ptr %x) nounwind {
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
  %u8 = getelementptr i32, ptr %x, i32 8
  %x8 = load i32, ptr %u8, align 4
  %u9 = getelementptr i32, ptr %x, i32 9
  %x9 = load i32, ptr %u9, align 4
  %u10 = getelementptr i32, ptr %x, i32 10
  %x10 = load i32, ptr %u10, align 4
  %u11 = getelementptr i32, ptr %x, i32 11
  %x11 = load i32, ptr %u11, align 4
  ; d = x - y
  %u12 = sub i32 0, %x0
  %u13 = icmp ult i32 0, %x0
  %u14 = zext i1 %u13 to i32
  %u15 = sub i32 0, %x1
  %u16 = icmp ult i32 0, %x1
  %u17 = sub i32 %u15, %u14
  %u18 = icmp ult i32 %u15, %u14
  %u19 = or i1 %u16, %u18
  %u20 = zext i1 %u19 to i32
  %u21 = sub i32 0, %x2
  %u22 = icmp ult i32 0, %x2
  %u23 = sub i32 %u21, %u20
  %u24 = icmp ult i32 %u21, %u20
  %u25 = or i1 %u22, %u24
  %u26 = zext i1 %u25 to i32
  %u27 = sub i32 0, %x3
  %u28 = icmp ult i32 0, %x3
  %u29 = sub i32 %u27, %u26
  %u30 = icmp ult i32 %u27, %u26
  %u31 = or i1 %u28, %u30
  %u32 = zext i1 %u31 to i32
  %u33 = sub i32 0, %x4
  %u34 = icmp ult i32 0, %x4
  %u35 = sub i32 %u33, %u32
  %u36 = icmp ult i32 %u33, %u32
  %u37 = or i1 %u34, %u36
  %u38 = zext i1 %u37 to i32
  %u39 = sub i32 0, %x5
  %u40 = icmp ult i32 0, %x5
  %u41 = sub i32 %u39, %u38
  %u42 = icmp ult i32 %u39, %u38
  %u43 = or i1 %u40, %u42
  %u44 = zext i1 %u43 to i32
  %u45 = sub i32 0, %x6
  %u46 = icmp ult i32 0, %x6
  %u47 = sub i32 %u45, %u44
  %u48 = icmp ult i32 %u45, %u44
  %u49 = or i1 %u46, %u48
  %u50 = zext i1 %u49 to i32
  %u51 = sub i32 0, %x7
  %u52 = icmp ult i32 0, %x7
  %u53 = sub i32 %u51, %u50
  %u54 = icmp ult i32 %u51, %u50
  %u55 = or i1 %u52, %u54
  %u56 = zext i1 %u55 to i32
  %u57 = sub i32 0, %x8
  %u58 = icmp ult i32 0, %x8
  %u59 = sub i32 %u57, %u56
  %u60 = icmp ult i32 %u57, %u56
  %u61 = or i1 %u58, %u60
  %u62 = zext i1 %u61 to i32
  %u63 = sub i32 0, %x9
  %u64 = icmp ult i32 0, %x9
  %u65 = sub i32 %u63, %u62
  %u66 = icmp ult i32 %u63, %u62
  %u67 = or i1 %u64, %u66
  %u68 = zext i1 %u67 to i32
  %u69 = sub i32 0, %x10
  %u70 = icmp ult i32 0, %x10
  %u71 = sub i32 %u69, %u68
  %u72 = icmp ult i32 %u69, %u68
  %u73 = or i1 %u70, %u72
  %u74 = zext i1 %u73 to i32
  %u75 = sub i32 0, %x11
  %u76 = icmp ult i32 0, %x11
  %u77 = sub i32 %u75, %u74
  %u78 = icmp ult i32 %u75, %u74
  %u79 = or i1 %u76, %u78
  ; t = d + p
  %u80 = add i32 %u12, 4294945451
  %u81 = icmp ult i32 %u80, %u12
  %u82 = zext i1 %u81 to i32
  %u83 = add i32 %u17, 3120496639
  %u84 = icmp ult i32 %u83, %u17
  %u85 = add i32 %u83, %u82
  %u86 = icmp ult i32 %u85, %u83
  %u87 = or i1 %u84, %u86
  %u88 = zext i1 %u87 to i32
  %u89 = add i32 %u23, 2975072255
  %u90 = icmp ult i32 %u89, %u23
  %u91 = add i32 %u89, %u88
  %u92 = icmp ult i32 %u91, %u89
  %u93 = or i1 %u90, %u92
  %u94 = zext i1 %u93 to i32
  %u95 = add i32 %u29, 514588670
  %u96 = icmp ult i32 %u95, %u29
  %u97 = add i32 %u95, %u94
  %u98 = icmp ult i32 %u97, %u95
  %u99 = or i1 %u96, %u98
  %u100 = zext i1 %u99 to i32
  %u101 = add i32 %u35, 4138792484
  %u102 = icmp ult i32 %u101, %u35
  %u103 = add i32 %u101, %u100
  %u104 = icmp ult i32 %u103, %u101
  %u105 = or i1 %u102, %u104
  %u106 = zext i1 %u105 to i32
  %u107 = add i32 %u41, 1731252896
  %u108 = icmp ult i32 %u107, %u41
  %u109 = add i32 %u107, %u106
  %u110 = icmp ult i32 %u109, %u107
  %u111 = or i1 %u108, %u110
  %u112 = zext i1 %u111 to i32
  %u113 = add i32 %u47, 4085584575
  %u114 = icmp ult i32 %u113, %u47
  %u115 = add i32 %u113, %u112
  %u116 = icmp ult i32 %u115, %u113
  %u117 = or i1 %u114, %u116
  %u118 = zext i1 %u117 to i32
  %u119 = add i32 %u53, 1685539716
  %u120 = icmp ult i32 %u119, %u53
  %u121 = add i32 %u119, %u118
  %u122 = icmp ult i32 %u121, %u119
  %u123 = or i1 %u120, %u122
  %u124 = zext i1 %u123 to i32
  %u125 = add i32 %u59, 1129032919
  %u126 = icmp ult i32 %u125, %u59
  %u127 = add i32 %u125, %u124
  %u128 = icmp ult i32 %u127, %u125
  %u129 = or i1 %u126, %u128
  %u130 = zext i1 %u129 to i32
  %u131 = add i32 %u65, 1260103606
  %u132 = icmp ult i32 %u131, %u65
  %u133 = add i32 %u131, %u130
  %u134 = icmp ult i32 %u133, %u131
  %u135 = or i1 %u132, %u134
  %u136 = zext i1 %u135 to i32
  %u137 = add i32 %u71, 964683418
  %u138 = icmp ult i32 %u137, %u71
  %u139 = add i32 %u137, %u136
  %u140 = icmp ult i32 %u139, %u137
  %u141 = or i1 %u138, %u140
  %u142 = zext i1 %u141 to i32
  %u143 = add i32 %u77, 436277738
  %u144 = icmp ult i32 %u143, %u77
  %u145 = add i32 %u143, %u142
  %u146 = icmp ult i32 %u145, %u143
  %u147 = or i1 %u144, %u146
  ; t where d < 0, else d
  %u148 = sext i1 %u147 to i32
  %t85 = call i32 asm sideeffect "", "=r,0"(i32 %u148)
  %u149 = xor i32 %u80, %u12
  %u150 = and i32 %t85, %u149
  %t86 = xor i32 %u12, %u150
  %u151 = xor i32 %u85, %u17
  %u152 = and i32 %t85, %u151
  %t87 = xor i32 %u17, %u152
  %u153 = xor i32 %u91, %u23
  %u154 = and i32 %t85, %u153
  %t88 = xor i32 %u23, %u154
  %u155 = xor i32 %u97, %u29
  %u156 = and i32 %t85, %u155
  %t89 = xor i32 %u29, %u156
  %u157 = xor i32 %u103, %u35
  %u158 = and i32 %t85, %u157
  %t90 = xor i32 %u35, %u158
  %u159 = xor i32 %u109, %u41
  %u160 = and i32 %t85, %u159
  %t91 = xor i32 %u41, %u160
  %u161 = xor i32 %u115, %u47
  %u162 = and i32 %t85, %u161
  %t92 = xor i32 %u47, %u162
  %u163 = xor i32 %u121, %u53
  %u164 = and i32 %t85, %u163
  %t93 = xor i32 %u53, %u164
  %u165 = xor i32 %u127, %u59
  %u166 = and i32 %t85, %u165
  %t94 = xor i32 %u59, %u166
  %u167 = xor i32 %u133, %u65
  %u168 = and i32 %t85, %u167
  %t95 = xor i32 %u65, %u168
  %u169 = xor i32 %u139, %u71
  %u170 = and i32 %t85, %u169
  %t96 = xor i32 %u71, %u170
  %u171 = xor i32 %u145, %u77
  %u172 = and i32 %t85, %u171
  %t97 = xor i32 %u77, %u172
  store i32 %t86, ptr %z, align 4
  %u173 = getelementptr i32, ptr %z, i32 1
  store i32 %t87, ptr %u173, align 4
  %u174 = getelementptr i32, ptr %z, i32 2
  store i32 %t88, ptr %u174, align 4
  %u175 = getelementptr i32, ptr %z, i32 3
  store i32 %t89, ptr %u175, align 4
  %u176 = getelementptr i32, ptr %z, i32 4
  store i32 %t90, ptr %u176, align 4
  %u177 = getelementptr i32, ptr %z, i32 5
  store i32 %t91, ptr %u177, align 4
  %u178 = getelementptr i32, ptr %z, i32 6
  store i32 %t92, ptr %u178, align 4
  %u179 = getelementptr i32, ptr %z, i32 7
  store i32 %t93, ptr %u179, align 4
  %u180 = getelementptr i32, ptr %z, i32 8
  store i32 %t94, ptr %u180, align 4
  %u181 = getelementptr i32, ptr %z, i32 9
  store i32 %t95, ptr %u181, align 4
  %u182 = getelementptr i32, ptr %z, i32 10
  store i32 %t96, ptr %u182, align 4
  %u183 = getelementptr i32, ptr %z, i32 11
  store i32 %t97, ptr %u183, align 4
  ret void
}

; z <- 2x mod p
; @pre 0 <= x < p
; @post 0 <= z < p
define void @sangi_p381_dbl_ir(ptr %z, ptr %x) nounwind {
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
  %u8 = getelementptr i32, ptr %x, i32 8
  %x8 = load i32, ptr %u8, align 4
  %u9 = getelementptr i32, ptr %x, i32 9
  %x9 = load i32, ptr %u9, align 4
  %u10 = getelementptr i32, ptr %x, i32 10
  %x10 = load i32, ptr %u10, align 4
  %u11 = getelementptr i32, ptr %x, i32 11
  %x11 = load i32, ptr %u11, align 4
  ; s = x + y
  %u12 = add i32 %x0, %x0
  %u13 = icmp ult i32 %u12, %x0
  %u14 = zext i1 %u13 to i32
  %u15 = add i32 %x1, %x1
  %u16 = icmp ult i32 %u15, %x1
  %u17 = add i32 %u15, %u14
  %u18 = icmp ult i32 %u17, %u15
  %u19 = or i1 %u16, %u18
  %u20 = zext i1 %u19 to i32
  %u21 = add i32 %x2, %x2
  %u22 = icmp ult i32 %u21, %x2
  %u23 = add i32 %u21, %u20
  %u24 = icmp ult i32 %u23, %u21
  %u25 = or i1 %u22, %u24
  %u26 = zext i1 %u25 to i32
  %u27 = add i32 %x3, %x3
  %u28 = icmp ult i32 %u27, %x3
  %u29 = add i32 %u27, %u26
  %u30 = icmp ult i32 %u29, %u27
  %u31 = or i1 %u28, %u30
  %u32 = zext i1 %u31 to i32
  %u33 = add i32 %x4, %x4
  %u34 = icmp ult i32 %u33, %x4
  %u35 = add i32 %u33, %u32
  %u36 = icmp ult i32 %u35, %u33
  %u37 = or i1 %u34, %u36
  %u38 = zext i1 %u37 to i32
  %u39 = add i32 %x5, %x5
  %u40 = icmp ult i32 %u39, %x5
  %u41 = add i32 %u39, %u38
  %u42 = icmp ult i32 %u41, %u39
  %u43 = or i1 %u40, %u42
  %u44 = zext i1 %u43 to i32
  %u45 = add i32 %x6, %x6
  %u46 = icmp ult i32 %u45, %x6
  %u47 = add i32 %u45, %u44
  %u48 = icmp ult i32 %u47, %u45
  %u49 = or i1 %u46, %u48
  %u50 = zext i1 %u49 to i32
  %u51 = add i32 %x7, %x7
  %u52 = icmp ult i32 %u51, %x7
  %u53 = add i32 %u51, %u50
  %u54 = icmp ult i32 %u53, %u51
  %u55 = or i1 %u52, %u54
  %u56 = zext i1 %u55 to i32
  %u57 = add i32 %x8, %x8
  %u58 = icmp ult i32 %u57, %x8
  %u59 = add i32 %u57, %u56
  %u60 = icmp ult i32 %u59, %u57
  %u61 = or i1 %u58, %u60
  %u62 = zext i1 %u61 to i32
  %u63 = add i32 %x9, %x9
  %u64 = icmp ult i32 %u63, %x9
  %u65 = add i32 %u63, %u62
  %u66 = icmp ult i32 %u65, %u63
  %u67 = or i1 %u64, %u66
  %u68 = zext i1 %u67 to i32
  %u69 = add i32 %x10, %x10
  %u70 = icmp ult i32 %u69, %x10
  %u71 = add i32 %u69, %u68
  %u72 = icmp ult i32 %u71, %u69
  %u73 = or i1 %u70, %u72
  %u74 = zext i1 %u73 to i32
  %u75 = add i32 %x11, %x11
  %u76 = icmp ult i32 %u75, %x11
  %u77 = add i32 %u75, %u74
  %u78 = icmp ult i32 %u77, %u75
  %u79 = or i1 %u76, %u78
  ; d = s - p
  %u80 = sub i32 %u12, 4294945451
  %u81 = icmp ult i32 %u12, 4294945451
  %u82 = zext i1 %u81 to i32
  %u83 = sub i32 %u17, 3120496639
  %u84 = icmp ult i32 %u17, 3120496639
  %u85 = sub i32 %u83, %u82
  %u86 = icmp ult i32 %u83, %u82
  %u87 = or i1 %u84, %u86
  %u88 = zext i1 %u87 to i32
  %u89 = sub i32 %u23, 2975072255
  %u90 = icmp ult i32 %u23, 2975072255
  %u91 = sub i32 %u89, %u88
  %u92 = icmp ult i32 %u89, %u88
  %u93 = or i1 %u90, %u92
  %u94 = zext i1 %u93 to i32
  %u95 = sub i32 %u29, 514588670
  %u96 = icmp ult i32 %u29, 514588670
  %u97 = sub i32 %u95, %u94
  %u98 = icmp ult i32 %u95, %u94
  %u99 = or i1 %u96, %u98
  %u100 = zext i1 %u99 to i32
  %u101 = sub i32 %u35, 4138792484
  %u102 = icmp ult i32 %u35, 4138792484
  %u103 = sub i32 %u101, %u100
  %u104 = icmp ult i32 %u101, %u100
  %u105 = or i1 %u102, %u104
  %u106 = zext i1 %u105 to i32
  %u107 = sub i32 %u41, 1731252896
  %u108 = icmp ult i32 %u41, 1731252896
  %u109 = sub i32 %u107, %u106
  %u110 = icmp ult i32 %u107, %u106
  %u111 = or i1 %u108, %u110
  %u112 = zext i1 %u111 to i32
  %u113 = sub i32 %u47, 4085584575
  %u114 = icmp ult i32 %u47, 4085584575
  %u115 = sub i32 %u113, %u112
  %u116 = icmp ult i32 %u113, %u112
  %u117 = or i1 %u114, %u116
  %u118 = zext i1 %u117 to i32
  %u119 = sub i32 %u53, 1685539716
  %u120 = icmp ult i32 %u53, 1685539716
  %u121 = sub i32 %u119, %u118
  %u122 = icmp ult i32 %u119, %u118
  %u123 = or i1 %u120, %u122
  %u124 = zext i1 %u123 to i32
  %u125 = sub i32 %u59, 1129032919
  %u126 = icmp ult i32 %u59, 1129032919
  %u127 = sub i32 %u125, %u124
  %u128 = icmp ult i32 %u125, %u124
  %u129 = or i1 %u126, %u128
  %u130 = zext i1 %u129 to i32
  %u131 = sub i32 %u65, 1260103606
  %u132 = icmp ult i32 %u65, 1260103606
  %u133 = sub i32 %u131, %u130
  %u134 = icmp ult i32 %u131, %u130
  %u135 = or i1 %u132, %u134
  %u136 = zext i1 %u135 to i32
  %u137 = sub i32 %u71, 964683418
  %u138 = icmp ult i32 %u71, 964683418
  %u139 = sub i32 %u137, %u136
  %u140 = icmp ult i32 %u137, %u136
  %u141 = or i1 %u138, %u140
  %u142 = zext i1 %u141 to i32
  %u143 = sub i32 %u77, 436277738
  %u144 = icmp ult i32 %u77, 436277738
  %u145 = sub i32 %u143, %u142
  %u146 = icmp ult i32 %u143, %u142
  %u147 = or i1 %u144, %u146
  ; s where d < 0, else d
  %u148 = sext i1 %u147 to i32
  %t73 = call i32 asm sideeffect "", "=r,0"(i32 %u148)
  %u149 = xor i32 %u12, %u80
  %u150 = and i32 %t73, %u149
  %t74 = xor i32 %u80, %u150
  %u151 = xor i32 %u17, %u85
  %u152 = and i32 %t73, %u151
  %t75 = xor i32 %u85, %u152
  %u153 = xor i32 %u23, %u91
  %u154 = and i32 %t73, %u153
  %t76 = xor i32 %u91, %u154
  %u155 = xor i32 %u29, %u97
  %u156 = and i32 %t73, %u155
  %t77 = xor i32 %u97, %u156
  %u157 = xor i32 %u35, %u103
  %u158 = and i32 %t73, %u157
  %t78 = xor i32 %u103, %u158
  %u159 = xor i32 %u41, %u109
  %u160 = and i32 %t73, %u159
  %t79 = xor i32 %u109, %u160
  %u161 = xor i32 %u47, %u115
  %u162 = and i32 %t73, %u161
  %t80 = xor i32 %u115, %u162
  %u163 = xor i32 %u53, %u121
  %u164 = and i32 %t73, %u163
  %t81 = xor i32 %u121, %u164
  %u165 = xor i32 %u59, %u127
  %u166 = and i32 %t73, %u165
  %t82 = xor i32 %u127, %u166
  %u167 = xor i32 %u65, %u133
  %u168 = and i32 %t73, %u167
  %t83 = xor i32 %u133, %u168
  %u169 = xor i32 %u71, %u139
  %u170 = and i32 %t73, %u169
  %t84 = xor i32 %u139, %u170
  %u171 = xor i32 %u77, %u145
  %u172 = and i32 %t73, %u171
  %t85 = xor i32 %u145, %u172
  store i32 %t74, ptr %z, align 4
  %u173 = getelementptr i32, ptr %z, i32 1
  store i32 %t75, ptr %u173, align 4
  %u174 = getelementptr i32, ptr %z, i32 2
  store i32 %t76, ptr %u174, align 4
  %u175 = getelementptr i32, ptr %z, i32 3
  store i32 %t77, ptr %u175, align 4
  %u176 = getelementptr i32, ptr %z, i32 4
  store i32 %t78, ptr %u176, align 4
  %u177 = getelementptr i32, ptr %z, i32 5
  store i32 %t79, ptr %u177, align 4
  %u178 = getelementptr i32, ptr %z, i32 6
  store i32 %t80, ptr %u178, align 4
  %u179 = getelementptr i32, ptr %z, i32 7
  store i32 %t81, ptr %u179, align 4
  %u180 = getelementptr i32, ptr %z, i32 8
  store i32 %t82, ptr %u180, align 4
  %u181 = getelementptr i32, ptr %z, i32 9
  store i32 %t83, ptr %u181, align 4
  %u182 = getelementptr i32, ptr %z, i32 10
  store i32 %t84, ptr %u182, align 4
  %u183 = getelementptr i32, ptr %z, i32 11
  store i32 %t85, ptr %u183, align 4
  ret void
}

; z <- x / 2 mod p
; @pre 0 <= x < p
; @post 0 <= z < p
define void @sangi_p381_half_ir(ptr %z, ptr %x) nounwind {
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
  %u8 = getelementptr i32, ptr %x, i32 8
  %x8 = load i32, ptr %u8, align 4
  %u9 = getelementptr i32, ptr %x, i32 9
  %x9 = load i32, ptr %u9, align 4
  %u10 = getelementptr i32, ptr %x, i32 10
  %x10 = load i32, ptr %u10, align 4
  %u11 = getelementptr i32, ptr %x, i32 11
  %x11 = load i32, ptr %u11, align 4
  ; s = x + p where x is odd, else x
  %c13 = trunc i32 %x0 to i1
  %u12 = sext i1 %c13 to i32
  %t14 = call i32 asm sideeffect "", "=r,0"(i32 %u12)
  %t27 = and i32 4294945451, %t14
  %t28 = and i32 3120496639, %t14
  %t29 = and i32 2975072255, %t14
  %t30 = and i32 514588670, %t14
  %t31 = and i32 4138792484, %t14
  %t32 = and i32 1731252896, %t14
  %t33 = and i32 4085584575, %t14
  %t34 = and i32 1685539716, %t14
  %t35 = and i32 1129032919, %t14
  %t36 = and i32 1260103606, %t14
  %t37 = and i32 964683418, %t14
  %t38 = and i32 436277738, %t14
  %u13 = add i32 %x0, %t27
  %u14 = icmp ult i32 %u13, %x0
  %u15 = zext i1 %u14 to i32
  %u16 = add i32 %x1, %t28
  %u17 = icmp ult i32 %u16, %x1
  %u18 = add i32 %u16, %u15
  %u19 = icmp ult i32 %u18, %u16
  %u20 = or i1 %u17, %u19
  %u21 = zext i1 %u20 to i32
  %u22 = add i32 %x2, %t29
  %u23 = icmp ult i32 %u22, %x2
  %u24 = add i32 %u22, %u21
  %u25 = icmp ult i32 %u24, %u22
  %u26 = or i1 %u23, %u25
  %u27 = zext i1 %u26 to i32
  %u28 = add i32 %x3, %t30
  %u29 = icmp ult i32 %u28, %x3
  %u30 = add i32 %u28, %u27
  %u31 = icmp ult i32 %u30, %u28
  %u32 = or i1 %u29, %u31
  %u33 = zext i1 %u32 to i32
  %u34 = add i32 %x4, %t31
  %u35 = icmp ult i32 %u34, %x4
  %u36 = add i32 %u34, %u33
  %u37 = icmp ult i32 %u36, %u34
  %u38 = or i1 %u35, %u37
  %u39 = zext i1 %u38 to i32
  %u40 = add i32 %x5, %t32
  %u41 = icmp ult i32 %u40, %x5
  %u42 = add i32 %u40, %u39
  %u43 = icmp ult i32 %u42, %u40
  %u44 = or i1 %u41, %u43
  %u45 = zext i1 %u44 to i32
  %u46 = add i32 %x6, %t33
  %u47 = icmp ult i32 %u46, %x6
  %u48 = add i32 %u46, %u45
  %u49 = icmp ult i32 %u48, %u46
  %u50 = or i1 %u47, %u49
  %u51 = zext i1 %u50 to i32
  %u52 = add i32 %x7, %t34
  %u53 = icmp ult i32 %u52, %x7
  %u54 = add i32 %u52, %u51
  %u55 = icmp ult i32 %u54, %u52
  %u56 = or i1 %u53, %u55
  %u57 = zext i1 %u56 to i32
  %u58 = add i32 %x8, %t35
  %u59 = icmp ult i32 %u58, %x8
  %u60 = add i32 %u58, %u57
  %u61 = icmp ult i32 %u60, %u58
  %u62 = or i1 %u59, %u61
  %u63 = zext i1 %u62 to i32
  %u64 = add i32 %x9, %t36
  %u65 = icmp ult i32 %u64, %x9
  %u66 = add i32 %u64, %u63
  %u67 = icmp ult i32 %u66, %u64
  %u68 = or i1 %u65, %u67
  %u69 = zext i1 %u68 to i32
  %u70 = add i32 %x10, %t37
  %u71 = icmp ult i32 %u70, %x10
  %u72 = add i32 %u70, %u69
  %u73 = icmp ult i32 %u72, %u70
  %u74 = or i1 %u71, %u73
  %u75 = zext i1 %u74 to i32
  %u76 = add i32 %x11, %t38
  %u77 = icmp ult i32 %u76, %x11
  %u78 = add i32 %u76, %u75
  %u79 = icmp ult i32 %u78, %u76
  %u80 = or i1 %u77, %u79
  ; s / 2
  %u81 = lshr i32 %u78, 1
  %u82 = trunc i32 %u78 to i1
  %u83 = lshr i32 %u72, 1
  %u84 = zext i1 %u82 to i32
  %u85 = shl i32 %u84, 31
  %u86 = or i32 %u83, %u85
  %u87 = trunc i32 %u72 to i1
  %u88 = lshr i32 %u66, 1
  %u89 = zext i1 %u87 to i32
  %u90 = shl i32 %u89, 31
  %u91 = or i32 %u88, %u90
  %u92 = trunc i32 %u66 to i1
  %u93 = lshr i32 %u60, 1
  %u94 = zext i1 %u92 to i32
  %u95 = shl i32 %u94, 31
  %u96 = or i32 %u93, %u95
  %u97 = trunc i32 %u60 to i1
  %u98 = lshr i32 %u54, 1
  %u99 = zext i1 %u97 to i32
  %u100 = shl i32 %u99, 31
  %u101 = or i32 %u98, %u100
  %u102 = trunc i32 %u54 to i1
  %u103 = lshr i32 %u48, 1
  %u104 = zext i1 %u102 to i32
  %u105 = shl i32 %u104, 31
  %u106 = or i32 %u103, %u105
  %u107 = trunc i32 %u48 to i1
  %u108 = lshr i32 %u42, 1
  %u109 = zext i1 %u107 to i32
  %u110 = shl i32 %u109, 31
  %u111 = or i32 %u108, %u110
  %u112 = trunc i32 %u42 to i1
  %u113 = lshr i32 %u36, 1
  %u114 = zext i1 %u112 to i32
  %u115 = shl i32 %u114, 31
  %u116 = or i32 %u113, %u115
  %u117 = trunc i32 %u36 to i1
  %u118 = lshr i32 %u30, 1
  %u119 = zext i1 %u117 to i32
  %u120 = shl i32 %u119, 31
  %u121 = or i32 %u118, %u120
  %u122 = trunc i32 %u30 to i1
  %u123 = lshr i32 %u24, 1
  %u124 = zext i1 %u122 to i32
  %u125 = shl i32 %u124, 31
  %u126 = or i32 %u123, %u125
  %u127 = trunc i32 %u24 to i1
  %u128 = lshr i32 %u18, 1
  %u129 = zext i1 %u127 to i32
  %u130 = shl i32 %u129, 31
  %u131 = or i32 %u128, %u130
  %u132 = trunc i32 %u18 to i1
  %u133 = lshr i32 %u13, 1
  %u134 = zext i1 %u132 to i32
  %u135 = shl i32 %u134, 31
  %u136 = or i32 %u133, %u135
  %u137 = trunc i32 %u13 to i1
  store i32 %u136, ptr %z, align 4
  %u138 = getelementptr i32, ptr %z, i32 1
  store i32 %u131, ptr %u138, align 4
  %u139 = getelementptr i32, ptr %z, i32 2
  store i32 %u126, ptr %u139, align 4
  %u140 = getelementptr i32, ptr %z, i32 3
  store i32 %u121, ptr %u140, align 4
  %u141 = getelementptr i32, ptr %z, i32 4
  store i32 %u116, ptr %u141, align 4
  %u142 = getelementptr i32, ptr %z, i32 5
  store i32 %u111, ptr %u142, align 4
  %u143 = getelementptr i32, ptr %z, i32 6
  store i32 %u106, ptr %u143, align 4
  %u144 = getelementptr i32, ptr %z, i32 7
  store i32 %u101, ptr %u144, align 4
  %u145 = getelementptr i32, ptr %z, i32 8
  store i32 %u96, ptr %u145, align 4
  %u146 = getelementptr i32, ptr %z, i32 9
  store i32 %u91, ptr %u146, align 4
  %u147 = getelementptr i32, ptr %z, i32 10
  store i32 %u86, ptr %u147, align 4
  %u148 = getelementptr i32, ptr %z, i32 11
  store i32 %u81, ptr %u148, align 4
  ret void
}

; z <- x where mask is all ones, y where it is 0
; @pre mask is 0 or all ones
define void @sangi_p381_select_ir(ptr %z, ptr %x, ptr %y, i32 %mask) nounwind {
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
  %u8 = getelementptr i32, ptr %x, i32 8
  %x8 = load i32, ptr %u8, align 4
  %u9 = getelementptr i32, ptr %x, i32 9
  %x9 = load i32, ptr %u9, align 4
  %u10 = getelementptr i32, ptr %x, i32 10
  %x10 = load i32, ptr %u10, align 4
  %u11 = getelementptr i32, ptr %x, i32 11
  %x11 = load i32, ptr %u11, align 4
  %y0 = load i32, ptr %y, align 4
  %u12 = getelementptr i32, ptr %y, i32 1
  %y1 = load i32, ptr %u12, align 4
  %u13 = getelementptr i32, ptr %y, i32 2
  %y2 = load i32, ptr %u13, align 4
  %u14 = getelementptr i32, ptr %y, i32 3
  %y3 = load i32, ptr %u14, align 4
  %u15 = getelementptr i32, ptr %y, i32 4
  %y4 = load i32, ptr %u15, align 4
  %u16 = getelementptr i32, ptr %y, i32 5
  %y5 = load i32, ptr %u16, align 4
  %u17 = getelementptr i32, ptr %y, i32 6
  %y6 = load i32, ptr %u17, align 4
  %u18 = getelementptr i32, ptr %y, i32 7
  %y7 = load i32, ptr %u18, align 4
  %u19 = getelementptr i32, ptr %y, i32 8
  %y8 = load i32, ptr %u19, align 4
  %u20 = getelementptr i32, ptr %y, i32 9
  %y9 = load i32, ptr %u20, align 4
  %u21 = getelementptr i32, ptr %y, i32 10
  %y10 = load i32, ptr %u21, align 4
  %u22 = getelementptr i32, ptr %y, i32 11
  %y11 = load i32, ptr %u22, align 4
  %u23 = xor i32 %x0, %y0
  %u24 = and i32 %t2, %u23
  %t27 = xor i32 %y0, %u24
  %u25 = xor i32 %x1, %y1
  %u26 = and i32 %t2, %u25
  %t28 = xor i32 %y1, %u26
  %u27 = xor i32 %x2, %y2
  %u28 = and i32 %t2, %u27
  %t29 = xor i32 %y2, %u28
  %u29 = xor i32 %x3, %y3
  %u30 = and i32 %t2, %u29
  %t30 = xor i32 %y3, %u30
  %u31 = xor i32 %x4, %y4
  %u32 = and i32 %t2, %u31
  %t31 = xor i32 %y4, %u32
  %u33 = xor i32 %x5, %y5
  %u34 = and i32 %t2, %u33
  %t32 = xor i32 %y5, %u34
  %u35 = xor i32 %x6, %y6
  %u36 = and i32 %t2, %u35
  %t33 = xor i32 %y6, %u36
  %u37 = xor i32 %x7, %y7
  %u38 = and i32 %t2, %u37
  %t34 = xor i32 %y7, %u38
  %u39 = xor i32 %x8, %y8
  %u40 = and i32 %t2, %u39
  %t35 = xor i32 %y8, %u40
  %u41 = xor i32 %x9, %y9
  %u42 = and i32 %t2, %u41
  %t36 = xor i32 %y9, %u42
  %u43 = xor i32 %x10, %y10
  %u44 = and i32 %t2, %u43
  %t37 = xor i32 %y10, %u44
  %u45 = xor i32 %x11, %y11
  %u46 = and i32 %t2, %u45
  %t38 = xor i32 %y11, %u46
  store i32 %t27, ptr %z, align 4
  %u47 = getelementptr i32, ptr %z, i32 1
  store i32 %t28, ptr %u47, align 4
  %u48 = getelementptr i32, ptr %z, i32 2
  store i32 %t29, ptr %u48, align 4
  %u49 = getelementptr i32, ptr %z, i32 3
  store i32 %t30, ptr %u49, align 4
  %u50 = getelementptr i32, ptr %z, i32 4
  store i32 %t31, ptr %u50, align 4
  %u51 = getelementptr i32, ptr %z, i32 5
  store i32 %t32, ptr %u51, align 4
  %u52 = getelementptr i32, ptr %z, i32 6
  store i32 %t33, ptr %u52, align 4
  %u53 = getelementptr i32, ptr %z, i32 7
  store i32 %t34, ptr %u53, align 4
  %u54 = getelementptr i32, ptr %z, i32 8
  store i32 %t35, ptr %u54, align 4
  %u55 = getelementptr i32, ptr %z, i32 9
  store i32 %t36, ptr %u55, align 4
  %u56 = getelementptr i32, ptr %z, i32 10
  store i32 %t37, ptr %u56, align 4
  %u57 = getelementptr i32, ptr %z, i32 11
  store i32 %t38, ptr %u57, align 4
  ret void
}

; (x, y) <- (y, x) where mask is all ones; unchanged where it is 0
; @pre mask is 0 or all ones
define void @sangi_p381_cswap_ir(ptr %x, ptr %y, i32 %mask) nounwind {
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
  %u61 = getelementptr i32, ptr %x, i32 8
  %x8 = load i32, ptr %u61, align 4
  %u62 = getelementptr i32, ptr %y, i32 8
  %y8 = load i32, ptr %u62, align 4
  %u63 = xor i32 %y8, %x8
  %u64 = and i32 %t2, %u63
  %t37 = xor i32 %x8, %u64
  %u65 = xor i32 %x8, %y8
  %u66 = and i32 %t2, %u65
  %t38 = xor i32 %y8, %u66
  %u67 = getelementptr i32, ptr %x, i32 8
  store i32 %t37, ptr %u67, align 4
  %u68 = getelementptr i32, ptr %y, i32 8
  store i32 %t38, ptr %u68, align 4
  %u69 = getelementptr i32, ptr %x, i32 9
  %x9 = load i32, ptr %u69, align 4
  %u70 = getelementptr i32, ptr %y, i32 9
  %y9 = load i32, ptr %u70, align 4
  %u71 = xor i32 %y9, %x9
  %u72 = and i32 %t2, %u71
  %t41 = xor i32 %x9, %u72
  %u73 = xor i32 %x9, %y9
  %u74 = and i32 %t2, %u73
  %t42 = xor i32 %y9, %u74
  %u75 = getelementptr i32, ptr %x, i32 9
  store i32 %t41, ptr %u75, align 4
  %u76 = getelementptr i32, ptr %y, i32 9
  store i32 %t42, ptr %u76, align 4
  %u77 = getelementptr i32, ptr %x, i32 10
  %x10 = load i32, ptr %u77, align 4
  %u78 = getelementptr i32, ptr %y, i32 10
  %y10 = load i32, ptr %u78, align 4
  %u79 = xor i32 %y10, %x10
  %u80 = and i32 %t2, %u79
  %t45 = xor i32 %x10, %u80
  %u81 = xor i32 %x10, %y10
  %u82 = and i32 %t2, %u81
  %t46 = xor i32 %y10, %u82
  %u83 = getelementptr i32, ptr %x, i32 10
  store i32 %t45, ptr %u83, align 4
  %u84 = getelementptr i32, ptr %y, i32 10
  store i32 %t46, ptr %u84, align 4
  %u85 = getelementptr i32, ptr %x, i32 11
  %x11 = load i32, ptr %u85, align 4
  %u86 = getelementptr i32, ptr %y, i32 11
  %y11 = load i32, ptr %u86, align 4
  %u87 = xor i32 %y11, %x11
  %u88 = and i32 %t2, %u87
  %t49 = xor i32 %x11, %u88
  %u89 = xor i32 %x11, %y11
  %u90 = and i32 %t2, %u89
  %t50 = xor i32 %y11, %u90
  %u91 = getelementptr i32, ptr %x, i32 11
  store i32 %t49, ptr %u91, align 4
  %u92 = getelementptr i32, ptr %y, i32 11
  store i32 %t50, ptr %u92, align 4
  ret void
}

; all ones if x = 0, else 0
; @pre 0 <= x < p
define i32 @sangi_p381_is_zero_ir(ptr %x) nounwind {
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
  %u8 = getelementptr i32, ptr %x, i32 8
  %x8 = load i32, ptr %u8, align 4
  %u9 = getelementptr i32, ptr %x, i32 9
  %x9 = load i32, ptr %u9, align 4
  %u10 = getelementptr i32, ptr %x, i32 10
  %x10 = load i32, ptr %u10, align 4
  %u11 = getelementptr i32, ptr %x, i32 11
  %x11 = load i32, ptr %u11, align 4
  ; the union of the limbs
  %t13 = or i32 %x0, %x1
  %t14 = or i32 %t13, %x2
  %t15 = or i32 %t14, %x3
  %t16 = or i32 %t15, %x4
  %t17 = or i32 %t16, %x5
  %t18 = or i32 %t17, %x6
  %t19 = or i32 %t18, %x7
  %t20 = or i32 %t19, %x8
  %t21 = or i32 %t20, %x9
  %t22 = or i32 %t21, %x10
  %t23 = or i32 %t22, %x11
  ; below 1 only if it is 0
  %u12 = sub i32 %t23, 1
  %u13 = icmp ult i32 %t23, 1
  %u14 = sext i1 %u13 to i32
  %t27 = call i32 asm sideeffect "", "=r,0"(i32 %u14)
  ret i32 %t27
}

; all ones if x = y, else 0
; @pre 0 <= x, y < p
define i32 @sangi_p381_equal_ir(ptr %x, ptr %y) nounwind {
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
  %u8 = getelementptr i32, ptr %x, i32 8
  %x8 = load i32, ptr %u8, align 4
  %u9 = getelementptr i32, ptr %x, i32 9
  %x9 = load i32, ptr %u9, align 4
  %u10 = getelementptr i32, ptr %x, i32 10
  %x10 = load i32, ptr %u10, align 4
  %u11 = getelementptr i32, ptr %x, i32 11
  %x11 = load i32, ptr %u11, align 4
  %y0 = load i32, ptr %y, align 4
  %u12 = getelementptr i32, ptr %y, i32 1
  %y1 = load i32, ptr %u12, align 4
  %u13 = getelementptr i32, ptr %y, i32 2
  %y2 = load i32, ptr %u13, align 4
  %u14 = getelementptr i32, ptr %y, i32 3
  %y3 = load i32, ptr %u14, align 4
  %u15 = getelementptr i32, ptr %y, i32 4
  %y4 = load i32, ptr %u15, align 4
  %u16 = getelementptr i32, ptr %y, i32 5
  %y5 = load i32, ptr %u16, align 4
  %u17 = getelementptr i32, ptr %y, i32 6
  %y6 = load i32, ptr %u17, align 4
  %u18 = getelementptr i32, ptr %y, i32 7
  %y7 = load i32, ptr %u18, align 4
  %u19 = getelementptr i32, ptr %y, i32 8
  %y8 = load i32, ptr %u19, align 4
  %u20 = getelementptr i32, ptr %y, i32 9
  %y9 = load i32, ptr %u20, align 4
  %u21 = getelementptr i32, ptr %y, i32 10
  %y10 = load i32, ptr %u21, align 4
  %u22 = getelementptr i32, ptr %y, i32 11
  %y11 = load i32, ptr %u22, align 4
  ; the union of the limbs
  %t25 = xor i32 %x0, %y0
  %t26 = xor i32 %x1, %y1
  %t27 = or i32 %t25, %t26
  %t28 = xor i32 %x2, %y2
  %t29 = or i32 %t27, %t28
  %t30 = xor i32 %x3, %y3
  %t31 = or i32 %t29, %t30
  %t32 = xor i32 %x4, %y4
  %t33 = or i32 %t31, %t32
  %t34 = xor i32 %x5, %y5
  %t35 = or i32 %t33, %t34
  %t36 = xor i32 %x6, %y6
  %t37 = or i32 %t35, %t36
  %t38 = xor i32 %x7, %y7
  %t39 = or i32 %t37, %t38
  %t40 = xor i32 %x8, %y8
  %t41 = or i32 %t39, %t40
  %t42 = xor i32 %x9, %y9
  %t43 = or i32 %t41, %t42
  %t44 = xor i32 %x10, %y10
  %t45 = or i32 %t43, %t44
  %t46 = xor i32 %x11, %y11
  %t47 = or i32 %t45, %t46
  ; below 1 only if it is 0
  %u23 = sub i32 %t47, 1
  %u24 = icmp ult i32 %t47, 1
  %u25 = sext i1 %u24 to i32
  %t51 = call i32 asm sideeffect "", "=r,0"(i32 %u25)
  ret i32 %t51
}
