// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/PERFINFO_CC_EXTRA_WB_THREAD.toml
open_enum! {
    /// Change to a write-behind thread.
    ///
    /// No known name in C; here: `PERFINFO_CC_EXTRA_WB_THREAD`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoCcExtraWbThread(u32), size = 4 {
        /// `PERFINFO_CC_EXTRA_WB_THREAD_ADD`. Added. Releases unknown.
        #[doc(alias = "PERFINFO_CC_EXTRA_WB_THREAD_ADD")]
        ADD = 0x00000001, "PERFINFO_CC_EXTRA_WB_THREAD_ADD";
        /// `PERFINFO_CC_EXTRA_WB_THREAD_REMOVE`. Removed. Releases unknown.
        #[doc(alias = "PERFINFO_CC_EXTRA_WB_THREAD_REMOVE")]
        REMOVE = 0x00000002, "PERFINFO_CC_EXTRA_WB_THREAD_REMOVE";
    }, values("PERFINFO_CC_EXTRA_WB_THREAD", false, &[
        named("PERFINFO_CC_EXTRA_WB_THREAD_ADD", 1, &[]),
        named("PERFINFO_CC_EXTRA_WB_THREAD_REMOVE", 2, &[]),
    ])
}

// spec/enums/PERFINFO_CC_FLUSH_DATA.toml
flags! {
    /// Flags of a file flush by the cache manager.
    ///
    /// No known name in C; here: `PERFINFO_CC_FLUSH_DATA`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoCcFlushData(u32), size = 4 {
        /// `PERFINFO_CC_FLUSH_DATA_IS_LAZY_WRITER`. Flush by the lazy writer. Releases unknown.
        #[doc(alias = "PERFINFO_CC_FLUSH_DATA_IS_LAZY_WRITER")]
        IS_LAZY_WRITER = 0x00000001, "PERFINFO_CC_FLUSH_DATA_IS_LAZY_WRITER";
        /// `PERFINFO_CC_FLUSH_DATA_FAST_LAZY_WRITE`. Releases unknown.
        #[doc(alias = "PERFINFO_CC_FLUSH_DATA_FAST_LAZY_WRITE")]
        FAST_LAZY_WRITE = 0x00000002, "PERFINFO_CC_FLUSH_DATA_FAST_LAZY_WRITE";
        /// `PERFINFO_CC_FLUSH_DATA_FORCE_FULL_FLUSH`. Full flush. Releases unknown.
        #[doc(alias = "PERFINFO_CC_FLUSH_DATA_FORCE_FULL_FLUSH")]
        FORCE_FULL_FLUSH = 0x00000004, "PERFINFO_CC_FLUSH_DATA_FORCE_FULL_FLUSH";
    }, values("PERFINFO_CC_FLUSH_DATA", true, &[
        named("PERFINFO_CC_FLUSH_DATA_IS_LAZY_WRITER", 1, &[]),
        named("PERFINFO_CC_FLUSH_DATA_FAST_LAZY_WRITE", 2, &[]),
        named("PERFINFO_CC_FLUSH_DATA_FORCE_FULL_FLUSH", 4, &[]),
    ])
}

// spec/enums/PERFINFO_CC_NOTIFY.toml
flags! {
    /// Reason for a lazy writer scan.
    ///
    /// No known name in C; here: `PERFINFO_CC_NOTIFY`, of type `ULONG`.
    ///
    /// The cache manager itself uses the same numbers, according to the header.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoCcNotify(u32), size = 4 {
        /// `PERFINFO_CC_NOTIFY_LOW_MEMORY`. Low memory. Releases unknown.
        #[doc(alias = "PERFINFO_CC_NOTIFY_LOW_MEMORY")]
        LOW_MEMORY = 0x00000001, "PERFINFO_CC_NOTIFY_LOW_MEMORY";
        /// `PERFINFO_CC_NOTIFY_POWER`. Power state change. Releases unknown.
        #[doc(alias = "PERFINFO_CC_NOTIFY_POWER")]
        POWER = 0x00000002, "PERFINFO_CC_NOTIFY_POWER";
        /// `PERFINFO_CC_NOTIFY_PERIODIC_SCAN`. Periodic scan. Releases unknown.
        #[doc(alias = "PERFINFO_CC_NOTIFY_PERIODIC_SCAN")]
        PERIODIC_SCAN = 0x00000004, "PERFINFO_CC_NOTIFY_PERIODIC_SCAN";
        /// `PERFINFO_CC_NOTIFY_WAITING_TEARDOWN`. A thread is waiting for the teardown of a file. Releases unknown.
        #[doc(alias = "PERFINFO_CC_NOTIFY_WAITING_TEARDOWN")]
        WAITING_TEARDOWN = 0x00000008, "PERFINFO_CC_NOTIFY_WAITING_TEARDOWN";
        /// `PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING`. Releases unknown.
        #[doc(alias = "PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING")]
        FLUSH_DURING_COALESCING = 0x00000010, "PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING";
    }, values("PERFINFO_CC_NOTIFY", true, &[
        named("PERFINFO_CC_NOTIFY_LOW_MEMORY", 1, &[]),
        named("PERFINFO_CC_NOTIFY_POWER", 2, &[]),
        named("PERFINFO_CC_NOTIFY_PERIODIC_SCAN", 4, &[]),
        named("PERFINFO_CC_NOTIFY_WAITING_TEARDOWN", 8, &[]),
        named("PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING", 16, &[]),
    ])
}

// spec/enums/PERFINFO_CC_WORKITEM_TYPE.toml
open_enum! {
    /// Type of a cache manager work item.
    ///
    /// No known name in C; here: `PERFINFO_CC_WORKITEM_TYPE`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoCcWorkitemType(u8), size = 1 {
        /// `PERFINFO_CC_WORKITEM_TYPE_READAHEAD`. Read ahead. Releases unknown.
        #[doc(alias = "PERFINFO_CC_WORKITEM_TYPE_READAHEAD")]
        READAHEAD = 0x01, "PERFINFO_CC_WORKITEM_TYPE_READAHEAD";
        /// `PERFINFO_CC_WORKITEM_TYPE_WRITEBEHIND`. Write behind. Releases unknown.
        #[doc(alias = "PERFINFO_CC_WORKITEM_TYPE_WRITEBEHIND")]
        WRITEBEHIND = 0x02, "PERFINFO_CC_WORKITEM_TYPE_WRITEBEHIND";
        /// `PERFINFO_CC_WORKITEM_TYPE_LAZYWRITESCAN`. Lazy write scan. Releases unknown.
        #[doc(alias = "PERFINFO_CC_WORKITEM_TYPE_LAZYWRITESCAN")]
        LAZYWRITESCAN = 0x03, "PERFINFO_CC_WORKITEM_TYPE_LAZYWRITESCAN";
        /// `PERFINFO_CC_WORKITEM_TYPE_EVENT_SET`. Set an event. Releases unknown.
        #[doc(alias = "PERFINFO_CC_WORKITEM_TYPE_EVENT_SET")]
        EVENT_SET = 0x04, "PERFINFO_CC_WORKITEM_TYPE_EVENT_SET";
    }, values("PERFINFO_CC_WORKITEM_TYPE", false, &[
        named("PERFINFO_CC_WORKITEM_TYPE_READAHEAD", 1, &[]),
        named("PERFINFO_CC_WORKITEM_TYPE_WRITEBEHIND", 2, &[]),
        named("PERFINFO_CC_WORKITEM_TYPE_LAZYWRITESCAN", 3, &[]),
        named("PERFINFO_CC_WORKITEM_TYPE_EVENT_SET", 4, &[]),
    ])
}

// spec/enums/PERFINFO_CC_WORKQUEUE.toml
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
    }, values("PERFINFO_CC_WORKQUEUE", false, &[
        named("PERFINFO_CC_WORKQUEUE_FAST_TEARDOWN", 1, &[]),
        named("PERFINFO_CC_WORKQUEUE_EXPRESS", 2, &[]),
        named("PERFINFO_CC_WORKQUEUE_REGULAR", 3, &[]),
        named("PERFINFO_CC_WORKQUEUE_POST_TICK", 4, &[]),
        named("PERFINFO_CC_WORKQUEUE_ASYNC_READ", 5, &[]),
        named("PERFINFO_CC_WORKQUEUE_COMP_ASYNC_READ", 6, &[]),
    ])
}
