// Generated from spec/enums/ETW_PROCESS_EVENT_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_PROCESS_EVENT_FLAG", flags: true, values: &[
    NamedValue { name: "ETW_PROCESS_EVENT_FLAG_APPLICATION_ID", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_PROCESS_EVENT_FLAG_WOW64", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_PROCESS_EVENT_FLAG_PROTECTED", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_PROCESS_EVENT_FLAG_PACKAGED", value: 8, shift: None, holds: None, releases: &[] },
] };
