/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Transform of x^256 + 1 modulo P = 80^4 + 1 in six layers, for words of 32 bits.
 * A twiddle z is stored as 2^32 z mod P, centred.
 *
 * bounds of every butterfly, checked when this file was generated:
 *   2 n k A B: 25165824 <= 40960000
 *   first two layers: 2123698176 <= 2147483647
 *   forward, pass 2, sum: 85432824673431552 <= 9223372036854775807
 *   forward, pass 2: 87378351 <= 2147483647
 *   forward, pass 3, sum: 3043715482929147 <= 9223372036854775807
 *   forward, pass 3: 62536762 <= 2147483647
 *   product, high part, sum: 46702500953172504 <= 9223372036854775807
 *   product, sum: 62270001270896672 <= 9223372036854775807
 *   add, sum: 344619615001831 <= 9223372036854775807
 *   inverse, sums: 558041476 <= 2147483647
 *   inverse, sum: 11268728528912576 <= 9223372036854775807
 *   inverse, reduced sums, before: 558041476 <= 2147483647
 *   inverse, reduced sums, sum: 3254949343586084 <= 9223372036854775807
 *   result, |r| + |c|: 33367573 <= 40960000
 */
#ifndef SANGI_GENERATED_RING256_MONTGOMERY_H
#define SANGI_GENERATED_RING256_MONTGOMERY_H

#include <stdint.h>

#define SANGI_RING256_P 40960001
#define SANGI_RING256_ROOT 80 /* a primitive eighth root of unity */
#define SANGI_RING256_INVERSE UINT32_C(4254007297) /* P^-1 mod 2^32 */
#define SANGI_RING256_ONE -5832809
#define SANGI_RING256_SCALE -1322502 /* the last factor of the inverse */

/** The twiddles of a butterfly. */
typedef struct {
    int32_t a, b, ab, c, ac;
} sangi_zp_twiddles;

/* The twiddles of layers 3 and 4, then those of layers 5 and 6. */
static const sangi_zp_twiddles sangi_ring256_twiddles[20] = {
    {20206148, 7429421, -4348275, -6266761, 17119321},
    {8624043, -20046335, -17865647, -9820868, -20181992},
    {19051801, -4348275, -6266761, -17119321, 7429421},
    {-6396577, -20181992, 20046335, -17865647, -9820868},
    {15416186, -1834855, -18719428, 12448287, -3663725},
    {-9052009, 17051604, 6377993, 12822936, 17965797},
    {4494850, 15600639, -12704616, -16392838, 3940415},
    {13119298, 19251090, 12446808, -707008, 7630745},
    {-11513021, 14597022, 19677541, -8821481, 15740675},
    {3707399, -20078269, 10506031, -9398463, 17723242},
    {-19921658, -2312855, 9459914, -15711639, -4568122},
    {9871913, 19771605, -3190249, 12828911, 19513102},
    {-15731318, -18719428, 15600639, 3663725, 16392838},
    {-752742, 17965797, -707008, 6377993, 19251090},
    {11254591, -12446808, 12448287, 7630745, -1834855},
    {-19259359, -12704616, -17051604, -3940415, 12822936},
    {-196150, -4568122, -20078269, 9459914, 9398463},
    {14400031, 3190249, -14597022, 19513102, -8821481},
    {-15692000, 19677541, -15711639, -15740675, -2312855},
    {5122452, 17723242, -19771605, 10506031, 12828911},
};

/* The twiddles of the last two inverse layers, times SCALE. */
static const sangi_zp_twiddles sangi_ring256_last_twiddles = {14707407, 17079843, -11247469, -11247469, 17079843};

/* z of each pair of base multiplications modulo X^4 -+ z, stored for a sum that is reduced once before. */
static const int32_t sangi_ring256_basemul_twiddles[32] = {
    -1834855, 12448287, 17051604, 12822936, 15600639, -16392838, 19251090, -707008,
    14597022, -8821481, -20078269, -9398463, -2312855, -15711639, 19771605, 12828911,
    -18719428, 3663725, 17965797, 6377993, -12446808, 7630745, -12704616, -3940415,
    -4568122, 9459914, 3190249, 19513102, 19677541, -15740675, 17723242, 10506031,
};

#endif
