// Copied from codegen/templates/catalog/build.rs.txt by `cargo spec generate`. Do not edit: edit that file.

//! Compresses the catalog: as text it is several megabytes.

use std::path::Path;
use std::{env, fs, process};

fn main() {
    println!("cargo::rerun-if-changed=catalog.json");
    if let Err(error) = compress() {
        println!("cargo::error={error}");
        process::exit(1);
    }
}

fn compress() -> Result<(), String> {
    let folder = |name: &str| env::var(name).map_err(|error| format!("{name}: {error}"));
    let catalog = Path::new(&folder("CARGO_MANIFEST_DIR")?).join("catalog.json");
    let json = fs::read(&catalog).map_err(|error| format!("{}: {error}", catalog.display()))?;
    // Higher levels save a few percent and take several times as long.
    let compressed = miniz_oxide::deflate::compress_to_vec(&json, 6);
    let target = Path::new(&folder("OUT_DIR")?).join("catalog.json.deflate");
    fs::write(&target, compressed).map_err(|error| format!("{}: {error}", target.display()))
}
