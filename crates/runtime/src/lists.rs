// Generated from spec/releases.toml and crates/catalog/src/ by `cargo spec generate`. Do not edit: edit that file.

//! Lists that the runtime is compiled with: releases of Windows, meanings, and types of fields of provider events.
/// A release of Windows, or a point within one that the tables distinguish.
///
/// Releases are ordered by build.
///
/// ```
/// # use etwspec_runtime as etwspec;
/// use etwspec::Release;
///
/// assert!(Release::WINDOWS_XP < Release::WINDOWS_10_1511);
/// assert_eq!("1511".parse(), Ok(Release::WINDOWS_10_1511));
/// assert_eq!(Release::from_build(10586), Some(Release::WINDOWS_10_1511));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Release(#[doc(hidden)] pub u8);
impl Release {
    /// Windows 2000: release 5.0.
    pub const WINDOWS_2000: Release = Release(0);
    /// Windows XP: release 5.1.
    pub const WINDOWS_XP: Release = Release(1);
    /// Windows Server 2003, before Service Pack 1: release `early 5.2`.
    pub const WINDOWS_SERVER_2003_EARLY: Release = Release(2);
    /// Windows Server 2003: release 5.2, at its last point.
    pub const WINDOWS_SERVER_2003: Release = Release(3);
    /// Windows Server 2003, from Service Pack 1: release `late 5.2`.
    pub const WINDOWS_SERVER_2003_LATE: Release = Release(3);
    /// Windows Vista, before Service Pack 1: release `early 6.0`.
    pub const WINDOWS_VISTA_EARLY: Release = Release(4);
    /// Windows Vista: release 6.0, at its last point.
    pub const WINDOWS_VISTA: Release = Release(5);
    /// Windows Vista, from Service Pack 1, and Windows Server 2008: release `late 6.0`.
    pub const WINDOWS_VISTA_LATE: Release = Release(5);
    /// Windows 7: release 6.1.
    pub const WINDOWS_7: Release = Release(6);
    /// Windows 8: release 6.2.
    pub const WINDOWS_8: Release = Release(7);
    /// Windows 8.1, before Update 1: release `early 6.3`.
    pub const WINDOWS_8_1_EARLY: Release = Release(8);
    /// Windows 8.1: release 6.3, at its last point.
    pub const WINDOWS_8_1: Release = Release(9);
    /// Windows 8.1, from Update 1: release `late 6.3`.
    pub const WINDOWS_8_1_LATE: Release = Release(9);
    /// Windows 10: release 10.0.
    pub const WINDOWS_10: Release = Release(10);
    /// Windows 10 1511: release 1511.
    pub const WINDOWS_10_1511: Release = Release(11);
    /// Windows 10 1607: release 1607.
    pub const WINDOWS_10_1607: Release = Release(12);
    /// Windows 10 1703: release 1703.
    pub const WINDOWS_10_1703: Release = Release(13);
    /// Windows 10 1709: release 1709.
    pub const WINDOWS_10_1709: Release = Release(14);
    /// Windows 10 1803: release 1803.
    pub const WINDOWS_10_1803: Release = Release(15);
    /// Windows 10 1809: release 1809.
    pub const WINDOWS_10_1809: Release = Release(16);
    /// Windows 10 1903: release 1903.
    pub const WINDOWS_10_1903: Release = Release(17);
    /// Windows 10 1909: release 1909.
    pub const WINDOWS_10_1909: Release = Release(18);
    /// Windows 10 2004: release 2004.
    pub const WINDOWS_10_2004: Release = Release(19);
    /// Windows 10 20H2: release 20H2.
    pub const WINDOWS_10_20H2: Release = Release(20);
    /// Windows 10 21H1: release 21H1.
    pub const WINDOWS_10_21H1: Release = Release(21);
    /// Windows 10 21H2: release 10-21H2.
    pub const WINDOWS_10_21H2: Release = Release(22);
    /// Windows 10 22H2: release 10-22H2.
    pub const WINDOWS_10_22H2: Release = Release(23);
    /// Windows Server 2022: release server-2022.
    pub const WINDOWS_SERVER_2022: Release = Release(24);
    /// Windows 11 21H2: release 11-21H2.
    pub const WINDOWS_11_21H2: Release = Release(25);
    /// Windows 11 22H2: release 11-22H2.
    pub const WINDOWS_11_22H2: Release = Release(26);
    /// Windows 11 23H2: release 11-23H2.
    pub const WINDOWS_11_23H2: Release = Release(27);
    /// Windows 11 24H2: release 11-24H2.
    pub const WINDOWS_11_24H2: Release = Release(28);
    /// Windows 11 25H2: release 11-25H2.
    pub const WINDOWS_11_25H2: Release = Release(29);
    /// Windows 11 26H1: release 11-26H1.
    pub const WINDOWS_11_26H1: Release = Release(30);
}

/// Name and builds of a release.
#[derive(Debug)]
#[non_exhaustive]
pub struct ReleaseRow {
    /// ID of the release in the tables, such as `6.1` or `late 5.2`.
    pub id: &'static str,
    /// Common name, such as `Windows 7`.
    pub name: &'static str,
    /// Build numbers, first build first.
    pub builds: &'static [u32],
}

/// Releases and points within them, oldest first.
pub(crate) static RELEASES: &[ReleaseRow] = &[
    ReleaseRow { id: "5.0", name: "Windows 2000", builds: &[2195] },
    ReleaseRow { id: "5.1", name: "Windows XP", builds: &[2600] },
    ReleaseRow { id: "early 5.2", name: "Windows Server 2003, before Service Pack 1", builds: &[3790] },
    ReleaseRow { id: "late 5.2", name: "Windows Server 2003, from Service Pack 1", builds: &[3790] },
    ReleaseRow { id: "early 6.0", name: "Windows Vista, before Service Pack 1", builds: &[6000] },
    ReleaseRow {
        id: "late 6.0", name: "Windows Vista, from Service Pack 1, and Windows Server 2008", builds: &[6001, 6002, 6003]
    },
    ReleaseRow { id: "6.1", name: "Windows 7", builds: &[7600, 7601] },
    ReleaseRow { id: "6.2", name: "Windows 8", builds: &[9200] },
    ReleaseRow { id: "early 6.3", name: "Windows 8.1, before Update 1", builds: &[9600] },
    ReleaseRow { id: "late 6.3", name: "Windows 8.1, from Update 1", builds: &[9600] },
    ReleaseRow { id: "10.0", name: "Windows 10", builds: &[10240] },
    ReleaseRow { id: "1511", name: "Windows 10 Version 1511", builds: &[10586] },
    ReleaseRow { id: "1607", name: "Windows 10 Version 1607", builds: &[14393] },
    ReleaseRow { id: "1703", name: "Windows 10 Version 1703", builds: &[15063] },
    ReleaseRow { id: "1709", name: "Windows 10 Version 1709", builds: &[16299] },
    ReleaseRow { id: "1803", name: "Windows 10 Version 1803", builds: &[17134] },
    ReleaseRow { id: "1809", name: "Windows 10 Version 1809", builds: &[17763] },
    ReleaseRow { id: "1903", name: "Windows 10 Version 1903", builds: &[18362] },
    ReleaseRow { id: "1909", name: "Windows 10 Version 1909", builds: &[18363] },
    ReleaseRow { id: "2004", name: "Windows 10 Version 2004", builds: &[19041] },
    ReleaseRow { id: "20H2", name: "Windows 10 Version 20H2", builds: &[19042] },
    ReleaseRow { id: "21H1", name: "Windows 10 Version 21H1", builds: &[19043] },
    ReleaseRow { id: "10-21H2", name: "Windows 10 Version 21H2", builds: &[19044] },
    ReleaseRow { id: "10-22H2", name: "Windows 10 Version 22H2", builds: &[19045] },
    ReleaseRow { id: "server-2022", name: "Windows Server 2022", builds: &[20348] },
    ReleaseRow { id: "11-21H2", name: "Windows 11 Version 21H2", builds: &[22000] },
    ReleaseRow { id: "11-22H2", name: "Windows 11 Version 22H2", builds: &[22621] },
    ReleaseRow { id: "11-23H2", name: "Windows 11 Version 23H2", builds: &[22631] },
    ReleaseRow { id: "11-24H2", name: "Windows 11 Version 24H2", builds: &[26100] },
    ReleaseRow { id: "11-25H2", name: "Windows 11 Version 25H2", builds: &[26200] },
    ReleaseRow { id: "11-26H1", name: "Windows 11 Version 26H1", builds: &[28000] },
];
/// Meaning of the value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Meaning {
    #[doc = "Number with a meaning of its own, such as a year."]
    Number,
    #[doc = "Number of things."]
    Count,
    #[doc = "Position in a sequence, from 0."]
    Index,
    #[doc = "Size, length or offset in bytes."]
    Bytes,
    #[doc = "Size in units of 1024 bytes."]
    Kilobytes,
    #[doc = "Size in units of 1024 kilobytes."]
    Megabytes,
    #[doc = "Length in characters."]
    Characters,
    #[doc = "Number of pages of memory."]
    Pages,
    #[doc = "Number or position in sectors, clusters or other blocks."]
    Blocks,
    #[doc = "Percentage."]
    Percent,
    #[doc = "Length in pixels."]
    Pixels,
    #[doc = "Resolution in dots per inch."]
    DotsPerInch,
    #[doc = "Zero is false, any other value is true."]
    Boolean,
    #[doc = "Version number."]
    Version,
    #[doc = "Position in a sequence of events, operations or buffers."]
    SequenceNumber,
    #[doc = "One of several values."]
    Enumeration,
    #[doc = "Bits with a meaning each."]
    Flags,
    #[doc = "Number that is written in hexadecimal: a checksum, a cookie, a mask."]
    Hex,
    #[doc = "Number that identifies something of a kind that has no meaning of its own."]
    Identifier,
    #[doc = "Reserved or padding, according to a source."]
    Reserved,
    #[doc = "Interrupt request level."]
    Irql,
    #[doc = "Priority of a thread, an I/O request or a page."]
    Priority,
    #[doc = "Interrupt vector."]
    InterruptVector,
    #[doc = "Hook ID of a kernel event."]
    HookId,
    #[doc = "Type of an event within its group or class."]
    EventType,
    #[doc = "Tag of an allocation or a reference: four characters, the first in the lowest byte."]
    Tag,
    #[doc = "Access rights."]
    AccessMask,
    #[doc = "Number of a logical processor."]
    ProcessorNumber,
    #[doc = "Number of a processor group."]
    ProcessorGroup,
    #[doc = "Set of processors, one bit each."]
    ProcessorMask,
    #[doc = "Number of a NUMA node."]
    NumaNode,
    #[doc = "Session of Remote Desktop Services."]
    SessionId,
    #[doc = "Number of an event tracing session."]
    LoggerId,
    #[doc = "NTSTATUS."]
    NtStatus,
    #[doc = "Error code of the Windows API."]
    Win32Error,
    #[doc = "HRESULT."]
    Hresult,
    #[doc = "Point in time: 100 ns units since 1601, UTC."]
    FileTime,
    #[doc = "Duration in units of 100 ns."]
    HundredNanoseconds,
    #[doc = "Duration in nanoseconds."]
    Nanoseconds,
    #[doc = "Duration in microseconds."]
    Microseconds,
    #[doc = "Duration in milliseconds."]
    Milliseconds,
    #[doc = "Duration in units of 100 ms."]
    HundredMilliseconds,
    #[doc = "Duration in seconds."]
    Seconds,
    #[doc = "Duration in minutes."]
    Minutes,
    #[doc = "Duration in ticks of the clock interrupt."]
    TimerTicks,
    #[doc = "Value of the performance counter, or a difference of two."]
    PerformanceCounter,
    #[doc = "Point in time, by the clock of the session."]
    TimeStamp,
    #[doc = "Difference of two time stamps, in ticks of the clock of the session."]
    TimeStampDifference,
    #[doc = "Frequency of the performance counter, per second."]
    CounterFrequency,
    #[doc = "Frequency per second."]
    Hertz,
    #[doc = "Frequency in MHz."]
    Megahertz,
    #[doc = "Number of processor cycles."]
    ProcessorCycles,
    #[doc = "Date and time of day, in fields."]
    SystemTime,
    #[doc = "Point in time: seconds since 1970, UTC."]
    UnixTime,
    #[doc = "Address; whether of user or kernel space is not stated."]
    Address,
    #[doc = "Address of code."]
    CodeAddress,
    #[doc = "Address of data."]
    DataAddress,
    #[doc = "Address of an object of the kernel."]
    KernelObject,
    #[doc = "Address at which an image is loaded."]
    ModuleBase,
    #[doc = "Physical address."]
    PhysicalAddress,
    #[doc = "Number of a physical page."]
    PageFrameNumber,
    #[doc = "IPv4 address, in network byte order."]
    Ipv4Address,
    #[doc = "IPv6 address, in network byte order."]
    Ipv6Address,
    #[doc = "Port of TCP or UDP, in network byte order."]
    NetworkPort,
    #[doc = "Socket address: its family, then what the family defines."]
    SocketAddress,
    #[doc = "Address of a network adapter."]
    MacAddress,
    #[doc = "Bytes of a structure that another interface defines."]
    Opaque,
    #[doc = "Text."]
    Text,
    #[doc = "Name of a file, with or without a path."]
    FileName,
    #[doc = "Path of a file, in a form that no source states."]
    Path,
    #[doc = "Path of a file in the namespace of the kernel, such as `\\Device\\HarddiskVolume1\\boot.ini`."]
    NtPath,
    #[doc = "Path of a file with a drive letter."]
    DosPath,
    #[doc = "Path or name of a registry key or value."]
    RegistryPath,
    #[doc = "Name of the machine."]
    ComputerName,
    #[doc = "Command line of a process."]
    CommandLine,
    #[doc = "Security identifier."]
    Sid,
    #[doc = "GUID."]
    Guid,
    #[doc = "GUID of a provider."]
    ProviderGuid,
    #[doc = "GUID of a class of devices or events."]
    ClassGuid,
    #[doc = "GUID of an interface."]
    InterfaceGuid,
    #[doc = "Activity ID."]
    ActivityId,
    #[doc = "Process ID."]
    ProcessId,
    #[doc = "Thread ID."]
    ThreadId,
    #[doc = "Address of the kernel's object of a process."]
    ProcessObject,
    #[doc = "Address of the kernel's object of a thread."]
    ThreadObject,
    #[doc = "Address of a file object, which events of opening tie to a path."]
    FileObject,
    #[doc = "Key of a file, which events of names tie to a path."]
    FileKey,
    #[doc = "Address of an I/O request packet, which ties the start of an operation to its end."]
    Irp,
    #[doc = "Number of a physical disk."]
    DiskNumber,
    #[doc = "Key control block, which events of the registry tie to a path."]
    RegistryKeyHandle,
    #[doc = "Address of a device object."]
    DeviceObject,
    #[doc = "Address of a driver object."]
    DriverObject,
    #[doc = "Address of a timer."]
    TimerObject,
    #[doc = "Handle of a process."]
    Handle,
    #[doc = "Address or handle of a heap."]
    Heap,
    #[doc = "Identifier of a network connection."]
    ConnectionId,
    #[doc = "Tag of the service to which a thread belongs."]
    ServiceTag,
    #[doc = "Address of a job."]
    JobObject,
    #[doc = "Address or identifier of a thread pool."]
    ThreadPool,
}

impl Meaning {
    /// Returns the meaning for a word of the tables.
    pub fn of_word(word: &str) -> Option<Meaning> {
        match word {
            "number" => Some(Meaning::Number),
            "count" => Some(Meaning::Count),
            "index" => Some(Meaning::Index),
            "bytes" => Some(Meaning::Bytes),
            "kilobytes" => Some(Meaning::Kilobytes),
            "megabytes" => Some(Meaning::Megabytes),
            "characters" => Some(Meaning::Characters),
            "pages" => Some(Meaning::Pages),
            "blocks" => Some(Meaning::Blocks),
            "percent" => Some(Meaning::Percent),
            "pixels" => Some(Meaning::Pixels),
            "dots-per-inch" => Some(Meaning::DotsPerInch),
            "boolean" => Some(Meaning::Boolean),
            "version" => Some(Meaning::Version),
            "sequence-number" => Some(Meaning::SequenceNumber),
            "enumeration" => Some(Meaning::Enumeration),
            "flags" => Some(Meaning::Flags),
            "hex" => Some(Meaning::Hex),
            "identifier" => Some(Meaning::Identifier),
            "reserved" => Some(Meaning::Reserved),
            "irql" => Some(Meaning::Irql),
            "priority" => Some(Meaning::Priority),
            "interrupt-vector" => Some(Meaning::InterruptVector),
            "hook-id" => Some(Meaning::HookId),
            "event-type" => Some(Meaning::EventType),
            "tag" => Some(Meaning::Tag),
            "access-mask" => Some(Meaning::AccessMask),
            "processor-number" => Some(Meaning::ProcessorNumber),
            "processor-group" => Some(Meaning::ProcessorGroup),
            "processor-mask" => Some(Meaning::ProcessorMask),
            "numa-node" => Some(Meaning::NumaNode),
            "session-id" => Some(Meaning::SessionId),
            "logger-id" => Some(Meaning::LoggerId),
            "nt-status" => Some(Meaning::NtStatus),
            "win32-error" => Some(Meaning::Win32Error),
            "hresult" => Some(Meaning::Hresult),
            "file-time" => Some(Meaning::FileTime),
            "hundred-nanoseconds" => Some(Meaning::HundredNanoseconds),
            "nanoseconds" => Some(Meaning::Nanoseconds),
            "microseconds" => Some(Meaning::Microseconds),
            "milliseconds" => Some(Meaning::Milliseconds),
            "hundred-milliseconds" => Some(Meaning::HundredMilliseconds),
            "seconds" => Some(Meaning::Seconds),
            "minutes" => Some(Meaning::Minutes),
            "timer-ticks" => Some(Meaning::TimerTicks),
            "performance-counter" => Some(Meaning::PerformanceCounter),
            "time-stamp" => Some(Meaning::TimeStamp),
            "time-stamp-difference" => Some(Meaning::TimeStampDifference),
            "counter-frequency" => Some(Meaning::CounterFrequency),
            "hertz" => Some(Meaning::Hertz),
            "megahertz" => Some(Meaning::Megahertz),
            "processor-cycles" => Some(Meaning::ProcessorCycles),
            "system-time" => Some(Meaning::SystemTime),
            "unix-time" => Some(Meaning::UnixTime),
            "address" => Some(Meaning::Address),
            "code-address" => Some(Meaning::CodeAddress),
            "data-address" => Some(Meaning::DataAddress),
            "kernel-object" => Some(Meaning::KernelObject),
            "module-base" => Some(Meaning::ModuleBase),
            "physical-address" => Some(Meaning::PhysicalAddress),
            "page-frame-number" => Some(Meaning::PageFrameNumber),
            "ipv4-address" => Some(Meaning::Ipv4Address),
            "ipv6-address" => Some(Meaning::Ipv6Address),
            "network-port" => Some(Meaning::NetworkPort),
            "socket-address" => Some(Meaning::SocketAddress),
            "mac-address" => Some(Meaning::MacAddress),
            "opaque" => Some(Meaning::Opaque),
            "text" => Some(Meaning::Text),
            "file-name" => Some(Meaning::FileName),
            "path" => Some(Meaning::Path),
            "nt-path" => Some(Meaning::NtPath),
            "dos-path" => Some(Meaning::DosPath),
            "registry-path" => Some(Meaning::RegistryPath),
            "computer-name" => Some(Meaning::ComputerName),
            "command-line" => Some(Meaning::CommandLine),
            "sid" => Some(Meaning::Sid),
            "guid" => Some(Meaning::Guid),
            "provider-guid" => Some(Meaning::ProviderGuid),
            "class-guid" => Some(Meaning::ClassGuid),
            "interface-guid" => Some(Meaning::InterfaceGuid),
            "activity-id" => Some(Meaning::ActivityId),
            "process-id" => Some(Meaning::ProcessId),
            "thread-id" => Some(Meaning::ThreadId),
            "process-object" => Some(Meaning::ProcessObject),
            "thread-object" => Some(Meaning::ThreadObject),
            "file-object" => Some(Meaning::FileObject),
            "file-key" => Some(Meaning::FileKey),
            "irp" => Some(Meaning::Irp),
            "disk-number" => Some(Meaning::DiskNumber),
            "registry-key-handle" => Some(Meaning::RegistryKeyHandle),
            "device-object" => Some(Meaning::DeviceObject),
            "driver-object" => Some(Meaning::DriverObject),
            "timer-object" => Some(Meaning::TimerObject),
            "handle" => Some(Meaning::Handle),
            "heap" => Some(Meaning::Heap),
            "connection-id" => Some(Meaning::ConnectionId),
            "service-tag" => Some(Meaning::ServiceTag),
            "job-object" => Some(Meaning::JobObject),
            "thread-pool" => Some(Meaning::ThreadPool),
            _ => None,
        }
    }
    /// Returns the word that the tables write, such as `process-id`.
    pub const fn word(self) -> &'static str {
        match self {
            Meaning::Number => "number",
            Meaning::Count => "count",
            Meaning::Index => "index",
            Meaning::Bytes => "bytes",
            Meaning::Kilobytes => "kilobytes",
            Meaning::Megabytes => "megabytes",
            Meaning::Characters => "characters",
            Meaning::Pages => "pages",
            Meaning::Blocks => "blocks",
            Meaning::Percent => "percent",
            Meaning::Pixels => "pixels",
            Meaning::DotsPerInch => "dots-per-inch",
            Meaning::Boolean => "boolean",
            Meaning::Version => "version",
            Meaning::SequenceNumber => "sequence-number",
            Meaning::Enumeration => "enumeration",
            Meaning::Flags => "flags",
            Meaning::Hex => "hex",
            Meaning::Identifier => "identifier",
            Meaning::Reserved => "reserved",
            Meaning::Irql => "irql",
            Meaning::Priority => "priority",
            Meaning::InterruptVector => "interrupt-vector",
            Meaning::HookId => "hook-id",
            Meaning::EventType => "event-type",
            Meaning::Tag => "tag",
            Meaning::AccessMask => "access-mask",
            Meaning::ProcessorNumber => "processor-number",
            Meaning::ProcessorGroup => "processor-group",
            Meaning::ProcessorMask => "processor-mask",
            Meaning::NumaNode => "numa-node",
            Meaning::SessionId => "session-id",
            Meaning::LoggerId => "logger-id",
            Meaning::NtStatus => "nt-status",
            Meaning::Win32Error => "win32-error",
            Meaning::Hresult => "hresult",
            Meaning::FileTime => "file-time",
            Meaning::HundredNanoseconds => "hundred-nanoseconds",
            Meaning::Nanoseconds => "nanoseconds",
            Meaning::Microseconds => "microseconds",
            Meaning::Milliseconds => "milliseconds",
            Meaning::HundredMilliseconds => "hundred-milliseconds",
            Meaning::Seconds => "seconds",
            Meaning::Minutes => "minutes",
            Meaning::TimerTicks => "timer-ticks",
            Meaning::PerformanceCounter => "performance-counter",
            Meaning::TimeStamp => "time-stamp",
            Meaning::TimeStampDifference => "time-stamp-difference",
            Meaning::CounterFrequency => "counter-frequency",
            Meaning::Hertz => "hertz",
            Meaning::Megahertz => "megahertz",
            Meaning::ProcessorCycles => "processor-cycles",
            Meaning::SystemTime => "system-time",
            Meaning::UnixTime => "unix-time",
            Meaning::Address => "address",
            Meaning::CodeAddress => "code-address",
            Meaning::DataAddress => "data-address",
            Meaning::KernelObject => "kernel-object",
            Meaning::ModuleBase => "module-base",
            Meaning::PhysicalAddress => "physical-address",
            Meaning::PageFrameNumber => "page-frame-number",
            Meaning::Ipv4Address => "ipv4-address",
            Meaning::Ipv6Address => "ipv6-address",
            Meaning::NetworkPort => "network-port",
            Meaning::SocketAddress => "socket-address",
            Meaning::MacAddress => "mac-address",
            Meaning::Opaque => "opaque",
            Meaning::Text => "text",
            Meaning::FileName => "file-name",
            Meaning::Path => "path",
            Meaning::NtPath => "nt-path",
            Meaning::DosPath => "dos-path",
            Meaning::RegistryPath => "registry-path",
            Meaning::ComputerName => "computer-name",
            Meaning::CommandLine => "command-line",
            Meaning::Sid => "sid",
            Meaning::Guid => "guid",
            Meaning::ProviderGuid => "provider-guid",
            Meaning::ClassGuid => "class-guid",
            Meaning::InterfaceGuid => "interface-guid",
            Meaning::ActivityId => "activity-id",
            Meaning::ProcessId => "process-id",
            Meaning::ThreadId => "thread-id",
            Meaning::ProcessObject => "process-object",
            Meaning::ThreadObject => "thread-object",
            Meaning::FileObject => "file-object",
            Meaning::FileKey => "file-key",
            Meaning::Irp => "irp",
            Meaning::DiskNumber => "disk-number",
            Meaning::RegistryKeyHandle => "registry-key-handle",
            Meaning::DeviceObject => "device-object",
            Meaning::DriverObject => "driver-object",
            Meaning::TimerObject => "timer-object",
            Meaning::Handle => "handle",
            Meaning::Heap => "heap",
            Meaning::ConnectionId => "connection-id",
            Meaning::ServiceTag => "service-tag",
            Meaning::JobObject => "job-object",
            Meaning::ThreadPool => "thread-pool",
        }
    }
    /// Returns the unit of the value, or an empty string if it has none.
    pub const fn unit(self) -> &'static str {
        match self {
            Meaning::Number => "",
            Meaning::Count => "",
            Meaning::Index => "",
            Meaning::Bytes => "bytes",
            Meaning::Kilobytes => "KB",
            Meaning::Megabytes => "MB",
            Meaning::Characters => "characters",
            Meaning::Pages => "pages",
            Meaning::Blocks => "blocks",
            Meaning::Percent => "%",
            Meaning::Pixels => "pixels",
            Meaning::DotsPerInch => "dots per inch",
            Meaning::Boolean => "",
            Meaning::Version => "",
            Meaning::SequenceNumber => "",
            Meaning::Enumeration => "",
            Meaning::Flags => "",
            Meaning::Hex => "",
            Meaning::Identifier => "",
            Meaning::Reserved => "",
            Meaning::Irql => "",
            Meaning::Priority => "",
            Meaning::InterruptVector => "",
            Meaning::HookId => "",
            Meaning::EventType => "",
            Meaning::Tag => "",
            Meaning::AccessMask => "",
            Meaning::ProcessorNumber => "",
            Meaning::ProcessorGroup => "",
            Meaning::ProcessorMask => "",
            Meaning::NumaNode => "",
            Meaning::SessionId => "",
            Meaning::LoggerId => "",
            Meaning::NtStatus => "",
            Meaning::Win32Error => "",
            Meaning::Hresult => "",
            Meaning::FileTime => "",
            Meaning::HundredNanoseconds => "100 ns",
            Meaning::Nanoseconds => "ns",
            Meaning::Microseconds => "us",
            Meaning::Milliseconds => "ms",
            Meaning::HundredMilliseconds => "100 ms",
            Meaning::Seconds => "s",
            Meaning::Minutes => "minutes",
            Meaning::TimerTicks => "timer ticks",
            Meaning::PerformanceCounter => "performance counter ticks",
            Meaning::TimeStamp => "",
            Meaning::TimeStampDifference => "session clock ticks",
            Meaning::CounterFrequency => "Hz",
            Meaning::Hertz => "Hz",
            Meaning::Megahertz => "MHz",
            Meaning::ProcessorCycles => "CPU cycles",
            Meaning::SystemTime => "",
            Meaning::UnixTime => "",
            Meaning::Address => "",
            Meaning::CodeAddress => "",
            Meaning::DataAddress => "",
            Meaning::KernelObject => "",
            Meaning::ModuleBase => "",
            Meaning::PhysicalAddress => "",
            Meaning::PageFrameNumber => "",
            Meaning::Ipv4Address => "",
            Meaning::Ipv6Address => "",
            Meaning::NetworkPort => "",
            Meaning::SocketAddress => "",
            Meaning::MacAddress => "",
            Meaning::Opaque => "",
            Meaning::Text => "",
            Meaning::FileName => "",
            Meaning::Path => "",
            Meaning::NtPath => "",
            Meaning::DosPath => "",
            Meaning::RegistryPath => "",
            Meaning::ComputerName => "",
            Meaning::CommandLine => "",
            Meaning::Sid => "",
            Meaning::Guid => "",
            Meaning::ProviderGuid => "",
            Meaning::ClassGuid => "",
            Meaning::InterfaceGuid => "",
            Meaning::ActivityId => "",
            Meaning::ProcessId => "",
            Meaning::ThreadId => "",
            Meaning::ProcessObject => "",
            Meaning::ThreadObject => "",
            Meaning::FileObject => "",
            Meaning::FileKey => "",
            Meaning::Irp => "",
            Meaning::DiskNumber => "",
            Meaning::RegistryKeyHandle => "",
            Meaning::DeviceObject => "",
            Meaning::DriverObject => "",
            Meaning::TimerObject => "",
            Meaning::Handle => "",
            Meaning::Heap => "",
            Meaning::ConnectionId => "",
            Meaning::ServiceTag => "",
            Meaning::JobObject => "",
            Meaning::ThreadPool => "",
        }
    }
}

/// Types of the bytes of fields of provider events.
#[allow(dead_code, reason = "not every type has a rule of its own")]
pub(crate) mod in_type {
    pub(crate) const UNICODESTRING: u16 = 1;
    pub(crate) const ANSISTRING: u16 = 2;
    pub(crate) const INT8: u16 = 3;
    pub(crate) const UINT8: u16 = 4;
    pub(crate) const INT16: u16 = 5;
    pub(crate) const UINT16: u16 = 6;
    pub(crate) const INT32: u16 = 7;
    pub(crate) const UINT32: u16 = 8;
    pub(crate) const INT64: u16 = 9;
    pub(crate) const UINT64: u16 = 10;
    pub(crate) const FLOAT: u16 = 11;
    pub(crate) const DOUBLE: u16 = 12;
    pub(crate) const BOOLEAN: u16 = 13;
    pub(crate) const BINARY: u16 = 14;
    pub(crate) const GUID: u16 = 15;
    pub(crate) const POINTER: u16 = 16;
    pub(crate) const FILETIME: u16 = 17;
    pub(crate) const SYSTEMTIME: u16 = 18;
    pub(crate) const SID: u16 = 19;
    pub(crate) const HEXINT32: u16 = 20;
    pub(crate) const HEXINT64: u16 = 21;
    pub(crate) const COUNTEDUNICODESTRING: u16 = 22;
    pub(crate) const COUNTEDANSISTRING: u16 = 23;
    pub(crate) const COUNTEDBINARY: u16 = 25;
    pub(crate) const MOFCOUNTEDSTRING: u16 = 300;
    pub(crate) const MOFCOUNTEDANSISTRING: u16 = 301;
    pub(crate) const REVERSEDCOUNTEDSTRING: u16 = 302;
    pub(crate) const REVERSEDCOUNTEDANSISTRING: u16 = 303;
    pub(crate) const NONNULLTERMINATEDSTRING: u16 = 304;
    pub(crate) const NONNULLTERMINATEDANSISTRING: u16 = 305;
    pub(crate) const UNICODECHAR: u16 = 306;
    pub(crate) const ANSICHAR: u16 = 307;
    pub(crate) const SIZET: u16 = 308;
    pub(crate) const HEXDUMP: u16 = 309;
    pub(crate) const WBEMSID: u16 = 310;
}

/// Forms in which values of fields of provider events are shown.
#[allow(dead_code, reason = "not every form has a rule of its own")]
pub(crate) mod out_type {
    pub(crate) const STRING: u16 = 1;
    pub(crate) const DATETIME: u16 = 2;
    pub(crate) const BYTE: u16 = 3;
    pub(crate) const UNSIGNEDBYTE: u16 = 4;
    pub(crate) const SHORT: u16 = 5;
    pub(crate) const UNSIGNEDSHORT: u16 = 6;
    pub(crate) const INT: u16 = 7;
    pub(crate) const UNSIGNEDINT: u16 = 8;
    pub(crate) const LONG: u16 = 9;
    pub(crate) const UNSIGNEDLONG: u16 = 10;
    pub(crate) const FLOAT: u16 = 11;
    pub(crate) const DOUBLE: u16 = 12;
    pub(crate) const BOOLEAN: u16 = 13;
    pub(crate) const GUID: u16 = 14;
    pub(crate) const HEXBINARY: u16 = 15;
    pub(crate) const HEXINT8: u16 = 16;
    pub(crate) const HEXINT16: u16 = 17;
    pub(crate) const HEXINT32: u16 = 18;
    pub(crate) const HEXINT64: u16 = 19;
    pub(crate) const PID: u16 = 20;
    pub(crate) const TID: u16 = 21;
    pub(crate) const PORT: u16 = 22;
    pub(crate) const IPV4: u16 = 23;
    pub(crate) const IPV6: u16 = 24;
    pub(crate) const SOCKETADDRESS: u16 = 25;
    pub(crate) const CIMDATETIME: u16 = 26;
    pub(crate) const ETWTIME: u16 = 27;
    pub(crate) const XML: u16 = 28;
    pub(crate) const ERRORCODE: u16 = 29;
    pub(crate) const WIN32ERROR: u16 = 30;
    pub(crate) const NTSTATUS: u16 = 31;
    pub(crate) const HRESULT: u16 = 32;
    pub(crate) const DATETIMECULTUREINSENSITIVE: u16 = 33;
    pub(crate) const JSON: u16 = 34;
    pub(crate) const UTF8: u16 = 35;
    pub(crate) const PKCS7WITHTYPEINFO: u16 = 36;
    pub(crate) const CODEPOINTER: u16 = 37;
    pub(crate) const DATETIMEUTC: u16 = 38;
    pub(crate) const REDUCEDSTRING: u16 = 300;
    pub(crate) const NOPRINT: u16 = 301;
}
