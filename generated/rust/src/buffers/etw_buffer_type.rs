// Generated from spec/enums/ETW_BUFFER_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What sort of data a trace buffer holds.
    ///
    /// Microsoft gives the set no name; here: `ETW_BUFFER_TYPE`, held by `USHORT`.
    ///
    /// Known to be complete for releases 10.0..1511.
    ///
    /// What no source says:
    ///
    /// - What each type holds, beyond what its name says.
    ///
    /// Source: Geoff Chappell, *BufferType In WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwBufferType(u16), 2 {
        /// `ETW_BUFFER_TYPE_GENERIC`. Events of any sort: in real traces every buffer but the first. Seen in releases 6.1..6.2, 1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2+.
        #[doc(alias = "ETW_BUFFER_TYPE_GENERIC")]
        GENERIC = 0x0000 "ETW_BUFFER_TYPE_GENERIC",
        /// `ETW_BUFFER_TYPE_RUNDOWN`. In which releases it holds is not known.
        #[doc(alias = "ETW_BUFFER_TYPE_RUNDOWN")]
        RUNDOWN = 0x0001 "ETW_BUFFER_TYPE_RUNDOWN",
        /// `ETW_BUFFER_TYPE_CTX_SWAP`. Context switches. In which releases it holds is not known.
        #[doc(alias = "ETW_BUFFER_TYPE_CTX_SWAP")]
        CTX_SWAP = 0x0002 "ETW_BUFFER_TYPE_CTX_SWAP",
        /// `ETW_BUFFER_TYPE_REFTIME`. A reference time. In which releases it holds is not known.
        #[doc(alias = "ETW_BUFFER_TYPE_REFTIME")]
        REFTIME = 0x0003 "ETW_BUFFER_TYPE_REFTIME",
        /// `ETW_BUFFER_TYPE_HEADER`. The header of a log file: in real traces the first buffer, and no other. Seen in releases 6.1..6.2, 1903..1909, 21H1, 10-22H2..11-23H2, 11-25H2+.
        #[doc(alias = "ETW_BUFFER_TYPE_HEADER")]
        HEADER = 0x0004 "ETW_BUFFER_TYPE_HEADER",
        /// `ETW_BUFFER_TYPE_BATCHED`. In which releases it holds is not known.
        #[doc(alias = "ETW_BUFFER_TYPE_BATCHED")]
        BATCHED = 0x0005 "ETW_BUFFER_TYPE_BATCHED",
        /// `ETW_BUFFER_TYPE_EMPTY_MARKER`. In which releases it holds is not known.
        #[doc(alias = "ETW_BUFFER_TYPE_EMPTY_MARKER")]
        EMPTY_MARKER = 0x0006 "ETW_BUFFER_TYPE_EMPTY_MARKER",
        /// `ETW_BUFFER_TYPE_DBG_INFO`. Debugging information: such a buffer is sent to a debugger. In which releases it holds is not known.
        #[doc(alias = "ETW_BUFFER_TYPE_DBG_INFO")]
        DBG_INFO = 0x0007 "ETW_BUFFER_TYPE_DBG_INFO",
        /// `ETW_BUFFER_TYPE_MAXIMUM`. One more than the last type that the published header has; no source says what it is in other releases. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "ETW_BUFFER_TYPE_MAXIMUM")]
        MAXIMUM = 0x0008 "ETW_BUFFER_TYPE_MAXIMUM",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EtwBufferType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_buffer_type::VALUES;
}
