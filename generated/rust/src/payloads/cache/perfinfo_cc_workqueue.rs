// Generated from spec/enums/PERFINFO_CC_WORKQUEUE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The queues of the cache manager.
    ///
    /// Microsoft gives the set no name; here: `PERFINFO_CC_WORKQUEUE`, held by `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoCcWorkqueue(u8), 1 {
        /// `PERFINFO_CC_WORKQUEUE_FAST_TEARDOWN`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_WORKQUEUE_FAST_TEARDOWN")]
        FAST_TEARDOWN = 0x01 "PERFINFO_CC_WORKQUEUE_FAST_TEARDOWN",
        /// `PERFINFO_CC_WORKQUEUE_EXPRESS`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_WORKQUEUE_EXPRESS")]
        EXPRESS = 0x02 "PERFINFO_CC_WORKQUEUE_EXPRESS",
        /// `PERFINFO_CC_WORKQUEUE_REGULAR`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_WORKQUEUE_REGULAR")]
        REGULAR = 0x03 "PERFINFO_CC_WORKQUEUE_REGULAR",
        /// `PERFINFO_CC_WORKQUEUE_POST_TICK`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_WORKQUEUE_POST_TICK")]
        POST_TICK = 0x04 "PERFINFO_CC_WORKQUEUE_POST_TICK",
        /// `PERFINFO_CC_WORKQUEUE_ASYNC_READ`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_WORKQUEUE_ASYNC_READ")]
        ASYNC_READ = 0x05 "PERFINFO_CC_WORKQUEUE_ASYNC_READ",
        /// `PERFINFO_CC_WORKQUEUE_COMP_ASYNC_READ`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_WORKQUEUE_COMP_ASYNC_READ")]
        COMP_ASYNC_READ = 0x06 "PERFINFO_CC_WORKQUEUE_COMP_ASYNC_READ",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoCcWorkqueue {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_cc_workqueue::VALUES;
}
