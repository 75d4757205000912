// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/EVENT_TRACE_NETWORK_EVENT_TYPE.toml
open_enum! {
    /// Types of TCP/IP and UDP/IP events.
    ///
    /// No known name in C; here: `EVENT_TRACE_NETWORK_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_TCPIP, and `Class.Type` of EVENT_TRACE_HEADER
    /// for the class of the group. Events of the group EVENT_TRACE_GROUP_UDPIP use the same types. Releases are those
    /// of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceNetworkEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_SEND`. Data sent. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_SEND")]
        SEND = 0x0a, "EVENT_TRACE_TYPE_SEND";
        /// `EVENT_TRACE_TYPE_RECEIVE`. Data received. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_RECEIVE")]
        RECEIVE = 0x0b, "EVENT_TRACE_TYPE_RECEIVE";
        /// `EVENT_TRACE_TYPE_CONNECT`. Connection established. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONNECT")]
        CONNECT = 0x0c, "EVENT_TRACE_TYPE_CONNECT";
        /// `EVENT_TRACE_TYPE_DISCONNECT`. Connection closed. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_DISCONNECT")]
        DISCONNECT = 0x0d, "EVENT_TRACE_TYPE_DISCONNECT";
        /// `EVENT_TRACE_TYPE_RETRANSMIT`. Data retransmitted. Documented for development kits of 5.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_RETRANSMIT")]
        RETRANSMIT = 0x0e, "EVENT_TRACE_TYPE_RETRANSMIT";
        /// `EVENT_TRACE_TYPE_ACCEPT`. Connection accepted. Documented for development kits of 5.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_ACCEPT")]
        ACCEPT = 0x0f, "EVENT_TRACE_TYPE_ACCEPT";
        /// `EVENT_TRACE_TYPE_RECONNECT`. Connection attempt repeated. Documented for development kits of 5.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_RECONNECT")]
        RECONNECT = 0x10, "EVENT_TRACE_TYPE_RECONNECT";
        /// `EVENT_TRACE_TYPE_CONNFAIL`. Connection attempt failed. Documented for development kits of 5.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONNFAIL")]
        CONNFAIL = 0x11, "EVENT_TRACE_TYPE_CONNFAIL";
        /// `EVENT_TRACE_TYPE_COPY_TCP`. Received TCP data copied. Documented for development kits of 5.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_COPY_TCP")]
        COPY_TCP = 0x12, "EVENT_TRACE_TYPE_COPY_TCP";
        /// `EVENT_TRACE_TYPE_COPY_ARP`. ARP data copied (inferred from the name). Documented for development kits
        /// of 5.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_COPY_ARP")]
        COPY_ARP = 0x13, "EVENT_TRACE_TYPE_COPY_ARP";
        /// `EVENT_TRACE_TYPE_ACKFULL`. Full acknowledgement. Documented for development kits of 5.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_ACKFULL")]
        ACKFULL = 0x14, "EVENT_TRACE_TYPE_ACKFULL";
        /// `EVENT_TRACE_TYPE_ACKPART`. Partial acknowledgement. Documented for development kits of 5.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_ACKPART")]
        ACKPART = 0x15, "EVENT_TRACE_TYPE_ACKPART";
        /// `EVENT_TRACE_TYPE_ACKDUP`. Duplicate acknowledgement. Documented for development kits of 5.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_ACKDUP")]
        ACKDUP = 0x16, "EVENT_TRACE_TYPE_ACKDUP";
    }, values("EVENT_TRACE_NETWORK_EVENT_TYPE", false, &[
        named("EVENT_TRACE_TYPE_SEND", 10, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_RECEIVE", 11, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_CONNECT", 12, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_DISCONNECT", 13, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_TYPE_RETRANSMIT", 14, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_TYPE_ACCEPT", 15, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_TYPE_RECONNECT", 16, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_TYPE_CONNFAIL", 17, &[(Release(2), Release(255))]),
        named("EVENT_TRACE_TYPE_COPY_TCP", 18, &[(Release(2), Release(255))]),
        named("EVENT_TRACE_TYPE_COPY_ARP", 19, &[(Release(2), Release(255))]),
        named("EVENT_TRACE_TYPE_ACKFULL", 20, &[(Release(2), Release(255))]),
        named("EVENT_TRACE_TYPE_ACKPART", 21, &[(Release(2), Release(255))]),
        named("EVENT_TRACE_TYPE_ACKDUP", 22, &[(Release(2), Release(255))]),
    ])
}
