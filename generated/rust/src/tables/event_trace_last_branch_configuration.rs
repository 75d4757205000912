// Generated from spec/enums/EVENT_TRACE_LAST_BRANCH_CONFIGURATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION", flags: true, values: &[
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_NONE", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_KERNEL", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_USER", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_JCC", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_CALL", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_CALL", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_RET", value: 32, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_JMP", value: 64, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_JMP", value: 128, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_FAR_BRANCH", value: 256, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_CALLSTACK_ENABLE", value: 512, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_SAMPLED", value: 1024, shift: None, holds: None, releases: &[] },
] };
