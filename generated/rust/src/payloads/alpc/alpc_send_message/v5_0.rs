// Generated from spec/structs/ALPC_Send_Message.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ALPC_Send_Message in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A message was sent or received, or its reply is waited for.
///
/// In C: `ALPC_Send_Message`, 0x4 bytes. Releases 5.0+.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ALPC_Send_Message")]
#[doc(alias = "ALPC_Receive_Message")]
#[doc(alias = "ALPC_Wait_For_Reply")]
pub struct AlpcSendMessage {
    /// `ULONG MessageID`, at 0x00. The message, by which its events are matched.
    pub message_id: u32,
}

impl AlpcSendMessage {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            message_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.message_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::alpc_send_message::V5_0;
}

fixed_record!(AlpcSendMessage, AlpcSendMessageView, 4, "ALPC_Send_Message");
getters! {
    self AlpcSendMessageView "AlpcSendMessageView" {
        /// `ULONG MessageID`, at 0x00.
        message_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
