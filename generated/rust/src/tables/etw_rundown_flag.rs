// Generated from spec/enums/ETW_RUNDOWN_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_RUNDOWN_FLAG", flags: true, values: &[
    NamedValue { name: "ETW_KERNEL_RUNDOWN_START", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_KERNEL_RUNDOWN_STOP", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_CKCL_RUNDOWN_START", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_CKCL_RUNDOWN_STOP", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_FILENAME_RUNDOWN", value: 16, shift: None, holds: None, releases: &[] },
] };
