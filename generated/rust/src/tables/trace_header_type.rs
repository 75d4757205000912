// Generated from spec/enums/TRACE_HEADER_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "TRACE_HEADER_TYPE", flags: false, values: &[
    NamedValue { name: "TRACE_HEADER_TYPE_SYSTEM32", value: 1, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_SYSTEM64", value: 2, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_COMPACT32", value: 3, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_COMPACT64", value: 4, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_FULL_HEADER32", value: 10, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_INSTANCE32", value: 11, shift: None, holds: None, releases: &[(Release(0), Release(1)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_INSTANCE32", value: 11, shift: None, holds: None, releases: &[(Release(2), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_TIMED", value: 12, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_ERROR", value: 13, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_WNODE_HEADER", value: 14, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_MESSAGE", value: 15, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_PERFINFO32", value: 16, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_PERFINFO64", value: 17, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_EVENT_HEADER32", value: 18, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_EVENT_HEADER64", value: 19, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_FULL_HEADER64", value: 20, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_TYPE_INSTANCE64", value: 21, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
] };
