// Generated from spec/enums/PERFINFO_KERNELMEMORY_USAGE_TYPE.toml by `cargo spec generate`. Do not edit: edit that
// file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Use of a range of kernel addresses.
    ///
    /// In C: `PERFINFO_KERNELMEMORY_USAGE_TYPE`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_KERNELMEMORY_USAGE_TYPE")]
    PerfinfoKernelmemoryUsageType(u32), size = 4 {
        /// `PerfInfoMemUsagePfnMetadata`. Metadata of physical pages. Releases unknown.
        #[doc(alias = "PerfInfoMemUsagePfnMetadata")]
        PFN_METADATA = 0x00000000, "PerfInfoMemUsagePfnMetadata";
        /// `PerfInfoMemUsageMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PerfInfoMemUsageMax")]
        MAX = 0x00000001, "PerfInfoMemUsageMax";
    }
}

static TABLE: Values = values("PERFINFO_KERNELMEMORY_USAGE_TYPE", false, &[
    named("PerfInfoMemUsagePfnMetadata", 0, &[]),
    named("PerfInfoMemUsageMax", 1, &[]),
]);
