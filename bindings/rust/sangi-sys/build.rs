// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compiles the C of `c/` with the crate `cc`: every file of the layers, and on x86-64 Linux their assembly.

use std::{env, fs, path::Path, path::PathBuf};

const LAYERS: [&str; 4] = ["word", "mp", "mod", "modexp"];

/// The files below a folder whose names end so, in order.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    if let Ok(entries) = fs::read_dir(folder) {
        for path in entries.map(|entry| entry.expect("a folder's entry").path()) {
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
        && env::var_os("CARGO_FEATURE_PORTABLE").is_none();
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
    for layer in LAYERS {
        build.files(files(&c.join("src").join(layer), ".c"));
        let generated = c.join("generated").join(layer);
        build.files(files(&generated, &format!("_c{width}.c")));
        if assembly {
            build.files(files(&generated, ".S"));
        }
        println!(
            "cargo:rerun-if-changed={}",
            c.join("src").join(layer).display()
        );
        println!("cargo:rerun-if-changed={}", generated.display());
    }
    build.compile("sangi");
}
