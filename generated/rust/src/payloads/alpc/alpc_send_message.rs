// Generated from spec/structs/ALPC_Send_Message.toml by `cargo spec generate`. Do not edit: edit that file.

//! ALPC message sent or received, or wait for its reply.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ALPC_Send_Message",
    aliases: &["ALPC_Receive_Message","ALPC_Wait_For_Reply",],
    form: "AlpcSendMessage",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "ALPC message sent or received, or wait for its reply.",
    sources: &[&crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS],
    fields: &[
        unsigned("MessageID", 0, 4, "ULONG", "Message ID, which correlates the events of a message.").means(Meaning::Identifier),
    ],
    tail: &[],
};
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
    owned AlpcSendMessage / AlpcSendMessageView: lone [4] "ALPC_Send_Message" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Message ID, which correlates the events of a message. `ULONG MessageID` at 0x00.
        message_id set_message_id: u32 = 0;
    }
    bits {
    }
}
