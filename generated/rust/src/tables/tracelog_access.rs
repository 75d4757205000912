// Generated from spec/enums/TRACELOG_ACCESS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "TRACELOG_ACCESS", flags: true, values: &[
    NamedValue { name: "TRACELOG_CREATE_REALTIME", value: 32, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACELOG_CREATE_ONDISK", value: 64, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACELOG_GUID_ENABLE", value: 128, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACELOG_ACCESS_KERNEL_LOGGER", value: 256, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACELOG_CREATE_INPROC", value: 512, shift: None, holds: None, releases: &[(Release(0), Release(3)),] },
    NamedValue { name: "TRACELOG_LOG_EVENT", value: 512, shift: None, holds: None, releases: &[(Release(4), Release(29)),] },
    NamedValue { name: "TRACELOG_ACCESS_REALTIME", value: 1024, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACELOG_REGISTER_GUIDS", value: 2048, shift: None, holds: None, releases: &[] },
    NamedValue { name: "TRACELOG_JOIN_GROUP", value: 4096, shift: None, holds: None, releases: &[] },
] };
