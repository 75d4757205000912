// Generated from spec/enums/HEAP_MEMORY_SOURCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "HEAP_MEMORY_SOURCE", flags: false, values: &[
    NamedValue { name: "MEMORY_FROM_LOOKASIDE", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "MEMORY_FROM_LOWFRAG", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "MEMORY_FROM_MAINPATH", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "MEMORY_FROM_SLOWPATH", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "MEMORY_FROM_INVALID", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "MEMORY_FROM_SEGMENT_HEAP", value: 6, shift: None, holds: None, releases: &[] },
] };
