// Generated from spec/enums/PERFINFO_MM_STAT.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of memory manager statistics in an event.
    ///
    /// In C: `PERFINFO_MM_STAT`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_MM_STAT")]
    PerfinfoMmStat(u32), size = 4 {
        /// `PerfInfoMMStatNotUsed`. Releases unknown.
        #[doc(alias = "PerfInfoMMStatNotUsed")]
        NOT_USED = 0x00000000, "PerfInfoMMStatNotUsed";
        /// `PerfInfoMMStatAggregatePageCombine`. Cumulative results of page combining:
        /// PERFINFO_PAGECOMBINE_AGGREGATE_STAT. Releases unknown.
        #[doc(alias = "PerfInfoMMStatAggregatePageCombine")]
        AGGREGATE_PAGE_COMBINE = 0x00000001, "PerfInfoMMStatAggregatePageCombine";
        /// `PerfInfoMMStatIterationPageCombine`. Results of one page combining scan:
        /// PERFINFO_PAGECOMBINE_ITERATION_STAT. Releases unknown.
        #[doc(alias = "PerfInfoMMStatIterationPageCombine")]
        ITERATION_PAGE_COMBINE = 0x00000002, "PerfInfoMMStatIterationPageCombine";
        /// `PerfInfoMMStatMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PerfInfoMMStatMax")]
        MAX = 0x00000003, "PerfInfoMMStatMax";
    }
}

static TABLE: Values = values("PERFINFO_MM_STAT", false, &[
    named("PerfInfoMMStatNotUsed", 0, &[]),
    named("PerfInfoMMStatAggregatePageCombine", 1, &[]),
    named("PerfInfoMMStatIterationPageCombine", 2, &[]),
    named("PerfInfoMMStatMax", 3, &[]),
]);
