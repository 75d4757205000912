// Generated from spec/enums/TRACE_HEADER_MARKER.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Bits of the first four bytes of a trace header, which distinguish the header types.
    ///
    /// No known name in C; here: `TRACE_HEADER_MARKER`, of type `ULONG`.
    ///
    /// Headers that begin with a 16-bit size store it in the low 16 bits. Only SYSTEM_TRACE_HEADER and
    /// PERFINFO_TRACE_HEADER store a version and flags there. The high byte consists of flags, but few combinations are
    /// in use, so Microsoft also names complete markers.
    ///
    /// Defined in NTWMI.H (kits of 10.0 to 1511).
    ///
    /// Unknown:
    ///
    /// - Meaning of the bits 0x2F000000. 0x20000000 is set in TRACE_HEADER_ULONG32_TIME.
    /// - Intended purpose of the four spare flags.
    ///
    /// Source: Geoff Chappell, *Trace Headers*; Geoff Chappell, *PERFINFO_TRACE_HEADER*; Winsider Seminars & Solutions
    /// and contributors, *ntwmi.h*.
    TraceHeaderMarker(u32), size = 4 {
        /// `TRACE_HEADER_FLAG`. Set in all trace headers. Clear in a WNODE_HEADER, which begins with a 32-bit size.
        /// Releases unknown.
        #[doc(alias = "TRACE_HEADER_FLAG")]
        HEADER_FLAG = 0x80000000, "TRACE_HEADER_FLAG";
        /// `TRACE_HEADER_EVENT_TRACE`. Set in all trace headers but MESSAGE_TRACE_HEADER. If set, the third byte is a
        /// header type. Releases unknown.
        #[doc(alias = "TRACE_HEADER_EVENT_TRACE")]
        HEADER_EVENT_TRACE = 0x40000000, "TRACE_HEADER_EVENT_TRACE";
        /// `TRACE_MESSAGE`. Set in a MESSAGE_TRACE_HEADER, and in no other trace header known to be in use. The
        /// constant TRACE_HEADER_ULONG32_TIME has it too. Releases unknown.
        #[doc(alias = "TRACE_MESSAGE")]
        MESSAGE = 0x10000000, "TRACE_MESSAGE";
        /// `TRACE_HEADER_ENUM_MASK`. Header type, if TRACE_HEADER_EVENT_TRACE is set. Releases unknown.
        #[doc(alias = "TRACE_HEADER_ENUM_MASK")]
        HEADER_ENUM_MASK = 0x00ff0000, "TRACE_HEADER_ENUM_MASK";
        /// `TRACE_HEADER_PEBS_INDEX_FLAG`. A PEBS index precedes the payload. The kernel sets this flag only in a
        /// PERFINFO_TRACE_HEADER, and only for PERFINFO_LOG_TYPE_CONTEXTSWAP. SECHOST also accepts it in a
        /// SYSTEM_TRACE_HEADER. Releases unknown.
        #[doc(alias = "TRACE_HEADER_PEBS_INDEX_FLAG")]
        HEADER_PEBS_INDEX_FLAG = 0x00008000, "TRACE_HEADER_PEBS_INDEX_FLAG";
        /// `TRACE_HEADER_SPARE_FLAG1`. Defined; no known use. Releases unknown.
        #[doc(alias = "TRACE_HEADER_SPARE_FLAG1")]
        HEADER_SPARE_FLAG1 = 0x00004000, "TRACE_HEADER_SPARE_FLAG1";
        /// `TRACE_HEADER_SPARE_FLAG2`. Defined; no known use. Releases unknown.
        #[doc(alias = "TRACE_HEADER_SPARE_FLAG2")]
        HEADER_SPARE_FLAG2 = 0x00002000, "TRACE_HEADER_SPARE_FLAG2";
        /// `TRACE_HEADER_SPARE_FLAG3`. Defined; no known use. Releases unknown.
        #[doc(alias = "TRACE_HEADER_SPARE_FLAG3")]
        HEADER_SPARE_FLAG3 = 0x00001000, "TRACE_HEADER_SPARE_FLAG3";
        /// `TRACE_HEADER_SPARE_FLAG4`. Defined; no known use. Releases unknown.
        #[doc(alias = "TRACE_HEADER_SPARE_FLAG4")]
        HEADER_SPARE_FLAG4 = 0x00000800, "TRACE_HEADER_SPARE_FLAG4";
        /// `TRACE_HEADER_PMC_COUNTERS_MASK`. Number of performance counter values that precede the payload. The kernel
        /// sets it only in a PERFINFO_TRACE_HEADER. SECHOST also accepts it in a SYSTEM_TRACE_HEADER. Releases unknown.
        #[doc(alias = "TRACE_HEADER_PMC_COUNTERS_MASK")]
        HEADER_PMC_COUNTERS_MASK = 0x00000700, "TRACE_HEADER_PMC_COUNTERS_MASK";
    }
}

impl TraceHeaderMarker {
    /// Returns the bit-field under `TRACE_HEADER_ENUM_MASK`.
    pub const fn header_enum(self) -> u32 {
        (self.0 & 0x00ff0000) >> 16
    }

    /// Returns the flags with a value in the bit-field under `TRACE_HEADER_ENUM_MASK`. Bits of the value that do not
    /// fit are dropped.
    #[must_use]
    pub const fn with_header_enum(self, value: u32) -> TraceHeaderMarker {
        TraceHeaderMarker(self.0 & !0x00ff0000 | value << 16 & 0x00ff0000)
    }

    /// Returns the bit-field under `TRACE_HEADER_PMC_COUNTERS_MASK`.
    pub const fn header_pmc_counters(self) -> u32 {
        (self.0 & 0x00000700) >> 8
    }

    /// Returns the flags with a value in the bit-field under `TRACE_HEADER_PMC_COUNTERS_MASK`. Bits of the value that
    /// do not fit are dropped.
    #[must_use]
    pub const fn with_header_pmc_counters(self, value: u32) -> TraceHeaderMarker {
        TraceHeaderMarker(self.0 & !0x00000700 | value << 8 & 0x00000700)
    }
}

static TABLE: Values = values("TRACE_HEADER_MARKER", true, &[
    named("TRACE_HEADER_FLAG", 2147483648, &[]),
    named("TRACE_HEADER_EVENT_TRACE", 1073741824, &[]),
    named("TRACE_MESSAGE", 268435456, &[]),
    named_bits("TRACE_HEADER_ENUM_MASK", 16711680, Some(16), Some(crate::headers::TraceHeaderType::VALUES), &[]),
    named("TRACE_HEADER_PEBS_INDEX_FLAG", 32768, &[]),
    named("TRACE_HEADER_SPARE_FLAG1", 16384, &[]),
    named("TRACE_HEADER_SPARE_FLAG2", 8192, &[]),
    named("TRACE_HEADER_SPARE_FLAG3", 4096, &[]),
    named("TRACE_HEADER_SPARE_FLAG4", 2048, &[]),
    named_bits("TRACE_HEADER_PMC_COUNTERS_MASK", 1792, Some(8), None, &[]),
]);
