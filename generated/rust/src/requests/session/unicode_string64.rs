// Generated from spec/structs/UNICODE_STRING64.toml by `cargo spec generate`. Do not edit: edit that file.

//! Counted UTF-16 string, by its address in 64 bits regardless of pointer size.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_NTDEF, &sources::CHAPPELL_WMI_LOGGER_INFORMATION];
pub(crate) static LAYOUT_0: Layout = layout("UNICODE_STRING64", "UnicodeString64")
    .size(16)
    .about("Counted UTF-16 string, by its address in 64 bits regardless of pointer size.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Length").at(0..2).about("Size of the string, excluding any null terminator.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("USHORT MaximumLength").at(2..4).about("Size of the memory at the address.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("ULONGLONG Buffer").at(8..16).about("Address of the string.").means(Meaning::DataAddress),
    ]);
fixed! {
    /// Counted UTF-16 string, by its address in 64 bits regardless of pointer size.
    ///
    /// In C: `UNICODE_STRING64`, 0x10 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *ntdef.h*; Geoff Chappell, *WMI_LOGGER_INFORMATION*.
    #[doc(alias = "UNICODE_STRING64")]
    owned UnicodeString64 / UnicodeString64View: lone,
        name = "UNICODE_STRING64", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Size of the string, excluding any null terminator. `USHORT Length` at 0x00. Unit: bytes.
        length / set_length: u16, at = 0;
        /// Size of the memory at the address. `USHORT MaximumLength` at 0x02. Unit: bytes.
        maximum_length / set_maximum_length: u16, at = 2;
        /// Address of the string. `ULONGLONG Buffer` at 0x08.
        buffer / set_buffer: u64, at = 8;
    }
}
