// Generated from spec/enums/TRACE_PROVIDER_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "TRACE_PROVIDER_FLAG", flags: true, values: &[
    NamedValue { name: "TRACE_PROVIDER_FLAG_LEGACY", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_PROVIDER_FLAG_PRE_ENABLE", value: 2, shift: None, holds: None, releases: &[] },
] };
