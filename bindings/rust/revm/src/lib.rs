// SPDX-License-Identifier: MIT OR Apache-2.0
//! The crate `sangi` as the modular exponentiation of `revm`: what a client installs.

use revm_precompile::{Crypto, DefaultCrypto, PrecompileHalt};

/// MODEXP by sangi, all else as revm has it.
#[derive(Debug)]
pub struct Sangi;

impl Crypto for Sangi {
    fn modexp(&self, base: &[u8], exp: &[u8], modulus: &[u8]) -> Result<Vec<u8>, PrecompileHalt> {
        let mut out = vec![0; modulus.len()];
        match sangi::modexp_into(&mut out, base, exp, modulus) {
            Ok(()) => Ok(out),
            // Before Osaka a number may have more than 1,024 bytes.
            Err(_) => DefaultCrypto.modexp(base, exp, modulus),
        }
    }
}
