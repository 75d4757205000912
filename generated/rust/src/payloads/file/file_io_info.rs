// Generated from spec/structs/FileIo_Info.toml by `cargo spec generate`. Do not edit: edit that file.

//! File information set or queried, file deleted or renamed, or control code sent to a file.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("FileIo_Info", "FileIoInfoPtr32")
    .size(24)
    .about("File information set or queried, file deleted or renamed, or control code sent to a file.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID IrpPtr").at(0..4).about("IRP pointer, also present in FileIo_OpEnd.").means(Meaning::Irp)
            .with(&[More::SameAs("Irp")]),
        address("ULONG_PTR TTID").at(4..8)
            .about("ID of the requesting thread. Only this version has it as wide as a pointer.")
            .means(Meaning::ThreadId).with(&[More::SameAs("IssuingThreadId")]),
        address("PVOID FileObject").at(8..12)
            .about("Pointer to the opened file object, the same from creation to close.").means(Meaning::FileObject),
        address("PVOID FileKey").at(12..16).about("File key, the address that the file name events contain.")
            .means(Meaning::FileKey),
        address("ULONG_PTR ExtraInfo").at(16..20)
            .about("Depending on the class, the disposition or the new size of the file.")
            .with(&[More::SameAs("ExtraInformation")]),
        unsigned("ULONG InfoClass").at(20..24)
            .about("A value of the documented FILE_INFORMATION_CLASS, or the control code.")
            .means(Meaning::Enumeration),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("FileIo_Info", "FileIoInfoPtr64")
    .size(44)
    .about("File information set or queried, file deleted or renamed, or control code sent to a file.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID IrpPtr").at(0..8).about("IRP pointer, also present in FileIo_OpEnd.").means(Meaning::Irp)
            .with(&[More::SameAs("Irp")]),
        address("ULONG_PTR TTID").at(8..16)
            .about("ID of the requesting thread. Only this version has it as wide as a pointer.")
            .means(Meaning::ThreadId).with(&[More::SameAs("IssuingThreadId")]),
        address("PVOID FileObject").at(16..24)
            .about("Pointer to the opened file object, the same from creation to close.").means(Meaning::FileObject),
        address("PVOID FileKey").at(24..32).about("File key, the address that the file name events contain.")
            .means(Meaning::FileKey),
        address("ULONG_PTR ExtraInfo").at(32..40)
            .about("Depending on the class, the disposition or the new size of the file.")
            .with(&[More::SameAs("ExtraInformation")]),
        unsigned("ULONG InfoClass").at(40..44)
            .about("A value of the documented FILE_INFORMATION_CLASS, or the control code.")
            .means(Meaning::Enumeration),
    ]);
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
    owned FileIoInfoPtr32 / FileIoInfoPtr32View: lone,
        name = "FileIo_Info", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x00.
        irp_ptr / set_irp_ptr: u32, at = 0;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x04.
        ttid / set_ttid: u32, at = 4;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x08.
        file_object / set_file_object: u32, at = 8;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x0C.
        file_key / set_file_key: u32, at = 12;
        /// Depending on the class, the disposition or the new size of the file. `ULONG_PTR ExtraInfo` at 0x10.
        extra_info / set_extra_info: u32, at = 16;
        /// A value of the documented FILE_INFORMATION_CLASS, or the control code. `ULONG InfoClass` at 0x14.
        info_class / set_info_class: u32, at = 20;
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
    owned FileIoInfoPtr64 / FileIoInfoPtr64View: lone,
        name = "FileIo_Info", size = 44, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x00.
        irp_ptr / set_irp_ptr: u64, at = 0;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x08.
        ttid / set_ttid: u64, at = 8;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x10.
        file_object / set_file_object: u64, at = 16;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x18.
        file_key / set_file_key: u64, at = 24;
        /// Depending on the class, the disposition or the new size of the file. `ULONG_PTR ExtraInfo` at 0x20.
        extra_info / set_extra_info: u64, at = 32;
        /// A value of the documented FILE_INFORMATION_CLASS, or the control code. `ULONG InfoClass` at 0x28.
        info_class / set_info_class: u32, at = 40;
    }
}

/// Alias of [`FileIoInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoInfoPtr32` or `FileIoInfoPtr64`"]
pub type FileIoInfo = FileIoInfoPtr64;
/// Alias of [`FileIoInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoInfoPtr32View` or `FileIoInfoPtr64View`"]
pub type FileIoInfoView<'a> = FileIoInfoPtr64View<'a>;
