// Generated from spec/enums/LOGGER_MODE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// How a logger works: LogFileMode in EVENT_TRACE_PROPERTIES and in WMI_LOGGER_INFORMATION, LoggerMode in WMI_LOGGER_CONTEXT.
    ///
    /// Microsoft gives the set no name; here: `LOGGER_MODE`, held by `ULONG`.
    ///
    /// Most combinations are not allowed: a session that asks for one does not start, and the status is STATUS_INVALID_PARAMETER. Up to 5.2 the kernel declares the mode as WMI_LOGGER_MODE too, a structure of bits; its names are given with the bits, for 5.1 and 5.2 from symbol files, for 5.0 by supposition.
    ///
    /// What no source says:
    ///
    /// - Whether a mode is supported in releases other than those in which it was seen.
    /// - What the bit 0x00000010 stands for in 5.2.
    ///
    /// Source: Geoff Chappell, *WMI_LOGGER_MODE*.
    LoggerMode(u32), 4 {
        /// `EVENT_TRACE_FILE_MODE_NONE`. No mode of files. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_FILE_MODE_NONE")]
        FILE_MODE_NONE = 0x00000000 "EVENT_TRACE_FILE_MODE_NONE",
        /// `EVENT_TRACE_FILE_MODE_SEQUENTIAL`. WMI_LOGGER_MODE: SequentialFile. Together with others: not valid with EVENT_TRACE_FILE_MODE_CIRCULAR; not valid with EVENT_TRACE_BUFFERING_MODE (6.0+); implied by EVENT_TRACE_FILE_MODE_APPEND (6.0+); implied by EVENT_TRACE_FILE_MODE_NEWFILE (6.0+). Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_FILE_MODE_SEQUENTIAL")]
        FILE_MODE_SEQUENTIAL = 0x00000001 "EVENT_TRACE_FILE_MODE_SEQUENTIAL",
        /// `EVENT_TRACE_FILE_MODE_CIRCULAR`. From 6.2 on it needs a MaximumFileSize. WMI_LOGGER_MODE: CircularFile. Together with others: not valid with EVENT_TRACE_FILE_MODE_APPEND (5.1+); not valid with EVENT_TRACE_FILE_MODE_NEWFILE (5.1+); not valid with EVENT_TRACE_BUFFERING_MODE (6.0+); not valid with EVENT_TRACE_FILE_MODE_SEQUENTIAL. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_FILE_MODE_CIRCULAR")]
        FILE_MODE_CIRCULAR = 0x00000002 "EVENT_TRACE_FILE_MODE_CIRCULAR",
        /// `EVENT_TRACE_FILE_MODE_APPEND`. WMI_LOGGER_MODE, from 5.1 on: AppendFile. Together with others: implies EVENT_TRACE_FILE_MODE_SEQUENTIAL (6.0+); not valid with EVENT_TRACE_FILE_MODE_PREALLOCATE (6.0+); not valid with EVENT_TRACE_BUFFERING_MODE (6.0+); not valid with EVENT_TRACE_FILE_MODE_NEWFILE (6.1+); not valid with EVENT_TRACE_FILE_MODE_CIRCULAR (5.1+). Seen in releases 5.1+.
        #[doc(alias = "EVENT_TRACE_FILE_MODE_APPEND")]
        FILE_MODE_APPEND = 0x00000004 "EVENT_TRACE_FILE_MODE_APPEND",
        /// `EVENT_TRACE_FILE_MODE_NEWFILE`. Needs a name of the log file and a MaximumFileSize. Not valid from 5.2 on for the NT Kernel Logger, nor from 6.0 on for a session that the registry starts. Together with others: implies EVENT_TRACE_FILE_MODE_SEQUENTIAL (6.0+); not valid with EVENT_TRACE_FILE_MODE_PREALLOCATE (6.0+); not valid with EVENT_TRACE_BUFFERING_MODE (6.0+); not valid with EVENT_TRACE_SYSTEM_LOGGER_MODE (6.2+); not valid with EVENT_TRACE_FILE_MODE_CIRCULAR (5.1+); not valid with EVENT_TRACE_FILE_MODE_APPEND (6.1+). Seen in releases 5.1+.
        #[doc(alias = "EVENT_TRACE_FILE_MODE_NEWFILE")]
        FILE_MODE_NEWFILE = 0x00000008 "EVENT_TRACE_FILE_MODE_NEWFILE",
        /// `EVENT_TRACE_USE_MS_FLUSH_TIMER`. Seen in releases 6.1+.
        #[doc(alias = "EVENT_TRACE_USE_MS_FLUSH_TIMER")]
        USE_MS_FLUSH_TIMER = 0x00000010 "EVENT_TRACE_USE_MS_FLUSH_TIMER",
        /// `EVENT_TRACE_FILE_MODE_PREALLOCATE`. From 6.0 on it needs a MaximumFileSize. Together with others: not valid with EVENT_TRACE_FILE_MODE_APPEND (6.0+); not valid with EVENT_TRACE_FILE_MODE_NEWFILE (6.0+). Seen in releases 5.1+.
        #[doc(alias = "EVENT_TRACE_FILE_MODE_PREALLOCATE")]
        FILE_MODE_PREALLOCATE = 0x00000020 "EVENT_TRACE_FILE_MODE_PREALLOCATE",
        /// `EVENT_TRACE_NONSTOPPABLE_MODE`. Only for a session that the registry starts, and only if it is circular, or buffering, or delivers events as they come without a log file. Seen in releases 6.0+.
        #[doc(alias = "EVENT_TRACE_NONSTOPPABLE_MODE")]
        NONSTOPPABLE_MODE = 0x00000040 "EVENT_TRACE_NONSTOPPABLE_MODE",
        /// `EVENT_TRACE_SECURE_MODE`. Together with others: implied by EVENT_TRACE_BUFFER_INTERFACE_MODE (6.1+). Seen in releases 6.0+.
        #[doc(alias = "EVENT_TRACE_SECURE_MODE")]
        SECURE_MODE = 0x00000080 "EVENT_TRACE_SECURE_MODE",
        /// `EVENT_TRACE_REAL_TIME_MODE`. Events go to consumers as they come. Needed if there is no log file and, from 6.0 on, no EVENT_TRACE_BUFFERING_MODE. WMI_LOGGER_MODE: RealTime. Together with others: overridden by EVENT_TRACE_BUFFERING_MODE (6.1+). Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_REAL_TIME_MODE")]
        REAL_TIME_MODE = 0x00000100 "EVENT_TRACE_REAL_TIME_MODE",
        /// `EVENT_TRACE_DELAY_OPEN_FILE_MODE`. In 5.0 the log file is not opened before the first event, and must have a name; from 6.1 on the bit is ignored. WMI_LOGGER_MODE: DelayOpenFile. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_DELAY_OPEN_FILE_MODE")]
        DELAY_OPEN_FILE_MODE = 0x00000200 "EVENT_TRACE_DELAY_OPEN_FILE_MODE",
        /// `EVENT_TRACE_BUFFERING_MODE`. Events stay in memory. From 6.0 on it is not valid with a name of a log file. WMI_LOGGER_MODE: BufferOnly. Together with others: not valid with EVENT_TRACE_BUFFER_INTERFACE_MODE (6.1+); overrides EVENT_TRACE_REAL_TIME_MODE (6.1+); overrides EVENT_TRACE_KD_FILTER_MODE (6.1..6.2); not valid with EVENT_TRACE_FILE_MODE_SEQUENTIAL (6.0+); not valid with EVENT_TRACE_FILE_MODE_CIRCULAR (6.0+); not valid with EVENT_TRACE_FILE_MODE_APPEND (6.0+); not valid with EVENT_TRACE_FILE_MODE_NEWFILE (6.0+); needed by EVENT_TRACE_COMPRESSED_MODE (1607+). Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_BUFFERING_MODE")]
        BUFFERING_MODE = 0x00000400 "EVENT_TRACE_BUFFERING_MODE",
        /// `EVENT_TRACE_PRIVATE_LOGGER_MODE`. For loggers in user mode only: the kernel does not know it. WMI_LOGGER_MODE: PrivateLogger. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_PRIVATE_LOGGER_MODE")]
        PRIVATE_LOGGER_MODE = 0x00000800 "EVENT_TRACE_PRIVATE_LOGGER_MODE",
        /// `EVENT_TRACE_ADD_HEADER_MODE`. Mostly ignored from 6.1 on. WMI_LOGGER_MODE: AddHeader. Seen in releases 5.0, 6.1+.
        #[doc(alias = "EVENT_TRACE_ADD_HEADER_MODE")]
        ADD_HEADER_MODE = 0x00001000 "EVENT_TRACE_ADD_HEADER_MODE",
        /// `EVENT_TRACE_USE_KBYTES_FOR_SIZE`. The kit for 5.2 does not define it. In WMI_LOGGER_MODE of 5.1 and 5.2 the bit has a name of another meaning, UseExisting. Seen in releases 5.2+.
        #[doc(alias = "EVENT_TRACE_USE_KBYTES_FOR_SIZE")]
        USE_KBYTES_FOR_SIZE = 0x00002000 "EVENT_TRACE_USE_KBYTES_FOR_SIZE",
        /// `EVENT_TRACE_USE_GLOBAL_SEQUENCE`. WMI_LOGGER_MODE, from 5.1 on: UseGlobalSequence. Together with others: not valid with EVENT_TRACE_USE_LOCAL_SEQUENCE. Seen in releases 5.1+.
        #[doc(alias = "EVENT_TRACE_USE_GLOBAL_SEQUENCE")]
        USE_GLOBAL_SEQUENCE = 0x00004000 "EVENT_TRACE_USE_GLOBAL_SEQUENCE",
        /// `EVENT_TRACE_USE_LOCAL_SEQUENCE`. WMI_LOGGER_MODE, from 5.1 on: UseLocalSequence. Together with others: not valid with EVENT_TRACE_USE_GLOBAL_SEQUENCE. Seen in releases 5.1+.
        #[doc(alias = "EVENT_TRACE_USE_LOCAL_SEQUENCE")]
        USE_LOCAL_SEQUENCE = 0x00008000 "EVENT_TRACE_USE_LOCAL_SEQUENCE",
        /// `EVENT_TRACE_RELOG_MODE`. For loggers in user mode only: the kernel does not know it, and from 6.2 on rejects it. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_RELOG_MODE")]
        RELOG_MODE = 0x00010000 "EVENT_TRACE_RELOG_MODE",
        /// `EVENT_TRACE_PRIVATE_IN_PROC`. For loggers in user mode only: the kernel does not know it. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_PRIVATE_IN_PROC")]
        PRIVATE_IN_PROC = 0x00020000 "EVENT_TRACE_PRIVATE_IN_PROC",
        /// `EVENT_TRACE_BUFFER_INTERFACE_MODE`. Together with others: implies EVENT_TRACE_SECURE_MODE (6.1+); not valid with EVENT_TRACE_BUFFERING_MODE (6.1+). Seen in releases 6.1+.
        #[doc(alias = "EVENT_TRACE_BUFFER_INTERFACE_MODE")]
        BUFFER_INTERFACE_MODE = 0x00040000 "EVENT_TRACE_BUFFER_INTERFACE_MODE",
        /// `EVENT_TRACE_KD_FILTER_MODE`. The kit for 5.1 does not define it. Together with others: overrides EVENT_TRACE_USE_PAGED_MEMORY (6.2+); overridden by EVENT_TRACE_BUFFERING_MODE (6.1..6.2). Seen in releases 5.1+.
        #[doc(alias = "EVENT_TRACE_KD_FILTER_MODE")]
        KD_FILTER_MODE = 0x00080000 "EVENT_TRACE_KD_FILTER_MODE",
        /// `EVENT_TRACE_REALTIME_RELOG_MODE`. Mostly ignored from 6.1 on. EVENT_TRACE_MODE_RESERVED is the name in the kit for 6.0. Seen in releases 6.0+.
        #[doc(alias = "EVENT_TRACE_REALTIME_RELOG_MODE")]
        REALTIME_RELOG_MODE = 0x00100000 "EVENT_TRACE_REALTIME_RELOG_MODE",
        /// `EVENT_TRACE_LOST_EVENTS_DEBUG_MODE`. Seen in releases 6.2+.
        #[doc(alias = "EVENT_TRACE_LOST_EVENTS_DEBUG_MODE")]
        LOST_EVENTS_DEBUG_MODE = 0x00200000 "EVENT_TRACE_LOST_EVENTS_DEBUG_MODE",
        /// `EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN`. Together with others: not valid with EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN. Seen in releases 6.2+.
        #[doc(alias = "EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN")]
        STOP_ON_HYBRID_SHUTDOWN = 0x00400000 "EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN",
        /// `EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN`. Together with others: not valid with EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN. Seen in releases 6.2+.
        #[doc(alias = "EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN")]
        PERSIST_ON_HYBRID_SHUTDOWN = 0x00800000 "EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN",
        /// `EVENT_TRACE_USE_PAGED_MEMORY`. Buffers are in paged memory; such a logger cannot be given performance counters. Together with others: overridden by EVENT_TRACE_KD_FILTER_MODE (6.2+); not valid with EVENT_TRACE_SYSTEM_LOGGER_MODE (6.2+). Seen in releases 5.1+.
        #[doc(alias = "EVENT_TRACE_USE_PAGED_MEMORY")]
        USE_PAGED_MEMORY = 0x01000000 "EVENT_TRACE_USE_PAGED_MEMORY",
        /// `EVENT_TRACE_SYSTEM_LOGGER_MODE`. The logger is to receive the kernel's events. Together with others: not valid with EVENT_TRACE_USE_PAGED_MEMORY (6.2+); not valid with EVENT_TRACE_FILE_MODE_NEWFILE (6.2+). Seen in releases 6.2+.
        #[doc(alias = "EVENT_TRACE_SYSTEM_LOGGER_MODE")]
        SYSTEM_LOGGER_MODE = 0x02000000 "EVENT_TRACE_SYSTEM_LOGGER_MODE",
        /// `EVENT_TRACE_COMPRESSED_MODE`. Rejected from 6.2 to 1511. Together with others: needs EVENT_TRACE_BUFFERING_MODE (1607+). Seen in releases 6.2+.
        #[doc(alias = "EVENT_TRACE_COMPRESSED_MODE")]
        COMPRESSED_MODE = 0x04000000 "EVENT_TRACE_COMPRESSED_MODE",
        /// `EVENT_TRACE_INDEPENDENT_SESSION_MODE`. Seen in releases 6.3+.
        #[doc(alias = "EVENT_TRACE_INDEPENDENT_SESSION_MODE")]
        INDEPENDENT_SESSION_MODE = 0x08000000 "EVENT_TRACE_INDEPENDENT_SESSION_MODE",
        /// `EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING`. Seen in releases 6.1+.
        #[doc(alias = "EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING")]
        NO_PER_PROCESSOR_BUFFERING = 0x10000000 "EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING",
        /// `EVENT_TRACE_BLOCKING_MODE`. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_BLOCKING_MODE")]
        BLOCKING_MODE = 0x20000000 "EVENT_TRACE_BLOCKING_MODE",
        /// `EVENT_TRACE_ADDTO_TRIAGE_DUMP`. Seen in releases 6.2+.
        #[doc(alias = "EVENT_TRACE_ADDTO_TRIAGE_DUMP")]
        ADDTO_TRIAGE_DUMP = 0x80000000 "EVENT_TRACE_ADDTO_TRIAGE_DUMP",
    }
    also {
        MODE_RESERVED = 0x00100000 "EVENT_TRACE_MODE_RESERVED",
    }
    fields { }
}

#[cfg(feature = "describe")]
impl LoggerMode {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::logger_mode::VALUES;
}
