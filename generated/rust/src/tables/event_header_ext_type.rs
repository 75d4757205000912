// Generated from spec/enums/EVENT_HEADER_EXT_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_HEADER_EXT_TYPE", flags: false, values: &[
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_RELATED_ACTIVITYID", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_SID", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_TS_ID", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_INSTANCE_INFO", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_STACK_TRACE32", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_STACK_TRACE64", value: 6, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_PEBS_INDEX", value: 7, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_PMC_COUNTERS", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_PSM_KEY", value: 9, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_EVENT_KEY", value: 10, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_EVENT_SCHEMA_TL", value: 11, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_PROV_TRAITS", value: 12, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY", value: 13, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_CONTROL_GUID", value: 14, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_QPC_DELTA", value: 15, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_CONTAINER_ID", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_STACK_KEY32", value: 17, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_STACK_KEY64", value: 18, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_EXT_TYPE_MAX", value: 19, shift: None, holds: None, releases: &[] },
] };
