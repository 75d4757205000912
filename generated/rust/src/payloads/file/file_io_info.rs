// Generated from spec/structs/FileIo_Info.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! File information set or queried, file deleted or renamed, or control code sent to a file.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "FileIo_Info",
    aliases: &[],
    form: "FileIoInfoPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "File information set or queried, file deleted or renamed, or control code sent to a file.",
    fields: &[
        Field { name: "IrpPtr", path: "IrpPtr", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "IRP pointer, also present in FileIo_OpEnd.", units: "", unknown: false, children: &[] },
        Field { name: "TTID", path: "TTID", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "ID of the requesting thread. Only this version has it as wide as a pointer.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Pointer to the opened file object, the same from creation to close.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "File key, the address that the file name events contain.", units: "", unknown: false, children: &[] },
        Field { name: "ExtraInfo", path: "ExtraInfo", offset: 16, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Depending on the class, the disposition or the new size of the file.", units: "", unknown: false, children: &[] },
        Field { name: "InfoClass", path: "InfoClass", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A value of the documented FILE_INFORMATION_CLASS, or the control code.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "FileIo_Info",
    aliases: &[],
    form: "FileIoInfoPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 44,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "File information set or queried, file deleted or renamed, or control code sent to a file.",
    fields: &[
        Field { name: "IrpPtr", path: "IrpPtr", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "IRP pointer, also present in FileIo_OpEnd.", units: "", unknown: false, children: &[] },
        Field { name: "TTID", path: "TTID", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "ID of the requesting thread. Only this version has it as wide as a pointer.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Pointer to the opened file object, the same from creation to close.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "File key, the address that the file name events contain.", units: "", unknown: false, children: &[] },
        Field { name: "ExtraInfo", path: "ExtraInfo", offset: 32, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Depending on the class, the disposition or the new size of the file.", units: "", unknown: false, children: &[] },
        Field { name: "InfoClass", path: "InfoClass", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A value of the documented FILE_INFORMATION_CLASS, or the control code.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// File information set or queried, file deleted or renamed, or control code sent to a file.
    ///
    /// In C: `FileIo_Info`, 0x18 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Later versions have the thread ID after the pointers, in 32 bits: see PERFINFO_FILE_INFORMATION.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "FileIo_Info")]
    owned FileIoInfoPtr32 / FileIoInfoPtr32View: lone [24] "FileIo_Info" Table::form(&LAYOUT_0);
    fields {
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x00.
        irp_ptr set_irp_ptr: u32 = 0;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x04.
        ttid set_ttid: u32 = 4;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x08.
        file_object set_file_object: u32 = 8;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x0C.
        file_key set_file_key: u32 = 12;
        /// Depending on the class, the disposition or the new size of the file. `ULONG_PTR ExtraInfo` at 0x10.
        extra_info set_extra_info: u32 = 16;
        /// A value of the documented FILE_INFORMATION_CLASS, or the control code. `ULONG InfoClass` at 0x14.
        info_class set_info_class: u32 = 20;
    }
    bits {
    }
}

impl FileIoInfoPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// File information set or queried, file deleted or renamed, or control code sent to a file.
    ///
    /// In C: `FileIo_Info`, 0x2c bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Later versions have the thread ID after the pointers, in 32 bits: see PERFINFO_FILE_INFORMATION.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "FileIo_Info")]
    owned FileIoInfoPtr64 / FileIoInfoPtr64View: lone [44] "FileIo_Info" Table::form(&LAYOUT_1);
    fields {
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x00.
        irp_ptr set_irp_ptr: u64 = 0;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x08.
        ttid set_ttid: u64 = 8;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x10.
        file_object set_file_object: u64 = 16;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x18.
        file_key set_file_key: u64 = 24;
        /// Depending on the class, the disposition or the new size of the file. `ULONG_PTR ExtraInfo` at 0x20.
        extra_info set_extra_info: u64 = 32;
        /// A value of the documented FILE_INFORMATION_CLASS, or the control code. `ULONG InfoClass` at 0x28.
        info_class set_info_class: u32 = 40;
    }
    bits {
    }
}

impl FileIoInfoPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
