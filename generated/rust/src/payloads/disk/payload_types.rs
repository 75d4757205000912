// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Disk cache flushed, in the form without the thread.
    ///
    /// Payload of `WMI_LOG_TYPE_IO_FLUSH` (0x010E).
    ///
    /// Structures: `ETW_DISKIO_FLUSH_BUFFERS_V3`, `ETW_DISKIO_FLUSH_BUFFERS_V2`.
    #[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V3")]
    #[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V2")]
    DiskFlushPayload {
        /// Number of a physical disk. In C: `DiskNumber`.
        fn disk_number -> u32 = number(0);
        /// IRP flags, IRP_ constants of wdm.h. In C: `IrpFlags`.
        fn irp_flags -> crate::common::IrpFlags = number(1);
        /// Duration, from the start of the request to its completion. In C: `HighResResponseTime`. Unit: performance
        /// counter ticks.
        fn high_res_response_time -> u64 = number(2);
        /// IRP pointer. In C: `IrpAddress`.
        fn irp -> u64 = number(3);
        /// ID of the thread that issued the request. In C: `IssuingThreadId`. Not in `ETW_DISKIO_FLUSH_BUFFERS_V2`.
        fn issuing_thread_id -> Option<u32> = find_number(4);
    }
}

pub(crate) static ETW_DISKIO_FLUSH_BUFFERS_V3_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4)];
pub(crate) static ETW_DISKIO_FLUSH_BUFFERS_V3_1: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4)];
pub(crate) static ETW_DISKIO_FLUSH_BUFFERS_V2_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::Absent];
pub(crate) static ETW_DISKIO_FLUSH_BUFFERS_V2_1: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::Absent];
payload_type! {
    /// Disk read or write, in the form without the thread.
    ///
    /// Payload of `WMI_LOG_TYPE_IO_READ` (0x010A), `WMI_LOG_TYPE_IO_WRITE` (0x010B).
    ///
    /// Structures: `ETW_DISKIO_READWRITE_V3`, `ETW_DISKIO_READWRITE`, `ETW_DISKIO_READWRITE_V2`.
    #[doc(alias = "ETW_DISKIO_READWRITE_V3")]
    #[doc(alias = "ETW_DISKIO_READWRITE")]
    #[doc(alias = "ETW_DISKIO_READWRITE_V2")]
    DiskTransferPayload {
        /// Number of a physical disk. In C: `DiskNumber`.
        fn disk_number -> u32 = number(0);
        /// IRP flags, IRP_ constants of wdm.h. In C: `IrpFlags`.
        fn irp_flags -> crate::common::IrpFlags = number(1);
        /// Size of the data read or written. In C: `Size`, `TransferSize`. Unit: bytes.
        fn size -> u32 = number(2);
        /// Duration, which may overflow. Documented up to Windows 7, and as reserved since then. The documentation of
        /// Windows 7 names it QueueDepth. In C: `ResponseTime`. Unit: CPU ticks.
        fn response_time -> u32 = number(3);
        /// Offset on the disk. In C: `ByteOffset`. Unit: bytes.
        fn byte_offset -> u64 = number(4);
        /// File object pointer. In C: `FileObject`.
        fn file_object -> u64 = number(5);
        /// IRP pointer. In C: `IrpAddress`. Not in `ETW_DISKIO_READWRITE`.
        fn irp -> Option<u64> = find_number(6);
        /// Duration, from the start of the request to its completion. In C: `HighResResponseTime`. Unit: performance
        /// counter ticks. Not in `ETW_DISKIO_READWRITE`.
        fn high_res_response_time -> Option<u64> = find_number(7);
        /// ID of the thread that issued the request. In C: `IssuingThreadId`. Not in `ETW_DISKIO_READWRITE`,
        /// `ETW_DISKIO_READWRITE_V2`.
        fn issuing_thread_id -> Option<u32> = find_number(8);
    }
}

pub(crate) static ETW_DISKIO_READWRITE_V3_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 4),
        Slot::At(28, 4), Slot::At(32, 8), Slot::At(40, 4)
    ];
pub(crate) static ETW_DISKIO_READWRITE_V3_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8),
        Slot::At(32, 8), Slot::At(40, 8), Slot::At(48, 4)
    ];
pub(crate) static ETW_DISKIO_READWRITE_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 4), Slot::Absent,
        Slot::Absent, Slot::Absent
    ];
pub(crate) static ETW_DISKIO_READWRITE_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8), Slot::Absent,
        Slot::Absent, Slot::Absent
    ];
pub(crate) static ETW_DISKIO_READWRITE_V2_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 4),
        Slot::At(28, 4), Slot::At(32, 8), Slot::Absent
    ];
pub(crate) static ETW_DISKIO_READWRITE_V2_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8),
        Slot::At(32, 8), Slot::At(40, 8), Slot::Absent
    ];
payload_type! {
    /// Disk read, write or flush about to start.
    ///
    /// Payload of `WMI_LOG_TYPE_IO_READ_INIT` (0x010C), `WMI_LOG_TYPE_IO_WRITE_INIT` (0x010D),
    /// `WMI_LOG_TYPE_IO_FLUSH_INIT` (0x010F).
    ///
    /// Structures: `WMI_DISKIO_READWRITE_INIT`, `DiskIo_TypeGroup2`.
    #[doc(alias = "WMI_DISKIO_READWRITE_INIT")]
    #[doc(alias = "DiskIo_TypeGroup2")]
    DiskTransferInitPayload {
        /// IRP pointer, which correlates the events of one operation. In C: `Irp`.
        fn irp -> u64 = number(0);
        /// ID of the thread that issued the request. In C: `IssuingThreadId`. Not in `DiskIo_TypeGroup2`.
        fn issuing_thread_id -> Option<u32> = find_number(1);
    }
}

pub(crate) static WMI_DISKIO_READWRITE_INIT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static WMI_DISKIO_READWRITE_INIT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
pub(crate) static DISK_IO_TYPE_GROUP2_0: &[Slot] = &[Slot::At(0, 4), Slot::Absent];
pub(crate) static DISK_IO_TYPE_GROUP2_1: &[Slot] = &[Slot::At(0, 8), Slot::Absent];
payload_type! {
    /// Optical disk cache flushed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH` (0x0139).
    ///
    /// Structures: `ETW_OPTICALIO_FLUSH_BUFFERS`.
    #[doc(alias = "ETW_OPTICALIO_FLUSH_BUFFERS")]
    EtwOpticalioFlushBuffersPayload {
        /// Number of a physical disk. In C: `DiskNumber`.
        fn disk_number -> u32 = number(0);
        /// IRP flags, IRP_ constants of wdm.h. In C: `IrpFlags`.
        fn irp_flags -> crate::common::IrpFlags = number(1);
        /// Duration, from the start of the request to its completion. In C: `HighResResponseTime`. Unit: performance
        /// counter ticks.
        fn high_res_response_time -> u64 = number(2);
        /// IRP pointer. In C: `IrpAddress`.
        fn irp -> u64 = number(3);
        /// ID of the thread that issued the request. In C: `IssuingThreadId`.
        fn issuing_thread_id -> u32 = number(4);
    }
}

pub(crate) static ETW_OPTICALIO_FLUSH_BUFFERS_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4)];
pub(crate) static ETW_OPTICALIO_FLUSH_BUFFERS_1: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4)];
payload_type! {
    /// Optical disk request starts.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_OPTICAL_IO_READ_INIT` (0x013A), `PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE_INIT`
    /// (0x013B), `PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH_INIT` (0x013C).
    ///
    /// Structures: `ETW_OPTICALIO_INIT`.
    #[doc(alias = "ETW_OPTICALIO_INIT")]
    EtwOpticalioInitPayload {
        /// IRP pointer. In C: `Irp`.
        fn irp -> u64 = number(0);
        /// ID of the thread that issued the request. In C: `IssuingThreadId`.
        fn issuing_thread_id -> u32 = number(1);
    }
}

pub(crate) static ETW_OPTICALIO_INIT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static ETW_OPTICALIO_INIT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Optical disk read or write.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_OPTICAL_IO_READ` (0x0137), `PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE` (0x0138).
    ///
    /// Structures: `ETW_OPTICALIO_READWRITE`.
    #[doc(alias = "ETW_OPTICALIO_READWRITE")]
    EtwOpticalioReadwritePayload {
        /// Number of a physical disk. In C: `DiskNumber`.
        fn disk_number -> u32 = number(0);
        /// IRP flags, IRP_ constants of wdm.h. In C: `IrpFlags`.
        fn irp_flags -> crate::common::IrpFlags = number(1);
        /// Size of the data read or written. In C: `Size`. Unit: bytes.
        fn size -> u32 = number(2);
        /// Reserved or padding, according to a source. In C: `Reserved`.
        fn reserved -> u32 = number(3);
        /// Offset on the disk. In C: `ByteOffset`. Unit: bytes.
        fn byte_offset -> u64 = number(4);
        /// File object pointer. In C: `FileObject`.
        fn file_object -> u64 = number(5);
        /// IRP pointer. In C: `IrpAddress`.
        fn irp -> u64 = number(6);
        /// Duration, from the start of the request to its completion. In C: `HighResResponseTime`. Unit: performance
        /// counter ticks.
        fn high_res_response_time -> u64 = number(7);
        /// ID of the thread that issued the request. In C: `IssuingThreadId`.
        fn issuing_thread_id -> u32 = number(8);
    }
}

pub(crate) static ETW_OPTICALIO_READWRITE_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 4),
        Slot::At(28, 4), Slot::At(32, 8), Slot::At(40, 4)
    ];
pub(crate) static ETW_OPTICALIO_READWRITE_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8),
        Slot::At(32, 8), Slot::At(40, 8), Slot::At(48, 4)
    ];
payload_type! {
    /// Driver completes an I/O request.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST` (0x0134).
    ///
    /// Structures: `PERFINFO_DRIVER_COMPLETE_REQUEST`.
    #[doc(alias = "PERFINFO_DRIVER_COMPLETE_REQUEST")]
    PerfinfoDriverCompleteRequestPayload {
        /// Dispatch routine of the driver with the current stack location, which identifies the driver that completes
        /// the request. In C: `RoutineAddr`.
        fn routine_addr -> u64 = number(0);
        /// IRP pointer. In C: `Irp`.
        fn irp -> u64 = number(1);
        /// With Irp, identifies the matching return event. In C: `UniqMatchId`.
        fn uniq_match_id -> u32 = number(2);
    }
}

pub(crate) static PERFINFO_DRIVER_COMPLETE_REQUEST_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static PERFINFO_DRIVER_COMPLETE_REQUEST_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4)];
payload_type! {
    /// I/O request completion finished.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST_RETURN` (0x0135).
    ///
    /// Structures: `PERFINFO_DRIVER_COMPLETE_REQUEST_RET`.
    #[doc(alias = "PERFINFO_DRIVER_COMPLETE_REQUEST_RET")]
    PerfinfoDriverCompleteRequestRetPayload {
        /// IRP pointer. In C: `Irp`.
        fn irp -> u64 = number(0);
        /// With Irp, identifies the matching call event. In C: `UniqMatchId`.
        fn uniq_match_id -> u32 = number(1);
    }
}

pub(crate) static PERFINFO_DRIVER_COMPLETE_REQUEST_RET_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_DRIVER_COMPLETE_REQUEST_RET_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Completion routine of a driver called.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_CALL` (0x0124),
    /// `PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_RETURN` (0x0125).
    ///
    /// Structures: `PERFINFO_DRIVER_COMPLETIONROUTINE`.
    #[doc(alias = "PERFINFO_DRIVER_COMPLETIONROUTINE")]
    PerfinfoDriverCompletionroutinePayload {
        /// Completion routine. In C: `Routine`.
        fn routine -> u64 = number(0);
        /// IRP pointer. In C: `IrpPtr`.
        fn irp -> u64 = number(1);
        /// Correlates the events of the request. In C: `UniqMatchId`.
        fn uniq_match_id -> u32 = number(2);
    }
}

pub(crate) static PERFINFO_DRIVER_COMPLETIONROUTINE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static PERFINFO_DRIVER_COMPLETIONROUTINE_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4)];
payload_type! {
    /// Dispatch routine of a driver called.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_CALL` (0x0122).
    ///
    /// Structures: `PERFINFO_DRIVER_MAJORFUNCTION`.
    #[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION")]
    PerfinfoDriverMajorfunctionPayload {
        /// Major function, an IRP_MJ_ constant. In C: `MajorFunction`.
        fn major_function -> u32 = number(0);
        /// Minor function, an IRP_MN_ constant. In C: `MinorFunction`.
        fn minor_function -> u32 = number(1);
        /// Dispatch routine. In C: `RoutineAddr`.
        fn routine_addr -> u64 = number(2);
        /// File object pointer. In C: `FileNamePointer`.
        fn file_name_pointer -> u64 = number(3);
        /// IRP pointer. In C: `Irp`.
        fn irp -> u64 = number(4);
        /// Identifies the matching return event. In C: `UniqMatchId`.
        fn uniq_match_id -> u32 = number(5);
    }
}

pub(crate) static PERFINFO_DRIVER_MAJORFUNCTION_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4)];
pub(crate) static PERFINFO_DRIVER_MAJORFUNCTION_1: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 4)];
payload_type! {
    /// Dispatch routine of a driver returned.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_RETURN` (0x0123).
    ///
    /// Structures: `PERFINFO_DRIVER_MAJORFUNCTION_RET`.
    #[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION_RET")]
    PerfinfoDriverMajorfunctionRetPayload {
        /// IRP pointer. In C: `Irp`.
        fn irp -> u64 = number(0);
        /// Identifies the matching call event. In C: `UniqMatchId`.
        fn uniq_match_id -> u32 = number(1);
    }
}

pub(crate) static PERFINFO_DRIVER_MAJORFUNCTION_RET_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_DRIVER_MAJORFUNCTION_RET_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Volume manager created a disk operation from another, for its part of the disks.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_SPLITIO_VOLMGR` (0x1B20).
    ///
    /// Structures: `SplitIo_Info`.
    #[doc(alias = "SplitIo_Info")]
    SplitIoInfoPayload {
        /// Pointer to the IRP that was split. In C: `ParentIrp`.
        fn parent_irp -> u64 = number(0);
        /// Pointer to the IRP created from it. In C: `ChildIrp`.
        fn child_irp -> u64 = number(1);
    }
}

pub(crate) static SPLIT_IO_INFO_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static SPLIT_IO_INFO_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8)];
payload_type! {
    /// Redirected disk request starts.
    ///
    /// Payload of `WMI_LOG_TYPE_IO_REDIRECTED_INIT` (0x0110).
    ///
    /// Structures: `WMI_DISKIO_IO_REDIRECTED_INIT`.
    #[doc(alias = "WMI_DISKIO_IO_REDIRECTED_INIT")]
    WmiDiskioIoRedirectedInitPayload {
        /// IRP pointer. In C: `Irp`.
        fn irp -> u64 = number(0);
        /// File key, by which the file system identifies the file. In C: `FileKey`.
        fn file_key -> u64 = number(1);
    }
}

pub(crate) static WMI_DISKIO_IO_REDIRECTED_INIT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static WMI_DISKIO_IO_REDIRECTED_INIT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8)];
