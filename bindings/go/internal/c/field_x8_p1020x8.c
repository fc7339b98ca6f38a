//go:build cgo

/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "../../../../src/field/x8/p1020x8.c"
