// Generated from spec/enums/EVENT_FILTER_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_FILTER_TYPE", flags: false, values: &[
    NamedValue { name: "EVENT_FILTER_TYPE_NONE", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_SCHEMATIZED", value: 2147483648, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_SYSTEM_FLAGS", value: 2147483649, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_TRACEHANDLE", value: 2147483650, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_PID", value: 2147483652, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_EXECUTABLE_NAME", value: 2147483656, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_PACKAGE_ID", value: 2147483664, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_PACKAGE_APP_ID", value: 2147483680, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_PAYLOAD", value: 2147483904, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_EVENT_ID", value: 2147484160, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_EVENT_NAME", value: 2147484672, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_STACKWALK", value: 2147487744, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_STACKWALK_NAME", value: 2147491840, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_STACKWALK_LEVEL_KW", value: 2147500032, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_FILTER_TYPE_CONTAINER", value: 2147516416, shift: None, holds: None, releases: &[] },
] };
