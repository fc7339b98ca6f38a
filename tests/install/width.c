/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Says which limb the flags of the installed library ask for. */
#include <stdio.h>

#include <sangi/word.h>

int main(void) {
    printf("%d\n", SANGI_LIMB_BITS);
    return 0;
}
