// Generated from spec/structs/ALPC_Send_Message.toml by `cargo spec generate`. Do not edit: edit that file.

//! ALPC message sent or received, or wait for its reply.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("ALPC_Send_Message", "AlpcSendMessage")
    .size(4)
    .summary("ALPC message sent or received, or wait for its reply.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .also_called(&["ALPC_Receive_Message", "ALPC_Wait_For_Reply"])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "MessageID").at(0..4).doc("Message ID, which correlates the events of a message.")
            .means(Meaning::Identifier),
    ]);
fixed! {
    /// ALPC message sent or received, or wait for its reply.
    ///
    /// In C: `ALPC_Send_Message`, 0x4 bytes. Releases unknown.
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "ALPC_Send_Message")]
    #[doc(alias = "ALPC_Receive_Message")]
    #[doc(alias = "ALPC_Wait_For_Reply")]
    owned AlpcSendMessage / AlpcSendMessageView: lone,
        name = "ALPC_Send_Message", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Message ID, which correlates the events of a message. `ULONG MessageID` at 0x00.
        message_id / set_message_id: u32, at = 0;
    }
}
