// Generated from spec/structs/WMI_TRACE_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_TRACE_PACKET in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The size and the kind of a system event.
///
/// In C: `WMI_TRACE_PACKET`, 0x4 bytes. Releases 5.0+.
///
/// It is the second dword of both SYSTEM_TRACE_HEADER and PERFINFO_TRACE_HEADER.
///
/// Source: Geoff Chappell, *WMI_TRACE_PACKET*; Geoff Chappell, *SYSTEM_TRACE_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_TRACE_PACKET")]
pub struct WmiTracePacket {
    /// `USHORT Size`, at 0x00. The size of the whole event: the header and all data that follow it. Unit: bytes.
    pub size: u16,
    /// The bytes that `HookId`, `Type`, `Group` share.
    pub union_02: Bytes<2>,
}

impl WmiTracePacket {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            union_02: Bytes(get::<2, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 2, _>(&mut bytes, self.size.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.union_02.0);
        bytes
    }
    /// `USHORT HookId`, at 0x02. The identifier of a system event.
    #[inline]
    pub fn hook_id(&self) -> crate::headers::HookId {
        crate::headers::HookId::from_le(get::<0, 2, _>(&self.union_02.0))
    }
    /// Sets `HookId`.
    #[inline]
    pub fn set_hook_id(&mut self, value: crate::headers::HookId) {
        put::<0, 2, _>(&mut self.union_02.0, value.to_le());
    }
    /// `UCHAR Type`, at 0x02. The low byte of the hook id; consumers see it as the opcode.
    #[inline]
    pub fn kind(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_02.0))
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_02.0, value.to_le_bytes());
    }
    /// `UCHAR Group`, at 0x03. The high byte of the hook id; consumers see it as the GUID of a provider.
    #[inline]
    pub fn group(&self) -> u8 {
        u8::from_le_bytes(get::<1, 1, _>(&self.union_02.0))
    }
    /// Sets `Group`.
    #[inline]
    pub fn set_group(&mut self, value: u8) {
        put::<1, 1, _>(&mut self.union_02.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_trace_packet::V5_0;
}

fixed_record!(WmiTracePacket, WmiTracePacketView, 4, "WMI_TRACE_PACKET");
getters! {
    self WmiTracePacketView "WmiTracePacketView" {
        /// `USHORT Size`, at 0x00.
        size: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT HookId`, at 0x02.
        hook_id: crate::headers::HookId = crate::headers::HookId::from_le(get::<2, 2, _>(self.fixed));
        /// `UCHAR Type`, at 0x02.
        kind: u8 = u8::from_le_bytes(get::<2, 1, _>(self.fixed));
        /// `UCHAR Group`, at 0x03.
        group: u8 = u8::from_le_bytes(get::<3, 1, _>(self.fixed));
    }
}
