// Generated from crates/catalog/src/meaning.rs by `cargo spec generate`. Do not edit: edit that file.

//! Meanings: what the value of a field is.
/// What the value of a field is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Meaning {
    /// Number with a meaning of its own, such as a year.
    Number,
    /// Number of things.
    Count,
    /// Position in a sequence, from 0.
    Index,
    /// Size, length or offset in bytes.
    Bytes,
    /// Size in units of 1024 bytes.
    Kilobytes,
    /// Size in units of 1024 kilobytes.
    Megabytes,
    /// Length in characters.
    Characters,
    /// Number of pages of memory.
    Pages,
    /// Number or position in sectors, clusters or other blocks.
    Blocks,
    /// Percentage.
    Percent,
    /// Length in pixels.
    Pixels,
    /// Resolution in dots per inch.
    DotsPerInch,
    /// Zero is false, any other value is true.
    Boolean,
    /// Version number.
    Version,
    /// Position in a sequence of events, operations or buffers.
    SequenceNumber,
    /// One of several values.
    Enumeration,
    /// Bits with a meaning each.
    Flags,
    /// Number that is written in hexadecimal: a checksum, a cookie, a mask.
    Hex,
    /// Number that identifies something of a kind that has no meaning of its own.
    Identifier,
    /// Reserved or padding, according to a source.
    Reserved,
    /// Interrupt request level.
    Irql,
    /// Priority of a thread, an I/O request or a page.
    Priority,
    /// Interrupt vector.
    InterruptVector,
    /// Hook ID of a kernel event.
    HookId,
    /// Type of an event within its group or class.
    EventType,
    /// Tag of an allocation or a reference: four characters, the first in the lowest byte.
    Tag,
    /// Access rights.
    AccessMask,
    /// Number of a logical processor.
    ProcessorNumber,
    /// Number of a processor group.
    ProcessorGroup,
    /// Set of processors, one bit each.
    ProcessorMask,
    /// Number of a NUMA node.
    NumaNode,
    /// Session of Remote Desktop Services.
    SessionId,
    /// Number of an event tracing session.
    LoggerId,
    /// NTSTATUS.
    NtStatus,
    /// Error code of the Windows API.
    Win32Error,
    /// HRESULT.
    Hresult,
    /// Point in time: 100 ns units since 1601, UTC.
    FileTime,
    /// Duration in units of 100 ns.
    HundredNanoseconds,
    /// Duration in nanoseconds.
    Nanoseconds,
    /// Duration in microseconds.
    Microseconds,
    /// Duration in milliseconds.
    Milliseconds,
    /// Duration in units of 100 ms.
    HundredMilliseconds,
    /// Duration in seconds.
    Seconds,
    /// Duration in minutes.
    Minutes,
    /// Duration in ticks of the clock interrupt.
    TimerTicks,
    /// Value of the performance counter, or a difference of two.
    PerformanceCounter,
    /// Point in time, by the clock of the session.
    TimeStamp,
    /// Difference of two time stamps, in ticks of the clock of the session.
    TimeStampDifference,
    /// Frequency of the performance counter, per second.
    CounterFrequency,
    /// Frequency per second.
    Hertz,
    /// Frequency in MHz.
    Megahertz,
    /// Number of processor cycles.
    ProcessorCycles,
    /// Date and time of day, in fields.
    SystemTime,
    /// Point in time: seconds since 1970, UTC.
    UnixTime,
    /// Address; whether of user or kernel space is not stated.
    Address,
    /// Address of code.
    CodeAddress,
    /// Address of data.
    DataAddress,
    /// Address of an object of the kernel.
    KernelObject,
    /// Address at which an image is loaded.
    ModuleBase,
    /// Physical address.
    PhysicalAddress,
    /// Number of a physical page.
    PageFrameNumber,
    /// IPv4 address, in network byte order.
    Ipv4Address,
    /// IPv6 address, in network byte order.
    Ipv6Address,
    /// Port of TCP or UDP, in network byte order.
    NetworkPort,
    /// Socket address: its family, then what the family defines.
    SocketAddress,
    /// Address of a network adapter.
    MacAddress,
    /// Bytes of a structure that another interface defines.
    Opaque,
    /// Text.
    Text,
    /// Name of a file, with or without a path.
    FileName,
    /// Path of a file, in a form that no source states.
    Path,
    /// Path of a file in the namespace of the kernel, such as `\Device\HarddiskVolume1\boot.ini`.
    NtPath,
    /// Path of a file with a drive letter.
    DosPath,
    /// Path or name of a registry key or value.
    RegistryPath,
    /// Name of the machine.
    ComputerName,
    /// Command line of a process.
    CommandLine,
    /// Security identifier.
    Sid,
    /// GUID.
    Guid,
    /// GUID of a provider.
    ProviderGuid,
    /// GUID of a class of devices or events.
    ClassGuid,
    /// GUID of an interface.
    InterfaceGuid,
    /// Activity ID.
    ActivityId,
    /// Process ID.
    ProcessId,
    /// Thread ID.
    ThreadId,
    /// Address of the kernel's object of a process.
    ProcessObject,
    /// Address of the kernel's object of a thread.
    ThreadObject,
    /// Address of a file object, which events of opening tie to a path.
    FileObject,
    /// Key of a file, which events of names tie to a path.
    FileKey,
    /// Address of an I/O request packet, which ties the start of an operation to its end.
    Irp,
    /// Number of a physical disk.
    DiskNumber,
    /// Key control block, which events of the registry tie to a path.
    RegistryKeyHandle,
    /// Address of a device object.
    DeviceObject,
    /// Address of a driver object.
    DriverObject,
    /// Address of a timer.
    TimerObject,
    /// Handle of a process.
    Handle,
    /// Address or handle of a heap.
    Heap,
    /// Identifier of a network connection.
    ConnectionId,
    /// Tag of the service to which a thread belongs.
    ServiceTag,
    /// Address of a job.
    JobObject,
    /// Address or identifier of a thread pool.
    ThreadPool,
}

impl Meaning {
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
            Meaning::Bytes => "bytes",
            Meaning::Kilobytes => "KB",
            Meaning::Megabytes => "MB",
            Meaning::Characters => "characters",
            Meaning::Pages => "pages",
            Meaning::Blocks => "blocks",
            Meaning::Percent => "%",
            Meaning::Pixels => "pixels",
            Meaning::DotsPerInch => "dots per inch",
            Meaning::HundredNanoseconds => "100 ns",
            Meaning::Nanoseconds => "ns",
            Meaning::Microseconds => "us",
            Meaning::Milliseconds => "ms",
            Meaning::HundredMilliseconds => "100 ms",
            Meaning::Seconds => "s",
            Meaning::Minutes => "minutes",
            Meaning::TimerTicks => "timer ticks",
            Meaning::PerformanceCounter => "performance counter ticks",
            Meaning::TimeStampDifference => "session clock ticks",
            Meaning::CounterFrequency => "Hz",
            Meaning::Hertz => "Hz",
            Meaning::Megahertz => "MHz",
            Meaning::ProcessorCycles => "CPU cycles",
            _ => "",
        }
    }
}
