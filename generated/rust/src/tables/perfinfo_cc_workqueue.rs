// Generated from spec/enums/PERFINFO_CC_WORKQUEUE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_CC_WORKQUEUE", flags: false, values: &[
    NamedValue { name: "PERFINFO_CC_WORKQUEUE_FAST_TEARDOWN", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_WORKQUEUE_EXPRESS", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_WORKQUEUE_REGULAR", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_WORKQUEUE_POST_TICK", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_WORKQUEUE_ASYNC_READ", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_CC_WORKQUEUE_COMP_ASYNC_READ", value: 6, shift: None, holds: None, releases: &[] },
] };
