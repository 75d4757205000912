// Generated from spec/structs/PERFINFO_DRIVER_COMPLETIONROUTINE.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Completion routine of a driver called.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DRIVER_COMPLETIONROUTINE", "PerfinfoDriverCompletionroutinePtr32")
    .size(12)
    .about("Completion routine of a driver called.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Routine").at(0..4).about("Completion routine.").means(Meaning::CodeAddress),
        address("PVOID IrpPtr").at(4..8).about("IRP pointer.").means(Meaning::Irp).with(&[More::SameAs("Irp")]),
        unsigned("ULONG UniqMatchId").at(8..12).about("Correlates the events of the request.")
            .means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_DRIVER_COMPLETIONROUTINE", "PerfinfoDriverCompletionroutinePtr64")
    .size(20)
    .about("Completion routine of a driver called.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Routine").at(0..8).about("Completion routine.").means(Meaning::CodeAddress),
        address("PVOID IrpPtr").at(8..16).about("IRP pointer.").means(Meaning::Irp).with(&[More::SameAs("Irp")]),
        unsigned("ULONG UniqMatchId").at(16..20).about("Correlates the events of the request.")
            .means(Meaning::Identifier),
    ]);
fixed! {
    /// Completion routine of a driver called.
    ///
    /// In C: `PERFINFO_DRIVER_COMPLETIONROUTINE`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DRIVER_COMPLETIONROUTINE")]
    owned PerfinfoDriverCompletionroutinePtr32 / PerfinfoDriverCompletionroutinePtr32View: lone,
        name = "PERFINFO_DRIVER_COMPLETIONROUTINE", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Completion routine. `PVOID Routine` at 0x00.
        routine / set_routine: u32, at = 0;
        /// IRP pointer. `PVOID IrpPtr` at 0x04.
        irp_ptr / set_irp_ptr: u32, at = 4;
        /// Correlates the events of the request. `ULONG UniqMatchId` at 0x08.
        uniq_match_id / set_uniq_match_id: u32, at = 8;
    }
}

fixed! {
    /// Completion routine of a driver called.
    ///
    /// In C: `PERFINFO_DRIVER_COMPLETIONROUTINE`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DRIVER_COMPLETIONROUTINE")]
    owned PerfinfoDriverCompletionroutinePtr64 / PerfinfoDriverCompletionroutinePtr64View: lone,
        name = "PERFINFO_DRIVER_COMPLETIONROUTINE", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Completion routine. `PVOID Routine` at 0x00.
        routine / set_routine: u64, at = 0;
        /// IRP pointer. `PVOID IrpPtr` at 0x08.
        irp_ptr / set_irp_ptr: u64, at = 8;
        /// Correlates the events of the request. `ULONG UniqMatchId` at 0x10.
        uniq_match_id / set_uniq_match_id: u32, at = 16;
    }
}

/// Alias of [`PerfinfoDriverCompletionroutinePtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDriverCompletionroutinePtr32` or \
        `PerfinfoDriverCompletionroutinePtr64`"
]
pub type PerfinfoDriverCompletionroutine = PerfinfoDriverCompletionroutinePtr64;
/// Alias of [`PerfinfoDriverCompletionroutinePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDriverCompletionroutinePtr32View` or \
        `PerfinfoDriverCompletionroutinePtr64View`"
]
pub type PerfinfoDriverCompletionroutineView<'a> = PerfinfoDriverCompletionroutinePtr64View<'a>;
