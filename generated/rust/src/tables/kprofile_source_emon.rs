// Generated from spec/enums/KPROFILE_SOURCE_EMON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "KPROFILE_SOURCE_EMON", flags: false, values: &[
    NamedValue { name: "ProfileUnhaltedCoreCycles", value: 25, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileInstructionRetired", value: 26, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileUnhaltedReferenceCycles", value: 27, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLLCReference", value: 28, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileLLCMisses", value: 29, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBranchInstructionRetired", value: 30, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
    NamedValue { name: "ProfileBranchMispredictsRetired", value: 31, shift: None, holds: None, releases: &[(Release(10), Release(10)),] },
] };
