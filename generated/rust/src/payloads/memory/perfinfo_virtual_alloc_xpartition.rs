// Generated from spec/structs/PERFINFO_VIRTUAL_ALLOC_XPARTITION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Virtual memory allocated for another partition.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_VIRTUAL_ALLOC_XPARTITION", "PerfinfoVirtualAllocXpartitionPtr32")
    .size(8)
    .about("Virtual memory allocated for another partition.")
    .in_releases("observed in 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID CapturedBase").at(0..4).means(Meaning::Address),
        unsigned("USHORT TargetPartition").at(4..6).means(Meaning::Identifier),
        field("padding ", Kind::Padding).at(6..8),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_VIRTUAL_ALLOC_XPARTITION", "PerfinfoVirtualAllocXpartitionPtr64")
    .size(16)
    .about("Virtual memory allocated for another partition.")
    .in_releases("observed in 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID CapturedBase").at(0..8).means(Meaning::Address),
        unsigned("USHORT TargetPartition").at(8..10).means(Meaning::Identifier),
        field("padding ", Kind::Padding).at(10..16),
    ]);
fixed! {
    /// Virtual memory allocated for another partition.
    ///
    /// In C: `PERFINFO_VIRTUAL_ALLOC_XPARTITION`, 0x8 bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_VIRTUAL_ALLOC_XPARTITION")]
    owned PerfinfoVirtualAllocXpartitionPtr32 / PerfinfoVirtualAllocXpartitionPtr32View: lone,
        name = "PERFINFO_VIRTUAL_ALLOC_XPARTITION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address; whether of user or kernel space is not stated. `PVOID CapturedBase` at 0x00.
        captured_base / set_captured_base: u32, at = 0;
        /// `USHORT TargetPartition` at 0x04.
        target_partition / set_target_partition: u16, at = 4;
    }
}

fixed! {
    /// Virtual memory allocated for another partition.
    ///
    /// In C: `PERFINFO_VIRTUAL_ALLOC_XPARTITION`, 0x10 bytes. Observed in 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_VIRTUAL_ALLOC_XPARTITION")]
    owned PerfinfoVirtualAllocXpartitionPtr64 / PerfinfoVirtualAllocXpartitionPtr64View: lone,
        name = "PERFINFO_VIRTUAL_ALLOC_XPARTITION", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address; whether of user or kernel space is not stated. `PVOID CapturedBase` at 0x00.
        captured_base / set_captured_base: u64, at = 0;
        /// `USHORT TargetPartition` at 0x08.
        target_partition / set_target_partition: u16, at = 8;
    }
}

/// Alias of [`PerfinfoVirtualAllocXpartitionPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoVirtualAllocXpartitionPtr32` or \
        `PerfinfoVirtualAllocXpartitionPtr64`"
]
pub type PerfinfoVirtualAllocXpartition = PerfinfoVirtualAllocXpartitionPtr64;
/// Alias of [`PerfinfoVirtualAllocXpartitionPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoVirtualAllocXpartitionPtr32View` or \
        `PerfinfoVirtualAllocXpartitionPtr64View`"
]
pub type PerfinfoVirtualAllocXpartitionView<'a> = PerfinfoVirtualAllocXpartitionPtr64View<'a>;
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
