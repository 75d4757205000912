// Generated from spec/structs/PERFINFO_SET_DEVICES_STATE_RET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SET_DEVICES_STATE_RET in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The power manager has told all devices of a state of the system.
///
/// In C: `PERFINFO_SET_DEVICES_STATE_RET`, 0x4 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SET_DEVICES_STATE_RET")]
pub struct PerfinfoSetDevicesStateRet {
    /// `NTSTATUS Status`, at 0x00. What it returned.
    pub status: crate::common::Ntstatus,
}

impl PerfinfoSetDevicesStateRet {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            status: crate::common::Ntstatus::from_le(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_set_devices_state_ret::V5_0;
}

fixed_record!(PerfinfoSetDevicesStateRet, PerfinfoSetDevicesStateRetView, 4, "PERFINFO_SET_DEVICES_STATE_RET");
getters! {
    self PerfinfoSetDevicesStateRetView "PerfinfoSetDevicesStateRetView" {
        /// `NTSTATUS Status`, at 0x00.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<0, 4, _>(self.fixed));
    }
}
