// Generated from spec/enums/TRACE_HEADER_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Which structure a trace header is, and which pointer size its data have.
    ///
    /// Microsoft gives the set no name; here: `TRACE_HEADER_TYPE`, held by `UCHAR`.
    ///
    /// Microsoft defines the numbers one by one, without an enumeration. Two highest bits set in the marker tell that the byte has this meaning; a MESSAGE_TRACE_HEADER does not keep its type.
    ///
    /// Known to be complete for releases 10.0..1511.
    ///
    /// What no source says:
    ///
    /// - How 64-bit Windows before 6.0 marks classic events with 64-bit data: the types for them date from 6.0.
    ///
    /// Source: Geoff Chappell, *Trace Headers*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    TraceHeaderType(u8), 1 {
        /// `TRACE_HEADER_TYPE_SYSTEM32`. A full header of a system event, then 32-bit data. Releases 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_SYSTEM32")]
        SYSTEM32 = 0x01 "TRACE_HEADER_TYPE_SYSTEM32",
        /// `TRACE_HEADER_TYPE_SYSTEM64`. A full header of a system event, then 64-bit data. Releases 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_SYSTEM64")]
        SYSTEM64 = 0x02 "TRACE_HEADER_TYPE_SYSTEM64",
        /// `TRACE_HEADER_TYPE_COMPACT32`. The first 0x18 bytes of a header of a system event, then 32-bit data. Releases 6.2+.
        #[doc(alias = "TRACE_HEADER_TYPE_COMPACT32")]
        COMPACT32 = 0x03 "TRACE_HEADER_TYPE_COMPACT32",
        /// `TRACE_HEADER_TYPE_COMPACT64`. The first 0x18 bytes of a header of a system event, then 64-bit data. Releases 6.2+.
        #[doc(alias = "TRACE_HEADER_TYPE_COMPACT64")]
        COMPACT64 = 0x04 "TRACE_HEADER_TYPE_COMPACT64",
        /// `TRACE_HEADER_TYPE_FULL_HEADER32`. The header of a classic event, then 32-bit data. Releases 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_FULL_HEADER32")]
        FULL_HEADER32 = 0x0a "TRACE_HEADER_TYPE_FULL_HEADER32",
        /// `TRACE_HEADER_TYPE_INSTANCE32`. An EVENT_INSTANCE_HEADER of 0x38 bytes, then 32-bit data; readers tell it by a log file's version below 1.1. Releases 5.0..5.1.
        #[doc(alias = "TRACE_HEADER_TYPE_INSTANCE32")]
        INSTANCE32 = 0x0b "TRACE_HEADER_TYPE_INSTANCE32",
        /// `TRACE_HEADER_TYPE_TIMED`. Long out of use, by a name that was still defined in 1511. Defined; nothing is known to use it. Releases 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_TIMED")]
        TIMED = 0x0c "TRACE_HEADER_TYPE_TIMED",
        /// `TRACE_HEADER_TYPE_ERROR`. An error while an event was logged; long out of use, by a name that was still defined in 1511. Defined; nothing is known to use it. Releases 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_ERROR")]
        ERROR = 0x0d "TRACE_HEADER_TYPE_ERROR",
        /// `TRACE_HEADER_TYPE_WNODE_HEADER`. Long out of use, by a name that was still defined in 1511. Defined; nothing is known to use it. Releases 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_WNODE_HEADER")]
        WNODE_HEADER = 0x0e "TRACE_HEADER_TYPE_WNODE_HEADER",
        /// `TRACE_HEADER_TYPE_MESSAGE`. A MESSAGE_TRACE_HEADER of 8 bytes, then the message's arguments; that header has a reserved byte where others keep their type. Releases 5.1+.
        #[doc(alias = "TRACE_HEADER_TYPE_MESSAGE")]
        MESSAGE = 0x0f "TRACE_HEADER_TYPE_MESSAGE",
        /// `TRACE_HEADER_TYPE_PERFINFO32`. A small header of a system event, then 32-bit data. Releases 5.1+.
        #[doc(alias = "TRACE_HEADER_TYPE_PERFINFO32")]
        PERFINFO32 = 0x10 "TRACE_HEADER_TYPE_PERFINFO32",
        /// `TRACE_HEADER_TYPE_PERFINFO64`. A small header of a system event, then 64-bit data. Releases 5.1+.
        #[doc(alias = "TRACE_HEADER_TYPE_PERFINFO64")]
        PERFINFO64 = 0x11 "TRACE_HEADER_TYPE_PERFINFO64",
        /// `TRACE_HEADER_TYPE_EVENT_HEADER32`. An EVENT_HEADER of 0x50 bytes, then 32-bit data; its HeaderType is the upper 16 bits of the marker. Releases 6.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_EVENT_HEADER32")]
        EVENT_HEADER32 = 0x12 "TRACE_HEADER_TYPE_EVENT_HEADER32",
        /// `TRACE_HEADER_TYPE_EVENT_HEADER64`. An EVENT_HEADER of 0x50 bytes, then 64-bit data; its HeaderType is the upper 16 bits of the marker. Releases 6.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_EVENT_HEADER64")]
        EVENT_HEADER64 = 0x13 "TRACE_HEADER_TYPE_EVENT_HEADER64",
        /// `TRACE_HEADER_TYPE_FULL_HEADER64`. The header of a classic event, then 64-bit data. Releases 6.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_FULL_HEADER64")]
        FULL_HEADER64 = 0x14 "TRACE_HEADER_TYPE_FULL_HEADER64",
        /// `TRACE_HEADER_TYPE_INSTANCE64`. An EVENT_INSTANCE_GUID_HEADER of 0x48 bytes, then 64-bit data. Releases 6.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_INSTANCE64")]
        INSTANCE64 = 0x15 "TRACE_HEADER_TYPE_INSTANCE64",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl TraceHeaderType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::trace_header_type::VALUES;
}
