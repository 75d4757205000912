// Generated from spec/enums/WMI_PUSHLOCK_ACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "WMI_PUSHLOCK_ACTION", flags: false, values: &[
    NamedValue { name: "WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED", value: 2, shift: None, holds: None, releases: &[] },
] };
