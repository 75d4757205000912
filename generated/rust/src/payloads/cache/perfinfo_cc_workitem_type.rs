// Generated from spec/enums/PERFINFO_CC_WORKITEM_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

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
    }
}

static TABLE: Values = values("PERFINFO_CC_WORKITEM_TYPE", false, &[
    named("PERFINFO_CC_WORKITEM_TYPE_READAHEAD", 1, &[]),
    named("PERFINFO_CC_WORKITEM_TYPE_WRITEBEHIND", 2, &[]),
    named("PERFINFO_CC_WORKITEM_TYPE_LAZYWRITESCAN", 3, &[]),
    named("PERFINFO_CC_WORKITEM_TYPE_EVENT_SET", 4, &[]),
]);
