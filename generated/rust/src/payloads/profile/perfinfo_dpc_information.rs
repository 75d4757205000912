// Generated from spec/structs/PERFINFO_DPC_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Deferred procedure call completed.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DPC_INFORMATION", "PerfinfoDpcInformationPtr32")
    .size(16)
    .fixed(12)
    .about("Deferred procedure call completed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG InitialTime").at(0..8)
            .about("Start time, from the session's clock. The event's own time is the end.").means(Meaning::TimeStamp),
        address("PVOID DpcRoutine").at(8..12).about("Address of the routine.").means(Meaning::CodeAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_DPC_INFORMATION", "PerfinfoDpcInformationPtr64")
    .size(16)
    .about("Deferred procedure call completed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG InitialTime").at(0..8)
            .about("Start time, from the session's clock. The event's own time is the end.").means(Meaning::TimeStamp),
        address("PVOID DpcRoutine").at(8..16).about("Address of the routine.").means(Meaning::CodeAddress),
    ]);
fixed! {
    /// Deferred procedure call completed.
    ///
    /// In C: `PERFINFO_DPC_INFORMATION`, 0x10 bytes with one element of its array, 0xc without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DPC_INFORMATION")]
    owned PerfinfoDpcInformationPtr32 / PerfinfoDpcInformationPtr32View: lone,
        name = "PERFINFO_DPC_INFORMATION", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Start time, from the session's clock. The event's own time is the end. `ULONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: u64, at = 0;
        /// Address of the routine. `PVOID DpcRoutine` at 0x08.
        dpc_routine / set_dpc_routine: u32, at = 8;
    }
}

fixed! {
    /// Deferred procedure call completed.
    ///
    /// In C: `PERFINFO_DPC_INFORMATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DPC_INFORMATION")]
    owned PerfinfoDpcInformationPtr64 / PerfinfoDpcInformationPtr64View: lone,
        name = "PERFINFO_DPC_INFORMATION", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Start time, from the session's clock. The event's own time is the end. `ULONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: u64, at = 0;
        /// Address of the routine. `PVOID DpcRoutine` at 0x08.
        dpc_routine / set_dpc_routine: u64, at = 8;
    }
}

/// Alias of [`PerfinfoDpcInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDpcInformationPtr32` or `PerfinfoDpcInformationPtr64`"
]
pub type PerfinfoDpcInformation = PerfinfoDpcInformationPtr64;
/// Alias of [`PerfinfoDpcInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDpcInformationPtr32View` or `PerfinfoDpcInformationPtr64View`"
]
pub type PerfinfoDpcInformationView<'a> = PerfinfoDpcInformationPtr64View<'a>;
