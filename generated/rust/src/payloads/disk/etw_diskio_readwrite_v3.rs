// Generated from spec/structs/ETW_DISKIO_READWRITE_V3.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk read or write.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::CHAPPELL_HOOKID, &sources::OBSERVED_TRACES,
        &sources::MICROSOFT_KERNEL_EVENT_DOCS
    ];
pub(crate) static LAYOUT_0: Layout = layout("ETW_DISKIO_READWRITE_V3", "EtwDiskioReadwriteV3Ptr32")
    .size(48)
    .fixed(44)
    .about("Disk read or write.")
    .in_releases("observed in 6.2+ (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["WMI_DISKIO_READWRITE"])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG DiskNumber").at(0..4).means(Meaning::DiskNumber),
        unsigned("ULONG IrpFlags").at(4..8).about("IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags)
            .with(&[More::Values(crate::common::IrpFlags::VALUES)]),
        unsigned("ULONG Size").at(8..12).about("Size of the data read or written.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG ResponseTime").at(12..16)
            .about("Duration, which may overflow. Documented up to Windows 7, and as reserved since then. In 2389 real \
                events of Windows 8 it is 0, and 1 in six of them.")
            .means(Meaning::Number).with(&[More::Units("CPU ticks")]),
        unsigned("ULONGLONG ByteOffset").at(16..24).about("Offset on the disk.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("PVOID FileObject").at(24..28).about("File object pointer.").means(Meaning::FileKey),
        address("PVOID IrpAddress").at(28..32).about("IRP pointer.").means(Meaning::Irp).with(&[More::SameAs("Irp")]),
        unsigned("ULONGLONG HighResResponseTime").at(32..40)
            .about("Duration, from the start of the request to its completion.").means(Meaning::PerformanceCounter)
            .with(&[More::Units("performance counter ticks")]),
        unsigned("ULONG IssuingThreadId").at(40..44).about("ID of the thread that issued the request.")
            .means(Meaning::ThreadId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_DISKIO_READWRITE_V3", "EtwDiskioReadwriteV3Ptr64")
    .size(56)
    .fixed(52)
    .about("Disk read or write.")
    .in_releases("observed in 6.2+ (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["WMI_DISKIO_READWRITE"])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG DiskNumber").at(0..4).means(Meaning::DiskNumber),
        unsigned("ULONG IrpFlags").at(4..8).about("IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags)
            .with(&[More::Values(crate::common::IrpFlags::VALUES)]),
        unsigned("ULONG Size").at(8..12).about("Size of the data read or written.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG ResponseTime").at(12..16)
            .about("Duration, which may overflow. Documented up to Windows 7, and as reserved since then. In 2389 real \
                events of Windows 8 it is 0, and 1 in six of them.")
            .means(Meaning::Number).with(&[More::Units("CPU ticks")]),
        unsigned("ULONGLONG ByteOffset").at(16..24).about("Offset on the disk.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        address("PVOID FileObject").at(24..32).about("File object pointer.").means(Meaning::FileKey),
        address("PVOID IrpAddress").at(32..40).about("IRP pointer.").means(Meaning::Irp).with(&[More::SameAs("Irp")]),
        unsigned("ULONGLONG HighResResponseTime").at(40..48)
            .about("Duration, from the start of the request to its completion.").means(Meaning::PerformanceCounter)
            .with(&[More::Units("performance counter ticks")]),
        unsigned("ULONG IssuingThreadId").at(48..52).about("ID of the thread that issued the request.")
            .means(Meaning::ThreadId),
    ]);
fixed! {
    /// Disk read or write.
    ///
    /// In C: `ETW_DISKIO_READWRITE_V3`, 0x30 bytes with one element of its array, 0x2c without elements. Observed
    /// in 6.2+ (32-bit), assumed unchanged after 2004.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Hook IDs For NT Kernel
    /// Logger Events*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF
    /// classes*.
    #[doc(alias = "ETW_DISKIO_READWRITE_V3")]
    #[doc(alias = "WMI_DISKIO_READWRITE")]
    owned EtwDiskioReadwriteV3Ptr32 / EtwDiskioReadwriteV3Ptr32View: lone,
        name = "ETW_DISKIO_READWRITE_V3", size = 44, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number / set_disk_number: u32, at = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags / set_irp_flags: crate::common::IrpFlags, at = 4;
        /// Size of the data read or written. `ULONG Size` at 0x08. Unit: bytes.
        size / set_size: u32, at = 8;
        /// Duration, which may overflow. Documented up to Windows 7, and as reserved since then. In 2389 real events of
        /// Windows 8 it is 0, and 1 in six of them. `ULONG ResponseTime` at 0x0C. Unit: CPU ticks.
        response_time / set_response_time: u32, at = 12;
        /// Offset on the disk. `ULONGLONG ByteOffset` at 0x10. Unit: bytes.
        byte_offset / set_byte_offset: u64, at = 16;
        /// File object pointer. `PVOID FileObject` at 0x18.
        file_object / set_file_object: u32, at = 24;
        /// IRP pointer. `PVOID IrpAddress` at 0x1C.
        irp_address / set_irp_address: u32, at = 28;
        /// Duration, from the start of the request to its completion. `ULONGLONG HighResResponseTime` at 0x20. Unit:
        /// performance counter ticks.
        high_res_response_time / set_high_res_response_time: u64, at = 32;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x28.
        issuing_thread_id / set_issuing_thread_id: u32, at = 40;
    }
}

fixed! {
    /// Disk read or write.
    ///
    /// In C: `ETW_DISKIO_READWRITE_V3`, 0x38 bytes with one element of its array, 0x34 without elements. Observed
    /// in 6.2+ (64-bit), assumed unchanged after 2004.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Hook IDs For NT Kernel
    /// Logger Events*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF
    /// classes*.
    #[doc(alias = "ETW_DISKIO_READWRITE_V3")]
    #[doc(alias = "WMI_DISKIO_READWRITE")]
    owned EtwDiskioReadwriteV3Ptr64 / EtwDiskioReadwriteV3Ptr64View: lone,
        name = "ETW_DISKIO_READWRITE_V3", size = 52, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number / set_disk_number: u32, at = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags / set_irp_flags: crate::common::IrpFlags, at = 4;
        /// Size of the data read or written. `ULONG Size` at 0x08. Unit: bytes.
        size / set_size: u32, at = 8;
        /// Duration, which may overflow. Documented up to Windows 7, and as reserved since then. In 2389 real events of
        /// Windows 8 it is 0, and 1 in six of them. `ULONG ResponseTime` at 0x0C. Unit: CPU ticks.
        response_time / set_response_time: u32, at = 12;
        /// Offset on the disk. `ULONGLONG ByteOffset` at 0x10. Unit: bytes.
        byte_offset / set_byte_offset: u64, at = 16;
        /// File object pointer. `PVOID FileObject` at 0x18.
        file_object / set_file_object: u64, at = 24;
        /// IRP pointer. `PVOID IrpAddress` at 0x20.
        irp_address / set_irp_address: u64, at = 32;
        /// Duration, from the start of the request to its completion. `ULONGLONG HighResResponseTime` at 0x28. Unit:
        /// performance counter ticks.
        high_res_response_time / set_high_res_response_time: u64, at = 40;
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x30.
        issuing_thread_id / set_issuing_thread_id: u32, at = 48;
    }
}

/// Alias of [`EtwDiskioReadwriteV3Ptr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwDiskioReadwriteV3Ptr32` or `EtwDiskioReadwriteV3Ptr64`"]
pub type EtwDiskioReadwriteV3 = EtwDiskioReadwriteV3Ptr64;
/// Alias of [`EtwDiskioReadwriteV3Ptr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwDiskioReadwriteV3Ptr32View` or `EtwDiskioReadwriteV3Ptr64View`"
]
pub type EtwDiskioReadwriteV3View<'a> = EtwDiskioReadwriteV3Ptr64View<'a>;
