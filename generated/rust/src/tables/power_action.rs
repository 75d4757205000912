// Generated from spec/enums/POWER_ACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "POWER_ACTION", flags: false, values: &[
    NamedValue { name: "PowerActionNone", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionReserved", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionSleep", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionHibernate", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionShutdown", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionShutdownReset", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionShutdownOff", value: 6, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionWarmEject", value: 7, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionDisplayOff", value: 8, shift: None, holds: None, releases: &[] },
] };
