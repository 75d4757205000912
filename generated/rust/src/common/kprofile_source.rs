// Generated from spec/enums/KPROFILE_SOURCE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Sources of profile interrupts, which the kernel uses to sample execution.
    ///
    /// In C: `KPROFILE_SOURCE`, of type `ULONG`.
    ///
    /// These sources are defined for all processor types. From 0x19 on, beyond ProfileMaximum, a HAL defines sources
    /// for one processor type: KPROFILE_SOURCE_AMD64 and KPROFILE_SOURCE_EMON. Those for AMD processors first appear in
    /// late 5.2 for x64, those for Intel processors in 6.0 for x64. Before 6.2, a 32-bit HAL implements no source but
    /// ProfileTime.
    ///
    /// Undocumented; defined in NTDDK.H, WDM.H; type information in symbol files of URLMON.DLL. NTDDK.H of the kit for
    /// Windows NT 3.51 has the definition. Later kits repeat it, and newer ones have it in WDM.H. Symbol files name an
    /// unpublished NTKEAPI_X.H.
    ///
    /// Unknown:
    ///
    /// - What the sources count, beyond their names. A HAL may not provide all of them.
    ///
    /// Source: Geoff Chappell, *KPROFILE_SOURCE*; Winsider Seminars & Solutions and contributors, *ntkeapi.h*.
    #[doc(alias = "KPROFILE_SOURCE")]
    KprofileSource(u32), size = 4 {
        /// `ProfileTime`. Time: interrupts recur at an interval. Documented for 5.0+.
        #[doc(alias = "ProfileTime")]
        TIME = 0x00000000, "ProfileTime";
        /// `ProfileAlignmentFixup`. Documented for 5.0+.
        #[doc(alias = "ProfileAlignmentFixup")]
        ALIGNMENT_FIXUP = 0x00000001, "ProfileAlignmentFixup";
        /// `ProfileTotalIssues`. Documented for 5.0+.
        #[doc(alias = "ProfileTotalIssues")]
        TOTAL_ISSUES = 0x00000002, "ProfileTotalIssues";
        /// `ProfilePipelineDry`. Documented for 5.0+.
        #[doc(alias = "ProfilePipelineDry")]
        PIPELINE_DRY = 0x00000003, "ProfilePipelineDry";
        /// `ProfileLoadInstructions`. Documented for 5.0+.
        #[doc(alias = "ProfileLoadInstructions")]
        LOAD_INSTRUCTIONS = 0x00000004, "ProfileLoadInstructions";
        /// `ProfilePipelineFrozen`. Documented for 5.0+.
        #[doc(alias = "ProfilePipelineFrozen")]
        PIPELINE_FROZEN = 0x00000005, "ProfilePipelineFrozen";
        /// `ProfileBranchInstructions`. Documented for 5.0+.
        #[doc(alias = "ProfileBranchInstructions")]
        BRANCH_INSTRUCTIONS = 0x00000006, "ProfileBranchInstructions";
        /// `ProfileTotalNonissues`. Documented for 5.0+.
        #[doc(alias = "ProfileTotalNonissues")]
        TOTAL_NONISSUES = 0x00000007, "ProfileTotalNonissues";
        /// `ProfileDcacheMisses`. Documented for 5.0+.
        #[doc(alias = "ProfileDcacheMisses")]
        DCACHE_MISSES = 0x00000008, "ProfileDcacheMisses";
        /// `ProfileIcacheMisses`. Documented for 5.0+.
        #[doc(alias = "ProfileIcacheMisses")]
        ICACHE_MISSES = 0x00000009, "ProfileIcacheMisses";
        /// `ProfileCacheMisses`. Documented for 5.0+.
        #[doc(alias = "ProfileCacheMisses")]
        CACHE_MISSES = 0x0000000a, "ProfileCacheMisses";
        /// `ProfileBranchMispredictions`. Documented for 5.0+.
        #[doc(alias = "ProfileBranchMispredictions")]
        BRANCH_MISPREDICTIONS = 0x0000000b, "ProfileBranchMispredictions";
        /// `ProfileStoreInstructions`. Documented for 5.0+.
        #[doc(alias = "ProfileStoreInstructions")]
        STORE_INSTRUCTIONS = 0x0000000c, "ProfileStoreInstructions";
        /// `ProfileFpInstructions`. Documented for 5.0+.
        #[doc(alias = "ProfileFpInstructions")]
        FP_INSTRUCTIONS = 0x0000000d, "ProfileFpInstructions";
        /// `ProfileIntegerInstructions`. Documented for 5.0+.
        #[doc(alias = "ProfileIntegerInstructions")]
        INTEGER_INSTRUCTIONS = 0x0000000e, "ProfileIntegerInstructions";
        /// `Profile2Issue`. Documented for 5.0+.
        #[doc(alias = "Profile2Issue")]
        PROFILE2_ISSUE = 0x0000000f, "Profile2Issue";
        /// `Profile3Issue`. Documented for 5.0+.
        #[doc(alias = "Profile3Issue")]
        PROFILE3_ISSUE = 0x00000010, "Profile3Issue";
        /// `Profile4Issue`. Documented for 5.0+.
        #[doc(alias = "Profile4Issue")]
        PROFILE4_ISSUE = 0x00000011, "Profile4Issue";
        /// `ProfileSpecialInstructions`. Documented for 5.0+.
        #[doc(alias = "ProfileSpecialInstructions")]
        SPECIAL_INSTRUCTIONS = 0x00000012, "ProfileSpecialInstructions";
        /// `ProfileTotalCycles`. Documented for 5.0+.
        #[doc(alias = "ProfileTotalCycles")]
        TOTAL_CYCLES = 0x00000013, "ProfileTotalCycles";
        /// `ProfileIcacheIssues`. Documented for 5.0+.
        #[doc(alias = "ProfileIcacheIssues")]
        ICACHE_ISSUES = 0x00000014, "ProfileIcacheIssues";
        /// `ProfileDcacheAccesses`. Documented for 5.0+.
        #[doc(alias = "ProfileDcacheAccesses")]
        DCACHE_ACCESSES = 0x00000015, "ProfileDcacheAccesses";
        /// `ProfileMemoryBarrierCycles`. Documented for 5.0+.
        #[doc(alias = "ProfileMemoryBarrierCycles")]
        MEMORY_BARRIER_CYCLES = 0x00000016, "ProfileMemoryBarrierCycles";
        /// `ProfileLoadLinkedIssues`. Documented for 5.0+.
        #[doc(alias = "ProfileLoadLinkedIssues")]
        LOAD_LINKED_ISSUES = 0x00000017, "ProfileLoadLinkedIssues";
    }
}

static TABLE: Values = values("KPROFILE_SOURCE", false, &[
    named("ProfileTime", 0, &[(Release(0), Release(255))]),
    named("ProfileAlignmentFixup", 1, &[(Release(0), Release(255))]),
    named("ProfileTotalIssues", 2, &[(Release(0), Release(255))]),
    named("ProfilePipelineDry", 3, &[(Release(0), Release(255))]),
    named("ProfileLoadInstructions", 4, &[(Release(0), Release(255))]),
    named("ProfilePipelineFrozen", 5, &[(Release(0), Release(255))]),
    named("ProfileBranchInstructions", 6, &[(Release(0), Release(255))]),
    named("ProfileTotalNonissues", 7, &[(Release(0), Release(255))]),
    named("ProfileDcacheMisses", 8, &[(Release(0), Release(255))]),
    named("ProfileIcacheMisses", 9, &[(Release(0), Release(255))]),
    named("ProfileCacheMisses", 10, &[(Release(0), Release(255))]),
    named("ProfileBranchMispredictions", 11, &[(Release(0), Release(255))]),
    named("ProfileStoreInstructions", 12, &[(Release(0), Release(255))]),
    named("ProfileFpInstructions", 13, &[(Release(0), Release(255))]),
    named("ProfileIntegerInstructions", 14, &[(Release(0), Release(255))]),
    named("Profile2Issue", 15, &[(Release(0), Release(255))]),
    named("Profile3Issue", 16, &[(Release(0), Release(255))]),
    named("Profile4Issue", 17, &[(Release(0), Release(255))]),
    named("ProfileSpecialInstructions", 18, &[(Release(0), Release(255))]),
    named("ProfileTotalCycles", 19, &[(Release(0), Release(255))]),
    named("ProfileIcacheIssues", 20, &[(Release(0), Release(255))]),
    named("ProfileDcacheAccesses", 21, &[(Release(0), Release(255))]),
    named("ProfileMemoryBarrierCycles", 22, &[(Release(0), Release(255))]),
    named("ProfileLoadLinkedIssues", 23, &[(Release(0), Release(255))]),
]);

/// `ProfileMaximum`, one more than the last value.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ProfileMaximum")]
pub fn profile_maximum(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (0, 255, 0x00000018),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}
