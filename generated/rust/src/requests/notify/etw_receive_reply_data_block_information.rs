// Generated from spec/structs/ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Wait for a reply to a notification.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION", "EtwReceiveReplyDataBlockInformation", (8, 8), "Wait for a reply to a notification.", &[
    unsigned("ReplyHandle", 0, 4, "ULONG", "Handle returned by sending the notification.").means(Meaning::Handle),
    unsigned("Timeout", 4, 4, "ULONG", "Time to wait."),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Wait for a reply to a notification.
    ///
    /// In C: `ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - Unit of Timeout.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION")]
    owned EtwReceiveReplyDataBlockInformation / EtwReceiveReplyDataBlockInformationView: lone [8] "ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Handle returned by sending the notification. `ULONG ReplyHandle` at 0x00.
        reply_handle set_reply_handle: u32 = 0;
        /// Time to wait. `ULONG Timeout` at 0x04.
        timeout set_timeout: u32 = 4;
    }
    bits {
    }
}
