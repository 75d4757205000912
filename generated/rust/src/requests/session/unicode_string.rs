// Generated from spec/structs/UNICODE_STRING.toml by `cargo spec generate`. Do not edit: edit that file.

//! Counted UTF-16 string, by its address.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_NTDEF];
pub(crate) static LAYOUT_0: Layout = layout("UNICODE_STRING", "UnicodeStringPtr32")
    .size(8)
    .about("Counted UTF-16 string, by its address.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Length").at(0..2).about("Size of the string, excluding any null terminator.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("USHORT MaximumLength").at(2..4).about("Size of the memory at the address.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("WCHAR * Buffer").at(4..8).about("Address of the string.").means(Meaning::DataAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("UNICODE_STRING", "UnicodeStringPtr64")
    .size(16)
    .about("Counted UTF-16 string, by its address.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Length").at(0..2).about("Size of the string, excluding any null terminator.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("USHORT MaximumLength").at(2..4).about("Size of the memory at the address.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        field("padding ", Kind::Padding).at(4..8),
        address("WCHAR * Buffer").at(8..16).about("Address of the string.").means(Meaning::DataAddress),
    ]);
fixed! {
    /// Counted UTF-16 string, by its address.
    ///
    /// In C: `UNICODE_STRING`, 0x8 bytes. Releases unknown (32-bit).
    ///
    /// Source: The mingw-w64 developers, *ntdef.h*.
    #[doc(alias = "UNICODE_STRING")]
    owned UnicodeStringPtr32 / UnicodeStringPtr32View: lone,
        name = "UNICODE_STRING", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Size of the string, excluding any null terminator. `USHORT Length` at 0x00. Unit: bytes.
        length / set_length: u16, at = 0;
        /// Size of the memory at the address. `USHORT MaximumLength` at 0x02. Unit: bytes.
        maximum_length / set_maximum_length: u16, at = 2;
        /// Address of the string. `WCHAR * Buffer` at 0x04.
        buffer / set_buffer: u32, at = 4;
    }
}

fixed! {
    /// Counted UTF-16 string, by its address.
    ///
    /// In C: `UNICODE_STRING`, 0x10 bytes. Releases unknown (64-bit).
    ///
    /// Source: The mingw-w64 developers, *ntdef.h*.
    #[doc(alias = "UNICODE_STRING")]
    owned UnicodeStringPtr64 / UnicodeStringPtr64View: lone,
        name = "UNICODE_STRING", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Size of the string, excluding any null terminator. `USHORT Length` at 0x00. Unit: bytes.
        length / set_length: u16, at = 0;
        /// Size of the memory at the address. `USHORT MaximumLength` at 0x02. Unit: bytes.
        maximum_length / set_maximum_length: u16, at = 2;
        /// Address of the string. `WCHAR * Buffer` at 0x08.
        buffer / set_buffer: u64, at = 8;
    }
}

/// Alias of [`UnicodeStringPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `UnicodeStringPtr32` or `UnicodeStringPtr64`"]
pub type UnicodeString = UnicodeStringPtr64;
/// Alias of [`UnicodeStringPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `UnicodeStringPtr32View` or `UnicodeStringPtr64View`"]
pub type UnicodeStringView<'a> = UnicodeStringPtr64View<'a>;
any_form! {
    "UNICODE_STRING" {
        /// Releases unknown (32-bit).
        UnicodeStringPtr32(UnicodeStringPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        UnicodeStringPtr64(UnicodeStringPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
