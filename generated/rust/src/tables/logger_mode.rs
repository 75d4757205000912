// Generated from spec/enums/LOGGER_MODE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "LOGGER_MODE", flags: true, values: &[
    NamedValue { name: "EVENT_TRACE_FILE_MODE_NONE", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_FILE_MODE_SEQUENTIAL", value: 1, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_FILE_MODE_CIRCULAR", value: 2, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_FILE_MODE_APPEND", value: 4, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_FILE_MODE_NEWFILE", value: 8, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_USE_MS_FLUSH_TIMER", value: 16, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_FILE_MODE_PREALLOCATE", value: 32, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_NONSTOPPABLE_MODE", value: 64, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_SECURE_MODE", value: 128, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_REAL_TIME_MODE", value: 256, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_DELAY_OPEN_FILE_MODE", value: 512, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_BUFFERING_MODE", value: 1024, shift: None, holds: None, releases: &[(Release(0), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_PRIVATE_LOGGER_MODE", value: 2048, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_ADD_HEADER_MODE", value: 4096, shift: None, holds: None, releases: &[(Release(0), Release(0)),(Release(6), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_USE_KBYTES_FOR_SIZE", value: 8192, shift: None, holds: None, releases: &[(Release(2), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_USE_GLOBAL_SEQUENCE", value: 16384, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_USE_LOCAL_SEQUENCE", value: 32768, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_RELOG_MODE", value: 65536, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_PRIVATE_IN_PROC", value: 131072, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_BUFFER_INTERFACE_MODE", value: 262144, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_KD_FILTER_MODE", value: 524288, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_REALTIME_RELOG_MODE", value: 1048576, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_MODE_RESERVED", value: 1048576, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_LOST_EVENTS_DEBUG_MODE", value: 2097152, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_STOP_ON_HYBRID_SHUTDOWN", value: 4194304, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_PERSIST_ON_HYBRID_SHUTDOWN", value: 8388608, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_USE_PAGED_MEMORY", value: 16777216, shift: None, holds: None, releases: &[(Release(1), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_SYSTEM_LOGGER_MODE", value: 33554432, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_COMPRESSED_MODE", value: 67108864, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_INDEPENDENT_SESSION_MODE", value: 134217728, shift: None, holds: None, releases: &[(Release(8), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_NO_PER_PROCESSOR_BUFFERING", value: 268435456, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "EVENT_TRACE_BLOCKING_MODE", value: 536870912, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_ADDTO_TRIAGE_DUMP", value: 2147483648, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
] };
