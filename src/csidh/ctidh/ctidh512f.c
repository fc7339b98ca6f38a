/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/ctidh512f.h>

#define NAME ctidh512f
#define UPPER CTIDH512F
#include "csidh/ctidh/public.inc"
#include "csidh/ctidh/public_x8.inc"
