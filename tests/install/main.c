/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <stdio.h>

#include <sangi/status.h>

int main(void) {
    printf("%d %s\n", SANGI_LIMB_BITS, sangi_strerror(SANGI_OK));
    return 0;
}
