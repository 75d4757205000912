// Generated from spec/structs/WMI_WAIT_SINGLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Thread waits for one object.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_WAIT_SINGLE",
    aliases: &[],
    form: "WmiWaitSinglePtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 12,
    fixed: 9,
    inserted: &[],
    total: None,
    summary: "Thread waits for one object.",
    fields: &[
        Field { name: "ThreadId", path: "ThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Object", path: "Object", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ObjectType", path: "ObjectType", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WMI_WAIT_SINGLE",
    aliases: &[],
    form: "WmiWaitSinglePtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 24,
    fixed: 17,
    inserted: &[],
    total: None,
    summary: "Thread waits for one object.",
    fields: &[
        Field { name: "ThreadId", path: "ThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Object", path: "Object", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ObjectType", path: "ObjectType", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Thread waits for one object.
    ///
    /// In C: `WMI_WAIT_SINGLE`, 0xc bytes with one element of its array, 0x9 without elements. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_SINGLE")]
    owned WmiWaitSinglePtr32 / WmiWaitSinglePtr32View: lone [9] "WMI_WAIT_SINGLE" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// `PVOID Object` at 0x04.
        object set_object: u32 = 4;
        /// Purpose unknown. `UCHAR ObjectType` at 0x08.
        object_type set_object_type: u8 = 8;
    }
    bits {
    }
}

impl WmiWaitSinglePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Thread waits for one object.
    ///
    /// In C: `WMI_WAIT_SINGLE`, 0x18 bytes with one element of its array, 0x11 without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_SINGLE")]
    owned WmiWaitSinglePtr64 / WmiWaitSinglePtr64View: lone [17] "WMI_WAIT_SINGLE" Table::form(&LAYOUT_1);
    fields {
        /// `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// `PVOID Object` at 0x08.
        object set_object: u64 = 8;
        /// Purpose unknown. `UCHAR ObjectType` at 0x10.
        object_type set_object_type: u8 = 16;
    }
    bits {
    }
}

impl WmiWaitSinglePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
