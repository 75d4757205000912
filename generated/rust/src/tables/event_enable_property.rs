// Generated from spec/enums/EVENT_ENABLE_PROPERTY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_ENABLE_PROPERTY", flags: true, values: &[
    NamedValue { name: "EVENT_ENABLE_PROPERTY_SID", value: 1, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_ENABLE_PROPERTY_TS_ID", value: 2, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_ENABLE_PROPERTY_STACK_TRACE", value: 4, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "EVENT_ENABLE_PROPERTY_PSM_KEY", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_ENABLE_PROPERTY_IGNORE_KEYWORD_0", value: 16, shift: None, holds: None, releases: &[(Release(6), Release(6)),(Release(8), Release(29)),] },
    NamedValue { name: "EVENT_ENABLE_PROPERTY_PROVIDER_GROUP", value: 32, shift: None, holds: None, releases: &[(Release(6), Release(6)),(Release(8), Release(29)),] },
    NamedValue { name: "EVENT_ENABLE_PROPERTY_ENABLE_KEYWORD_0", value: 64, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_ENABLE_PROPERTY_PROCESS_START_KEY", value: 128, shift: None, holds: None, releases: &[(Release(6), Release(6)),(Release(8), Release(29)),] },
    NamedValue { name: "EVENT_ENABLE_PROPERTY_EVENT_KEY", value: 256, shift: None, holds: None, releases: &[(Release(10), Release(29)),] },
    NamedValue { name: "EVENT_ENABLE_PROPERTY_EXCLUDE_INPRIVATE", value: 512, shift: None, holds: None, releases: &[(Release(10), Release(29)),] },
    NamedValue { name: "EVENT_ENABLE_PROPERTY_ENABLE_SILOS", value: 1024, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_ENABLE_PROPERTY_SOURCE_CONTAINER_TRACKING", value: 2048, shift: None, holds: None, releases: &[] },
] };
