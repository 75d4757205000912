// Generated from spec/enums/TRACE_MESSAGE_FLAGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Items between the header of a message and its arguments.
    ///
    /// No known name in C; here: `TRACE_MESSAGE_FLAGS`, of type `ULONG`.
    ///
    /// The first six are copied from the caller's flags. No flag describes the arguments. They are one block, and the reader must know its layout.
    ///
    /// Source: Geoff Chappell, *MESSAGE_TRACE_HEADER*; The mingw-w64 developers, *evntrace.h*.
    TraceMessageFlags(u32), 4 {
        /// `TRACE_MESSAGE_SEQUENCE`. Sequence number of 32 bits, assigned by the logger. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_SEQUENCE")]
        SEQUENCE = 0x00000001 "TRACE_MESSAGE_SEQUENCE",
        /// `TRACE_MESSAGE_GUID`. GUID from the provider, unless a component ID is present instead. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_GUID")]
        GUID = 0x00000002 "TRACE_MESSAGE_GUID",
        /// `TRACE_MESSAGE_COMPONENTID`. Component ID of 32 bits, from the provider. No GUID follows then, even if TRACE_MESSAGE_GUID is set. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_COMPONENTID")]
        COMPONENTID = 0x00000004 "TRACE_MESSAGE_COMPONENTID",
        /// `TRACE_MESSAGE_TIMESTAMP`. Timestamp of 64 bits, from the logger. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_TIMESTAMP")]
        TIMESTAMP = 0x00000008 "TRACE_MESSAGE_TIMESTAMP",
        /// `TRACE_MESSAGE_PERFORMANCE_TIMESTAMP`. In 5.1, the timestamp is from the performance counter. Later releases use the session clock in any case. Set alone, it adds no timestamp, although room for one is reserved. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_PERFORMANCE_TIMESTAMP")]
        PERFORMANCE_TIMESTAMP = 0x00000010 "TRACE_MESSAGE_PERFORMANCE_TIMESTAMP",
        /// `TRACE_MESSAGE_SYSTEMINFO`. Thread ID and process ID, 32 bits each. Documented for 5.1+.
        #[doc(alias = "TRACE_MESSAGE_SYSTEMINFO")]
        SYSTEMINFO = 0x00000020 "TRACE_MESSAGE_SYSTEMINFO",
        /// `TRACE_MESSAGE_POINTER32`. Logged by 32-bit provider code. Documented for 6.0+.
        #[doc(alias = "TRACE_MESSAGE_POINTER32")]
        POINTER32 = 0x00000040 "TRACE_MESSAGE_POINTER32",
        /// `TRACE_MESSAGE_POINTER64`. Logged by 64-bit provider code. Documented for 6.0+.
        #[doc(alias = "TRACE_MESSAGE_POINTER64")]
        POINTER64 = 0x00000080 "TRACE_MESSAGE_POINTER64",
    }
    also {
        COMPONENT_ID = 0x00000004 "TRACE_MESSAGE_COMPONENT_ID",
    }
    fields { }
}

impl TraceMessageFlags {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "TRACE_MESSAGE_FLAGS", flags: true, values: &[
    NamedValue { name: "TRACE_MESSAGE_SEQUENCE", value: 1, shift: None, holds: None, releases: &[(Release(1), Release(255)),] },
    NamedValue { name: "TRACE_MESSAGE_GUID", value: 2, shift: None, holds: None, releases: &[(Release(1), Release(255)),] },
    NamedValue { name: "TRACE_MESSAGE_COMPONENTID", value: 4, shift: None, holds: None, releases: &[(Release(1), Release(255)),] },
    NamedValue { name: "TRACE_MESSAGE_COMPONENT_ID", value: 4, shift: None, holds: None, releases: &[(Release(1), Release(255)),] },
    NamedValue { name: "TRACE_MESSAGE_TIMESTAMP", value: 8, shift: None, holds: None, releases: &[(Release(1), Release(255)),] },
    NamedValue { name: "TRACE_MESSAGE_PERFORMANCE_TIMESTAMP", value: 16, shift: None, holds: None, releases: &[(Release(1), Release(255)),] },
    NamedValue { name: "TRACE_MESSAGE_SYSTEMINFO", value: 32, shift: None, holds: None, releases: &[(Release(1), Release(255)),] },
    NamedValue { name: "TRACE_MESSAGE_POINTER32", value: 64, shift: None, holds: None, releases: &[(Release(4), Release(255)),] },
    NamedValue { name: "TRACE_MESSAGE_POINTER64", value: 128, shift: None, holds: None, releases: &[(Release(4), Release(255)),] },
] };
