// Generated from spec/structs/PERFINFO_FILE_OPERATION_END.toml by `cargo spec generate`. Do not edit: edit that file.

//! File operation completed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILE_OPERATION_END", "PerfinfoFileOperationEndPtr32", (12, 12), "File operation completed.", &[
    address("Irp", 0, 4, "ULONG_PTR", "IRP pointer, which identifies the matching start event.").means(Meaning::Irp),
    address("ExtraInformation", 4, 4, "ULONG_PTR", "Depends on the operation: for reads and writes, the size in bytes."),
    unsigned("Status", 8, 4, "NTSTATUS", "Status returned by the operation.").of(crate::common::Ntstatus::VALUES).means(Meaning::NtStatus),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILE_OPERATION_END", "PerfinfoFileOperationEndPtr64", (20, 20), "File operation completed.", &[
    address("Irp", 0, 8, "ULONG_PTR", "IRP pointer, which identifies the matching start event.").means(Meaning::Irp),
    address("ExtraInformation", 8, 8, "ULONG_PTR", "Depends on the operation: for reads and writes, the size in bytes."),
    unsigned("Status", 16, 4, "NTSTATUS", "Status returned by the operation.").of(crate::common::Ntstatus::VALUES).means(Meaning::NtStatus),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// File operation completed.
    ///
    /// In C: `PERFINFO_FILE_OPERATION_END`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_OPERATION_END")]
    owned PerfinfoFileOperationEndPtr32 / PerfinfoFileOperationEndPtr32View: lone [12] "PERFINFO_FILE_OPERATION_END" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// IRP pointer, which identifies the matching start event. `ULONG_PTR Irp` at 0x00.
        irp set_irp: u32 = 0;
        /// Depends on the operation: for reads and writes, the size in bytes. `ULONG_PTR ExtraInformation` at 0x04.
        extra_information set_extra_information: u32 = 4;
        /// Status returned by the operation. `NTSTATUS Status` at 0x08.
        status set_status: crate::common::Ntstatus = 8;
    }
    bits {
    }
}

fixed! {
    /// File operation completed.
    ///
    /// In C: `PERFINFO_FILE_OPERATION_END`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_OPERATION_END")]
    owned PerfinfoFileOperationEndPtr64 / PerfinfoFileOperationEndPtr64View: lone [20] "PERFINFO_FILE_OPERATION_END" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// IRP pointer, which identifies the matching start event. `ULONG_PTR Irp` at 0x00.
        irp set_irp: u64 = 0;
        /// Depends on the operation: for reads and writes, the size in bytes. `ULONG_PTR ExtraInformation` at 0x08.
        extra_information set_extra_information: u64 = 8;
        /// Status returned by the operation. `NTSTATUS Status` at 0x10.
        status set_status: crate::common::Ntstatus = 16;
    }
    bits {
    }
}

/// Alias of [`PerfinfoFileOperationEndPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFileOperationEndPtr32` or `PerfinfoFileOperationEndPtr64`"]
pub type PerfinfoFileOperationEnd = PerfinfoFileOperationEndPtr64;
/// Alias of [`PerfinfoFileOperationEndPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFileOperationEndPtr32View` or `PerfinfoFileOperationEndPtr64View`"]
pub type PerfinfoFileOperationEndView<'a> = PerfinfoFileOperationEndPtr64View<'a>;
