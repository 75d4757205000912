// Generated from spec/enums/PERFINFO_CC_EXTRA_WB_THREAD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What became of a thread that writes behind.
    ///
    /// Microsoft gives the set no name; here: `PERFINFO_CC_EXTRA_WB_THREAD`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoCcExtraWbThread(u32), 4 {
        /// `PERFINFO_CC_EXTRA_WB_THREAD_ADD`. It was added. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_EXTRA_WB_THREAD_ADD")]
        ADD = 0x00000001 "PERFINFO_CC_EXTRA_WB_THREAD_ADD",
        /// `PERFINFO_CC_EXTRA_WB_THREAD_REMOVE`. It was removed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_EXTRA_WB_THREAD_REMOVE")]
        REMOVE = 0x00000002 "PERFINFO_CC_EXTRA_WB_THREAD_REMOVE",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoCcExtraWbThread {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_cc_extra_wb_thread::VALUES;
}
