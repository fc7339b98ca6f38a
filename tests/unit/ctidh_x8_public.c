/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** CTIDH-511 and -512 for eight keys at once. */
#include <sangi/ctidh511.h>
#include <sangi/ctidh512.h>

#define KEY SANGI_CTIDH512_PUBLIC_BYTES
#define SECRET SANGI_CTIDH512_SECRET_BYTES
#define SIZES(size) size(511) size(512)
#include "ctidh_x8_public.inc"
