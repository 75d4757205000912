// Generated from spec/releases.toml and crates/catalog/src/ by `cargo spec generate`. Do not edit: edit that file.

//! Lists that etwspec-runtime is compiled with: releases of Windows, meanings, and types of fields of provider events.
#![no_std]
#![cfg_attr(rustfmt, rustfmt_skip)]
/// Calls a macro with the names of constants, each with its index, and with the rows: ID, name and builds.
#[doc(hidden)]
#[macro_export]
macro_rules! releases {
    ($define:ident) => {
        $define! {
            names {
                /// Windows 2000: release 5.0.
                WINDOWS_2000 = 0;
                /// Windows XP: release 5.1.
                WINDOWS_XP = 1;
                /// Windows Server 2003, before Service Pack 1: release `early 5.2`.
                WINDOWS_SERVER_2003_EARLY = 2;
                /// Windows Server 2003: release 5.2, at its last point.
                WINDOWS_SERVER_2003 = 3;
                /// Windows Server 2003, from Service Pack 1: release `late 5.2`.
                WINDOWS_SERVER_2003_LATE = 3;
                /// Windows Vista, before Service Pack 1: release `early 6.0`.
                WINDOWS_VISTA_EARLY = 4;
                /// Windows Vista: release 6.0, at its last point.
                WINDOWS_VISTA = 5;
                /// Windows Vista, from Service Pack 1, and Windows Server 2008: release `late 6.0`.
                WINDOWS_VISTA_LATE = 5;
                /// Windows 7: release 6.1.
                WINDOWS_7 = 6;
                /// Windows 8: release 6.2.
                WINDOWS_8 = 7;
                /// Windows 8.1, before Update 1: release `early 6.3`.
                WINDOWS_8_1_EARLY = 8;
                /// Windows 8.1: release 6.3, at its last point.
                WINDOWS_8_1 = 9;
                /// Windows 8.1, from Update 1: release `late 6.3`.
                WINDOWS_8_1_LATE = 9;
                /// Windows 10: release 10.0.
                WINDOWS_10 = 10;
                /// Windows 10 1511: release 1511.
                WINDOWS_10_1511 = 11;
                /// Windows 10 1607: release 1607.
                WINDOWS_10_1607 = 12;
                /// Windows 10 1703: release 1703.
                WINDOWS_10_1703 = 13;
                /// Windows 10 1709: release 1709.
                WINDOWS_10_1709 = 14;
                /// Windows 10 1803: release 1803.
                WINDOWS_10_1803 = 15;
                /// Windows 10 1809: release 1809.
                WINDOWS_10_1809 = 16;
                /// Windows 10 1903: release 1903.
                WINDOWS_10_1903 = 17;
                /// Windows 10 1909: release 1909.
                WINDOWS_10_1909 = 18;
                /// Windows 10 2004: release 2004.
                WINDOWS_10_2004 = 19;
                /// Windows 10 20H2: release 20H2.
                WINDOWS_10_20H2 = 20;
                /// Windows 10 21H1: release 21H1.
                WINDOWS_10_21H1 = 21;
                /// Windows 10 21H2: release 10-21H2.
                WINDOWS_10_21H2 = 22;
                /// Windows 10 22H2: release 10-22H2.
                WINDOWS_10_22H2 = 23;
                /// Windows Server 2022: release server-2022.
                WINDOWS_SERVER_2022 = 24;
                /// Windows 11 21H2: release 11-21H2.
                WINDOWS_11_21H2 = 25;
                /// Windows 11 22H2: release 11-22H2.
                WINDOWS_11_22H2 = 26;
                /// Windows 11 23H2: release 11-23H2.
                WINDOWS_11_23H2 = 27;
                /// Windows 11 24H2: release 11-24H2.
                WINDOWS_11_24H2 = 28;
                /// Windows 11 25H2: release 11-25H2.
                WINDOWS_11_25H2 = 29;
                /// Windows 11 26H1: release 11-26H1.
                WINDOWS_11_26H1 = 30;
            }
            rows {
                "5.0" "Windows 2000" [2195];
                "5.1" "Windows XP" [2600];
                "early 5.2" "Windows Server 2003, before Service Pack 1" [3790];
                "late 5.2" "Windows Server 2003, from Service Pack 1" [3790];
                "early 6.0" "Windows Vista, before Service Pack 1" [6000];
                "late 6.0" "Windows Vista, from Service Pack 1, and Windows Server 2008" [6001, 6002, 6003];
                "6.1" "Windows 7" [7600, 7601];
                "6.2" "Windows 8" [9200];
                "early 6.3" "Windows 8.1, before Update 1" [9600];
                "late 6.3" "Windows 8.1, from Update 1" [9600];
                "10.0" "Windows 10" [10240];
                "1511" "Windows 10 Version 1511" [10586];
                "1607" "Windows 10 Version 1607" [14393];
                "1703" "Windows 10 Version 1703" [15063];
                "1709" "Windows 10 Version 1709" [16299];
                "1803" "Windows 10 Version 1803" [17134];
                "1809" "Windows 10 Version 1809" [17763];
                "1903" "Windows 10 Version 1903" [18362];
                "1909" "Windows 10 Version 1909" [18363];
                "2004" "Windows 10 Version 2004" [19041];
                "20H2" "Windows 10 Version 20H2" [19042];
                "21H1" "Windows 10 Version 21H1" [19043];
                "10-21H2" "Windows 10 Version 21H2" [19044];
                "10-22H2" "Windows 10 Version 22H2" [19045];
                "server-2022" "Windows Server 2022" [20348];
                "11-21H2" "Windows 11 Version 21H2" [22000];
                "11-22H2" "Windows 11 Version 22H2" [22621];
                "11-23H2" "Windows 11 Version 23H2" [22631];
                "11-24H2" "Windows 11 Version 24H2" [26100];
                "11-25H2" "Windows 11 Version 25H2" [26200];
                "11-26H1" "Windows 11 Version 26H1" [28000];
            }
        }
    };
}

/// Calls a macro with the meanings: name, word, unit and documentation.
#[doc(hidden)]
#[macro_export]
macro_rules! meanings {
    ($define:ident) => {
        $define! {
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
            PerformanceCounter "performance-counter" "performance counter ticks" "Value of the performance counter, or \
                a difference of two.";
            TimeStamp "time-stamp" "" "Point in time, by the clock of the session.";
            TimeStampDifference "time-stamp-difference" "session clock ticks" "Difference of two time stamps, in ticks \
                of the clock of the session.";
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
            NetworkPort "network-port" "" "Port of TCP or UDP, in network byte order.";
            SocketAddress "socket-address" "" "Socket address: its family, then what the family defines.";
            MacAddress "mac-address" "" "Address of a network adapter.";
            Opaque "opaque" "" "Bytes of a structure that another interface defines.";
            Text "text" "" "Text.";
            FileName "file-name" "" "Name of a file, with or without a path.";
            Path "path" "" "Path of a file, in a form that no source states.";
            NtPath "nt-path" "" "Path of a file in the namespace of the kernel, such as \
                `\\Device\\HarddiskVolume1\\boot.ini`.";
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
    };
}

/// Calls a macro with the types of fields of provider events, and their numbers.
#[doc(hidden)]
#[macro_export]
macro_rules! field_types {
    ($define:ident) => {
        $define! {
            in_types {
                UNICODESTRING = 1;
                ANSISTRING = 2;
                INT8 = 3;
                UINT8 = 4;
                INT16 = 5;
                UINT16 = 6;
                INT32 = 7;
                UINT32 = 8;
                INT64 = 9;
                UINT64 = 10;
                FLOAT = 11;
                DOUBLE = 12;
                BOOLEAN = 13;
                BINARY = 14;
                GUID = 15;
                POINTER = 16;
                FILETIME = 17;
                SYSTEMTIME = 18;
                SID = 19;
                HEXINT32 = 20;
                HEXINT64 = 21;
                COUNTEDUNICODESTRING = 22;
                COUNTEDANSISTRING = 23;
                COUNTEDBINARY = 25;
                MOFCOUNTEDSTRING = 300;
                MOFCOUNTEDANSISTRING = 301;
                REVERSEDCOUNTEDSTRING = 302;
                REVERSEDCOUNTEDANSISTRING = 303;
                NONNULLTERMINATEDSTRING = 304;
                NONNULLTERMINATEDANSISTRING = 305;
                UNICODECHAR = 306;
                ANSICHAR = 307;
                SIZET = 308;
                HEXDUMP = 309;
                WBEMSID = 310;
            }
            out_types {
                STRING = 1;
                DATETIME = 2;
                BYTE = 3;
                UNSIGNEDBYTE = 4;
                SHORT = 5;
                UNSIGNEDSHORT = 6;
                INT = 7;
                UNSIGNEDINT = 8;
                LONG = 9;
                UNSIGNEDLONG = 10;
                FLOAT = 11;
                DOUBLE = 12;
                BOOLEAN = 13;
                GUID = 14;
                HEXBINARY = 15;
                HEXINT8 = 16;
                HEXINT16 = 17;
                HEXINT32 = 18;
                HEXINT64 = 19;
                PID = 20;
                TID = 21;
                PORT = 22;
                IPV4 = 23;
                IPV6 = 24;
                SOCKETADDRESS = 25;
                CIMDATETIME = 26;
                ETWTIME = 27;
                XML = 28;
                ERRORCODE = 29;
                WIN32ERROR = 30;
                NTSTATUS = 31;
                HRESULT = 32;
                DATETIMECULTUREINSENSITIVE = 33;
                JSON = 34;
                UTF8 = 35;
                PKCS7WITHTYPEINFO = 36;
                CODEPOINTER = 37;
                DATETIMEUTC = 38;
                REDUCEDSTRING = 300;
                NOPRINT = 301;
            }
        }
    };
}
