// Generated from spec/enums/ETW_THREAD_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What is special about a thread.
    ///
    /// Microsoft gives the set no name; here: `ETW_THREAD_FLAG`, held by `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwThreadFlag(u8), 1 {
        /// `ETW_THREAD_FLAG_REGISTRY_NOTIFICATION`. In which releases it holds is not known.
        #[doc(alias = "ETW_THREAD_FLAG_REGISTRY_NOTIFICATION")]
        REGISTRY_NOTIFICATION = 0x01 "ETW_THREAD_FLAG_REGISTRY_NOTIFICATION",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EtwThreadFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_thread_flag::VALUES;
}
