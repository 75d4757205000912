// Generated from spec/enums/ETW_IMAGE_SIGNATURE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_IMAGE_SIGNATURE", flags: true, values: &[
    NamedValue { name: "ETW_IMAGE_CATALOG_SIGNED", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_IMAGE_EMBEDDED_SIGNED", value: 32, shift: None, holds: None, releases: &[] },
] };
