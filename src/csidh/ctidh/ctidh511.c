/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/ctidh511.h>

#define NAME ctidh511
#define UPPER CTIDH511
#include "csidh/ctidh/public.inc"
#include "csidh/ctidh/public_x8.inc"
