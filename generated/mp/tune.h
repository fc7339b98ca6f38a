/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Limbs from which on multiplication, squaring and Montgomery reduction go by Karatsuba's method, in assembly and in C
 * of each limb width: from there on it takes at most 0.97 of the time of the basecase.  Those with _16 and
 * _32 are for multiples of as many limbs, 1024 is longer than all numbers.  Times of gcc 12.2.0 -O3 -std=c11 are in
 * data/tune/mp.json.
 */
#ifndef SANGI_GENERATED_MP_TUNE_H
#define SANGI_GENERATED_MP_TUNE_H

#define SANGI_MP_KARATSUBA_X64 {.mul = 44, .mul_16 = 16, .redc = 1024, .redc_16 = 128, .sqr = 80, .sqr_32 = 32}
#define SANGI_MP_KARATSUBA_C64 {.mul = 28, .mul_16 = 32, .redc = 20, .redc_16 = 16, .sqr = 80, .sqr_32 = 64}
#define SANGI_MP_KARATSUBA_C32 {.mul = 60, .mul_16 = 48, .redc = 1024, .redc_16 = 1024, .sqr = 112, .sqr_32 = 128}
#define SANGI_MP_KARATSUBA_C16 {.mul = 60, .mul_16 = 48, .redc = 1024, .redc_16 = 1024, .sqr = 1024, .sqr_32 = 128}

#endif
