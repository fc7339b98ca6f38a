// SPDX-License-Identifier: MIT OR Apache-2.0
//! Non-interactive key exchange; `include/sangi/ctidh511.h` and its like document it.

use crate::Rng;
use core::ffi::{c_int, c_void};

/// Declares for each name a module with the functions `sangi_NAME_...`.
macro_rules! sizes {
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
                #[link_name = concat!("sangi_", stringify!($name), "_public")]
                pub fn public(
                    public_key: *mut u8,
                    public_length: usize,
                    secret_key: *const u8,
                    secret_length: usize,
                    rng: Rng,
                    context: *mut c_void,
                ) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_derive")]
                pub fn derive(
                    shared: *mut u8,
                    shared_length: usize,
                    public_key: *const u8,
                    public_length: usize,
                    secret_key: *const u8,
                    secret_length: usize,
                    rng: Rng,
                    context: *mut c_void,
                ) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_blind")]
                pub fn blind(
                    blinded: *mut u8,
                    blinded_length: usize,
                    public_key: *const u8,
                    public_length: usize,
                    secret_key: *const u8,
                    secret_length: usize,
                    rng: Rng,
                    context: *mut c_void,
                ) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_validate")]
                pub fn validate(public_key: *const u8, public_length: usize) -> c_int;
            }
        }
    )* };
}

sizes! { ctidh511 ctidh512 ctidh1024 ctidh2048 }
