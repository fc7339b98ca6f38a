//go:build cgo

/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "../../../../src/curve/x8/p1020.c"
