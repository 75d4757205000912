// Generated from spec/enums/EVENT_TRACE_HEADER_FLAGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_TRACE_HEADER_FLAGS", flags: true, values: &[
    NamedValue { name: "WNODE_FLAG_USE_TIMESTAMP", value: 512, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_FLAG_USE_TIMESTAMP", value: 512, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "WNODE_FLAG_TRACED_GUID", value: 131072, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_FLAG_TRACED_GUID", value: 131072, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "WNODE_FLAG_LOG_WNODE", value: 262144, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_FLAG_LOG_WNODE", value: 262144, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "WNODE_FLAG_USE_GUID_PTR", value: 524288, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_FLAG_USE_GUID_PTR", value: 524288, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "WNODE_FLAG_USE_MOF_PTR", value: 1048576, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_FLAG_USE_MOF_PTR", value: 1048576, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "WNODE_FLAG_INTERNAL2", value: 2097152, shift: None, holds: None, releases: &[(Release(0), Release(0)),] },
    NamedValue { name: "WNODE_FLAG_NO_HEADER", value: 2097152, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
] };
