// Generated from spec/enums/WMI_QUEUE_ACTION.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Action of a thread on a kernel queue.
    ///
    /// No known name in C; here: `WMI_QUEUE_ACTION`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    WmiQueueAction(u8), size = 1 {
        /// `WMI_QUEUE_ACTION_WAIT_FOR_ITEM`. Wait for an item. Releases unknown.
        #[doc(alias = "WMI_QUEUE_ACTION_WAIT_FOR_ITEM")]
        WAIT_FOR_ITEM = 0x01, "WMI_QUEUE_ACTION_WAIT_FOR_ITEM";
    }
}

static TABLE: Values = values("WMI_QUEUE_ACTION", false, &[
    named("WMI_QUEUE_ACTION_WAIT_FOR_ITEM", 1, &[]),
]);
