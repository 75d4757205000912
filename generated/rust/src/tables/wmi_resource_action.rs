// Generated from spec/enums/WMI_RESOURCE_ACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "WMI_RESOURCE_ACTION", flags: false, values: &[
    NamedValue { name: "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE", value: 65570, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED", value: 65602, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE", value: 66084, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED", value: 66116, shift: None, holds: None, releases: &[] },
] };
