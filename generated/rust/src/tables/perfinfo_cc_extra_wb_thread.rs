// Generated from spec/enums/PERFINFO_CC_EXTRA_WB_THREAD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_CC_EXTRA_WB_THREAD", flags: false, values: &[
    NamedValue { name: "PERFINFO_CC_EXTRA_WB_THREAD_ADD", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_EXTRA_WB_THREAD_REMOVE", value: 2, shift: None, holds: None, releases: &[] },
] };
