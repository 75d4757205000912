// Generated from spec/enums/ETW_BUFFER_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What is special about a trace buffer.
    ///
    /// Microsoft gives the set no name; here: `ETW_BUFFER_FLAG`, held by `USHORT`.
    ///
    /// Known to be complete for releases 10.0..1511.
    ///
    /// What no source says:
    ///
    /// - What exactly each flag says; only ETW_BUFFER_FLAG_COMPRESSED is plain from the bytes of real traces.
    ///
    /// Source: Geoff Chappell, *BufferFlag in WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwBufferFlag(u16), 2 {
        /// `ETW_BUFFER_FLAG_NORMAL`. Nothing is special about the buffer. In which releases it holds is not known.
        #[doc(alias = "ETW_BUFFER_FLAG_NORMAL")]
        NORMAL = 0x0000 "ETW_BUFFER_FLAG_NORMAL",
        /// `ETW_BUFFER_FLAG_FLUSH_MARKER`. A marker of a flush: in real traces the first and the last buffer of the file have it, and no other. Seen in releases 6.1..6.2, 1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2+.
        #[doc(alias = "ETW_BUFFER_FLAG_FLUSH_MARKER")]
        FLUSH_MARKER = 0x0001 "ETW_BUFFER_FLAG_FLUSH_MARKER",
        /// `ETW_BUFFER_FLAG_EVENTS_LOST`. Events were lost. In which releases it holds is not known.
        #[doc(alias = "ETW_BUFFER_FLAG_EVENTS_LOST")]
        EVENTS_LOST = 0x0002 "ETW_BUFFER_FLAG_EVENTS_LOST",
        /// `ETW_BUFFER_FLAG_BUFFER_LOST`. A buffer was lost. In which releases it holds is not known.
        #[doc(alias = "ETW_BUFFER_FLAG_BUFFER_LOST")]
        BUFFER_LOST = 0x0004 "ETW_BUFFER_FLAG_BUFFER_LOST",
        /// `ETW_BUFFER_FLAG_RTBACKUP_CORRUPT`. In which releases it holds is not known.
        #[doc(alias = "ETW_BUFFER_FLAG_RTBACKUP_CORRUPT")]
        RTBACKUP_CORRUPT = 0x0008 "ETW_BUFFER_FLAG_RTBACKUP_CORRUPT",
        /// `ETW_BUFFER_FLAG_RTBACKUP`. In which releases it holds is not known.
        #[doc(alias = "ETW_BUFFER_FLAG_RTBACKUP")]
        RTBACKUP = 0x0010 "ETW_BUFFER_FLAG_RTBACKUP",
        /// `ETW_BUFFER_FLAG_PROC_INDEX`. In real traces, buffers of 6.1 do not have it and nearly all of later releases do, as does ProcessorIndex of ETW_BUFFER_CONTEXT, which dates from 6.2. Seen in releases 6.2, 1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2+.
        #[doc(alias = "ETW_BUFFER_FLAG_PROC_INDEX")]
        PROC_INDEX = 0x0020 "ETW_BUFFER_FLAG_PROC_INDEX",
        /// `ETW_BUFFER_FLAG_COMPRESSED`. What follows the header is compressed. Seen in releases 6.2, 1909, server-2022..11-22H2.
        #[doc(alias = "ETW_BUFFER_FLAG_COMPRESSED")]
        COMPRESSED = 0x0040 "ETW_BUFFER_FLAG_COMPRESSED",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EtwBufferFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_buffer_flag::VALUES;
}
