// Generated from spec/structs/FileIo_Info.toml by `cargo spec generate`. Do not edit: edit that file.

//! File information set or queried, file deleted or renamed, or control code sent to a file.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("FileIo_Info", "FileIoInfoPtr32", (24, 24), "File information set or queried, file deleted or renamed, or control code sent to a file.", &[
    address("IrpPtr", 0, 4, "PVOID", "IRP pointer, also present in FileIo_OpEnd.").same_as("Irp").means(Meaning::Irp),
    address("TTID", 4, 4, "ULONG_PTR", "ID of the requesting thread. Only this version has it as wide as a pointer.").same_as("IssuingThreadId").means(Meaning::ThreadId),
    address("FileObject", 8, 4, "PVOID", "Pointer to the opened file object, the same from creation to close.").means(Meaning::FileObject),
    address("FileKey", 12, 4, "PVOID", "File key, the address that the file name events contain.").means(Meaning::FileKey),
    address("ExtraInfo", 16, 4, "ULONG_PTR", "Depending on the class, the disposition or the new size of the file.").same_as("ExtraInformation"),
    unsigned("InfoClass", 20, 4, "ULONG", "A value of the documented FILE_INFORMATION_CLASS, or the control code.").means(Meaning::Enumeration),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
pub(crate) static LAYOUT_1: Layout = layout("FileIo_Info", "FileIoInfoPtr64", (44, 44), "File information set or queried, file deleted or renamed, or control code sent to a file.", &[
    address("IrpPtr", 0, 8, "PVOID", "IRP pointer, also present in FileIo_OpEnd.").same_as("Irp").means(Meaning::Irp),
    address("TTID", 8, 8, "ULONG_PTR", "ID of the requesting thread. Only this version has it as wide as a pointer.").same_as("IssuingThreadId").means(Meaning::ThreadId),
    address("FileObject", 16, 8, "PVOID", "Pointer to the opened file object, the same from creation to close.").means(Meaning::FileObject),
    address("FileKey", 24, 8, "PVOID", "File key, the address that the file name events contain.").means(Meaning::FileKey),
    address("ExtraInfo", 32, 8, "ULONG_PTR", "Depending on the class, the disposition or the new size of the file.").same_as("ExtraInformation"),
    unsigned("InfoClass", 40, 4, "ULONG", "A value of the documented FILE_INFORMATION_CLASS, or the control code.").means(Meaning::Enumeration),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
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
    owned FileIoInfoPtr32 / FileIoInfoPtr32View: lone [24] "FileIo_Info" Table::form(&LAYOUT_0), LAYOUT_0;
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
    owned FileIoInfoPtr64 / FileIoInfoPtr64View: lone [44] "FileIo_Info" Table::form(&LAYOUT_1), LAYOUT_1;
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

/// Alias of [`FileIoInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoInfoPtr32` or `FileIoInfoPtr64`"]
pub type FileIoInfo = FileIoInfoPtr64;
/// Alias of [`FileIoInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoInfoPtr32View` or `FileIoInfoPtr64View`"]
pub type FileIoInfoView<'a> = FileIoInfoPtr64View<'a>;
