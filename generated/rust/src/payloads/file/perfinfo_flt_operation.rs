// Generated from spec/structs/PERFINFO_FLT_OPERATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! File system filter callback called.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_FLT_OPERATION",
    aliases: &[],
    form: "PerfinfoFltOperationPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "File system filter callback called.",
    fields: &[
        Field { name: "RoutineAddr", path: "RoutineAddr", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Callback.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "File object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "FsContext", path: "FsContext", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "File key, by which the file system identifies the file.", units: "", unknown: false, children: &[] },
        Field { name: "IrpPtr", path: "IrpPtr", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "IRP pointer.", units: "", unknown: false, children: &[] },
        Field { name: "CbdPtr", path: "CbdPtr", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Callback data (FLT_CALLBACK_DATA).", units: "", unknown: false, children: &[] },
        Field { name: "MajorFunction", path: "MajorFunction", offset: 20, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Major function, an IRP_MJ_ constant.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_FLT_OPERATION",
    aliases: &[],
    form: "PerfinfoFltOperationPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 44,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "File system filter callback called.",
    fields: &[
        Field { name: "RoutineAddr", path: "RoutineAddr", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Callback.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "File object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "FsContext", path: "FsContext", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "File key, by which the file system identifies the file.", units: "", unknown: false, children: &[] },
        Field { name: "IrpPtr", path: "IrpPtr", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "IRP pointer.", units: "", unknown: false, children: &[] },
        Field { name: "CbdPtr", path: "CbdPtr", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Callback data (FLT_CALLBACK_DATA).", units: "", unknown: false, children: &[] },
        Field { name: "MajorFunction", path: "MajorFunction", offset: 40, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Major function, an IRP_MJ_ constant.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// File system filter callback called.
    ///
    /// In C: `PERFINFO_FLT_OPERATION`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FLT_OPERATION")]
    owned PerfinfoFltOperationPtr32 / PerfinfoFltOperationPtr32View: lone [24] "PERFINFO_FLT_OPERATION" Table::form(&LAYOUT_0);
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
    }
    bits {
    }
}

impl PerfinfoFltOperationPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// File system filter callback called.
    ///
    /// In C: `PERFINFO_FLT_OPERATION`, 0x2c bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FLT_OPERATION")]
    owned PerfinfoFltOperationPtr64 / PerfinfoFltOperationPtr64View: lone [44] "PERFINFO_FLT_OPERATION" Table::form(&LAYOUT_1);
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
    }
    bits {
    }
}

impl PerfinfoFltOperationPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "PERFINFO_FLT_OPERATION" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        PerfinfoFltOperationPtr32(PerfinfoFltOperationPtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        PerfinfoFltOperationPtr64(PerfinfoFltOperationPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
