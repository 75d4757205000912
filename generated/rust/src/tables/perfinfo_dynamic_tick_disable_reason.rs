// Generated from spec/enums/PERFINFO_DYNAMIC_TICK_DISABLE_REASON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_DYNAMIC_TICK_DISABLE_REASON", flags: false, values: &[
    NamedValue { name: "DynamicTickDisableReasonNone", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "DynamicTickDisableReasonBcdOverride", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "DynamicTickDisableReasonNoHwSupport", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "DynamicTickDisableReasonEmOverride", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "DynamicTickDisableReasonMax", value: 4, shift: None, holds: None, releases: &[] },
] };
