// Generated from spec/enums/ETW_PMC_COUNTER_OWNER_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of owner of a performance monitoring counter.
    ///
    /// In C: `ETW_PMC_COUNTER_OWNER_TYPE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases define each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_PMC_COUNTER_OWNER_TYPE")]
    EtwPmcCounterOwnerType(u32), size = 4 {
        /// `EtwPmcOwnerFree`. No owner. Releases unknown.
        #[doc(alias = "EtwPmcOwnerFree")]
        FREE = 0x00000000, "EtwPmcOwnerFree";
        /// `EtwPmcOwnerUntagged`. Owner without a tag. Releases unknown.
        #[doc(alias = "EtwPmcOwnerUntagged")]
        UNTAGGED = 0x00000001, "EtwPmcOwnerUntagged";
        /// `EtwPmcOwnerTagged`. Owner with a tag. Releases unknown.
        #[doc(alias = "EtwPmcOwnerTagged")]
        TAGGED = 0x00000002, "EtwPmcOwnerTagged";
        /// `EtwPmcOwnerTaggedWithSource`. Owner with a tag and a profile source. Releases unknown.
        #[doc(alias = "EtwPmcOwnerTaggedWithSource")]
        TAGGED_WITH_SOURCE = 0x00000003, "EtwPmcOwnerTaggedWithSource";
    }
}

static TABLE: Values = values("ETW_PMC_COUNTER_OWNER_TYPE", false, &[
    named("EtwPmcOwnerFree", 0, &[]),
    named("EtwPmcOwnerUntagged", 1, &[]),
    named("EtwPmcOwnerTagged", 2, &[]),
    named("EtwPmcOwnerTaggedWithSource", 3, &[]),
]);
