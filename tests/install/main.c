/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <stdio.h>

#include <sangi/p381.h>

int main(void) {
    sangi_p381 x, y, z;
    uint8_t bytes[SANGI_P381_BYTES];

    sangi_p381_from_u64(&x, 5);
    sangi_p381_inv(&y, &x);     /* y = 1/5 */
    sangi_p381_sqr(&z, &x);     /* z = 25 */
    sangi_p381_mul(&z, &z, &y); /* z = 25/5 */
    if (!sangi_p381_equal(&z, &x))
        return 1;
    sangi_p381_to_bytes(bytes, sizeof bytes, &z);
    printf("%d\n", bytes[0]);
    return 0;
}
