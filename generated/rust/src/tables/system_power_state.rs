// Generated from spec/enums/SYSTEM_POWER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "SYSTEM_POWER_STATE", flags: false, values: &[
    NamedValue { name: "PowerSystemUnspecified", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemWorking", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemSleeping1", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemSleeping2", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemSleeping3", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemHibernate", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemShutdown", value: 6, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemMaximum", value: 7, shift: None, holds: None, releases: &[] },
] };
