// Generated from spec/structs/PERFINFO_VIRTUAL_ALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Virtual memory allocated or freed.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_VIRTUAL_ALLOC",
    aliases: &[],
    form: "PerfinfoVirtualAllocPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Virtual memory allocated or freed.",
    fields: &[
        Field { name: "CapturedBase", path: "CapturedBase", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Start of the region.", units: "", unknown: false, children: &[] },
        Field { name: "CapturedRegionSize", path: "CapturedRegionSize", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "MEM_ constants of winnt.h.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_VIRTUAL_ALLOC",
    aliases: &[],
    form: "PerfinfoVirtualAllocPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Virtual memory allocated or freed.",
    fields: &[
        Field { name: "CapturedBase", path: "CapturedBase", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Start of the region.", units: "", unknown: false, children: &[] },
        Field { name: "CapturedRegionSize", path: "CapturedRegionSize", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "MEM_ constants of winnt.h.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Virtual memory allocated or freed.
    ///
    /// In C: `PERFINFO_VIRTUAL_ALLOC`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_VIRTUAL_ALLOC")]
    owned PerfinfoVirtualAllocPtr32 / PerfinfoVirtualAllocPtr32View: lone [16] "PERFINFO_VIRTUAL_ALLOC" Table::form(&LAYOUT_0);
    fields {
        /// Start of the region. `PVOID CapturedBase` at 0x00.
        captured_base set_captured_base: u32 = 0;
        /// `SIZE_T CapturedRegionSize` at 0x04. Unit: bytes.
        captured_region_size set_captured_region_size: u32 = 4;
        /// `ULONG ProcessId` at 0x08.
        process_id set_process_id: u32 = 8;
        /// MEM_ constants of winnt.h. `ULONG Flags` at 0x0C.
        flags set_flags: u32 = 12;
    }
    bits {
    }
}

impl PerfinfoVirtualAllocPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Virtual memory allocated or freed.
    ///
    /// In C: `PERFINFO_VIRTUAL_ALLOC`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_VIRTUAL_ALLOC")]
    owned PerfinfoVirtualAllocPtr64 / PerfinfoVirtualAllocPtr64View: lone [24] "PERFINFO_VIRTUAL_ALLOC" Table::form(&LAYOUT_1);
    fields {
        /// Start of the region. `PVOID CapturedBase` at 0x00.
        captured_base set_captured_base: u64 = 0;
        /// `SIZE_T CapturedRegionSize` at 0x08. Unit: bytes.
        captured_region_size set_captured_region_size: u64 = 8;
        /// `ULONG ProcessId` at 0x10.
        process_id set_process_id: u32 = 16;
        /// MEM_ constants of winnt.h. `ULONG Flags` at 0x14.
        flags set_flags: u32 = 20;
    }
    bits {
    }
}

impl PerfinfoVirtualAllocPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
