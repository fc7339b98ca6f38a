; sangi gen --update
; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
; the paper's form with select, integers of 320 bits; p256, base field of NIST P-256; fills its top limb

define void @sangi_p256_add_ir_wide(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i256, ptr %x, align 8
  %y0 = load i256, ptr %y, align 8
  %x1 = zext i256 %x0 to i320
  %y1 = zext i256 %y0 to i320
  %s = add i320 %x1, %y1
  %d = sub i320 %s, 115792089210356248762697446949407573530086143415290314195533631308867097853951
  %top = lshr i320 %d, 256
  %below = trunc i320 %top to i1
  %z1 = select i1 %below, i320 %s, i320 %d
  %z0 = trunc i320 %z1 to i256
  store i256 %z0, ptr %z, align 8
  ret void
}

define void @sangi_p256_sub_ir_wide(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i256, ptr %x, align 8
  %y0 = load i256, ptr %y, align 8
  %x1 = zext i256 %x0 to i320
  %y1 = zext i256 %y0 to i320
  %d = sub i320 %x1, %y1
  %t = add i320 %d, 115792089210356248762697446949407573530086143415290314195533631308867097853951
  %top = lshr i320 %d, 256
  %below = trunc i320 %top to i1
  %z1 = select i1 %below, i320 %t, i320 %d
  %z0 = trunc i320 %z1 to i256
  store i256 %z0, ptr %z, align 8
  ret void
}
