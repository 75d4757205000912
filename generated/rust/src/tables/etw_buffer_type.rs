// Generated from spec/enums/ETW_BUFFER_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_BUFFER_TYPE", flags: false, values: &[
    NamedValue { name: "ETW_BUFFER_TYPE_GENERIC", value: 0, shift: None, holds: None, releases: &[(Release(6), Release(7)),(Release(17), Release(18)),(Release(21), Release(21)),(Release(23), Release(27)),(Release(29), Release(29)),] },
    NamedValue { name: "ETW_BUFFER_TYPE_RUNDOWN", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_TYPE_CTX_SWAP", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_TYPE_REFTIME", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_TYPE_HEADER", value: 4, shift: None, holds: None, releases: &[(Release(6), Release(7)),(Release(17), Release(18)),(Release(21), Release(21)),(Release(23), Release(27)),(Release(29), Release(29)),] },
    NamedValue { name: "ETW_BUFFER_TYPE_BATCHED", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_TYPE_EMPTY_MARKER", value: 6, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_TYPE_DBG_INFO", value: 7, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_BUFFER_TYPE_MAXIMUM", value: 8, shift: None, holds: None, releases: &[] },
] };
