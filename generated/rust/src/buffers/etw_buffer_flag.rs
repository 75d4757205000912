// Generated from spec/enums/ETW_BUFFER_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

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
    }
}

static TABLE: Values = values("ETW_BUFFER_FLAG", true, &[
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
]);
