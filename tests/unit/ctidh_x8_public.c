/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** CTIDH-511, -512 and -512f for eight keys at once. */
#include <sangi/ctidh511.h>
#include <sangi/ctidh512.h>
#include <sangi/ctidh512f.h>

#define KEY SANGI_CTIDH512_PUBLIC_BYTES
#define SECRET SANGI_CTIDH512_SECRET_BYTES
#define SIZES(size) size(511) size(512) size(512f)
#include "ctidh_x8_public.inc"
