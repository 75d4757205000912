// Generated from spec/enums/EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_TRACE_PROFILE_ADD_INFORMATION_VERSIONS", flags: false, values: &[
    NamedValue { name: "EventTraceProfileAddInformationV2", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EventTraceProfileAddInformationMinVersion", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EventTraceProfileAddInformationV3", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EventTraceProfileAddInformationMaxVersion", value: 3, shift: None, holds: None, releases: &[] },
] };
