; sangi gen --update
; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
; the paper's form with br, integers of 288 bits; p256, base field of NIST P-256; fills its top limb

define void @sangi_p256_add_ir_branch(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i256, ptr %x, align 4
  %y0 = load i256, ptr %y, align 4
  %x1 = zext i256 %x0 to i288
  %y1 = zext i256 %y0 to i288
  %s = add i288 %x1, %y1
  %d = sub i288 %s, 115792089210356248762697446949407573530086143415290314195533631308867097853951
  %top = lshr i288 %d, 256
  %below = trunc i288 %top to i1
  %first = trunc i288 %s to i256
  store i256 %first, ptr %z, align 4
  br i1 %below, label %keep, label %replace
replace:
  %second = trunc i288 %d to i256
  store i256 %second, ptr %z, align 4
  ret void
keep:
  ret void
}

define void @sangi_p256_sub_ir_branch(ptr %z, ptr %x, ptr %y) nounwind {
  %x0 = load i256, ptr %x, align 4
  %y0 = load i256, ptr %y, align 4
  %x1 = zext i256 %x0 to i288
  %y1 = zext i256 %y0 to i288
  %d = sub i288 %x1, %y1
  %t = add i288 %d, 115792089210356248762697446949407573530086143415290314195533631308867097853951
  %top = lshr i288 %d, 256
  %below = trunc i288 %top to i1
  %first = trunc i288 %d to i256
  store i256 %first, ptr %z, align 4
  br i1 %below, label %replace, label %keep
replace:
  %second = trunc i288 %t to i256
  store i256 %second, ptr %z, align 4
  ret void
keep:
  ret void
}
