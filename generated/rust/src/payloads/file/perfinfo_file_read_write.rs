// Generated from spec/structs/PERFINFO_FILE_READ_WRITE.toml by `cargo spec generate`. Do not edit: edit that file.

//! File read or write.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILE_READ_WRITE", "PerfinfoFileReadWritePtr32")
    .size(36)
    .about("File read or write.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG Offset").at(0..8).about("Offset in the file.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("ULONG_PTR Irp").at(8..12).about("IRP pointer, which identifies the matching end event.")
            .means(Meaning::Irp),
        address("ULONG_PTR FileObject").at(12..16).about("File object pointer.").means(Meaning::FileObject),
        address("ULONG_PTR FileKey").at(16..20)
            .about("File key, by which the file system identifies the file. The same for all file objects of the file.")
            .means(Meaning::FileKey),
        unsigned("ULONG IssuingThreadId").at(20..24).about("ID of the thread that issued the request.").up_to(64)
            .means(Meaning::ThreadId),
        unsigned("ULONG Size").at(24..28).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Flags").at(28..32).about("IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags)
            .with(&[More::Values(crate::common::IrpFlags::VALUES)]),
        unsigned("ULONG ExtraFlags").at(32..36).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::file::PerfinfoFileReadWriteFlag::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILE_READ_WRITE", "PerfinfoFileReadWritePtr64")
    .size(48)
    .about("File read or write.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG Offset").at(0..8).about("Offset in the file.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("ULONG_PTR Irp").at(8..16).about("IRP pointer, which identifies the matching end event.")
            .means(Meaning::Irp),
        address("ULONG_PTR FileObject").at(16..24).about("File object pointer.").means(Meaning::FileObject),
        address("ULONG_PTR FileKey").at(24..32)
            .about("File key, by which the file system identifies the file. The same for all file objects of the file.")
            .means(Meaning::FileKey),
        unsigned("ULONG IssuingThreadId").at(32..36).about("ID of the thread that issued the request.").up_to(64)
            .means(Meaning::ThreadId),
        unsigned("ULONG Size").at(36..40).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Flags").at(40..44).about("IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags)
            .with(&[More::Values(crate::common::IrpFlags::VALUES)]),
        unsigned("ULONG ExtraFlags").at(44..48).means(Meaning::Flags)
            .with(&[More::Values(crate::payloads::file::PerfinfoFileReadWriteFlag::VALUES)]),
    ]);
fixed! {
    /// File read or write.
    ///
    /// In C: `PERFINFO_FILE_READ_WRITE`, 0x24 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_READ_WRITE")]
    owned PerfinfoFileReadWritePtr32 / PerfinfoFileReadWritePtr32View: lone,
        name = "PERFINFO_FILE_READ_WRITE", size = 36, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Offset in the file. `ULONGLONG Offset` at 0x00. Unit: bytes.
        offset / set_offset: u64, at = 0;
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x08.
        irp / set_irp: u32, at = 8;
        /// File object pointer. `ULONG_PTR FileObject` at 0x0C.
        file_object / set_file_object: u32, at = 12;
        /// File key, by which the file system identifies the file. The same for all file objects of the file.
        /// `ULONG_PTR FileKey` at 0x10.
        file_key / set_file_key: u32, at = 16;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x14.
        issuing_thread_id / set_issuing_thread_id: u32, at = 20;
        /// `ULONG Size` at 0x18. Unit: bytes.
        size / set_size: u32, at = 24;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG Flags` at 0x1C.
        flags / set_flags: crate::common::IrpFlags, at = 28;
        /// `ULONG ExtraFlags` at 0x20.
        extra_flags / set_extra_flags: crate::payloads::file::PerfinfoFileReadWriteFlag, at = 32;
    }
}

fixed! {
    /// File read or write.
    ///
    /// In C: `PERFINFO_FILE_READ_WRITE`, 0x30 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_READ_WRITE")]
    owned PerfinfoFileReadWritePtr64 / PerfinfoFileReadWritePtr64View: lone,
        name = "PERFINFO_FILE_READ_WRITE", size = 48, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Offset in the file. `ULONGLONG Offset` at 0x00. Unit: bytes.
        offset / set_offset: u64, at = 0;
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x08.
        irp / set_irp: u64, at = 8;
        /// File object pointer. `ULONG_PTR FileObject` at 0x10.
        file_object / set_file_object: u64, at = 16;
        /// File key, by which the file system identifies the file. The same for all file objects of the file.
        /// `ULONG_PTR FileKey` at 0x18.
        file_key / set_file_key: u64, at = 24;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x20.
        issuing_thread_id / set_issuing_thread_id: u32, at = 32;
        /// `ULONG Size` at 0x24. Unit: bytes.
        size / set_size: u32, at = 36;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG Flags` at 0x28.
        flags / set_flags: crate::common::IrpFlags, at = 40;
        /// `ULONG ExtraFlags` at 0x2C.
        extra_flags / set_extra_flags: crate::payloads::file::PerfinfoFileReadWriteFlag, at = 44;
    }
}

/// Alias of [`PerfinfoFileReadWritePtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFileReadWritePtr32` or `PerfinfoFileReadWritePtr64`"
]
pub type PerfinfoFileReadWrite = PerfinfoFileReadWritePtr64;
/// Alias of [`PerfinfoFileReadWritePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFileReadWritePtr32View` or `PerfinfoFileReadWritePtr64View`"
]
pub type PerfinfoFileReadWriteView<'a> = PerfinfoFileReadWritePtr64View<'a>;
