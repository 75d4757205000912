// Generated from spec/structs/ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Who waits for a reply to a notification.
///
/// In C: `ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// What no source says:
///
/// - In which unit Timeout counts.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION")]
pub struct EtwReceiveReplyDataBlockInformation {
    /// `ULONG ReplyHandle`, at 0x00. The handle that sending the notification gave.
    pub reply_handle: u32,
    /// `ULONG Timeout`, at 0x04. How long to wait.
    pub timeout: u32,
}

impl EtwReceiveReplyDataBlockInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            reply_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            timeout: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.reply_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.timeout.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_receive_reply_data_block_information::V5_0;
}

fixed_record!(EtwReceiveReplyDataBlockInformation, EtwReceiveReplyDataBlockInformationView, 8, "ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION");
getters! {
    self EtwReceiveReplyDataBlockInformationView "EtwReceiveReplyDataBlockInformationView" {
        /// `ULONG ReplyHandle`, at 0x00.
        reply_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Timeout`, at 0x04.
        timeout: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
