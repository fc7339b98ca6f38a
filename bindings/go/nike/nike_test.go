// SPDX-License-Identifier: MIT OR Apache-2.0

package nike_test

import (
	"bytes"
	"crypto/rand"
	"testing"

	"github.com/katzenpost/hpqc/nike"
	"github.com/katzenpost/hpqc/nike/ctidh/ctidh511"
	"github.com/katzenpost/hpqc/nike/ctidh/ctidh512"

	sangi "sangi/nike"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// Keys and secrets go both ways between Katzenpost's schemes, which run highctidh, and these.  Those over longer primes
// take minutes to compile, and are not among them.
func TestExchangeWithKatzenpost(t *testing.T) {
	for _, pair := range [][2]nike.Scheme{
		{sangi.CTIDH511(), ctidh511.Scheme()},
		{sangi.CTIDH512(), ctidh512.Scheme()},
	} {
		ours, theirs := pair[0], pair[1]
		public, private := key(ours)
		theirPublic, theirPrivate := key(theirs)
		shared := ours.DeriveSecret(private, must(ours.UnmarshalBinaryPublicKey(theirPublic.Bytes())))
		known := theirs.DeriveSecret(theirPrivate, must(theirs.UnmarshalBinaryPublicKey(public.Bytes())))
		copied := must(ours.UnmarshalBinaryPrivateKey(theirPrivate.Bytes()))
		blinded := ours.Blind(public, copied)
		if err := theirPublic.Blind(must(theirs.UnmarshalBinaryPrivateKey(private.Bytes()))); err != nil {
			t.Error(err)
		}
		for name, equal := range map[string]bool{
			"shared":       bytes.Equal(shared, known),
			"copied":       bytes.Equal(shared, ours.DeriveSecret(copied, public)),
			"blinded":      bytes.Equal(blinded.Bytes(), theirPublic.Bytes()),
			"name":         ours.Name() == theirs.Name(),
			"public size":  ours.PublicKeySize() == theirs.PublicKeySize(),
			"private size": ours.PrivateKeySize() == theirs.PrivateKeySize(),
			"text":         bytes.Equal(must(blinded.MarshalText()), must(theirPublic.MarshalText())),
		} {
			if !equal {
				t.Errorf("%s: %s differs", ours.Name(), name)
			}
		}
	}
}

func key(s nike.Scheme) (nike.PublicKey, nike.PrivateKey) {
	public, private, err := s.GenerateKeyPair()
	if err != nil {
		panic(err)
	}
	return public, private
}

func TestKeys(t *testing.T) {
	for _, long := range []nike.Scheme{sangi.CTIDH1024(), sangi.CTIDH2048()} {
		public, private := key(long)
		if !bytes.Equal(public.Bytes(), long.Blind(long.NewEmptyPublicKey(), private).Bytes()) {
			t.Errorf("%s: the empty key is not the first curve", long.Name())
		}
	}
	s := sangi.CTIDH512()
	private := s.GeneratePrivateKey(rand.Reader)
	public := s.NewEmptyPublicKey()
	if err := public.Blind(private); err != nil || !bytes.Equal(public.Bytes(), s.DerivePublicKey(private).Bytes()) {
		t.Errorf("the empty key is not the first curve: %v", err)
	}
	read := s.NewEmptyPrivateKey()
	if err := read.UnmarshalText(must(private.MarshalText())); err != nil || !bytes.Equal(read.Bytes(), private.Bytes()) {
		t.Errorf("a private key as text: %v", err)
	}
	if _, _, err := s.GenerateKeyPairFromEntropy(bytes.NewReader(nil)); err == nil {
		t.Error("no entropy, no error")
	}
	if k, err := s.UnmarshalBinaryPublicKey(nil); k != nil || err == nil {
		t.Error("no bytes, no error")
	}
}
