// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/BUFFER_CONSTANTS.toml
/// `MIN_ETW_BUFFER_SIZE`. Minimum buffer size, in kilobytes. Releases unknown.
pub const MIN_ETW_BUFFER_SIZE: u32 = 0x00000001;
/// `MAX_ETW_BUFFER_SIZE_WIN7`. Maximum buffer size before 6.2, in kilobytes. Releases unknown.
pub const MAX_ETW_BUFFER_SIZE_WIN7: u32 = 0x00000400;
/// `MAX_ETW_EVENT_SIZE`. Maximum event size, in bytes, including its header: the greatest USHORT. Releases unknown.
pub const MAX_ETW_EVENT_SIZE: u32 = 0x0000ffff;
/// `DEFAULT_TRACE_ALIGNMENT`. Alignment of events in a buffer, in bytes. Releases unknown.
pub const DEFAULT_TRACE_ALIGNMENT: u32 = 0x00000008;
/// `ETW_PROCESSOR_INDEX_MASK`. Bits of ProcessorIndex of ETW_BUFFER_CONTEXT that contain the processor. Releases
/// unknown.
pub const ETW_PROCESSOR_INDEX_MASK: u32 = 0x000007ff;

/// `MAX_ETW_BUFFER_SIZE`. Maximum buffer size, in kilobytes. MAX_ETW_BUFFER_SIZE_WIN7 is its other name. It is
/// 0x00000400 in 5.0..6.1, 0x00004000 in 6.2+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "MAX_ETW_BUFFER_SIZE")]
pub fn max_etw_buffer_size(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (0, 6, 0x00000400),
        (7, 255, 0x00004000),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

// spec/enums/ETW_BUFFER_FLAG.toml
flags! {
    /// Flags of a trace buffer.
    ///
    /// No known name in C; here: `ETW_BUFFER_FLAG`, of type `USHORT`.
    ///
    /// Complete for releases 10.0..1511.
    ///
    /// Defined in NTWMI.H (kits of 10.0 to 1511).
    ///
    /// Unknown:
    ///
    /// - Exact meaning of each flag. Only that of ETW_BUFFER_FLAG_COMPRESSED is evident from the bytes of observed
    ///   traces.
    ///
    /// Source: Geoff Chappell, *BufferFlag in WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    EtwBufferFlag(u16), size = 2 {
        /// `ETW_BUFFER_FLAG_NORMAL`. No special properties. Releases unknown.
        #[doc(alias = "ETW_BUFFER_FLAG_NORMAL")]
        NORMAL = 0x0000, "ETW_BUFFER_FLAG_NORMAL";
        /// `ETW_BUFFER_FLAG_FLUSH_MARKER`. Flush marker. In observed traces, the first and the last buffer of a file
        /// have it, and no other buffer does. Observed in 6.1..6.2, 1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2.
        #[doc(alias = "ETW_BUFFER_FLAG_FLUSH_MARKER")]
        FLUSH_MARKER = 0x0001, "ETW_BUFFER_FLAG_FLUSH_MARKER";
        /// `ETW_BUFFER_FLAG_EVENTS_LOST`. Events were lost. Releases unknown.
        #[doc(alias = "ETW_BUFFER_FLAG_EVENTS_LOST")]
        EVENTS_LOST = 0x0002, "ETW_BUFFER_FLAG_EVENTS_LOST";
        /// `ETW_BUFFER_FLAG_BUFFER_LOST`. A buffer was lost. Releases unknown.
        #[doc(alias = "ETW_BUFFER_FLAG_BUFFER_LOST")]
        BUFFER_LOST = 0x0004, "ETW_BUFFER_FLAG_BUFFER_LOST";
        /// `ETW_BUFFER_FLAG_RTBACKUP_CORRUPT`. Releases unknown.
        #[doc(alias = "ETW_BUFFER_FLAG_RTBACKUP_CORRUPT")]
        RTBACKUP_CORRUPT = 0x0008, "ETW_BUFFER_FLAG_RTBACKUP_CORRUPT";
        /// `ETW_BUFFER_FLAG_RTBACKUP`. Releases unknown.
        #[doc(alias = "ETW_BUFFER_FLAG_RTBACKUP")]
        RTBACKUP = 0x0010, "ETW_BUFFER_FLAG_RTBACKUP";
        /// `ETW_BUFFER_FLAG_PROC_INDEX`. In observed traces, buffers of 6.1 lack this flag and nearly all buffers of
        /// later releases have it. This matches ProcessorIndex of ETW_BUFFER_CONTEXT, which dates from 6.2. Observed
        /// in 6.2, 1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2.
        #[doc(alias = "ETW_BUFFER_FLAG_PROC_INDEX")]
        PROC_INDEX = 0x0020, "ETW_BUFFER_FLAG_PROC_INDEX";
        /// `ETW_BUFFER_FLAG_COMPRESSED`. The data after the header are compressed. Observed in 6.2, 1909,
        /// server-2022..11-22H2.
        #[doc(alias = "ETW_BUFFER_FLAG_COMPRESSED")]
        COMPRESSED = 0x0040, "ETW_BUFFER_FLAG_COMPRESSED";
    }, values("ETW_BUFFER_FLAG", true, &[
        named("ETW_BUFFER_FLAG_NORMAL", 0, &[]),
        named(
            "ETW_BUFFER_FLAG_FLUSH_MARKER", 1,
            &[
                (Release(6), Release(7)), (Release(17), Release(18)), (Release(21), Release(21)),
                (Release(23), Release(27)), (Release(29), Release(29))
            ]
        ),
        named("ETW_BUFFER_FLAG_EVENTS_LOST", 2, &[]),
        named("ETW_BUFFER_FLAG_BUFFER_LOST", 4, &[]),
        named("ETW_BUFFER_FLAG_RTBACKUP_CORRUPT", 8, &[]),
        named("ETW_BUFFER_FLAG_RTBACKUP", 16, &[]),
        named(
            "ETW_BUFFER_FLAG_PROC_INDEX", 32,
            &[
                (Release(7), Release(7)), (Release(17), Release(18)), (Release(21), Release(21)),
                (Release(23), Release(27)), (Release(29), Release(29))
            ]
        ),
        named(
            "ETW_BUFFER_FLAG_COMPRESSED", 64,
            &[(Release(7), Release(7)), (Release(18), Release(18)), (Release(24), Release(26))]
        ),
    ])
}

// spec/enums/ETW_BUFFER_STATE.toml
open_enum! {
    /// State of a trace buffer.
    ///
    /// In C: `ETW_BUFFER_STATE`, of type `ULONG`.
    ///
    /// Before 6.0, the bits of WMI_BUFFER_STATE have a similar meaning. In observed traces, every buffer is in the
    /// state EtwBufferStateFlush.
    ///
    /// Complete for releases 6.0..2004.
    ///
    /// Defined in NTWMI.H; type information in symbol files of the kernel (6.0 and higher).
    ///
    /// Source: Geoff Chappell, *ETW_BUFFER_STATE*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_BUFFER_STATE")]
    EtwBufferState(u32), size = 4 {
        /// `EtwBufferStateFree`. The buffer is free. Documented for 6.0+.
        #[doc(alias = "EtwBufferStateFree")]
        FREE = 0x00000000, "EtwBufferStateFree";
        /// `EtwBufferStateGeneralLogging`. The buffer receives events of any kind. Documented for 6.0+.
        #[doc(alias = "EtwBufferStateGeneralLogging")]
        GENERAL_LOGGING = 0x00000001, "EtwBufferStateGeneralLogging";
        /// `EtwBufferStateCSwitch`. The buffer receives context switches. Documented for 6.0+.
        #[doc(alias = "EtwBufferStateCSwitch")]
        CSWITCH = 0x00000002, "EtwBufferStateCSwitch";
        /// `EtwBufferStateFlush`. The buffer is to be flushed or has been flushed. Buffers in log files have this
        /// state. Documented for 6.0+.
        #[doc(alias = "EtwBufferStateFlush")]
        FLUSH = 0x00000003, "EtwBufferStateFlush";
        /// `EtwBufferStatePendingCompression`. The buffer is to be compressed. Documented for 1607+.
        #[doc(alias = "EtwBufferStatePendingCompression")]
        PENDING_COMPRESSION = 0x00000004, "EtwBufferStatePendingCompression";
        /// `EtwBufferStateCompressed`. The buffer is compressed. Documented for 1607+.
        #[doc(alias = "EtwBufferStateCompressed")]
        COMPRESSED = 0x00000005, "EtwBufferStateCompressed";
        /// `EtwBufferStatePlaceholder`. Documented for 1607+.
        #[doc(alias = "EtwBufferStatePlaceholder")]
        PLACEHOLDER = 0x00000006, "EtwBufferStatePlaceholder";
    }, values("ETW_BUFFER_STATE", false, &[
        named("EtwBufferStateFree", 0, &[(Release(4), Release(255))]),
        named("EtwBufferStateGeneralLogging", 1, &[(Release(4), Release(255))]),
        named("EtwBufferStateCSwitch", 2, &[(Release(4), Release(255))]),
        named("EtwBufferStateFlush", 3, &[(Release(4), Release(255))]),
        named("EtwBufferStatePendingCompression", 4, &[(Release(12), Release(255))]),
        named("EtwBufferStateCompressed", 5, &[(Release(12), Release(255))]),
        named("EtwBufferStatePlaceholder", 6, &[(Release(12), Release(255))]),
    ])
}

/// `EtwBufferStateMaximum`, one more than the last value.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "EtwBufferStateMaximum")]
pub fn etw_buffer_state_maximum(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 11, 0x00000004),
        (12, 255, 0x00000007),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

// spec/enums/ETW_BUFFER_TYPE.toml
open_enum! {
    /// Kind of data in a trace buffer.
    ///
    /// No known name in C; here: `ETW_BUFFER_TYPE`, of type `USHORT`.
    ///
    /// Complete for releases 10.0..1511.
    ///
    /// Defined in NTWMI.H (kits of 10.0 to 1511).
    ///
    /// Unknown:
    ///
    /// - Contents of each type, beyond what its name indicates.
    ///
    /// Source: Geoff Chappell, *BufferType In WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    EtwBufferType(u16), size = 2 {
        /// `ETW_BUFFER_TYPE_GENERIC`. Events of any kind. In observed traces, every buffer but the first has this type.
        /// Observed in 6.1..6.2, 1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2.
        #[doc(alias = "ETW_BUFFER_TYPE_GENERIC")]
        GENERIC = 0x0000, "ETW_BUFFER_TYPE_GENERIC";
        /// `ETW_BUFFER_TYPE_RUNDOWN`. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_RUNDOWN")]
        RUNDOWN = 0x0001, "ETW_BUFFER_TYPE_RUNDOWN";
        /// `ETW_BUFFER_TYPE_CTX_SWAP`. Context switches. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_CTX_SWAP")]
        CTX_SWAP = 0x0002, "ETW_BUFFER_TYPE_CTX_SWAP";
        /// `ETW_BUFFER_TYPE_REFTIME`. Reference time. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_REFTIME")]
        REFTIME = 0x0003, "ETW_BUFFER_TYPE_REFTIME";
        /// `ETW_BUFFER_TYPE_HEADER`. Header of a log file. In observed traces, the first buffer has this type, and no
        /// other buffer does. Observed in 6.1..6.2, 1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2.
        #[doc(alias = "ETW_BUFFER_TYPE_HEADER")]
        HEADER = 0x0004, "ETW_BUFFER_TYPE_HEADER";
        /// `ETW_BUFFER_TYPE_BATCHED`. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_BATCHED")]
        BATCHED = 0x0005, "ETW_BUFFER_TYPE_BATCHED";
        /// `ETW_BUFFER_TYPE_EMPTY_MARKER`. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_EMPTY_MARKER")]
        EMPTY_MARKER = 0x0006, "ETW_BUFFER_TYPE_EMPTY_MARKER";
        /// `ETW_BUFFER_TYPE_DBG_INFO`. Debugging information. Such a buffer is sent to a debugger. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_DBG_INFO")]
        DBG_INFO = 0x0007, "ETW_BUFFER_TYPE_DBG_INFO";
        /// `ETW_BUFFER_TYPE_MAXIMUM`. One more than the last type in the published header. The value in other releases
        /// is unknown. Defined; no known use. Releases unknown.
        #[doc(alias = "ETW_BUFFER_TYPE_MAXIMUM")]
        MAXIMUM = 0x0008, "ETW_BUFFER_TYPE_MAXIMUM";
    }, values("ETW_BUFFER_TYPE", false, &[
        named(
            "ETW_BUFFER_TYPE_GENERIC", 0,
            &[
                (Release(6), Release(7)), (Release(17), Release(18)), (Release(21), Release(21)),
                (Release(23), Release(27)), (Release(29), Release(29))
            ]
        ),
        named("ETW_BUFFER_TYPE_RUNDOWN", 1, &[]),
        named("ETW_BUFFER_TYPE_CTX_SWAP", 2, &[]),
        named("ETW_BUFFER_TYPE_REFTIME", 3, &[]),
        named(
            "ETW_BUFFER_TYPE_HEADER", 4,
            &[
                (Release(6), Release(7)), (Release(17), Release(18)), (Release(21), Release(21)),
                (Release(23), Release(27)), (Release(29), Release(29))
            ]
        ),
        named("ETW_BUFFER_TYPE_BATCHED", 5, &[]),
        named("ETW_BUFFER_TYPE_EMPTY_MARKER", 6, &[]),
        named("ETW_BUFFER_TYPE_DBG_INFO", 7, &[]),
        named("ETW_BUFFER_TYPE_MAXIMUM", 8, &[]),
    ])
}

// spec/enums/EVENT_TRACE_CLOCK.toml
open_enum! {
    /// Clock of the timestamps.
    ///
    /// No known name in C; here: `EVENT_TRACE_CLOCK`, of type `ULONG`.
    ///
    /// From 5.1 on, the caller that starts a session selects a clock in ClientContext of the WNODE_HEADER. In 5.0, the
    /// registry selects it. Up to early 5.2, any value but 2 is treated as 1. From late 5.2 on, any value but 1 and 3
    /// is treated as 2. The releases are those in which a session can select the clock.
    ///
    /// Complete for releases 10.0..1511.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_LOGGER_CONTEXT*; Geoff
    /// Chappell, *WMI_LOGGER_INFORMATION*.
    EventTraceClock(u32), size = 4 {
        /// `EVENT_TRACE_CLOCK_RAW`. Raw timestamps. Releases unknown.
        #[doc(alias = "EVENT_TRACE_CLOCK_RAW")]
        RAW = 0x00000000, "EVENT_TRACE_CLOCK_RAW";
        /// `EVENT_TRACE_CLOCK_PERFCOUNTER`. Performance counter, as returned by KeQueryPerformanceCounter. Default
        /// in 5.1 and early 5.2. Documented for 5.1+.
        #[doc(alias = "EVENT_TRACE_CLOCK_PERFCOUNTER")]
        PERFCOUNTER = 0x00000001, "EVENT_TRACE_CLOCK_PERFCOUNTER";
        /// `EVENT_TRACE_CLOCK_SYSTEMTIME`. System time in 100 ns units since 1601, as returned by
        /// KeQuerySystemTimePrecise. Default from late 5.2 on. Documented for 5.2+.
        #[doc(alias = "EVENT_TRACE_CLOCK_SYSTEMTIME")]
        SYSTEMTIME = 0x00000002, "EVENT_TRACE_CLOCK_SYSTEMTIME";
        /// `EVENT_TRACE_CLOCK_CPUCYCLE`. Cycle counter of the processor, as returned by the RDTSC instruction.
        /// Documented for late 5.2+.
        #[doc(alias = "EVENT_TRACE_CLOCK_CPUCYCLE")]
        CPUCYCLE = 0x00000003, "EVENT_TRACE_CLOCK_CPUCYCLE";
        /// `EVENT_TRACE_CLOCK_MAX`. One more than the last clock in the published header. The value in other releases
        /// is unknown. Defined; no known use. Releases unknown.
        #[doc(alias = "EVENT_TRACE_CLOCK_MAX")]
        MAX = 0x00000004, "EVENT_TRACE_CLOCK_MAX";
    }, values("EVENT_TRACE_CLOCK", false, &[
        named("EVENT_TRACE_CLOCK_RAW", 0, &[]),
        named("EVENT_TRACE_CLOCK_PERFCOUNTER", 1, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_CLOCK_SYSTEMTIME", 2, &[(Release(2), Release(255))]),
        named("EVENT_TRACE_CLOCK_CPUCYCLE", 3, &[(Release(3), Release(255))]),
        named("EVENT_TRACE_CLOCK_MAX", 4, &[]),
    ])
}
