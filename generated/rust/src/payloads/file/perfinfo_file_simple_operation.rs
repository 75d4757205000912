// Generated from spec/structs/PERFINFO_FILE_SIMPLE_OPERATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! File operation without further parameters: cleanup, close or flush.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILE_SIMPLE_OPERATION", "PerfinfoFileSimpleOperationPtr32")
    .size(16)
    .about("File operation without further parameters: cleanup, close or flush.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Irp").at(0..4).about("IRP pointer, which identifies the matching end event.")
            .means(Meaning::Irp),
        address("ULONG_PTR FileObject").at(4..8).about("File object pointer.").means(Meaning::FileObject),
        address("ULONG_PTR FileKey").at(8..12)
            .about("File key, by which the file system identifies the file. The same for all file objects of the file.")
            .means(Meaning::FileKey),
        unsigned("ULONG IssuingThreadId").at(12..16).about("ID of the thread that issued the request.").up_to(64)
            .means(Meaning::ThreadId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILE_SIMPLE_OPERATION", "PerfinfoFileSimpleOperationPtr64")
    .size(28)
    .about("File operation without further parameters: cleanup, close or flush.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Irp").at(0..8).about("IRP pointer, which identifies the matching end event.")
            .means(Meaning::Irp),
        address("ULONG_PTR FileObject").at(8..16).about("File object pointer.").means(Meaning::FileObject),
        address("ULONG_PTR FileKey").at(16..24)
            .about("File key, by which the file system identifies the file. The same for all file objects of the file.")
            .means(Meaning::FileKey),
        unsigned("ULONG IssuingThreadId").at(24..28).about("ID of the thread that issued the request.").up_to(64)
            .means(Meaning::ThreadId),
    ]);
fixed! {
    /// File operation without further parameters: cleanup, close or flush.
    ///
    /// In C: `PERFINFO_FILE_SIMPLE_OPERATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_SIMPLE_OPERATION")]
    owned PerfinfoFileSimpleOperationPtr32 / PerfinfoFileSimpleOperationPtr32View: lone,
        name = "PERFINFO_FILE_SIMPLE_OPERATION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x04.
        file_object / set_file_object: u32, at = 4;
        /// File key, by which the file system identifies the file. The same for all file objects of the file.
        /// `ULONG_PTR FileKey` at 0x08.
        file_key / set_file_key: u32, at = 8;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x0C.
        issuing_thread_id / set_issuing_thread_id: u32, at = 12;
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
    owned PerfinfoFileSimpleOperationPtr64 / PerfinfoFileSimpleOperationPtr64View: lone,
        name = "PERFINFO_FILE_SIMPLE_OPERATION", size = 28, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x08.
        file_object / set_file_object: u64, at = 8;
        /// File key, by which the file system identifies the file. The same for all file objects of the file.
        /// `ULONG_PTR FileKey` at 0x10.
        file_key / set_file_key: u64, at = 16;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x18.
        issuing_thread_id / set_issuing_thread_id: u32, at = 24;
    }
}

/// Alias of [`PerfinfoFileSimpleOperationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFileSimpleOperationPtr32` or \
        `PerfinfoFileSimpleOperationPtr64`"
]
pub type PerfinfoFileSimpleOperation = PerfinfoFileSimpleOperationPtr64;
/// Alias of [`PerfinfoFileSimpleOperationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFileSimpleOperationPtr32View` or \
        `PerfinfoFileSimpleOperationPtr64View`"
]
pub type PerfinfoFileSimpleOperationView<'a> = PerfinfoFileSimpleOperationPtr64View<'a>;
