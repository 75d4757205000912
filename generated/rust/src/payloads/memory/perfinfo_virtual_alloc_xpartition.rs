// Generated from spec/structs/PERFINFO_VIRTUAL_ALLOC_XPARTITION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Virtual memory allocated for another partition.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_VIRTUAL_ALLOC_XPARTITION",
    aliases: &[],
    form: "PerfinfoVirtualAllocXpartitionPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2 (32-bit)",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Virtual memory allocated for another partition.",
    fields: &[
        Field { name: "CapturedBase", path: "CapturedBase", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TargetPartition", path: "TargetPartition", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 6, size: 2, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_VIRTUAL_ALLOC_XPARTITION",
    aliases: &[],
    form: "PerfinfoVirtualAllocXpartitionPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2 (64-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Virtual memory allocated for another partition.",
    fields: &[
        Field { name: "CapturedBase", path: "CapturedBase", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TargetPartition", path: "TargetPartition", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 10, size: 6, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Virtual memory allocated for another partition.
    ///
    /// In C: `PERFINFO_VIRTUAL_ALLOC_XPARTITION`, 0x8 bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_VIRTUAL_ALLOC_XPARTITION")]
    owned PerfinfoVirtualAllocXpartitionPtr32 / PerfinfoVirtualAllocXpartitionPtr32View: lone [8] "PERFINFO_VIRTUAL_ALLOC_XPARTITION" Table::form(&LAYOUT_0);
    fields {
        /// `PVOID CapturedBase` at 0x00.
        captured_base set_captured_base: u32 = 0;
        /// `USHORT TargetPartition` at 0x04.
        target_partition set_target_partition: u16 = 4;
    }
    bits {
    }
}

impl PerfinfoVirtualAllocXpartitionPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Virtual memory allocated for another partition.
    ///
    /// In C: `PERFINFO_VIRTUAL_ALLOC_XPARTITION`, 0x10 bytes. Observed in 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_VIRTUAL_ALLOC_XPARTITION")]
    owned PerfinfoVirtualAllocXpartitionPtr64 / PerfinfoVirtualAllocXpartitionPtr64View: lone [16] "PERFINFO_VIRTUAL_ALLOC_XPARTITION" Table::form(&LAYOUT_1);
    fields {
        /// `PVOID CapturedBase` at 0x00.
        captured_base set_captured_base: u64 = 0;
        /// `USHORT TargetPartition` at 0x08.
        target_partition set_target_partition: u16 = 8;
    }
    bits {
    }
}

impl PerfinfoVirtualAllocXpartitionPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "PERFINFO_VIRTUAL_ALLOC_XPARTITION" {
        /// Observed in 2004..20H2, 11-21H2 (32-bit).
        PerfinfoVirtualAllocXpartitionPtr32(PerfinfoVirtualAllocXpartitionPtr32, fixed) = 0,
        /// Observed in 2004..20H2, 11-21H2 (64-bit).
        PerfinfoVirtualAllocXpartitionPtr64(PerfinfoVirtualAllocXpartitionPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
