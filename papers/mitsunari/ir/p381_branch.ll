; sangi gen --update
; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
; the paper's form with br, integers of 448 bits; p381, base field of BLS12-381

define void @sangi_p381_add_ir_branch(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i384, ptr %x, align 8
  %y0 = load i384, ptr %y, align 8
  %x1 = zext i384 %x0 to i448
  %y1 = zext i384 %y0 to i448
  %s = add i448 %x1, %y1
  %d = sub i448 %s, 4002409555221667393417789825735904156556882819939007885332058136124031650490837864442687629129015664037894272559787
  %top = lshr i448 %d, 384
  %below = trunc i448 %top to i1
  %first = trunc i448 %s to i384
  store i384 %first, ptr %z, align 8
  br i1 %below, label %keep, label %replace
replace:
  %second = trunc i448 %d to i384
  store i384 %second, ptr %z, align 8
  ret void
keep:
  ret void
}

define void @sangi_p381_sub_ir_branch(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i384, ptr %x, align 8
  %y0 = load i384, ptr %y, align 8
  %x1 = zext i384 %x0 to i448
  %y1 = zext i384 %y0 to i448
  %d = sub i448 %x1, %y1
  %t = add i448 %d, 4002409555221667393417789825735904156556882819939007885332058136124031650490837864442687629129015664037894272559787
  %top = lshr i448 %d, 384
  %below = trunc i448 %top to i1
  %first = trunc i448 %d to i384
  store i384 %first, ptr %z, align 8
  br i1 %below, label %replace, label %keep
replace:
  %second = trunc i448 %t to i384
  store i384 %second, ptr %z, align 8
  ret void
keep:
  ret void
}
