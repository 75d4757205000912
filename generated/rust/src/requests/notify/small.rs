// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION.toml
pub mod etw_receive_reply_data_block_information {
    //! Wait for a reply to a notification.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
    pub(crate) static LAYOUT_0: Layout =
        layout("ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION", "EtwReceiveReplyDataBlockInformation")
        .size(8)
        .about("Wait for a reply to a notification.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ReplyHandle").at(0..4).about("Handle returned by sending the notification.")
                .means(Meaning::Handle),
            unsigned("ULONG Timeout").at(4..8).about("Time to wait."),
        ]);
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
        owned EtwReceiveReplyDataBlockInformation / EtwReceiveReplyDataBlockInformationView: lone,
            name = "ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout =
                LAYOUT_0;
        fields {
            /// Handle returned by sending the notification. `ULONG ReplyHandle` at 0x00.
            reply_handle / set_reply_handle: u32, at = 0;
            /// Time to wait. `ULONG Timeout` at 0x04.
            timeout / set_timeout: u32, at = 4;
        }
    }
}
