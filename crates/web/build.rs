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
    for set in catalog["sets"].as_array_mut().into_iter().flatten() {
        // Text of other outputs.
        for key in ["doc", "disclosure", "unknown"] {
            set.as_object_mut().map(|set| set.remove(key));
        }
        for key in ["file", "rust", "summary"] {
            set[key] = json!("");
        }
        set["sources"] = json!([]);
    }
    let values = catalog["sets"].as_array_mut().into_iter().flatten();
    for value in values.filter_map(|set| set["values"].as_array_mut()).flatten() {
        // Optional text that the decoder does not show.
        for key in ["doc", "rust", "sources", "disputed"] {
            value.as_object_mut().map(|value| value.remove(key));
        }
    }
    let json = serde_json::to_vec(&catalog).map_err(|error| error.to_string())?;
    let folder = env::var("OUT_DIR").map_err(|error| format!("OUT_DIR: {error}"))?;
    // The whole program is compressed, which is better than to compress parts.
    let target = Path::new(&folder).join("catalog.json");
    fs::write(&target, json).map_err(|error| format!("{}: {error}", target.display()))
}
