// Generated from spec/enums/HEAP_LOG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Heap component that committed or decommitted memory.
    ///
    /// No known name in C; here: `HEAP_LOG`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    HeapLog(u32), 4 {
        /// `HEAP_LOG_CREATE_HEAP`. Releases unknown.
        #[doc(alias = "HEAP_LOG_CREATE_HEAP")]
        CREATE_HEAP = 0x00000001 "HEAP_LOG_CREATE_HEAP",
        /// `HEAP_LOG_FIND_AND_COMMIT_PAGES`. Releases unknown.
        #[doc(alias = "HEAP_LOG_FIND_AND_COMMIT_PAGES")]
        FIND_AND_COMMIT_PAGES = 0x00000002 "HEAP_LOG_FIND_AND_COMMIT_PAGES",
        /// `HEAP_LOG_INITIALIZE_SEGMENT`. Releases unknown.
        #[doc(alias = "HEAP_LOG_INITIALIZE_SEGMENT")]
        INITIALIZE_SEGMENT = 0x00000003 "HEAP_LOG_INITIALIZE_SEGMENT",
        /// `HEAP_LOG_EXTEND_HEAP`. Releases unknown.
        #[doc(alias = "HEAP_LOG_EXTEND_HEAP")]
        EXTEND_HEAP = 0x00000004 "HEAP_LOG_EXTEND_HEAP",
        /// `HEAP_LOG_DECOMMIT_FREE_BLOCK`. Releases unknown.
        #[doc(alias = "HEAP_LOG_DECOMMIT_FREE_BLOCK")]
        DECOMMIT_FREE_BLOCK = 0x00000005 "HEAP_LOG_DECOMMIT_FREE_BLOCK",
        /// `HEAP_LOG_DECOMMIT_FREE_BLOCK2`. Releases unknown.
        #[doc(alias = "HEAP_LOG_DECOMMIT_FREE_BLOCK2")]
        DECOMMIT_FREE_BLOCK2 = 0x00000006 "HEAP_LOG_DECOMMIT_FREE_BLOCK2",
        /// `HEAP_LOG_DECOMMIT_BLOCK`. Releases unknown.
        #[doc(alias = "HEAP_LOG_DECOMMIT_BLOCK")]
        DECOMMIT_BLOCK = 0x00000007 "HEAP_LOG_DECOMMIT_BLOCK",
        /// `HEAP_LOG_COMMIT_BLOCK`. Releases unknown.
        #[doc(alias = "HEAP_LOG_COMMIT_BLOCK")]
        COMMIT_BLOCK = 0x00000008 "HEAP_LOG_COMMIT_BLOCK",
        /// `HEAP_LOG_ALLOCATE_HEAP`. Releases unknown.
        #[doc(alias = "HEAP_LOG_ALLOCATE_HEAP")]
        ALLOCATE_HEAP = 0x00000009 "HEAP_LOG_ALLOCATE_HEAP",
        /// `HEAP_LOG_COMMIT_AND_INITIALIZE_PAGES`. Releases unknown.
        #[doc(alias = "HEAP_LOG_COMMIT_AND_INITIALIZE_PAGES")]
        COMMIT_AND_INITIALIZE_PAGES = 0x0000000a "HEAP_LOG_COMMIT_AND_INITIALIZE_PAGES",
        /// `HEAP_LOG_ALLOCATE_SEGMENT_HEAP`. Releases unknown.
        #[doc(alias = "HEAP_LOG_ALLOCATE_SEGMENT_HEAP")]
        ALLOCATE_SEGMENT_HEAP = 0x0000000b "HEAP_LOG_ALLOCATE_SEGMENT_HEAP",
        /// `HEAP_LOG_ALLOCATE_NEW_SEGMENT`. Releases unknown.
        #[doc(alias = "HEAP_LOG_ALLOCATE_NEW_SEGMENT")]
        ALLOCATE_NEW_SEGMENT = 0x0000000c "HEAP_LOG_ALLOCATE_NEW_SEGMENT",
        /// `HEAP_LOG_DECOMMIT_PAGE_RANGE`. Releases unknown.
        #[doc(alias = "HEAP_LOG_DECOMMIT_PAGE_RANGE")]
        DECOMMIT_PAGE_RANGE = 0x0000000d "HEAP_LOG_DECOMMIT_PAGE_RANGE",
    }
    also {
    }
}

impl HeapLog {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "HEAP_LOG", flags: false, values: &[
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
