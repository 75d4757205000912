// Generated from spec/enums/PERFINFO_CC_FLUSH_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_CC_FLUSH_DATA", flags: true, values: &[
    NamedValue { name: "PERFINFO_CC_FLUSH_DATA_IS_LAZY_WRITER", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_FLUSH_DATA_FAST_LAZY_WRITE", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_FLUSH_DATA_FORCE_FULL_FLUSH", value: 4, shift: None, holds: None, releases: &[] },
] };
