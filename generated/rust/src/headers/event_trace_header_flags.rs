// Generated from spec/enums/EVENT_TRACE_HEADER_FLAGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// How the header and the data of a classic event are to be taken when it is provided.
    ///
    /// Microsoft gives the set no name; here: `EVENT_TRACE_HEADER_FLAGS`, held by `ULONG`.
    ///
    /// Microsoft first named these bits for WNODE_HEADER only. A remark in its header keeps the byte of 0x00010000 to 0x00800000 for tracing alone, save its lowest bit, and calls it the second byte, though counted from the lowest it is the third.
    ///
    /// What no source says:
    ///
    /// - What WNODE_FLAG_INTERNAL2 was for.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_HEADER*.
    EventTraceHeaderFlags(u32), 4 {
        /// `WNODE_FLAG_USE_TIMESTAMP`. The event keeps the time stamp that its provider set; use with an EVENT_TRACE_HEADER is known only from Windows 5.1. Releases of the development kit 5.0+.
        WNODE_FLAG_USE_TIMESTAMP = 0x00000200 "WNODE_FLAG_USE_TIMESTAMP",
        /// `TRACE_HEADER_FLAG_USE_TIMESTAMP`. The event keeps the time stamp that its provider set; use with an EVENT_TRACE_HEADER is known only from Windows 5.1. Releases of the development kit 6.0+.
        TRACE_HEADER_FLAG_USE_TIMESTAMP = 0x00000200 "TRACE_HEADER_FLAG_USE_TIMESTAMP",
        /// `WNODE_FLAG_TRACED_GUID`. The bytes are an EVENT_TRACE_HEADER, not a WNODE_HEADER; TraceEvent of 5.0 expects it, that of 5.1 sets it. Releases of the development kit 5.0+.
        WNODE_FLAG_TRACED_GUID = 0x00020000 "WNODE_FLAG_TRACED_GUID",
        /// `TRACE_HEADER_FLAG_TRACED_GUID`. The bytes are an EVENT_TRACE_HEADER, not a WNODE_HEADER. Releases of the development kit 6.0+.
        TRACE_HEADER_FLAG_TRACED_GUID = 0x00020000 "TRACE_HEADER_FLAG_TRACED_GUID",
        /// `WNODE_FLAG_LOG_WNODE`. The bytes are a WNODE_HEADER that is to be logged; TraceEvent takes one in 5.0 only. Releases of the development kit 5.0+.
        WNODE_FLAG_LOG_WNODE = 0x00040000 "WNODE_FLAG_LOG_WNODE",
        /// `TRACE_HEADER_FLAG_LOG_WNODE`. The bytes are a WNODE_HEADER that is to be logged. Releases of the development kit 6.0+.
        TRACE_HEADER_FLAG_LOG_WNODE = 0x00040000 "TRACE_HEADER_FLAG_LOG_WNODE",
        /// `WNODE_FLAG_USE_GUID_PTR`. The header has the address of the GUID instead of the GUID, which the logger then fetches. Releases of the development kit 5.0+.
        WNODE_FLAG_USE_GUID_PTR = 0x00080000 "WNODE_FLAG_USE_GUID_PTR",
        /// `TRACE_HEADER_FLAG_USE_GUID_PTR`. The header has the address of the GUID instead of the GUID, which the logger then fetches. Releases of the development kit 6.0+.
        TRACE_HEADER_FLAG_USE_GUID_PTR = 0x00080000 "TRACE_HEADER_FLAG_USE_GUID_PTR",
        /// `WNODE_FLAG_USE_MOF_PTR`. What follows the header is an array of MOF_FIELD, at most 0x0100 bytes, that says where the parts of the data are; the logger then puts them together. Releases of the development kit 5.0+.
        WNODE_FLAG_USE_MOF_PTR = 0x00100000 "WNODE_FLAG_USE_MOF_PTR",
        /// `TRACE_HEADER_FLAG_USE_MOF_PTR`. What follows the header is an array of MOF_FIELD, at most 0x0100 bytes, that says where the parts of the data are; the logger then puts them together. Releases of the development kit 6.0+.
        TRACE_HEADER_FLAG_USE_MOF_PTR = 0x00100000 "TRACE_HEADER_FLAG_USE_MOF_PTR",
        /// `WNODE_FLAG_INTERNAL2`. Defined; nothing is known to use it. Releases of the development kit 5.0.
        WNODE_FLAG_INTERNAL2 = 0x00200000 "WNODE_FLAG_INTERNAL2",
        /// `WNODE_FLAG_NO_HEADER`. The header goes on as an EVENT_TRACE that says where the whole event is, header included, to be logged as it is; seen with loggers in user mode of Windows 5.1. Releases of the development kit 5.1+.
        WNODE_FLAG_NO_HEADER = 0x00200000 "WNODE_FLAG_NO_HEADER",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EventTraceHeaderFlags {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_trace_header_flags::VALUES;
}
