// Generated from spec/structs/ETW_REGISTER_PRIVATE_SESSION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REGISTER_PRIVATE_SESSION_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A private session that registers, and what it gets.
///
/// In C: `ETW_REGISTER_PRIVATE_SESSION_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REGISTER_PRIVATE_SESSION_INFORMATION")]
pub struct EtwRegisterPrivateSessionInformation {
    /// The bytes that `PrivateSessionId`, `Reserved0`, `SessionDemuxHandle` share.
    pub union_00: Bytes<4>,
    /// `USHORT PrivateSessionHandle`, at 0x04.
    pub private_session_handle: u16,
    /// `USHORT Reserved4`, at 0x06. What it is for is not known.
    pub reserved4: u16,
}

impl EtwRegisterPrivateSessionInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            union_00: Bytes(get::<0, 4, _>(bytes)),
            private_session_handle: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            reserved4: u16::from_le_bytes(get::<6, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.union_00.0);
        put::<4, 2, _>(&mut bytes, self.private_session_handle.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.reserved4.to_le_bytes());
        bytes
    }
    /// `USHORT PrivateSessionId`, at 0x00.
    #[inline]
    pub fn private_session_id(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0))
    }
    /// Sets `PrivateSessionId`.
    #[inline]
    pub fn set_private_session_id(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `USHORT Reserved0`, at 0x02. What it is for is not known.
    #[inline]
    pub fn reserved0(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(&self.union_00.0))
    }
    /// Sets `Reserved0`.
    #[inline]
    pub fn set_reserved0(&mut self, value: u16) {
        put::<2, 2, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `ULONG SessionDemuxHandle`, at 0x00. The handle of the session's object.
    #[inline]
    pub fn session_demux_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0))
    }
    /// Sets `SessionDemuxHandle`.
    #[inline]
    pub fn set_session_demux_handle(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_register_private_session_information::V5_0;
}

fixed_record!(EtwRegisterPrivateSessionInformation, EtwRegisterPrivateSessionInformationView, 8, "ETW_REGISTER_PRIVATE_SESSION_INFORMATION");
getters! {
    self EtwRegisterPrivateSessionInformationView "EtwRegisterPrivateSessionInformationView" {
        /// `USHORT PrivateSessionId`, at 0x00.
        private_session_id: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT Reserved0`, at 0x02.
        reserved0: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
        /// `ULONG SessionDemuxHandle`, at 0x00.
        session_demux_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `USHORT PrivateSessionHandle`, at 0x04.
        private_session_handle: u16 = u16::from_le_bytes(get::<4, 2, _>(self.fixed));
        /// `USHORT Reserved4`, at 0x06.
        reserved4: u16 = u16::from_le_bytes(get::<6, 2, _>(self.fixed));
    }
}
