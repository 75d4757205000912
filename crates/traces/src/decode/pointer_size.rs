//! Parses pointer sizes, and converts between the types of the catalog and the generated crate.

use etwspec_catalog::axis;

/// Parses a pointer size: 32 or 64, or the names of the architectures, x86 or x64.
///
/// # Errors
///
/// Returns advice about the text.
pub fn parse(text: &str) -> Result<axis::Pointer, String> {
    match text.to_ascii_lowercase().as_str() {
        "32" | "x86" => Ok(axis::Pointer::Bits32),
        "64" | "x64" => Ok(axis::Pointer::Bits64),
        _ => Err("write 32 or 64".to_owned()),
    }
}

/// Converts a pointer size to the type of the generated crate.
pub fn to_etwspec(pointer: axis::Pointer) -> etwspec::Pointer {
    match pointer {
        axis::Pointer::Bits32 => etwspec::Pointer::Bits32,
        axis::Pointer::Bits64 => etwspec::Pointer::Bits64,
    }
}

/// Converts a pointer size to the type of the catalog.
pub fn to_catalog(pointer: etwspec::Pointer) -> axis::Pointer {
    match pointer {
        etwspec::Pointer::Bits32 => axis::Pointer::Bits32,
        etwspec::Pointer::Bits64 => axis::Pointer::Bits64,
    }
}
