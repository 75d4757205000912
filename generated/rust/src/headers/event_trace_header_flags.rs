// Generated from spec/enums/EVENT_TRACE_HEADER_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Interpretation of a header and its data when an event is provided, and kind of a Windows Management
    /// Instrumentation block.
    ///
    /// No known name in C; here: `EVENT_TRACE_HEADER_FLAGS`, of type `ULONG`.
    ///
    /// Microsoft first named these bits for WNODE_HEADER only. Most names with the prefix WNODE_FLAG have no meaning
    /// for tracing. A comment in the header reserves the byte of 0x00010000 to 0x00800000 for tracing, except its
    /// lowest bit. The comment calls it the second byte; counted from the lowest it is the third.
    ///
    /// Kits before 6.0 define these bits only under names that begin with WNODE_FLAG, for WNODE_HEADER.
    ///
    /// Unknown:
    ///
    /// - Purpose of WNODE_FLAG_INTERNAL2.
    /// - First development kit of each flag without a meaning for tracing.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_HEADER*.
    EventTraceHeaderFlags(u32), size = 4 {
        /// `WNODE_FLAG_ALL_DATA`. The block is a WNODE_ALL_DATA. Releases unknown.
        WNODE_FLAG_ALL_DATA = 0x00000001, "WNODE_FLAG_ALL_DATA";
        /// `WNODE_FLAG_SINGLE_INSTANCE`. The block is a WNODE_SINGLE_INSTANCE. Releases unknown.
        WNODE_FLAG_SINGLE_INSTANCE = 0x00000002, "WNODE_FLAG_SINGLE_INSTANCE";
        /// `WNODE_FLAG_SINGLE_ITEM`. The block is a WNODE_SINGLE_ITEM. Releases unknown.
        WNODE_FLAG_SINGLE_ITEM = 0x00000004, "WNODE_FLAG_SINGLE_ITEM";
        /// `WNODE_FLAG_EVENT_ITEM`. The block is an event. Valid with the three preceding flags. Releases unknown.
        WNODE_FLAG_EVENT_ITEM = 0x00000008, "WNODE_FLAG_EVENT_ITEM";
        /// `WNODE_FLAG_FIXED_INSTANCE_SIZE`. All instances of the WNODE_ALL_DATA have the same size. Releases unknown.
        WNODE_FLAG_FIXED_INSTANCE_SIZE = 0x00000010, "WNODE_FLAG_FIXED_INSTANCE_SIZE";
        /// `WNODE_FLAG_TOO_SMALL`. The block is a WNODE_TOO_SMALL. Releases unknown.
        WNODE_FLAG_TOO_SMALL = 0x00000020, "WNODE_FLAG_TOO_SMALL";
        /// `WNODE_FLAG_INSTANCES_SAME`. The instances of the WNODE_ALL_DATA are those of the previous query. Releases
        /// unknown.
        WNODE_FLAG_INSTANCES_SAME = 0x00000040, "WNODE_FLAG_INSTANCES_SAME";
        /// `WNODE_FLAG_STATIC_INSTANCE_NAMES`. The block contains no instance names. They are specified at
        /// registration. Releases unknown.
        WNODE_FLAG_STATIC_INSTANCE_NAMES = 0x00000080, "WNODE_FLAG_STATIC_INSTANCE_NAMES";
        /// `WNODE_FLAG_INTERNAL`. Releases unknown.
        WNODE_FLAG_INTERNAL = 0x00000100, "WNODE_FLAG_INTERNAL";
        /// `WNODE_FLAG_USE_TIMESTAMP`. The event keeps the timestamp set by its provider. Use with an
        /// EVENT_TRACE_HEADER is known only from Windows 5.1 on. Documented for development kits of 5.0+.
        WNODE_FLAG_USE_TIMESTAMP = 0x00000200, "WNODE_FLAG_USE_TIMESTAMP";
        /// `TRACE_HEADER_FLAG_USE_TIMESTAMP`. The event keeps the timestamp set by its provider. Use with an
        /// EVENT_TRACE_HEADER is known only from Windows 5.1 on. Documented for development kits of 6.0+.
        TRACE_HEADER_FLAG_USE_TIMESTAMP = 0x00000200, "TRACE_HEADER_FLAG_USE_TIMESTAMP";
        /// `WNODE_FLAG_PERSIST_EVENT`. Releases unknown.
        WNODE_FLAG_PERSIST_EVENT = 0x00000400, "WNODE_FLAG_PERSIST_EVENT";
        /// `WNODE_FLAG_EVENT_REFERENCE`. The block is a WNODE_EVENT_REFERENCE. Releases unknown.
        WNODE_FLAG_EVENT_REFERENCE = 0x00002000, "WNODE_FLAG_EVENT_REFERENCE";
        /// `WNODE_FLAG_ANSI_INSTANCENAMES`. Releases unknown.
        WNODE_FLAG_ANSI_INSTANCENAMES = 0x00004000, "WNODE_FLAG_ANSI_INSTANCENAMES";
        /// `WNODE_FLAG_METHOD_ITEM`. The block is a WNODE_METHOD_ITEM. Releases unknown.
        WNODE_FLAG_METHOD_ITEM = 0x00008000, "WNODE_FLAG_METHOD_ITEM";
        /// `WNODE_FLAG_PDO_INSTANCE_NAMES`. Instance names come from the device. Releases unknown.
        WNODE_FLAG_PDO_INSTANCE_NAMES = 0x00010000, "WNODE_FLAG_PDO_INSTANCE_NAMES";
        /// `WNODE_FLAG_TRACED_GUID`. The header is an EVENT_TRACE_HEADER, not a WNODE_HEADER. TraceEvent requires this
        /// flag in 5.0 and sets it in 5.1. Documented for development kits of 5.0+.
        WNODE_FLAG_TRACED_GUID = 0x00020000, "WNODE_FLAG_TRACED_GUID";
        /// `TRACE_HEADER_FLAG_TRACED_GUID`. The header is an EVENT_TRACE_HEADER, not a WNODE_HEADER. Documented for
        /// development kits of 6.0+.
        TRACE_HEADER_FLAG_TRACED_GUID = 0x00020000, "TRACE_HEADER_FLAG_TRACED_GUID";
        /// `WNODE_FLAG_LOG_WNODE`. The header is a WNODE_HEADER to be logged. TraceEvent accepts one in 5.0 only.
        /// Documented for development kits of 5.0+.
        WNODE_FLAG_LOG_WNODE = 0x00040000, "WNODE_FLAG_LOG_WNODE";
        /// `TRACE_HEADER_FLAG_LOG_WNODE`. The header is a WNODE_HEADER to be logged. Documented for development kits
        /// of 6.0+.
        TRACE_HEADER_FLAG_LOG_WNODE = 0x00040000, "TRACE_HEADER_FLAG_LOG_WNODE";
        /// `WNODE_FLAG_USE_GUID_PTR`. The header contains the address of the GUID instead of the GUID. The logger reads
        /// the GUID from there. Documented for development kits of 5.0+.
        WNODE_FLAG_USE_GUID_PTR = 0x00080000, "WNODE_FLAG_USE_GUID_PTR";
        /// `TRACE_HEADER_FLAG_USE_GUID_PTR`. The header contains the address of the GUID instead of the GUID. The
        /// logger reads the GUID from there. Documented for development kits of 6.0+.
        TRACE_HEADER_FLAG_USE_GUID_PTR = 0x00080000, "TRACE_HEADER_FLAG_USE_GUID_PTR";
        /// `WNODE_FLAG_USE_MOF_PTR`. An array of MOF_FIELD follows the header, at most 0x0100 bytes. It specifies the
        /// location of each part of the payload, and the logger joins the parts. Documented for development kits
        /// of 5.0+.
        WNODE_FLAG_USE_MOF_PTR = 0x00100000, "WNODE_FLAG_USE_MOF_PTR";
        /// `TRACE_HEADER_FLAG_USE_MOF_PTR`. An array of MOF_FIELD follows the header, at most 0x0100 bytes. It
        /// specifies the location of each part of the payload, and the logger joins the parts. Documented for
        /// development kits of 6.0+.
        TRACE_HEADER_FLAG_USE_MOF_PTR = 0x00100000, "TRACE_HEADER_FLAG_USE_MOF_PTR";
        /// `WNODE_FLAG_INTERNAL2`. Defined; no known use. Documented for development kits of 5.0.
        WNODE_FLAG_INTERNAL2 = 0x00200000, "WNODE_FLAG_INTERNAL2";
        /// `WNODE_FLAG_NO_HEADER`. The header continues as an EVENT_TRACE that locates the complete event, including
        /// its header, to be logged unchanged. Observed with user-mode loggers of Windows 5.1. Documented for
        /// development kits of 5.1+.
        WNODE_FLAG_NO_HEADER = 0x00200000, "WNODE_FLAG_NO_HEADER";
        /// `WNODE_FLAG_SEND_DATA_BLOCK`. Documented for development kits of 6.0+.
        WNODE_FLAG_SEND_DATA_BLOCK = 0x00400000, "WNODE_FLAG_SEND_DATA_BLOCK";
        /// `WNODE_FLAG_VERSIONED_PROPERTIES`. The header is the first part of an EVENT_TRACE_PROPERTIES_V2. Releases
        /// unknown.
        WNODE_FLAG_VERSIONED_PROPERTIES = 0x00800000, "WNODE_FLAG_VERSIONED_PROPERTIES";
        /// `WNODE_FLAG_SEVERITY_MASK`. Severity of the event of a WNODE_EVENT_REFERENCE. Higher values are more severe.
        /// Releases unknown.
        WNODE_FLAG_SEVERITY_MASK = 0xff000000, "WNODE_FLAG_SEVERITY_MASK";
    }
}

impl EventTraceHeaderFlags {
    /// Returns the bit-field under `WNODE_FLAG_SEVERITY_MASK`.
    pub const fn wnode_flag_severity(self) -> u32 {
        (self.0 & 0xff000000) >> 24
    }

    /// Returns the flags with a value in the bit-field under `WNODE_FLAG_SEVERITY_MASK`. Bits of the value that do not
    /// fit are dropped.
    #[must_use]
    pub const fn with_wnode_flag_severity(self, value: u32) -> EventTraceHeaderFlags {
        EventTraceHeaderFlags(self.0 & !0xff000000 | value << 24 & 0xff000000)
    }
}

static TABLE: Values = values("EVENT_TRACE_HEADER_FLAGS", true, &[
    named("WNODE_FLAG_ALL_DATA", 1, &[]),
    named("WNODE_FLAG_SINGLE_INSTANCE", 2, &[]),
    named("WNODE_FLAG_SINGLE_ITEM", 4, &[]),
    named("WNODE_FLAG_EVENT_ITEM", 8, &[]),
    named("WNODE_FLAG_FIXED_INSTANCE_SIZE", 16, &[]),
    named("WNODE_FLAG_TOO_SMALL", 32, &[]),
    named("WNODE_FLAG_INSTANCES_SAME", 64, &[]),
    named("WNODE_FLAG_STATIC_INSTANCE_NAMES", 128, &[]),
    named("WNODE_FLAG_INTERNAL", 256, &[]),
    named("WNODE_FLAG_USE_TIMESTAMP", 512, &[(Release(0), Release(255))]),
    named("TRACE_HEADER_FLAG_USE_TIMESTAMP", 512, &[(Release(4), Release(255))]),
    named("WNODE_FLAG_PERSIST_EVENT", 1024, &[]),
    named("WNODE_FLAG_EVENT_REFERENCE", 8192, &[]),
    named("WNODE_FLAG_ANSI_INSTANCENAMES", 16384, &[]),
    named("WNODE_FLAG_METHOD_ITEM", 32768, &[]),
    named("WNODE_FLAG_PDO_INSTANCE_NAMES", 65536, &[]),
    named("WNODE_FLAG_TRACED_GUID", 131072, &[(Release(0), Release(255))]),
    named("TRACE_HEADER_FLAG_TRACED_GUID", 131072, &[(Release(4), Release(255))]),
    named("WNODE_FLAG_LOG_WNODE", 262144, &[(Release(0), Release(255))]),
    named("TRACE_HEADER_FLAG_LOG_WNODE", 262144, &[(Release(4), Release(255))]),
    named("WNODE_FLAG_USE_GUID_PTR", 524288, &[(Release(0), Release(255))]),
    named("TRACE_HEADER_FLAG_USE_GUID_PTR", 524288, &[(Release(4), Release(255))]),
    named("WNODE_FLAG_USE_MOF_PTR", 1048576, &[(Release(0), Release(255))]),
    named("TRACE_HEADER_FLAG_USE_MOF_PTR", 1048576, &[(Release(4), Release(255))]),
    named("WNODE_FLAG_INTERNAL2", 2097152, &[(Release(0), Release(0))]),
    named("WNODE_FLAG_NO_HEADER", 2097152, &[(Release(1), Release(255))]),
    named("WNODE_FLAG_SEND_DATA_BLOCK", 4194304, &[(Release(4), Release(255))]),
    named("WNODE_FLAG_VERSIONED_PROPERTIES", 8388608, &[]),
    named_bits("WNODE_FLAG_SEVERITY_MASK", 4278190080, Some(24), None, &[]),
]);
