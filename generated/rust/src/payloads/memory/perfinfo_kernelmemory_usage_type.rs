// Generated from spec/enums/PERFINFO_KERNELMEMORY_USAGE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What a range of the kernel's addresses is used for.
    ///
    /// In C: `PERFINFO_KERNELMEMORY_USAGE_TYPE`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_KERNELMEMORY_USAGE_TYPE")]
    PerfinfoKernelmemoryUsageType(u32), 4 {
        /// `PerfInfoMemUsagePfnMetadata`. What the kernel keeps about each physical page. In which releases it holds is not known.
        #[doc(alias = "PerfInfoMemUsagePfnMetadata")]
        PFN_METADATA = 0x00000000 "PerfInfoMemUsagePfnMetadata",
        /// `PerfInfoMemUsageMax`. Not in use: one more than the last. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "PerfInfoMemUsageMax")]
        MAX = 0x00000001 "PerfInfoMemUsageMax",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoKernelmemoryUsageType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_kernelmemory_usage_type::VALUES;
}
