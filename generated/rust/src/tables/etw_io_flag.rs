// Generated from spec/enums/ETW_IO_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "ETW_IO_FLAG", flags: true, values: &[
    NamedValue { name: "ETW_IO_FLAG_BACKUP", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_IO_FLAG_PREFETCH", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "ETW_IO_FLAG_WRITE_AGGREGATION", value: 4, shift: None, holds: None, releases: &[] },
] };
