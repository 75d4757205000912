// Generated from spec/structs/PERFINFO_VIRTUAL_ALLOC.toml by `cargo spec generate`. Do not edit: edit that file.

//! Virtual memory allocated or freed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_VIRTUAL_ALLOC", "PerfinfoVirtualAllocPtr32")
    .size(16)
    .about("Virtual memory allocated or freed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID CapturedBase").at(0..4).about("Start of the region.").means(Meaning::Address),
        unsigned("SIZE_T CapturedRegionSize").at(4..8).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
        unsigned("ULONG Flags").at(12..16).about("MEM_ constants of winnt.h.").means(Meaning::Flags),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_VIRTUAL_ALLOC", "PerfinfoVirtualAllocPtr64")
    .size(24)
    .about("Virtual memory allocated or freed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID CapturedBase").at(0..8).about("Start of the region.").means(Meaning::Address),
        unsigned("SIZE_T CapturedRegionSize").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProcessId").at(16..20).means(Meaning::ProcessId),
        unsigned("ULONG Flags").at(20..24).about("MEM_ constants of winnt.h.").means(Meaning::Flags),
    ]);
fixed! {
    /// Virtual memory allocated or freed.
    ///
    /// In C: `PERFINFO_VIRTUAL_ALLOC`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *Event Tracing MOF classes*; Can
    /// Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_VIRTUAL_ALLOC")]
    owned PerfinfoVirtualAllocPtr32 / PerfinfoVirtualAllocPtr32View: lone,
        name = "PERFINFO_VIRTUAL_ALLOC", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Start of the region. `PVOID CapturedBase` at 0x00.
        captured_base / set_captured_base: u32, at = 0;
        /// `SIZE_T CapturedRegionSize` at 0x04. Unit: bytes.
        captured_region_size / set_captured_region_size: u32, at = 4;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// MEM_ constants of winnt.h. `ULONG Flags` at 0x0C.
        flags / set_flags: u32, at = 12;
    }
}

fixed! {
    /// Virtual memory allocated or freed.
    ///
    /// In C: `PERFINFO_VIRTUAL_ALLOC`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *Event Tracing MOF classes*; Can
    /// Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_VIRTUAL_ALLOC")]
    owned PerfinfoVirtualAllocPtr64 / PerfinfoVirtualAllocPtr64View: lone,
        name = "PERFINFO_VIRTUAL_ALLOC", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Start of the region. `PVOID CapturedBase` at 0x00.
        captured_base / set_captured_base: u64, at = 0;
        /// `SIZE_T CapturedRegionSize` at 0x08. Unit: bytes.
        captured_region_size / set_captured_region_size: u64, at = 8;
        /// Process ID. `ULONG ProcessId` at 0x10.
        process_id / set_process_id: u32, at = 16;
        /// MEM_ constants of winnt.h. `ULONG Flags` at 0x14.
        flags / set_flags: u32, at = 20;
    }
}

/// Alias of [`PerfinfoVirtualAllocPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoVirtualAllocPtr32` or `PerfinfoVirtualAllocPtr64`"]
pub type PerfinfoVirtualAlloc = PerfinfoVirtualAllocPtr64;
/// Alias of [`PerfinfoVirtualAllocPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoVirtualAllocPtr32View` or `PerfinfoVirtualAllocPtr64View`"
]
pub type PerfinfoVirtualAllocView<'a> = PerfinfoVirtualAllocPtr64View<'a>;
