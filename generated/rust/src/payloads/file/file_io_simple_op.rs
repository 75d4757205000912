// Generated from spec/structs/FileIo_SimpleOp.toml by `cargo spec generate`. Do not edit: edit that file.

//! File cleaned up, closed or flushed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("FileIo_SimpleOp", "FileIoSimpleOpPtr32", (16, 16), "File cleaned up, closed or flushed.", &[
    address("IrpPtr", 0, 4, "PVOID", "IRP pointer, also present in FileIo_OpEnd.").same_as("Irp").means(Meaning::Irp),
    address("TTID", 4, 4, "ULONG_PTR", "ID of the requesting thread. Only this version has it as wide as a pointer.").same_as("IssuingThreadId").means(Meaning::ThreadId),
    address("FileObject", 8, 4, "PVOID", "Pointer to the opened file object, the same from creation to close.").means(Meaning::FileObject),
    address("FileKey", 12, 4, "PVOID", "File key, the address that the file name events contain.").means(Meaning::FileKey),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
pub(crate) static LAYOUT_1: Layout = layout("FileIo_SimpleOp", "FileIoSimpleOpPtr64", (32, 32), "File cleaned up, closed or flushed.", &[
    address("IrpPtr", 0, 8, "PVOID", "IRP pointer, also present in FileIo_OpEnd.").same_as("Irp").means(Meaning::Irp),
    address("TTID", 8, 8, "ULONG_PTR", "ID of the requesting thread. Only this version has it as wide as a pointer.").same_as("IssuingThreadId").means(Meaning::ThreadId),
    address("FileObject", 16, 8, "PVOID", "Pointer to the opened file object, the same from creation to close.").means(Meaning::FileObject),
    address("FileKey", 24, 8, "PVOID", "File key, the address that the file name events contain.").means(Meaning::FileKey),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
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
    owned FileIoSimpleOpPtr32 / FileIoSimpleOpPtr32View: lone [16] "FileIo_SimpleOp" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x00.
        irp_ptr set_irp_ptr: u32 = 0;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x04.
        ttid set_ttid: u32 = 4;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x08.
        file_object set_file_object: u32 = 8;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x0C.
        file_key set_file_key: u32 = 12;
    }
    bits {
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
    owned FileIoSimpleOpPtr64 / FileIoSimpleOpPtr64View: lone [32] "FileIo_SimpleOp" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// IRP pointer, also present in FileIo_OpEnd. `PVOID IrpPtr` at 0x00.
        irp_ptr set_irp_ptr: u64 = 0;
        /// ID of the requesting thread. Only this version has it as wide as a pointer. `ULONG_PTR TTID` at 0x08.
        ttid set_ttid: u64 = 8;
        /// Pointer to the opened file object, the same from creation to close. `PVOID FileObject` at 0x10.
        file_object set_file_object: u64 = 16;
        /// File key, the address that the file name events contain. `PVOID FileKey` at 0x18.
        file_key set_file_key: u64 = 24;
    }
    bits {
    }
}

/// Alias of [`FileIoSimpleOpPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoSimpleOpPtr32` or `FileIoSimpleOpPtr64`"]
pub type FileIoSimpleOp = FileIoSimpleOpPtr64;
/// Alias of [`FileIoSimpleOpPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `FileIoSimpleOpPtr32View` or `FileIoSimpleOpPtr64View`"]
pub type FileIoSimpleOpView<'a> = FileIoSimpleOpPtr64View<'a>;
