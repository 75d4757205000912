// Generated from spec/enums/WMI_QUEUE_ACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What a thread does with a kernel queue.
    ///
    /// Microsoft gives the set no name; here: `WMI_QUEUE_ACTION`, held by `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    WmiQueueAction(u8), 1 {
        /// `WMI_QUEUE_ACTION_WAIT_FOR_ITEM`. It waits for an item. In which releases it holds is not known.
        #[doc(alias = "WMI_QUEUE_ACTION_WAIT_FOR_ITEM")]
        WAIT_FOR_ITEM = 0x01 "WMI_QUEUE_ACTION_WAIT_FOR_ITEM",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl WmiQueueAction {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::wmi_queue_action::VALUES;
}
