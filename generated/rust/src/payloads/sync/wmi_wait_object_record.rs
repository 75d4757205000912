// Generated from spec/structs/WMI_WAIT_OBJECT_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! One of several objects that a thread waits for.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_WAIT_OBJECT_RECORD",
    aliases: &[],
    form: "WmiWaitObjectRecordPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "One of several objects that a thread waits for.",
    fields: &[
        Field { name: "Object", path: "Object", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ObjectType", path: "ObjectType", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 5, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WMI_WAIT_OBJECT_RECORD",
    aliases: &[],
    form: "WmiWaitObjectRecordPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "One of several objects that a thread waits for.",
    fields: &[
        Field { name: "Object", path: "Object", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ObjectType", path: "ObjectType", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 9, size: 7, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// One of several objects that a thread waits for.
    ///
    /// In C: `WMI_WAIT_OBJECT_RECORD`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_OBJECT_RECORD")]
    owned WmiWaitObjectRecordPtr32 / WmiWaitObjectRecordPtr32View: lone [8] "WMI_WAIT_OBJECT_RECORD" Table::form(&LAYOUT_0);
    fields {
        /// `PVOID Object` at 0x00.
        object set_object: u32 = 0;
        /// Purpose unknown. `UCHAR ObjectType` at 0x04.
        object_type set_object_type: u8 = 4;
    }
    bits {
    }
}

impl WmiWaitObjectRecordPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// One of several objects that a thread waits for.
    ///
    /// In C: `WMI_WAIT_OBJECT_RECORD`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_OBJECT_RECORD")]
    owned WmiWaitObjectRecordPtr64 / WmiWaitObjectRecordPtr64View: lone [16] "WMI_WAIT_OBJECT_RECORD" Table::form(&LAYOUT_1);
    fields {
        /// `PVOID Object` at 0x00.
        object set_object: u64 = 0;
        /// Purpose unknown. `UCHAR ObjectType` at 0x08.
        object_type set_object_type: u8 = 8;
    }
    bits {
    }
}

impl WmiWaitObjectRecordPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "WMI_WAIT_OBJECT_RECORD" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        WmiWaitObjectRecordPtr32(WmiWaitObjectRecordPtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        WmiWaitObjectRecordPtr64(WmiWaitObjectRecordPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
