// Generated from spec/enums/HEAP_LOG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The part of the heap's code that committed or decommitted memory.
    ///
    /// Microsoft gives the set no name; here: `HEAP_LOG`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    HeapLog(u32), 4 {
        /// `HEAP_LOG_CREATE_HEAP`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_CREATE_HEAP")]
        CREATE_HEAP = 0x00000001 "HEAP_LOG_CREATE_HEAP",
        /// `HEAP_LOG_FIND_AND_COMMIT_PAGES`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_FIND_AND_COMMIT_PAGES")]
        FIND_AND_COMMIT_PAGES = 0x00000002 "HEAP_LOG_FIND_AND_COMMIT_PAGES",
        /// `HEAP_LOG_INITIALIZE_SEGMENT`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_INITIALIZE_SEGMENT")]
        INITIALIZE_SEGMENT = 0x00000003 "HEAP_LOG_INITIALIZE_SEGMENT",
        /// `HEAP_LOG_EXTEND_HEAP`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_EXTEND_HEAP")]
        EXTEND_HEAP = 0x00000004 "HEAP_LOG_EXTEND_HEAP",
        /// `HEAP_LOG_DECOMMIT_FREE_BLOCK`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_DECOMMIT_FREE_BLOCK")]
        DECOMMIT_FREE_BLOCK = 0x00000005 "HEAP_LOG_DECOMMIT_FREE_BLOCK",
        /// `HEAP_LOG_DECOMMIT_FREE_BLOCK2`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_DECOMMIT_FREE_BLOCK2")]
        DECOMMIT_FREE_BLOCK2 = 0x00000006 "HEAP_LOG_DECOMMIT_FREE_BLOCK2",
        /// `HEAP_LOG_DECOMMIT_BLOCK`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_DECOMMIT_BLOCK")]
        DECOMMIT_BLOCK = 0x00000007 "HEAP_LOG_DECOMMIT_BLOCK",
        /// `HEAP_LOG_COMMIT_BLOCK`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_COMMIT_BLOCK")]
        COMMIT_BLOCK = 0x00000008 "HEAP_LOG_COMMIT_BLOCK",
        /// `HEAP_LOG_ALLOCATE_HEAP`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_ALLOCATE_HEAP")]
        ALLOCATE_HEAP = 0x00000009 "HEAP_LOG_ALLOCATE_HEAP",
        /// `HEAP_LOG_COMMIT_AND_INITIALIZE_PAGES`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_COMMIT_AND_INITIALIZE_PAGES")]
        COMMIT_AND_INITIALIZE_PAGES = 0x0000000a "HEAP_LOG_COMMIT_AND_INITIALIZE_PAGES",
        /// `HEAP_LOG_ALLOCATE_SEGMENT_HEAP`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_ALLOCATE_SEGMENT_HEAP")]
        ALLOCATE_SEGMENT_HEAP = 0x0000000b "HEAP_LOG_ALLOCATE_SEGMENT_HEAP",
        /// `HEAP_LOG_ALLOCATE_NEW_SEGMENT`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_ALLOCATE_NEW_SEGMENT")]
        ALLOCATE_NEW_SEGMENT = 0x0000000c "HEAP_LOG_ALLOCATE_NEW_SEGMENT",
        /// `HEAP_LOG_DECOMMIT_PAGE_RANGE`. In which releases it holds is not known.
        #[doc(alias = "HEAP_LOG_DECOMMIT_PAGE_RANGE")]
        DECOMMIT_PAGE_RANGE = 0x0000000d "HEAP_LOG_DECOMMIT_PAGE_RANGE",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl HeapLog {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::heap_log::VALUES;
}
