// Generated from spec/structs/PERFINFO_DRIVER_MAJORFUNCTION_RET.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Dispatch routine of a driver returned.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DRIVER_MAJORFUNCTION_RET", "PerfinfoDriverMajorfunctionRetPtr32")
    .size(8)
    .about("Dispatch routine of a driver returned.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..4).about("IRP pointer.").means(Meaning::Irp),
        unsigned("ULONG UniqMatchId").at(4..8).about("Identifies the matching call event.").means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_DRIVER_MAJORFUNCTION_RET", "PerfinfoDriverMajorfunctionRetPtr64")
    .size(12)
    .about("Dispatch routine of a driver returned.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..8).about("IRP pointer.").means(Meaning::Irp),
        unsigned("ULONG UniqMatchId").at(8..12).about("Identifies the matching call event.").means(Meaning::Identifier),
    ]);
fixed! {
    /// Dispatch routine of a driver returned.
    ///
    /// In C: `PERFINFO_DRIVER_MAJORFUNCTION_RET`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION_RET")]
    owned PerfinfoDriverMajorfunctionRetPtr32 / PerfinfoDriverMajorfunctionRetPtr32View: lone,
        name = "PERFINFO_DRIVER_MAJORFUNCTION_RET", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// IRP pointer. `PVOID Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// Identifies the matching call event. `ULONG UniqMatchId` at 0x04.
        uniq_match_id / set_uniq_match_id: u32, at = 4;
    }
}

fixed! {
    /// Dispatch routine of a driver returned.
    ///
    /// In C: `PERFINFO_DRIVER_MAJORFUNCTION_RET`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION_RET")]
    owned PerfinfoDriverMajorfunctionRetPtr64 / PerfinfoDriverMajorfunctionRetPtr64View: lone,
        name = "PERFINFO_DRIVER_MAJORFUNCTION_RET", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// IRP pointer. `PVOID Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// Identifies the matching call event. `ULONG UniqMatchId` at 0x08.
        uniq_match_id / set_uniq_match_id: u32, at = 8;
    }
}

/// Alias of [`PerfinfoDriverMajorfunctionRetPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDriverMajorfunctionRetPtr32` or \
        `PerfinfoDriverMajorfunctionRetPtr64`"
]
pub type PerfinfoDriverMajorfunctionRet = PerfinfoDriverMajorfunctionRetPtr64;
/// Alias of [`PerfinfoDriverMajorfunctionRetPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDriverMajorfunctionRetPtr32View` or \
        `PerfinfoDriverMajorfunctionRetPtr64View`"
]
pub type PerfinfoDriverMajorfunctionRetView<'a> = PerfinfoDriverMajorfunctionRetPtr64View<'a>;
