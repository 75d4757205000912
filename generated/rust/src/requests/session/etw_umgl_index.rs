// Generated from spec/enums/ETW_UMGL_INDEX.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The parts of user mode that can log to a session of the whole system, by their place in an array of ETW_UMGL_KEY.
    ///
    /// Microsoft gives the set no name; here: `ETW_UMGL_INDEX`, held by `ULONG`.
    ///
    /// The header reserves room for 16 and says that 9 are in use.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwUmglIndex(u32), 4 {
        /// `ETW_UMGL_INDEX_HEAP`. Heaps. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_HEAP")]
        HEAP = 0x00000000 "ETW_UMGL_INDEX_HEAP",
        /// `ETW_UMGL_INDEX_CRITSEC`. Critical sections. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_CRITSEC")]
        CRITSEC = 0x00000001 "ETW_UMGL_INDEX_CRITSEC",
        /// `ETW_UMGL_INDEX_LDR`. The loader. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_LDR")]
        LDR = 0x00000002 "ETW_UMGL_INDEX_LDR",
        /// `ETW_UMGL_INDEX_THREAD_POOL`. Thread pools. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_THREAD_POOL")]
        THREAD_POOL = 0x00000003 "ETW_UMGL_INDEX_THREAD_POOL",
        /// `ETW_UMGL_INDEX_HEAPRANGE`. The memory of heaps. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_HEAPRANGE")]
        HEAPRANGE = 0x00000004 "ETW_UMGL_INDEX_HEAPRANGE",
        /// `ETW_UMGL_INDEX_HEAPSUMMARY`. Heaps, in sum. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_HEAPSUMMARY")]
        HEAPSUMMARY = 0x00000005 "ETW_UMGL_INDEX_HEAPSUMMARY",
        /// `ETW_UMGL_INDEX_UMS`. Threads that user mode schedules. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_UMS")]
        UMS = 0x00000006 "ETW_UMGL_INDEX_UMS",
        /// `ETW_UMGL_INDEX_WNF`. The notification facility. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_WNF")]
        WNF = 0x00000007 "ETW_UMGL_INDEX_WNF",
        /// `ETW_UMGL_INDEX_THREAD`. Threads. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_THREAD")]
        THREAD = 0x00000008 "ETW_UMGL_INDEX_THREAD",
        /// `ETW_UMGL_INDEX_SPARE2`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE2")]
        SPARE2 = 0x00000009 "ETW_UMGL_INDEX_SPARE2",
        /// `ETW_UMGL_INDEX_SPARE3`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE3")]
        SPARE3 = 0x0000000a "ETW_UMGL_INDEX_SPARE3",
        /// `ETW_UMGL_INDEX_SPARE4`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE4")]
        SPARE4 = 0x0000000b "ETW_UMGL_INDEX_SPARE4",
        /// `ETW_UMGL_INDEX_SPARE5`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE5")]
        SPARE5 = 0x0000000c "ETW_UMGL_INDEX_SPARE5",
        /// `ETW_UMGL_INDEX_SPARE6`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE6")]
        SPARE6 = 0x0000000d "ETW_UMGL_INDEX_SPARE6",
        /// `ETW_UMGL_INDEX_SPARE7`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE7")]
        SPARE7 = 0x0000000e "ETW_UMGL_INDEX_SPARE7",
        /// `ETW_UMGL_INDEX_SPARE8`. In which releases it holds is not known.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE8")]
        SPARE8 = 0x0000000f "ETW_UMGL_INDEX_SPARE8",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EtwUmglIndex {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_umgl_index::VALUES;
}
