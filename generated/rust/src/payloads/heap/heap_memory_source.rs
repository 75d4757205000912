// Generated from spec/enums/HEAP_MEMORY_SOURCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The part of a heap that an allocation is from.
    ///
    /// Microsoft gives the set no name; here: `HEAP_MEMORY_SOURCE`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    HeapMemorySource(u32), 4 {
        /// `MEMORY_FROM_LOOKASIDE`. A lookaside list. In which releases it holds is not known.
        #[doc(alias = "MEMORY_FROM_LOOKASIDE")]
        LOOKASIDE = 0x00000001 "MEMORY_FROM_LOOKASIDE",
        /// `MEMORY_FROM_LOWFRAG`. The low-fragmentation heap. In which releases it holds is not known.
        #[doc(alias = "MEMORY_FROM_LOWFRAG")]
        LOWFRAG = 0x00000002 "MEMORY_FROM_LOWFRAG",
        /// `MEMORY_FROM_MAINPATH`. The main path of the code. In which releases it holds is not known.
        #[doc(alias = "MEMORY_FROM_MAINPATH")]
        MAINPATH = 0x00000003 "MEMORY_FROM_MAINPATH",
        /// `MEMORY_FROM_SLOWPATH`. The slow path of the code. In which releases it holds is not known.
        #[doc(alias = "MEMORY_FROM_SLOWPATH")]
        SLOWPATH = 0x00000004 "MEMORY_FROM_SLOWPATH",
        /// `MEMORY_FROM_INVALID`. In which releases it holds is not known.
        #[doc(alias = "MEMORY_FROM_INVALID")]
        INVALID = 0x00000005 "MEMORY_FROM_INVALID",
        /// `MEMORY_FROM_SEGMENT_HEAP`. The segment heap. In which releases it holds is not known.
        #[doc(alias = "MEMORY_FROM_SEGMENT_HEAP")]
        SEGMENT_HEAP = 0x00000006 "MEMORY_FROM_SEGMENT_HEAP",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl HeapMemorySource {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::heap_memory_source::VALUES;
}
