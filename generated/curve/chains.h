/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * The odd primes l that divide p + 1, and for each the shortest differential addition chain of Euclid's kind:
 * its steps from the lowest bit up, below a leading 1.  A step 0 keeps x, a step 1 keeps y.
 */
#ifndef SANGI_GENERATED_CURVE_CHAINS_H
#define SANGI_GENERATED_CURVE_CHAINS_H

#include <stdint.h>

#define GENERATED_PRIMES \
    3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, \
    43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, \
    101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, \
    163, 167, 173, 179, 181, 191, 193, 197, 199, 211, 223, 227, \
    229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, \
    293, 307, 311, 313, 317, 331, 337, 347, 349, 353, 359, 367, \
    373, 587

static const uint16_t generated_chain[74] = {
    2, 5, 9, 18, 21, 38, 41, 69, 74, 86, 138, 146,
    150, 149, 281, 314, 300, 293, 309, 333, 330, 555, 341, 554,
    621, 650, 686, 594, 1077, 1101, 681, 1098, 1106, 1130, 1337, 1109,
    1178, 1190, 1334, 1205, 1193, 1385, 1449, 2228, 1194, 2226, 2478, 2213,
    2229, 1365, 2385, 2261, 2406, 2345, 2357, 2405, 2393, 2453, 2777, 2346,
    2390, 2774, 2666, 2714, 2726, 4506, 2709, 4661, 4841, 4749, 4394, 4650,
    4685, 9837
};

#endif
