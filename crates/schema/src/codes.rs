//! Names of status and error codes.
//!
//! The names are compiled in with the feature `codes`. Without it, no code has a name.
//!
//! A table is decompressed at the first look-up, and then stays in memory.
//!
//! # Design
//!
//! The names are lines of text and not sets of the tables. They would be more rows than all other sets together, and
//! tables refer to few of them. Statuses of rules and events are in `spec/enums/NTSTATUS.toml`, and a test checks that
//! both lists agree.

#[cfg(feature = "codes")]
use std::sync::OnceLock;

/// Defines the tables, each with the text that `build.rs` compresses.
macro_rules! tables {
    ($($(#[$doc:meta])* $name:ident, $file:literal;)*) => {
        $(
            $(#[$doc])*
            ///
            /// Returns `None` if the name is unknown, or without the feature `codes`.
            pub fn $name(code: u32) -> Option<&'static str> {
                #[cfg(feature = "codes")]
                {
                    static TEXT: OnceLock<Vec<u8>> = OnceLock::new();
                    static COMPRESSED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/", $file, ".deflate"));
                    find(TEXT.get_or_init(|| inflate(COMPRESSED)), code)
                }
                #[cfg(not(feature = "codes"))]
                {
                    let _ = code;
                    None
                }
            }
        )*
    };
}

tables! {
    /// Name of an NTSTATUS, such as `STATUS_ACCESS_DENIED`.
    nt_status, "ntstatus";
    /// Name of a Win32 error code, such as `ERROR_ACCESS_DENIED`.
    win32_error, "win32";
    /// Name of an HRESULT of its own, such as `E_POINTER`. See [`hresult`].
    own_hresult, "hresult";
    /// Name of an NDIS_STATUS, such as `NDIS_STATUS_MEDIA_CONNECT`.
    ndis_status, "ndis_status";
    /// Name of an object identifier of NDIS, such as `OID_GEN_SUPPORTED_LIST`.
    ndis_oid, "ndis_oid";
}

/// Returns the name of an HRESULT. An HRESULT of a Win32 error code, `0x8007` in the upper half, has the name of that
/// code, as in the output of Microsoft's tools.
///
/// Returns `None` if the name is unknown, or without the feature `codes`.
pub fn hresult(code: u32) -> Option<&'static str> {
    let win32 = if code >> 16 == 0x8007 { win32_error(code & 0xFFFF) } else { None };
    win32.or_else(|| own_hresult(code))
}

#[cfg(feature = "codes")]
fn inflate(compressed: &[u8]) -> Vec<u8> {
    miniz_oxide::inflate::decompress_to_vec(compressed).unwrap_or_default()
}

/// Finds a code in lines of eight digits, a space and the name, in the order of the codes.
#[cfg(feature = "codes")]
fn find(text: &'static [u8], code: u32) -> Option<&'static str> {
    let (mut low, mut high) = (0, text.len());
    while low < high {
        let middle = low + (high - low) / 2;
        let start = text[low..middle].iter().rposition(|byte| *byte == b'\n').map_or(low, |at| low + at + 1);
        let end = text[middle..high].iter().position(|byte| *byte == b'\n').map_or(high, |at| middle + at);
        let line = std::str::from_utf8(&text[start..end]).ok()?;
        let (digits, name) = line.split_once(' ')?;
        match u32::from_str_radix(digits, 16).ok()?.cmp(&code) {
            std::cmp::Ordering::Equal => return Some(name),
            std::cmp::Ordering::Less => low = end + 1,
            std::cmp::Ordering::Greater => high = start,
        }
    }
    None
}
