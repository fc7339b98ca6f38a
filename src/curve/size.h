/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The prime for which this layer and those above are compiled, by its length in bits: 511 for
 * CSIDH-512, CTIDH-511 and CTIDH-512; 1020 and 2047 for CTIDH-1024 and CTIDH-2048.
 *
 * One code serves every prime.  A file such as p1020.c defines SANGI_CURVE_BITS and includes the
 * files of its layer; functions of other primes than that of CSIDH-512 have names of their own.
 */
#ifndef SANGI_SRC_CURVE_SIZE_H
#define SANGI_SRC_CURVE_SIZE_H

#ifndef SANGI_CURVE_BITS
#define SANGI_CURVE_BITS 511
#endif

#if SANGI_CURVE_BITS == 1020
#define SANGI_SIZED(name) sangi_p1020_##name
#elif SANGI_CURVE_BITS == 2047
#define SANGI_SIZED(name) sangi_p2047_##name
#elif SANGI_CURVE_BITS != 511
#error "SANGI_CURVE_BITS must be 511, 1020 or 2047"
#endif

#if SANGI_CURVE_BITS != 511
#define sangi_curve_prime SANGI_SIZED(curve_prime)
#define sangi_curve_dbl SANGI_SIZED(curve_dbl)
#define sangi_curve_add SANGI_SIZED(curve_add)
#define sangi_curve_dbladd SANGI_SIZED(curve_dbladd)
#define sangi_curve_ladder_vartime SANGI_SIZED(curve_ladder_vartime)
#define sangi_curve_mul_prime_vartime SANGI_SIZED(curve_mul_prime_vartime)
#define sangi_curve_chain SANGI_SIZED(curve_chain)
#define sangi_curve_mul_prime SANGI_SIZED(curve_mul_prime)
#define sangi_curve_mul_hidden SANGI_SIZED(curve_mul_hidden)
#define sangi_curve52_from_curve SANGI_SIZED(curve52_from_curve)
#define sangi_curve52_to_curve SANGI_SIZED(curve52_to_curve)
#define sangi_curve52_set SANGI_SIZED(curve52_set)
#define sangi_curve52_step SANGI_SIZED(curve52_step)
#define sangi_curve52_mul_hidden SANGI_SIZED(curve52_mul_hidden)
#define sangi_point52_from_point SANGI_SIZED(point52_from_point)
#define sangi_point52_is_neutral SANGI_SIZED(point52_is_neutral)
#define sangi_point52_gather SANGI_SIZED(point52_gather)
#define sangi_point52_load SANGI_SIZED(point52_load)
#define sangi_point52_store SANGI_SIZED(point52_store)
#define sangi_curvex8_is_zero SANGI_SIZED(curvex8_is_zero)
#define sangi_curvex8_dbl SANGI_SIZED(curvex8_dbl)
#define sangi_curvex8_add SANGI_SIZED(curvex8_add)
#define sangi_curvex8_mul_prime SANGI_SIZED(curvex8_mul_prime)
#define sangi_curvex8_mul_hidden SANGI_SIZED(curvex8_mul_hidden)
#define sangi_fp8_offset SANGI_SIZED(fp8_offset)
#define sangi_fp8_one SANGI_SIZED(fp8_one)
#define sangi_fp8_minus_one SANGI_SIZED(fp8_minus_one)
#define sangi_fp_kernels SANGI_SIZED(fp_kernels)
#define sangi_fp_inv SANGI_SIZED(fp_inv)
#endif

#endif
