// Generated from spec/enums/KPROFILE_SOURCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The sources of profile interrupts, by which the kernel samples what executes.
    ///
    /// In C: `KPROFILE_SOURCE`, held by `ULONG`.
    ///
    /// The table has what is defined for all types of processors. From 0x19 on, past ProfileMaximum, a HAL has sources of its own for a type of processor, KPROFILE_SOURCE_AMD64 and KPROFILE_SOURCE_EMON: for AMD processors first in late 5.2 for x64, for Intel's first in 6.0 for x64. A 32-bit HAL implements no source but ProfileTime before 6.2.
    ///
    /// What no source says:
    ///
    /// - What the sources count, beyond their names; a HAL need not offer all of them.
    ///
    /// Source: Geoff Chappell, *KPROFILE_SOURCE*; Winsider Seminars & Solutions and contributors, *ntkeapi.h*.
    #[doc(alias = "KPROFILE_SOURCE")]
    KprofileSource(u32), 4 {
        /// `ProfileTime`. Time: the interrupt recurs after an interval. Releases 5.0+.
        #[doc(alias = "ProfileTime")]
        TIME = 0x00000000 "ProfileTime",
        /// `ProfileAlignmentFixup`. Releases 5.0+.
        #[doc(alias = "ProfileAlignmentFixup")]
        ALIGNMENT_FIXUP = 0x00000001 "ProfileAlignmentFixup",
        /// `ProfileTotalIssues`. Releases 5.0+.
        #[doc(alias = "ProfileTotalIssues")]
        TOTAL_ISSUES = 0x00000002 "ProfileTotalIssues",
        /// `ProfilePipelineDry`. Releases 5.0+.
        #[doc(alias = "ProfilePipelineDry")]
        PIPELINE_DRY = 0x00000003 "ProfilePipelineDry",
        /// `ProfileLoadInstructions`. Releases 5.0+.
        #[doc(alias = "ProfileLoadInstructions")]
        LOAD_INSTRUCTIONS = 0x00000004 "ProfileLoadInstructions",
        /// `ProfilePipelineFrozen`. Releases 5.0+.
        #[doc(alias = "ProfilePipelineFrozen")]
        PIPELINE_FROZEN = 0x00000005 "ProfilePipelineFrozen",
        /// `ProfileBranchInstructions`. Releases 5.0+.
        #[doc(alias = "ProfileBranchInstructions")]
        BRANCH_INSTRUCTIONS = 0x00000006 "ProfileBranchInstructions",
        /// `ProfileTotalNonissues`. Releases 5.0+.
        #[doc(alias = "ProfileTotalNonissues")]
        TOTAL_NONISSUES = 0x00000007 "ProfileTotalNonissues",
        /// `ProfileDcacheMisses`. Releases 5.0+.
        #[doc(alias = "ProfileDcacheMisses")]
        DCACHE_MISSES = 0x00000008 "ProfileDcacheMisses",
        /// `ProfileIcacheMisses`. Releases 5.0+.
        #[doc(alias = "ProfileIcacheMisses")]
        ICACHE_MISSES = 0x00000009 "ProfileIcacheMisses",
        /// `ProfileCacheMisses`. Releases 5.0+.
        #[doc(alias = "ProfileCacheMisses")]
        CACHE_MISSES = 0x0000000a "ProfileCacheMisses",
        /// `ProfileBranchMispredictions`. Releases 5.0+.
        #[doc(alias = "ProfileBranchMispredictions")]
        BRANCH_MISPREDICTIONS = 0x0000000b "ProfileBranchMispredictions",
        /// `ProfileStoreInstructions`. Releases 5.0+.
        #[doc(alias = "ProfileStoreInstructions")]
        STORE_INSTRUCTIONS = 0x0000000c "ProfileStoreInstructions",
        /// `ProfileFpInstructions`. Releases 5.0+.
        #[doc(alias = "ProfileFpInstructions")]
        FP_INSTRUCTIONS = 0x0000000d "ProfileFpInstructions",
        /// `ProfileIntegerInstructions`. Releases 5.0+.
        #[doc(alias = "ProfileIntegerInstructions")]
        INTEGER_INSTRUCTIONS = 0x0000000e "ProfileIntegerInstructions",
        /// `Profile2Issue`. Releases 5.0+.
        #[doc(alias = "Profile2Issue")]
        PROFILE2_ISSUE = 0x0000000f "Profile2Issue",
        /// `Profile3Issue`. Releases 5.0+.
        #[doc(alias = "Profile3Issue")]
        PROFILE3_ISSUE = 0x00000010 "Profile3Issue",
        /// `Profile4Issue`. Releases 5.0+.
        #[doc(alias = "Profile4Issue")]
        PROFILE4_ISSUE = 0x00000011 "Profile4Issue",
        /// `ProfileSpecialInstructions`. Releases 5.0+.
        #[doc(alias = "ProfileSpecialInstructions")]
        SPECIAL_INSTRUCTIONS = 0x00000012 "ProfileSpecialInstructions",
        /// `ProfileTotalCycles`. Releases 5.0+.
        #[doc(alias = "ProfileTotalCycles")]
        TOTAL_CYCLES = 0x00000013 "ProfileTotalCycles",
        /// `ProfileIcacheIssues`. Releases 5.0+.
        #[doc(alias = "ProfileIcacheIssues")]
        ICACHE_ISSUES = 0x00000014 "ProfileIcacheIssues",
        /// `ProfileDcacheAccesses`. Releases 5.0+.
        #[doc(alias = "ProfileDcacheAccesses")]
        DCACHE_ACCESSES = 0x00000015 "ProfileDcacheAccesses",
        /// `ProfileMemoryBarrierCycles`. Releases 5.0+.
        #[doc(alias = "ProfileMemoryBarrierCycles")]
        MEMORY_BARRIER_CYCLES = 0x00000016 "ProfileMemoryBarrierCycles",
        /// `ProfileLoadLinkedIssues`. Releases 5.0+.
        #[doc(alias = "ProfileLoadLinkedIssues")]
        LOAD_LINKED_ISSUES = 0x00000017 "ProfileLoadLinkedIssues",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl KprofileSource {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::kprofile_source::VALUES;
}

/// `ProfileMaximum`: one more than the last value.
///
/// It differs by release; nothing where the tables have no value.
#[doc(alias = "ProfileMaximum")]
pub fn profile_maximum(release: crate::rt::Release) -> Option<u32> {
    match release.0 {
        0..=29 => Some(0x00000018),
        _ => None,
    }
}
