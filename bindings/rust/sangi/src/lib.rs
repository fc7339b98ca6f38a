// SPDX-License-Identifier: MIT OR Apache-2.0
//! Modular arithmetic for public-key cryptography: the C library sangi, made safe.
//!
//! [`modexp_into`] is base^exponent mod modulus for public numbers of any length to 1,024 bytes, odd or even, as
//! Ethereum's precompile MODEXP defines it:
//!
//! ```
//! let mut out = [0; 4];
//! sangi::modexp_into(&mut out, &[3], &[5], &[0, 0, 0, 100])?;
//! assert_eq!(out, [0, 0, 0, 43]);
//! # Ok::<(), sangi::Error>(())
//! ```
//!
//! [`Modulus`] is a modulus with which more is computed than one power, and in constant time.
//!
//! The module [`field`] has a type for each named field, with operators:
//!
//! ```
//! # #[cfg(feature = "fields")] {
//! use sangi::field::P25519;
//! let x = P25519::from(5);
//! assert_eq!(x * x.inv(), P25519::from(1));
//! # }
//! ```
//!
//! [`sntrup761`] and [`saber`] are key encapsulation:
//!
//! ```
//! # #[cfg(all(feature = "kem", feature = "host"))] {
//! use sangi::sntrup761;
//! let (public_key, secret_key) = sntrup761::keygen()?;
//! let (ciphertext, shared) = sntrup761::encaps(&public_key)?;
//! assert_eq!(sntrup761::decaps(&secret_key, &ciphertext), shared);
//! # }
//! # Ok::<(), sangi::Error>(())
//! ```
//!
//! [`ctidh`] is non-interactive key exchange: two public keys suffice for a shared secret.
//!
//! ```
//! # #[cfg(all(feature = "ctidh", feature = "host"))] {
//! use sangi::ctidh::ctidh512;
//! let (public_key, secret_key) = ctidh512::keygen()?;
//! let (other_public, other_secret) = ctidh512::keygen()?;
//! let shared = ctidh512::derive(&secret_key, &other_public)?;
//! assert_eq!(shared, ctidh512::derive(&other_secret, &public_key)?);
//! # }
//! # Ok::<(), sangi::Error>(())
//! ```
//!
//! Nothing is taken from a heap, and `std` is not needed.
//!
//! # Features
//! All but the last are on unless `default-features = false`; less C is then compiled.
//!
//! - `fields`: the module [`field`].
//! - `kem`: the modules [`sntrup761`] and [`saber`].
//! - `ctidh`: the module [`ctidh`].
//! - `host`: keys and elements drawn from the operating system's random numbers; a machine without an operating system
//!   turns it off, and passes randomness of its own to `keygen_from`, `encaps_from`, `derive_from` and so on.
//! - `portable`: C alone, also where there is assembly.

#![no_std]
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

#[cfg(any(feature = "kem", feature = "ctidh"))]
mod bytes;
#[cfg(feature = "ctidh")]
pub mod ctidh;
#[cfg(feature = "fields")]
pub mod field;
#[cfg(feature = "kem")]
mod kem;
mod modexp;
mod modulus;
#[cfg(feature = "kem")]
pub mod saber;
#[cfg(feature = "kem")]
pub mod sntrup761;
#[cfg(feature = "ctidh")]
mod source;
#[cfg(any(feature = "fields", feature = "kem", feature = "ctidh"))]
mod wipe;

pub use modexp::{modexp_into, modexp_with_scratch, scratch_bytes, MAX_BYTES};
pub use modulus::{Element, Modulus};

use core::ffi::c_int;

/// Why a call was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The bytes encode a number that is not below the modulus, or a secret key that is beyond a bound.
    OutOfRange,
    /// A slice has a length that the function does not take.
    BadLength,
    /// The modulus is 0 or 1, or its highest byte is 0.
    BadModulus,
    /// The scratch is too short.
    BadMemory,
    /// The operating system gave no random numbers.
    RngFailed,
    /// The public key is none: its curve is not supersingular.
    BadPublicKey,
    /// The randomness gives a polynomial without inverse: draw other.
    NoInverse,
    /// A status that this version does not know.
    Other(i32),
}

impl core::fmt::Display for Error {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Error::OutOfRange => "a number is not below the modulus, or beyond its bound",
            Error::BadLength => "a slice has a length that the function does not take",
            Error::BadModulus => "the modulus is 0 or 1, or its highest byte is 0",
            Error::BadMemory => "the scratch is too short",
            Error::RngFailed => "the operating system gave no random numbers",
            Error::BadPublicKey => "the public key is none: its curve is not supersingular",
            Error::NoInverse => "the randomness gives a polynomial without inverse",
            Error::Other(status) => return write!(f, "status {status}"),
        })
    }
}

/// `Ok` for `SANGI_OK`.
fn check(status: c_int) -> Result<(), Error> {
    match status {
        sangi_sys::SANGI_OK => Ok(()),
        sangi_sys::SANGI_OUT_OF_RANGE => Err(Error::OutOfRange),
        sangi_sys::SANGI_BAD_LENGTH => Err(Error::BadLength),
        sangi_sys::SANGI_BAD_MODULUS => Err(Error::BadModulus),
        sangi_sys::SANGI_BAD_MEMORY => Err(Error::BadMemory),
        sangi_sys::SANGI_RNG_FAILED => Err(Error::RngFailed),
        sangi_sys::SANGI_BAD_PUBLIC_KEY => Err(Error::BadPublicKey),
        sangi_sys::SANGI_NO_INVERSE => Err(Error::NoInverse),
        other => Err(Error::Other(other)),
    }
}
