// SPDX-License-Identifier: MIT OR Apache-2.0

package ctidh_test

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"
	"testing"

	"sangi/ctidh"
)

var schemes = []*ctidh.Scheme{ctidh.CTIDH511, ctidh.CTIDH512, ctidh.CTIDH512F}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// A known answer of highctidh for each size, and of sangi's model for private keys of its own.
func TestKnownAnswers(t *testing.T) {
	var known map[string][]struct{ SKA, PKA, SKB, PKB, Secret, Blind_b_by_a string }
	for _, name := range []string{"ctidh", "ctidh512f"} {
		if err := json.Unmarshal(must(os.ReadFile("testdata/"+name+".json")), &known); err != nil {
			t.Fatal(err)
		}
	}
	decode := func(text string) []byte { return must(hex.DecodeString(text)) }
	for _, s := range schemes {
		rows := known[strings.TrimPrefix(s.Name(), "ctidh")]
		if len(rows) == 0 {
			t.Errorf("%s: no rows", s.Name())
		}
		for i, row := range rows[:min(len(rows), 1)] {
			a := must(s.UnmarshalBinaryPrivateKey(decode(row.SKA)))
			b := must(s.UnmarshalBinaryPrivateKey(decode(row.SKB)))
			publicA := must(s.UnmarshalBinaryPublicKey(decode(row.PKA)))
			publicB := must(s.UnmarshalBinaryPublicKey(decode(row.PKB)))
			blinded := must(s.Blind(publicB, a))
			checks := map[string]bool{
				"pka":          publicA.Equal(must(a.Public())),
				"blind_b_by_a": hex.EncodeToString(blinded.Bytes()) == row.Blind_b_by_a,
				"secret":       hex.EncodeToString(must(s.DeriveSecret(b, publicA))) == row.Secret,
				"control":      !blinded.Equal(publicB) && !a.Equal(b),
			}
			if s.PublicKeySize() == 64 {
				checks["pkb"] = publicB.Equal(must(s.DerivePublicKey(b)))
				checks["own secret"] = hex.EncodeToString(must(s.DeriveSecret(a, publicB))) == row.Secret
				checks["in place"] = publicB.Blind(a) == nil && publicB.Equal(blinded)
			}
			for name, equal := range checks {
				if !equal {
					t.Errorf("%s: row %d: %s differs", s.Name(), i, name)
				}
			}
		}
	}
}

func TestKeys(t *testing.T) {
	for _, s := range schemes[:3] {
		entropy := bytes.Repeat([]byte{1}, 64)
		public, private, err := s.GenerateKeyPairFromEntropy(bytes.NewReader(entropy))
		again, same, _ := s.GenerateKeyPairFromEntropy(bytes.NewReader(entropy))
		if err != nil || !public.Equal(again) || !private.Equal(same) || !public.Equal(must(private.Public())) {
			t.Errorf("%s: a key pair from entropy: %v", s.Name(), err)
		}
		if _, _, err := s.GenerateKeyPairFromEntropy(bytes.NewReader(entropy[1:])); !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Errorf("%s: too little entropy: %v", s.Name(), err)
		}
		other, _, err := s.GenerateKeyPair()
		if err != nil || other.Equal(public) {
			t.Errorf("%s: another key pair: %v", s.Name(), err)
		}

		read, readPrivate := s.NewEmptyPublicKey(), s.NewEmptyPrivateKey()
		for _, err := range []error{
			read.UnmarshalText(must(public.MarshalText())),
			read.UnmarshalBinary(must(public.MarshalBinary())),
			readPrivate.UnmarshalText(must(private.MarshalText())),
			readPrivate.UnmarshalBinary(must(private.MarshalBinary())),
		} {
			if err != nil {
				t.Error(err)
			}
		}
		if !read.Equal(public) || !readPrivate.Equal(private) || read.Scheme() != s {
			t.Errorf("%s: a key that was read differs", s.Name())
		}
		if read.UnmarshalText([]byte("!")) == nil || readPrivate.UnmarshalText([]byte("!")) == nil {
			t.Errorf("%s: base64", s.Name())
		}
		readPrivate.Reset()
		if !bytes.Equal(readPrivate.Bytes(), make([]byte, s.PrivateKeySize())) ||
			!must(readPrivate.Public()).Equal(s.NewEmptyPublicKey()) {
			t.Errorf("%s: the key that is 0", s.Name())
		}
	}
}

// Key pairs of CTIDH512 and CTIDH512F exchange; a private key serves both where it is within the bounds of both.
func TestOtherPrivateKeys(t *testing.T) {
	s, fast := ctidh.CTIDH512, ctidh.CTIDH512F
	public, private := must2(s.GenerateKeyPair())
	fastPublic, fastPrivate := must2(fast.GenerateKeyPair())
	shared := must(s.DeriveSecret(private, must(s.UnmarshalBinaryPublicKey(fastPublic.Bytes()))))
	if !bytes.Equal(shared, must(fast.DeriveSecret(fastPrivate, must(fast.UnmarshalBinaryPublicKey(public.Bytes()))))) {
		t.Error("the shared secrets differ")
	}
	both := bytes.Repeat([]byte{1}, s.PrivateKeySize())
	a, b := must(s.UnmarshalBinaryPrivateKey(both)), must(fast.UnmarshalBinaryPrivateKey(both))
	if !bytes.Equal(must(a.Public()).Bytes(), must(b.Public()).Bytes()) {
		t.Error("the public keys differ")
	}
	one := make([]byte, s.PrivateKeySize())
	one[0] = 7
	if err := second(must(s.UnmarshalBinaryPrivateKey(one)).Public()); err != nil {
		t.Error(err)
	}
	if err := second(must(fast.UnmarshalBinaryPrivateKey(one)).Public()); err != ctidh.ErrBadPrivateKey {
		t.Error(err)
	}
}

func TestRefusals(t *testing.T) {
	s, other := ctidh.CTIDH512, ctidh.CTIDH511
	public, private, _ := s.GenerateKeyPair()
	changed := public.Bytes()
	changed[0] ^= 1
	beyond := must(s.UnmarshalBinaryPrivateKey(bytes.Repeat([]byte{127}, s.PrivateKeySize())))
	before := public.Bytes()
	for i, test := range []struct{ got, want error }{
		{public.FromBytes(changed), ctidh.ErrBadPublicKey},
		{public.FromBytes(bytes.Repeat([]byte{255}, s.PublicKeySize())), ctidh.ErrBadPublicKey},
		{public.FromBytes(nil), ctidh.ErrBadLength},
		{public.Blind(beyond), ctidh.ErrBadPrivateKey},
		{public.Blind(other.NewEmptyPrivateKey()), ctidh.ErrBadLength},
		{private.FromBytes(make([]byte, 75)), ctidh.ErrBadLength},
		{second(s.UnmarshalBinaryPublicKey(changed)), ctidh.ErrBadPublicKey},
		{second(s.UnmarshalBinaryPrivateKey(nil)), ctidh.ErrBadLength},
		{second(beyond.Public()), ctidh.ErrBadPrivateKey},
		{second(other.DerivePublicKey(private)), ctidh.ErrBadLength},
		{second(s.DeriveSecret(beyond, public)), ctidh.ErrBadPrivateKey},
		{second(s.DeriveSecret(private, other.NewEmptyPublicKey())), ctidh.ErrBadLength},
	} {
		if test.got != test.want {
			t.Errorf("case %d: %v, not %v", i, test.got, test.want)
		}
	}
	if !bytes.Equal(public.Bytes(), before) {
		t.Error("a key that was refused has been written")
	}
}

func second[T any](_ T, err error) error { return err }
