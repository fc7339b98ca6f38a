// SPDX-License-Identifier: MIT OR Apache-2.0

package sangi_test

import (
	"bytes"
	"errors"
	"math/big"
	"runtime"
	"slices"
	"testing"

	"sangi"
)

func modulus(t testing.TB, n []byte) *sangi.Modulus {
	t.Helper()
	m, err := sangi.NewModulus(n)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Every operation against math/big, by odd and even moduli and powers of two; results also over their operands.
func TestOperations(t *testing.T) {
	draw := draws(t)
	lengths := []int{8, 9, 16, 31, 32, 33, 64, 72, 73, 128, 256, 257, 512, 1024}
	for i := range 3 * len(lengths) {
		n := number(draw, lengths[i%len(lengths)])
		n[0] |= 0x40
		switch draw.IntN(4) {
		case 0:
			n[len(n)-1] &= 0xfe
		case 1:
			clear(n[1:])
			n[0] = 1
		default:
			n[len(n)-1] |= 1
		}
		m, N := modulus(t, n), value(n)
		if m.Len() != len(n) {
			t.Fatal(m.Len())
		}
		element := func() (*sangi.Element, *big.Int) {
			wide := number(draw, draw.IntN(2*len(n)+1))
			x, err := m.FromBytesWide(wide)
			if err != nil {
				t.Fatal(err)
			}
			return x, value(wide).Mod(value(wide), N)
		}
		x, X := element()
		y, Y := element()
		exponent := number(draw, 3)
		E := value(exponent)
		inverse := new(big.Int).ModInverse(X, N)
		exists := inverse != nil
		if !exists {
			inverse = new(big.Int)
		}
		for _, c := range []struct {
			name string
			run  func(z, x, y *sangi.Element)
			want *big.Int
		}{
			{"add", m.Add, new(big.Int).Add(X, Y)},
			{"sub", m.Sub, new(big.Int).Sub(X, Y)},
			{"mul", m.Mul, new(big.Int).Mul(X, Y)},
			{"neg", func(z, x, _ *sangi.Element) { m.Neg(z, x) }, new(big.Int).Neg(X)},
			{"sqr", func(z, x, _ *sangi.Element) { m.Sqr(z, x) }, new(big.Int).Mul(X, X)},
			{"exp", func(z, x, _ *sangi.Element) { m.Exp(z, x, exponent) }, new(big.Int).Exp(X, E, N)},
			{"exp vartime", func(z, x, _ *sangi.Element) { m.ExpVartime(z, x, exponent) }, new(big.Int).Exp(X, E, N)},
			{"exp empty", func(z, x, _ *sangi.Element) { m.Exp(z, x, nil) }, big.NewInt(1)},
			{"inv", func(z, x, _ *sangi.Element) {
				if m.Inv(z, x) != exists {
					t.Errorf("inv: the existence of 1 / %x mod %x", X, N)
				}
			}, inverse},
		} {
			want := new(big.Int).Mod(c.want, N).FillBytes(make([]byte, len(n)))
			copied := func(x *sangi.Element) *sangi.Element {
				z, err := m.FromBytes(m.ToBytes(x))
				if err != nil || !m.Equal(x, z) {
					t.Fatalf("%x: %v", m.ToBytes(x), err)
				}
				return z
			}
			fresh, overX, overY := new(sangi.Element), copied(x), copied(y)
			c.run(fresh, x, y)
			c.run(overX, overX, y)
			c.run(overY, x, overY)
			for where, z := range []*sangi.Element{fresh, overX, overY} {
				if got := m.ToBytes(z); !bytes.Equal(got, want) {
					t.Fatalf("%s %d of %x, %x, %x mod %x: %x", c.name, where, X, Y, E, N, got)
				}
			}
		}
		if m.Equal(x, y) != (X.Cmp(Y) == 0) {
			t.Errorf("equal: %x, %x mod %x", X, Y, N)
		}
	}
}

// A context is memory of Go's: it outlives collections while it is used.
func TestCollections(t *testing.T) {
	n := bytes.Repeat([]byte{0xc5}, 64)
	m := modulus(t, n)
	x, err := m.FromBytesWide([]byte{3})
	if err != nil {
		t.Fatal(err)
	}
	want, n3 := big.NewInt(3), value(n)
	for range 20 {
		runtime.GC()
		m.Mul(x, x, x)
		want.Mul(want, want).Mod(want, n3)
		for range 100 {
			modulus(t, n).Wipe()
		}
	}
	if !bytes.Equal(m.ToBytes(x), want.FillBytes(make([]byte, 64))) {
		t.Errorf("%x", m.ToBytes(x))
	}
}

func TestModuliThatAreRefused(t *testing.T) {
	for _, c := range []struct {
		n    []byte
		want error
	}{
		{nil, sangi.ErrBadLength},
		{make([]byte, sangi.MinModulusBytes-1), sangi.ErrBadLength},
		{make([]byte, sangi.MaxModulusBytes+1), sangi.ErrBadLength},
		{make([]byte, 9), sangi.ErrBadModulus},
		{[]byte{1}, sangi.ErrBadModulus},
	} {
		if m, err := sangi.NewModulus(c.n); m != nil || !errors.Is(err, c.want) {
			t.Errorf("%x: %v", c.n, err)
		}
	}
	n := bytes.Repeat([]byte{9}, 9)
	m := modulus(t, n)
	if x, err := m.FromBytes(n); x != nil || !errors.Is(err, sangi.ErrOutOfRange) {
		t.Error(err)
	}
	if x, err := m.FromBytes(n[1:]); x != nil || !errors.Is(err, sangi.ErrBadLength) {
		t.Error(err)
	}
	if x, err := m.FromBytesWide(make([]byte, 19)); x != nil || !errors.Is(err, sangi.ErrBadLength) {
		t.Error(err)
	}
}

func TestMistakes(t *testing.T) {
	n := bytes.Repeat([]byte{9}, 16)
	m, other, wiped := modulus(t, n), modulus(t, n), modulus(t, n)
	x, err := m.FromBytes(make([]byte, 16))
	if err != nil {
		t.Fatal(err)
	}
	var zero, z sangi.Element
	erased, _ := m.FromBytes(make([]byte, 16))
	erased.Wipe()
	wiped.Wipe()
	wiped.Wipe()
	for name, mistake := range map[string]func(){
		"another modulus": func() { other.Mul(&z, x, x) },
		"the zero value":  func() { m.Mul(&z, &zero, x) },
		"an erased one":   func() { m.Sqr(&z, erased) },
		"encoding":        func() { m.ToBytes(&zero) },
		"a wiped modulus": func() { _, _ = wiped.FromBytes(n) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Error(name, "passes")
				}
			}()
			mistake()
		}()
	}
}

func TestBackend(t *testing.T) {
	known := []string{"c"}
	if runtime.GOOS == "linux" && runtime.GOARCH == "amd64" && !portable {
		known = append(known, "x64", "ifma")
	}
	if !slices.Contains(known, sangi.Backend()) {
		t.Error(sangi.Backend())
	}
	t.Log("back end:", sangi.Backend())
}
