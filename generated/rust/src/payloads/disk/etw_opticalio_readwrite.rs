// Generated from spec/structs/ETW_OPTICALIO_READWRITE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Optical disk read or write.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_OPTICALIO_READWRITE", "EtwOpticalioReadwritePtr32", (48, 44), "Optical disk read or write.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "").means(Meaning::DiskNumber),
    unsigned("IrpFlags", 4, 4, "ULONG", "IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags),
    unsigned("Size", 8, 4, "ULONG", "Size of the data read or written.").in_units("bytes").means(Meaning::Bytes),
    unsigned("Reserved", 12, 4, "ULONG", "").means(Meaning::Reserved),
    unsigned("ByteOffset", 16, 8, "ULONGLONG", "Offset on the disk.").in_units("bytes").means(Meaning::Bytes),
    address("FileObject", 24, 4, "PVOID", "File object pointer."),
    address("IrpAddress", 28, 4, "PVOID", "IRP pointer.").same_as("Irp").means(Meaning::Irp),
    unsigned("HighResResponseTime", 32, 8, "ULONGLONG", "Duration, from the start of the request to its completion.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    unsigned("IssuingThreadId", 40, 4, "ULONG", "ID of the thread that issued the request.").means(Meaning::ThreadId),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_OPTICALIO_READWRITE", "EtwOpticalioReadwritePtr64", (56, 52), "Optical disk read or write.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "").means(Meaning::DiskNumber),
    unsigned("IrpFlags", 4, 4, "ULONG", "IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags),
    unsigned("Size", 8, 4, "ULONG", "Size of the data read or written.").in_units("bytes").means(Meaning::Bytes),
    unsigned("Reserved", 12, 4, "ULONG", "").means(Meaning::Reserved),
    unsigned("ByteOffset", 16, 8, "ULONGLONG", "Offset on the disk.").in_units("bytes").means(Meaning::Bytes),
    address("FileObject", 24, 8, "PVOID", "File object pointer."),
    address("IrpAddress", 32, 8, "PVOID", "IRP pointer.").same_as("Irp").means(Meaning::Irp),
    unsigned("HighResResponseTime", 40, 8, "ULONGLONG", "Duration, from the start of the request to its completion.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    unsigned("IssuingThreadId", 48, 4, "ULONG", "ID of the thread that issued the request.").means(Meaning::ThreadId),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Optical disk read or write.
    ///
    /// In C: `ETW_OPTICALIO_READWRITE`, 0x30 bytes with one element of its array, 0x2c without elements. Releases unknown (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_OPTICALIO_READWRITE")]
    owned EtwOpticalioReadwritePtr32 / EtwOpticalioReadwritePtr32View: lone [44] "ETW_OPTICALIO_READWRITE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// Size of the data read or written. `ULONG Size` at 0x08. Unit: bytes.
        size set_size: u32 = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
        reserved set_reserved: u32 = 12;
        /// Offset on the disk. `ULONGLONG ByteOffset` at 0x10. Unit: bytes.
        byte_offset set_byte_offset: u64 = 16;
        /// File object pointer. `PVOID FileObject` at 0x18.
        file_object set_file_object: u32 = 24;
        /// IRP pointer. `PVOID IrpAddress` at 0x1C.
        irp_address set_irp_address: u32 = 28;
        /// Duration, from the start of the request to its completion. `ULONGLONG HighResResponseTime` at 0x20. Unit: performance counter ticks.
        high_res_response_time set_high_res_response_time: u64 = 32;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x28.
        issuing_thread_id set_issuing_thread_id: u32 = 40;
    }
    bits {
    }
}

fixed! {
    /// Optical disk read or write.
    ///
    /// In C: `ETW_OPTICALIO_READWRITE`, 0x38 bytes with one element of its array, 0x34 without elements. Releases unknown (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_OPTICALIO_READWRITE")]
    owned EtwOpticalioReadwritePtr64 / EtwOpticalioReadwritePtr64View: lone [52] "ETW_OPTICALIO_READWRITE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// Size of the data read or written. `ULONG Size` at 0x08. Unit: bytes.
        size set_size: u32 = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
        reserved set_reserved: u32 = 12;
        /// Offset on the disk. `ULONGLONG ByteOffset` at 0x10. Unit: bytes.
        byte_offset set_byte_offset: u64 = 16;
        /// File object pointer. `PVOID FileObject` at 0x18.
        file_object set_file_object: u64 = 24;
        /// IRP pointer. `PVOID IrpAddress` at 0x20.
        irp_address set_irp_address: u64 = 32;
        /// Duration, from the start of the request to its completion. `ULONGLONG HighResResponseTime` at 0x28. Unit: performance counter ticks.
        high_res_response_time set_high_res_response_time: u64 = 40;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x30.
        issuing_thread_id set_issuing_thread_id: u32 = 48;
    }
    bits {
    }
}

/// Alias of [`EtwOpticalioReadwritePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwOpticalioReadwritePtr32` or `EtwOpticalioReadwritePtr64`"]
pub type EtwOpticalioReadwrite = EtwOpticalioReadwritePtr64;
/// Alias of [`EtwOpticalioReadwritePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwOpticalioReadwritePtr32View` or `EtwOpticalioReadwritePtr64View`"]
pub type EtwOpticalioReadwriteView<'a> = EtwOpticalioReadwritePtr64View<'a>;
