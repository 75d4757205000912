// Generated from spec/enums/EVENT_TRACE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Types of events that are not those of one group.
    ///
    /// Microsoft gives the set no name; here: `EVENT_TRACE_TYPE`, held by `UCHAR`.
    ///
    /// Types from 0x0A to 0xEF mean something else in each group; their names stand with the events of the group. The releases are those of the kit whose EVNTRACE.H defines the name.
    ///
    /// Source: Geoff Chappell, *Hook IDs For NT Kernel Logger Events*.
    EventTraceType(u8), 1 {
        /// `EVENT_TRACE_TYPE_INFO`. Information, or a point in time. Releases of the development kit 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_INFO")]
        INFO = 0x00 "EVENT_TRACE_TYPE_INFO",
        /// `EVENT_TRACE_TYPE_START`. Something begins. Releases of the development kit 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_START")]
        START = 0x01 "EVENT_TRACE_TYPE_START",
        /// `EVENT_TRACE_TYPE_END`. Something ends. Releases of the development kit 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_END")]
        END = 0x02 "EVENT_TRACE_TYPE_END",
        /// `EVENT_TRACE_TYPE_STOP`. Something stops. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_STOP")]
        STOP = 0x02 "EVENT_TRACE_TYPE_STOP",
        /// `EVENT_TRACE_TYPE_DC_START`. What was there when the collection of data started. Releases of the development kit 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_DC_START")]
        DC_START = 0x03 "EVENT_TRACE_TYPE_DC_START",
        /// `EVENT_TRACE_TYPE_DC_END`. What was there when the collection of data ended. Releases of the development kit 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_DC_END")]
        DC_END = 0x04 "EVENT_TRACE_TYPE_DC_END",
        /// `EVENT_TRACE_TYPE_EXTENSION`. What continues another event. Releases of the development kit 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_EXTENSION")]
        EXTENSION = 0x05 "EVENT_TRACE_TYPE_EXTENSION",
        /// `EVENT_TRACE_TYPE_REPLY`. A reply. Releases of the development kit 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REPLY")]
        REPLY = 0x06 "EVENT_TRACE_TYPE_REPLY",
        /// `EVENT_TRACE_TYPE_DEQUEUE`. Something was taken out of a queue. Releases of the development kit 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_DEQUEUE")]
        DEQUEUE = 0x07 "EVENT_TRACE_TYPE_DEQUEUE",
        /// `EVENT_TRACE_TYPE_RESUME`. Something is resumed. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_RESUME")]
        RESUME = 0x07 "EVENT_TRACE_TYPE_RESUME",
        /// `EVENT_TRACE_TYPE_CHECKPOINT`. A checkpoint. Releases of the development kit 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_CHECKPOINT")]
        CHECKPOINT = 0x08 "EVENT_TRACE_TYPE_CHECKPOINT",
        /// `EVENT_TRACE_TYPE_SUSPEND`. Something is suspended. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_SUSPEND")]
        SUSPEND = 0x08 "EVENT_TRACE_TYPE_SUSPEND",
        /// `EVENT_TRACE_TYPE_RESERVED9`. Kept free. Releases of the development kit 5.0..5.2.
        #[doc(alias = "EVENT_TRACE_TYPE_RESERVED9")]
        RESERVED9 = 0x09 "EVENT_TRACE_TYPE_RESERVED9",
        /// `EVENT_TRACE_TYPE_WINEVT_SEND`. Something is sent. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_WINEVT_SEND")]
        WINEVT_SEND = 0x09 "EVENT_TRACE_TYPE_WINEVT_SEND",
        /// `EVENT_TRACE_TYPE_WINEVT_RECEIVE`. Something is received. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_WINEVT_RECEIVE")]
        WINEVT_RECEIVE = 0xf0 "EVENT_TRACE_TYPE_WINEVT_RECEIVE",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EventTraceType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_trace_type::VALUES;
}
