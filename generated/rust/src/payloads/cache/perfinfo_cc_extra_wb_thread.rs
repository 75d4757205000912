// Generated from spec/enums/PERFINFO_CC_EXTRA_WB_THREAD.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

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
    }
}

static TABLE: Values = values("PERFINFO_CC_EXTRA_WB_THREAD", false, &[
    named("PERFINFO_CC_EXTRA_WB_THREAD_ADD", 1, &[]),
    named("PERFINFO_CC_EXTRA_WB_THREAD_REMOVE", 2, &[]),
]);
