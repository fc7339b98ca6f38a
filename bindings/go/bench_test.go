// SPDX-License-Identifier: MIT OR Apache-2.0

package sangi_test

import (
	"fmt"
	"math/big"
	"testing"

	"sangi"
)

// Whole calls on byte slices, as an Ethereum client makes them, beside the same by math/big.
func BenchmarkModExp(b *testing.B) {
	draw := draws(b)
	for _, c := range []struct {
		bytes, exponent int
		even            bool
	}{
		{8, 640, false},
		{32, 32, false},
		{32, 32, true},
		{256, 3, false},
		{256, 256, false},
		{256, 256, true},
		{1024, 3, false},
	} {
		base, exponent, modulus := uniform(draw, c.bytes), uniform(draw, c.exponent), uniform(draw, c.bytes)
		base[0], exponent[0], modulus[0] = 0x7f, 1, 0xff
		modulus[c.bytes-1] |= 1
		kind := "odd"
		if c.even {
			modulus[c.bytes-1] &= 0xfe
			kind = "even"
		}
		out := make([]byte, c.bytes)
		name := fmt.Sprintf("%s-%d-%d", kind, c.bytes, c.exponent)
		b.Run(name+"/sangi", func(b *testing.B) {
			for b.Loop() {
				if err := sangi.ModExpInto(out, base, exponent, modulus); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(name+"/math-big", func(b *testing.B) {
			for b.Loop() {
				new(big.Int).Exp(value(base), value(exponent), value(modulus)).FillBytes(out)
			}
		})
	}
}

// What a call takes beside the arithmetic: a modulus of no bytes.
func BenchmarkCall(b *testing.B) {
	for b.Loop() {
		if err := sangi.ModExpInto(nil, nil, nil, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkMul(b *testing.B) {
	draw := draws(b)
	for _, length := range []int{32, 256} {
		n := uniform(draw, length)
		n[0], n[length-1] = 0xff, n[length-1]|1
		m := modulus(b, n)
		x, err := m.FromBytesWide(uniform(draw, length))
		if err != nil {
			b.Fatal(err)
		}
		b.Run(fmt.Sprintf("%d/sangi", length), func(b *testing.B) {
			for b.Loop() {
				m.Mul(x, x, x)
			}
		})
		X, N := value(m.ToBytes(x)), value(n)
		b.Run(fmt.Sprintf("%d/math-big", length), func(b *testing.B) {
			for b.Loop() {
				X.Mul(X, X).Mod(X, N)
			}
		})
	}
}
