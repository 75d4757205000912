// Generated from spec/structs/PERFINFO_FILE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! File information queried or set.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILE_INFORMATION", "PerfinfoFileInformationPtr32", (24, 24), "File information queried or set.", &[
    address("Irp", 0, 4, "ULONG_PTR", "IRP pointer, which identifies the matching end event.").means(Meaning::Irp),
    address("FileObject", 4, 4, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    address("FileKey", 8, 4, "ULONG_PTR", "File key, by which the file system identifies the file. The same for all file objects of the file.").means(Meaning::FileKey),
    address("ExtraInformation", 12, 4, "ULONG_PTR", "Depends on the information class, for example the new size."),
    unsigned("IssuingThreadId", 16, 4, "ULONG", "ID of the thread that issued the request.").up_to(64).means(Meaning::ThreadId),
    unsigned("InfoClass", 20, 4, "ULONG", "A value of the documented FILE_INFORMATION_CLASS.").means(Meaning::Enumeration),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILE_INFORMATION", "PerfinfoFileInformationPtr64", (40, 40), "File information queried or set.", &[
    address("Irp", 0, 8, "ULONG_PTR", "IRP pointer, which identifies the matching end event.").means(Meaning::Irp),
    address("FileObject", 8, 8, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    address("FileKey", 16, 8, "ULONG_PTR", "File key, by which the file system identifies the file. The same for all file objects of the file.").means(Meaning::FileKey),
    address("ExtraInformation", 24, 8, "ULONG_PTR", "Depends on the information class, for example the new size."),
    unsigned("IssuingThreadId", 32, 4, "ULONG", "ID of the thread that issued the request.").up_to(64).means(Meaning::ThreadId),
    unsigned("InfoClass", 36, 4, "ULONG", "A value of the documented FILE_INFORMATION_CLASS.").means(Meaning::Enumeration),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// File information queried or set.
    ///
    /// In C: `PERFINFO_FILE_INFORMATION`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILE_INFORMATION")]
    owned PerfinfoFileInformationPtr32 / PerfinfoFileInformationPtr32View: lone [24] "PERFINFO_FILE_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp set_irp: u32 = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x04.
        file_object set_file_object: u32 = 4;
        /// File key, by which the file system identifies the file. The same for all file objects of the file. `ULONG_PTR FileKey` at 0x08.
        file_key set_file_key: u32 = 8;
        /// Depends on the information class, for example the new size. `ULONG_PTR ExtraInformation` at 0x0C.
        extra_information set_extra_information: u32 = 12;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x10.
        issuing_thread_id set_issuing_thread_id: u32 = 16;
        /// A value of the documented FILE_INFORMATION_CLASS. `ULONG InfoClass` at 0x14.
        info_class set_info_class: u32 = 20;
    }
    bits {
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
    owned PerfinfoFileInformationPtr64 / PerfinfoFileInformationPtr64View: lone [40] "PERFINFO_FILE_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// IRP pointer, which identifies the matching end event. `ULONG_PTR Irp` at 0x00.
        irp set_irp: u64 = 0;
        /// File object pointer. `ULONG_PTR FileObject` at 0x08.
        file_object set_file_object: u64 = 8;
        /// File key, by which the file system identifies the file. The same for all file objects of the file. `ULONG_PTR FileKey` at 0x10.
        file_key set_file_key: u64 = 16;
        /// Depends on the information class, for example the new size. `ULONG_PTR ExtraInformation` at 0x18.
        extra_information set_extra_information: u64 = 24;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x20.
        issuing_thread_id set_issuing_thread_id: u32 = 32;
        /// A value of the documented FILE_INFORMATION_CLASS. `ULONG InfoClass` at 0x24.
        info_class set_info_class: u32 = 36;
    }
    bits {
    }
}

/// Alias of [`PerfinfoFileInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFileInformationPtr32` or `PerfinfoFileInformationPtr64`"]
pub type PerfinfoFileInformation = PerfinfoFileInformationPtr64;
/// Alias of [`PerfinfoFileInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFileInformationPtr32View` or `PerfinfoFileInformationPtr64View`"]
pub type PerfinfoFileInformationView<'a> = PerfinfoFileInformationPtr64View<'a>;
