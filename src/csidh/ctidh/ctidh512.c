/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/ctidh512.h>

#define NAME ctidh512
#define UPPER CTIDH512
#include "csidh/ctidh/public.inc"
#include "csidh/ctidh/public_x8.inc"
