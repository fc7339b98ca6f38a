// SPDX-License-Identifier: MIT OR Apache-2.0
//! The functions of the named fields, a module for each; `include/sangi/field.h` documents them.
//!
//! An element is an array of [`limbs`] of its field's bits.

use crate::{Limb, Rng};
use core::ffi::{c_int, c_void};

/// Limbs of an element of so many bits.
pub const fn limbs(bits: usize) -> usize {
    (bits + 8 * crate::LIMB_BYTES - 1) / (8 * crate::LIMB_BYTES)
}

/// Declares for each name a module with the functions `sangi_NAME_...`.
macro_rules! fields {
    ($($name:ident)*) => { $(
        #[doc = concat!("`include/sangi/", stringify!($name), ".h`")]
        pub mod $name {
            use super::*;

            extern "C" {
                #[link_name = concat!("sangi_", stringify!($name), "_add")]
                pub fn add(z: *mut Limb, x: *const Limb, y: *const Limb);
                #[link_name = concat!("sangi_", stringify!($name), "_sub")]
                pub fn sub(z: *mut Limb, x: *const Limb, y: *const Limb);
                #[link_name = concat!("sangi_", stringify!($name), "_mul")]
                pub fn mul(z: *mut Limb, x: *const Limb, y: *const Limb);
                #[link_name = concat!("sangi_", stringify!($name), "_neg")]
                pub fn neg(z: *mut Limb, x: *const Limb);
                #[link_name = concat!("sangi_", stringify!($name), "_sqr")]
                pub fn sqr(z: *mut Limb, x: *const Limb);
                #[link_name = concat!("sangi_", stringify!($name), "_inv")]
                pub fn inv(z: *mut Limb, x: *const Limb);
                #[link_name = concat!("sangi_", stringify!($name), "_pow")]
                pub fn pow(z: *mut Limb, x: *const Limb, exponent: *const u8, length: usize);
                #[link_name = concat!("sangi_", stringify!($name), "_sqrt")]
                pub fn sqrt(z: *mut Limb, x: *const Limb) -> Limb;
                #[link_name = concat!("sangi_", stringify!($name), "_select")]
                pub fn select(z: *mut Limb, x: *const Limb, y: *const Limb, mask: Limb);
                #[link_name = concat!("sangi_", stringify!($name), "_is_zero")]
                pub fn is_zero(x: *const Limb) -> Limb;
                #[link_name = concat!("sangi_", stringify!($name), "_equal")]
                pub fn equal(x: *const Limb, y: *const Limb) -> Limb;
                #[link_name = concat!("sangi_", stringify!($name), "_from_u64")]
                pub fn from_u64(z: *mut Limb, v: u64);
                #[link_name = concat!("sangi_", stringify!($name), "_from_bytes")]
                pub fn from_bytes(z: *mut Limb, bytes: *const u8, length: usize) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_from_bytes_be")]
                pub fn from_bytes_be(z: *mut Limb, bytes: *const u8, length: usize) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_from_bytes_wide")]
                pub fn from_bytes_wide(z: *mut Limb, bytes: *const u8, length: usize) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_from_bytes_wide_be")]
                pub fn from_bytes_wide_be(z: *mut Limb, bytes: *const u8, length: usize) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_random")]
                pub fn random(z: *mut Limb, rng: Rng, context: *mut c_void) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_to_bytes")]
                pub fn to_bytes(bytes: *mut u8, length: usize, x: *const Limb) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_to_bytes_be")]
                pub fn to_bytes_be(bytes: *mut u8, length: usize, x: *const Limb) -> c_int;
            }
        }
    )* };
}

fields! {
    p25519 p256 p381 p384 p434 p448 p511 p521 bn254 secp256k1
    p256_order bls12_381_order bn254_order ed25519_order secp256k1_order
}
