// Copied from codegen/templates/catalog/lib.rs.txt by `cargo spec generate`. Do not edit: edit that file.

#![doc = include_str!("../README.md")]

use miniz_oxide::inflate;

/// The catalog as JSON, compressed with raw DEFLATE (RFC 1951).
pub static DEFLATED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/catalog.json.deflate"));

/// Returns the catalog as JSON: the text of `generated/catalog/catalog.json`.
///
/// Decompresses [`DEFLATED`] on every call. The text is several megabytes.
pub fn json() -> Vec<u8> {
    inflate::decompress_to_vec(DEFLATED).expect("the build script compressed the catalog")
}
