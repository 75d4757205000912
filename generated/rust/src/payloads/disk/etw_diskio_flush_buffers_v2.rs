// Generated from spec/structs/ETW_DISKIO_FLUSH_BUFFERS_V2.toml by `cargo spec generate`. Do not edit: edit that file.

//! Disk cache flushed, in the form without the thread.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("ETW_DISKIO_FLUSH_BUFFERS_V2", "EtwDiskioFlushBuffersV2Ptr32")
    .size(24)
    .fixed(20)
    .about("Disk cache flushed, in the form without the thread.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG DiskNumber").at(0..4).means(Meaning::DiskNumber),
        unsigned("ULONG IrpFlags").at(4..8).about("IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags)
            .with(&[More::Values(crate::common::IrpFlags::VALUES)]),
        unsigned("ULONGLONG HighResResponseTime").at(8..16)
            .about("Duration, from the start of the request to its completion.").means(Meaning::PerformanceCounter)
            .with(&[More::Units("performance counter ticks")]),
        address("PVOID IrpAddress").at(16..20).about("IRP pointer.").means(Meaning::Irp).with(&[More::SameAs("Irp")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_DISKIO_FLUSH_BUFFERS_V2", "EtwDiskioFlushBuffersV2Ptr64")
    .size(24)
    .about("Disk cache flushed, in the form without the thread.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG DiskNumber").at(0..4).means(Meaning::DiskNumber),
        unsigned("ULONG IrpFlags").at(4..8).about("IRP flags, IRP_ constants of wdm.h.").means(Meaning::Flags)
            .with(&[More::Values(crate::common::IrpFlags::VALUES)]),
        unsigned("ULONGLONG HighResResponseTime").at(8..16)
            .about("Duration, from the start of the request to its completion.").means(Meaning::PerformanceCounter)
            .with(&[More::Units("performance counter ticks")]),
        address("PVOID IrpAddress").at(16..24).about("IRP pointer.").means(Meaning::Irp).with(&[More::SameAs("Irp")]),
    ]);
fixed! {
    /// Disk cache flushed, in the form without the thread.
    ///
    /// In C: `ETW_DISKIO_FLUSH_BUFFERS_V2`, 0x18 bytes with one element of its array, 0x14 without elements. Releases
    /// unknown (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*.
    #[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V2")]
    owned EtwDiskioFlushBuffersV2Ptr32 / EtwDiskioFlushBuffersV2Ptr32View: lone,
        name = "ETW_DISKIO_FLUSH_BUFFERS_V2", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number / set_disk_number: u32, at = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags / set_irp_flags: crate::common::IrpFlags, at = 4;
        /// Duration, from the start of the request to its completion. `ULONGLONG HighResResponseTime` at 0x08. Unit:
        /// performance counter ticks.
        high_res_response_time / set_high_res_response_time: u64, at = 8;
        /// IRP pointer. `PVOID IrpAddress` at 0x10.
        irp_address / set_irp_address: u32, at = 16;
    }
}

fixed! {
    /// Disk cache flushed, in the form without the thread.
    ///
    /// In C: `ETW_DISKIO_FLUSH_BUFFERS_V2`, 0x18 bytes. Releases unknown (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*.
    #[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V2")]
    owned EtwDiskioFlushBuffersV2Ptr64 / EtwDiskioFlushBuffersV2Ptr64View: lone,
        name = "ETW_DISKIO_FLUSH_BUFFERS_V2", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Number of a physical disk. `ULONG DiskNumber` at 0x00.
        disk_number / set_disk_number: u32, at = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags / set_irp_flags: crate::common::IrpFlags, at = 4;
        /// Duration, from the start of the request to its completion. `ULONGLONG HighResResponseTime` at 0x08. Unit:
        /// performance counter ticks.
        high_res_response_time / set_high_res_response_time: u64, at = 8;
        /// IRP pointer. `PVOID IrpAddress` at 0x10.
        irp_address / set_irp_address: u64, at = 16;
    }
}

/// Alias of [`EtwDiskioFlushBuffersV2Ptr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwDiskioFlushBuffersV2Ptr32` or `EtwDiskioFlushBuffersV2Ptr64`"
]
pub type EtwDiskioFlushBuffersV2 = EtwDiskioFlushBuffersV2Ptr64;
/// Alias of [`EtwDiskioFlushBuffersV2Ptr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwDiskioFlushBuffersV2Ptr32View` or \
        `EtwDiskioFlushBuffersV2Ptr64View`"
]
pub type EtwDiskioFlushBuffersV2View<'a> = EtwDiskioFlushBuffersV2Ptr64View<'a>;
