// Generated from spec/structs/PERFINFO_FILE_READ_WRITE.toml by `cargo spec generate`. Do not edit: edit that file.

//! File read or write.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILE_READ_WRITE", "PerfinfoFileReadWritePtr32", (36, 36), "File read or write.", &[
    unsigned("Offset", 0, 8, "ULONGLONG", "Offset in the file.").in_units("bytes").means(Meaning::Bytes),
    address("Irp", 8, 4, "ULONG_PTR", "IRP pointer, which identifies the matching end event.").means(Meaning::Irp),
    address("FileObject", 12, 4, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    address("FileKey", 16, 4, "ULONG_PTR", "File key, by which the file system identifies the file. The same for all file objects of the file.").means(Meaning::FileKey),
    unsigned("IssuingThreadId", 20, 4, "ULONG", "ID of the thread that issued the request.").up_to(64).means(Meaning::ThreadId),
    unsigned("Size", 24, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("Flags", 28, 4, "ULONG", "IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags),
    unsigned("ExtraFlags", 32, 4, "ULONG", "").of(crate::payloads::file::PerfinfoFileReadWriteFlag::VALUES).means(Meaning::Flags),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILE_READ_WRITE", "PerfinfoFileReadWritePtr64", (48, 48), "File read or write.", &[
    unsigned("Offset", 0, 8, "ULONGLONG", "Offset in the file.").in_units("bytes").means(Meaning::Bytes),
    address("Irp", 8, 8, "ULONG_PTR", "IRP pointer, which identifies the matching end event.").means(Meaning::Irp),
    address("FileObject", 16, 8, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    address("FileKey", 24, 8, "ULONG_PTR", "File key, by which the file system identifies the file. The same for all file objects of the file.").means(Meaning::FileKey),
    unsigned("IssuingThreadId", 32, 4, "ULONG", "ID of the thread that issued the request.").up_to(64).means(Meaning::ThreadId),
    unsigned("Size", 36, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("Flags", 40, 4, "ULONG", "IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags),
    unsigned("ExtraFlags", 44, 4, "ULONG", "").of(crate::payloads::file::PerfinfoFileReadWriteFlag::VALUES).means(Meaning::Flags),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// File read or write.
    ///
    /// In C: `PERFINFO_FILE_READ_WRITE`, 0x24 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_READ_WRITE")]
    owned PerfinfoFileReadWritePtr32 / PerfinfoFileReadWritePtr32View: lone [36] "PERFINFO_FILE_READ_WRITE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Offset in the file. `ULONGLONG Offset` at 0x00. Unit: bytes.
        offset set_offset: u64 = 0;
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x08.
        irp set_irp: u32 = 8;
        /// File object pointer. `ULONG_PTR FileObject` at 0x0C.
        file_object set_file_object: u32 = 12;
        /// File key, by which the file system identifies the file. The same for all file objects of the file. `ULONG_PTR FileKey` at 0x10.
        file_key set_file_key: u32 = 16;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x14.
        issuing_thread_id set_issuing_thread_id: u32 = 20;
        /// `ULONG Size` at 0x18. Unit: bytes.
        size set_size: u32 = 24;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG Flags` at 0x1C.
        flags set_flags: u32 = 28;
        /// `ULONG ExtraFlags` at 0x20.
        extra_flags set_extra_flags: crate::payloads::file::PerfinfoFileReadWriteFlag = 32;
    }
    bits {
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
    owned PerfinfoFileReadWritePtr64 / PerfinfoFileReadWritePtr64View: lone [48] "PERFINFO_FILE_READ_WRITE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Offset in the file. `ULONGLONG Offset` at 0x00. Unit: bytes.
        offset set_offset: u64 = 0;
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x08.
        irp set_irp: u64 = 8;
        /// File object pointer. `ULONG_PTR FileObject` at 0x10.
        file_object set_file_object: u64 = 16;
        /// File key, by which the file system identifies the file. The same for all file objects of the file. `ULONG_PTR FileKey` at 0x18.
        file_key set_file_key: u64 = 24;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x20.
        issuing_thread_id set_issuing_thread_id: u32 = 32;
        /// `ULONG Size` at 0x24. Unit: bytes.
        size set_size: u32 = 36;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG Flags` at 0x28.
        flags set_flags: u32 = 40;
        /// `ULONG ExtraFlags` at 0x2C.
        extra_flags set_extra_flags: crate::payloads::file::PerfinfoFileReadWriteFlag = 44;
    }
    bits {
    }
}

/// Alias of [`PerfinfoFileReadWritePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFileReadWritePtr32` or `PerfinfoFileReadWritePtr64`"]
pub type PerfinfoFileReadWrite = PerfinfoFileReadWritePtr64;
/// Alias of [`PerfinfoFileReadWritePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFileReadWritePtr32View` or `PerfinfoFileReadWritePtr64View`"]
pub type PerfinfoFileReadWriteView<'a> = PerfinfoFileReadWritePtr64View<'a>;
