// Generated from spec/structs/PERFINFO_FILE_OPERATION_END.toml by `cargo spec generate`. Do not edit: edit that file.

//! File operation completed.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILE_OPERATION_END", "PerfinfoFileOperationEndPtr32")
    .size(12)
    .about("File operation completed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Irp").at(0..4).about("IRP pointer, which identifies the matching start event.")
            .means(Meaning::Irp),
        address("ULONG_PTR ExtraInformation").at(4..8)
            .about("Depends on the operation: for reads and writes, the size in bytes."),
        unsigned("NTSTATUS Status").at(8..12).about("Status returned by the operation.").means(Meaning::NtStatus)
            .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILE_OPERATION_END", "PerfinfoFileOperationEndPtr64")
    .size(20)
    .about("File operation completed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Irp").at(0..8).about("IRP pointer, which identifies the matching start event.")
            .means(Meaning::Irp),
        address("ULONG_PTR ExtraInformation").at(8..16)
            .about("Depends on the operation: for reads and writes, the size in bytes."),
        unsigned("NTSTATUS Status").at(16..20).about("Status returned by the operation.").means(Meaning::NtStatus)
            .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
    ]);
fixed! {
    /// File operation completed.
    ///
    /// In C: `PERFINFO_FILE_OPERATION_END`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_OPERATION_END")]
    owned PerfinfoFileOperationEndPtr32 / PerfinfoFileOperationEndPtr32View: lone,
        name = "PERFINFO_FILE_OPERATION_END", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// IRP pointer, which identifies the matching start event. `ULONG_PTR Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// Depends on the operation: for reads and writes, the size in bytes. `ULONG_PTR ExtraInformation` at 0x04.
        extra_information / set_extra_information: u32, at = 4;
        /// Status returned by the operation. `NTSTATUS Status` at 0x08.
        status / set_status: crate::common::Ntstatus, at = 8;
    }
}

fixed! {
    /// File operation completed.
    ///
    /// In C: `PERFINFO_FILE_OPERATION_END`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_OPERATION_END")]
    owned PerfinfoFileOperationEndPtr64 / PerfinfoFileOperationEndPtr64View: lone,
        name = "PERFINFO_FILE_OPERATION_END", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// IRP pointer, which identifies the matching start event. `ULONG_PTR Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// Depends on the operation: for reads and writes, the size in bytes. `ULONG_PTR ExtraInformation` at 0x08.
        extra_information / set_extra_information: u64, at = 8;
        /// Status returned by the operation. `NTSTATUS Status` at 0x10.
        status / set_status: crate::common::Ntstatus, at = 16;
    }
}

/// Alias of [`PerfinfoFileOperationEndPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFileOperationEndPtr32` or `PerfinfoFileOperationEndPtr64`"
]
pub type PerfinfoFileOperationEnd = PerfinfoFileOperationEndPtr64;
/// Alias of [`PerfinfoFileOperationEndPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFileOperationEndPtr32View` or \
        `PerfinfoFileOperationEndPtr64View`"
]
pub type PerfinfoFileOperationEndView<'a> = PerfinfoFileOperationEndPtr64View<'a>;
