// Generated from spec/structs/ETW_REFDEREF_OBJECT_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Object referenced or dereferenced.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_REFDEREF_OBJECT_EVENT",
    aliases: &[],
    form: "EtwRefderefObjectEventPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Object referenced or dereferenced.",
    fields: &[
        Field { name: "Object", path: "Object", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Tag", path: "Tag", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Tag of the reference, four characters.", units: "", unknown: false, children: &[] },
        Field { name: "Count", path: "Count", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of references added or dropped.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_REFDEREF_OBJECT_EVENT",
    aliases: &[],
    form: "EtwRefderefObjectEventPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Object referenced or dereferenced.",
    fields: &[
        Field { name: "Object", path: "Object", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Tag", path: "Tag", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Tag of the reference, four characters.", units: "", unknown: false, children: &[] },
        Field { name: "Count", path: "Count", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of references added or dropped.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Object referenced or dereferenced.
    ///
    /// In C: `ETW_REFDEREF_OBJECT_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_REFDEREF_OBJECT_EVENT")]
    owned EtwRefderefObjectEventPtr32 / EtwRefderefObjectEventPtr32View: lone [12] "ETW_REFDEREF_OBJECT_EVENT" Table::form(&LAYOUT_0);
    fields {
        /// `PVOID Object` at 0x00.
        object set_object: u32 = 0;
        /// Tag of the reference, four characters. `ULONG Tag` at 0x04.
        tag set_tag: u32 = 4;
        /// Number of references added or dropped. `ULONG Count` at 0x08.
        count set_count: u32 = 8;
    }
    bits {
    }
}

impl EtwRefderefObjectEventPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Object referenced or dereferenced.
    ///
    /// In C: `ETW_REFDEREF_OBJECT_EVENT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_REFDEREF_OBJECT_EVENT")]
    owned EtwRefderefObjectEventPtr64 / EtwRefderefObjectEventPtr64View: lone [16] "ETW_REFDEREF_OBJECT_EVENT" Table::form(&LAYOUT_1);
    fields {
        /// `PVOID Object` at 0x00.
        object set_object: u64 = 0;
        /// Tag of the reference, four characters. `ULONG Tag` at 0x08.
        tag set_tag: u32 = 8;
        /// Number of references added or dropped. `ULONG Count` at 0x0C.
        count set_count: u32 = 12;
    }
    bits {
    }
}

impl EtwRefderefObjectEventPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
