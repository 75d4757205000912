// Generated from spec/enums/PERFINFO_CC_WORKITEM_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_CC_WORKITEM_TYPE", flags: false, values: &[
    NamedValue { name: "PERFINFO_CC_WORKITEM_TYPE_READAHEAD", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_WORKITEM_TYPE_WRITEBEHIND", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_WORKITEM_TYPE_LAZYWRITESCAN", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_WORKITEM_TYPE_EVENT_SET", value: 4, shift: None, holds: None, releases: &[] },
] };
