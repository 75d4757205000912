// Generated from spec/enums/TRACE_MESSAGE_FLAGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "TRACE_MESSAGE_FLAGS", flags: true, values: &[
    NamedValue { name: "TRACE_MESSAGE_SEQUENCE", value: 1, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "TRACE_MESSAGE_GUID", value: 2, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "TRACE_MESSAGE_COMPONENTID", value: 4, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "TRACE_MESSAGE_COMPONENT_ID", value: 4, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "TRACE_MESSAGE_TIMESTAMP", value: 8, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "TRACE_MESSAGE_PERFORMANCE_TIMESTAMP", value: 16, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "TRACE_MESSAGE_SYSTEMINFO", value: 32, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "TRACE_MESSAGE_POINTER32", value: 64, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "TRACE_MESSAGE_POINTER64", value: 128, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
] };
