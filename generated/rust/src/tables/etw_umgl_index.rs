// Generated from spec/enums/ETW_UMGL_INDEX.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_UMGL_INDEX", flags: false, values: &[
    NamedValue { name: "ETW_UMGL_INDEX_HEAP", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_CRITSEC", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_LDR", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_THREAD_POOL", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_HEAPRANGE", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_HEAPSUMMARY", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_UMS", value: 6, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_WNF", value: 7, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_THREAD", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_SPARE2", value: 9, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_SPARE3", value: 10, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_SPARE4", value: 11, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_SPARE5", value: 12, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_SPARE6", value: 13, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_SPARE7", value: 14, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_UMGL_INDEX_SPARE8", value: 15, shift: None, holds: None, releases: &[] },
] };
