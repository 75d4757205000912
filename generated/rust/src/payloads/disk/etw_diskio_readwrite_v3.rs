// Generated from spec/structs/ETW_DISKIO_READWRITE_V3.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk read or write.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_DISKIO_READWRITE_V3", "EtwDiskioReadwriteV3Ptr32", (48, 44), "Disk read or write.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "").means(Meaning::DiskNumber),
    unsigned("IrpFlags", 4, 4, "ULONG", "IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags),
    unsigned("Size", 8, 4, "ULONG", "Size of the data read or written.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ResponseTime", 12, 4, "ULONG", "Duration, which may overflow. Documented up to Windows 7, and as reserved since then. In 2389 real events of Windows 8 it is 0, and 1 in six of them.").in_units("CPU ticks").means(Meaning::Number),
    unsigned("ByteOffset", 16, 8, "ULONGLONG", "Offset on the disk.").in_units("bytes").means(Meaning::Bytes),
    address("FileObject", 24, 4, "PVOID", "File object pointer.").means(Meaning::FileKey),
    address("IrpAddress", 28, 4, "PVOID", "IRP pointer.").same_as("Irp").means(Meaning::Irp),
    unsigned("HighResResponseTime", 32, 8, "ULONGLONG", "Duration, from the start of the request to its completion.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    unsigned("IssuingThreadId", 40, 4, "ULONG", "ID of the thread that issued the request.").means(Meaning::ThreadId),
])
    .in_releases("observed in 6.2+ (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["WMI_DISKIO_READWRITE"])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_HOOKID, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_DISKIO_READWRITE_V3", "EtwDiskioReadwriteV3Ptr64", (56, 52), "Disk read or write.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "").means(Meaning::DiskNumber),
    unsigned("IrpFlags", 4, 4, "ULONG", "IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags),
    unsigned("Size", 8, 4, "ULONG", "Size of the data read or written.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ResponseTime", 12, 4, "ULONG", "Duration, which may overflow. Documented up to Windows 7, and as reserved since then. In 2389 real events of Windows 8 it is 0, and 1 in six of them.").in_units("CPU ticks").means(Meaning::Number),
    unsigned("ByteOffset", 16, 8, "ULONGLONG", "Offset on the disk.").in_units("bytes").means(Meaning::Bytes),
    address("FileObject", 24, 8, "PVOID", "File object pointer.").means(Meaning::FileKey),
    address("IrpAddress", 32, 8, "PVOID", "IRP pointer.").same_as("Irp").means(Meaning::Irp),
    unsigned("HighResResponseTime", 40, 8, "ULONGLONG", "Duration, from the start of the request to its completion.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    unsigned("IssuingThreadId", 48, 4, "ULONG", "ID of the thread that issued the request.").means(Meaning::ThreadId),
])
    .in_releases("observed in 6.2+ (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["WMI_DISKIO_READWRITE"])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_HOOKID, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
fixed! {
    /// Disk read or write.
    ///
    /// In C: `ETW_DISKIO_READWRITE_V3`, 0x30 bytes with one element of its array, 0x2c without elements. Observed in 6.2+ (32-bit), assumed unchanged after 2004.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Hook IDs For NT Kernel Logger Events*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ETW_DISKIO_READWRITE_V3")]
    #[doc(alias = "WMI_DISKIO_READWRITE")]
    owned EtwDiskioReadwriteV3Ptr32 / EtwDiskioReadwriteV3Ptr32View: lone [44] "ETW_DISKIO_READWRITE_V3" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// Size of the data read or written. `ULONG Size` at 0x08. Unit: bytes.
        size set_size: u32 = 8;
        /// Duration, which may overflow. Documented up to Windows 7, and as reserved since then. In 2389 real events of Windows 8 it is 0, and 1 in six of them. `ULONG ResponseTime` at 0x0C. Unit: CPU ticks.
        response_time set_response_time: u32 = 12;
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
    /// Disk read or write.
    ///
    /// In C: `ETW_DISKIO_READWRITE_V3`, 0x38 bytes with one element of its array, 0x34 without elements. Observed in 6.2+ (64-bit), assumed unchanged after 2004.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Hook IDs For NT Kernel Logger Events*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ETW_DISKIO_READWRITE_V3")]
    #[doc(alias = "WMI_DISKIO_READWRITE")]
    owned EtwDiskioReadwriteV3Ptr64 / EtwDiskioReadwriteV3Ptr64View: lone [52] "ETW_DISKIO_READWRITE_V3" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// Size of the data read or written. `ULONG Size` at 0x08. Unit: bytes.
        size set_size: u32 = 8;
        /// Duration, which may overflow. Documented up to Windows 7, and as reserved since then. In 2389 real events of Windows 8 it is 0, and 1 in six of them. `ULONG ResponseTime` at 0x0C. Unit: CPU ticks.
        response_time set_response_time: u32 = 12;
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

/// Alias of [`EtwDiskioReadwriteV3Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwDiskioReadwriteV3Ptr32` or `EtwDiskioReadwriteV3Ptr64`"]
pub type EtwDiskioReadwriteV3 = EtwDiskioReadwriteV3Ptr64;
/// Alias of [`EtwDiskioReadwriteV3Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwDiskioReadwriteV3Ptr32View` or `EtwDiskioReadwriteV3Ptr64View`"]
pub type EtwDiskioReadwriteV3View<'a> = EtwDiskioReadwriteV3Ptr64View<'a>;
