// Generated from spec/enums/PERFINFO_CCSWAP_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Which record of compact context switches follows.
    ///
    /// In C: `PERFINFO_CCSWAP_TYPE`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*.
    #[doc(alias = "PERFINFO_CCSWAP_TYPE")]
    PerfinfoCcswapType(u32), 4 {
        /// `PerfCSwapIdleShort`. PERFINFO_CCSWAP_IDLE_SHORT, 2 bytes. In which releases it holds is not known.
        #[doc(alias = "PerfCSwapIdleShort")]
        IDLE_SHORT = 0x00000000 "PerfCSwapIdleShort",
        /// `PerfCSwapIdle`. PERFINFO_CCSWAP_IDLE, 4 bytes. In which releases it holds is not known.
        #[doc(alias = "PerfCSwapIdle")]
        IDLE = 0x00000001 "PerfCSwapIdle",
        /// `PerfCSwapLite`. PERFINFO_CCSWAP_LITE, 4 bytes. In which releases it holds is not known.
        #[doc(alias = "PerfCSwapLite")]
        LITE = 0x00000002 "PerfCSwapLite",
        /// `PerfCSwapFull`. PERFINFO_CCSWAP, 8 bytes. In which releases it holds is not known.
        #[doc(alias = "PerfCSwapFull")]
        FULL = 0x00000003 "PerfCSwapFull",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoCcswapType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_ccswap_type::VALUES;
}
