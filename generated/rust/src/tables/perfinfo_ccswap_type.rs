// Generated from spec/enums/PERFINFO_CCSWAP_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_CCSWAP_TYPE", flags: false, values: &[
    NamedValue { name: "PerfCSwapIdleShort", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PerfCSwapIdle", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PerfCSwapLite", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PerfCSwapFull", value: 3, shift: None, holds: None, releases: &[] },
] };
