// Generated from spec/structs/ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The object of a private session, by its handle.
///
/// In C: `ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// What no source says:
///
/// - Which arm of the union is the input and which the output.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION")]
pub struct EtwQuerySessionDemuxObjectInformationX64 {
    /// The bytes that `SessionDemuxHandle`, `PrivateSessionHandle` share.
    pub union_00: Bytes<8>,
}

impl EtwQuerySessionDemuxObjectInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            union_00: Bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.union_00.0);
        bytes
    }
    /// `HANDLE SessionDemuxHandle`, at 0x00.
    #[inline]
    pub fn session_demux_handle(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_00.0))
    }
    /// Sets `SessionDemuxHandle`.
    #[inline]
    pub fn set_session_demux_handle(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `USHORT PrivateSessionHandle`, at 0x00.
    #[inline]
    pub fn private_session_handle(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0))
    }
    /// Sets `PrivateSessionHandle`.
    #[inline]
    pub fn set_private_session_handle(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_query_session_demux_object_information::V5_0X64;
}

fixed_record!(EtwQuerySessionDemuxObjectInformationX64, EtwQuerySessionDemuxObjectInformationX64View, 8, "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION");
getters! {
    self EtwQuerySessionDemuxObjectInformationX64View "EtwQuerySessionDemuxObjectInformationX64View" {
        /// `HANDLE SessionDemuxHandle`, at 0x00.
        session_demux_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `USHORT PrivateSessionHandle`, at 0x00.
        private_session_handle: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
    }
}
