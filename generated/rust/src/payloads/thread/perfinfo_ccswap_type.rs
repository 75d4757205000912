// Generated from spec/enums/PERFINFO_CCSWAP_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Type of a compact context switch record.
    ///
    /// In C: `PERFINFO_CCSWAP_TYPE`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*.
    #[doc(alias = "PERFINFO_CCSWAP_TYPE")]
    PerfinfoCcswapType(u32), size = 4 {
        /// `PerfCSwapIdleShort`. PERFINFO_CCSWAP_IDLE_SHORT, 2 bytes. Releases unknown.
        #[doc(alias = "PerfCSwapIdleShort")]
        IDLE_SHORT = 0x00000000, "PerfCSwapIdleShort";
        /// `PerfCSwapIdle`. PERFINFO_CCSWAP_IDLE, 4 bytes. Releases unknown.
        #[doc(alias = "PerfCSwapIdle")]
        IDLE = 0x00000001, "PerfCSwapIdle";
        /// `PerfCSwapLite`. PERFINFO_CCSWAP_LITE, 4 bytes. Releases unknown.
        #[doc(alias = "PerfCSwapLite")]
        LITE = 0x00000002, "PerfCSwapLite";
        /// `PerfCSwapFull`. PERFINFO_CCSWAP, 8 bytes. Releases unknown.
        #[doc(alias = "PerfCSwapFull")]
        FULL = 0x00000003, "PerfCSwapFull";
    }
}

static TABLE: Values = values("PERFINFO_CCSWAP_TYPE", false, &[
    named("PerfCSwapIdleShort", 0, &[]),
    named("PerfCSwapIdle", 1, &[]),
    named("PerfCSwapLite", 2, &[]),
    named("PerfCSwapFull", 3, &[]),
]);
