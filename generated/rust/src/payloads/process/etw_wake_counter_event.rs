// Generated from spec/structs/ETW_WAKE_COUNTER_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Wake counter of a process changed.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_WAKE_COUNTER_EVENT",
    aliases: &[],
    form: "EtwWakeCounterEventPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Wake counter of a process changed.",
    fields: &[
        Field { name: "Object", path: "Object", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Tag", path: "Tag", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Count", path: "Count", offset: 12, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_WAKE_COUNTER_EVENT",
    aliases: &[],
    form: "EtwWakeCounterEventPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Wake counter of a process changed.",
    fields: &[
        Field { name: "Object", path: "Object", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Tag", path: "Tag", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Count", path: "Count", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Wake counter of a process changed.
    ///
    /// In C: `ETW_WAKE_COUNTER_EVENT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_WAKE_COUNTER_EVENT")]
    owned EtwWakeCounterEventPtr32 / EtwWakeCounterEventPtr32View: lone [16] "ETW_WAKE_COUNTER_EVENT" Table::form(&LAYOUT_0);
    fields {
        /// Purpose unknown. `PVOID Object` at 0x00.
        object set_object: u32 = 0;
        /// Purpose unknown. `ULONG_PTR Tag` at 0x04.
        tag set_tag: u32 = 4;
        /// `ULONG ProcessId` at 0x08.
        process_id set_process_id: u32 = 8;
        /// `LONG Count` at 0x0C.
        count set_count: i32 = 12;
    }
    bits {
    }
}

impl EtwWakeCounterEventPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Wake counter of a process changed.
    ///
    /// In C: `ETW_WAKE_COUNTER_EVENT`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_WAKE_COUNTER_EVENT")]
    owned EtwWakeCounterEventPtr64 / EtwWakeCounterEventPtr64View: lone [24] "ETW_WAKE_COUNTER_EVENT" Table::form(&LAYOUT_1);
    fields {
        /// Purpose unknown. `PVOID Object` at 0x00.
        object set_object: u64 = 0;
        /// Purpose unknown. `ULONG_PTR Tag` at 0x08.
        tag set_tag: u64 = 8;
        /// `ULONG ProcessId` at 0x10.
        process_id set_process_id: u32 = 16;
        /// `LONG Count` at 0x14.
        count set_count: i32 = 20;
    }
    bits {
    }
}

impl EtwWakeCounterEventPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
