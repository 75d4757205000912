// Generated from spec/enums/ETW_UMGL_INDEX.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// User-mode components that can log to a system-wide session, as indices into an array of ETW_UMGL_KEY.
    ///
    /// No known name in C; here: `ETW_UMGL_INDEX`, of type `ULONG`.
    ///
    /// The header reserves 16 elements and documents 9 as used.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwUmglIndex(u32), size = 4 {
        /// `ETW_UMGL_INDEX_HEAP`. Heap. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_HEAP")]
        HEAP = 0x00000000, "ETW_UMGL_INDEX_HEAP";
        /// `ETW_UMGL_INDEX_CRITSEC`. Critical sections. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_CRITSEC")]
        CRITSEC = 0x00000001, "ETW_UMGL_INDEX_CRITSEC";
        /// `ETW_UMGL_INDEX_LDR`. Loader. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_LDR")]
        LDR = 0x00000002, "ETW_UMGL_INDEX_LDR";
        /// `ETW_UMGL_INDEX_THREAD_POOL`. Thread pool. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_THREAD_POOL")]
        THREAD_POOL = 0x00000003, "ETW_UMGL_INDEX_THREAD_POOL";
        /// `ETW_UMGL_INDEX_HEAPRANGE`. Heap memory ranges. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_HEAPRANGE")]
        HEAPRANGE = 0x00000004, "ETW_UMGL_INDEX_HEAPRANGE";
        /// `ETW_UMGL_INDEX_HEAPSUMMARY`. Heap summaries. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_HEAPSUMMARY")]
        HEAPSUMMARY = 0x00000005, "ETW_UMGL_INDEX_HEAPSUMMARY";
        /// `ETW_UMGL_INDEX_UMS`. User-mode scheduled threads. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_UMS")]
        UMS = 0x00000006, "ETW_UMGL_INDEX_UMS";
        /// `ETW_UMGL_INDEX_WNF`. Windows Notification Facility. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_WNF")]
        WNF = 0x00000007, "ETW_UMGL_INDEX_WNF";
        /// `ETW_UMGL_INDEX_THREAD`. Threads. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_THREAD")]
        THREAD = 0x00000008, "ETW_UMGL_INDEX_THREAD";
        /// `ETW_UMGL_INDEX_SPARE2`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE2")]
        SPARE2 = 0x00000009, "ETW_UMGL_INDEX_SPARE2";
        /// `ETW_UMGL_INDEX_SPARE3`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE3")]
        SPARE3 = 0x0000000a, "ETW_UMGL_INDEX_SPARE3";
        /// `ETW_UMGL_INDEX_SPARE4`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE4")]
        SPARE4 = 0x0000000b, "ETW_UMGL_INDEX_SPARE4";
        /// `ETW_UMGL_INDEX_SPARE5`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE5")]
        SPARE5 = 0x0000000c, "ETW_UMGL_INDEX_SPARE5";
        /// `ETW_UMGL_INDEX_SPARE6`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE6")]
        SPARE6 = 0x0000000d, "ETW_UMGL_INDEX_SPARE6";
        /// `ETW_UMGL_INDEX_SPARE7`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE7")]
        SPARE7 = 0x0000000e, "ETW_UMGL_INDEX_SPARE7";
        /// `ETW_UMGL_INDEX_SPARE8`. Releases unknown.
        #[doc(alias = "ETW_UMGL_INDEX_SPARE8")]
        SPARE8 = 0x0000000f, "ETW_UMGL_INDEX_SPARE8";
    }
}

static TABLE: Values = values("ETW_UMGL_INDEX", false, &[
    named("ETW_UMGL_INDEX_HEAP", 0, &[]),
    named("ETW_UMGL_INDEX_CRITSEC", 1, &[]),
    named("ETW_UMGL_INDEX_LDR", 2, &[]),
    named("ETW_UMGL_INDEX_THREAD_POOL", 3, &[]),
    named("ETW_UMGL_INDEX_HEAPRANGE", 4, &[]),
    named("ETW_UMGL_INDEX_HEAPSUMMARY", 5, &[]),
    named("ETW_UMGL_INDEX_UMS", 6, &[]),
    named("ETW_UMGL_INDEX_WNF", 7, &[]),
    named("ETW_UMGL_INDEX_THREAD", 8, &[]),
    named("ETW_UMGL_INDEX_SPARE2", 9, &[]),
    named("ETW_UMGL_INDEX_SPARE3", 10, &[]),
    named("ETW_UMGL_INDEX_SPARE4", 11, &[]),
    named("ETW_UMGL_INDEX_SPARE5", 12, &[]),
    named("ETW_UMGL_INDEX_SPARE6", 13, &[]),
    named("ETW_UMGL_INDEX_SPARE7", 14, &[]),
    named("ETW_UMGL_INDEX_SPARE8", 15, &[]),
]);
