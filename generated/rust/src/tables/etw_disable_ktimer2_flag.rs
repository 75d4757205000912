// Generated from spec/enums/ETW_DISABLE_KTIMER2_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_DISABLE_KTIMER2_FLAG", flags: true, values: &[
    NamedValue { name: "ETW_DISABLE_KTIMER2_CANCEL", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_DISABLE_KTIMER2_WAIT", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_DISABLE_KTIMER2_DELAYED", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK", value: 8, shift: None, holds: None, releases: &[] },
] };
