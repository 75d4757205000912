// Generated from spec/structs/PERFINFO_PROCESS_INSWAP.toml by `cargo spec generate`. Do not edit: edit that file.

//! Process brought back into memory.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PROCESS_INSWAP", "PerfinfoProcessInswapPtr32")
    .size(8)
    .about("Process brought back into memory.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR DirectoryTableBase").at(0..4).about("Physical address of the page directory.")
            .means(Meaning::PhysicalAddress),
        unsigned("ULONG ProcessId").at(4..8).means(Meaning::ProcessId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_PROCESS_INSWAP", "PerfinfoProcessInswapPtr64")
    .size(16)
    .fixed(12)
    .about("Process brought back into memory.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR DirectoryTableBase").at(0..8).about("Physical address of the page directory.")
            .means(Meaning::PhysicalAddress),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
    ]);
fixed! {
    /// Process brought back into memory.
    ///
    /// In C: `PERFINFO_PROCESS_INSWAP`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PROCESS_INSWAP")]
    owned PerfinfoProcessInswapPtr32 / PerfinfoProcessInswapPtr32View: lone,
        name = "PERFINFO_PROCESS_INSWAP", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Physical address of the page directory. `ULONG_PTR DirectoryTableBase` at 0x00.
        directory_table_base / set_directory_table_base: u32, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x04.
        process_id / set_process_id: u32, at = 4;
    }
}

fixed! {
    /// Process brought back into memory.
    ///
    /// In C: `PERFINFO_PROCESS_INSWAP`, 0x10 bytes with one element of its array, 0xc without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PROCESS_INSWAP")]
    owned PerfinfoProcessInswapPtr64 / PerfinfoProcessInswapPtr64View: lone,
        name = "PERFINFO_PROCESS_INSWAP", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Physical address of the page directory. `ULONG_PTR DirectoryTableBase` at 0x00.
        directory_table_base / set_directory_table_base: u64, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
    }
}

/// Alias of [`PerfinfoProcessInswapPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoProcessInswapPtr32` or `PerfinfoProcessInswapPtr64`"
]
pub type PerfinfoProcessInswap = PerfinfoProcessInswapPtr64;
/// Alias of [`PerfinfoProcessInswapPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoProcessInswapPtr32View` or `PerfinfoProcessInswapPtr64View`"
]
pub type PerfinfoProcessInswapView<'a> = PerfinfoProcessInswapPtr64View<'a>;
