//go:build cgo

/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "../../../../src/isogeny/x8/p1020.c"
