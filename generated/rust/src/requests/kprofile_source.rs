// Generated from spec/enums/KPROFILE_SOURCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;
open_enum! {
    #[doc =
    " The sources of profile interrupts, by which the kernel samples what executes."]
    #[doc = ""] #[doc = " In C: `KPROFILE_SOURCE`, held by `ULONG`."] #[doc = ""] #[doc =
    " The table has what is defined for all types of processors. From 0x19 on, past ProfileMaximum, a HAL has sources of its own for a type of processor, such as those of its Amd64 and Emon interfaces: for AMD processors first in late 5.2 for x64, for Intel's first in 6.0 for x64. A 32-bit HAL implements no source but ProfileTime before 6.2."]
    #[doc = ""] #[doc = " What no source says:"] #[doc = ""] #[doc =
    " - What the sources count, beyond their names; a HAL need not offer all of them."]
    #[doc = ""] #[doc =
    " Source: Geoff Chappell, *KPROFILE_SOURCE*; Winsider Seminars & Solutions and contributors, *ntkeapi.h*."]
    #[doc(alias = "KPROFILE_SOURCE")] KprofileSource(u32), 4 { #[doc =
    " `ProfileTime`. Time: the interrupt recurs after an interval. Releases 5.0+."]
    #[doc(alias = "ProfileTime")] PROFILE_TIME = 0x00000000 "ProfileTime", #[doc =
    " `ProfileAlignmentFixup`. Releases 5.0+."] #[doc(alias = "ProfileAlignmentFixup")]
    PROFILE_ALIGNMENT_FIXUP = 0x00000001 "ProfileAlignmentFixup", #[doc =
    " `ProfileTotalIssues`. Releases 5.0+."] #[doc(alias = "ProfileTotalIssues")]
    PROFILE_TOTAL_ISSUES = 0x00000002 "ProfileTotalIssues", #[doc =
    " `ProfilePipelineDry`. Releases 5.0+."] #[doc(alias = "ProfilePipelineDry")]
    PROFILE_PIPELINE_DRY = 0x00000003 "ProfilePipelineDry", #[doc =
    " `ProfileLoadInstructions`. Releases 5.0+."] #[doc(alias =
    "ProfileLoadInstructions")] PROFILE_LOAD_INSTRUCTIONS = 0x00000004
    "ProfileLoadInstructions", #[doc = " `ProfilePipelineFrozen`. Releases 5.0+."]
    #[doc(alias = "ProfilePipelineFrozen")] PROFILE_PIPELINE_FROZEN = 0x00000005
    "ProfilePipelineFrozen", #[doc = " `ProfileBranchInstructions`. Releases 5.0+."]
    #[doc(alias = "ProfileBranchInstructions")] PROFILE_BRANCH_INSTRUCTIONS = 0x00000006
    "ProfileBranchInstructions", #[doc = " `ProfileTotalNonissues`. Releases 5.0+."]
    #[doc(alias = "ProfileTotalNonissues")] PROFILE_TOTAL_NONISSUES = 0x00000007
    "ProfileTotalNonissues", #[doc = " `ProfileDcacheMisses`. Releases 5.0+."]
    #[doc(alias = "ProfileDcacheMisses")] PROFILE_DCACHE_MISSES = 0x00000008
    "ProfileDcacheMisses", #[doc = " `ProfileIcacheMisses`. Releases 5.0+."] #[doc(alias
    = "ProfileIcacheMisses")] PROFILE_ICACHE_MISSES = 0x00000009 "ProfileIcacheMisses",
    #[doc = " `ProfileCacheMisses`. Releases 5.0+."] #[doc(alias = "ProfileCacheMisses")]
    PROFILE_CACHE_MISSES = 0x0000000a "ProfileCacheMisses", #[doc =
    " `ProfileBranchMispredictions`. Releases 5.0+."] #[doc(alias =
    "ProfileBranchMispredictions")] PROFILE_BRANCH_MISPREDICTIONS = 0x0000000b
    "ProfileBranchMispredictions", #[doc = " `ProfileStoreInstructions`. Releases 5.0+."]
    #[doc(alias = "ProfileStoreInstructions")] PROFILE_STORE_INSTRUCTIONS = 0x0000000c
    "ProfileStoreInstructions", #[doc = " `ProfileFpInstructions`. Releases 5.0+."]
    #[doc(alias = "ProfileFpInstructions")] PROFILE_FP_INSTRUCTIONS = 0x0000000d
    "ProfileFpInstructions", #[doc = " `ProfileIntegerInstructions`. Releases 5.0+."]
    #[doc(alias = "ProfileIntegerInstructions")] PROFILE_INTEGER_INSTRUCTIONS =
    0x0000000e "ProfileIntegerInstructions", #[doc = " `Profile2Issue`. Releases 5.0+."]
    #[doc(alias = "Profile2Issue")] PROFILE2_ISSUE = 0x0000000f "Profile2Issue", #[doc =
    " `Profile3Issue`. Releases 5.0+."] #[doc(alias = "Profile3Issue")] PROFILE3_ISSUE =
    0x00000010 "Profile3Issue", #[doc = " `Profile4Issue`. Releases 5.0+."] #[doc(alias =
    "Profile4Issue")] PROFILE4_ISSUE = 0x00000011 "Profile4Issue", #[doc =
    " `ProfileSpecialInstructions`. Releases 5.0+."] #[doc(alias =
    "ProfileSpecialInstructions")] PROFILE_SPECIAL_INSTRUCTIONS = 0x00000012
    "ProfileSpecialInstructions", #[doc = " `ProfileTotalCycles`. Releases 5.0+."]
    #[doc(alias = "ProfileTotalCycles")] PROFILE_TOTAL_CYCLES = 0x00000013
    "ProfileTotalCycles", #[doc = " `ProfileIcacheIssues`. Releases 5.0+."] #[doc(alias =
    "ProfileIcacheIssues")] PROFILE_ICACHE_ISSUES = 0x00000014 "ProfileIcacheIssues",
    #[doc = " `ProfileDcacheAccesses`. Releases 5.0+."] #[doc(alias =
    "ProfileDcacheAccesses")] PROFILE_DCACHE_ACCESSES = 0x00000015
    "ProfileDcacheAccesses", #[doc = " `ProfileMemoryBarrierCycles`. Releases 5.0+."]
    #[doc(alias = "ProfileMemoryBarrierCycles")] PROFILE_MEMORY_BARRIER_CYCLES =
    0x00000016 "ProfileMemoryBarrierCycles", #[doc =
    " `ProfileLoadLinkedIssues`. Releases 5.0+."] #[doc(alias =
    "ProfileLoadLinkedIssues")] PROFILE_LOAD_LINKED_ISSUES = 0x00000017
    "ProfileLoadLinkedIssues", } also {}
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
