// Generated from spec/enums/KPROFILE_SOURCE_EMON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The profile sources that the HAL has for processors by Intel only.
    ///
    /// Microsoft gives the set no name; here: `KPROFILE_SOURCE_EMON`, held by `ULONG`.
    ///
    /// They are what the Emon interface of the HAL offers beside sources of KPROFILE_SOURCE: ProfileTime, ProfileTotalIssues, ProfileBranchInstructions, ProfileCacheMisses, ProfileBranchMispredictions, ProfileTotalCycles.
    ///
    /// What no source says:
    ///
    /// - Microsoft's own names: these are what the HAL calls the sources, with Profile before it.
    /// - Which other releases have each source.
    ///
    /// Source: Geoff Chappell, *Emon Profile Interface*; Geoff Chappell, *KPROFILE_SOURCE*.
    KprofileSourceEmon(u32), 4 {
        /// `ProfileUnhaltedCoreCycles`. Seen in releases 10.0.
        #[doc(alias = "ProfileUnhaltedCoreCycles")]
        UNHALTED_CORE_CYCLES = 0x00000019 "ProfileUnhaltedCoreCycles",
        /// `ProfileInstructionRetired`. Seen in releases 10.0.
        #[doc(alias = "ProfileInstructionRetired")]
        INSTRUCTION_RETIRED = 0x0000001a "ProfileInstructionRetired",
        /// `ProfileUnhaltedReferenceCycles`. Seen in releases 10.0.
        #[doc(alias = "ProfileUnhaltedReferenceCycles")]
        UNHALTED_REFERENCE_CYCLES = 0x0000001b "ProfileUnhaltedReferenceCycles",
        /// `ProfileLLCReference`. Seen in releases 10.0.
        #[doc(alias = "ProfileLLCReference")]
        LLC_REFERENCE = 0x0000001c "ProfileLLCReference",
        /// `ProfileLLCMisses`. Seen in releases 10.0.
        #[doc(alias = "ProfileLLCMisses")]
        LLC_MISSES = 0x0000001d "ProfileLLCMisses",
        /// `ProfileBranchInstructionRetired`. Seen in releases 10.0.
        #[doc(alias = "ProfileBranchInstructionRetired")]
        BRANCH_INSTRUCTION_RETIRED = 0x0000001e "ProfileBranchInstructionRetired",
        /// `ProfileBranchMispredictsRetired`. Seen in releases 10.0.
        #[doc(alias = "ProfileBranchMispredictsRetired")]
        BRANCH_MISPREDICTS_RETIRED = 0x0000001f "ProfileBranchMispredictsRetired",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl KprofileSourceEmon {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::kprofile_source_emon::VALUES;
}
