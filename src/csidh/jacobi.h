/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Whether an element of F_p is a square, by a binary algorithm instead of an exponentiation. */
#ifndef SANGI_SRC_CSIDH_JACOBI_H
#define SANGI_SRC_CSIDH_JACOBI_H

#include <sangi/p511.h>

/** The Jacobi symbol (x / p): 1 for a square, -1 for another element, 0 for 0. */
int sangi_csidh_jacobi_vartime(const sangi_p511 *x);

#endif
