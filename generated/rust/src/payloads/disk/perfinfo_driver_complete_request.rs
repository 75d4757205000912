// Generated from spec/structs/PERFINFO_DRIVER_COMPLETE_REQUEST.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Driver completes an I/O request.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DRIVER_COMPLETE_REQUEST", "PerfinfoDriverCompleteRequestPtr32")
    .size(12)
    .about("Driver completes an I/O request.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID RoutineAddr").at(0..4)
            .about("Dispatch routine of the driver with the current stack location, which identifies the driver that \
                completes the request.")
            .means(Meaning::CodeAddress),
        address("PVOID Irp").at(4..8).about("IRP pointer.").means(Meaning::Irp),
        unsigned("ULONG UniqMatchId").at(8..12).about("With Irp, identifies the matching return event.")
            .means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_DRIVER_COMPLETE_REQUEST", "PerfinfoDriverCompleteRequestPtr64")
    .size(20)
    .about("Driver completes an I/O request.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID RoutineAddr").at(0..8)
            .about("Dispatch routine of the driver with the current stack location, which identifies the driver that \
                completes the request.")
            .means(Meaning::CodeAddress),
        address("PVOID Irp").at(8..16).about("IRP pointer.").means(Meaning::Irp),
        unsigned("ULONG UniqMatchId").at(16..20).about("With Irp, identifies the matching return event.")
            .means(Meaning::Identifier),
    ]);
fixed! {
    /// Driver completes an I/O request.
    ///
    /// In C: `PERFINFO_DRIVER_COMPLETE_REQUEST`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DRIVER_COMPLETE_REQUEST")]
    owned PerfinfoDriverCompleteRequestPtr32 / PerfinfoDriverCompleteRequestPtr32View: lone,
        name = "PERFINFO_DRIVER_COMPLETE_REQUEST", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Dispatch routine of the driver with the current stack location, which identifies the driver that completes
        /// the request. `PVOID RoutineAddr` at 0x00.
        routine_addr / set_routine_addr: u32, at = 0;
        /// IRP pointer. `PVOID Irp` at 0x04.
        irp / set_irp: u32, at = 4;
        /// With Irp, identifies the matching return event. `ULONG UniqMatchId` at 0x08.
        uniq_match_id / set_uniq_match_id: u32, at = 8;
    }
}

fixed! {
    /// Driver completes an I/O request.
    ///
    /// In C: `PERFINFO_DRIVER_COMPLETE_REQUEST`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DRIVER_COMPLETE_REQUEST")]
    owned PerfinfoDriverCompleteRequestPtr64 / PerfinfoDriverCompleteRequestPtr64View: lone,
        name = "PERFINFO_DRIVER_COMPLETE_REQUEST", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Dispatch routine of the driver with the current stack location, which identifies the driver that completes
        /// the request. `PVOID RoutineAddr` at 0x00.
        routine_addr / set_routine_addr: u64, at = 0;
        /// IRP pointer. `PVOID Irp` at 0x08.
        irp / set_irp: u64, at = 8;
        /// With Irp, identifies the matching return event. `ULONG UniqMatchId` at 0x10.
        uniq_match_id / set_uniq_match_id: u32, at = 16;
    }
}

/// Alias of [`PerfinfoDriverCompleteRequestPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDriverCompleteRequestPtr32` or \
        `PerfinfoDriverCompleteRequestPtr64`"
]
pub type PerfinfoDriverCompleteRequest = PerfinfoDriverCompleteRequestPtr64;
/// Alias of [`PerfinfoDriverCompleteRequestPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDriverCompleteRequestPtr32View` or \
        `PerfinfoDriverCompleteRequestPtr64View`"
]
pub type PerfinfoDriverCompleteRequestView<'a> = PerfinfoDriverCompleteRequestPtr64View<'a>;
