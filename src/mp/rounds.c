/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mp/rounds.h"

#include "mp/transform.h"
#include "word/backend.h"

typedef sangi_signed_digit digit;

void sangi_mp_rounds_c(digit *x, sangi_divsteps *t, size_t length, size_t count,
                       sangi_digit reciprocal) {
    digit *const f = x + 3 * length, *const g = f + length;

    for (; count > 0; count--) {
        sangi_mp_transform(f, t, length);
        sangi_mp_transform_mod(x, t, length, reciprocal);
        t->u = f[0];
        t->v = g[0];
        sangi_mp_divsteps(t);
    }
}

#if SANGI_ASM
void sangi_mp_rounds_5_x64(digit *x, sangi_divsteps *t, size_t count, sangi_digit reciprocal);
void sangi_mp_rounds_7_x64(digit *x, sangi_divsteps *t, size_t count, sangi_digit reciprocal);
void sangi_mp_rounds_8_x64(digit *x, sangi_divsteps *t, size_t count, sangi_digit reciprocal);
void sangi_mp_rounds_9_x64(digit *x, sangi_divsteps *t, size_t count, sangi_digit reciprocal);

void sangi_mp_rounds(digit *x, sangi_divsteps *t, size_t length, size_t count,
                     sangi_digit reciprocal) {
    switch (sangi_runs(SANGI_RUNS_X64) && count > 0 ? length : 0) {
    case 5:
        sangi_mp_rounds_5_x64(x, t, count, reciprocal);
        break;
    case 7:
        sangi_mp_rounds_7_x64(x, t, count, reciprocal);
        break;
    case 8:
        sangi_mp_rounds_8_x64(x, t, count, reciprocal);
        break;
    case 9:
        sangi_mp_rounds_9_x64(x, t, count, reciprocal);
        break;
    default:
        sangi_mp_rounds_c(x, t, length, count, reciprocal);
    }
}
#else
void sangi_mp_rounds(digit *x, sangi_divsteps *t, size_t length, size_t count,
                     sangi_digit reciprocal) {
    sangi_mp_rounds_c(x, t, length, count, reciprocal);
}
#endif
