// Generated from spec/enums/DEVICE_POWER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "DEVICE_POWER_STATE", flags: false, values: &[
    NamedValue { name: "PowerDeviceUnspecified", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerDeviceD0", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerDeviceD1", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerDeviceD2", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerDeviceD3", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerDeviceMaximum", value: 5, shift: None, holds: None, releases: &[] },
] };
