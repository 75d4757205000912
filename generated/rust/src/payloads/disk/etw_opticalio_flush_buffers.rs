// Generated from spec/structs/ETW_OPTICALIO_FLUSH_BUFFERS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Optical disk cache flushed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_OPTICALIO_FLUSH_BUFFERS", "EtwOpticalioFlushBuffersPtr32")
    .size(24)
    .about("Optical disk cache flushed.")
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
        unsigned("ULONG IssuingThreadId").at(20..24).about("ID of the thread that issued the request.")
            .means(Meaning::ThreadId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_OPTICALIO_FLUSH_BUFFERS", "EtwOpticalioFlushBuffersPtr64")
    .size(32)
    .fixed(28)
    .about("Optical disk cache flushed.")
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
        unsigned("ULONG IssuingThreadId").at(24..28).about("ID of the thread that issued the request.")
            .means(Meaning::ThreadId),
    ]);
fixed! {
    /// Optical disk cache flushed.
    ///
    /// In C: `ETW_OPTICALIO_FLUSH_BUFFERS`, 0x18 bytes. Releases unknown (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_OPTICALIO_FLUSH_BUFFERS")]
    owned EtwOpticalioFlushBuffersPtr32 / EtwOpticalioFlushBuffersPtr32View: lone,
        name = "ETW_OPTICALIO_FLUSH_BUFFERS", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
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
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x14.
        issuing_thread_id / set_issuing_thread_id: u32, at = 20;
    }
}

fixed! {
    /// Optical disk cache flushed.
    ///
    /// In C: `ETW_OPTICALIO_FLUSH_BUFFERS`, 0x20 bytes with one element of its array, 0x1c without elements. Releases
    /// unknown (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_OPTICALIO_FLUSH_BUFFERS")]
    owned EtwOpticalioFlushBuffersPtr64 / EtwOpticalioFlushBuffersPtr64View: lone,
        name = "ETW_OPTICALIO_FLUSH_BUFFERS", size = 28, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
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
        /// ID of the thread that issued the request. `ULONG IssuingThreadId` at 0x18.
        issuing_thread_id / set_issuing_thread_id: u32, at = 24;
    }
}

/// Alias of [`EtwOpticalioFlushBuffersPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwOpticalioFlushBuffersPtr32` or `EtwOpticalioFlushBuffersPtr64`"
]
pub type EtwOpticalioFlushBuffers = EtwOpticalioFlushBuffersPtr64;
/// Alias of [`EtwOpticalioFlushBuffersPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwOpticalioFlushBuffersPtr32View` or \
        `EtwOpticalioFlushBuffersPtr64View`"
]
pub type EtwOpticalioFlushBuffersView<'a> = EtwOpticalioFlushBuffersPtr64View<'a>;
