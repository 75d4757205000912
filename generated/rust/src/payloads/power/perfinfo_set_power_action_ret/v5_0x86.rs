// Generated from spec/structs/PERFINFO_SET_POWER_ACTION_RET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SET_POWER_ACTION_RET in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The power manager is done with a power action.
///
/// In C: `PERFINFO_SET_POWER_ACTION_RET`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SET_POWER_ACTION_RET")]
pub struct PerfinfoSetPowerActionRetX86 {
    /// `PVOID Trigger`, at 0x00. Finds the event of the beginning.
    pub trigger: u32,
    /// `NTSTATUS Status`, at 0x04. What it returned.
    pub status: crate::common::Ntstatus,
}

impl PerfinfoSetPowerActionRetX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            trigger: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            status: crate::common::Ntstatus::from_le(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.trigger.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_set_power_action_ret::V5_0X86;
}

fixed_record!(PerfinfoSetPowerActionRetX86, PerfinfoSetPowerActionRetX86View, 8, "PERFINFO_SET_POWER_ACTION_RET");
getters! {
    self PerfinfoSetPowerActionRetX86View "PerfinfoSetPowerActionRetX86View" {
        /// `PVOID Trigger`, at 0x00.
        trigger: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `NTSTATUS Status`, at 0x04.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<4, 4, _>(self.fixed));
    }
}
