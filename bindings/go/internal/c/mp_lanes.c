//go:build cgo

/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "../../../../src/mp/lanes.c"
