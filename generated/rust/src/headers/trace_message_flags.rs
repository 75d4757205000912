// Generated from spec/enums/TRACE_MESSAGE_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Items between the header of a message and its arguments.
    ///
    /// No known name in C; here: `TRACE_MESSAGE_FLAGS`, of type `ULONG`.
    ///
    /// The first six are copied from the caller's flags. No flag describes the arguments. They are one block, and the
    /// reader must know its layout.
    ///
    /// Source: Geoff Chappell, *MESSAGE_TRACE_HEADER*; The mingw-w64 developers, *evntrace.h*.
    TraceMessageFlags(u32), size = 4 {
        /// `TRACE_MESSAGE_SEQUENCE`. Sequence number of 32 bits, assigned by the logger. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_SEQUENCE")]
        SEQUENCE = 0x00000001, "TRACE_MESSAGE_SEQUENCE";
        /// `TRACE_MESSAGE_GUID`. GUID from the provider, unless a component ID is present instead. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_GUID")]
        GUID = 0x00000002, "TRACE_MESSAGE_GUID";
        /// `TRACE_MESSAGE_COMPONENTID`. Component ID of 32 bits, from the provider. No GUID follows then, even if
        /// TRACE_MESSAGE_GUID is set. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_COMPONENTID")]
        COMPONENTID = 0x00000004, "TRACE_MESSAGE_COMPONENTID";
        /// `TRACE_MESSAGE_TIMESTAMP`. Timestamp of 64 bits, from the logger. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_TIMESTAMP")]
        TIMESTAMP = 0x00000008, "TRACE_MESSAGE_TIMESTAMP";
        /// `TRACE_MESSAGE_PERFORMANCE_TIMESTAMP`. In 5.1, the timestamp is from the performance counter. Later releases
        /// use the session clock in any case. Set alone, it adds no timestamp, although room for one is reserved.
        /// Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_PERFORMANCE_TIMESTAMP")]
        PERFORMANCE_TIMESTAMP = 0x00000010, "TRACE_MESSAGE_PERFORMANCE_TIMESTAMP";
        /// `TRACE_MESSAGE_SYSTEMINFO`. Thread ID and process ID, 32 bits each. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_SYSTEMINFO")]
        SYSTEMINFO = 0x00000020, "TRACE_MESSAGE_SYSTEMINFO";
        /// `TRACE_MESSAGE_POINTER32`. Logged by 32-bit provider code. Documented for 6.0+.
        #[doc(alias = "TRACE_MESSAGE_POINTER32")]
        POINTER32 = 0x00000040, "TRACE_MESSAGE_POINTER32";
        /// `TRACE_MESSAGE_POINTER64`. Logged by 64-bit provider code. Documented for 6.0+.
        #[doc(alias = "TRACE_MESSAGE_POINTER64")]
        POINTER64 = 0x00000080, "TRACE_MESSAGE_POINTER64";
    } also {
        COMPONENT_ID = 0x00000004, "TRACE_MESSAGE_COMPONENT_ID";
    }
}

static TABLE: Values = values("TRACE_MESSAGE_FLAGS", true, &[
    named("TRACE_MESSAGE_SEQUENCE", 1, &[(Release(1), Release(255))]),
    named("TRACE_MESSAGE_GUID", 2, &[(Release(1), Release(255))]),
    named("TRACE_MESSAGE_COMPONENTID", 4, &[(Release(1), Release(255))]),
    named("TRACE_MESSAGE_COMPONENT_ID", 4, &[(Release(1), Release(255))]),
    named("TRACE_MESSAGE_TIMESTAMP", 8, &[(Release(1), Release(255))]),
    named("TRACE_MESSAGE_PERFORMANCE_TIMESTAMP", 16, &[(Release(1), Release(255))]),
    named("TRACE_MESSAGE_SYSTEMINFO", 32, &[(Release(1), Release(255))]),
    named("TRACE_MESSAGE_POINTER32", 64, &[(Release(4), Release(255))]),
    named("TRACE_MESSAGE_POINTER64", 128, &[(Release(4), Release(255))]),
]);
