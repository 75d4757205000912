// Generated from spec/structs/PERFINFO_DRIVER_MAJORFUNCTION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Dispatch routine of a driver called.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DRIVER_MAJORFUNCTION", "PerfinfoDriverMajorfunctionPtr32")
    .size(24)
    .about("Dispatch routine of a driver called.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG MajorFunction").at(0..4).about("Major function, an IRP_MJ_ constant.")
            .means(Meaning::Enumeration),
        unsigned("ULONG MinorFunction").at(4..8).about("Minor function, an IRP_MN_ constant.")
            .means(Meaning::Enumeration),
        address("PVOID RoutineAddr").at(8..12).about("Dispatch routine.").means(Meaning::CodeAddress),
        address("PVOID FileNamePointer").at(12..16).about("File object pointer.").means(Meaning::FileKey),
        address("PVOID Irp").at(16..20).about("IRP pointer.").means(Meaning::Irp),
        unsigned("ULONG UniqMatchId").at(20..24).about("Identifies the matching return event.")
            .means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_DRIVER_MAJORFUNCTION", "PerfinfoDriverMajorfunctionPtr64")
    .size(36)
    .about("Dispatch routine of a driver called.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG MajorFunction").at(0..4).about("Major function, an IRP_MJ_ constant.")
            .means(Meaning::Enumeration),
        unsigned("ULONG MinorFunction").at(4..8).about("Minor function, an IRP_MN_ constant.")
            .means(Meaning::Enumeration),
        address("PVOID RoutineAddr").at(8..16).about("Dispatch routine.").means(Meaning::CodeAddress),
        address("PVOID FileNamePointer").at(16..24).about("File object pointer.").means(Meaning::FileKey),
        address("PVOID Irp").at(24..32).about("IRP pointer.").means(Meaning::Irp),
        unsigned("ULONG UniqMatchId").at(32..36).about("Identifies the matching return event.")
            .means(Meaning::Identifier),
    ]);
fixed! {
    /// Dispatch routine of a driver called.
    ///
    /// In C: `PERFINFO_DRIVER_MAJORFUNCTION`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION")]
    owned PerfinfoDriverMajorfunctionPtr32 / PerfinfoDriverMajorfunctionPtr32View: lone,
        name = "PERFINFO_DRIVER_MAJORFUNCTION", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Major function, an IRP_MJ_ constant. `ULONG MajorFunction` at 0x00.
        major_function / set_major_function: u32, at = 0;
        /// Minor function, an IRP_MN_ constant. `ULONG MinorFunction` at 0x04.
        minor_function / set_minor_function: u32, at = 4;
        /// Dispatch routine. `PVOID RoutineAddr` at 0x08.
        routine_addr / set_routine_addr: u32, at = 8;
        /// File object pointer. `PVOID FileNamePointer` at 0x0C.
        file_name_pointer / set_file_name_pointer: u32, at = 12;
        /// IRP pointer. `PVOID Irp` at 0x10.
        irp / set_irp: u32, at = 16;
        /// Identifies the matching return event. `ULONG UniqMatchId` at 0x14.
        uniq_match_id / set_uniq_match_id: u32, at = 20;
    }
}

fixed! {
    /// Dispatch routine of a driver called.
    ///
    /// In C: `PERFINFO_DRIVER_MAJORFUNCTION`, 0x24 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION")]
    owned PerfinfoDriverMajorfunctionPtr64 / PerfinfoDriverMajorfunctionPtr64View: lone,
        name = "PERFINFO_DRIVER_MAJORFUNCTION", size = 36, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Major function, an IRP_MJ_ constant. `ULONG MajorFunction` at 0x00.
        major_function / set_major_function: u32, at = 0;
        /// Minor function, an IRP_MN_ constant. `ULONG MinorFunction` at 0x04.
        minor_function / set_minor_function: u32, at = 4;
        /// Dispatch routine. `PVOID RoutineAddr` at 0x08.
        routine_addr / set_routine_addr: u64, at = 8;
        /// File object pointer. `PVOID FileNamePointer` at 0x10.
        file_name_pointer / set_file_name_pointer: u64, at = 16;
        /// IRP pointer. `PVOID Irp` at 0x18.
        irp / set_irp: u64, at = 24;
        /// Identifies the matching return event. `ULONG UniqMatchId` at 0x20.
        uniq_match_id / set_uniq_match_id: u32, at = 32;
    }
}

/// Alias of [`PerfinfoDriverMajorfunctionPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDriverMajorfunctionPtr32` or \
        `PerfinfoDriverMajorfunctionPtr64`"
]
pub type PerfinfoDriverMajorfunction = PerfinfoDriverMajorfunctionPtr64;
/// Alias of [`PerfinfoDriverMajorfunctionPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDriverMajorfunctionPtr32View` or \
        `PerfinfoDriverMajorfunctionPtr64View`"
]
pub type PerfinfoDriverMajorfunctionView<'a> = PerfinfoDriverMajorfunctionPtr64View<'a>;
