// Generated from spec/enums/PERFINFO_DYNAMIC_TICK_VETO_REASON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_DYNAMIC_TICK_VETO_REASON", flags: false, values: &[
    NamedValue { name: "DynamicTickVetoNone", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "DynamicTickVetoProcBusy", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "DynamicTickVetoSoftwareTimer", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "DynamicTickVetoClockConstraint", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "DynamicTickVetoClockOutOfSync", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "DynamicTickVetoClockUpdateFailed", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "DynamicTickVetoMax", value: 6, shift: None, holds: None, releases: &[] },
] };
