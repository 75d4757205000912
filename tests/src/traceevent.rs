//! Names that Microsoft's TraceEvent library uses for events and fields of the tables, and the location from which it
//! reads the process and thread of an event.

use How::{
    Address, Derived, Duration, FileTime, Flags, HeaderProcess, HeaderThread, Held, Path, Port, Processor, Same,
    Seconds, Since, Truth,
};

/// TraceEvent's names of kernel events, with their hook IDs.
pub const KERNEL: &[(&str, u16)] = &[
    ("Windows Kernel/DiskIO/FlushBuffers", 0x010E),
    ("Windows Kernel/DiskIO/FlushInit", 0x010F),
    ("Windows Kernel/DiskIO/Read", 0x010A),
    ("Windows Kernel/DiskIO/ReadInit", 0x010C),
    ("Windows Kernel/DiskIO/Write", 0x010B),
    ("Windows Kernel/DiskIO/WriteInit", 0x010D),
    ("Windows Kernel/EventTrace", 0x0000),
    ("Windows Kernel/EventTrace/EndExtension", 0x0020),
    ("Windows Kernel/EventTrace/Extension", 0x0005),
    ("Windows Kernel/EventTrace/RundownComplete", 0x0008),
    ("Windows Kernel/Image/DCStart", 0x1403),
    ("Windows Kernel/Image/DCStop", 0x1404),
    ("Windows Kernel/Image/Load", 0x030A),
    ("Windows Kernel/Image/Unload", 0x1402),
    ("Windows Kernel/Memory/HardFault", 0x0220),
    ("Windows Kernel/PerfInfo/CollectionEnd", 0x0F4A),
    ("Windows Kernel/PerfInfo/CollectionStart", 0x0F49),
    ("Windows Kernel/PerfInfo/Sample", 0x0F2E),
    ("Windows Kernel/Process/DCStart", 0x0303),
    ("Windows Kernel/Process/DCStop", 0x0304),
    ("Windows Kernel/Process/Defunct", 0x0327),
    ("Windows Kernel/Process/PerfCtr", 0x0320),
    ("Windows Kernel/Process/PerfCtrRundown", 0x0321),
    ("Windows Kernel/Process/Start", 0x0301),
    ("Windows Kernel/Process/Stop", 0x0302),
    ("Windows Kernel/SystemConfig/CPU", 0x0B0A),
    ("Windows Kernel/SystemConfig/IDEChannel", 0x0B17),
    ("Windows Kernel/SystemConfig/LogDisk", 0x0B0C),
    ("Windows Kernel/SystemConfig/NIC", 0x0B0D),
    ("Windows Kernel/SystemConfig/Network", 0x0B11),
    ("Windows Kernel/SystemConfig/PhyDisk", 0x0B0B),
    ("Windows Kernel/SystemConfig/PnP", 0x0B16),
    ("Windows Kernel/SystemConfig/Power", 0x0B10),
    ("Windows Kernel/SystemConfig/Services", 0x0B0F),
    ("Windows Kernel/TcpIp/Accept", 0x060F),
    ("Windows Kernel/TcpIp/Disconnect", 0x060D),
    ("Windows Kernel/TcpIp/Recv", 0x060B),
    ("Windows Kernel/TcpIp/RecvIPV6", 0x061B),
    ("Windows Kernel/TcpIp/Send", 0x060A),
    ("Windows Kernel/TcpIp/SendIPV6", 0x061A),
    ("Windows Kernel/Thread/Start", 0x0501),
    ("Windows Kernel/Thread/Stop", 0x0502),
    ("Windows Kernel/UdpIp/Recv", 0x080B),
    ("Windows Kernel/UdpIp/RecvIPV6", 0x081B),
    ("Windows Kernel/UdpIp/Send", 0x080A),
    ("Windows Kernel/UdpIp/SendIPV6", 0x081A),
    ("MSNT_SystemTrace/Image/KernelBase", 0x1421),
    ("MSNT_SystemTrace/SystemConfig/Platform", 0x0B19),
];

/// Conversion of a field to its printed form.
#[derive(Clone, Copy, Debug)]
pub enum How {
    /// Number or string.
    Same,
    /// Port, in network byte order.
    Port,
    /// IP address.
    Address,
    /// Windows timestamp, printed in universal time.
    FileTime,
    /// Timestamp in seconds since 1970.
    Seconds,
    /// Duration by the clock of the trace, printed in milliseconds.
    Duration,
    /// Time from the field's timestamp to the event, in milliseconds.
    Since,
    /// Names of flags in the tables: the field of several bits that TraceEvent leaves out, and pairs of TraceEvent's name and
    /// that of the tables. Other names differ only in case, underscores and the prefix of all names.
    Flags(&'static str, &'static [(&'static str, &'static str)]),
    /// Name of the value in a field of several bits within flags.
    Held(&'static str),
    /// `True` or `False`.
    Truth,
    /// Kernel path, printed with a drive letter.
    Path,
    /// Process ID of the header.
    HeaderProcess,
    /// Thread ID of the header.
    HeaderThread,
    /// Processor of the buffer.
    Processor,
    /// Computed by TraceEvent from other events, or not present in the payload, with the reason.
    Derived(&'static str),
}

/// TraceEvent prints the second name of a number that has two.
const IRP_FLAGS: How = Flags(
    "IRP_PRIORITY_MASK",
    &[("MountCompletion", "IRP_PAGING_IO"), ("InputOperation", "IRP_SYNCHRONOUS_PAGING_IO")],
);
const PRIORITY: How = Held("IRP_PRIORITY_MASK");
const PROCESS_FLAGS: How = Flags("", &[("PackageFullName", "ETW_PROCESS_EVENT_FLAG_APPLICATION_ID")]);
const FILE_NAME: How = Derived("the name of the file, from other events");

/// Fields whose TraceEvent name or format differs from the tables: prefix of the event kind, TraceEvent name, table
/// name. Names that differ only in case are omitted.
pub const FIELDS: &[(&str, &str, &str, How)] = &[
    ("Windows Kernel/EventTrace/", "KernelEventVersion", "Version", Same),
    ("Windows Kernel/EventTrace/", "GroupMask1", "GroupMasks.Masks[0]", Same),
    ("Windows Kernel/EventTrace/", "GroupMask2", "GroupMasks.Masks[1]", Same),
    ("Windows Kernel/EventTrace/", "GroupMask3", "GroupMasks.Masks[2]", Same),
    ("Windows Kernel/EventTrace/", "GroupMask4", "GroupMasks.Masks[3]", Same),
    ("Windows Kernel/EventTrace/", "GroupMask5", "GroupMasks.Masks[4]", Same),
    ("Windows Kernel/EventTrace/", "GroupMask6", "GroupMasks.Masks[5]", Same),
    ("Windows Kernel/EventTrace/", "GroupMask7", "GroupMasks.Masks[6]", Same),
    ("Windows Kernel/EventTrace/", "GroupMask8", "GroupMasks.Masks[7]", Same),
    ("Windows Kernel/EventTrace", "MaxFileSize", "MaximumFileSize", Same),
    ("Windows Kernel/EventTrace", "CPUSpeed", "CpuSpeedInMHz", Same),
    ("Windows Kernel/EventTrace", "EndTime", "EndTime", FileTime),
    ("Windows Kernel/EventTrace", "BootTime", "BootTime", FileTime),
    ("Windows Kernel/EventTrace", "StartTime", "StartTime", FileTime),
    ("Windows Kernel/EventTrace", "SessionName", "SessionNameString", Same),
    ("Windows Kernel/EventTrace", "LogFileName", "LogFileNameString", Same),
    ("Windows Kernel/EventTrace", "UtcOffsetMinutes", "TimeZone.Bias", Same),
    ("Windows Kernel/Process/", "PageDirectoryBase", "DirectoryTableBase", Same),
    ("Windows Kernel/Process/PerfCtr", "MemoryCount", "PageFaultCount", Same),
    ("Windows Kernel/Process/", "Flags", "Flags", PROCESS_FLAGS),
    ("Windows Kernel/Thread/", "StartAddr", "StartAddress", Same),
    ("Windows Kernel/Thread/", "Win32StartAddr", "Win32StartAddress", Same),
    ("Windows Kernel/Thread/", "ThreadFlags", "Flags", Same),
    ("Windows Kernel/Thread/", "ThreadName", "", Derived("the payload ends before it: empty")),
    ("Windows Kernel/Thread/Start", "ParentThreadID", "", HeaderThread),
    ("Windows Kernel/Thread/Start", "ParentProcessID", "", HeaderProcess),
    ("Windows Kernel/Thread/Stop", "ParentThreadID", "", Derived("-1 in all events but start events")),
    ("Windows Kernel/Thread/Stop", "ParentProcessID", "", Derived("-1 in all events but start events")),
    ("Windows Kernel/DiskIO/", "IrpFlags", "IrpFlags", IRP_FLAGS),
    ("Windows Kernel/DiskIO/", "Priority", "IrpFlags", PRIORITY),
    ("Windows Kernel/DiskIO/", "TransferSize", "Size", Same),
    ("Windows Kernel/DiskIO/ReadInit", "Irp", "Irp", Same),
    ("Windows Kernel/DiskIO/WriteInit", "Irp", "Irp", Same),
    ("Windows Kernel/DiskIO/FlushInit", "Irp", "Irp", Same),
    ("Windows Kernel/DiskIO/", "Irp", "IrpAddress", Same),
    ("Windows Kernel/DiskIO/", "ElapsedTimeMSec", "HighResResponseTime", Duration),
    (
        "Windows Kernel/DiskIO/",
        "DiskServiceTimeMSec",
        "",
        Derived("minus the time that the disk was busy with other requests"),
    ),
    ("Windows Kernel/DiskIO/", "FileKey", "FileObject", Same),
    ("Windows Kernel/DiskIO/", "FileName", "", FILE_NAME),
    ("Windows Kernel/Memory/HardFault", "ElapsedTimeMSec", "InitialTime", Since),
    ("Windows Kernel/Memory/HardFault", "FileKey", "FileObject", Same),
    ("Windows Kernel/Memory/HardFault", "FileName", "", FILE_NAME),
    ("Windows Kernel/Image/", "BuildTime", "TimeDateStamp", Seconds),
    ("Windows Kernel/Image/", "FileName", "FileName", Path),
    ("Windows Kernel/PerfInfo/Collection", "SampleSource", "Source", Same),
    ("Windows Kernel/PerfInfo/Sample", "ProcessorNumber", "", Processor),
    ("Windows Kernel/PerfInfo/Sample", "ExecutingDPC", "ExecutingDpc", Truth),
    ("Windows Kernel/PerfInfo/Sample", "ExecutingISR", "ExecutingIsr", Truth),
    ("Windows Kernel/TcpIp/", "dport", "dport|DestinationPort", Port),
    ("Windows Kernel/TcpIp/", "sport", "sport|SourcePort", Port),
    ("Windows Kernel/TcpIp/", "daddr", "daddr|DestinationAddress", Address),
    ("Windows Kernel/TcpIp/", "saddr", "saddr|SourceAddress", Address),
    ("Windows Kernel/TcpIp/", "startime", "StartTime", Same),
    ("Windows Kernel/TcpIp/", "size", "size|TransferSize", Same),
    ("Windows Kernel/TcpIp/", "connid", "connid|ConnectionId", Same),
    ("Windows Kernel/TcpIp/", "seqnum", "seqnum|SequenceNumber", Same),
    ("Windows Kernel/UdpIp/", "dport", "dport|DestinationPort", Port),
    ("Windows Kernel/UdpIp/", "sport", "sport|SourcePort", Port),
    ("Windows Kernel/UdpIp/", "daddr", "daddr|DestinationAddress", Address),
    ("Windows Kernel/UdpIp/", "saddr", "saddr|SourceAddress", Address),
    ("Windows Kernel/UdpIp/", "size", "size|TransferSize", Same),
    ("Windows Kernel/UdpIp/", "connid", "connid|ConnectionId", Same),
    ("Windows Kernel/UdpIp/", "seqnum", "seqnum|SequenceNumber", Same),
    ("Windows Kernel/UdpIp/", "context", "", Derived("from event version 0; here it is the process and the size")),
    ("Windows Kernel/UdpIp/", "dsize", "", Derived("from event version 0; here it is in the middle of seqnum")),
    ("Windows Kernel/SystemConfig/CPU", "MHz", "ProcessorSpeed", Same),
    ("Windows Kernel/SystemConfig/CPU", "MemSize", "MemorySize", Same),
    ("Windows Kernel/SystemConfig/PhyDisk", "SCSIPort", "SCSIPortNumber", Same),
    ("Windows Kernel/SystemConfig/PhyDisk", "SCSIPath", "SCSIPathId", Same),
    ("Windows Kernel/SystemConfig/PhyDisk", "SCSITarget", "SCSITargetId", Same),
    ("Windows Kernel/SystemConfig/PhyDisk", "Spare", "", Derived("text after the last field: empty")),
    ("Windows Kernel/SystemConfig/LogDisk", "StartOffset", "StartingOffset", Same),
    ("Windows Kernel/SystemConfig/LogDisk", "FileSystem", "FileSystemType", Same),
    ("Windows Kernel/SystemConfig/Power", "S1", "SystemS1", Same),
    ("Windows Kernel/SystemConfig/Power", "S2", "SystemS2", Same),
    ("Windows Kernel/SystemConfig/Power", "S3", "SystemS3", Same),
    ("Windows Kernel/SystemConfig/Power", "S4", "SystemS4", Same),
    ("Windows Kernel/SystemConfig/Power", "S5", "SystemS5", Same),
    ("Windows Kernel/SystemConfig/PnP", "DeviceID", "Strings", Same),
    ("Windows Kernel/SystemConfig/PnP", "DeviceDescription", "Description", Same),
    ("Windows Kernel/SystemConfig/Services", "ProcessName", "", Derived("the name of the process, from other events")),
];

/// Location from which TraceEvent reads a process or a thread.
#[derive(Clone, Copy, Debug)]
pub enum From {
    /// The header; -1 if it has none.
    Header,
    /// A field of the payload.
    Field(&'static str),
    /// Unknown, or derived from other events, with the reason.
    Other(&'static str),
}

const PROCESS_OF_THREAD: From = From::Other("the process of the thread, from other events");
const NONE: From = From::Other("-1: the event describes a process, not a thread");
const WRONG: From = From::Other("read 8 bytes too early, so it is half of HighResResponseTime");

/// Location of the process and the thread of events for which it is not the header, by prefix of the event kind.
pub const OWNERS: &[(&str, From, From)] = &[
    ("Windows Kernel/Process/", From::Field("ProcessId"), NONE),
    ("Windows Kernel/Thread/", From::Field("ProcessId"), From::Field("ThreadId")),
    ("Windows Kernel/Image/Load", From::Field("ProcessId"), From::Header),
    ("Windows Kernel/Image/", From::Field("ProcessId"), NONE),
    ("Windows Kernel/TcpIp/", From::Field("PID|ProcessId"), From::Header),
    ("Windows Kernel/UdpIp/", From::Field("PID|ProcessId"), From::Header),
    ("Windows Kernel/PerfInfo/Sample", PROCESS_OF_THREAD, From::Field("ThreadId")),
    ("Windows Kernel/DiskIO/ReadInit", From::Header, From::Header),
    ("Windows Kernel/DiskIO/WriteInit", From::Header, From::Header),
    ("Windows Kernel/DiskIO/Read", PROCESS_OF_THREAD, From::Field("IssuingThreadId")),
    ("Windows Kernel/DiskIO/Write", PROCESS_OF_THREAD, From::Field("IssuingThreadId")),
    ("Windows Kernel/DiskIO/FlushInit", PROCESS_OF_THREAD, From::Field("IssuingThreadId")),
    ("Windows Kernel/DiskIO/FlushBuffers", PROCESS_OF_THREAD, WRONG),
    ("Windows Kernel/Memory/HardFault", PROCESS_OF_THREAD, From::Field("TThreadId")),
    ("Windows Kernel/SystemConfig/Services", From::Field("ProcessId"), From::Header),
];
