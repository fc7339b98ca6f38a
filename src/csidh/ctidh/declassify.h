/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The one secret that becomes public: whether the kernel of a target exists. */
#ifndef SANGI_SRC_CSIDH_CTIDH_DECLASSIFY_H
#define SANGI_SRC_CSIDH_CTIDH_DECLASSIFY_H

/**
 * A mask that decides a branch.  The checks of constant time replace the macro: they mark the mask
 * as public, or replay the outcomes of another key.
 */
#ifndef SANGI_CTIDH_DECLASSIFY
#define SANGI_CTIDH_DECLASSIFY(mask) (mask)
#endif

#endif
