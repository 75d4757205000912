// Generated from spec/enums/UMS_ETW_DIRECTED_SWITCH_END.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "UMS_ETW_DIRECTED_SWITCH_END", flags: true, values: &[
    NamedValue { name: "UMS_ETW_DIRECTED_SWITCH_END_FAST", value: 1, shift: None, holds: None, releases: &[] },
] };
