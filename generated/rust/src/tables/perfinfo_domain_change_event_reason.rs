// Generated from spec/enums/PERFINFO_DOMAIN_CHANGE_EVENT_REASON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_DOMAIN_CHANGE_EVENT_REASON", flags: false, values: &[
] };
