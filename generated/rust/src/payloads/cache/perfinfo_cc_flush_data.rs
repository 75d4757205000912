// Generated from spec/enums/PERFINFO_CC_FLUSH_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// How the cache manager flushes a file.
    ///
    /// Microsoft gives the set no name; here: `PERFINFO_CC_FLUSH_DATA`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoCcFlushData(u32), 4 {
        /// `PERFINFO_CC_FLUSH_DATA_IS_LAZY_WRITER`. The lazy writer does it. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_FLUSH_DATA_IS_LAZY_WRITER")]
        IS_LAZY_WRITER = 0x00000001 "PERFINFO_CC_FLUSH_DATA_IS_LAZY_WRITER",
        /// `PERFINFO_CC_FLUSH_DATA_FAST_LAZY_WRITE`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_FLUSH_DATA_FAST_LAZY_WRITE")]
        FAST_LAZY_WRITE = 0x00000002 "PERFINFO_CC_FLUSH_DATA_FAST_LAZY_WRITE",
        /// `PERFINFO_CC_FLUSH_DATA_FORCE_FULL_FLUSH`. All of it is flushed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_FLUSH_DATA_FORCE_FULL_FLUSH")]
        FORCE_FULL_FLUSH = 0x00000004 "PERFINFO_CC_FLUSH_DATA_FORCE_FULL_FLUSH",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl PerfinfoCcFlushData {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_cc_flush_data::VALUES;
}
