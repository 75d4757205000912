// Generated from spec/enums/ETW_PROVIDER_TRAIT_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_PROVIDER_TRAIT_TYPE", flags: false, values: &[
    NamedValue { name: "EtwProviderTraitTypeGroup", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwProviderTraitDecodeGuid", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EtwProviderTraitTypeMax", value: 3, shift: None, holds: None, releases: &[] },
] };
