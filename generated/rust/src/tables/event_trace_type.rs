// Generated from spec/enums/EVENT_TRACE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_TRACE_TYPE", flags: false, values: &[
    NamedValue { name: "EVENT_TRACE_TYPE_INFO", value: 0, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_START", value: 1, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_END", value: 2, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_STOP", value: 2, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_DC_START", value: 3, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_DC_END", value: 4, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_EXTENSION", value: 5, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_REPLY", value: 6, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_DEQUEUE", value: 7, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_RESUME", value: 7, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_CHECKPOINT", value: 8, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_SUSPEND", value: 8, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_RESERVED9", value: 9, shift: None, holds: None, releases: &[(Release(0), Release(3)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_WINEVT_SEND", value: 9, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_TYPE_WINEVT_RECEIVE", value: 240, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
] };
