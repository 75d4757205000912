// Generated from spec/enums/EVENT_HEADER_PROPERTY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_HEADER_PROPERTY", flags: true, values: &[
    NamedValue { name: "EVENT_HEADER_PROPERTY_XML", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_PROPERTY_FORWARDED_XML", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_PROPERTY_LEGACY_EVENTLOG", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_HEADER_PROPERTY_RELOGGABLE", value: 8, shift: None, holds: None, releases: &[] },
] };
