// Generated from spec/enums/TRACE_HEADER_MARKER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// The bits of the first four bytes of a trace header, which tell the types of header apart.
    ///
    /// Microsoft gives the set no name; here: `TRACE_HEADER_MARKER`, held by `ULONG`.
    ///
    /// Headers that begin with a 16-bit size have it in the low 16 bits; only SYSTEM_TRACE_HEADER and PERFINFO_TRACE_HEADER have a version and flags there. The high byte grew as flags, but so few combinations are used that Microsoft also names whole markers.
    ///
    /// What no source says:
    ///
    /// - What the bits 0x2F000000 mean; 0x20000000 is set in TRACE_HEADER_ULONG32_TIME.
    /// - What the four spare flags were to be for.
    ///
    /// Source: Geoff Chappell, *Trace Headers*; Geoff Chappell, *PERFINFO_TRACE_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    TraceHeaderMarker(u32), 4 {
        /// `TRACE_HEADER_FLAG`. Set in all trace headers, and in no WNODE_HEADER, which begins with a 32-bit size. In which releases it holds is not known.
        #[doc(alias = "TRACE_HEADER_FLAG")]
        HEADER_FLAG = 0x80000000 "TRACE_HEADER_FLAG",
        /// `TRACE_HEADER_EVENT_TRACE`. Set in all trace headers but MESSAGE_TRACE_HEADER: the third byte then is a type of header. In which releases it holds is not known.
        #[doc(alias = "TRACE_HEADER_EVENT_TRACE")]
        HEADER_EVENT_TRACE = 0x40000000 "TRACE_HEADER_EVENT_TRACE",
        /// `TRACE_MESSAGE`. Set in a MESSAGE_TRACE_HEADER, and in no other trace header that is known in use: the constant TRACE_HEADER_ULONG32_TIME has it too. In which releases it holds is not known.
        #[doc(alias = "TRACE_MESSAGE")]
        MESSAGE = 0x10000000 "TRACE_MESSAGE",
        /// `TRACE_HEADER_ENUM_MASK`. The type of the header, if TRACE_HEADER_EVENT_TRACE is set. In which releases it holds is not known.
        #[doc(alias = "TRACE_HEADER_ENUM_MASK")]
        HEADER_ENUM_MASK = 0x00ff0000 "TRACE_HEADER_ENUM_MASK",
        /// `TRACE_HEADER_PEBS_INDEX_FLAG`. A PEBS index is inserted before the data: the kernel sets it only in a PERFINFO_TRACE_HEADER, and only for PERFINFO_LOG_TYPE_CONTEXTSWAP, but SECHOST heeds it in a SYSTEM_TRACE_HEADER too. In which releases it holds is not known.
        #[doc(alias = "TRACE_HEADER_PEBS_INDEX_FLAG")]
        HEADER_PEBS_INDEX_FLAG = 0x00008000 "TRACE_HEADER_PEBS_INDEX_FLAG",
        /// `TRACE_HEADER_SPARE_FLAG1`. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "TRACE_HEADER_SPARE_FLAG1")]
        HEADER_SPARE_FLAG1 = 0x00004000 "TRACE_HEADER_SPARE_FLAG1",
        /// `TRACE_HEADER_SPARE_FLAG2`. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "TRACE_HEADER_SPARE_FLAG2")]
        HEADER_SPARE_FLAG2 = 0x00002000 "TRACE_HEADER_SPARE_FLAG2",
        /// `TRACE_HEADER_SPARE_FLAG3`. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "TRACE_HEADER_SPARE_FLAG3")]
        HEADER_SPARE_FLAG3 = 0x00001000 "TRACE_HEADER_SPARE_FLAG3",
        /// `TRACE_HEADER_SPARE_FLAG4`. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "TRACE_HEADER_SPARE_FLAG4")]
        HEADER_SPARE_FLAG4 = 0x00000800 "TRACE_HEADER_SPARE_FLAG4",
        /// `TRACE_HEADER_PMC_COUNTERS_MASK`. How many performance monitoring counters are inserted before the data: the kernel sets it only in a PERFINFO_TRACE_HEADER, but SECHOST heeds it in a SYSTEM_TRACE_HEADER too. In which releases it holds is not known.
        #[doc(alias = "TRACE_HEADER_PMC_COUNTERS_MASK")]
        HEADER_PMC_COUNTERS_MASK = 0x00000700 "TRACE_HEADER_PMC_COUNTERS_MASK",
    }
    also {
    }
    fields { 0x00ff0000, 0x00000700, }
}

impl TraceHeaderMarker {
    /// The field of bits that `TRACE_HEADER_ENUM_MASK` covers.
    pub const fn header_enum(self) -> u32 {
        (self.0 & 0x00ff0000) >> 16
    }

    /// The same with another value in the field that `TRACE_HEADER_ENUM_MASK` covers; bits that do not fit are dropped.
    #[must_use]
    pub const fn with_header_enum(self, value: u32) -> TraceHeaderMarker {
        TraceHeaderMarker(self.0 & !0x00ff0000 | value << 16 & 0x00ff0000)
    }

    /// The field of bits that `TRACE_HEADER_PMC_COUNTERS_MASK` covers.
    pub const fn header_pmc_counters(self) -> u32 {
        (self.0 & 0x00000700) >> 8
    }

    /// The same with another value in the field that `TRACE_HEADER_PMC_COUNTERS_MASK` covers; bits that do not fit are dropped.
    #[must_use]
    pub const fn with_header_pmc_counters(self, value: u32) -> TraceHeaderMarker {
        TraceHeaderMarker(self.0 & !0x00000700 | value << 8 & 0x00000700)
    }
}

#[cfg(feature = "describe")]
impl TraceHeaderMarker {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::trace_header_marker::VALUES;
}
