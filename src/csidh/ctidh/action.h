/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The action of the class group in constant time: CTIDH [BBCCLMSS21] with split signs.
 *
 * An action is a sequence of blocks.  A block evaluates one isogeny in each batch that has
 * isogenies left, of a degree that the batch hides; where the key has none, a dummy, whose result
 * is discarded.  A kernel fails with a probability that depends on the batch alone, and whether it
 * fails is public.  So everything that decides a branch or an address is public: the parameters and
 * the failures.
 *
 * A block has two points, one on the curve and one on its twist.  Each target's prime is multiplied
 * out of the point of the other sign, and, where its coin fails or it is a dummy, out of both.
 */
#ifndef SANGI_SRC_CSIDH_CTIDH_ACTION_H
#define SANGI_SRC_CSIDH_CTIDH_ACTION_H

#include "csidh/ctidh/parameters.h"
#include "csidh/ctidh/stream.h"
#include "curve/curve.h"

/**
 * a <- the coefficient of the curve that results from the action on the curve of coefficient a.
 *
 * @param exponent  one for each prime, ascending
 * @pre  the curve is supersingular; sangi_ctidh_is_key accepts the exponents
 * @ct   depends on the failures, which neither the key nor the curves influence
 */
void sangi_ctidh_act(sangi_fp *a, const int8_t *exponent, const sangi_ctidh_parameters *parameters,
                     sangi_ctidh_stream *stream);

#endif
