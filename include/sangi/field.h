/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * All named fields, and the interface that they have in common.
 *
 * A program that uses one field needs only that field's header; this header includes all of them.
 * For a field F the functions are sangi_F_add and so on:
 *
 * - Arithmetic: add, sub, mul; neg, dbl, half, sqr, inv; mul_small by a number of 29 bits; pow with
 *   an exponent in bytes; batch_inv of an array.
 * - Selection without branches: select, cswap.
 * - Predicates that return a mask: is_zero, equal, is_square; sqrt also returns the root.
 * - Input: from_u64; from_bytes accepts only the canonical encoding; from_bytes_wide reduces up to
 *   twice as many bytes; random draws from a `sangi_rng`.  Output: to_bytes.  Encodings are
 *   little-endian; functions that end in _be use big-endian ones.
 * - If the prime leaves a bit of its top limb free: mul_lazy and add_lazy return unreduced results
 *   within the bounds that their comments state, and reduce reduces them.
 *
 * Each field has a second header, <sangi/Fx8.h>, for eight independent elements; it is not included
 * here.
 *
 * An element is a value of type sangi_F: it has a fixed size, needs no heap and is copied by =.
 * Its representation (Montgomery form, or plain) is private and may depend on the limb width; its
 * encoding does not.
 *
 * The functions do not allocate or print, and they are thread-safe.  No branch, address or
 * variable-latency instruction depends on an element, a mask or an exponent; the status of a
 * decoding function is the only value that is declassified.
 */
#ifndef SANGI_FIELD_H
#define SANGI_FIELD_H

#include <sangi/bls12_381_order.h>
#include <sangi/bn254.h>
#include <sangi/bn254_order.h>
#include <sangi/ed25519_order.h>
#include <sangi/p25519.h>
#include <sangi/p256.h>
#include <sangi/p256_order.h>
#include <sangi/p381.h>
#include <sangi/p384.h>
#include <sangi/p434.h>
#include <sangi/p448.h>
#include <sangi/p511.h>
#include <sangi/p521.h>
#include <sangi/secp256k1.h>
#include <sangi/secp256k1_order.h>

#endif
