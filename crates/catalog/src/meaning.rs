//! Meanings: what the value of a field is.

use serde::{Deserialize, Serialize};

/// Bytes that a meaning fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// An integer of any size.
    Integer,
    /// An integer of at least this number of bits.
    IntegerOf(u32),
    /// An integer of 16 bits.
    Port,
    /// This number of bytes, as an array or as one integer.
    Bytes(u32),
    /// An array of bytes, of any size.
    AnyBytes,
    /// Characters.
    Text,
    /// A GUID.
    Guid,
    /// A structure that states the meaning.
    Structure,
}

impl Carrier {
    /// Returns the carrier in words, with an article.
    pub fn words(self) -> String {
        match self {
            Carrier::Integer => "an integer".to_owned(),
            Carrier::IntegerOf(bits) => format!("an integer of at least {bits} bits"),
            Carrier::Port => "an integer of 16 bits".to_owned(),
            Carrier::Bytes(bytes) => format!("an array of {bytes} bytes, or an integer of that size"),
            Carrier::AnyBytes => "an array of bytes".to_owned(),
            Carrier::Text => "a text".to_owned(),
            Carrier::Guid => "a GUID".to_owned(),
            Carrier::Structure => "a structure with this `meaning`".to_owned(),
        }
    }
}

/// Defines the meanings: name, word, unit, carrier and documentation.
macro_rules! meanings {
    ($($name:ident $word:literal $unit:literal $carrier:expr, $doc:literal;)*) => {
        /// Meaning of the value of a field.
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
        pub enum Meaning {
            $(
                #[doc = $doc]
                #[serde(rename = $word)]
                $name,
            )*
        }

        impl Meaning {
            /// All meanings, in the order of the documentation.
            pub const ALL: &[Meaning] = &[$(Meaning::$name),*];

            /// Returns the name of the variant.
            pub fn name(self) -> &'static str {
                match self { $(Meaning::$name => stringify!($name)),* }
            }

            /// Returns the word that tables write.
            pub fn word(self) -> &'static str {
                match self { $(Meaning::$name => $word),* }
            }

            /// Returns the unit of the value, or an empty string if it has none.
            pub fn unit(self) -> &'static str {
                match self { $(Meaning::$name => $unit),* }
            }

            /// Returns the documentation, in one sentence.
            pub fn doc(self) -> &'static str {
                match self { $(Meaning::$name => $doc),* }
            }

            /// Returns what the bytes of a field with this meaning must be.
            pub fn carrier(self) -> Carrier {
                use Carrier::{AnyBytes, Bytes, Guid, Integer, IntegerOf, Port, Structure, Text};
                match self { $(Meaning::$name => $carrier),* }
            }
        }
    };
}

meanings! {
    Number "number" "" Integer, "Number with a meaning of its own, such as a year.";
    Count "count" "" Integer, "Number of things.";
    Index "index" "" Integer, "Position in a sequence, from 0.";
    Bytes "bytes" "bytes" Integer, "Size, length or offset in bytes.";
    Kilobytes "kilobytes" "KB" Integer, "Size in units of 1024 bytes.";
    Megabytes "megabytes" "MB" Integer, "Size in units of 1024 kilobytes.";
    Characters "characters" "characters" Integer, "Length in characters.";
    Pages "pages" "pages" Integer, "Number of pages of memory.";
    Blocks "blocks" "blocks" Integer, "Number or position in sectors, clusters or other blocks.";
    Percent "percent" "%" Integer, "Percentage.";
    Pixels "pixels" "pixels" Integer, "Length in pixels.";
    DotsPerInch "dots-per-inch" "dots per inch" Integer, "Resolution in dots per inch.";
    Boolean "boolean" "" Integer, "Zero is false, any other value is true.";
    Version "version" "" Integer, "Version number.";
    SequenceNumber "sequence-number" "" Integer, "Position in a sequence of events, operations or buffers.";
    Enumeration "enumeration" "" Integer, "One of several values.";
    Flags "flags" "" Integer, "Bits with a meaning each.";
    Hex "hex" "" Integer, "Number that is written in hexadecimal: a checksum, a cookie, a mask.";
    Identifier "identifier" "" Integer, "Number that identifies something of a kind that has no meaning of its own.";
    Reserved "reserved" "" Integer, "Reserved or padding, according to a source.";
    Irql "irql" "" Integer, "Interrupt request level.";
    Priority "priority" "" Integer, "Priority of a thread, an I/O request or a page.";
    InterruptVector "interrupt-vector" "" Integer, "Interrupt vector.";
    HookId "hook-id" "" IntegerOf(16), "Hook ID of a kernel event.";
    EventType "event-type" "" Integer, "Type of an event within its group or class.";
    Tag "tag" "" IntegerOf(32), "Tag of an allocation or a reference: four characters, the first in the lowest byte.";
    AccessMask "access-mask" "" IntegerOf(32), "Access rights.";
    ProcessorNumber "processor-number" "" Integer, "Number of a logical processor.";
    ProcessorGroup "processor-group" "" Integer, "Number of a processor group.";
    ProcessorMask "processor-mask" "" Integer, "Set of processors, one bit each.";
    NumaNode "numa-node" "" Integer, "Number of a NUMA node.";
    SessionId "session-id" "" Integer, "Session of Remote Desktop Services.";
    LoggerId "logger-id" "" Integer, "Number of an event tracing session.";
    NtStatus "nt-status" "" IntegerOf(32), "NTSTATUS.";
    Win32Error "win32-error" "" IntegerOf(32), "Error code of the Windows API.";
    Hresult "hresult" "" IntegerOf(32), "HRESULT.";
    FileTime "file-time" "" IntegerOf(64), "Point in time: 100 ns units since 1601, UTC.";
    HundredNanoseconds "hundred-nanoseconds" "100 ns" Integer, "Duration in units of 100 ns.";
    Nanoseconds "nanoseconds" "ns" Integer, "Duration in nanoseconds.";
    Microseconds "microseconds" "us" Integer, "Duration in microseconds.";
    Milliseconds "milliseconds" "ms" Integer, "Duration in milliseconds.";
    HundredMilliseconds "hundred-milliseconds" "100 ms" Integer, "Duration in units of 100 ms.";
    Seconds "seconds" "s" Integer, "Duration in seconds.";
    Minutes "minutes" "minutes" Integer, "Duration in minutes.";
    TimerTicks "timer-ticks" "timer ticks" Integer, "Duration in ticks of the clock interrupt.";
    PerformanceCounter "performance-counter" "performance counter ticks" Integer, "Value of the performance counter, or a difference of two.";
    TimeStamp "time-stamp" "" IntegerOf(64), "Point in time, by the clock of the session.";
    TimeStampDifference "time-stamp-difference" "session clock ticks" Integer, "Difference of two time stamps, in ticks of the clock of the session.";
    CounterFrequency "counter-frequency" "Hz" Integer, "Frequency of the performance counter, per second.";
    Hertz "hertz" "Hz" Integer, "Frequency per second.";
    Megahertz "megahertz" "MHz" Integer, "Frequency in MHz.";
    ProcessorCycles "processor-cycles" "CPU cycles" Integer, "Number of processor cycles.";
    SystemTime "system-time" "" Structure, "Date and time of day, in fields.";
    UnixTime "unix-time" "" IntegerOf(32), "Point in time: seconds since 1970, UTC.";
    Address "address" "" IntegerOf(32), "Address; whether of user or kernel space is not stated.";
    CodeAddress "code-address" "" IntegerOf(32), "Address of code.";
    DataAddress "data-address" "" IntegerOf(32), "Address of data.";
    KernelObject "kernel-object" "" IntegerOf(32), "Address of an object of the kernel.";
    ModuleBase "module-base" "" IntegerOf(32), "Address at which an image is loaded.";
    PhysicalAddress "physical-address" "" IntegerOf(32), "Physical address.";
    PageFrameNumber "page-frame-number" "" IntegerOf(32), "Number of a physical page.";
    Ipv4Address "ipv4-address" "" Bytes(4), "IPv4 address, in network byte order.";
    Ipv6Address "ipv6-address" "" Bytes(16), "IPv6 address, in network byte order.";
    NetworkPort "network-port" "" Port, "Port of TCP or UDP.";
    SocketAddress "socket-address" "" AnyBytes, "Socket address: its family, then what the family defines.";
    MacAddress "mac-address" "" AnyBytes, "Address of a network adapter.";
    Opaque "opaque" "" AnyBytes, "Bytes of a structure that another interface defines.";
    Text "text" "" Text, "Text.";
    FileName "file-name" "" Text, "Name of a file, with or without a path.";
    Path "path" "" Text, "Path of a file, in a form that no source states.";
    NtPath "nt-path" "" Text, "Path of a file in the namespace of the kernel, such as `\\Device\\HarddiskVolume1\\boot.ini`.";
    DosPath "dos-path" "" Text, "Path of a file with a drive letter.";
    RegistryPath "registry-path" "" Text, "Path or name of a registry key or value.";
    ComputerName "computer-name" "" Text, "Name of the machine.";
    CommandLine "command-line" "" Text, "Command line of a process.";
    Sid "sid" "" Structure, "Security identifier.";
    Guid "guid" "" Guid, "GUID.";
    ProviderGuid "provider-guid" "" Guid, "GUID of a provider.";
    ClassGuid "class-guid" "" Guid, "GUID of a class of devices or events.";
    InterfaceGuid "interface-guid" "" Guid, "GUID of an interface.";
    ActivityId "activity-id" "" Guid, "Activity ID.";
    ProcessId "process-id" "" IntegerOf(32), "Process ID.";
    ThreadId "thread-id" "" IntegerOf(32), "Thread ID.";
    ProcessObject "process-object" "" IntegerOf(32), "Address of the kernel's object of a process.";
    ThreadObject "thread-object" "" IntegerOf(32), "Address of the kernel's object of a thread.";
    FileObject "file-object" "" IntegerOf(32), "Address of a file object, which events of opening tie to a path.";
    FileKey "file-key" "" IntegerOf(32), "Key of a file, which events of names tie to a path.";
    Irp "irp" "" IntegerOf(32), "Address of an I/O request packet, which ties the start of an operation to its end.";
    DiskNumber "disk-number" "" Integer, "Number of a physical disk.";
    RegistryKeyHandle "registry-key-handle" "" IntegerOf(32), "Key control block, which events of the registry tie to a path.";
    DeviceObject "device-object" "" IntegerOf(32), "Address of a device object.";
    DriverObject "driver-object" "" IntegerOf(32), "Address of a driver object.";
    TimerObject "timer-object" "" IntegerOf(32), "Address of a timer.";
    Handle "handle" "" IntegerOf(32), "Handle of a process.";
    Heap "heap" "" IntegerOf(32), "Address or handle of a heap.";
    ConnectionId "connection-id" "" Integer, "Identifier of a network connection.";
    ServiceTag "service-tag" "" Integer, "Tag of the service to which a thread belongs.";
    JobObject "job-object" "" IntegerOf(32), "Address of a job.";
    ThreadPool "thread-pool" "" IntegerOf(32), "Address or identifier of a thread pool.";
}

impl Meaning {
    /// Returns the meaning that a unit of measure implies.
    pub fn of_unit(unit: &str) -> Option<Meaning> {
        use Meaning as M;
        Some(match unit {
            "100 ns since 1601" => M::FileTime,
            "seconds since 1970" => M::UnixTime,
            "seconds" => M::Seconds,
            "CPU ticks" => M::TimerTicks,
            "Hz" => M::Hertz,
            "ticks per second" => M::CounterFrequency,
            _ => *Meaning::ALL.iter().find(|meaning| !unit.is_empty() && meaning.unit() == unit)?,
        })
    }

    /// Returns whether the meaning adds to the type, unlike general meanings such as a count.
    pub fn is_informative(self) -> bool {
        use Meaning as M;
        !matches!(self, M::Number | M::Enumeration | M::Flags | M::Hex | M::Identifier | M::Text | M::Guid | M::Count)
    }

    /// Returns the sentence that names the meaning, unless it is general or follows from the unit.
    pub fn note(self, units: Option<&str>) -> Option<String> {
        (units.is_none() && self.is_informative()).then(|| format!("Meaning: {}.", self.word()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_kebab_case_names_and_unique() {
        for (index, meaning) in Meaning::ALL.iter().enumerate() {
            let name: String =
                meaning.word().split('-').map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect();
            assert!(name.eq_ignore_ascii_case(meaning.name()), "{name}");
            assert!(!Meaning::ALL[..index].iter().any(|other| other.word() == meaning.word()));
        }
    }

    #[test]
    fn units_imply_one_meaning() {
        assert_eq!(Meaning::of_unit("bytes"), Some(Meaning::Bytes));
        assert_eq!(Meaning::of_unit("seconds since 1970"), Some(Meaning::UnixTime));
        assert_eq!(Meaning::of_unit("4 bytes"), None);
        assert_eq!(Meaning::of_unit(""), None);
    }
}
