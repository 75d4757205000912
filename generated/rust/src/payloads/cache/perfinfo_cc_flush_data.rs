// Generated from spec/enums/PERFINFO_CC_FLUSH_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

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
    }
}

static TABLE: Values = values("PERFINFO_CC_FLUSH_DATA", true, &[
    named("PERFINFO_CC_FLUSH_DATA_IS_LAZY_WRITER", 1, &[]),
    named("PERFINFO_CC_FLUSH_DATA_FAST_LAZY_WRITE", 2, &[]),
    named("PERFINFO_CC_FLUSH_DATA_FORCE_FULL_FLUSH", 4, &[]),
]);
