// Generated from spec/enums/KPROFILE_SOURCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "KPROFILE_SOURCE", flags: false, values: &[
    NamedValue { name: "ProfileTime", value: 0, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileAlignmentFixup", value: 1, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileTotalIssues", value: 2, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfilePipelineDry", value: 3, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileLoadInstructions", value: 4, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfilePipelineFrozen", value: 5, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileBranchInstructions", value: 6, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileTotalNonissues", value: 7, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileDcacheMisses", value: 8, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileIcacheMisses", value: 9, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileCacheMisses", value: 10, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileBranchMispredictions", value: 11, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileStoreInstructions", value: 12, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileFpInstructions", value: 13, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileIntegerInstructions", value: 14, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "Profile2Issue", value: 15, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "Profile3Issue", value: 16, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "Profile4Issue", value: 17, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileSpecialInstructions", value: 18, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileTotalCycles", value: 19, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileIcacheIssues", value: 20, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileDcacheAccesses", value: 21, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileMemoryBarrierCycles", value: 22, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "ProfileLoadLinkedIssues", value: 23, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
] };
