// Generated from spec/enums/EVENT_TRACE_HEADER_FLAGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// How a header and its data are to be taken when an event is provided, and what a block of Windows Management Instrumentation is.
    ///
    /// Microsoft gives the set no name; here: `EVENT_TRACE_HEADER_FLAGS`, held by `ULONG`.
    ///
    /// Microsoft first named these bits for WNODE_HEADER only, and most of those named WNODE_FLAG have no meaning for tracing. A remark in its header keeps the byte of 0x00010000 to 0x00800000 for tracing alone, save its lowest bit, and calls it the second byte, though counted from the lowest it is the third.
    ///
    /// What no source says:
    ///
    /// - What WNODE_FLAG_INTERNAL2 was for.
    /// - Which kit first has each of the flags that have no meaning for tracing.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_HEADER*.
    EventTraceHeaderFlags(u32), 4 {
        /// `WNODE_FLAG_ALL_DATA`. The bytes are a WNODE_ALL_DATA. In which releases it holds is not known.
        WNODE_FLAG_ALL_DATA = 0x00000001 "WNODE_FLAG_ALL_DATA",
        /// `WNODE_FLAG_SINGLE_INSTANCE`. The bytes are a WNODE_SINGLE_INSTANCE. In which releases it holds is not known.
        WNODE_FLAG_SINGLE_INSTANCE = 0x00000002 "WNODE_FLAG_SINGLE_INSTANCE",
        /// `WNODE_FLAG_SINGLE_ITEM`. The bytes are a WNODE_SINGLE_ITEM. In which releases it holds is not known.
        WNODE_FLAG_SINGLE_ITEM = 0x00000004 "WNODE_FLAG_SINGLE_ITEM",
        /// `WNODE_FLAG_EVENT_ITEM`. The block is an event: valid with the three flags before it. In which releases it holds is not known.
        WNODE_FLAG_EVENT_ITEM = 0x00000008 "WNODE_FLAG_EVENT_ITEM",
        /// `WNODE_FLAG_FIXED_INSTANCE_SIZE`. All instances of a WNODE_ALL_DATA have the same size. In which releases it holds is not known.
        WNODE_FLAG_FIXED_INSTANCE_SIZE = 0x00000010 "WNODE_FLAG_FIXED_INSTANCE_SIZE",
        /// `WNODE_FLAG_TOO_SMALL`. The bytes are a WNODE_TOO_SMALL. In which releases it holds is not known.
        WNODE_FLAG_TOO_SMALL = 0x00000020 "WNODE_FLAG_TOO_SMALL",
        /// `WNODE_FLAG_INSTANCES_SAME`. The instances of a WNODE_ALL_DATA are those of the query before. In which releases it holds is not known.
        WNODE_FLAG_INSTANCES_SAME = 0x00000040 "WNODE_FLAG_INSTANCES_SAME",
        /// `WNODE_FLAG_STATIC_INSTANCE_NAMES`. No names of instances are in the block: they are known from registration. In which releases it holds is not known.
        WNODE_FLAG_STATIC_INSTANCE_NAMES = 0x00000080 "WNODE_FLAG_STATIC_INSTANCE_NAMES",
        /// `WNODE_FLAG_INTERNAL`. In which releases it holds is not known.
        WNODE_FLAG_INTERNAL = 0x00000100 "WNODE_FLAG_INTERNAL",
        /// `WNODE_FLAG_USE_TIMESTAMP`. The event keeps the time stamp that its provider set; use with an EVENT_TRACE_HEADER is known only from Windows 5.1. Releases of the development kit 5.0+.
        WNODE_FLAG_USE_TIMESTAMP = 0x00000200 "WNODE_FLAG_USE_TIMESTAMP",
        /// `TRACE_HEADER_FLAG_USE_TIMESTAMP`. The event keeps the time stamp that its provider set; use with an EVENT_TRACE_HEADER is known only from Windows 5.1. Releases of the development kit 6.0+.
        TRACE_HEADER_FLAG_USE_TIMESTAMP = 0x00000200 "TRACE_HEADER_FLAG_USE_TIMESTAMP",
        /// `WNODE_FLAG_PERSIST_EVENT`. In which releases it holds is not known.
        WNODE_FLAG_PERSIST_EVENT = 0x00000400 "WNODE_FLAG_PERSIST_EVENT",
        /// `WNODE_FLAG_EVENT_REFERENCE`. The bytes are a WNODE_EVENT_REFERENCE. In which releases it holds is not known.
        WNODE_FLAG_EVENT_REFERENCE = 0x00002000 "WNODE_FLAG_EVENT_REFERENCE",
        /// `WNODE_FLAG_ANSI_INSTANCENAMES`. In which releases it holds is not known.
        WNODE_FLAG_ANSI_INSTANCENAMES = 0x00004000 "WNODE_FLAG_ANSI_INSTANCENAMES",
        /// `WNODE_FLAG_METHOD_ITEM`. The bytes are a WNODE_METHOD_ITEM. In which releases it holds is not known.
        WNODE_FLAG_METHOD_ITEM = 0x00008000 "WNODE_FLAG_METHOD_ITEM",
        /// `WNODE_FLAG_PDO_INSTANCE_NAMES`. Names of instances come from the device. In which releases it holds is not known.
        WNODE_FLAG_PDO_INSTANCE_NAMES = 0x00010000 "WNODE_FLAG_PDO_INSTANCE_NAMES",
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
        /// `WNODE_FLAG_SEND_DATA_BLOCK`. Releases of the development kit 6.0+.
        WNODE_FLAG_SEND_DATA_BLOCK = 0x00400000 "WNODE_FLAG_SEND_DATA_BLOCK",
        /// `WNODE_FLAG_VERSIONED_PROPERTIES`. The header begins an EVENT_TRACE_PROPERTIES_V2. In which releases it holds is not known.
        WNODE_FLAG_VERSIONED_PROPERTIES = 0x00800000 "WNODE_FLAG_VERSIONED_PROPERTIES",
        /// `WNODE_FLAG_SEVERITY_MASK`. How severe the event of a WNODE_EVENT_REFERENCE is; the higher, the more. In which releases it holds is not known.
        WNODE_FLAG_SEVERITY_MASK = 0xff000000 "WNODE_FLAG_SEVERITY_MASK",
    }
    also {
    }
    fields { 0xff000000, }
}

impl EventTraceHeaderFlags {
    /// The field of bits that `WNODE_FLAG_SEVERITY_MASK` covers.
    pub const fn wnode_flag_severity(self) -> u32 {
        (self.0 & 0xff000000) >> 24
    }

    /// The same with another value in the field that `WNODE_FLAG_SEVERITY_MASK` covers; bits that do not fit are dropped.
    #[must_use]
    pub const fn with_wnode_flag_severity(self, value: u32) -> EventTraceHeaderFlags {
        EventTraceHeaderFlags(self.0 & !0xff000000 | value << 24 & 0xff000000)
    }
}

#[cfg(feature = "describe")]
impl EventTraceHeaderFlags {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_trace_header_flags::VALUES;
}
