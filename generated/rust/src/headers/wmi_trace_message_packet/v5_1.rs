// Generated from spec/structs/WMI_TRACE_MESSAGE_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_TRACE_MESSAGE_PACKET in the form of releases 5.1+.
#[allow(unused_imports)]
use crate::rt::*;

/// Which message it is, and what stands between its header and its arguments.
///
/// In C: `WMI_TRACE_MESSAGE_PACKET`, 0x4 bytes. Releases 5.1+.
///
/// Source: Geoff Chappell, *MESSAGE_TRACE_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_TRACE_MESSAGE_PACKET")]
pub struct WmiTraceMessagePacket {
    /// `USHORT MessageNumber`, at 0x00. The number of the message, within its GUID or component.
    pub message_number: u16,
    /// `USHORT OptionFlags`, at 0x02. What follows the header.
    pub option_flags: u16,
}

impl WmiTraceMessagePacket {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            message_number: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            option_flags: u16::from_le_bytes(get::<2, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 2, _>(&mut bytes, self.message_number.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.option_flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_trace_message_packet::V5_1;
}

fixed_record!(WmiTraceMessagePacket, WmiTraceMessagePacketView, 4, "WMI_TRACE_MESSAGE_PACKET");
getters! {
    self WmiTraceMessagePacketView "WmiTraceMessagePacketView" {
        /// `USHORT MessageNumber`, at 0x00.
        message_number: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT OptionFlags`, at 0x02.
        option_flags: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
    }
}
