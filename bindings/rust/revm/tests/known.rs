// SPDX-License-Identifier: MIT OR Apache-2.0
//! go-ethereum's known answers through the precompile, as a client calls it, with sangi installed.

use revm_precompile::{install_crypto, modexp, Crypto};
use sangi_revm_test::Sangi;

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len()).step_by(2).map(|i| u8::from_str_radix(&hex[i..i + 2], 16).unwrap()).collect()
}

fn input(base: &[u8], exponent: &[u8], modulus: &[u8]) -> Vec<u8> {
    let mut all = Vec::new();
    for part in [base, exponent, modulus] {
        all.extend([0; 24]);
        all.extend((part.len() as u64).to_be_bytes());
    }
    for part in [base, exponent, modulus] {
        all.extend(part);
    }
    all
}

#[test]
fn known_answers() {
    assert!(install_crypto(Sangi));
    let text = include_str!("../../../../tests/kat/modexp.json");
    let strings: Vec<&str> = text.split('"').skip(1).step_by(2).collect();
    let (mut base, mut modulus, mut exponent, mut count) = (vec![], vec![], vec![], 0);
    for pair in strings.windows(2) {
        match pair[0] {
            "base" => base = bytes(pair[1]),
            "modulus" => modulus = bytes(pair[1]),
            "exponent" => exponent = bytes(pair[1]),
            "sha256" => {
                for run in [modexp::byzantium_run, modexp::berlin_run, modexp::osaka_run] {
                    let out = run(&input(&base, &exponent, &modulus), u64::MAX).unwrap().bytes;
                    assert_eq!(out.len(), modulus.len());
                    assert_eq!(Sangi.sha256(&out)[..], bytes(pair[1]));
                }
                count += 1;
            }
            _ => {}
        }
    }
    assert_eq!(count, 17);
    let long = vec![0xff; 1025];
    let out = modexp::byzantium_run(&input(&[2], &[3], &long), u64::MAX).unwrap().bytes;
    assert_eq!((out.len(), out[1024]), (1025, 8));
    let empty = modexp::osaka_run(&[], u64::MAX).unwrap().bytes;
    assert!(empty.is_empty());
}
