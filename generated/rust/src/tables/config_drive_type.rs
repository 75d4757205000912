// Generated from spec/enums/CONFIG_DRIVE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "CONFIG_DRIVE_TYPE", flags: false, values: &[
    NamedValue { name: "CONFIG_DRIVE_PARTITION", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "CONFIG_DRIVE_VOLUME", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "CONFIG_DRIVE_EXTENT", value: 4, shift: None, holds: None, releases: &[] },
] };
