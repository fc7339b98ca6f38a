/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** CTIDH-1024 for eight keys at once. */
#include <sangi/ctidh1024.h>

#define KEY SANGI_CTIDH1024_PUBLIC_BYTES
#define SECRET SANGI_CTIDH1024_SECRET_BYTES
#define SIZES(size) size(1024)
#include "ctidh_x8_public.inc"
