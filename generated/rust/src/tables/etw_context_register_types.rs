// Generated from spec/enums/ETW_CONTEXT_REGISTER_TYPES.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_CONTEXT_REGISTER_TYPES", flags: true, values: &[
    NamedValue { name: "EtwContextRegisterTypeNone", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwContextRegisterTypeControl", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwContextRegisterTypeInteger", value: 2, shift: None, holds: None, releases: &[] },
] };
