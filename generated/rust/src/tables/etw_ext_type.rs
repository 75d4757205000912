// Generated from spec/enums/ETW_EXT_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_EXT_TYPE", flags: false, values: &[
    NamedValue { name: "ETW_EXT_ENABLE_FLAGS", value: 1, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "ETW_EXT_PIDS", value: 2, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "ETW_EXT_STACKWALK_FILTER", value: 3, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "ETW_EXT_POOLTAG_FILTER", value: 4, shift: None, holds: None, releases: &[(Release(6), Release(29)),] },
    NamedValue { name: "ETW_EXT_STACK_CACHING", value: 5, shift: None, holds: None, releases: &[(Release(7), Release(29)),] },
] };
