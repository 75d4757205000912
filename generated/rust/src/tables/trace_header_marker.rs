// Generated from spec/enums/TRACE_HEADER_MARKER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "TRACE_HEADER_MARKER", flags: true, values: &[
    NamedValue { name: "TRACE_HEADER_FLAG", value: 2147483648, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_HEADER_EVENT_TRACE", value: 1073741824, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_MESSAGE", value: 268435456, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_HEADER_ENUM_MASK", value: 16711680, shift: Some(16), holds: Some(crate::headers::TraceHeaderType::VALUES), releases: &[] },
    NamedValue { name: "TRACE_HEADER_PEBS_INDEX_FLAG", value: 32768, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_HEADER_SPARE_FLAG1", value: 16384, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_HEADER_SPARE_FLAG2", value: 8192, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_HEADER_SPARE_FLAG3", value: 4096, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_HEADER_SPARE_FLAG4", value: 2048, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACE_HEADER_PMC_COUNTERS_MASK", value: 1792, shift: Some(8), holds: None, releases: &[] },
] };
