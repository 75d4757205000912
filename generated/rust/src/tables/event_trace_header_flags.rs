// Generated from spec/enums/EVENT_TRACE_HEADER_FLAGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_TRACE_HEADER_FLAGS", flags: true, values: &[
    NamedValue { name: "WNODE_FLAG_ALL_DATA", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_SINGLE_INSTANCE", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_SINGLE_ITEM", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_EVENT_ITEM", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_FIXED_INSTANCE_SIZE", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_TOO_SMALL", value: 32, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_INSTANCES_SAME", value: 64, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_STATIC_INSTANCE_NAMES", value: 128, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_INTERNAL", value: 256, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_USE_TIMESTAMP", value: 512, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "TRACE_HEADER_FLAG_USE_TIMESTAMP", value: 512, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "WNODE_FLAG_PERSIST_EVENT", value: 1024, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_EVENT_REFERENCE", value: 8192, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_ANSI_INSTANCENAMES", value: 16384, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_METHOD_ITEM", value: 32768, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_PDO_INSTANCE_NAMES", value: 65536, shift: None, holds: None, releases: &[] },
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
    NamedValue { name: "WNODE_FLAG_SEND_DATA_BLOCK", value: 4194304, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "WNODE_FLAG_VERSIONED_PROPERTIES", value: 8388608, shift: None, holds: None, releases: &[] },
    NamedValue { name: "WNODE_FLAG_SEVERITY_MASK", value: 4278190080, shift: Some(24), holds: None, releases: &[] },
] };
