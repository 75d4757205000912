// Generated from spec/enums/EVENT_TRACE_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Event types common to all groups.
    ///
    /// No known name in C; here: `EVENT_TRACE_TYPE`, of type `UCHAR`.
    ///
    /// Types from 0x0A to 0xEF have a meaning of their own in each group, and a set of names for each group. Releases
    /// are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Source: Geoff Chappell, *Hook IDs For NT Kernel Logger Events*.
    EventTraceType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_INFO`. Informational event, or a point in time. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_INFO")]
        INFO = 0x00, "EVENT_TRACE_TYPE_INFO";
        /// `EVENT_TRACE_TYPE_START`. Start of an activity. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_START")]
        START = 0x01, "EVENT_TRACE_TYPE_START";
        /// `EVENT_TRACE_TYPE_END`. End of an activity. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_END")]
        END = 0x02, "EVENT_TRACE_TYPE_END";
        /// `EVENT_TRACE_TYPE_STOP`. Stop of an activity. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_STOP")]
        STOP = 0x02, "EVENT_TRACE_TYPE_STOP";
        /// `EVENT_TRACE_TYPE_DC_START`. Object that existed when data collection started. Documented for development
        /// kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_DC_START")]
        DC_START = 0x03, "EVENT_TRACE_TYPE_DC_START";
        /// `EVENT_TRACE_TYPE_DC_END`. Object that existed when data collection ended. Documented for development kits
        /// of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_DC_END")]
        DC_END = 0x04, "EVENT_TRACE_TYPE_DC_END";
        /// `EVENT_TRACE_TYPE_EXTENSION`. Continuation of another event. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_EXTENSION")]
        EXTENSION = 0x05, "EVENT_TRACE_TYPE_EXTENSION";
        /// `EVENT_TRACE_TYPE_REPLY`. Reply. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REPLY")]
        REPLY = 0x06, "EVENT_TRACE_TYPE_REPLY";
        /// `EVENT_TRACE_TYPE_DEQUEUE`. Removal from a queue. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_DEQUEUE")]
        DEQUEUE = 0x07, "EVENT_TRACE_TYPE_DEQUEUE";
        /// `EVENT_TRACE_TYPE_RESUME`. Resumption of an activity. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_RESUME")]
        RESUME = 0x07, "EVENT_TRACE_TYPE_RESUME";
        /// `EVENT_TRACE_TYPE_CHECKPOINT`. Checkpoint. Documented for development kits of 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_CHECKPOINT")]
        CHECKPOINT = 0x08, "EVENT_TRACE_TYPE_CHECKPOINT";
        /// `EVENT_TRACE_TYPE_SUSPEND`. Suspension of an activity. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_SUSPEND")]
        SUSPEND = 0x08, "EVENT_TRACE_TYPE_SUSPEND";
        /// `EVENT_TRACE_TYPE_RESERVED9`. Reserved. Documented for development kits of 5.0..5.2.
        #[doc(alias = "EVENT_TRACE_TYPE_RESERVED9")]
        RESERVED9 = 0x09, "EVENT_TRACE_TYPE_RESERVED9";
        /// `EVENT_TRACE_TYPE_WINEVT_SEND`. Message sent. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_WINEVT_SEND")]
        WINEVT_SEND = 0x09, "EVENT_TRACE_TYPE_WINEVT_SEND";
        /// `EVENT_TRACE_TYPE_WINEVT_RECEIVE`. Message received. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_WINEVT_RECEIVE")]
        WINEVT_RECEIVE = 0xf0, "EVENT_TRACE_TYPE_WINEVT_RECEIVE";
    }
}

static TABLE: Values = values("EVENT_TRACE_TYPE", false, &[
    named("EVENT_TRACE_TYPE_INFO", 0, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_START", 1, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_END", 2, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_STOP", 2, &[(Release(4), Release(255))]),
    named("EVENT_TRACE_TYPE_DC_START", 3, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_DC_END", 4, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_EXTENSION", 5, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_REPLY", 6, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_DEQUEUE", 7, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_RESUME", 7, &[(Release(4), Release(255))]),
    named("EVENT_TRACE_TYPE_CHECKPOINT", 8, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_TYPE_SUSPEND", 8, &[(Release(4), Release(255))]),
    named("EVENT_TRACE_TYPE_RESERVED9", 9, &[(Release(0), Release(3))]),
    named("EVENT_TRACE_TYPE_WINEVT_SEND", 9, &[(Release(4), Release(255))]),
    named("EVENT_TRACE_TYPE_WINEVT_RECEIVE", 240, &[(Release(4), Release(255))]),
]);
