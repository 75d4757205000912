// Generated from spec/structs/PERFINFO_DRIVER_COMPLETE_REQUEST_RET.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! I/O request completion finished.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_DRIVER_COMPLETE_REQUEST_RET", "PerfinfoDriverCompleteRequestRetPtr32")
    .size(8)
    .about("I/O request completion finished.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..4).about("IRP pointer.").means(Meaning::Irp),
        unsigned("ULONG UniqMatchId").at(4..8).about("With Irp, identifies the matching call event.")
            .means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("PERFINFO_DRIVER_COMPLETE_REQUEST_RET", "PerfinfoDriverCompleteRequestRetPtr64")
    .size(12)
    .about("I/O request completion finished.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Irp").at(0..8).about("IRP pointer.").means(Meaning::Irp),
        unsigned("ULONG UniqMatchId").at(8..12).about("With Irp, identifies the matching call event.")
            .means(Meaning::Identifier),
    ]);
fixed! {
    /// I/O request completion finished.
    ///
    /// In C: `PERFINFO_DRIVER_COMPLETE_REQUEST_RET`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DRIVER_COMPLETE_REQUEST_RET")]
    owned PerfinfoDriverCompleteRequestRetPtr32 / PerfinfoDriverCompleteRequestRetPtr32View: lone,
        name = "PERFINFO_DRIVER_COMPLETE_REQUEST_RET", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// IRP pointer. `PVOID Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// With Irp, identifies the matching call event. `ULONG UniqMatchId` at 0x04.
        uniq_match_id / set_uniq_match_id: u32, at = 4;
    }
}

fixed! {
    /// I/O request completion finished.
    ///
    /// In C: `PERFINFO_DRIVER_COMPLETE_REQUEST_RET`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DRIVER_COMPLETE_REQUEST_RET")]
    owned PerfinfoDriverCompleteRequestRetPtr64 / PerfinfoDriverCompleteRequestRetPtr64View: lone,
        name = "PERFINFO_DRIVER_COMPLETE_REQUEST_RET", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// IRP pointer. `PVOID Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// With Irp, identifies the matching call event. `ULONG UniqMatchId` at 0x08.
        uniq_match_id / set_uniq_match_id: u32, at = 8;
    }
}

/// Alias of [`PerfinfoDriverCompleteRequestRetPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDriverCompleteRequestRetPtr32` or \
        `PerfinfoDriverCompleteRequestRetPtr64`"
]
pub type PerfinfoDriverCompleteRequestRet = PerfinfoDriverCompleteRequestRetPtr64;
/// Alias of [`PerfinfoDriverCompleteRequestRetPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDriverCompleteRequestRetPtr32View` or \
        `PerfinfoDriverCompleteRequestRetPtr64View`"
]
pub type PerfinfoDriverCompleteRequestRetView<'a> = PerfinfoDriverCompleteRequestRetPtr64View<'a>;
