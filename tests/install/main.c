/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <stdio.h>

#include <sangi/p381.h>

int main(void) {
    sangi_p381 x, y, z;
    uint8_t bytes[SANGI_P381_BYTES];

    sangi_p381_from_u64(&x, 5);
    sangi_p381_half(&y, &x);    /* y = 5/2 */
    sangi_p381_sub(&z, &y, &x); /* z = -5/2 */
    sangi_p381_dbl(&z, &z);
    sangi_p381_neg(&z, &z);
    if (!sangi_p381_equal(&z, &x))
        return 1;
    sangi_p381_to_bytes(bytes, sizeof bytes, &z);
    printf("%d\n", bytes[0]);
    return 0;
}
