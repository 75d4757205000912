// Generated from spec/structs/FileIo_ReadWrite.toml by `cargo spec generate`. Do not edit: edit that file.

//! File read or write.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("FileIo_ReadWrite", "FileIoReadWritePtr32")
    .size(32)
    .about("File read or write.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG Offset").at(0..8).about("Offset from the beginning of the file.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("PVOID IrpPtr").at(8..12).about("IRP pointer, also present in FileIo_OpEnd.").means(Meaning::Irp)
            .with(&[More::SameAs("Irp")]),
        address("ULONG_PTR TTID").at(12..16)
            .about("ID of the requesting thread. Only this version has it as wide as a pointer.")
            .means(Meaning::ThreadId).with(&[More::SameAs("IssuingThreadId")]),
        address("PVOID FileObject").at(16..20)
            .about("Pointer to the opened file object, the same from creation to close.").means(Meaning::FileObject),
        address("PVOID FileKey").at(20..24).about("File key, the address that the file name events contain.")
            .means(Meaning::FileKey),
        unsigned("ULONG IoSize").at(24..28).means(Meaning::Bytes).with(&[More::SameAs("Size"), More::Units("bytes")]),
        unsigned("ULONG IoFlags").at(28..32).about("The documented IRP_ flags.").means(Meaning::Flags)
            .with(&[More::SameAs("Flags"), More::Values(crate::common::IrpFlags::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("FileIo_ReadWrite", "FileIoReadWritePtr64")
    .size(48)
    .about("File read or write.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG Offset").at(0..8).about("Offset from the beginning of the file.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("PVOID IrpPtr").at(8..16).about("IRP pointer, also present in FileIo_OpEnd.").means(Meaning::Irp)
            .with(&[More::SameAs("Irp")]),
        address("ULONG_PTR TTID").at(16..24)
            .about("ID of the requesting thread. Only this version has it as wide as a pointer.")
            .means(Meaning::ThreadId).with(&[More::SameAs("IssuingThreadId")]),
        address("PVOID FileObject").at(24..32)
            .about("Pointer to the opened file object, the same from creation to close.").means(Meaning::FileObject),
        address("PVOID FileKey").at(32..40).about("File key, the address that the file name events contain.")
            .means(Meaning::FileKey),
        unsigned("ULONG IoSize").at(40..44).means(Meaning::Bytes).with(&[More::SameAs("Size"), More::Units("bytes")]),
        unsigned("ULONG IoFlags").at(44..48).about("The documented IRP_ flags.").means(Meaning::Flags)
            .with(&[More::SameAs("Flags"), More::Values(crate::common::IrpFlags::VALUES)]),
    ]);
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
    owned FileIoReadWritePtr32 / FileIoReadWritePtr32View: lone,
        name = "FileIo_ReadWrite", size = 32, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Offset from the beginning of the file. `ULONGLONG Offset` at 0x00. Unit: bytes.
        offset / set_offset: u64, at = 0;
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x08.
        irp_ptr / set_irp_ptr: u32, at = 8;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x0C.
        ttid / set_ttid: u32, at = 12;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x10.
        file_object / set_file_object: u32, at = 16;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x14.
        file_key / set_file_key: u32, at = 20;
        /// `ULONG IoSize` at 0x18. Unit: bytes.
        io_size / set_io_size: u32, at = 24;
        /// The documented IRP_ flags. `ULONG IoFlags` at 0x1C.
        io_flags / set_io_flags: crate::common::IrpFlags, at = 28;
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
    owned FileIoReadWritePtr64 / FileIoReadWritePtr64View: lone,
        name = "FileIo_ReadWrite", size = 48, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Offset from the beginning of the file. `ULONGLONG Offset` at 0x00. Unit: bytes.
        offset / set_offset: u64, at = 0;
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x08.
        irp_ptr / set_irp_ptr: u64, at = 8;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x10.
        ttid / set_ttid: u64, at = 16;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x18.
        file_object / set_file_object: u64, at = 24;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x20.
        file_key / set_file_key: u64, at = 32;
        /// `ULONG IoSize` at 0x28. Unit: bytes.
        io_size / set_io_size: u32, at = 40;
        /// The documented IRP_ flags. `ULONG IoFlags` at 0x2C.
        io_flags / set_io_flags: crate::common::IrpFlags, at = 44;
    }
}

/// Alias of [`FileIoReadWritePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoReadWritePtr32` or `FileIoReadWritePtr64`"]
pub type FileIoReadWrite = FileIoReadWritePtr64;
/// Alias of [`FileIoReadWritePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoReadWritePtr32View` or `FileIoReadWritePtr64View`"]
pub type FileIoReadWriteView<'a> = FileIoReadWritePtr64View<'a>;
