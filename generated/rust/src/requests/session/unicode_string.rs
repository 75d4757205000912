// Generated from spec/structs/UNICODE_STRING.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Counted UTF-16 string, by its address.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "UNICODE_STRING",
    aliases: &[],
    form: "UnicodeStringPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Counted UTF-16 string, by its address.",
    fields: &[
        Field { name: "Length", path: "Length", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
        Field { name: "MaximumLength", path: "MaximumLength", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Buffer", path: "Buffer", offset: 4, size: 4, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "UNICODE_STRING",
    aliases: &[],
    form: "UnicodeStringPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Counted UTF-16 string, by its address.",
    fields: &[
        Field { name: "Length", path: "Length", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the string, excluding any null terminator.", units: "bytes", unknown: false, children: &[] },
        Field { name: "MaximumLength", path: "MaximumLength", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the memory at the address.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Buffer", path: "Buffer", offset: 8, size: 8, ty: "WCHAR *", kind: Kind::Address, values: None, doc: "Address of the string.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Counted UTF-16 string, by its address.
    ///
    /// In C: `UNICODE_STRING`, 0x8 bytes. Releases unknown (32-bit).
    ///
    /// Source: The mingw-w64 developers, *ntdef.h*.
    #[doc(alias = "UNICODE_STRING")]
    owned UnicodeStringPtr32 / UnicodeStringPtr32View: lone [8] "UNICODE_STRING" Table::form(&LAYOUT_0);
    fields {
        /// Size of the string, excluding any null terminator. `USHORT Length` at 0x00. Unit: bytes.
        length set_length: u16 = 0;
        /// Size of the memory at the address. `USHORT MaximumLength` at 0x02. Unit: bytes.
        maximum_length set_maximum_length: u16 = 2;
        /// Address of the string. `WCHAR * Buffer` at 0x04.
        buffer set_buffer: u32 = 4;
    }
    bits {
    }
}

impl UnicodeStringPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Counted UTF-16 string, by its address.
    ///
    /// In C: `UNICODE_STRING`, 0x10 bytes. Releases unknown (64-bit).
    ///
    /// Source: The mingw-w64 developers, *ntdef.h*.
    #[doc(alias = "UNICODE_STRING")]
    owned UnicodeStringPtr64 / UnicodeStringPtr64View: lone [16] "UNICODE_STRING" Table::form(&LAYOUT_1);
    fields {
        /// Size of the string, excluding any null terminator. `USHORT Length` at 0x00. Unit: bytes.
        length set_length: u16 = 0;
        /// Size of the memory at the address. `USHORT MaximumLength` at 0x02. Unit: bytes.
        maximum_length set_maximum_length: u16 = 2;
        /// Address of the string. `WCHAR * Buffer` at 0x08.
        buffer set_buffer: u64 = 8;
    }
    bits {
    }
}

impl UnicodeStringPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

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
