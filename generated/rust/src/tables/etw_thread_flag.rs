// Generated from spec/enums/ETW_THREAD_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_THREAD_FLAG", flags: true, values: &[
    NamedValue { name: "ETW_THREAD_FLAG_REGISTRY_NOTIFICATION", value: 1, shift: None, holds: None, releases: &[] },
] };
