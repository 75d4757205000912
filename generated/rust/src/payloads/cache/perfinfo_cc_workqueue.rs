// Generated from spec/enums/PERFINFO_CC_WORKQUEUE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Work queues of the cache manager.
    ///
    /// No known name in C; here: `PERFINFO_CC_WORKQUEUE`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoCcWorkqueue(u8), size = 1 {
        /// `PERFINFO_CC_WORKQUEUE_FAST_TEARDOWN`. Releases unknown.
        #[doc(alias = "PERFINFO_CC_WORKQUEUE_FAST_TEARDOWN")]
        FAST_TEARDOWN = 0x01, "PERFINFO_CC_WORKQUEUE_FAST_TEARDOWN";
        /// `PERFINFO_CC_WORKQUEUE_EXPRESS`. Releases unknown.
        #[doc(alias = "PERFINFO_CC_WORKQUEUE_EXPRESS")]
        EXPRESS = 0x02, "PERFINFO_CC_WORKQUEUE_EXPRESS";
        /// `PERFINFO_CC_WORKQUEUE_REGULAR`. Releases unknown.
        #[doc(alias = "PERFINFO_CC_WORKQUEUE_REGULAR")]
        REGULAR = 0x03, "PERFINFO_CC_WORKQUEUE_REGULAR";
        /// `PERFINFO_CC_WORKQUEUE_POST_TICK`. Releases unknown.
        #[doc(alias = "PERFINFO_CC_WORKQUEUE_POST_TICK")]
        POST_TICK = 0x04, "PERFINFO_CC_WORKQUEUE_POST_TICK";
        /// `PERFINFO_CC_WORKQUEUE_ASYNC_READ`. Releases unknown.
        #[doc(alias = "PERFINFO_CC_WORKQUEUE_ASYNC_READ")]
        ASYNC_READ = 0x05, "PERFINFO_CC_WORKQUEUE_ASYNC_READ";
        /// `PERFINFO_CC_WORKQUEUE_COMP_ASYNC_READ`. Releases unknown.
        #[doc(alias = "PERFINFO_CC_WORKQUEUE_COMP_ASYNC_READ")]
        COMP_ASYNC_READ = 0x06, "PERFINFO_CC_WORKQUEUE_COMP_ASYNC_READ";
    }
}

static TABLE: Values = values("PERFINFO_CC_WORKQUEUE", false, &[
    named("PERFINFO_CC_WORKQUEUE_FAST_TEARDOWN", 1, &[]),
    named("PERFINFO_CC_WORKQUEUE_EXPRESS", 2, &[]),
    named("PERFINFO_CC_WORKQUEUE_REGULAR", 3, &[]),
    named("PERFINFO_CC_WORKQUEUE_POST_TICK", 4, &[]),
    named("PERFINFO_CC_WORKQUEUE_ASYNC_READ", 5, &[]),
    named("PERFINFO_CC_WORKQUEUE_COMP_ASYNC_READ", 6, &[]),
]);
