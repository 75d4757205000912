// Generated from spec/structs/PERFINFO_FLT_OPERATION_STATUS.toml by `cargo spec generate`. Do not edit: edit that file.

//! File system filter callback failed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FLT_OPERATION_STATUS", "PerfinfoFltOperationStatusPtr32", (28, 28), "File system filter callback failed.", &[
    address("RoutineAddr", 0, 4, "PVOID", "Callback.").means(Meaning::CodeAddress),
    address("FileObject", 4, 4, "PVOID", "File object pointer.").means(Meaning::FileObject),
    address("FsContext", 8, 4, "PVOID", "File key, by which the file system identifies the file.").means(Meaning::FileKey),
    address("IrpPtr", 12, 4, "PVOID", "IRP pointer.").means(Meaning::Irp),
    address("CbdPtr", 16, 4, "PVOID", "Callback data (FLT_CALLBACK_DATA).").means(Meaning::DataAddress),
    field("MajorFunction", 20, 4, "LONG", Kind::Signed, "Major function, an IRP_MJ_ constant.").means(Meaning::Enumeration),
    unsigned("Status", 24, 4, "NTSTATUS", "Returned status.").of(crate::common::Ntstatus::VALUES).means(Meaning::NtStatus),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FLT_OPERATION_STATUS", "PerfinfoFltOperationStatusPtr64", (48, 48), "File system filter callback failed.", &[
    address("RoutineAddr", 0, 8, "PVOID", "Callback.").means(Meaning::CodeAddress),
    address("FileObject", 8, 8, "PVOID", "File object pointer.").means(Meaning::FileObject),
    address("FsContext", 16, 8, "PVOID", "File key, by which the file system identifies the file.").means(Meaning::FileKey),
    address("IrpPtr", 24, 8, "PVOID", "IRP pointer.").means(Meaning::Irp),
    address("CbdPtr", 32, 8, "PVOID", "Callback data (FLT_CALLBACK_DATA).").means(Meaning::DataAddress),
    field("MajorFunction", 40, 4, "LONG", Kind::Signed, "Major function, an IRP_MJ_ constant.").means(Meaning::Enumeration),
    unsigned("Status", 44, 4, "NTSTATUS", "Returned status.").of(crate::common::Ntstatus::VALUES).means(Meaning::NtStatus),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// File system filter callback failed.
    ///
    /// In C: `PERFINFO_FLT_OPERATION_STATUS`, 0x1c bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FLT_OPERATION_STATUS")]
    owned PerfinfoFltOperationStatusPtr32 / PerfinfoFltOperationStatusPtr32View: lone [28] "PERFINFO_FLT_OPERATION_STATUS" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Callback. `PVOID RoutineAddr` at 0x00.
        routine_addr set_routine_addr: u32 = 0;
        /// File object pointer. `PVOID FileObject` at 0x04.
        file_object set_file_object: u32 = 4;
        /// File key, by which the file system identifies the file. `PVOID FsContext` at 0x08.
        fs_context set_fs_context: u32 = 8;
        /// IRP pointer. `PVOID IrpPtr` at 0x0C.
        irp_ptr set_irp_ptr: u32 = 12;
        /// Callback data (FLT_CALLBACK_DATA). `PVOID CbdPtr` at 0x10.
        cbd_ptr set_cbd_ptr: u32 = 16;
        /// Major function, an IRP_MJ_ constant. `LONG MajorFunction` at 0x14.
        major_function set_major_function: i32 = 20;
        /// Returned status. `NTSTATUS Status` at 0x18.
        status set_status: crate::common::Ntstatus = 24;
    }
    bits {
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
    owned PerfinfoFltOperationStatusPtr64 / PerfinfoFltOperationStatusPtr64View: lone [48] "PERFINFO_FLT_OPERATION_STATUS" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Callback. `PVOID RoutineAddr` at 0x00.
        routine_addr set_routine_addr: u64 = 0;
        /// File object pointer. `PVOID FileObject` at 0x08.
        file_object set_file_object: u64 = 8;
        /// File key, by which the file system identifies the file. `PVOID FsContext` at 0x10.
        fs_context set_fs_context: u64 = 16;
        /// IRP pointer. `PVOID IrpPtr` at 0x18.
        irp_ptr set_irp_ptr: u64 = 24;
        /// Callback data (FLT_CALLBACK_DATA). `PVOID CbdPtr` at 0x20.
        cbd_ptr set_cbd_ptr: u64 = 32;
        /// Major function, an IRP_MJ_ constant. `LONG MajorFunction` at 0x28.
        major_function set_major_function: i32 = 40;
        /// Returned status. `NTSTATUS Status` at 0x2C.
        status set_status: crate::common::Ntstatus = 44;
    }
    bits {
    }
}

/// Alias of [`PerfinfoFltOperationStatusPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFltOperationStatusPtr32` or `PerfinfoFltOperationStatusPtr64`"]
pub type PerfinfoFltOperationStatus = PerfinfoFltOperationStatusPtr64;
/// Alias of [`PerfinfoFltOperationStatusPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFltOperationStatusPtr32View` or `PerfinfoFltOperationStatusPtr64View`"]
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
