// Generated from spec/enums/UMS_ETW_PARK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "UMS_ETW_PARK", flags: true, values: &[
    NamedValue { name: "UMS_ETW_PARK_VOLATILE", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "UMS_ETW_PARK_PRIMARY_PRESENT", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT", value: 4, shift: None, holds: None, releases: &[] },
] };
