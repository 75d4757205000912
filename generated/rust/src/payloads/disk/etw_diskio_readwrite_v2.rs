// Generated from spec/structs/ETW_DISKIO_READWRITE_V2.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk read or write, in the form without the thread.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_DISKIO_READWRITE_V2", "EtwDiskioReadwriteV2Ptr32", (40, 40), "Disk read or write, in the form without the thread.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "").means(Meaning::DiskNumber),
    unsigned("IrpFlags", 4, 4, "ULONG", "IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags),
    unsigned("Size", 8, 4, "ULONG", "Size of the data read or written.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ResponseTime", 12, 4, "ULONG", "Duration, which may overflow. Documented up to Windows 7, and as reserved since then. The documentation of Windows 7 names it QueueDepth.").in_units("CPU ticks").means(Meaning::Number),
    unsigned("ByteOffset", 16, 8, "ULONGLONG", "Offset on the disk.").in_units("bytes").means(Meaning::Bytes),
    address("FileObject", 24, 4, "PVOID", "File object pointer.").means(Meaning::FileKey),
    address("IrpAddress", 28, 4, "PVOID", "IRP pointer.").same_as("Irp").means(Meaning::Irp),
    unsigned("HighResResponseTime", 32, 8, "ULONGLONG", "Duration, from the start of the request to its completion.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
])
    .in_releases("observed in 5.1..6.1 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_HOOKID, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_DISKIO_READWRITE_V2", "EtwDiskioReadwriteV2Ptr64", (48, 48), "Disk read or write, in the form without the thread.", &[
    unsigned("DiskNumber", 0, 4, "ULONG", "").means(Meaning::DiskNumber),
    unsigned("IrpFlags", 4, 4, "ULONG", "IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags),
    unsigned("Size", 8, 4, "ULONG", "Size of the data read or written.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ResponseTime", 12, 4, "ULONG", "Duration, which may overflow. Documented up to Windows 7, and as reserved since then. The documentation of Windows 7 names it QueueDepth.").in_units("CPU ticks").means(Meaning::Number),
    unsigned("ByteOffset", 16, 8, "ULONGLONG", "Offset on the disk.").in_units("bytes").means(Meaning::Bytes),
    address("FileObject", 24, 8, "PVOID", "File object pointer.").means(Meaning::FileKey),
    address("IrpAddress", 32, 8, "PVOID", "IRP pointer.").same_as("Irp").means(Meaning::Irp),
    unsigned("HighResResponseTime", 40, 8, "ULONGLONG", "Duration, from the start of the request to its completion.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
])
    .in_releases("observed in 5.1..6.1 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_HOOKID, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
fixed! {
    /// Disk read or write, in the form without the thread.
    ///
    /// In C: `ETW_DISKIO_READWRITE_V2`, 0x28 bytes. Observed in 5.1..6.1 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Hook IDs For NT Kernel Logger Events*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ETW_DISKIO_READWRITE_V2")]
    owned EtwDiskioReadwriteV2Ptr32 / EtwDiskioReadwriteV2Ptr32View: lone [40] "ETW_DISKIO_READWRITE_V2" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// Size of the data read or written. `ULONG Size` at 0x08. Unit: bytes.
        size set_size: u32 = 8;
        /// Duration, which may overflow. Documented up to Windows 7, and as reserved since then. The documentation of Windows 7 names it QueueDepth. `ULONG ResponseTime` at 0x0C. Unit: CPU ticks.
        response_time set_response_time: u32 = 12;
        /// Offset on the disk. `ULONGLONG ByteOffset` at 0x10. Unit: bytes.
        byte_offset set_byte_offset: u64 = 16;
        /// File object pointer. `PVOID FileObject` at 0x18.
        file_object set_file_object: u32 = 24;
        /// IRP pointer. `PVOID IrpAddress` at 0x1C.
        irp_address set_irp_address: u32 = 28;
        /// Duration, from the start of the request to its completion. `ULONGLONG HighResResponseTime` at 0x20. Unit: performance counter ticks.
        high_res_response_time set_high_res_response_time: u64 = 32;
    }
    bits {
    }
}

fixed! {
    /// Disk read or write, in the form without the thread.
    ///
    /// In C: `ETW_DISKIO_READWRITE_V2`, 0x30 bytes. Observed in 5.1..6.1 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Hook IDs For NT Kernel Logger Events*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ETW_DISKIO_READWRITE_V2")]
    owned EtwDiskioReadwriteV2Ptr64 / EtwDiskioReadwriteV2Ptr64View: lone [48] "ETW_DISKIO_READWRITE_V2" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// Size of the data read or written. `ULONG Size` at 0x08. Unit: bytes.
        size set_size: u32 = 8;
        /// Duration, which may overflow. Documented up to Windows 7, and as reserved since then. The documentation of Windows 7 names it QueueDepth. `ULONG ResponseTime` at 0x0C. Unit: CPU ticks.
        response_time set_response_time: u32 = 12;
        /// Offset on the disk. `ULONGLONG ByteOffset` at 0x10. Unit: bytes.
        byte_offset set_byte_offset: u64 = 16;
        /// File object pointer. `PVOID FileObject` at 0x18.
        file_object set_file_object: u64 = 24;
        /// IRP pointer. `PVOID IrpAddress` at 0x20.
        irp_address set_irp_address: u64 = 32;
        /// Duration, from the start of the request to its completion. `ULONGLONG HighResResponseTime` at 0x28. Unit: performance counter ticks.
        high_res_response_time set_high_res_response_time: u64 = 40;
    }
    bits {
    }
}

/// Alias of [`EtwDiskioReadwriteV2Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwDiskioReadwriteV2Ptr32` or `EtwDiskioReadwriteV2Ptr64`"]
pub type EtwDiskioReadwriteV2 = EtwDiskioReadwriteV2Ptr64;
/// Alias of [`EtwDiskioReadwriteV2Ptr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwDiskioReadwriteV2Ptr32View` or `EtwDiskioReadwriteV2Ptr64View`"]
pub type EtwDiskioReadwriteV2View<'a> = EtwDiskioReadwriteV2Ptr64View<'a>;
