// Generated from spec/enums/ETW_SET_MARK_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_SET_MARK_FLAG", flags: true, values: &[
    NamedValue { name: "ETW_SET_MARK_WITH_FLUSH", value: 1, shift: None, holds: None, releases: &[] },
] };
