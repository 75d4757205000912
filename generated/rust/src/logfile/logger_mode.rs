// Generated from spec/enums/LOGGER_MODE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

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
    }
}

static TABLE: Values = values("LOGGER_MODE", true, &[
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
]);
