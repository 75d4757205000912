// Generated from spec/enums/PERFINFO_MM_STAT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Which statistics of the memory manager an event has.
    ///
    /// In C: `PERFINFO_MM_STAT`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_MM_STAT")]
    PerfinfoMmStat(u32), 4 {
        /// `PerfInfoMMStatNotUsed`. In which releases it holds is not known.
        #[doc(alias = "PerfInfoMMStatNotUsed")]
        NOT_USED = 0x00000000 "PerfInfoMMStatNotUsed",
        /// `PerfInfoMMStatAggregatePageCombine`. What combining equal pages has achieved so far: PERFINFO_PAGECOMBINE_AGGREGATE_STAT. In which releases it holds is not known.
        #[doc(alias = "PerfInfoMMStatAggregatePageCombine")]
        AGGREGATE_PAGE_COMBINE = 0x00000001 "PerfInfoMMStatAggregatePageCombine",
        /// `PerfInfoMMStatIterationPageCombine`. What one scan achieved: PERFINFO_PAGECOMBINE_ITERATION_STAT. In which releases it holds is not known.
        #[doc(alias = "PerfInfoMMStatIterationPageCombine")]
        ITERATION_PAGE_COMBINE = 0x00000002 "PerfInfoMMStatIterationPageCombine",
        /// `PerfInfoMMStatMax`. Not in use: one more than the last. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "PerfInfoMMStatMax")]
        MAX = 0x00000003 "PerfInfoMMStatMax",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoMmStat {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_mm_stat::VALUES;
}
