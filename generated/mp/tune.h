/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Limbs from which on Karatsuba multiplication, or squaring, is used, in assembly and in C of each limb width: from
 * there on it takes at most 0.97 of the time of the basecase.  Times of gcc 12.2.0 -O3 -std=c11 are in
 * data/tune/mp.json.
 */
#ifndef SANGI_GENERATED_MP_TUNE_H
#define SANGI_GENERATED_MP_TUNE_H

#define SANGI_MP_KARATSUBA_MUL_X64 40
#define SANGI_MP_KARATSUBA_SQR_X64 80
#define SANGI_MP_KARATSUBA_MUL_C64 40
#define SANGI_MP_KARATSUBA_SQR_C64 112
#define SANGI_MP_KARATSUBA_MUL_C32 44
#define SANGI_MP_KARATSUBA_SQR_C32 96
#define SANGI_MP_KARATSUBA_MUL_C16 60
#define SANGI_MP_KARATSUBA_SQR_C16 128

#endif
