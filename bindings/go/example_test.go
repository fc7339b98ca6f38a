// SPDX-License-Identifier: MIT OR Apache-2.0

package sangi_test

import (
	"fmt"
	"log"

	"sangi"
)

func ExampleModExp() {
	out, err := sangi.ModExp([]byte{3}, []byte{5}, []byte{0, 0, 0, 100})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(out)
	// Output: [0 0 0 43]
}

func ExampleModExpInto() {
	out := make([]byte, 2)
	for base := byte(2); base < 5; base++ {
		if err := sangi.ModExpInto(out, []byte{base}, []byte{0x10, 0x00}, []byte{0xff, 0xfe}); err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%x\n", out)
	}
	// Output:
	// 0002
	// 0361
	// 0004
}

func ExampleModulus() {
	m, err := sangi.NewModulus([]byte{0xff, 0, 0, 0, 0, 0, 0, 1})
	if err != nil {
		log.Fatal(err)
	}
	defer m.Wipe()
	x, err := m.FromBytes([]byte{0, 0, 0, 0, 0, 0, 0, 7})
	if err != nil {
		log.Fatal(err)
	}
	var z sangi.Element
	m.Sqr(&z, x)     // 49
	m.Add(&z, &z, x) // 56
	fmt.Println(m.ToBytes(&z))
	// Output: [0 0 0 0 0 0 0 56]
}

func ExampleModulus_Inv() {
	m, err := sangi.NewModulus([]byte{1, 0, 0, 0, 0, 0, 0, 0}) // 2^56
	if err != nil {
		log.Fatal(err)
	}
	var z sangi.Element
	for _, number := range []byte{3, 4} {
		x, err := m.FromBytesWide([]byte{number})
		if err != nil {
			log.Fatal(err)
		}
		exists := m.Inv(&z, x)
		fmt.Printf("%v %x\n", exists, m.ToBytes(&z))
	}
	// Output:
	// true 00aaaaaaaaaaaaab
	// false 0000000000000000
}

func ExampleBackend() {
	switch sangi.Backend() {
	case "ifma", "x64", "c":
		fmt.Println("known")
	}
	// Output: known
}
