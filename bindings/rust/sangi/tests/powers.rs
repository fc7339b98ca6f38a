// SPDX-License-Identifier: MIT OR Apache-2.0
//! Powers against the plainest arithmetic, for every short length, and what is refused.

use core::mem::MaybeUninit;
use sangi::{modexp_into, modexp_with_scratch, scratch_bytes, Error, Modulus};

fn draw(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

/// (x y) mod n by doubling.
fn product(x: u128, y: u128, n: u128) -> u128 {
    let (mut z, mut x) = (0, x % n);
    for i in 0..128 {
        if y >> i & 1 == 1 {
            z = (z + x) % n;
        }
        x = 2 * x % n;
    }
    z
}

fn power(x: u128, e: u128, n: u128) -> u128 {
    if n == 0 {
        return 0;
    }
    (0..128).rev().fold(1 % n, |z, i| {
        let z = product(z, z, n);
        if e >> i & 1 == 1 {
            product(z, x, n)
        } else {
            z
        }
    })
}

#[test]
fn every_short_length() {
    let mut state = 1;
    for b in 0..=16 {
        for e in 0..=16 {
            for n in 0..=15 {
                let mut number = |length: usize| {
                    let drawn = u128::from(draw(&mut state)) << 64 | u128::from(draw(&mut state));
                    let number = match drawn % 3 {
                        0 => u128::MAX,
                        1 => drawn << (drawn >> 121),
                        _ => drawn,
                    };
                    number.to_be_bytes()[16 - length..].to_vec()
                };
                let value =
                    |bytes: &[u8]| bytes.iter().fold(0, |z, &byte| z << 8 | u128::from(byte));
                let (base, exponent, modulus) = (number(b), number(e), number(n));
                let mut out = vec![0xaa; n];
                modexp_into(&mut out, &base, &exponent, &modulus).unwrap();
                let wanted = power(value(&base), value(&exponent), value(&modulus));
                assert_eq!(
                    out,
                    &wanted.to_be_bytes()[16 - n..],
                    "{base:?} {exponent:?} {modulus:?}"
                );
            }
        }
    }
}

/// Fermat: x^(p - 1) = 1 for the prime p = 2^521 - 1, and the same through a context.
#[test]
fn a_long_prime() {
    let mut p = [0xff; 66];
    p[0] = 1;
    let mut less = p;
    less[65] = 0xfe;
    let mut out = [0; 66];
    modexp_into(&mut out, &[3], &less, &p).unwrap();
    let one = {
        let mut one = [0; 66];
        one[65] = 1;
        one
    };
    assert_eq!(out, one);
    let n = Modulus::from_be_bytes(&p).unwrap();
    assert_eq!(n.len(), 66);
    let mut three = [0; 66];
    three[65] = 3;
    let x = n.element(&three).unwrap();
    for z in [n.pow(&x, &less), n.pow_vartime(&x, &less)] {
        n.write(&z, &mut out).unwrap();
        assert_eq!(out, one);
    }
    let moved = Box::new(n);
    let six = moved.add(&x, &x);
    moved
        .write(&moved.sub(&moved.mul(&six, &x), &x), &mut out)
        .unwrap();
    assert_eq!(out[65], 15);
}

#[test]
fn the_longest() {
    let full = [0xff; 1024];
    let mut out = [0; 1024];
    modexp_into(&mut out, &full, &[2], &full).unwrap();
    assert_eq!(out, [0; 1024]);
    for length in [32, 33, 256, 257, 512, 513, 1024] {
        let mut small = vec![0; length];
        modexp_into(&mut small, &[2], &[5], &full[..length]).unwrap();
        assert_eq!(small[length - 1], 32);
    }
}

#[test]
fn refusals() {
    let long = [1; 1025];
    let mut out = [7; 1025];
    assert_eq!(
        modexp_into(&mut out[..2], &[1], &[1], &[1]),
        Err(Error::BadLength)
    );
    assert_eq!(
        modexp_into(&mut out[..1], &long, &[1], &[1]),
        Err(Error::BadLength)
    );
    assert_eq!(
        modexp_into(&mut out[..1], &[1], &long, &[1]),
        Err(Error::BadLength)
    );
    assert_eq!(
        modexp_into(&mut out, &[1], &[1], &long),
        Err(Error::BadLength)
    );
    let mut scratch = vec![MaybeUninit::uninit(); scratch_bytes(1) - 1];
    let refused = modexp_with_scratch(&mut out[..1], &[1], &[1], &[1], &mut scratch);
    assert_eq!(refused, Err(Error::BadMemory));
    assert_eq!(out, [7; 1025]);
    assert_eq!(
        Modulus::from_be_bytes(&[0; 9]).err(),
        Some(Error::BadModulus)
    );
    assert_eq!(Modulus::from_be_bytes(&long).err(), Some(Error::BadLength));
    let n = Modulus::from_be_bytes(&[9; 9]).unwrap();
    assert_eq!(n.element(&[9; 9]).err(), Some(Error::OutOfRange));
    assert_eq!(n.element(&[9; 8]).err(), Some(Error::BadLength));
    assert_eq!(
        Error::BadLength.to_string(),
        "a slice has a length that the function does not take"
    );
}
