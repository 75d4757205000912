// Generated from spec/structs/ETW_DISKIO_FLUSH_BUFFERS_V3.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk cache flushed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_DISKIO_FLUSH_BUFFERS_V3", "EtwDiskioFlushBuffersV3Ptr32", (24, 24), "Disk cache flushed.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "").means(Meaning::DiskNumber),
    unsigned("IrpFlags", 4, 4, "ULONG", "IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags),
    unsigned("HighResResponseTime", 8, 8, "ULONGLONG", "Duration, from the start of the request to its completion.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    address("IrpAddress", 16, 4, "PVOID", "IRP pointer.").same_as("Irp").means(Meaning::Irp),
    unsigned("IssuingThreadId", 20, 4, "ULONG", "ID of the thread that issued the request.").means(Meaning::ThreadId),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["WMI_DISKIO_FLUSH_BUFFERS"])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_DISKIO_FLUSH_BUFFERS_V3", "EtwDiskioFlushBuffersV3Ptr64", (32, 28), "Disk cache flushed.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "").means(Meaning::DiskNumber),
    unsigned("IrpFlags", 4, 4, "ULONG", "IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags),
    unsigned("HighResResponseTime", 8, 8, "ULONGLONG", "Duration, from the start of the request to its completion.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    address("IrpAddress", 16, 8, "PVOID", "IRP pointer.").same_as("Irp").means(Meaning::Irp),
    unsigned("IssuingThreadId", 24, 4, "ULONG", "ID of the thread that issued the request.").means(Meaning::ThreadId),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["WMI_DISKIO_FLUSH_BUFFERS"])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
fixed! {
    /// Disk cache flushed.
    ///
    /// In C: `ETW_DISKIO_FLUSH_BUFFERS_V3`, 0x18 bytes. Releases unknown (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V3")]
    #[doc(alias = "WMI_DISKIO_FLUSH_BUFFERS")]
    owned EtwDiskioFlushBuffersV3Ptr32 / EtwDiskioFlushBuffersV3Ptr32View: lone [24] "ETW_DISKIO_FLUSH_BUFFERS_V3" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// Duration, from the start of the request to its completion. `ULONGLONG HighResResponseTime` at 0x08. Unit: performance counter ticks.
        high_res_response_time set_high_res_response_time: u64 = 8;
        /// IRP pointer. `PVOID IrpAddress` at 0x10.
        irp_address set_irp_address: u32 = 16;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x14.
        issuing_thread_id set_issuing_thread_id: u32 = 20;
    }
    bits {
    }
}

fixed! {
    /// Disk cache flushed.
    ///
    /// In C: `ETW_DISKIO_FLUSH_BUFFERS_V3`, 0x20 bytes with one element of its array, 0x1c without elements. Releases unknown (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V3")]
    #[doc(alias = "WMI_DISKIO_FLUSH_BUFFERS")]
    owned EtwDiskioFlushBuffersV3Ptr64 / EtwDiskioFlushBuffersV3Ptr64View: lone [28] "ETW_DISKIO_FLUSH_BUFFERS_V3" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// Duration, from the start of the request to its completion. `ULONGLONG HighResResponseTime` at 0x08. Unit: performance counter ticks.
        high_res_response_time set_high_res_response_time: u64 = 8;
        /// IRP pointer. `PVOID IrpAddress` at 0x10.
        irp_address set_irp_address: u64 = 16;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x18.
        issuing_thread_id set_issuing_thread_id: u32 = 24;
    }
    bits {
    }
}

/// Alias of [`EtwDiskioFlushBuffersV3Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwDiskioFlushBuffersV3Ptr32` or `EtwDiskioFlushBuffersV3Ptr64`"]
pub type EtwDiskioFlushBuffersV3 = EtwDiskioFlushBuffersV3Ptr64;
/// Alias of [`EtwDiskioFlushBuffersV3Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwDiskioFlushBuffersV3Ptr32View` or `EtwDiskioFlushBuffersV3Ptr64View`"]
pub type EtwDiskioFlushBuffersV3View<'a> = EtwDiskioFlushBuffersV3Ptr64View<'a>;
