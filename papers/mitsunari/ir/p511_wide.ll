; sangi gen --update
; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
; the paper's form with select, integers of 576 bits; p511, base field of CSIDH-512: 4 * 3 * 5 * ... * 373 * 587 - 1

define void @sangi_p511_add_ir_wide(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i512, ptr %x, align 8
  %y0 = load i512, ptr %y, align 8
  %x1 = zext i512 %x0 to i576
  %y1 = zext i512 %y0 to i576
  %s = add i576 %x1, %y1
  %d = sub i576 %s, 5326738796327623094747867617954605554069371494832722337612446642054009560026576537626892113026381253624626941643949444792662881241621373288942880288065659
  %top = lshr i576 %d, 512
  %below = trunc i576 %top to i1
  %z1 = select i1 %below, i576 %s, i576 %d
  %z0 = trunc i576 %z1 to i512
  store i512 %z0, ptr %z, align 8
  ret void
}

define void @sangi_p511_sub_ir_wide(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i512, ptr %x, align 8
  %y0 = load i512, ptr %y, align 8
  %x1 = zext i512 %x0 to i576
  %y1 = zext i512 %y0 to i576
  %d = sub i576 %x1, %y1
  %t = add i576 %d, 5326738796327623094747867617954605554069371494832722337612446642054009560026576537626892113026381253624626941643949444792662881241621373288942880288065659
  %top = lshr i576 %d, 512
  %below = trunc i576 %top to i1
  %z1 = select i1 %below, i576 %t, i576 %d
  %z0 = trunc i576 %z1 to i512
  store i512 %z0, ptr %z, align 8
  ret void
}
