// Generated from spec/structs/FileIo_SimpleOp.toml by `cargo spec generate`. Do not edit: edit that file.

//! File cleaned up, closed or flushed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("FileIo_SimpleOp", "FileIoSimpleOpPtr32")
    .size(16)
    .about("File cleaned up, closed or flushed.")
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
    ]);
pub(crate) static LAYOUT_1: Layout = layout("FileIo_SimpleOp", "FileIoSimpleOpPtr64")
    .size(32)
    .about("File cleaned up, closed or flushed.")
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
    ]);
fixed! {
    /// File cleaned up, closed or flushed.
    ///
    /// In C: `FileIo_SimpleOp`, 0x10 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Later versions have the thread ID after the pointers, in 32 bits: see PERFINFO_FILE_SIMPLE_OPERATION.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "FileIo_SimpleOp")]
    owned FileIoSimpleOpPtr32 / FileIoSimpleOpPtr32View: lone,
        name = "FileIo_SimpleOp", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x00.
        irp_ptr / set_irp_ptr: u32, at = 0;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x04.
        ttid / set_ttid: u32, at = 4;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x08.
        file_object / set_file_object: u32, at = 8;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x0C.
        file_key / set_file_key: u32, at = 12;
    }
}

fixed! {
    /// File cleaned up, closed or flushed.
    ///
    /// In C: `FileIo_SimpleOp`, 0x20 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Later versions have the thread ID after the pointers, in 32 bits: see PERFINFO_FILE_SIMPLE_OPERATION.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "FileIo_SimpleOp")]
    owned FileIoSimpleOpPtr64 / FileIoSimpleOpPtr64View: lone,
        name = "FileIo_SimpleOp", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x00.
        irp_ptr / set_irp_ptr: u64, at = 0;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x08.
        ttid / set_ttid: u64, at = 8;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x10.
        file_object / set_file_object: u64, at = 16;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x18.
        file_key / set_file_key: u64, at = 24;
    }
}

/// Alias of [`FileIoSimpleOpPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoSimpleOpPtr32` or `FileIoSimpleOpPtr64`"]
pub type FileIoSimpleOp = FileIoSimpleOpPtr64;
/// Alias of [`FileIoSimpleOpPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoSimpleOpPtr32View` or `FileIoSimpleOpPtr64View`"]
pub type FileIoSimpleOpView<'a> = FileIoSimpleOpPtr64View<'a>;
