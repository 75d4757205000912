// Generated from spec/enums/HEAP_LOG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "HEAP_LOG", flags: false, values: &[
    NamedValue { name: "HEAP_LOG_CREATE_HEAP", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "HEAP_LOG_FIND_AND_COMMIT_PAGES", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "HEAP_LOG_INITIALIZE_SEGMENT", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "HEAP_LOG_EXTEND_HEAP", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "HEAP_LOG_DECOMMIT_FREE_BLOCK", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "HEAP_LOG_DECOMMIT_FREE_BLOCK2", value: 6, shift: None, holds: None, releases: &[] },
    NamedValue { name: "HEAP_LOG_DECOMMIT_BLOCK", value: 7, shift: None, holds: None, releases: &[] },
    NamedValue { name: "HEAP_LOG_COMMIT_BLOCK", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "HEAP_LOG_ALLOCATE_HEAP", value: 9, shift: None, holds: None, releases: &[] },
    NamedValue { name: "HEAP_LOG_COMMIT_AND_INITIALIZE_PAGES", value: 10, shift: None, holds: None, releases: &[] },
    NamedValue { name: "HEAP_LOG_ALLOCATE_SEGMENT_HEAP", value: 11, shift: None, holds: None, releases: &[] },
    NamedValue { name: "HEAP_LOG_ALLOCATE_NEW_SEGMENT", value: 12, shift: None, holds: None, releases: &[] },
    NamedValue { name: "HEAP_LOG_DECOMMIT_PAGE_RANGE", value: 13, shift: None, holds: None, releases: &[] },
] };
