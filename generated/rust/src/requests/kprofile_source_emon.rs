// Generated from spec/enums/KPROFILE_SOURCE_EMON.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Profile sources that the HAL defines for Intel processors only.
    ///
    /// No known name in C; here: `KPROFILE_SOURCE_EMON`, of type `ULONG`.
    ///
    /// These are provided by the Emon interface of the HAL in addition to these sources of KPROFILE_SOURCE:
    /// ProfileTime, ProfileTotalIssues, ProfileBranchInstructions, ProfileCacheMisses, ProfileBranchMispredictions,
    /// ProfileTotalCycles.
    ///
    /// Unknown:
    ///
    /// - Microsoft's names. The names here are those in the HAL, with the prefix Profile.
    /// - Other releases that have each source.
    ///
    /// Source: Geoff Chappell, *Emon Profile Interface*; Geoff Chappell, *KPROFILE_SOURCE*.
    KprofileSourceEmon(u32), size = 4 {
        /// `ProfileUnhaltedCoreCycles`. Observed in 10.0.
        #[doc(alias = "ProfileUnhaltedCoreCycles")]
        UNHALTED_CORE_CYCLES = 0x00000019, "ProfileUnhaltedCoreCycles";
        /// `ProfileInstructionRetired`. Observed in 10.0.
        #[doc(alias = "ProfileInstructionRetired")]
        INSTRUCTION_RETIRED = 0x0000001a, "ProfileInstructionRetired";
        /// `ProfileUnhaltedReferenceCycles`. Observed in 10.0.
        #[doc(alias = "ProfileUnhaltedReferenceCycles")]
        UNHALTED_REFERENCE_CYCLES = 0x0000001b, "ProfileUnhaltedReferenceCycles";
        /// `ProfileLLCReference`. Observed in 10.0.
        #[doc(alias = "ProfileLLCReference")]
        LLC_REFERENCE = 0x0000001c, "ProfileLLCReference";
        /// `ProfileLLCMisses`. Observed in 10.0.
        #[doc(alias = "ProfileLLCMisses")]
        LLC_MISSES = 0x0000001d, "ProfileLLCMisses";
        /// `ProfileBranchInstructionRetired`. Observed in 10.0.
        #[doc(alias = "ProfileBranchInstructionRetired")]
        BRANCH_INSTRUCTION_RETIRED = 0x0000001e, "ProfileBranchInstructionRetired";
        /// `ProfileBranchMispredictsRetired`. Observed in 10.0.
        #[doc(alias = "ProfileBranchMispredictsRetired")]
        BRANCH_MISPREDICTS_RETIRED = 0x0000001f, "ProfileBranchMispredictsRetired";
    }
}

static TABLE: Values = values("KPROFILE_SOURCE_EMON", false, &[
    named("ProfileUnhaltedCoreCycles", 25, &[(Release(10), Release(10))]),
    named("ProfileInstructionRetired", 26, &[(Release(10), Release(10))]),
    named("ProfileUnhaltedReferenceCycles", 27, &[(Release(10), Release(10))]),
    named("ProfileLLCReference", 28, &[(Release(10), Release(10))]),
    named("ProfileLLCMisses", 29, &[(Release(10), Release(10))]),
    named("ProfileBranchInstructionRetired", 30, &[(Release(10), Release(10))]),
    named("ProfileBranchMispredictsRetired", 31, &[(Release(10), Release(10))]),
]);
