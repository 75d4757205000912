// Generated from spec/structs/PERFINFO_FILE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! File information queried or set.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILE_INFORMATION", "PerfinfoFileInformationPtr32")
    .size(24)
    .about("File information queried or set.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Irp").at(0..4).about("IRP pointer, which identifies the matching end event.")
            .means(Meaning::Irp),
        address("ULONG_PTR FileObject").at(4..8).about("File object pointer.").means(Meaning::FileObject),
        address("ULONG_PTR FileKey").at(8..12)
            .about("File key, by which the file system identifies the file. The same for all file objects of the file.")
            .means(Meaning::FileKey),
        address("ULONG_PTR ExtraInformation").at(12..16)
            .about("Depends on the information class, for example the new size."),
        unsigned("ULONG IssuingThreadId").at(16..20).about("ID of the thread that issued the request.").up_to(64)
            .means(Meaning::ThreadId),
        unsigned("ULONG InfoClass").at(20..24).about("A value of the documented FILE_INFORMATION_CLASS.")
            .means(Meaning::Enumeration),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILE_INFORMATION", "PerfinfoFileInformationPtr64")
    .size(40)
    .about("File information queried or set.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Irp").at(0..8).about("IRP pointer, which identifies the matching end event.")
            .means(Meaning::Irp),
        address("ULONG_PTR FileObject").at(8..16).about("File object pointer.").means(Meaning::FileObject),
        address("ULONG_PTR FileKey").at(16..24)
            .about("File key, by which the file system identifies the file. The same for all file objects of the file.")
            .means(Meaning::FileKey),
        address("ULONG_PTR ExtraInformation").at(24..32)
            .about("Depends on the information class, for example the new size."),
        unsigned("ULONG IssuingThreadId").at(32..36).about("ID of the thread that issued the request.").up_to(64)
            .means(Meaning::ThreadId),
        unsigned("ULONG InfoClass").at(36..40).about("A value of the documented FILE_INFORMATION_CLASS.")
            .means(Meaning::Enumeration),
    ]);
fixed! {
    /// File information queried or set.
    ///
    /// In C: `PERFINFO_FILE_INFORMATION`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_INFORMATION")]
    owned PerfinfoFileInformationPtr32 / PerfinfoFileInformationPtr32View: lone,
        name = "PERFINFO_FILE_INFORMATION", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp / set_irp: u32, at = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x04.
        file_object / set_file_object: u32, at = 4;
        /// File key, by which the file system identifies the file. The same for all file objects of the file.
        /// `ULONG_PTR FileKey` at 0x08.
        file_key / set_file_key: u32, at = 8;
        /// Depends on the information class, for example the new size. `ULONG_PTR ExtraInformation` at 0x0C.
        extra_information / set_extra_information: u32, at = 12;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x10.
        issuing_thread_id / set_issuing_thread_id: u32, at = 16;
        /// A value of the documented FILE_INFORMATION_CLASS. `ULONG InfoClass` at 0x14.
        info_class / set_info_class: u32, at = 20;
    }
}

fixed! {
    /// File information queried or set.
    ///
    /// In C: `PERFINFO_FILE_INFORMATION`, 0x28 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_INFORMATION")]
    owned PerfinfoFileInformationPtr64 / PerfinfoFileInformationPtr64View: lone,
        name = "PERFINFO_FILE_INFORMATION", size = 40, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp / set_irp: u64, at = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x08.
        file_object / set_file_object: u64, at = 8;
        /// File key, by which the file system identifies the file. The same for all file objects of the file.
        /// `ULONG_PTR FileKey` at 0x10.
        file_key / set_file_key: u64, at = 16;
        /// Depends on the information class, for example the new size. `ULONG_PTR ExtraInformation` at 0x18.
        extra_information / set_extra_information: u64, at = 24;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x20.
        issuing_thread_id / set_issuing_thread_id: u32, at = 32;
        /// A value of the documented FILE_INFORMATION_CLASS. `ULONG InfoClass` at 0x24.
        info_class / set_info_class: u32, at = 36;
    }
}

/// Alias of [`PerfinfoFileInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFileInformationPtr32` or `PerfinfoFileInformationPtr64`"
]
pub type PerfinfoFileInformation = PerfinfoFileInformationPtr64;
/// Alias of [`PerfinfoFileInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFileInformationPtr32View` or \
        `PerfinfoFileInformationPtr64View`"
]
pub type PerfinfoFileInformationView<'a> = PerfinfoFileInformationPtr64View<'a>;
