// Generated from spec/structs/ETW_THREAD_AFFINITY_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Processor affinity of a thread changed.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_THREAD_AFFINITY_EVENT",
    aliases: &[],
    form: "EtwThreadAffinityEventPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Processor affinity of a thread changed.",
    fields: &[
        Field { name: "Mask", path: "Mask", offset: 0, size: 4, ty: "KAFFINITY", kind: Kind::Address, values: None, doc: "Bitmask of the processors in the group.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Group", path: "Group", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Processor group.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 10, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_THREAD_AFFINITY_EVENT",
    aliases: &[],
    form: "EtwThreadAffinityEventPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Processor affinity of a thread changed.",
    fields: &[
        Field { name: "Mask", path: "Mask", offset: 0, size: 8, ty: "KAFFINITY", kind: Kind::Address, values: None, doc: "Bitmask of the processors in the group.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Group", path: "Group", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Processor group.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 14, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Processor affinity of a thread changed.
    ///
    /// In C: `ETW_THREAD_AFFINITY_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_THREAD_AFFINITY_EVENT")]
    owned EtwThreadAffinityEventPtr32 / EtwThreadAffinityEventPtr32View: lone [12] "ETW_THREAD_AFFINITY_EVENT" Table::form(&LAYOUT_0);
    fields {
        /// Bitmask of the processors in the group. `KAFFINITY Mask` at 0x00.
        mask set_mask: u32 = 0;
        /// `ULONG ThreadId` at 0x04.
        thread_id set_thread_id: u32 = 4;
        /// Processor group. `USHORT Group` at 0x08.
        group set_group: u16 = 8;
        /// Purpose unknown. `USHORT Reserved` at 0x0A.
        reserved set_reserved: u16 = 10;
    }
    bits {
    }
}

impl EtwThreadAffinityEventPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Processor affinity of a thread changed.
    ///
    /// In C: `ETW_THREAD_AFFINITY_EVENT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_THREAD_AFFINITY_EVENT")]
    owned EtwThreadAffinityEventPtr64 / EtwThreadAffinityEventPtr64View: lone [16] "ETW_THREAD_AFFINITY_EVENT" Table::form(&LAYOUT_1);
    fields {
        /// Bitmask of the processors in the group. `KAFFINITY Mask` at 0x00.
        mask set_mask: u64 = 0;
        /// `ULONG ThreadId` at 0x08.
        thread_id set_thread_id: u32 = 8;
        /// Processor group. `USHORT Group` at 0x0C.
        group set_group: u16 = 12;
        /// Purpose unknown. `USHORT Reserved` at 0x0E.
        reserved set_reserved: u16 = 14;
    }
    bits {
    }
}

impl EtwThreadAffinityEventPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
