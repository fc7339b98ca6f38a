// SPDX-License-Identifier: MIT OR Apache-2.0
//! The inputs of the mix, and each crate's modular exponentiation from big-endian bytes to bytes.

pub mod crates;
pub mod mix;
