// Generated from spec/enums/ETW_RT_LOSS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_RT_LOSS", flags: false, values: &[
    NamedValue { name: "ETW_RT_LOSS_EVENT", value: 32, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_RT_LOSS_BUFFER", value: 33, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_RT_LOSS_BACKUP", value: 34, shift: None, holds: None, releases: &[] },
] };
