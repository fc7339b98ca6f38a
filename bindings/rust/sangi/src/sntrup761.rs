// SPDX-License-Identifier: MIT OR Apache-2.0
//! sntrup761, a key encapsulation mechanism: Streamlined NTRU Prime of round 3, as in SSH.
//!
//! ```
//! # #[cfg(feature = "host")] {
//! use sangi::sntrup761::{decaps, encaps, keygen, Ciphertext};
//! let (public_key, secret_key) = keygen()?;
//! let (ciphertext, shared) = encaps(&public_key)?;
//! assert_eq!(ciphertext.as_bytes().len(), 1039);
//! assert!(decaps(&secret_key, &ciphertext) == shared);
//!
//! let mut changed = *ciphertext.as_bytes();
//! changed[0] ^= 1;
//! assert!(decaps(&secret_key, &Ciphertext::from(changed)) != shared);
//! # }
//! # Ok::<(), sangi::Error>(())
//! ```

crate::kem::kem! {
    sntrup761, public: 1158, secret: 1763, ciphertext: 1039, keygen: 6279, encaps: 3044
}
