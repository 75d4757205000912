// Generated from spec/structs/ETW_PRIVATE_SESSION_TRACE_REQUEST.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PRIVATE_SESSION_TRACE_REQUEST in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A private session that is asked for.
///
/// In C: `ETW_PRIVATE_SESSION_TRACE_REQUEST`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PRIVATE_SESSION_TRACE_REQUEST")]
pub struct EtwPrivateSessionTraceRequest {
    /// `ULONG ProcessId`, at 0x00. The process that the session is in.
    pub process_id: u32,
    /// The bytes that `Value`, `PrivateSessionId`, `PrivateSessionVersion` share.
    pub union_04: Bytes<4>,
}

impl EtwPrivateSessionTraceRequest {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            union_04: Bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.union_04.0);
        bytes
    }
    /// `ULONG Value`, at 0x04. The next two fields as one number.
    #[inline]
    pub fn value(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_04.0))
    }
    /// Sets `Value`.
    #[inline]
    pub fn set_value(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_04.0, value.to_le_bytes());
    }
    /// `USHORT PrivateSessionId`, at 0x04.
    #[inline]
    pub fn private_session_id(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_04.0))
    }
    /// Sets `PrivateSessionId`.
    #[inline]
    pub fn set_private_session_id(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_04.0, value.to_le_bytes());
    }
    /// `USHORT PrivateSessionVersion`, at 0x06.
    #[inline]
    pub fn private_session_version(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(&self.union_04.0))
    }
    /// Sets `PrivateSessionVersion`.
    #[inline]
    pub fn set_private_session_version(&mut self, value: u16) {
        put::<2, 2, _>(&mut self.union_04.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_private_session_trace_request::V5_0;
}

fixed_record!(EtwPrivateSessionTraceRequest, EtwPrivateSessionTraceRequestView, 8, "ETW_PRIVATE_SESSION_TRACE_REQUEST");
getters! {
    self EtwPrivateSessionTraceRequestView "EtwPrivateSessionTraceRequestView" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Value`, at 0x04.
        value: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `USHORT PrivateSessionId`, at 0x04.
        private_session_id: u16 = u16::from_le_bytes(get::<4, 2, _>(self.fixed));
        /// `USHORT PrivateSessionVersion`, at 0x06.
        private_session_version: u16 = u16::from_le_bytes(get::<6, 2, _>(self.fixed));
    }
}
