//go:build cgo

/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "../../../../src/field/x8/field_x8.c"
