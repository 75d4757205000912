// Generated from spec/enums/TRACE_HEADER_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Structure of a trace header, and pointer size of its data.
    ///
    /// No known name in C; here: `TRACE_HEADER_TYPE`, of type `UCHAR`.
    ///
    /// Microsoft defines the numbers individually, without an enumeration. The byte has this meaning if the two highest
    /// bits of the marker are set. A MESSAGE_TRACE_HEADER does not store its type.
    ///
    /// Complete for releases 10.0..1511.
    ///
    /// Defined in NTWMI.H (kits of 10.0 to 1511).
    ///
    /// Unknown:
    ///
    /// - How 64-bit Windows before 6.0 marks classic events with 64-bit data. The types for them date from 6.0.
    ///
    /// Source: Geoff Chappell, *Trace Headers*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    TraceHeaderType(u8), size = 1 {
        /// `TRACE_HEADER_TYPE_SYSTEM32`. Full system event header, followed by 32-bit data. Documented for 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_SYSTEM32")]
        SYSTEM32 = 0x01, "TRACE_HEADER_TYPE_SYSTEM32";
        /// `TRACE_HEADER_TYPE_SYSTEM64`. Full system event header, followed by 64-bit data. Documented for 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_SYSTEM64")]
        SYSTEM64 = 0x02, "TRACE_HEADER_TYPE_SYSTEM64";
        /// `TRACE_HEADER_TYPE_COMPACT32`. First 0x18 bytes of a system event header, followed by 32-bit data.
        /// Documented for 6.2+.
        #[doc(alias = "TRACE_HEADER_TYPE_COMPACT32")]
        COMPACT32 = 0x03, "TRACE_HEADER_TYPE_COMPACT32";
        /// `TRACE_HEADER_TYPE_COMPACT64`. First 0x18 bytes of a system event header, followed by 64-bit data.
        /// Documented for 6.2+.
        #[doc(alias = "TRACE_HEADER_TYPE_COMPACT64")]
        COMPACT64 = 0x04, "TRACE_HEADER_TYPE_COMPACT64";
        /// `TRACE_HEADER_TYPE_FULL_HEADER32`. Classic event header, followed by 32-bit data. Documented for 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_FULL_HEADER32")]
        FULL_HEADER32 = 0x0a, "TRACE_HEADER_TYPE_FULL_HEADER32";
        /// `TRACE_HEADER_TYPE_INSTANCE32`. EVENT_INSTANCE_HEADER of 0x38 bytes, followed by 32-bit data. Readers
        /// recognize it by a log file version below 1.1. Documented for 5.0..5.1.
        #[doc(alias = "TRACE_HEADER_TYPE_INSTANCE32")]
        INSTANCE32 = 0x0b, "TRACE_HEADER_TYPE_INSTANCE32";
        /// `TRACE_HEADER_TYPE_TIMED`. Long obsolete. The name was still defined in 1511. Defined; no known use.
        /// Documented for 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_TIMED")]
        TIMED = 0x0c, "TRACE_HEADER_TYPE_TIMED";
        /// `TRACE_HEADER_TYPE_ERROR`. Error during the logging of an event. Long obsolete; the name was still defined
        /// in 1511. Defined; no known use. Documented for 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_ERROR")]
        ERROR = 0x0d, "TRACE_HEADER_TYPE_ERROR";
        /// `TRACE_HEADER_TYPE_WNODE_HEADER`. Long obsolete. The name was still defined in 1511. Defined; no known use.
        /// Documented for 5.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_WNODE_HEADER")]
        WNODE_HEADER = 0x0e, "TRACE_HEADER_TYPE_WNODE_HEADER";
        /// `TRACE_HEADER_TYPE_MESSAGE`. MESSAGE_TRACE_HEADER of 8 bytes, followed by the arguments of the message. This
        /// header has a reserved byte in place of the type. Documented for 5.1+.
        #[doc(alias = "TRACE_HEADER_TYPE_MESSAGE")]
        MESSAGE = 0x0f, "TRACE_HEADER_TYPE_MESSAGE";
        /// `TRACE_HEADER_TYPE_PERFINFO32`. Small system event header, followed by 32-bit data. Documented for 5.1+.
        #[doc(alias = "TRACE_HEADER_TYPE_PERFINFO32")]
        PERFINFO32 = 0x10, "TRACE_HEADER_TYPE_PERFINFO32";
        /// `TRACE_HEADER_TYPE_PERFINFO64`. Small system event header, followed by 64-bit data. Documented for 5.1+.
        #[doc(alias = "TRACE_HEADER_TYPE_PERFINFO64")]
        PERFINFO64 = 0x11, "TRACE_HEADER_TYPE_PERFINFO64";
        /// `TRACE_HEADER_TYPE_EVENT_HEADER32`. EVENT_HEADER of 0x50 bytes, followed by 32-bit data. Its HeaderType is
        /// the upper 16 bits of the marker. Documented for 6.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_EVENT_HEADER32")]
        EVENT_HEADER32 = 0x12, "TRACE_HEADER_TYPE_EVENT_HEADER32";
        /// `TRACE_HEADER_TYPE_EVENT_HEADER64`. EVENT_HEADER of 0x50 bytes, followed by 64-bit data. Its HeaderType is
        /// the upper 16 bits of the marker. Documented for 6.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_EVENT_HEADER64")]
        EVENT_HEADER64 = 0x13, "TRACE_HEADER_TYPE_EVENT_HEADER64";
        /// `TRACE_HEADER_TYPE_FULL_HEADER64`. Classic event header, followed by 64-bit data. Documented for 6.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_FULL_HEADER64")]
        FULL_HEADER64 = 0x14, "TRACE_HEADER_TYPE_FULL_HEADER64";
        /// `TRACE_HEADER_TYPE_INSTANCE64`. EVENT_INSTANCE_GUID_HEADER of 0x48 bytes, followed by 64-bit data.
        /// Documented for 6.0+.
        #[doc(alias = "TRACE_HEADER_TYPE_INSTANCE64")]
        INSTANCE64 = 0x15, "TRACE_HEADER_TYPE_INSTANCE64";
    }
}

static TABLE: Values = values("TRACE_HEADER_TYPE", false, &[
    named("TRACE_HEADER_TYPE_SYSTEM32", 1, &[(Release(0), Release(255))]),
    named("TRACE_HEADER_TYPE_SYSTEM64", 2, &[(Release(0), Release(255))]),
    named("TRACE_HEADER_TYPE_COMPACT32", 3, &[(Release(7), Release(255))]),
    named("TRACE_HEADER_TYPE_COMPACT64", 4, &[(Release(7), Release(255))]),
    named("TRACE_HEADER_TYPE_FULL_HEADER32", 10, &[(Release(0), Release(255))]),
    named("TRACE_HEADER_TYPE_INSTANCE32", 11, &[(Release(0), Release(1))]),
    named("TRACE_HEADER_TYPE_INSTANCE32", 11, &[(Release(2), Release(255))]),
    named("TRACE_HEADER_TYPE_TIMED", 12, &[(Release(0), Release(255))]),
    named("TRACE_HEADER_TYPE_ERROR", 13, &[(Release(0), Release(255))]),
    named("TRACE_HEADER_TYPE_WNODE_HEADER", 14, &[(Release(0), Release(255))]),
    named("TRACE_HEADER_TYPE_MESSAGE", 15, &[(Release(1), Release(255))]),
    named("TRACE_HEADER_TYPE_PERFINFO32", 16, &[(Release(1), Release(255))]),
    named("TRACE_HEADER_TYPE_PERFINFO64", 17, &[(Release(1), Release(255))]),
    named("TRACE_HEADER_TYPE_EVENT_HEADER32", 18, &[(Release(4), Release(255))]),
    named("TRACE_HEADER_TYPE_EVENT_HEADER64", 19, &[(Release(4), Release(255))]),
    named("TRACE_HEADER_TYPE_FULL_HEADER64", 20, &[(Release(4), Release(255))]),
    named("TRACE_HEADER_TYPE_INSTANCE64", 21, &[(Release(4), Release(255))]),
]);
