// Generated from spec/enums/ETW_BUFFER_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
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
    /// Unknown:
    ///
    /// - Exact meaning of each flag. Only that of ETW_BUFFER_FLAG_COMPRESSED is evident from the bytes of observed traces.
    ///
    /// Source: Geoff Chappell, *BufferFlag in WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwBufferFlag(u16), 2 {
        /// `ETW_BUFFER_FLAG_NORMAL`. No special properties. Releases unknown.
        #[doc(alias = "ETW_BUFFER_FLAG_NORMAL")]
        NORMAL = 0x0000 "ETW_BUFFER_FLAG_NORMAL",
        /// `ETW_BUFFER_FLAG_FLUSH_MARKER`. Flush marker. In observed traces, the first and the last buffer of a file have it, and no other buffer does. Observed in 6.1..6.2, 1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2.
        #[doc(alias = "ETW_BUFFER_FLAG_FLUSH_MARKER")]
        FLUSH_MARKER = 0x0001 "ETW_BUFFER_FLAG_FLUSH_MARKER",
        /// `ETW_BUFFER_FLAG_EVENTS_LOST`. Events were lost. Releases unknown.
        #[doc(alias = "ETW_BUFFER_FLAG_EVENTS_LOST")]
        EVENTS_LOST = 0x0002 "ETW_BUFFER_FLAG_EVENTS_LOST",
        /// `ETW_BUFFER_FLAG_BUFFER_LOST`. A buffer was lost. Releases unknown.
        #[doc(alias = "ETW_BUFFER_FLAG_BUFFER_LOST")]
        BUFFER_LOST = 0x0004 "ETW_BUFFER_FLAG_BUFFER_LOST",
        /// `ETW_BUFFER_FLAG_RTBACKUP_CORRUPT`. Releases unknown.
        #[doc(alias = "ETW_BUFFER_FLAG_RTBACKUP_CORRUPT")]
        RTBACKUP_CORRUPT = 0x0008 "ETW_BUFFER_FLAG_RTBACKUP_CORRUPT",
        /// `ETW_BUFFER_FLAG_RTBACKUP`. Releases unknown.
        #[doc(alias = "ETW_BUFFER_FLAG_RTBACKUP")]
        RTBACKUP = 0x0010 "ETW_BUFFER_FLAG_RTBACKUP",
        /// `ETW_BUFFER_FLAG_PROC_INDEX`. In observed traces, buffers of 6.1 lack this flag and nearly all buffers of later releases have it. This matches ProcessorIndex of ETW_BUFFER_CONTEXT, which dates from 6.2. Observed in 6.2, 1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2.
        #[doc(alias = "ETW_BUFFER_FLAG_PROC_INDEX")]
        PROC_INDEX = 0x0020 "ETW_BUFFER_FLAG_PROC_INDEX",
        /// `ETW_BUFFER_FLAG_COMPRESSED`. The data after the header are compressed. Observed in 6.2, 1909, server-2022..11-22H2.
        #[doc(alias = "ETW_BUFFER_FLAG_COMPRESSED")]
        COMPRESSED = 0x0040 "ETW_BUFFER_FLAG_COMPRESSED",
    }
    also {
    }
    fields { }
}

impl EtwBufferFlag {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "ETW_BUFFER_FLAG", flags: true, values: &[
    NamedValue { name: "ETW_BUFFER_FLAG_NORMAL", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_FLAG_FLUSH_MARKER", value: 1, shift: None, holds: None, releases: &[(Release(6), Release(7)),(Release(17), Release(18)),(Release(21), Release(21)),(Release(23), Release(27)),(Release(29), Release(255)),] },
    NamedValue { name: "ETW_BUFFER_FLAG_EVENTS_LOST", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_FLAG_BUFFER_LOST", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_FLAG_RTBACKUP_CORRUPT", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_FLAG_RTBACKUP", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_FLAG_PROC_INDEX", value: 32, shift: None, holds: None, releases: &[(Release(7), Release(7)),(Release(17), Release(18)),(Release(21), Release(21)),(Release(23), Release(27)),(Release(29), Release(255)),] },
    NamedValue { name: "ETW_BUFFER_FLAG_COMPRESSED", value: 64, shift: None, holds: None, releases: &[(Release(7), Release(7)),(Release(18), Release(18)),(Release(24), Release(26)),] },
] };
