/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Inversion as the library has it on x86-64: this links to the library's. */
#define NAME(field) sangi_##field##_inv_x64
#include "inverse.inc"
