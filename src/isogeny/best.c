/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "generated/isogeny/best.h"
#include "curve/curve.h"
#include "isogeny/config.h"

static sangi_isogeny_config row(const uint8_t entry[4]) {
    const sangi_isogeny_config config = {
        .kind = entry[0], .baby_steps = entry[1], .giant_steps = entry[2], .group = entry[3]};
    return config;
}

sangi_isogeny_config sangi_isogeny_best(sangi_isogeny_method method, size_t index, size_t count) {
    const size_t points = count < GENERATED_POINTS ? count : GENERATED_POINTS - 1;
    sangi_isogeny_config config = {.kind = SANGI_ISOGENY_ALL};

    if (method == SANGI_ISOGENY_ADDSKIP2 && sangi_curve_prime[index] >= 11) {
        config.kind = SANGI_ISOGENY_PAIRS;
        config.baby_steps = 1;
    } else if (method == SANGI_ISOGENY_ADDSKIP) {
        config = row(generated_addskip[index][points]);
    } else if (method == SANGI_ISOGENY_SQRTVELU) {
        config = row(generated_sqrtvelu[index][points]);
    } else if (method == SANGI_ISOGENY_GROUPED) {
        config = row(generated_grouped[index][points]);
    }
    return config;
}
