/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * By what sangi_modexp_vartime chooses its path; each number is explained in python/sangi/codegen/tables/modexp.py.
 */
#ifndef SANGI_GENERATED_MODEXP_PATHS_H
#define SANGI_GENERATED_MODEXP_PATHS_H

#define SANGI_MODEXP_DIVISIONS_EVEN 8
#define SANGI_MODEXP_DIVISIONS_LONG 4
#define SANGI_MODEXP_DIVISIONS_SHORT 1
#define SANGI_MODEXP_KERNEL_LIMBS 9
#define SANGI_MODEXP_IFMA_EXPONENT 128
#define SANGI_MODEXP_IFMA_ABOVE 576
#define SANGI_MODEXP_IFMA_MOST 4096
#define SANGI_MODEXP_WINDOW 6
#define SANGI_MODEXP_LEAST_SQUARINGS 16
#define SANGI_MODEXP_TINY_LIMB 8
#define SANGI_MODEXP_TINY_FIXED 100

#endif
