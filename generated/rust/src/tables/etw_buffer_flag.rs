// Generated from spec/enums/ETW_BUFFER_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_BUFFER_FLAG", flags: true, values: &[
    NamedValue { name: "ETW_BUFFER_FLAG_NORMAL", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_FLAG_FLUSH_MARKER", value: 1, shift: None, holds: None, releases: &[(Release(6), Release(7)),(Release(17), Release(18)),(Release(21), Release(21)),(Release(23), Release(27)),(Release(29), Release(29)),] },
    NamedValue { name: "ETW_BUFFER_FLAG_EVENTS_LOST", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_FLAG_BUFFER_LOST", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_FLAG_RTBACKUP_CORRUPT", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_FLAG_RTBACKUP", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_FLAG_PROC_INDEX", value: 32, shift: None, holds: None, releases: &[(Release(7), Release(7)),(Release(17), Release(18)),(Release(21), Release(21)),(Release(23), Release(27)),(Release(29), Release(29)),] },
    NamedValue { name: "ETW_BUFFER_FLAG_COMPRESSED", value: 64, shift: None, holds: None, releases: &[(Release(7), Release(7)),(Release(18), Release(18)),(Release(24), Release(26)),] },
] };
