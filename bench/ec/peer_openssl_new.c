/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The OpenSSL that scripts/peers builds. */
#define PEER(name) name##_new
#include "openssl.inc"
