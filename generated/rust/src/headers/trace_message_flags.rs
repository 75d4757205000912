// Generated from spec/enums/TRACE_MESSAGE_FLAGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What stands between the header of a message and its arguments.
    ///
    /// Microsoft gives the set no name; here: `TRACE_MESSAGE_FLAGS`, held by `ULONG`.
    ///
    /// The first six come from the caller's flags as they are. Nothing is said of the arguments: they are one piece, which whoever reads it must know how to take apart.
    ///
    /// Source: Geoff Chappell, *MESSAGE_TRACE_HEADER*; The mingw-w64 developers, *evntrace.h*.
    TraceMessageFlags(u32), 4 {
        /// `TRACE_MESSAGE_SEQUENCE`. A sequence number of 32 bits, from the logger. Releases 5.1+.
        #[doc(alias = "TRACE_MESSAGE_SEQUENCE")]
        SEQUENCE = 0x00000001 "TRACE_MESSAGE_SEQUENCE",
        /// `TRACE_MESSAGE_GUID`. A GUID, from the provider, unless a component ID goes before it. Releases 5.1+.
        #[doc(alias = "TRACE_MESSAGE_GUID")]
        GUID = 0x00000002 "TRACE_MESSAGE_GUID",
        /// `TRACE_MESSAGE_COMPONENTID`. A component ID of 32 bits, from the provider; there is then no GUID, even if TRACE_MESSAGE_GUID is set. Releases 5.1+.
        #[doc(alias = "TRACE_MESSAGE_COMPONENTID")]
        COMPONENTID = 0x00000004 "TRACE_MESSAGE_COMPONENTID",
        /// `TRACE_MESSAGE_TIMESTAMP`. A time stamp of 64 bits, from the logger. Releases 5.1+.
        #[doc(alias = "TRACE_MESSAGE_TIMESTAMP")]
        TIMESTAMP = 0x00000008 "TRACE_MESSAGE_TIMESTAMP",
        /// `TRACE_MESSAGE_PERFORMANCE_TIMESTAMP`. In 5.1 the time stamp is from the performance counter; later releases take the session's clock whatever it says. Alone it brings no time stamp, though room for one is counted. Releases 5.1+.
        #[doc(alias = "TRACE_MESSAGE_PERFORMANCE_TIMESTAMP")]
        PERFORMANCE_TIMESTAMP = 0x00000010 "TRACE_MESSAGE_PERFORMANCE_TIMESTAMP",
        /// `TRACE_MESSAGE_SYSTEMINFO`. The thread and the process, 32 bits each. Releases 5.1+.
        #[doc(alias = "TRACE_MESSAGE_SYSTEMINFO")]
        SYSTEMINFO = 0x00000020 "TRACE_MESSAGE_SYSTEMINFO",
        /// `TRACE_MESSAGE_POINTER32`. The provider's code was 32-bit code. Releases 6.0+.
        #[doc(alias = "TRACE_MESSAGE_POINTER32")]
        POINTER32 = 0x00000040 "TRACE_MESSAGE_POINTER32",
        /// `TRACE_MESSAGE_POINTER64`. The provider's code was 64-bit code. Releases 6.0+.
        #[doc(alias = "TRACE_MESSAGE_POINTER64")]
        POINTER64 = 0x00000080 "TRACE_MESSAGE_POINTER64",
    }
    also {
        COMPONENT_ID = 0x00000004 "TRACE_MESSAGE_COMPONENT_ID",
    }
    fields { }
}

#[cfg(feature = "describe")]
impl TraceMessageFlags {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::trace_message_flags::VALUES;
}
