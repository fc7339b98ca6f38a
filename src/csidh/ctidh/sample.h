/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Secret keys: exponents in a product of L1 balls, one ball for each batch. */
#ifndef SANGI_SRC_CSIDH_CTIDH_SAMPLE_H
#define SANGI_SRC_CSIDH_CTIDH_SAMPLE_H

#include "csidh/ctidh/mask.h"
#include "csidh/ctidh/parameters.h"
#include "csidh/ctidh/stream.h"

/**
 * exponent <- a secret key; uniform up to the stream's bias.
 *
 * @ct  depends on the parameters alone: one draw a batch, nothing is drawn again
 */
void sangi_ctidh_sample(int8_t *exponent, const sangi_ctidh_parameters *parameters,
                        sangi_ctidh_stream *stream);

/** All ones if the absolute values of each batch add up to at most its bound, else 0. */
ctidh_mask sangi_ctidh_is_key(const int8_t *exponent, const sangi_ctidh_parameters *parameters);

#endif
