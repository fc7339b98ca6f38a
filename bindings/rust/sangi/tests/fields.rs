// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every named field against Python's integers (fields.txt: x, y, e, x + y, x - y, x y, 1 / x, x^e), and what is refused.
#![cfg(feature = "fields")]

use sangi::{field, Error};

/// The bytes that hexadecimal digits write.
fn bytes(digits: &str) -> Vec<u8> {
    (0..digits.len())
        .step_by(2)
        .map(|i| u8::from_str_radix(&digits[i..i + 2], 16).unwrap())
        .collect()
}

/// The bytes the other way round.
fn reversed(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().rev().copied().collect()
}

/// The numbers of a field's line.
fn row(name: &str) -> Vec<Vec<u8>> {
    let line = include_str!("fields.txt")
        .lines()
        .find(|line| line.split(' ').next() == Some(name));
    let words = line.expect("a line of each field").split(' ').skip(1);
    words.map(bytes).collect()
}

/// For each field: whether its line is right, and everything that holds for any element.
macro_rules! tests {
    ($($field:ident $name:literal)*) => {
        /// Whether a line says what the field computes.
        fn agrees(name: &str, row: &[Vec<u8>]) -> bool {
            match name {
                $($name => {
                    type F = field::$field;
                    let from = |bytes: &Vec<u8>| F::from_be_bytes(bytes[..].try_into().unwrap()).unwrap();
                    let (x, y) = (from(&row[0]), from(&row[1]));
                    let made = [x + y, x - y, x * y, x.inv(), x.pow_le(&reversed(&row[2]))];
                    made.iter().zip(&row[3..]).all(|(z, wanted)| z.to_be_bytes()[..] == wanted[..])
                })*
                _ => panic!("no such field"),
            }
        }

        #[test]
        fn known_answers_of_every_field() {
            let names = [$($name),*];
            assert_eq!(names.len(), include_str!("fields.txt").lines().count());
            for name in names {
                let mut row = row(name);
                assert!(agrees(name, &row), "{name}");
                for wrong in 3..row.len() {
                    let last = row[wrong].len() - 1;
                    row[wrong][last] ^= 1;
                    assert!(!agrees(name, &row), "control: {name}");
                    row[wrong][last] ^= 1;
                }
            }
        }

        #[test]
        fn relations() {
            $({
                type F = field::$field;
                let row = row($name);
                let x = F::from_be_bytes(row[0][..].try_into().unwrap()).unwrap();
                assert_eq!(F::from_le_bytes(reversed(&row[0])[..].try_into().unwrap()), Ok(x));
                assert_eq!(reversed(&x.to_le_bytes())[..], row[0][..]);
                assert_eq!(F::from_be_bytes_wide(&row[0]), Ok(x));
                assert_eq!(F::from_le_bytes_wide(&reversed(&row[0])), Ok(x));
                assert_eq!(F::from_be_bytes_wide(&[0; 2 * F::BYTES + 1]), Err(Error::BadLength));
                assert_eq!(F::from_le_bytes_wide(&[0; 2 * F::BYTES + 1]), Err(Error::BadLength));
                assert_eq!(F::from_be_bytes(&[0xff; F::BYTES]), Err(Error::OutOfRange));
                assert_eq!(F::from_le_bytes(&[0xff; F::BYTES]), Err(Error::OutOfRange));
                assert_eq!(x.sqr(), x * x);
                assert_eq!(-x + x, F::ZERO);
                assert_eq!(F::ZERO.inv(), F::ZERO);
                assert_eq!(x.pow_le(&[]), F::from(1));
                let (root, is_square) = x.sqr().sqrt();
                assert!((is_square & (root.equal(&x) | root.equal(&-x))).reveal());
                assert!(F::ZERO.is_zero().reveal() && !x.is_zero().reveal());
                assert!(x != x + F::from(1));
                assert_eq!(F::select(&x, &F::ZERO, x.equal(&x)), x);
                assert_eq!(F::select(&x, &F::ZERO, !x.equal(&x)), F::ZERO);
                let mut z = x;
                z += x;
                z -= F::from(2);
                z *= x;
                assert_eq!(z, F::from(2) * x * (x - F::from(1)));
                z.wipe();
                assert_eq!(z, F::ZERO);
                assert_eq!(format!("{x:?}"), concat!(stringify!($field), "(..)"));
                #[cfg(feature = "host")]
                assert!(F::random().unwrap() != F::random().unwrap());
            })*
        }
    };
}

tests! {
    P25519 "p25519" P256 "p256" P381 "p381" P384 "p384" P434 "p434" P448 "p448" P511 "p511" P521 "p521"
    Bn254 "bn254" Secp256k1 "secp256k1" P256Order "p256_order" Bls12_381Order "bls12_381_order"
    Bn254Order "bn254_order" Ed25519Order "ed25519_order" Secp256k1Order "secp256k1_order"
}
