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
/// Declares the meanings: name, word, unit, documentation.
macro_rules! meanings {
    ($($name:ident $word:literal $unit:literal $doc:literal;)*) => {
        /// Meaning of the value of a field.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Meaning {
            $(#[doc = $doc] $name,)*
        }
        impl Meaning {
            /// Returns the meaning for a word of the tables.
            pub fn of_word(word: &str) -> Option<Meaning> {
                match word { $($word => Some(Meaning::$name),)* _ => None }
            }
            /// Returns the word that the tables write, such as `process-id`.
            pub const fn word(self) -> &'static str {
                match self { $(Meaning::$name => $word),* }
            }
            /// Returns the unit of the value, or an empty string if it has none.
            pub const fn unit(self) -> &'static str {
                match self { $(Meaning::$name => $unit),* }
            }
        }
    };
}

meanings! {
    Number "number" "" "Number with a meaning of its own, such as a year.";
    Count "count" "" "Number of things.";
    Index "index" "" "Position in a sequence, from 0.";
    Bytes "bytes" "bytes" "Size, length or offset in bytes.";
    Kilobytes "kilobytes" "KB" "Size in units of 1024 bytes.";
    Megabytes "megabytes" "MB" "Size in units of 1024 kilobytes.";
    Characters "characters" "characters" "Length in characters.";
    Pages "pages" "pages" "Number of pages of memory.";
    Blocks "blocks" "blocks" "Number or position in sectors, clusters or other blocks.";
    Percent "percent" "%" "Percentage.";
    Pixels "pixels" "pixels" "Length in pixels.";
    DotsPerInch "dots-per-inch" "dots per inch" "Resolution in dots per inch.";
    Boolean "boolean" "" "Zero is false, any other value is true.";
    Version "version" "" "Version number.";
    SequenceNumber "sequence-number" "" "Position in a sequence of events, operations or buffers.";
    Enumeration "enumeration" "" "One of several values.";
    Flags "flags" "" "Bits with a meaning each.";
    Hex "hex" "" "Number that is written in hexadecimal: a checksum, a cookie, a mask.";
    Identifier "identifier" "" "Number that identifies something of a kind that has no meaning of its own.";
    Reserved "reserved" "" "Reserved or padding, according to a source.";
    Irql "irql" "" "Interrupt request level.";
    Priority "priority" "" "Priority of a thread, an I/O request or a page.";
    InterruptVector "interrupt-vector" "" "Interrupt vector.";
    HookId "hook-id" "" "Hook ID of a kernel event.";
    EventType "event-type" "" "Type of an event within its group or class.";
    Tag "tag" "" "Tag of an allocation or a reference: four characters, the first in the lowest byte.";
    AccessMask "access-mask" "" "Access rights.";
    ProcessorNumber "processor-number" "" "Number of a logical processor.";
    ProcessorGroup "processor-group" "" "Number of a processor group.";
    ProcessorMask "processor-mask" "" "Set of processors, one bit each.";
    NumaNode "numa-node" "" "Number of a NUMA node.";
    SessionId "session-id" "" "Session of Remote Desktop Services.";
    LoggerId "logger-id" "" "Number of an event tracing session.";
    NtStatus "nt-status" "" "NTSTATUS.";
    Win32Error "win32-error" "" "Error code of the Windows API.";
    Hresult "hresult" "" "HRESULT.";
    FileTime "file-time" "" "Point in time: 100 ns units since 1601, UTC.";
    HundredNanoseconds "hundred-nanoseconds" "100 ns" "Duration in units of 100 ns.";
    Nanoseconds "nanoseconds" "ns" "Duration in nanoseconds.";
    Microseconds "microseconds" "us" "Duration in microseconds.";
    Milliseconds "milliseconds" "ms" "Duration in milliseconds.";
    HundredMilliseconds "hundred-milliseconds" "100 ms" "Duration in units of 100 ms.";
    Seconds "seconds" "s" "Duration in seconds.";
    Minutes "minutes" "minutes" "Duration in minutes.";
    TimerTicks "timer-ticks" "timer ticks" "Duration in ticks of the clock interrupt.";
    PerformanceCounter "performance-counter" "performance counter ticks" "Value of the performance counter, or a \
        difference of two.";
    TimeStamp "time-stamp" "" "Point in time, by the clock of the session.";
    TimeStampDifference "time-stamp-difference" "session clock ticks" "Difference of two time stamps, in ticks of the \
        clock of the session.";
    CounterFrequency "counter-frequency" "Hz" "Frequency of the performance counter, per second.";
    Hertz "hertz" "Hz" "Frequency per second.";
    Megahertz "megahertz" "MHz" "Frequency in MHz.";
    ProcessorCycles "processor-cycles" "CPU cycles" "Number of processor cycles.";
    SystemTime "system-time" "" "Date and time of day, in fields.";
    UnixTime "unix-time" "" "Point in time: seconds since 1970, UTC.";
    Address "address" "" "Address; whether of user or kernel space is not stated.";
    CodeAddress "code-address" "" "Address of code.";
    DataAddress "data-address" "" "Address of data.";
    KernelObject "kernel-object" "" "Address of an object of the kernel.";
    ModuleBase "module-base" "" "Address at which an image is loaded.";
    PhysicalAddress "physical-address" "" "Physical address.";
    PageFrameNumber "page-frame-number" "" "Number of a physical page.";
    Ipv4Address "ipv4-address" "" "IPv4 address, in network byte order.";
    Ipv6Address "ipv6-address" "" "IPv6 address, in network byte order.";
    NetworkPort "network-port" "" "Port of TCP or UDP.";
    SocketAddress "socket-address" "" "Socket address: its family, then what the family defines.";
    MacAddress "mac-address" "" "Address of a network adapter.";
    Opaque "opaque" "" "Bytes of a structure that another interface defines.";
    Text "text" "" "Text.";
    FileName "file-name" "" "Name of a file, with or without a path.";
    Path "path" "" "Path of a file, in a form that no source states.";
    NtPath "nt-path" "" "Path of a file in the namespace of the kernel, such as `\\Device\\HarddiskVolume1\\boot.ini`.";
    DosPath "dos-path" "" "Path of a file with a drive letter.";
    RegistryPath "registry-path" "" "Path or name of a registry key or value.";
    ComputerName "computer-name" "" "Name of the machine.";
    CommandLine "command-line" "" "Command line of a process.";
    Sid "sid" "" "Security identifier.";
    Guid "guid" "" "GUID.";
    ProviderGuid "provider-guid" "" "GUID of a provider.";
    ClassGuid "class-guid" "" "GUID of a class of devices or events.";
    InterfaceGuid "interface-guid" "" "GUID of an interface.";
    ActivityId "activity-id" "" "Activity ID.";
    ProcessId "process-id" "" "Process ID.";
    ThreadId "thread-id" "" "Thread ID.";
    ProcessObject "process-object" "" "Address of the kernel's object of a process.";
    ThreadObject "thread-object" "" "Address of the kernel's object of a thread.";
    FileObject "file-object" "" "Address of a file object, which events of opening tie to a path.";
    FileKey "file-key" "" "Key of a file, which events of names tie to a path.";
    Irp "irp" "" "Address of an I/O request packet, which ties the start of an operation to its end.";
    DiskNumber "disk-number" "" "Number of a physical disk.";
    RegistryKeyHandle "registry-key-handle" "" "Key control block, which events of the registry tie to a path.";
    DeviceObject "device-object" "" "Address of a device object.";
    DriverObject "driver-object" "" "Address of a driver object.";
    TimerObject "timer-object" "" "Address of a timer.";
    Handle "handle" "" "Handle of a process.";
    Heap "heap" "" "Address or handle of a heap.";
    ConnectionId "connection-id" "" "Identifier of a network connection.";
    ServiceTag "service-tag" "" "Tag of the service to which a thread belongs.";
    JobObject "job-object" "" "Address of a job.";
    ThreadPool "thread-pool" "" "Address or identifier of a thread pool.";
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
