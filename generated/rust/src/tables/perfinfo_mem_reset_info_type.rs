// Generated from spec/enums/PERFINFO_MEM_RESET_INFO_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "PERFINFO_MEM_RESET_INFO_TYPE", flags: false, values: &[
    NamedValue { name: "PerfInfoMemReset", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PerfInfoMemResetUndo", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PerfInfoMemResetUndoFailed", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PerfInfoMemResetMax", value: 3, shift: None, holds: None, releases: &[] },
] };
