// SPDX-License-Identifier: MIT OR Apache-2.0

package ctidh_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"sangi/ctidh"
)

// Numbers of pairs that fill the lanes, that leave some over, and that are too few for lanes; and a pair that is refused.
func TestDeriveMany(t *testing.T) {
	for _, s := range schemes {
		counts := []int{0, 1, 6, 8, 15}
		if s.PublicKeySize() > 64 {
			counts = []int{7}
		}
		if s.PublicKeySize() > 128 {
			counts = []int{1}
		}
		most := counts[len(counts)-1]
		pairs, wanted := make([]ctidh.Pair, most), make([][]byte, most)
		for i := range pairs {
			pairs[i].Public, pairs[i].Private = must2(s.GenerateKeyPair())
			if i > 0 {
				pairs[i-1].Public, pairs[i].Public = pairs[i].Public, pairs[i-1].Public
			}
		}
		pairs[most-1].Private = s.NewEmptyPrivateKey()
		for i, pair := range pairs {
			wanted[i] = must(s.DeriveSecret(pair.Private, pair.Public))
		}
		for _, count := range counts {
			found, err := s.DeriveMany(pairs[:count])
			if err != nil || len(found) != count {
				t.Fatalf("%s: %d pairs: %d secrets, %v", s.Name(), count, len(found), err)
			}
			for i := range found {
				if !bytes.Equal(found[i], wanted[i]) {
					t.Errorf("%s: %d pairs: secret %d differs", s.Name(), count, i)
				}
			}
			if count > 1 && bytes.Equal(found[0], wanted[1]) {
				t.Errorf("%s: control", s.Name())
			}
		}
		beyond := must(s.UnmarshalBinaryPrivateKey(bytes.Repeat([]byte{127}, s.PrivateKeySize())))
		pairs[most/2].Private = beyond
		if _, err := s.DeriveMany(pairs); !errors.Is(err, ctidh.ErrBadPrivateKey) || !names(err, most/2) {
			t.Errorf("%s: a bad key: %v", s.Name(), err)
		}
	}
	other := ctidh.Pair{Private: ctidh.CTIDH511.NewEmptyPrivateKey(), Public: ctidh.CTIDH512.NewEmptyPublicKey()}
	if _, err := ctidh.CTIDH512.DeriveMany([]ctidh.Pair{other}); !errors.Is(err, ctidh.ErrBadLength) || !names(err, 0) {
		t.Errorf("keys of two schemes: %v", err)
	}
}

func must2(public *ctidh.PublicKey, private *ctidh.PrivateKey, err error) (*ctidh.PublicKey, *ctidh.PrivateKey) {
	if err != nil {
		panic(err)
	}
	return public, private
}

// names says whether an error names a pair.
func names(err error, pair int) bool {
	return err != nil && strings.HasPrefix(err.Error(), fmt.Sprintf("pair %d: ", pair))
}
