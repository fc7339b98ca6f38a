// SPDX-License-Identifier: MIT OR Apache-2.0

package ctidh

// The schemes over longer primes: 2^256 private keys over one of 1020 bits, 2^220 over one of 2047 bits.  The library in
// one file does not have them, and so a module that scripts/dist-go writes does not.
var (
	CTIDH1024 = scheme("1024")
	CTIDH2048 = scheme("2048")
)
