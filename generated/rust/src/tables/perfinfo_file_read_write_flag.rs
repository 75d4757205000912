// Generated from spec/enums/PERFINFO_FILE_READ_WRITE_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_FILE_READ_WRITE_FLAG", flags: true, values: &[
    NamedValue { name: "PERFINFO_FILE_READ_WRITE_FLAG_MDL", value: 1, shift: None, holds: None, releases: &[] },
] };
