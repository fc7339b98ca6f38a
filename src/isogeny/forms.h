/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The factors of pairs of kernel points m and n, for fixed m, as forms in (X_n : Z_n). */
#ifndef SANGI_SRC_ISOGENY_FORMS_H
#define SANGI_SRC_ISOGENY_FORMS_H

#include "isogeny/state.h"

/** The point m, with e, w and f times 2C. */
typedef struct {
    sangi_fp f;       /**< X^2 - Z^2, without C */
    sangi_fp e, w;    /**< 2C (X^2 + Z^2), 4C X Z */
    sangi_fp ea;      /**< e + 4A X Z */
    sangi_fp ew, eaw; /**< e * w and ea * w, for Winograd's product */
    /** The factors of pi_Y and of pi_Z: coefficients of X_n Z_n and of X_n^2 + Z_n^2. */
    sangi_fp pi_y[2], pi_z[2];
} sangi_isogeny_forms;

/** A point to push, by its three quadratic monomials. */
typedef struct {
    sangi_fp e, w; /**< X^2 + Z^2, 2 X Z */
    sangi_fp fc;   /**< 2C (X^2 - Z^2) */
    sangi_fp ew;   /**< e * w, for Winograd's product */
} sangi_isogeny_pushed;

/** The i-th point to push. */
void sangi_isogeny_set_pushed(sangi_isogeny_pushed *push, const sangi_isogeny_state *s, size_t i,
                              int winograd);

/** The forms of p; those of images only if there are points to push. */
void sangi_isogeny_set_forms(sangi_isogeny_forms *m, const sangi_point *p,
                             const sangi_isogeny_state *s, int winograd);

/**
 * form <- the factor of S_X by powers of X_n, from Z_n^2 to X_n^2; read backwards, that of S_Z.
 *
 * @pre  m and push were set with the same value of winograd, which costs 2M + 8a instead of 4M + 2a
 */
void sangi_isogeny_image_form(sangi_fp form[3], const sangi_isogeny_forms *m,
                              const sangi_isogeny_pushed *push, int winograd);

#endif
