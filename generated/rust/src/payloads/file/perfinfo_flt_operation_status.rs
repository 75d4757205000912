// Generated from spec/structs/PERFINFO_FLT_OPERATION_STATUS.toml by `cargo spec generate`. Do not edit: edit that file.

//! File system filter callback failed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FLT_OPERATION_STATUS", "PerfinfoFltOperationStatusPtr32")
    .size(28)
    .about("File system filter callback failed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID RoutineAddr").at(0..4).about("Callback.").means(Meaning::CodeAddress),
        address("PVOID FileObject").at(4..8).about("File object pointer.").means(Meaning::FileObject),
        address("PVOID FsContext").at(8..12).about("File key, by which the file system identifies the file.")
            .means(Meaning::FileKey),
        address("PVOID IrpPtr").at(12..16).about("IRP pointer.").means(Meaning::Irp),
        address("PVOID CbdPtr").at(16..20).about("Callback data (FLT_CALLBACK_DATA).").means(Meaning::DataAddress),
        signed("LONG MajorFunction").at(20..24).about("Major function, an IRP_MJ_ constant.")
            .means(Meaning::Enumeration),
        unsigned("NTSTATUS Status").at(24..28).about("Returned status.").means(Meaning::NtStatus)
            .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FLT_OPERATION_STATUS", "PerfinfoFltOperationStatusPtr64")
    .size(48)
    .about("File system filter callback failed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID RoutineAddr").at(0..8).about("Callback.").means(Meaning::CodeAddress),
        address("PVOID FileObject").at(8..16).about("File object pointer.").means(Meaning::FileObject),
        address("PVOID FsContext").at(16..24).about("File key, by which the file system identifies the file.")
            .means(Meaning::FileKey),
        address("PVOID IrpPtr").at(24..32).about("IRP pointer.").means(Meaning::Irp),
        address("PVOID CbdPtr").at(32..40).about("Callback data (FLT_CALLBACK_DATA).").means(Meaning::DataAddress),
        signed("LONG MajorFunction").at(40..44).about("Major function, an IRP_MJ_ constant.")
            .means(Meaning::Enumeration),
        unsigned("NTSTATUS Status").at(44..48).about("Returned status.").means(Meaning::NtStatus)
            .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
    ]);
fixed! {
    /// File system filter callback failed.
    ///
    /// In C: `PERFINFO_FLT_OPERATION_STATUS`, 0x1c bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FLT_OPERATION_STATUS")]
    owned PerfinfoFltOperationStatusPtr32 / PerfinfoFltOperationStatusPtr32View: lone,
        name = "PERFINFO_FLT_OPERATION_STATUS", size = 28, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Callback. `PVOID RoutineAddr` at 0x00.
        routine_addr / set_routine_addr: u32, at = 0;
        /// File object pointer. `PVOID FileObject` at 0x04.
        file_object / set_file_object: u32, at = 4;
        /// File key, by which the file system identifies the file. `PVOID FsContext` at 0x08.
        fs_context / set_fs_context: u32, at = 8;
        /// IRP pointer. `PVOID IrpPtr` at 0x0C.
        irp_ptr / set_irp_ptr: u32, at = 12;
        /// Callback data (FLT_CALLBACK_DATA). `PVOID CbdPtr` at 0x10.
        cbd_ptr / set_cbd_ptr: u32, at = 16;
        /// Major function, an IRP_MJ_ constant. `LONG MajorFunction` at 0x14.
        major_function / set_major_function: i32, at = 20;
        /// Returned status. `NTSTATUS Status` at 0x18.
        status / set_status: crate::common::Ntstatus, at = 24;
    }
}

fixed! {
    /// File system filter callback failed.
    ///
    /// In C: `PERFINFO_FLT_OPERATION_STATUS`, 0x30 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FLT_OPERATION_STATUS")]
    owned PerfinfoFltOperationStatusPtr64 / PerfinfoFltOperationStatusPtr64View: lone,
        name = "PERFINFO_FLT_OPERATION_STATUS", size = 48, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Callback. `PVOID RoutineAddr` at 0x00.
        routine_addr / set_routine_addr: u64, at = 0;
        /// File object pointer. `PVOID FileObject` at 0x08.
        file_object / set_file_object: u64, at = 8;
        /// File key, by which the file system identifies the file. `PVOID FsContext` at 0x10.
        fs_context / set_fs_context: u64, at = 16;
        /// IRP pointer. `PVOID IrpPtr` at 0x18.
        irp_ptr / set_irp_ptr: u64, at = 24;
        /// Callback data (FLT_CALLBACK_DATA). `PVOID CbdPtr` at 0x20.
        cbd_ptr / set_cbd_ptr: u64, at = 32;
        /// Major function, an IRP_MJ_ constant. `LONG MajorFunction` at 0x28.
        major_function / set_major_function: i32, at = 40;
        /// Returned status. `NTSTATUS Status` at 0x2C.
        status / set_status: crate::common::Ntstatus, at = 44;
    }
}

/// Alias of [`PerfinfoFltOperationStatusPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFltOperationStatusPtr32` or `PerfinfoFltOperationStatusPtr64`"
]
pub type PerfinfoFltOperationStatus = PerfinfoFltOperationStatusPtr64;
/// Alias of [`PerfinfoFltOperationStatusPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFltOperationStatusPtr32View` or \
        `PerfinfoFltOperationStatusPtr64View`"
]
pub type PerfinfoFltOperationStatusView<'a> = PerfinfoFltOperationStatusPtr64View<'a>;
any_form! {
    "PERFINFO_FLT_OPERATION_STATUS" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        PerfinfoFltOperationStatusPtr32(PerfinfoFltOperationStatusPtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        PerfinfoFltOperationStatusPtr64(PerfinfoFltOperationStatusPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
