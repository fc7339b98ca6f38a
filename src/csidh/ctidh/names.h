/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The names of these functions for primes other than that of CSIDH-512: see curve/size.h. */
#ifndef SANGI_SRC_CSIDH_CTIDH_NAMES_H
#define SANGI_SRC_CSIDH_CTIDH_NAMES_H

#include "curve/size.h"

#if SANGI_CURVE_BITS != 511
#define sangi_ctidh_act SANGI_SIZED(ctidh_act)
#define sangi_ctidh_act52 SANGI_SIZED(ctidh_act52)
#define sangi_ctidhx8_act SANGI_SIZED(ctidhx8_act)
#define sangi_ctidhx8_draw_points SANGI_SIZED(ctidhx8_draw_points)
#define sangi_ctidh_elligator SANGI_SIZED(ctidh_elligator)
#define sangi_ctidh_plan_set SANGI_SIZED(ctidh_plan_set)
#define sangi_ctidh_sample SANGI_SIZED(ctidh_sample)
#define sangi_ctidh_is_key SANGI_SIZED(ctidh_is_key)
#define sangi_ctidh_stream_init SANGI_SIZED(ctidh_stream_init)
#define sangi_ctidh_stream_mix SANGI_SIZED(ctidh_stream_mix)
#define sangi_ctidh_draw_element SANGI_SIZED(ctidh_draw_element)
#define sangi_ctidh_draw64 SANGI_SIZED(ctidh_draw64)
#define sangi_ctidh_draw_below SANGI_SIZED(ctidh_draw_below)
#define sangi_ctidh_target_set SANGI_SIZED(ctidh_target_set)
#define sangi_ctidh_target_done SANGI_SIZED(ctidh_target_done)
#endif

#endif
