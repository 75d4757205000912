//! Compresses the names of status codes: as text they are several hundred kilobytes.

#[cfg(feature = "codes")]
fn main() {
    if let Err(error) = codes::compress() {
        println!("cargo::error={error}");
        std::process::exit(1);
    }
}

#[cfg(not(feature = "codes"))]
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}

#[cfg(feature = "codes")]
mod codes {
    use std::path::Path;
    use std::{env, fs};

    /// Writes the rows of each table, without comments.
    pub(crate) fn compress() -> Result<(), String> {
        println!("cargo::rerun-if-changed=src/codes");
        let variable = |name: &str| env::var(name).map_err(|error| format!("{name}: {error}"));
        let folder = Path::new(&variable("CARGO_MANIFEST_DIR")?).join("src/codes");
        let out = variable("OUT_DIR")?;
        for name in ["ntstatus", "win32", "hresult", "ndis_status", "ndis_oid"] {
            let path = folder.join(name).with_extension("txt");
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let rows: String =
                text.lines().filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]).collect();
            let target = Path::new(&out).join(name).with_extension("deflate");
            let compressed = miniz_oxide::deflate::compress_to_vec(rows.as_bytes(), 9);
            fs::write(&target, compressed).map_err(|error| format!("{}: {error}", target.display()))?;
        }
        Ok(())
    }
}
