// Generated from spec/enums/HEAP_MEMORY_SOURCE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

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
    }
}

static TABLE: Values = values("HEAP_MEMORY_SOURCE", false, &[
    named("MEMORY_FROM_LOOKASIDE", 1, &[]),
    named("MEMORY_FROM_LOWFRAG", 2, &[]),
    named("MEMORY_FROM_MAINPATH", 3, &[]),
    named("MEMORY_FROM_SLOWPATH", 4, &[]),
    named("MEMORY_FROM_INVALID", 5, &[]),
    named("MEMORY_FROM_SEGMENT_HEAP", 6, &[]),
]);
