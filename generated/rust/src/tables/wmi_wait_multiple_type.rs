// Generated from spec/enums/WMI_WAIT_MULTIPLE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "WMI_WAIT_MULTIPLE_TYPE", flags: false, values: &[
    NamedValue { name: "WMI_WAIT_MULTIPLE_WAIT_ANY", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WMI_WAIT_MULTIPLE_WAIT_ALL", value: 2, shift: None, holds: None, releases: &[] },
] };
