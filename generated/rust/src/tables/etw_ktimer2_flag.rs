// Generated from spec/enums/ETW_KTIMER2_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_KTIMER2_FLAG", flags: true, values: &[
    NamedValue { name: "ETW_KTIMER2_HAS_CALLBACK", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_KTIMER2_PERIODIC", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_KTIMER2_IDLE_RESILIENT", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_KTIMER2_HIGH_RESOLUTION", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_KTIMER2_NO_WAKE", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_KTIMER2_NO_WAKE_FINITE", value: 32, shift: None, holds: None, releases: &[] },
] };
