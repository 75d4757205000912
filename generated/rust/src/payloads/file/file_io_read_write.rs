// Generated from spec/structs/FileIo_ReadWrite.toml by `cargo spec generate`. Do not edit: edit that file.

//! File read or write.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("FileIo_ReadWrite", "FileIoReadWritePtr32", (32, 32), "File read or write.", &[
    unsigned("Offset", 0, 8, "ULONGLONG", "Offset from the beginning of the file.").in_units("bytes").means(Meaning::Bytes),
    address("IrpPtr", 8, 4, "PVOID", "IRP pointer, also present in FileIo_OpEnd.").same_as("Irp").means(Meaning::Irp),
    address("TTID", 12, 4, "ULONG_PTR", "ID of the requesting thread. Only this version has it as wide as a pointer.").same_as("IssuingThreadId").means(Meaning::ThreadId),
    address("FileObject", 16, 4, "PVOID", "Pointer to the opened file object, the same from creation to close.").means(Meaning::FileObject),
    address("FileKey", 20, 4, "PVOID", "File key, the address that the file name events contain.").means(Meaning::FileKey),
    unsigned("IoSize", 24, 4, "ULONG", "").same_as("Size").in_units("bytes").means(Meaning::Bytes),
    unsigned("IoFlags", 28, 4, "ULONG", "The documented IRP_ flags.").same_as("Flags").means(Meaning::Flags),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
pub(crate) static LAYOUT_1: Layout = layout("FileIo_ReadWrite", "FileIoReadWritePtr64", (48, 48), "File read or write.", &[
    unsigned("Offset", 0, 8, "ULONGLONG", "Offset from the beginning of the file.").in_units("bytes").means(Meaning::Bytes),
    address("IrpPtr", 8, 8, "PVOID", "IRP pointer, also present in FileIo_OpEnd.").same_as("Irp").means(Meaning::Irp),
    address("TTID", 16, 8, "ULONG_PTR", "ID of the requesting thread. Only this version has it as wide as a pointer.").same_as("IssuingThreadId").means(Meaning::ThreadId),
    address("FileObject", 24, 8, "PVOID", "Pointer to the opened file object, the same from creation to close.").means(Meaning::FileObject),
    address("FileKey", 32, 8, "PVOID", "File key, the address that the file name events contain.").means(Meaning::FileKey),
    unsigned("IoSize", 40, 4, "ULONG", "").same_as("Size").in_units("bytes").means(Meaning::Bytes),
    unsigned("IoFlags", 44, 4, "ULONG", "The documented IRP_ flags.").same_as("Flags").means(Meaning::Flags),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
fixed! {
    /// File read or write.
    ///
    /// In C: `FileIo_ReadWrite`, 0x20 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Later versions have the thread ID after the pointers, in 32 bits: see PERFINFO_FILE_READ_WRITE.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "FileIo_ReadWrite")]
    owned FileIoReadWritePtr32 / FileIoReadWritePtr32View: lone [32] "FileIo_ReadWrite" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Offset from the beginning of the file. `ULONGLONG Offset` at 0x00. Unit: bytes.
        offset set_offset: u64 = 0;
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x08.
        irp_ptr set_irp_ptr: u32 = 8;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x0C.
        ttid set_ttid: u32 = 12;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x10.
        file_object set_file_object: u32 = 16;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x14.
        file_key set_file_key: u32 = 20;
        /// `ULONG IoSize` at 0x18. Unit: bytes.
        io_size set_io_size: u32 = 24;
        /// The documented IRP_ flags. `ULONG IoFlags` at 0x1C.
        io_flags set_io_flags: u32 = 28;
    }
    bits {
    }
}

fixed! {
    /// File read or write.
    ///
    /// In C: `FileIo_ReadWrite`, 0x30 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Later versions have the thread ID after the pointers, in 32 bits: see PERFINFO_FILE_READ_WRITE.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "FileIo_ReadWrite")]
    owned FileIoReadWritePtr64 / FileIoReadWritePtr64View: lone [48] "FileIo_ReadWrite" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Offset from the beginning of the file. `ULONGLONG Offset` at 0x00. Unit: bytes.
        offset set_offset: u64 = 0;
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x08.
        irp_ptr set_irp_ptr: u64 = 8;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x10.
        ttid set_ttid: u64 = 16;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x18.
        file_object set_file_object: u64 = 24;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x20.
        file_key set_file_key: u64 = 32;
        /// `ULONG IoSize` at 0x28. Unit: bytes.
        io_size set_io_size: u32 = 40;
        /// The documented IRP_ flags. `ULONG IoFlags` at 0x2C.
        io_flags set_io_flags: u32 = 44;
    }
    bits {
    }
}

/// Alias of [`FileIoReadWritePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoReadWritePtr32` or `FileIoReadWritePtr64`"]
pub type FileIoReadWrite = FileIoReadWritePtr64;
/// Alias of [`FileIoReadWritePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoReadWritePtr32View` or `FileIoReadWritePtr64View`"]
pub type FileIoReadWriteView<'a> = FileIoReadWritePtr64View<'a>;
