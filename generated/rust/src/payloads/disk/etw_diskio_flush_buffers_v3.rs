// Generated from spec/structs/ETW_DISKIO_FLUSH_BUFFERS_V3.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Disk cache flushed.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_DISKIO_FLUSH_BUFFERS_V3",
    aliases: &["WMI_DISKIO_FLUSH_BUFFERS",],
    form: "EtwDiskioFlushBuffersV3Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Disk cache flushed.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IrpFlags", path: "IrpFlags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "IRP flags, IRP_ constants of wdm.h.", units: "", unknown: false, children: &[] },
        Field { name: "HighResResponseTime", path: "HighResResponseTime", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Duration, from the start of the request to its completion.", units: "performance counter ticks", unknown: false, children: &[] },
        Field { name: "IrpAddress", path: "IrpAddress", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "IRP pointer.", units: "", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that issued the request.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_DISKIO_FLUSH_BUFFERS_V3",
    aliases: &["WMI_DISKIO_FLUSH_BUFFERS",],
    form: "EtwDiskioFlushBuffersV3Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 32,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "Disk cache flushed.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IrpFlags", path: "IrpFlags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "IRP flags, IRP_ constants of wdm.h.", units: "", unknown: false, children: &[] },
        Field { name: "HighResResponseTime", path: "HighResResponseTime", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Duration, from the start of the request to its completion.", units: "performance counter ticks", unknown: false, children: &[] },
        Field { name: "IrpAddress", path: "IrpAddress", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "IRP pointer.", units: "", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that issued the request.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Disk cache flushed.
    ///
    /// In C: `ETW_DISKIO_FLUSH_BUFFERS_V3`, 0x18 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V3")]
    #[doc(alias = "WMI_DISKIO_FLUSH_BUFFERS")]
    owned EtwDiskioFlushBuffersV3Ptr32 / EtwDiskioFlushBuffersV3Ptr32View: lone [24] "ETW_DISKIO_FLUSH_BUFFERS_V3" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG DiskNumber` at 0x00.
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

impl EtwDiskioFlushBuffersV3Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Disk cache flushed.
    ///
    /// In C: `ETW_DISKIO_FLUSH_BUFFERS_V3`, 0x20 bytes with one element of its array, 0x1c without elements. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V3")]
    #[doc(alias = "WMI_DISKIO_FLUSH_BUFFERS")]
    owned EtwDiskioFlushBuffersV3Ptr64 / EtwDiskioFlushBuffersV3Ptr64View: lone [28] "ETW_DISKIO_FLUSH_BUFFERS_V3" Table::form(&LAYOUT_1);
    fields {
        /// `ULONG DiskNumber` at 0x00.
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

impl EtwDiskioFlushBuffersV3Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
