// Generated from spec/enums/PERFINFO_CC_WORKITEM_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What a work item of the cache manager is to do.
    ///
    /// Microsoft gives the set no name; here: `PERFINFO_CC_WORKITEM_TYPE`, held by `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoCcWorkitemType(u8), 1 {
        /// `PERFINFO_CC_WORKITEM_TYPE_READAHEAD`. Read ahead. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_WORKITEM_TYPE_READAHEAD")]
        READAHEAD = 0x01 "PERFINFO_CC_WORKITEM_TYPE_READAHEAD",
        /// `PERFINFO_CC_WORKITEM_TYPE_WRITEBEHIND`. Write behind. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_WORKITEM_TYPE_WRITEBEHIND")]
        WRITEBEHIND = 0x02 "PERFINFO_CC_WORKITEM_TYPE_WRITEBEHIND",
        /// `PERFINFO_CC_WORKITEM_TYPE_LAZYWRITESCAN`. Look for what to write. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_WORKITEM_TYPE_LAZYWRITESCAN")]
        LAZYWRITESCAN = 0x03 "PERFINFO_CC_WORKITEM_TYPE_LAZYWRITESCAN",
        /// `PERFINFO_CC_WORKITEM_TYPE_EVENT_SET`. Set an event. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_WORKITEM_TYPE_EVENT_SET")]
        EVENT_SET = 0x04 "PERFINFO_CC_WORKITEM_TYPE_EVENT_SET",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoCcWorkitemType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_cc_workitem_type::VALUES;
}
