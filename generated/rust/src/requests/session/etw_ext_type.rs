// Generated from spec/enums/ETW_EXT_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What an item of the extension of EnableFlags holds.
    ///
    /// Microsoft gives the set no name; here: `ETW_EXT_TYPE`, held by `USHORT`.
    ///
    /// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwExtType(u16), 2 {
        /// `ETW_EXT_ENABLE_FLAGS`. A group mask, of as many as eight dwords. Releases 6.0+.
        #[doc(alias = "ETW_EXT_ENABLE_FLAGS")]
        ENABLE_FLAGS = 0x0001 "ETW_EXT_ENABLE_FLAGS",
        /// `ETW_EXT_PIDS`. Processes, a dword each. Releases 6.0+.
        #[doc(alias = "ETW_EXT_PIDS")]
        PIDS = 0x0002 "ETW_EXT_PIDS",
        /// `ETW_EXT_STACKWALK_FILTER`. The events whose call stacks are wanted: a hook id in each dword. Releases 6.0+.
        #[doc(alias = "ETW_EXT_STACKWALK_FILTER")]
        STACKWALK_FILTER = 0x0003 "ETW_EXT_STACKWALK_FILTER",
        /// `ETW_EXT_POOLTAG_FILTER`. Tags of the pool, a dword each. Releases 6.1+.
        #[doc(alias = "ETW_EXT_POOLTAG_FILTER")]
        POOLTAG_FILTER = 0x0004 "ETW_EXT_POOLTAG_FILTER",
        /// `ETW_EXT_STACK_CACHING`. An ETW_STACK_CACHING_CONFIG. Releases 6.2+.
        #[doc(alias = "ETW_EXT_STACK_CACHING")]
        STACK_CACHING = 0x0005 "ETW_EXT_STACK_CACHING",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EtwExtType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_ext_type::VALUES;
}
