// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

#[allow(unused_imports)]
use crate::rt::*;

payload_type! {
    /// Disk cache flushed, in the form without the thread.
    ///
    /// Payload of `WMI_LOG_TYPE_IO_FLUSH` (0x010E).
    ///
    /// Structures: `ETW_DISKIO_FLUSH_BUFFERS_V3`, `ETW_DISKIO_FLUSH_BUFFERS_V2`.
    #[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V3")]
    #[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V2")]
    DiskFlushPayload
}

impl<'a> DiskFlushPayload<'a> {
    /// Number of a physical disk. In C: `DiskNumber`.
    #[inline]
    pub fn disk_number(&self) -> u32 {
        self.0.number(0)
    }
    /// IRP flags, IRP_ constants of wdm.h. In C: `IrpFlags`.
    #[inline]
    pub fn irp_flags(&self) -> u32 {
        self.0.number(1)
    }
    /// Duration, from the start of the request to its completion. In C: `HighResResponseTime`. Unit: performance counter ticks.
    #[inline]
    pub fn high_res_response_time(&self) -> u64 {
        self.0.number(2)
    }
    /// IRP pointer. In C: `IrpAddress`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(3)
    }
    /// ID of the thread that issued the request. In C: `IssuingThreadId`. Not in `ETW_DISKIO_FLUSH_BUFFERS_V2`.
    #[inline]
    pub fn issuing_thread_id(&self) -> Option<u32> {
        self.0.find_number(4)
    }
}

pub(crate) static ETW_DISKIO_FLUSH_BUFFERS_V3_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4)];
pub(crate) static ETW_DISKIO_FLUSH_BUFFERS_V3_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4)];
pub(crate) static ETW_DISKIO_FLUSH_BUFFERS_V2_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::Absent];
pub(crate) static ETW_DISKIO_FLUSH_BUFFERS_V2_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::Absent];
payload_type! {
    /// Disk read or write, in the form without the thread.
    ///
    /// Payload of `WMI_LOG_TYPE_IO_READ` (0x010A), `WMI_LOG_TYPE_IO_WRITE` (0x010B).
    ///
    /// Structures: `ETW_DISKIO_READWRITE_V3`, `ETW_DISKIO_READWRITE`, `ETW_DISKIO_READWRITE_V2`.
    #[doc(alias = "ETW_DISKIO_READWRITE_V3")]
    #[doc(alias = "ETW_DISKIO_READWRITE")]
    #[doc(alias = "ETW_DISKIO_READWRITE_V2")]
    DiskTransferPayload
}

impl<'a> DiskTransferPayload<'a> {
    /// Number of a physical disk. In C: `DiskNumber`.
    #[inline]
    pub fn disk_number(&self) -> u32 {
        self.0.number(0)
    }
    /// IRP flags, IRP_ constants of wdm.h. In C: `IrpFlags`.
    #[inline]
    pub fn irp_flags(&self) -> u32 {
        self.0.number(1)
    }
    /// Size of the data read or written. In C: `Size`, `TransferSize`. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        self.0.number(2)
    }
    /// Duration, which may overflow. Documented up to Windows 7, and as reserved since then. The documentation of Windows 7 names it QueueDepth. In C: `ResponseTime`. Unit: CPU ticks.
    #[inline]
    pub fn response_time(&self) -> u32 {
        self.0.number(3)
    }
    /// Offset on the disk. In C: `ByteOffset`. Unit: bytes.
    #[inline]
    pub fn byte_offset(&self) -> u64 {
        self.0.number(4)
    }
    /// File object pointer. In C: `FileObject`.
    #[inline]
    pub fn file_object(&self) -> u64 {
        self.0.number(5)
    }
    /// IRP pointer. In C: `IrpAddress`. Not in `ETW_DISKIO_READWRITE`.
    #[inline]
    pub fn irp(&self) -> Option<u64> {
        self.0.find_number(6)
    }
    /// Duration, from the start of the request to its completion. In C: `HighResResponseTime`. Unit: performance counter ticks. Not in `ETW_DISKIO_READWRITE`.
    #[inline]
    pub fn high_res_response_time(&self) -> Option<u64> {
        self.0.find_number(7)
    }
    /// ID of the thread that issued the request. In C: `IssuingThreadId`. Not in `ETW_DISKIO_READWRITE`, `ETW_DISKIO_READWRITE_V2`.
    #[inline]
    pub fn issuing_thread_id(&self) -> Option<u32> {
        self.0.find_number(8)
    }
}

pub(crate) static ETW_DISKIO_READWRITE_V3_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 8), Slot::At(40, 4)];
pub(crate) static ETW_DISKIO_READWRITE_V3_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8), Slot::At(40, 8), Slot::At(48, 4)];
pub(crate) static ETW_DISKIO_READWRITE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 4), Slot::Absent, Slot::Absent, Slot::Absent];
pub(crate) static ETW_DISKIO_READWRITE_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8), Slot::Absent, Slot::Absent, Slot::Absent];
pub(crate) static ETW_DISKIO_READWRITE_V2_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 8), Slot::Absent];
pub(crate) static ETW_DISKIO_READWRITE_V2_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8), Slot::At(40, 8), Slot::Absent];
payload_type! {
    /// Disk read, write or flush about to start.
    ///
    /// Payload of `WMI_LOG_TYPE_IO_READ_INIT` (0x010C), `WMI_LOG_TYPE_IO_WRITE_INIT` (0x010D), `WMI_LOG_TYPE_IO_FLUSH_INIT` (0x010F).
    ///
    /// Structures: `WMI_DISKIO_READWRITE_INIT`, `DiskIo_TypeGroup2`.
    #[doc(alias = "WMI_DISKIO_READWRITE_INIT")]
    #[doc(alias = "DiskIo_TypeGroup2")]
    DiskTransferInitPayload
}

impl<'a> DiskTransferInitPayload<'a> {
    /// IRP pointer, which correlates the events of one operation. In C: `Irp`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(0)
    }
    /// ID of the thread that issued the request. In C: `IssuingThreadId`. Not in `DiskIo_TypeGroup2`.
    #[inline]
    pub fn issuing_thread_id(&self) -> Option<u32> {
        self.0.find_number(1)
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
    EtwOpticalioFlushBuffersPayload
}

impl<'a> EtwOpticalioFlushBuffersPayload<'a> {
    /// Number of a physical disk. In C: `DiskNumber`.
    #[inline]
    pub fn disk_number(&self) -> u32 {
        self.0.number(0)
    }
    /// IRP flags, IRP_ constants of wdm.h. In C: `IrpFlags`.
    #[inline]
    pub fn irp_flags(&self) -> u32 {
        self.0.number(1)
    }
    /// Duration, from the start of the request to its completion. In C: `HighResResponseTime`. Unit: performance counter ticks.
    #[inline]
    pub fn high_res_response_time(&self) -> u64 {
        self.0.number(2)
    }
    /// IRP pointer. In C: `IrpAddress`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(3)
    }
    /// ID of the thread that issued the request. In C: `IssuingThreadId`.
    #[inline]
    pub fn issuing_thread_id(&self) -> u32 {
        self.0.number(4)
    }
}

pub(crate) static ETW_OPTICALIO_FLUSH_BUFFERS_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4)];
pub(crate) static ETW_OPTICALIO_FLUSH_BUFFERS_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4)];
payload_type! {
    /// Optical disk request starts.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_OPTICAL_IO_READ_INIT` (0x013A), `PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE_INIT` (0x013B), `PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH_INIT` (0x013C).
    ///
    /// Structures: `ETW_OPTICALIO_INIT`.
    #[doc(alias = "ETW_OPTICALIO_INIT")]
    EtwOpticalioInitPayload
}

impl<'a> EtwOpticalioInitPayload<'a> {
    /// IRP pointer. In C: `Irp`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(0)
    }
    /// ID of the thread that issued the request. In C: `IssuingThreadId`.
    #[inline]
    pub fn issuing_thread_id(&self) -> u32 {
        self.0.number(1)
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
    EtwOpticalioReadwritePayload
}

impl<'a> EtwOpticalioReadwritePayload<'a> {
    /// Number of a physical disk. In C: `DiskNumber`.
    #[inline]
    pub fn disk_number(&self) -> u32 {
        self.0.number(0)
    }
    /// IRP flags, IRP_ constants of wdm.h. In C: `IrpFlags`.
    #[inline]
    pub fn irp_flags(&self) -> u32 {
        self.0.number(1)
    }
    /// Size of the data read or written. In C: `Size`. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        self.0.number(2)
    }
    /// Reserved or padding, according to a source. In C: `Reserved`.
    #[inline]
    pub fn reserved(&self) -> u32 {
        self.0.number(3)
    }
    /// Offset on the disk. In C: `ByteOffset`. Unit: bytes.
    #[inline]
    pub fn byte_offset(&self) -> u64 {
        self.0.number(4)
    }
    /// File object pointer. In C: `FileObject`.
    #[inline]
    pub fn file_object(&self) -> u64 {
        self.0.number(5)
    }
    /// IRP pointer. In C: `IrpAddress`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(6)
    }
    /// Duration, from the start of the request to its completion. In C: `HighResResponseTime`. Unit: performance counter ticks.
    #[inline]
    pub fn high_res_response_time(&self) -> u64 {
        self.0.number(7)
    }
    /// ID of the thread that issued the request. In C: `IssuingThreadId`.
    #[inline]
    pub fn issuing_thread_id(&self) -> u32 {
        self.0.number(8)
    }
}

pub(crate) static ETW_OPTICALIO_READWRITE_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::At(32, 8), Slot::At(40, 4)];
pub(crate) static ETW_OPTICALIO_READWRITE_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8), Slot::At(40, 8), Slot::At(48, 4)];
payload_type! {
    /// Driver completes an I/O request.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST` (0x0134).
    ///
    /// Structures: `PERFINFO_DRIVER_COMPLETE_REQUEST`.
    #[doc(alias = "PERFINFO_DRIVER_COMPLETE_REQUEST")]
    PerfinfoDriverCompleteRequestPayload
}

impl<'a> PerfinfoDriverCompleteRequestPayload<'a> {
    /// Dispatch routine of the driver with the current stack location, which identifies the driver that completes the request. In C: `RoutineAddr`.
    #[inline]
    pub fn routine_addr(&self) -> u64 {
        self.0.number(0)
    }
    /// IRP pointer. In C: `Irp`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(1)
    }
    /// With Irp, identifies the matching return event. In C: `UniqMatchId`.
    #[inline]
    pub fn uniq_match_id(&self) -> u32 {
        self.0.number(2)
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
    PerfinfoDriverCompleteRequestRetPayload
}

impl<'a> PerfinfoDriverCompleteRequestRetPayload<'a> {
    /// IRP pointer. In C: `Irp`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(0)
    }
    /// With Irp, identifies the matching call event. In C: `UniqMatchId`.
    #[inline]
    pub fn uniq_match_id(&self) -> u32 {
        self.0.number(1)
    }
}

pub(crate) static PERFINFO_DRIVER_COMPLETE_REQUEST_RET_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_DRIVER_COMPLETE_REQUEST_RET_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Completion routine of a driver called.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_CALL` (0x0124), `PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_RETURN` (0x0125).
    ///
    /// Structures: `PERFINFO_DRIVER_COMPLETIONROUTINE`.
    #[doc(alias = "PERFINFO_DRIVER_COMPLETIONROUTINE")]
    PerfinfoDriverCompletionroutinePayload
}

impl<'a> PerfinfoDriverCompletionroutinePayload<'a> {
    /// Completion routine. In C: `Routine`.
    #[inline]
    pub fn routine(&self) -> u64 {
        self.0.number(0)
    }
    /// IRP pointer. In C: `IrpPtr`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(1)
    }
    /// Correlates the events of the request. In C: `UniqMatchId`.
    #[inline]
    pub fn uniq_match_id(&self) -> u32 {
        self.0.number(2)
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
    PerfinfoDriverMajorfunctionPayload
}

impl<'a> PerfinfoDriverMajorfunctionPayload<'a> {
    /// Major function, an IRP_MJ_ constant. In C: `MajorFunction`.
    #[inline]
    pub fn major_function(&self) -> u32 {
        self.0.number(0)
    }
    /// Minor function, an IRP_MN_ constant. In C: `MinorFunction`.
    #[inline]
    pub fn minor_function(&self) -> u32 {
        self.0.number(1)
    }
    /// Dispatch routine. In C: `RoutineAddr`.
    #[inline]
    pub fn routine_addr(&self) -> u64 {
        self.0.number(2)
    }
    /// File object pointer. In C: `FileNamePointer`.
    #[inline]
    pub fn file_name_pointer(&self) -> u64 {
        self.0.number(3)
    }
    /// IRP pointer. In C: `Irp`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(4)
    }
    /// Identifies the matching return event. In C: `UniqMatchId`.
    #[inline]
    pub fn uniq_match_id(&self) -> u32 {
        self.0.number(5)
    }
}

pub(crate) static PERFINFO_DRIVER_MAJORFUNCTION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4)];
pub(crate) static PERFINFO_DRIVER_MAJORFUNCTION_1: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 4)];
payload_type! {
    /// Dispatch routine of a driver returned.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_RETURN` (0x0123).
    ///
    /// Structures: `PERFINFO_DRIVER_MAJORFUNCTION_RET`.
    #[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION_RET")]
    PerfinfoDriverMajorfunctionRetPayload
}

impl<'a> PerfinfoDriverMajorfunctionRetPayload<'a> {
    /// IRP pointer. In C: `Irp`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(0)
    }
    /// Identifies the matching call event. In C: `UniqMatchId`.
    #[inline]
    pub fn uniq_match_id(&self) -> u32 {
        self.0.number(1)
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
    SplitIoInfoPayload
}

impl<'a> SplitIoInfoPayload<'a> {
    /// Pointer to the IRP that was split. In C: `ParentIrp`.
    #[inline]
    pub fn parent_irp(&self) -> u64 {
        self.0.number(0)
    }
    /// Pointer to the IRP created from it. In C: `ChildIrp`.
    #[inline]
    pub fn child_irp(&self) -> u64 {
        self.0.number(1)
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
    WmiDiskioIoRedirectedInitPayload
}

impl<'a> WmiDiskioIoRedirectedInitPayload<'a> {
    /// IRP pointer. In C: `Irp`.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.0.number(0)
    }
    /// File key, by which the file system identifies the file. In C: `FileKey`.
    #[inline]
    pub fn file_key(&self) -> u64 {
        self.0.number(1)
    }
}

pub(crate) static WMI_DISKIO_IO_REDIRECTED_INIT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static WMI_DISKIO_IO_REDIRECTED_INIT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8)];
