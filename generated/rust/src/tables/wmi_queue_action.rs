// Generated from spec/enums/WMI_QUEUE_ACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "WMI_QUEUE_ACTION", flags: false, values: &[
    NamedValue { name: "WMI_QUEUE_ACTION_WAIT_FOR_ITEM", value: 1, shift: None, holds: None, releases: &[] },
] };
