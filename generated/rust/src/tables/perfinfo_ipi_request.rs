// Generated from spec/enums/PERFINFO_IPI_REQUEST.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_IPI_REQUEST", flags: true, values: &[
    NamedValue { name: "PERFINFO_IPI_APC_REQUEST", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_IPI_DPC_REQUEST", value: 2, shift: None, holds: None, releases: &[] },
] };
