// Generated from spec/structs/ETW_DISKIO_READWRITE_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Disk read or write, in the form without the thread.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_DISKIO_READWRITE_V2",
    aliases: &[],
    form: "EtwDiskioReadwriteV2Ptr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 5.1..6.1 (32-bit)",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "Disk read or write, in the form without the thread.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IrpFlags", path: "IrpFlags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "IRP flags, IRP_ constants of wdm.h.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the data read or written.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ResponseTime", path: "ResponseTime", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Duration, in CPU ticks, which may overflow. Documented up to Windows 7, and as reserved since then. The documentation of Windows 7 names it QueueDepth.", units: "", unknown: false, children: &[] },
        Field { name: "ByteOffset", path: "ByteOffset", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Offset on the disk.", units: "bytes", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 24, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "File object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "IrpAddress", path: "IrpAddress", offset: 28, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "IRP pointer.", units: "", unknown: false, children: &[] },
        Field { name: "HighResResponseTime", path: "HighResResponseTime", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Duration, from the start of the request to its completion.", units: "performance counter ticks", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_DISKIO_READWRITE_V2",
    aliases: &[],
    form: "EtwDiskioReadwriteV2Ptr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 5.1..6.1 (64-bit)",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "Disk read or write, in the form without the thread.",
    fields: &[
        Field { name: "DiskNumber", path: "DiskNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IrpFlags", path: "IrpFlags", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "IRP flags, IRP_ constants of wdm.h.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the data read or written.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ResponseTime", path: "ResponseTime", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Duration, in CPU ticks, which may overflow. Documented up to Windows 7, and as reserved since then. The documentation of Windows 7 names it QueueDepth.", units: "", unknown: false, children: &[] },
        Field { name: "ByteOffset", path: "ByteOffset", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Offset on the disk.", units: "bytes", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "File object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "IrpAddress", path: "IrpAddress", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "IRP pointer.", units: "", unknown: false, children: &[] },
        Field { name: "HighResResponseTime", path: "HighResResponseTime", offset: 40, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Duration, from the start of the request to its completion.", units: "performance counter ticks", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Disk read or write, in the form without the thread.
    ///
    /// In C: `ETW_DISKIO_READWRITE_V2`, 0x28 bytes. Observed in 5.1..6.1 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Hook IDs For NT Kernel Logger Events*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ETW_DISKIO_READWRITE_V2")]
    owned EtwDiskioReadwriteV2Ptr32 / EtwDiskioReadwriteV2Ptr32View: lone [40] "ETW_DISKIO_READWRITE_V2" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// Size of the data read or written. `ULONG Size` at 0x08. Unit: bytes.
        size set_size: u32 = 8;
        /// Duration, in CPU ticks, which may overflow. Documented up to Windows 7, and as reserved since then. The documentation of Windows 7 names it QueueDepth. `ULONG ResponseTime` at 0x0C.
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

impl EtwDiskioReadwriteV2Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Disk read or write, in the form without the thread.
    ///
    /// In C: `ETW_DISKIO_READWRITE_V2`, 0x30 bytes. Observed in 5.1..6.1 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Hook IDs For NT Kernel Logger Events*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ETW_DISKIO_READWRITE_V2")]
    owned EtwDiskioReadwriteV2Ptr64 / EtwDiskioReadwriteV2Ptr64View: lone [48] "ETW_DISKIO_READWRITE_V2" Table::form(&LAYOUT_1);
    fields {
        /// `ULONG DiskNumber` at 0x00.
        disk_number set_disk_number: u32 = 0;
        /// IRP flags, IRP_ constants of wdm.h. `ULONG IrpFlags` at 0x04.
        irp_flags set_irp_flags: u32 = 4;
        /// Size of the data read or written. `ULONG Size` at 0x08. Unit: bytes.
        size set_size: u32 = 8;
        /// Duration, in CPU ticks, which may overflow. Documented up to Windows 7, and as reserved since then. The documentation of Windows 7 names it QueueDepth. `ULONG ResponseTime` at 0x0C.
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

impl EtwDiskioReadwriteV2Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
