// SPDX-License-Identifier: MIT OR Apache-2.0
//! Saber, a key encapsulation mechanism: LightSaber, Saber and FireSaber of round 3, a module each.
//!
//! Saber was a finalist of NIST's competition and was not standardised.  It is for interoperability and research; new
//! designs should use ML-KEM.
//!
//! ```
//! # #[cfg(feature = "host")] {
//! use sangi::saber::saber::{decaps, encaps, keygen, PublicKey};
//! let (public_key, secret_key) = keygen()?;
//! let received = PublicKey::try_from(&public_key.as_bytes()[..])?;
//! let (ciphertext, shared) = encaps(&received)?;
//! assert!(decaps(&secret_key, &ciphertext) == shared);
//! # }
//! # Ok::<(), sangi::Error>(())
//! ```

#[allow(clippy::module_inception)]
pub mod saber {
    //! Saber: NIST security category 3.
    crate::kem::kem! {
        saber, public: 992, secret: 2304, ciphertext: 1088, keygen: 96, encaps: 32
    }
}

pub mod lightsaber {
    //! LightSaber: NIST security category 1.
    //!
    //! ```
    //! use sangi::saber::lightsaber::{decaps, encaps_from, keygen_from};
    //! let (public_key, secret_key) = keygen_from(&[1; 96])?; // uniform secret bytes in earnest
    //! let (ciphertext, shared) = encaps_from(&public_key, &[2; 32]);
    //! assert!(decaps(&secret_key, &ciphertext) == shared);
    //! # Ok::<(), sangi::Error>(())
    //! ```
    crate::kem::kem! {
        lightsaber, public: 672, secret: 1568, ciphertext: 736, keygen: 96, encaps: 32
    }
}

pub mod firesaber {
    //! FireSaber: NIST security category 5.
    //!
    //! ```
    //! # #[cfg(feature = "host")] {
    //! use sangi::saber::firesaber::{decaps, encaps, keygen};
    //! let (public_key, secret_key) = keygen()?;
    //! let (ciphertext, shared) = encaps(&public_key)?;
    //! assert!(decaps(&secret_key, &ciphertext) == shared);
    //! # }
    //! # Ok::<(), sangi::Error>(())
    //! ```
    crate::kem::kem! {
        firesaber, public: 1312, secret: 3040, ciphertext: 1472, keygen: 96, encaps: 32
    }
}
