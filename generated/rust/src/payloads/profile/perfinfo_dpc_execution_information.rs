// Generated from spec/structs/PERFINFO_DPC_EXECUTION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Deferred procedure call starts.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_DPC_EXECUTION_INFORMATION", "PerfinfoDpcExecutionInformationPtr32")
    .size(8)
    .about("Deferred procedure call starts.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID DpcRoutine").at(0..4).about("Address of the routine.").means(Meaning::CodeAddress),
        address("ULONG_PTR Key").at(4..8).about("Identifies the matching enqueue event.").means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("PERFINFO_DPC_EXECUTION_INFORMATION", "PerfinfoDpcExecutionInformationPtr64")
    .size(16)
    .about("Deferred procedure call starts.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID DpcRoutine").at(0..8).about("Address of the routine.").means(Meaning::CodeAddress),
        address("ULONG_PTR Key").at(8..16).about("Identifies the matching enqueue event.").means(Meaning::Identifier),
    ]);
fixed! {
    /// Deferred procedure call starts.
    ///
    /// In C: `PERFINFO_DPC_EXECUTION_INFORMATION`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DPC_EXECUTION_INFORMATION")]
    owned PerfinfoDpcExecutionInformationPtr32 / PerfinfoDpcExecutionInformationPtr32View: lone,
        name = "PERFINFO_DPC_EXECUTION_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of the routine. `PVOID DpcRoutine` at 0x00.
        dpc_routine / set_dpc_routine: u32, at = 0;
        /// Identifies the matching enqueue event. `ULONG_PTR Key` at 0x04.
        key / set_key: u32, at = 4;
    }
}

fixed! {
    /// Deferred procedure call starts.
    ///
    /// In C: `PERFINFO_DPC_EXECUTION_INFORMATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DPC_EXECUTION_INFORMATION")]
    owned PerfinfoDpcExecutionInformationPtr64 / PerfinfoDpcExecutionInformationPtr64View: lone,
        name = "PERFINFO_DPC_EXECUTION_INFORMATION", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of the routine. `PVOID DpcRoutine` at 0x00.
        dpc_routine / set_dpc_routine: u64, at = 0;
        /// Identifies the matching enqueue event. `ULONG_PTR Key` at 0x08.
        key / set_key: u64, at = 8;
    }
}

/// Alias of [`PerfinfoDpcExecutionInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDpcExecutionInformationPtr32` or \
        `PerfinfoDpcExecutionInformationPtr64`"
]
pub type PerfinfoDpcExecutionInformation = PerfinfoDpcExecutionInformationPtr64;
/// Alias of [`PerfinfoDpcExecutionInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDpcExecutionInformationPtr32View` or \
        `PerfinfoDpcExecutionInformationPtr64View`"
]
pub type PerfinfoDpcExecutionInformationView<'a> = PerfinfoDpcExecutionInformationPtr64View<'a>;
