// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/HEAP_LOG.toml
open_enum! {
    /// Heap component that committed or decommitted memory.
    ///
    /// No known name in C; here: `HEAP_LOG`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    HeapLog(u32), size = 4 {
        /// `HEAP_LOG_CREATE_HEAP`. Releases unknown.
        #[doc(alias = "HEAP_LOG_CREATE_HEAP")]
        CREATE_HEAP = 0x00000001, "HEAP_LOG_CREATE_HEAP";
        /// `HEAP_LOG_FIND_AND_COMMIT_PAGES`. Releases unknown.
        #[doc(alias = "HEAP_LOG_FIND_AND_COMMIT_PAGES")]
        FIND_AND_COMMIT_PAGES = 0x00000002, "HEAP_LOG_FIND_AND_COMMIT_PAGES";
        /// `HEAP_LOG_INITIALIZE_SEGMENT`. Releases unknown.
        #[doc(alias = "HEAP_LOG_INITIALIZE_SEGMENT")]
        INITIALIZE_SEGMENT = 0x00000003, "HEAP_LOG_INITIALIZE_SEGMENT";
        /// `HEAP_LOG_EXTEND_HEAP`. Releases unknown.
        #[doc(alias = "HEAP_LOG_EXTEND_HEAP")]
        EXTEND_HEAP = 0x00000004, "HEAP_LOG_EXTEND_HEAP";
        /// `HEAP_LOG_DECOMMIT_FREE_BLOCK`. Releases unknown.
        #[doc(alias = "HEAP_LOG_DECOMMIT_FREE_BLOCK")]
        DECOMMIT_FREE_BLOCK = 0x00000005, "HEAP_LOG_DECOMMIT_FREE_BLOCK";
        /// `HEAP_LOG_DECOMMIT_FREE_BLOCK2`. Releases unknown.
        #[doc(alias = "HEAP_LOG_DECOMMIT_FREE_BLOCK2")]
        DECOMMIT_FREE_BLOCK2 = 0x00000006, "HEAP_LOG_DECOMMIT_FREE_BLOCK2";
        /// `HEAP_LOG_DECOMMIT_BLOCK`. Releases unknown.
        #[doc(alias = "HEAP_LOG_DECOMMIT_BLOCK")]
        DECOMMIT_BLOCK = 0x00000007, "HEAP_LOG_DECOMMIT_BLOCK";
        /// `HEAP_LOG_COMMIT_BLOCK`. Releases unknown.
        #[doc(alias = "HEAP_LOG_COMMIT_BLOCK")]
        COMMIT_BLOCK = 0x00000008, "HEAP_LOG_COMMIT_BLOCK";
        /// `HEAP_LOG_ALLOCATE_HEAP`. Releases unknown.
        #[doc(alias = "HEAP_LOG_ALLOCATE_HEAP")]
        ALLOCATE_HEAP = 0x00000009, "HEAP_LOG_ALLOCATE_HEAP";
        /// `HEAP_LOG_COMMIT_AND_INITIALIZE_PAGES`. Releases unknown.
        #[doc(alias = "HEAP_LOG_COMMIT_AND_INITIALIZE_PAGES")]
        COMMIT_AND_INITIALIZE_PAGES = 0x0000000a, "HEAP_LOG_COMMIT_AND_INITIALIZE_PAGES";
        /// `HEAP_LOG_ALLOCATE_SEGMENT_HEAP`. Releases unknown.
        #[doc(alias = "HEAP_LOG_ALLOCATE_SEGMENT_HEAP")]
        ALLOCATE_SEGMENT_HEAP = 0x0000000b, "HEAP_LOG_ALLOCATE_SEGMENT_HEAP";
        /// `HEAP_LOG_ALLOCATE_NEW_SEGMENT`. Releases unknown.
        #[doc(alias = "HEAP_LOG_ALLOCATE_NEW_SEGMENT")]
        ALLOCATE_NEW_SEGMENT = 0x0000000c, "HEAP_LOG_ALLOCATE_NEW_SEGMENT";
        /// `HEAP_LOG_DECOMMIT_PAGE_RANGE`. Releases unknown.
        #[doc(alias = "HEAP_LOG_DECOMMIT_PAGE_RANGE")]
        DECOMMIT_PAGE_RANGE = 0x0000000d, "HEAP_LOG_DECOMMIT_PAGE_RANGE";
    }, values("HEAP_LOG", false, &[
        named("HEAP_LOG_CREATE_HEAP", 1, &[]),
        named("HEAP_LOG_FIND_AND_COMMIT_PAGES", 2, &[]),
        named("HEAP_LOG_INITIALIZE_SEGMENT", 3, &[]),
        named("HEAP_LOG_EXTEND_HEAP", 4, &[]),
        named("HEAP_LOG_DECOMMIT_FREE_BLOCK", 5, &[]),
        named("HEAP_LOG_DECOMMIT_FREE_BLOCK2", 6, &[]),
        named("HEAP_LOG_DECOMMIT_BLOCK", 7, &[]),
        named("HEAP_LOG_COMMIT_BLOCK", 8, &[]),
        named("HEAP_LOG_ALLOCATE_HEAP", 9, &[]),
        named("HEAP_LOG_COMMIT_AND_INITIALIZE_PAGES", 10, &[]),
        named("HEAP_LOG_ALLOCATE_SEGMENT_HEAP", 11, &[]),
        named("HEAP_LOG_ALLOCATE_NEW_SEGMENT", 12, &[]),
        named("HEAP_LOG_DECOMMIT_PAGE_RANGE", 13, &[]),
    ])
}

// spec/enums/HEAP_MEMORY_SOURCE.toml
open_enum! {
    /// Heap component that an allocation is from.
    ///
    /// No known name in C; here: `HEAP_MEMORY_SOURCE`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    HeapMemorySource(u32), size = 4 {
        /// `MEMORY_FROM_LOOKASIDE`. Lookaside list. Releases unknown.
        #[doc(alias = "MEMORY_FROM_LOOKASIDE")]
        LOOKASIDE = 0x00000001, "MEMORY_FROM_LOOKASIDE";
        /// `MEMORY_FROM_LOWFRAG`. Low-fragmentation heap. Releases unknown.
        #[doc(alias = "MEMORY_FROM_LOWFRAG")]
        LOWFRAG = 0x00000002, "MEMORY_FROM_LOWFRAG";
        /// `MEMORY_FROM_MAINPATH`. Main code path. Releases unknown.
        #[doc(alias = "MEMORY_FROM_MAINPATH")]
        MAINPATH = 0x00000003, "MEMORY_FROM_MAINPATH";
        /// `MEMORY_FROM_SLOWPATH`. Slow code path. Releases unknown.
        #[doc(alias = "MEMORY_FROM_SLOWPATH")]
        SLOWPATH = 0x00000004, "MEMORY_FROM_SLOWPATH";
        /// `MEMORY_FROM_INVALID`. Releases unknown.
        #[doc(alias = "MEMORY_FROM_INVALID")]
        INVALID = 0x00000005, "MEMORY_FROM_INVALID";
        /// `MEMORY_FROM_SEGMENT_HEAP`. Segment heap. Releases unknown.
        #[doc(alias = "MEMORY_FROM_SEGMENT_HEAP")]
        SEGMENT_HEAP = 0x00000006, "MEMORY_FROM_SEGMENT_HEAP";
    }, values("HEAP_MEMORY_SOURCE", false, &[
        named("MEMORY_FROM_LOOKASIDE", 1, &[]),
        named("MEMORY_FROM_LOWFRAG", 2, &[]),
        named("MEMORY_FROM_MAINPATH", 3, &[]),
        named("MEMORY_FROM_SLOWPATH", 4, &[]),
        named("MEMORY_FROM_INVALID", 5, &[]),
        named("MEMORY_FROM_SEGMENT_HEAP", 6, &[]),
    ])
}
