// SPDX-License-Identifier: MIT OR Apache-2.0

package sangi_test

import (
	"math/big"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
)

// draws returns random numbers: of the seed SANGI_SEED, if the environment has it.
func draws(t testing.TB) *rand.Rand {
	seed, err := strconv.ParseUint(os.Getenv("SANGI_SEED"), 10, 64)
	if err != nil {
		seed = rand.Uint64()
	}
	t.Logf("SANGI_SEED=%d", seed)
	return rand.New(rand.NewPCG(seed, 0))
}

// uniform draws a number of so many bytes.
func uniform(draw *rand.Rand, length int) []byte {
	b := make([]byte, length)
	for i := range b {
		b[i] = byte(draw.Uint32())
	}
	return b
}

// number draws a number of so many bytes: all ones, or with many zeros at one end, or uniform.
func number(draw *rand.Rand, length int) []byte {
	b := uniform(draw, length)
	switch zeros := draw.IntN(length + 1); draw.IntN(5) {
	case 0:
		for i := range b {
			b[i] = 0xff
		}
	case 1:
		clear(b[:zeros])
	case 2:
		clear(b[zeros:])
	}
	return b
}

func value(b []byte) *big.Int { return new(big.Int).SetBytes(b) }

// power is base^exponent mod modulus by math/big, in the modulus's length; 0 modulo 0.
func power(base, exponent, modulus []byte) []byte {
	z, n := new(big.Int), value(modulus)
	if n.Sign() != 0 {
		z.Exp(value(base), value(exponent), n)
	}
	return z.FillBytes(make([]byte, len(modulus)))
}
