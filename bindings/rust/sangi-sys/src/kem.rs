// SPDX-License-Identifier: MIT OR Apache-2.0
//! Key encapsulation; `include/sangi/sntrup761.h` and `include/sangi/saber.h` document it.

use crate::Rng;
use core::ffi::{c_int, c_void};

/// Declares for each name a module with the functions `sangi_NAME_...`.
macro_rules! kems {
    ($($name:ident)*) => { $(
        #[doc = concat!("The functions `sangi_", stringify!($name), "_...`")]
        pub mod $name {
            use super::*;

            extern "C" {
                #[link_name = concat!("sangi_", stringify!($name), "_keygen")]
                pub fn keygen(
                    public_key: *mut u8,
                    public_length: usize,
                    secret_key: *mut u8,
                    secret_length: usize,
                    rng: Rng,
                    context: *mut c_void,
                ) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_keygen_from")]
                pub fn keygen_from(
                    public_key: *mut u8,
                    public_length: usize,
                    secret_key: *mut u8,
                    secret_length: usize,
                    randomness: *const u8,
                    randomness_length: usize,
                ) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_encaps")]
                pub fn encaps(
                    ciphertext: *mut u8,
                    ciphertext_length: usize,
                    shared_secret: *mut u8,
                    shared_length: usize,
                    public_key: *const u8,
                    public_length: usize,
                    rng: Rng,
                    context: *mut c_void,
                ) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_encaps_from")]
                pub fn encaps_from(
                    ciphertext: *mut u8,
                    ciphertext_length: usize,
                    shared_secret: *mut u8,
                    shared_length: usize,
                    public_key: *const u8,
                    public_length: usize,
                    randomness: *const u8,
                    randomness_length: usize,
                ) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_decaps")]
                pub fn decaps(
                    shared_secret: *mut u8,
                    shared_length: usize,
                    ciphertext: *const u8,
                    ciphertext_length: usize,
                    secret_key: *const u8,
                    secret_length: usize,
                ) -> c_int;
            }
        }
    )* };
}

kems! { sntrup761 lightsaber saber firesaber }
