// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compiles the C of `c/` with the crate `cc`: every file of the layers, and on x86-64 Linux their assembly.

use std::{env, fs, path::Path, path::PathBuf};

/// Layers, and the features of which one asks for each; those with none are always compiled.
const LAYERS: [(&str, &[&str]); 13] = [
    ("word", &[]),
    ("mp", &[]),
    ("mod", &[]),
    ("modexp", &[]),
    ("field", &["FIELDS", "CTIDH"]),
    ("curve", &["CTIDH"]),
    ("isogeny", &["CTIDH"]),
    ("csidh", &["CTIDH"]),
    ("ring", &["KEM"]),
    ("hash", &["KEM", "CTIDH"]),
    ("saber", &["KEM"]),
    ("sntrup", &["KEM"]),
    ("rng", &["HOST"]),
];

/// What the crate does not have: eight elements of a field at once, and the action in variable time.
const LEFT_OUT: [&str; 11] = [
    "field/x8",
    "curve/simd/ladder52.c",
    "csidh/simd/action52.c",
    "csidh/simd/walk52.c",
    "csidh/csidh512.c",
    "csidh/action.c",
    "csidh/jacobi.c",
    "csidh/keys.c",
    "csidh/plan.c",
    "csidh/point.c",
    "csidh/round.c",
];

/// But vectorised CTIDH takes eight elements of its fields.
const EIGHT: [&str; 6] = [
    "src/field/x8/field_x8.c",
    "src/field/x8/p511x8.c",
    "src/field/x8/p1020x8.c",
    "generated/field/p511_ifma.S",
    "generated/field/p511_dots_ifma.S",
    "generated/field/p1020_ifma.S",
];

fn feature(name: &str) -> bool {
    env::var_os(format!("CARGO_FEATURE_{name}")).is_some()
}

/// The files below a folder whose names end so, in order.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    if let Ok(entries) = fs::read_dir(folder) {
        for path in entries.map(|entry| entry.expect("a folder's entry").path()) {
            if LEFT_OUT.iter().any(|left| path.ends_with(left)) {
                continue;
            }
            if path.is_dir() {
                found.extend(files(&path, end));
            } else if path.to_string_lossy().ends_with(end) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn main() {
    let target = |name: &str| env::var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    let assembly = target("ARCH") == "x86_64"
        && target("OS") == "linux"
        && target("POINTER_WIDTH") == "64"
        && !feature("PORTABLE");
    let width = if target("POINTER_WIDTH") == "64" {
        64
    } else {
        32
    };
    let c = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("c");

    let mut build = cc::Build::new();
    build
        .std("c11")
        .opt_level(3)
        .warnings(false)
        .flag_if_supported("-fvisibility=hidden");
    build.includes([c.join("include"), c.join("src"), c.clone()]);
    build.define("SANGI_LIMB_BITS", width.to_string().as_str());
    build.define("SANGI_ASM", if assembly { "1" } else { "0" });
    build.define("SANGI_TESTING", "0");
    for (layer, wanted) in LAYERS {
        if !wanted.is_empty() && !wanted.iter().any(|name| feature(name)) {
            continue;
        }
        build.files(files(&c.join("src").join(layer), ".c"));
        let generated = c.join("generated").join(layer);
        build.files(files(&generated, &format!("_c{width}.c")));
        if assembly {
            // A field's kernels for AVX-512 IFMA are for eight elements at once.
            let end = if layer == "field" { "_x64.S" } else { ".S" };
            build.files(files(&generated, end));
        }
        println!(
            "cargo:rerun-if-changed={}",
            c.join("src").join(layer).display()
        );
        println!("cargo:rerun-if-changed={}", generated.display());
    }
    if feature("CTIDH") && assembly {
        build.files(EIGHT.map(|name| c.join(name)));
    }
    if feature("HOST") && target("OS") == "windows" {
        println!("cargo:rustc-link-lib=bcrypt");
    }
    build.compile("sangi");
}
