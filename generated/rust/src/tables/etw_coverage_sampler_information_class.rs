// Generated from spec/enums/ETW_COVERAGE_SAMPLER_INFORMATION_CLASS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_COVERAGE_SAMPLER_INFORMATION_CLASS", flags: false, values: &[
] };
