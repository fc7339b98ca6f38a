/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The OpenSSL of the system. */
#define PEER(name) name
#include "openssl.inc"
