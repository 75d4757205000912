//! Embeds what the decoder needs of the catalog: the releases, and the sets that name values.

use std::path::Path;
use std::{env, fs, process};

use serde_json::{Value, json};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if let Err(error) = embed() {
        println!("cargo::error={error}");
        process::exit(1);
    }
}

fn embed() -> Result<(), String> {
    let mut all: Value = serde_json::from_slice(&etwspec_catalog_data::json()).map_err(|error| error.to_string())?;
    let mut catalog = json!({ "releases": all["releases"].take(), "sets": all["sets"].take() });
    let values = catalog["sets"].as_array_mut().into_iter().flatten();
    for value in values.filter_map(|set| set["values"].as_array_mut()).flatten() {
        // Optional text that the decoder does not show.
        for key in ["doc", "sources", "disputes"] {
            value.as_object_mut().map(|value| value.remove(key));
        }
    }
    let json = serde_json::to_vec(&catalog).map_err(|error| error.to_string())?;
    let folder = env::var("OUT_DIR").map_err(|error| format!("OUT_DIR: {error}"))?;
    let target = Path::new(&folder).join("catalog.json.deflate");
    let compressed = miniz_oxide::deflate::compress_to_vec(&json, 9);
    fs::write(&target, compressed).map_err(|error| format!("{}: {error}", target.display()))
}
