// Generated from spec/enums/NTSTATUS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "NTSTATUS", flags: false, values: &[
    NamedValue { name: "STATUS_NOT_IMPLEMENTED", value: 3221225474, shift: None, holds: None, releases: &[] },
    NamedValue { name: "STATUS_INVALID_PARAMETER", value: 3221225485, shift: None, holds: None, releases: &[] },
    NamedValue { name: "STATUS_NO_MEMORY", value: 3221225495, shift: None, holds: None, releases: &[] },
    NamedValue { name: "STATUS_ACCESS_DENIED", value: 3221225506, shift: None, holds: None, releases: &[] },
    NamedValue { name: "STATUS_PRIVILEGE_NOT_HELD", value: 3221225569, shift: None, holds: None, releases: &[] },
    NamedValue { name: "STATUS_WMI_INSTANCE_NOT_FOUND", value: 3221226134, shift: None, holds: None, releases: &[] },
    NamedValue { name: "STATUS_WMI_ALREADY_ENABLED", value: 3221226243, shift: None, holds: None, releases: &[] },
] };
