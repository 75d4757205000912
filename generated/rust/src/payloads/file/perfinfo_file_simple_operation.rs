// Generated from spec/structs/PERFINFO_FILE_SIMPLE_OPERATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! File operation without further parameters: cleanup, close or flush.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILE_SIMPLE_OPERATION", "PerfinfoFileSimpleOperationPtr32", (16, 16), "File operation without further parameters: cleanup, close or flush.", &[
    address("Irp", 0, 4, "ULONG_PTR", "IRP pointer, which identifies the matching end event.").means(Meaning::Irp),
    address("FileObject", 4, 4, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    address("FileKey", 8, 4, "ULONG_PTR", "File key, by which the file system identifies the file. The same for all file objects of the file.").means(Meaning::FileKey),
    unsigned("IssuingThreadId", 12, 4, "ULONG", "ID of the thread that issued the request.").up_to(64).means(Meaning::ThreadId),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILE_SIMPLE_OPERATION", "PerfinfoFileSimpleOperationPtr64", (28, 28), "File operation without further parameters: cleanup, close or flush.", &[
    address("Irp", 0, 8, "ULONG_PTR", "IRP pointer, which identifies the matching end event.").means(Meaning::Irp),
    address("FileObject", 8, 8, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    address("FileKey", 16, 8, "ULONG_PTR", "File key, by which the file system identifies the file. The same for all file objects of the file.").means(Meaning::FileKey),
    unsigned("IssuingThreadId", 24, 4, "ULONG", "ID of the thread that issued the request.").up_to(64).means(Meaning::ThreadId),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// File operation without further parameters: cleanup, close or flush.
    ///
    /// In C: `PERFINFO_FILE_SIMPLE_OPERATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_SIMPLE_OPERATION")]
    owned PerfinfoFileSimpleOperationPtr32 / PerfinfoFileSimpleOperationPtr32View: lone [16] "PERFINFO_FILE_SIMPLE_OPERATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp set_irp: u32 = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x04.
        file_object set_file_object: u32 = 4;
        /// File key, by which the file system identifies the file. The same for all file objects of the file. `ULONG_PTR FileKey` at 0x08.
        file_key set_file_key: u32 = 8;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x0C.
        issuing_thread_id set_issuing_thread_id: u32 = 12;
    }
    bits {
    }
}

fixed! {
    /// File operation without further parameters: cleanup, close or flush.
    ///
    /// In C: `PERFINFO_FILE_SIMPLE_OPERATION`, 0x1c bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_SIMPLE_OPERATION")]
    owned PerfinfoFileSimpleOperationPtr64 / PerfinfoFileSimpleOperationPtr64View: lone [28] "PERFINFO_FILE_SIMPLE_OPERATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp set_irp: u64 = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x08.
        file_object set_file_object: u64 = 8;
        /// File key, by which the file system identifies the file. The same for all file objects of the file. `ULONG_PTR FileKey` at 0x10.
        file_key set_file_key: u64 = 16;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x18.
        issuing_thread_id set_issuing_thread_id: u32 = 24;
    }
    bits {
    }
}

/// Alias of [`PerfinfoFileSimpleOperationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFileSimpleOperationPtr32` or `PerfinfoFileSimpleOperationPtr64`"]
pub type PerfinfoFileSimpleOperation = PerfinfoFileSimpleOperationPtr64;
/// Alias of [`PerfinfoFileSimpleOperationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFileSimpleOperationPtr32View` or `PerfinfoFileSimpleOperationPtr64View`"]
pub type PerfinfoFileSimpleOperationView<'a> = PerfinfoFileSimpleOperationPtr64View<'a>;
