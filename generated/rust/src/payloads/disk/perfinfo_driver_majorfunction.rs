// Generated from spec/structs/PERFINFO_DRIVER_MAJORFUNCTION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Dispatch routine of a driver called.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DRIVER_MAJORFUNCTION", "PerfinfoDriverMajorfunctionPtr32", (24, 24), "Dispatch routine of a driver called.", &[
    unsigned("MajorFunction", 0, 4, "ULONG", "Major function, an IRP_MJ_ constant.").means(Meaning::Enumeration),
    unsigned("MinorFunction", 4, 4, "ULONG", "Minor function, an IRP_MN_ constant.").means(Meaning::Enumeration),
    address("RoutineAddr", 8, 4, "PVOID", "Dispatch routine.").means(Meaning::CodeAddress),
    address("FileNamePointer", 12, 4, "PVOID", "File object pointer.").means(Meaning::FileKey),
    address("Irp", 16, 4, "PVOID", "IRP pointer.").means(Meaning::Irp),
    unsigned("UniqMatchId", 20, 4, "ULONG", "Identifies the matching return event.").means(Meaning::Identifier),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_DRIVER_MAJORFUNCTION", "PerfinfoDriverMajorfunctionPtr64", (36, 36), "Dispatch routine of a driver called.", &[
    unsigned("MajorFunction", 0, 4, "ULONG", "Major function, an IRP_MJ_ constant.").means(Meaning::Enumeration),
    unsigned("MinorFunction", 4, 4, "ULONG", "Minor function, an IRP_MN_ constant.").means(Meaning::Enumeration),
    address("RoutineAddr", 8, 8, "PVOID", "Dispatch routine.").means(Meaning::CodeAddress),
    address("FileNamePointer", 16, 8, "PVOID", "File object pointer.").means(Meaning::FileKey),
    address("Irp", 24, 8, "PVOID", "IRP pointer.").means(Meaning::Irp),
    unsigned("UniqMatchId", 32, 4, "ULONG", "Identifies the matching return event.").means(Meaning::Identifier),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Dispatch routine of a driver called.
    ///
    /// In C: `PERFINFO_DRIVER_MAJORFUNCTION`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION")]
    owned PerfinfoDriverMajorfunctionPtr32 / PerfinfoDriverMajorfunctionPtr32View: lone [24] "PERFINFO_DRIVER_MAJORFUNCTION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Major function, an IRP_MJ_ constant. `ULONG MajorFunction` at 0x00.
        major_function set_major_function: u32 = 0;
        /// Minor function, an IRP_MN_ constant. `ULONG MinorFunction` at 0x04.
        minor_function set_minor_function: u32 = 4;
        /// Dispatch routine. `PVOID RoutineAddr` at 0x08.
        routine_addr set_routine_addr: u32 = 8;
        /// File object pointer. `PVOID FileNamePointer` at 0x0C.
        file_name_pointer set_file_name_pointer: u32 = 12;
        /// IRP pointer. `PVOID Irp` at 0x10.
        irp set_irp: u32 = 16;
        /// Identifies the matching return event. `ULONG UniqMatchId` at 0x14.
        uniq_match_id set_uniq_match_id: u32 = 20;
    }
    bits {
    }
}

fixed! {
    /// Dispatch routine of a driver called.
    ///
    /// In C: `PERFINFO_DRIVER_MAJORFUNCTION`, 0x24 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION")]
    owned PerfinfoDriverMajorfunctionPtr64 / PerfinfoDriverMajorfunctionPtr64View: lone [36] "PERFINFO_DRIVER_MAJORFUNCTION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Major function, an IRP_MJ_ constant. `ULONG MajorFunction` at 0x00.
        major_function set_major_function: u32 = 0;
        /// Minor function, an IRP_MN_ constant. `ULONG MinorFunction` at 0x04.
        minor_function set_minor_function: u32 = 4;
        /// Dispatch routine. `PVOID RoutineAddr` at 0x08.
        routine_addr set_routine_addr: u64 = 8;
        /// File object pointer. `PVOID FileNamePointer` at 0x10.
        file_name_pointer set_file_name_pointer: u64 = 16;
        /// IRP pointer. `PVOID Irp` at 0x18.
        irp set_irp: u64 = 24;
        /// Identifies the matching return event. `ULONG UniqMatchId` at 0x20.
        uniq_match_id set_uniq_match_id: u32 = 32;
    }
    bits {
    }
}

/// Alias of [`PerfinfoDriverMajorfunctionPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoDriverMajorfunctionPtr32` or `PerfinfoDriverMajorfunctionPtr64`"]
pub type PerfinfoDriverMajorfunction = PerfinfoDriverMajorfunctionPtr64;
/// Alias of [`PerfinfoDriverMajorfunctionPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoDriverMajorfunctionPtr32View` or `PerfinfoDriverMajorfunctionPtr64View`"]
pub type PerfinfoDriverMajorfunctionView<'a> = PerfinfoDriverMajorfunctionPtr64View<'a>;
