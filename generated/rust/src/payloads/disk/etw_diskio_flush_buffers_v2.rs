// Generated from spec/structs/ETW_DISKIO_FLUSH_BUFFERS_V2.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk cache flushed, in the form without the thread.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_DISKIO_FLUSH_BUFFERS_V2", "EtwDiskioFlushBuffersV2Ptr32", (24, 20), "Disk cache flushed, in the form without the thread.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "").means(Meaning::DiskNumber),
    unsigned("IrpFlags", 4, 4, "ULONG", "IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags),
    unsigned("HighResResponseTime", 8, 8, "ULONGLONG", "Duration, from the start of the request to its completion.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    address("IrpAddress", 16, 4, "PVOID", "IRP pointer.").same_as("Irp").means(Meaning::Irp),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_DISKIO_FLUSH_BUFFERS_V2", "EtwDiskioFlushBuffersV2Ptr64", (24, 24), "Disk cache flushed, in the form without the thread.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "").means(Meaning::DiskNumber),
    unsigned("IrpFlags", 4, 4, "ULONG", "IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags),
    unsigned("HighResResponseTime", 8, 8, "ULONGLONG", "Duration, from the start of the request to its completion.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    address("IrpAddress", 16, 8, "PVOID", "IRP pointer.").same_as("Irp").means(Meaning::Irp),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// Disk cache flushed, in the form without the thread.
    ///
    /// In C: `ETW_DISKIO_FLUSH_BUFFERS_V2`, 0x18 bytes with one element of its array, 0x14 without elements. Releases unknown (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V2")]
    owned EtwDiskioFlushBuffersV2Ptr32 / EtwDiskioFlushBuffersV2Ptr32View: lone [20] "ETW_DISKIO_FLUSH_BUFFERS_V2" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// Duration, from the start of the request to its completion. `ULONGLONG HighResResponseTime` at 0x08. Unit: performance counter ticks.
        high_res_response_time set_high_res_response_time: u64 = 8;
        /// IRP pointer. `PVOID IrpAddress` at 0x10.
        irp_address set_irp_address: u32 = 16;
    }
    bits {
    }
}

fixed! {
    /// Disk cache flushed, in the form without the thread.
    ///
    /// In C: `ETW_DISKIO_FLUSH_BUFFERS_V2`, 0x18 bytes. Releases unknown (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V2")]
    owned EtwDiskioFlushBuffersV2Ptr64 / EtwDiskioFlushBuffersV2Ptr64View: lone [24] "ETW_DISKIO_FLUSH_BUFFERS_V2" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// Duration, from the start of the request to its completion. `ULONGLONG HighResResponseTime` at 0x08. Unit: performance counter ticks.
        high_res_response_time set_high_res_response_time: u64 = 8;
        /// IRP pointer. `PVOID IrpAddress` at 0x10.
        irp_address set_irp_address: u64 = 16;
    }
    bits {
    }
}

/// Alias of [`EtwDiskioFlushBuffersV2Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwDiskioFlushBuffersV2Ptr32` or `EtwDiskioFlushBuffersV2Ptr64`"]
pub type EtwDiskioFlushBuffersV2 = EtwDiskioFlushBuffersV2Ptr64;
/// Alias of [`EtwDiskioFlushBuffersV2Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwDiskioFlushBuffersV2Ptr32View` or `EtwDiskioFlushBuffersV2Ptr64View`"]
pub type EtwDiskioFlushBuffersV2View<'a> = EtwDiskioFlushBuffersV2Ptr64View<'a>;
