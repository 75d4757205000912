// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/ETW_PROCESS_HANDLE_INFO_TYPE.toml
open_enum! {
    /// Information about a trace that its consumer can query.
    ///
    /// In C: `ETW_PROCESS_HANDLE_INFO_TYPE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases support each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_PROCESS_HANDLE_INFO_TYPE")]
    EtwProcessHandleInfoType(u32), size = 4 {
        /// `EtwQueryPartitionInformation`. ETW_TRACE_PARTITION_INFORMATION. Releases unknown.
        #[doc(alias = "EtwQueryPartitionInformation")]
        PARTITION_INFORMATION = 0x00000001, "EtwQueryPartitionInformation";
        /// `EtwQueryPartitionInformationV2`. ETW_TRACE_PARTITION_INFORMATION_V2. Releases unknown.
        #[doc(alias = "EtwQueryPartitionInformationV2")]
        PARTITION_INFORMATION_V2 = 0x00000002, "EtwQueryPartitionInformationV2";
        /// `EtwQueryLastDroppedTimes`. Times of the last dropped events (inferred from the name). Releases unknown.
        #[doc(alias = "EtwQueryLastDroppedTimes")]
        LAST_DROPPED_TIMES = 0x00000003, "EtwQueryLastDroppedTimes";
        /// `EtwQueryLogFileHeader`. TRACE_LOGFILE_HEADER (inferred from the name). Releases unknown.
        #[doc(alias = "EtwQueryLogFileHeader")]
        LOG_FILE_HEADER = 0x00000004, "EtwQueryLogFileHeader";
        /// `EtwQueryProcessHandleInfoMax`. One more than the last value of the development kit for Windows 11. Defined;
        /// no known use. Releases unknown.
        #[doc(alias = "EtwQueryProcessHandleInfoMax")]
        PROCESS_HANDLE_INFO_MAX = 0x00000005, "EtwQueryProcessHandleInfoMax";
    }, values("ETW_PROCESS_HANDLE_INFO_TYPE", false, &[
        named("EtwQueryPartitionInformation", 1, &[]),
        named("EtwQueryPartitionInformationV2", 2, &[]),
        named("EtwQueryLastDroppedTimes", 3, &[]),
        named("EtwQueryLogFileHeader", 4, &[]),
        named("EtwQueryProcessHandleInfoMax", 5, &[]),
    ])
}

// spec/enums/EVENT_TRACE_HEADER_EVENT_TYPE.toml
open_enum! {
    /// Types of trace file events.
    ///
    /// No known name in C; here: `EVENT_TRACE_HEADER_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_HEADER, and `Class.Type` of EVENT_TRACE_HEADER
    /// for the class of the group. Releases are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines the names that have no release.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceHeaderEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_GUIDMAP`. Map of GUIDs (inferred from the name). Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_GUIDMAP")]
        GUIDMAP = 0x0a, "EVENT_TRACE_TYPE_GUIDMAP";
        /// `EVENT_TRACE_TYPE_CONFIG`. Configuration (inferred from the name). Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG")]
        CONFIG = 0x0b, "EVENT_TRACE_TYPE_CONFIG";
        /// `EVENT_TRACE_TYPE_SIDINFO`. Security identifier (inferred from the name). Documented for development kits
        /// of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_SIDINFO")]
        SIDINFO = 0x0c, "EVENT_TRACE_TYPE_SIDINFO";
        /// `EVENT_TRACE_TYPE_SECURITY`. Security descriptor or policy (inferred from the name). Documented for
        /// development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_SECURITY")]
        SECURITY = 0x0d, "EVENT_TRACE_TYPE_SECURITY";
        /// `EVENT_TRACE_TYPE_DBGID_RSDS`. Identifier of the symbol file of an image: a GUID and an age. Releases
        /// unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_DBGID_RSDS")]
        DBGID_RSDS = 0x40, "EVENT_TRACE_TYPE_DBGID_RSDS";
    }, values("EVENT_TRACE_HEADER_EVENT_TYPE", false, &[
        named("EVENT_TRACE_TYPE_GUIDMAP", 10, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG", 11, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_SIDINFO", 12, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_SECURITY", 13, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_DBGID_RSDS", 64, &[]),
    ])
}

// spec/enums/EVENT_TRACE_OPEN_FLAGS.toml
flags! {
    /// Flags that change how OpenTrace delivers events.
    ///
    /// No known name in C; here: `EVENT_TRACE_OPEN_FLAGS`, of type `ULONG`.
    ///
    /// They belong to the reader and are never stored in a trace. NTWMI.H defines them for internal use;
    /// PROCESS_TRACE_MODE is the documented counterpart.
    ///
    /// Unknown:
    ///
    /// - Which field of EVENT_TRACE_LOGFILE contains them.
    /// - Which releases honor each flag.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EventTraceOpenFlags(u32), size = 4 {
        /// `EVENT_TRACE_USE_RAWTIMESTAMP`. Time stamps are not converted to UTC. Releases unknown.
        #[doc(alias = "EVENT_TRACE_USE_RAWTIMESTAMP")]
        USE_RAWTIMESTAMP = 0x00000002, "EVENT_TRACE_USE_RAWTIMESTAMP";
        /// `EVENT_TRACE_GET_RAWEVENT`. Events are delivered as they are in the file. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GET_RAWEVENT")]
        GET_RAWEVENT = 0x00000100, "EVENT_TRACE_GET_RAWEVENT";
        /// `EVENT_TRACE_READ_BEHIND`. The file of a running session is read while the session writes it. Releases
        /// unknown.
        #[doc(alias = "EVENT_TRACE_READ_BEHIND")]
        READ_BEHIND = 0x00000200, "EVENT_TRACE_READ_BEHIND";
    }, values("EVENT_TRACE_OPEN_FLAGS", true, &[
        named("EVENT_TRACE_USE_RAWTIMESTAMP", 2, &[]),
        named("EVENT_TRACE_GET_RAWEVENT", 256, &[]),
        named("EVENT_TRACE_READ_BEHIND", 512, &[]),
    ])
}

// spec/enums/HAL_PLATFORM_TIMER_SOURCE.toml
open_enum! {
    /// Hardware source of a platform timer.
    ///
    /// In C: `HAL_PLATFORM_TIMER_SOURCE`, of type `ULONG`.
    ///
    /// The HAL reports one source for the clock interrupt and one for the performance counter. The kernel writes both
    /// into the header of a log file. A value may be defined without any HAL reporting it.
    ///
    /// Undocumented; defined in NTOSP.H (kits of 10.0 to 1511); type information in CLFSMGMT.LIB.
    ///
    /// Unknown:
    ///
    /// - Values added after 13, if any.
    ///
    /// Source: Geoff Chappell, *HAL_PLATFORM_TIMER_SOURCE*.
    #[doc(alias = "HAL_PLATFORM_TIMER_SOURCE")]
    HalPlatformTimerSource(u32), size = 4 {
        /// `HalPlatformTimerNotSpecified`. Not specified by the HAL. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerNotSpecified")]
        NOT_SPECIFIED = 0x00000000, "HalPlatformTimerNotSpecified";
        /// `HalPlatformTimer8254`. 8254 interval timer of the first PCs. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimer8254")]
        PLATFORM_TIMER8254 = 0x00000001, "HalPlatformTimer8254";
        /// `HalPlatformTimerRtc`. Real-time clock. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerRtc")]
        RTC = 0x00000002, "HalPlatformTimerRtc";
        /// `HalPlatformTimerAcpi`. ACPI timer. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerAcpi")]
        ACPI = 0x00000003, "HalPlatformTimerAcpi";
        /// `HalPlatformTimerAcpiBroken`. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerAcpiBroken")]
        ACPI_BROKEN = 0x00000004, "HalPlatformTimerAcpiBroken";
        /// `HalPlatformTimerHpet`. High-precision event timer. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerHpet")]
        HPET = 0x00000005, "HalPlatformTimerHpet";
        /// `HalPlatformTimerProcessorCounter`. Counter of the processor. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerProcessorCounter")]
        PROCESSOR_COUNTER = 0x00000006, "HalPlatformTimerProcessorCounter";
        /// `HalPlatformTimerHvReferenceTime`. Reference time of a hypervisor. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerHvReferenceTime")]
        HV_REFERENCE_TIME = 0x00000007, "HalPlatformTimerHvReferenceTime";
        /// `HalPlatformTimerSfi`. Documented for 6.2+.
        #[doc(alias = "HalPlatformTimerSfi")]
        SFI = 0x00000008, "HalPlatformTimerSfi";
        /// `HalPlatformTimerApic`. Timer of the interrupt controller. Documented for 6.2+.
        #[doc(alias = "HalPlatformTimerApic")]
        APIC = 0x00000009, "HalPlatformTimerApic";
        /// `HalPlatformTimerHvSynthetic`. Synthetic timer of a hypervisor. Documented for 6.2+.
        #[doc(alias = "HalPlatformTimerHvSynthetic")]
        HV_SYNTHETIC = 0x0000000a, "HalPlatformTimerHvSynthetic";
        /// `HalPlatformTimerCustom`. Documented for 6.2+.
        #[doc(alias = "HalPlatformTimerCustom")]
        CUSTOM = 0x0000000b, "HalPlatformTimerCustom";
        /// `HalPlatformTimerCycleCounter`. Documented for 6.2+.
        #[doc(alias = "HalPlatformTimerCycleCounter")]
        CYCLE_COUNTER = 0x0000000c, "HalPlatformTimerCycleCounter";
        /// `HalPlatformTimerGit`. Documented for 6.2+.
        #[doc(alias = "HalPlatformTimerGit")]
        GIT = 0x0000000d, "HalPlatformTimerGit";
    }, values("HAL_PLATFORM_TIMER_SOURCE", false, &[
        named("HalPlatformTimerNotSpecified", 0, &[(Release(6), Release(255))]),
        named("HalPlatformTimer8254", 1, &[(Release(6), Release(255))]),
        named("HalPlatformTimerRtc", 2, &[(Release(6), Release(255))]),
        named("HalPlatformTimerAcpi", 3, &[(Release(6), Release(255))]),
        named("HalPlatformTimerAcpiBroken", 4, &[(Release(6), Release(255))]),
        named("HalPlatformTimerHpet", 5, &[(Release(6), Release(255))]),
        named("HalPlatformTimerProcessorCounter", 6, &[(Release(6), Release(255))]),
        named("HalPlatformTimerHvReferenceTime", 7, &[(Release(6), Release(255))]),
        named("HalPlatformTimerSfi", 8, &[(Release(7), Release(255))]),
        named("HalPlatformTimerApic", 9, &[(Release(7), Release(255))]),
        named("HalPlatformTimerHvSynthetic", 10, &[(Release(7), Release(255))]),
        named("HalPlatformTimerCustom", 11, &[(Release(7), Release(255))]),
        named("HalPlatformTimerCycleCounter", 12, &[(Release(7), Release(255))]),
        named("HalPlatformTimerGit", 13, &[(Release(7), Release(255))]),
    ])
}

// spec/enums/LOGGER_MODE.toml
flags! {
    /// Mode of a logger: LogFileMode in EVENT_TRACE_PROPERTIES and in WMI_LOGGER_INFORMATION, LoggerMode in
    /// WMI_LOGGER_CONTEXT.
    ///
    /// No known name in C; here: `LOGGER_MODE`, of type `ULONG`.
    ///
    /// Most combinations are invalid: starting a session with one fails with STATUS_INVALID_PARAMETER. Up to 5.2, the
    /// kernel also declares the mode as the bit structure WMI_LOGGER_MODE. Its names are given with each bit: for 5.1
    /// and 5.2 from symbol files, for 5.0 assumed.
    ///
    /// Defined in EVNTRACE.H, NTWMI.H (kits of 1511). Microsoft documents most of the modes as Logging Mode Constants.
    /// A few are known only from NTWMI.H.
    ///
    /// Unknown:
    ///
    /// - Support for a mode in releases other than those in which it was observed.
    /// - Meaning of the bit 0x00000010 in 5.2.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_MODE*.
    LoggerMode(u32), size = 4 {
        /// `EVENT_TRACE_FILE_MODE_NONE`. No log file mode. Releases unknown.
        #[doc(alias = "EVENT_TRACE_FILE_MODE_NONE")]
        FILE_MODE_NONE = 0x00000000, "EVENT_TRACE_FILE_MODE_NONE";
        /// `EVENT_TRACE_FILE_MODE_SEQUENTIAL`. WMI_LOGGER_MODE: SequentialFile. Together with others: not valid with
        /// EVENT_TRACE_FILE_MODE_CIRCULAR; not valid with EVENT_TRACE_BUFFERING_MODE (6.0+); implied by
        /// EVENT_TRACE_FILE_MODE_APPEND (6.0+); implied by EVENT_TRACE_FILE_MODE_NEWFILE (6.0+). Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_FILE_MODE_SEQUENTIAL")]
        FILE_MODE_SEQUENTIAL = 0x00000001, "EVENT_TRACE_FILE_MODE_SEQUENTIAL";
        /// `EVENT_TRACE_FILE_MODE_CIRCULAR`. Requires a MaximumFileSize from 6.2 on. WMI_LOGGER_MODE: CircularFile.
        /// Together with others: not valid with EVENT_TRACE_FILE_MODE_APPEND (5.1+); not valid with
        /// EVENT_TRACE_FILE_MODE_NEWFILE (5.1+); not valid with EVENT_TRACE_BUFFERING_MODE (6.0+); not valid with
        /// EVENT_TRACE_FILE_MODE_SEQUENTIAL. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_FILE_MODE_CIRCULAR")]
        FILE_MODE_CIRCULAR = 0x00000002, "EVENT_TRACE_FILE_MODE_CIRCULAR";
        /// `EVENT_TRACE_FILE_MODE_APPEND`. WMI_LOGGER_MODE, from 5.1 on: AppendFile. Together with others: implies
        /// EVENT_TRACE_FILE_MODE_SEQUENTIAL (6.0+); not valid with EVENT_TRACE_FILE_MODE_PREALLOCATE (6.0+); not valid
        /// with EVENT_TRACE_BUFFERING_MODE (6.0+); not valid with EVENT_TRACE_FILE_MODE_NEWFILE (6.1+); not valid with
        /// EVENT_TRACE_FILE_MODE_CIRCULAR (5.1+). Observed in 5.1+.
        #[doc(alias = "EVENT_TRACE_FILE_MODE_APPEND")]
        FILE_MODE_APPEND = 0x00000004, "EVENT_TRACE_FILE_MODE_APPEND";
        /// `EVENT_TRACE_FILE_MODE_NEWFILE`. Requires a log file name and a MaximumFileSize. Invalid for the NT Kernel
        /// Logger from 5.2 on. Invalid for a session started by the registry from 6.0 on. Together with others: implies
        /// EVENT_TRACE_FILE_MODE_SEQUENTIAL (6.0+); not valid with EVENT_TRACE_FILE_MODE_PREALLOCATE (6.0+); not valid
        /// with EVENT_TRACE_BUFFERING_MODE (6.0+); not valid with EVENT_TRACE_SYSTEM_LOGGER_MODE (6.2+); not valid with
        /// EVENT_TRACE_FILE_MODE_CIRCULAR (5.1+); not valid with EVENT_TRACE_FILE_MODE_APPEND (6.1+). Observed in 5.1+.
        #[doc(alias = "EVENT_TRACE_FILE_MODE_NEWFILE")]
        FILE_MODE_NEWFILE = 0x00000008, "EVENT_TRACE_FILE_MODE_NEWFILE";
        /// `EVENT_TRACE_USE_MS_FLUSH_TIMER`. Observed in 6.1+.
        #[doc(alias = "EVENT_TRACE_USE_MS_FLUSH_TIMER")]
        USE_MS_FLUSH_TIMER = 0x00000010, "EVENT_TRACE_USE_MS_FLUSH_TIMER";
        /// `EVENT_TRACE_FILE_MODE_PREALLOCATE`. Requires a MaximumFileSize from 6.0 on. Together with others: not valid
        /// with EVENT_TRACE_FILE_MODE_APPEND (6.0+); not valid with EVENT_TRACE_FILE_MODE_NEWFILE (6.0+). Observed
        /// in 5.1+.
        #[doc(alias = "EVENT_TRACE_FILE_MODE_PREALLOCATE")]
        FILE_MODE_PREALLOCATE = 0x00000020, "EVENT_TRACE_FILE_MODE_PREALLOCATE";
        /// `EVENT_TRACE_NONSTOPPABLE_MODE`. Valid only for a session started by the registry, and only if it is
        /// circular, buffering, or real-time without a log file. Observed in 6.0+.
        #[doc(alias = "EVENT_TRACE_NONSTOPPABLE_MODE")]
        NONSTOPPABLE_MODE = 0x00000040, "EVENT_TRACE_NONSTOPPABLE_MODE";
        /// `EVENT_TRACE_SECURE_MODE`. Together with others: implied by EVENT_TRACE_BUFFER_INTERFACE_MODE (6.1+).
        /// Observed in 6.0+.
        #[doc(alias = "EVENT_TRACE_SECURE_MODE")]
        SECURE_MODE = 0x00000080, "EVENT_TRACE_SECURE_MODE";
        /// `EVENT_TRACE_REAL_TIME_MODE`. Real-time delivery of events to consumers. Required if there is no log file
        /// and, from 6.0 on, no EVENT_TRACE_BUFFERING_MODE. WMI_LOGGER_MODE: RealTime. Together with others: overridden
        /// by EVENT_TRACE_BUFFERING_MODE (6.1+). Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_REAL_TIME_MODE")]
        REAL_TIME_MODE = 0x00000100, "EVENT_TRACE_REAL_TIME_MODE";
        /// `EVENT_TRACE_DELAY_OPEN_FILE_MODE`. In 5.0, the log file is not opened before the first event and requires a
        /// name. From 6.1 on, the bit is ignored. WMI_LOGGER_MODE: DelayOpenFile. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_DELAY_OPEN_FILE_MODE")]
        DELAY_OPEN_FILE_MODE = 0x00000200, "EVENT_TRACE_DELAY_OPEN_FILE_MODE";
        /// `EVENT_TRACE_BUFFERING_MODE`. Events remain in memory. Invalid with a log file name from 6.0 on.
        /// WMI_LOGGER_MODE: BufferOnly. Together with others: not valid with EVENT_TRACE_BUFFER_INTERFACE_MODE (6.1+);
        /// overrides EVENT_TRACE_REAL_TIME_MODE (6.1+); overrides EVENT_TRACE_KD_FILTER_MODE (6.1..6.2); not valid with
        /// EVENT_TRACE_FILE_MODE_SEQUENTIAL (6.0+); not valid with EVENT_TRACE_FILE_MODE_CIRCULAR (6.0+); not valid
        /// with EVENT_TRACE_FILE_MODE_APPEND (6.0+); not valid with EVENT_TRACE_FILE_MODE_NEWFILE (6.0+); needed by
        /// EVENT_TRACE_COMPRESSED_MODE (1607+). Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_BUFFERING_MODE")]
        BUFFERING_MODE = 0x00000400, "EVENT_TRACE_BUFFERING_MODE";
        /// `EVENT_TRACE_PRIVATE_LOGGER_MODE`. For user-mode loggers only, not used by the kernel. WMI_LOGGER_MODE:
        /// PrivateLogger. Releases unknown.
        #[doc(alias = "EVENT_TRACE_PRIVATE_LOGGER_MODE")]
        PRIVATE_LOGGER_MODE = 0x00000800, "EVENT_TRACE_PRIVATE_LOGGER_MODE";
        /// `EVENT_TRACE_ADD_HEADER_MODE`. Mostly ignored from 6.1 on. WMI_LOGGER_MODE: AddHeader. Observed
        /// in 5.0, 6.1+.
        #[doc(alias = "EVENT_TRACE_ADD_HEADER_MODE")]
        ADD_HEADER_MODE = 0x00001000, "EVENT_TRACE_ADD_HEADER_MODE";
        /// `EVENT_TRACE_USE_KBYTES_FOR_SIZE`. Not defined in the development kit for 5.2. In WMI_LOGGER_MODE of 5.1
        /// and 5.2, the name of this bit is UseExisting, which has another meaning. Observed in 5.2+.
        #[doc(alias = "EVENT_TRACE_USE_KBYTES_FOR_SIZE")]
        USE_KBYTES_FOR_SIZE = 0x00002000, "EVENT_TRACE_USE_KBYTES_FOR_SIZE";
        /// `EVENT_TRACE_USE_GLOBAL_SEQUENCE`. WMI_LOGGER_MODE, from 5.1 on: UseGlobalSequence. Together with others:
        /// not valid with EVENT_TRACE_USE_LOCAL_SEQUENCE. Observed in 5.1+.
        #[doc(alias = "EVENT_TRACE_USE_GLOBAL_SEQUENCE")]
        USE_GLOBAL_SEQUENCE = 0x00004000, "EVENT_TRACE_USE_GLOBAL_SEQUENCE";
        /// `EVENT_TRACE_USE_LOCAL_SEQUENCE`. WMI_LOGGER_MODE, from 5.1 on: UseLocalSequence. Together with others: not
        /// valid with EVENT_TRACE_USE_GLOBAL_SEQUENCE. Observed in 5.1+.
        #[doc(alias = "EVENT_TRACE_USE_LOCAL_SEQUENCE")]
        USE_LOCAL_SEQUENCE = 0x00008000, "EVENT_TRACE_USE_LOCAL_SEQUENCE";
        /// `EVENT_TRACE_RELOG_MODE`. For user-mode loggers only, not used by the kernel. The kernel rejects it from 6.2
        /// on. Observed in 6.2+.
        #[doc(alias = "EVENT_TRACE_RELOG_MODE")]
        RELOG_MODE = 0x00010000, "EVENT_TRACE_RELOG_MODE";
        /// `EVENT_TRACE_PRIVATE_IN_PROC`. For user-mode loggers only, not used by the kernel. Releases unknown.
        #[doc(alias = "EVENT_TRACE_PRIVATE_IN_PROC")]
        PRIVATE_IN_PROC = 0x00020000, "EVENT_TRACE_PRIVATE_IN_PROC";
        /// `EVENT_TRACE_BUFFER_INTERFACE_MODE`. Together with others: implies EVENT_TRACE_SECURE_MODE (6.1+); not valid
        /// with EVENT_TRACE_BUFFERING_MODE (6.1+). Observed in 6.1+.
        #[doc(alias = "EVENT_TRACE_BUFFER_INTERFACE_MODE")]
        BUFFER_INTERFACE_MODE = 0x00040000, "EVENT_TRACE_BUFFER_INTERFACE_MODE";
        /// `EVENT_TRACE_KD_FILTER_MODE`. Not defined in the development kit for 5.1. Together with others: overrides
        /// EVENT_TRACE_USE_PAGED_MEMORY (6.2+); overridden by EVENT_TRACE_BUFFERING_MODE (6.1..6.2). Observed in 5.1+.
        #[doc(alias = "EVENT_TRACE_KD_FILTER_MODE")]
        KD_FILTER_MODE = 0x00080000, "EVENT_TRACE_KD_FILTER_MODE";
        /// `EVENT_TRACE_REALTIME_RELOG_MODE`. Mostly ignored from 6.1 on. The name in the development kit for 6.0 is
        /// EVENT_TRACE_MODE_RESERVED. Observed in 6.0+.
        #[doc(alias = "EVENT_TRACE_REALTIME_RELOG_MODE")]
        REALTIME_RELOG_MODE = 0x00100000, "EVENT_TRACE_REALTIME_RELOG_MODE";
        /// `EVENT_TRACE_LOST_EVENTS_DEBUG_MODE`. Observed in 6.2+.
        #[doc(alias = "EVENT_TRACE_LOST_EVENTS_DEBUG_MODE")]
        LOST_EVENTS_DEBUG_MODE = 0x00200000, "EVENT_TRACE_LOST_EVENTS_DEBUG_MODE";
        /// `EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN`. Together with others: not valid with
        /// EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. Observed in 6.2+.
        #[doc(alias = "EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN")]
        STOP_ON_HYBRID_SHUTDOWN = 0x00400000, "EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN";
        /// `EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN`. Together with others: not valid with
        /// EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN. Observed in 6.2+.
        #[doc(alias = "EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN")]
        PERSIST_ON_HYBRID_SHUTDOWN = 0x00800000, "EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN";
        /// `EVENT_TRACE_USE_PAGED_MEMORY`. Buffers are in paged memory. Such a logger cannot record performance
        /// counters. Together with others: overridden by EVENT_TRACE_KD_FILTER_MODE (6.2+); not valid with
        /// EVENT_TRACE_SYSTEM_LOGGER_MODE (6.2+). Observed in 5.1+.
        #[doc(alias = "EVENT_TRACE_USE_PAGED_MEMORY")]
        USE_PAGED_MEMORY = 0x01000000, "EVENT_TRACE_USE_PAGED_MEMORY";
        /// `EVENT_TRACE_SYSTEM_LOGGER_MODE`. The logger receives kernel events. Together with others: not valid with
        /// EVENT_TRACE_USE_PAGED_MEMORY (6.2+); not valid with EVENT_TRACE_FILE_MODE_NEWFILE (6.2+). Observed in 6.2+.
        #[doc(alias = "EVENT_TRACE_SYSTEM_LOGGER_MODE")]
        SYSTEM_LOGGER_MODE = 0x02000000, "EVENT_TRACE_SYSTEM_LOGGER_MODE";
        /// `EVENT_TRACE_COMPRESSED_MODE`. Rejected from 6.2 to 1511. Together with others: needs
        /// EVENT_TRACE_BUFFERING_MODE (1607+). Observed in 6.2+.
        #[doc(alias = "EVENT_TRACE_COMPRESSED_MODE")]
        COMPRESSED_MODE = 0x04000000, "EVENT_TRACE_COMPRESSED_MODE";
        /// `EVENT_TRACE_INDEPENDENT_SESSION_MODE`. Observed in 6.3+.
        #[doc(alias = "EVENT_TRACE_INDEPENDENT_SESSION_MODE")]
        INDEPENDENT_SESSION_MODE = 0x08000000, "EVENT_TRACE_INDEPENDENT_SESSION_MODE";
        /// `EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING`. Observed in 6.1+.
        #[doc(alias = "EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING")]
        NO_PER_PROCESSOR_BUFFERING = 0x10000000, "EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING";
        /// `EVENT_TRACE_BLOCKING_MODE`. Releases unknown.
        #[doc(alias = "EVENT_TRACE_BLOCKING_MODE")]
        BLOCKING_MODE = 0x20000000, "EVENT_TRACE_BLOCKING_MODE";
        /// `EVENT_TRACE_ADDTO_TRIAGE_DUMP`. Observed in 6.2+.
        #[doc(alias = "EVENT_TRACE_ADDTO_TRIAGE_DUMP")]
        ADDTO_TRIAGE_DUMP = 0x80000000, "EVENT_TRACE_ADDTO_TRIAGE_DUMP";
    } also {
        MODE_RESERVED = 0x00100000, "EVENT_TRACE_MODE_RESERVED";
    }, values("LOGGER_MODE", true, &[
        named("EVENT_TRACE_FILE_MODE_NONE", 0, &[]),
        named("EVENT_TRACE_FILE_MODE_SEQUENTIAL", 1, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_FILE_MODE_CIRCULAR", 2, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_FILE_MODE_APPEND", 4, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_FILE_MODE_NEWFILE", 8, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_USE_MS_FLUSH_TIMER", 16, &[(Release(6), Release(255))]),
        named("EVENT_TRACE_FILE_MODE_PREALLOCATE", 32, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_NONSTOPPABLE_MODE", 64, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_SECURE_MODE", 128, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_REAL_TIME_MODE", 256, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_DELAY_OPEN_FILE_MODE", 512, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_BUFFERING_MODE", 1024, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_PRIVATE_LOGGER_MODE", 2048, &[]),
        named("EVENT_TRACE_ADD_HEADER_MODE", 4096, &[(Release(0), Release(0)), (Release(6), Release(255))]),
        named("EVENT_TRACE_USE_KBYTES_FOR_SIZE", 8192, &[(Release(2), Release(255))]),
        named("EVENT_TRACE_USE_GLOBAL_SEQUENCE", 16384, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_USE_LOCAL_SEQUENCE", 32768, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_RELOG_MODE", 65536, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_PRIVATE_IN_PROC", 131072, &[]),
        named("EVENT_TRACE_BUFFER_INTERFACE_MODE", 262144, &[(Release(6), Release(255))]),
        named("EVENT_TRACE_KD_FILTER_MODE", 524288, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_REALTIME_RELOG_MODE", 1048576, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_MODE_RESERVED", 1048576, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_LOST_EVENTS_DEBUG_MODE", 2097152, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN", 4194304, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN", 8388608, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_USE_PAGED_MEMORY", 16777216, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_SYSTEM_LOGGER_MODE", 33554432, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_COMPRESSED_MODE", 67108864, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_INDEPENDENT_SESSION_MODE", 134217728, &[(Release(8), Release(255))]),
        named("EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING", 268435456, &[(Release(6), Release(255))]),
        named("EVENT_TRACE_BLOCKING_MODE", 536870912, &[]),
        named("EVENT_TRACE_ADDTO_TRIAGE_DUMP", 2147483648, &[(Release(7), Release(255))]),
    ])
}

// spec/enums/PROCESS_TRACE_MODE.toml
flags! {
    /// How OpenTrace and ProcessTrace deliver events.
    ///
    /// No known name in C; here: `PROCESS_TRACE_MODE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases support each flag.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntcons.h*.
    ProcessTraceMode(u32), size = 4 {
        /// `PROCESS_TRACE_MODE_REAL_TIME`. Events come from a session in real time, not from a file. Releases unknown.
        #[doc(alias = "PROCESS_TRACE_MODE_REAL_TIME")]
        REAL_TIME = 0x00000100, "PROCESS_TRACE_MODE_REAL_TIME";
        /// `PROCESS_TRACE_MODE_RAW_TIMESTAMP`. Time stamps are not converted to system time. Releases unknown.
        #[doc(alias = "PROCESS_TRACE_MODE_RAW_TIMESTAMP")]
        RAW_TIMESTAMP = 0x00001000, "PROCESS_TRACE_MODE_RAW_TIMESTAMP";
        /// `PROCESS_TRACE_MODE_EVENT_RECORD`. Events are delivered as EVENT_RECORD, not as EVENT_TRACE. Releases
        /// unknown.
        #[doc(alias = "PROCESS_TRACE_MODE_EVENT_RECORD")]
        EVENT_RECORD = 0x10000000, "PROCESS_TRACE_MODE_EVENT_RECORD";
    }, values("PROCESS_TRACE_MODE", true, &[
        named("PROCESS_TRACE_MODE_REAL_TIME", 256, &[]),
        named("PROCESS_TRACE_MODE_RAW_TIMESTAMP", 4096, &[]),
        named("PROCESS_TRACE_MODE_EVENT_RECORD", 268435456, &[]),
    ])
}
