// Generated from spec/enums/POWER_STATE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "POWER_STATE_TYPE", flags: false, values: &[
    NamedValue { name: "SystemPowerState", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "DevicePowerState", value: 1, shift: None, holds: None, releases: &[] },
] };
