; sangi gen --update
; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
; the paper's form with select, integers of 416 bits; p381, base field of BLS12-381

define void @sangi_p381_add_ir_wide(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i384, ptr %x, align 4
  %y0 = load i384, ptr %y, align 4
  %x1 = zext i384 %x0 to i416
  %y1 = zext i384 %y0 to i416
  %s = add i416 %x1, %y1
  %d = sub i416 %s, 4002409555221667393417789825735904156556882819939007885332058136124031650490837864442687629129015664037894272559787
  %top = lshr i416 %d, 384
  %below = trunc i416 %top to i1
  %z1 = select i1 %below, i416 %s, i416 %d
  %z0 = trunc i416 %z1 to i384
  store i384 %z0, ptr %z, align 4
  ret void
}

define void @sangi_p381_sub_ir_wide(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i384, ptr %x, align 4
  %y0 = load i384, ptr %y, align 4
  %x1 = zext i384 %x0 to i416
  %y1 = zext i384 %y0 to i416
  %d = sub i416 %x1, %y1
  %t = add i416 %d, 4002409555221667393417789825735904156556882819939007885332058136124031650490837864442687629129015664037894272559787
  %top = lshr i416 %d, 384
  %below = trunc i416 %top to i1
  %z1 = select i1 %below, i416 %t, i416 %d
  %z0 = trunc i416 %z1 to i384
  store i384 %z0, ptr %z, align 4
  ret void
}
