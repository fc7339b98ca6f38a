// SPDX-License-Identifier: MIT OR Apache-2.0
//! Elements of the named fields: a type for each.
//!
//! A value is small, needs no heap and is copied by `=`.  No branch and no address depends on it: comparisons return a
//! [`Mask`], and only `==`, [`Mask::reveal`] and the errors of decoding declassify anything.  `Debug` prints no value.
//! Copies are not erased by themselves; each type has `wipe`.
//!
//! ```
//! use sangi::field::P256;
//! let x = P256::from(3);
//! let y = P256::from_be_bytes(&[0x7f; 32])?;
//! assert_eq!((x + y) * (x - y), x.sqr() - y.sqr());
//! assert_eq!(-y + y, P256::ZERO);
//! assert_eq!(y.pow_le(&[5, 0]), y * y.sqr().sqr()); // exponents are little-endian
//! assert_eq!(y * y.inv(), P256::from(1));
//!
//! let mut reversed = y.to_be_bytes();
//! reversed.reverse();
//! assert_eq!(reversed, y.to_le_bytes());
//! # Ok::<(), sangi::Error>(())
//! ```
//!
//! A number that is not below the prime is refused, or reduced by the functions that end in `_wide`:
//!
//! ```
//! use sangi::{field::Secp256k1Order, Error};
//! assert_eq!(Secp256k1Order::from_be_bytes(&[0xff; 32]), Err(Error::OutOfRange));
//! let hashed = Secp256k1Order::from_be_bytes_wide(&[0xff; 48])?;
//! assert_eq!(format!("{hashed:?}"), "Secp256k1Order(..)");
//! # Ok::<(), sangi::Error>(())
//! ```
//!
//! A choice that depends on a secret:
//!
//! ```
//! use sangi::field::P25519;
//! let (x, y) = (P25519::from(4), P25519::from(5));
//! let (root, is_square) = x.sqrt();
//! assert_eq!(P25519::select(&root.sqr(), &y, is_square), x);
//! assert!((is_square & !x.equal(&y)).reveal());
//! ```

mod element;
mod mask;

pub use mask::Mask;

element::element! { P25519, p25519, 255, "Base field of Curve25519 and edwards25519." }
element::element! { P256, p256, 256, "Base field of NIST P-256." }
element::element! { P381, p381, 381, "Base field of BLS12-381." }
element::element! { P384, p384, 384, "Base field of NIST P-384." }
element::element! { P434, p434, 434, "Base field of SIKEp434." }
element::element! { P448, p448, 448, "Base field of Curve448 and edwards448." }
element::element! { P511, p511, 511, "Base field of CSIDH-512." }
element::element! { P521, p521, 521, "Base field of NIST P-521." }
element::element! { Bn254, bn254, 254, "Base field of BN254 (alt_bn128)." }
element::element! { Secp256k1, secp256k1, 256, "Base field of secp256k1." }
element::element! { P256Order, p256_order, 256, "Scalar field of NIST P-256." }
element::element! { Bls12_381Order, bls12_381_order, 255, "Scalar field of BLS12-381." }
element::element! { Bn254Order, bn254_order, 254, "Scalar field of BN254 (alt_bn128)." }
element::element! { Ed25519Order, ed25519_order, 253, "Scalar field of edwards25519." }
element::element! { Secp256k1Order, secp256k1_order, 256, "Scalar field of secp256k1." }
