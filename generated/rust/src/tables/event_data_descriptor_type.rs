// Generated from spec/enums/EVENT_DATA_DESCRIPTOR_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "EVENT_DATA_DESCRIPTOR_TYPE", flags: false, values: &[
    NamedValue { name: "EVENT_DATA_DESCRIPTOR_TYPE_NONE", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_DATA_DESCRIPTOR_TYPE_EVENT_METADATA", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_DATA_DESCRIPTOR_TYPE_PROVIDER_METADATA", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_DATA_DESCRIPTOR_TYPE_TIMESTAMP_OVERRIDE", value: 3, shift: None, holds: None, releases: &[] },
] };
