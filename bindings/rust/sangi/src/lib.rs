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
//! Nothing is taken from a heap, and `std` is not needed.

#![no_std]
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]

mod modexp;
mod modulus;

pub use modexp::{modexp_into, modexp_with_scratch, scratch_bytes, MAX_BYTES};
pub use modulus::{Element, Modulus};

use core::ffi::c_int;

/// Why a call was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The bytes encode a number that is not below the modulus.
    OutOfRange,
    /// A slice has a length that the function does not take.
    BadLength,
    /// The modulus is 0 or 1, or its highest byte is 0.
    BadModulus,
    /// The scratch is too short.
    BadMemory,
    /// A status that this version does not know.
    Other(i32),
}

impl core::fmt::Display for Error {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Error::OutOfRange => "the number is not below the modulus",
            Error::BadLength => "a slice has a length that the function does not take",
            Error::BadModulus => "the modulus is 0 or 1, or its highest byte is 0",
            Error::BadMemory => "the scratch is too short",
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
        other => Err(Error::Other(other)),
    }
}
