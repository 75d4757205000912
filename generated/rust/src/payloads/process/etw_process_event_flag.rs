// Generated from spec/enums/ETW_PROCESS_EVENT_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What is special about a process.
    ///
    /// Microsoft gives the set no name; here: `ETW_PROCESS_EVENT_FLAG`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwProcessEventFlag(u32), 4 {
        /// `ETW_PROCESS_EVENT_FLAG_APPLICATION_ID`. It has an application identifier. In which releases it holds is not known.
        #[doc(alias = "ETW_PROCESS_EVENT_FLAG_APPLICATION_ID")]
        APPLICATION_ID = 0x00000001 "ETW_PROCESS_EVENT_FLAG_APPLICATION_ID",
        /// `ETW_PROCESS_EVENT_FLAG_WOW64`. It is a 32-bit process of a 64-bit system. In which releases it holds is not known.
        #[doc(alias = "ETW_PROCESS_EVENT_FLAG_WOW64")]
        WOW64 = 0x00000002 "ETW_PROCESS_EVENT_FLAG_WOW64",
        /// `ETW_PROCESS_EVENT_FLAG_PROTECTED`. It is a protected process. In which releases it holds is not known.
        #[doc(alias = "ETW_PROCESS_EVENT_FLAG_PROTECTED")]
        PROTECTED = 0x00000004 "ETW_PROCESS_EVENT_FLAG_PROTECTED",
        /// `ETW_PROCESS_EVENT_FLAG_PACKAGED`. It is of an application package. In which releases it holds is not known.
        #[doc(alias = "ETW_PROCESS_EVENT_FLAG_PACKAGED")]
        PACKAGED = 0x00000008 "ETW_PROCESS_EVENT_FLAG_PACKAGED",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EtwProcessEventFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_process_event_flag::VALUES;
}
