; sangi gen --update
; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
; the paper's form with select, integers of 544 bits; p511, base field of CSIDH-512: 4 * 3 * 5 * ... * 373 * 587 - 1

define void @sangi_p511_add_ir_wide(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i512, ptr %x, align 4
  %y0 = load i512, ptr %y, align 4
  %x1 = zext i512 %x0 to i544
  %y1 = zext i512 %y0 to i544
  %s = add i544 %x1, %y1
  %d = sub i544 %s, 5326738796327623094747867617954605554069371494832722337612446642054009560026576537626892113026381253624626941643949444792662881241621373288942880288065659
  %top = lshr i544 %d, 512
  %below = trunc i544 %top to i1
  %z1 = select i1 %below, i544 %s, i544 %d
  %z0 = trunc i544 %z1 to i512
  store i512 %z0, ptr %z, align 4
  ret void
}

define void @sangi_p511_sub_ir_wide(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i512, ptr %x, align 4
  %y0 = load i512, ptr %y, align 4
  %x1 = zext i512 %x0 to i544
  %y1 = zext i512 %y0 to i544
  %d = sub i544 %x1, %y1
  %t = add i544 %d, 5326738796327623094747867617954605554069371494832722337612446642054009560026576537626892113026381253624626941643949444792662881241621373288942880288065659
  %top = lshr i544 %d, 512
  %below = trunc i544 %top to i1
  %z1 = select i1 %below, i544 %t, i544 %d
  %z0 = trunc i544 %z1 to i512
  store i512 %z0, ptr %z, align 4
  ret void
}
