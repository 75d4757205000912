// Generated from spec/structs/PERFINFO_BATTERY_LIFE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_BATTERY_LIFE_INFO in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What the batteries still have.
///
/// In C: `PERFINFO_BATTERY_LIFE_INFO`, 0x8 bytes. Releases 5.0+.
///
/// What no source says:
///
/// - In which units the two fields count.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_BATTERY_LIFE_INFO")]
pub struct PerfinfoBatteryLifeInfo {
    /// `ULONG RemainingCapacity`, at 0x00.
    pub remaining_capacity: u32,
    /// `ULONG Rate`, at 0x04.
    pub rate: u32,
}

impl PerfinfoBatteryLifeInfo {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            remaining_capacity: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            rate: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.remaining_capacity.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.rate.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_battery_life_info::V5_0;
}

fixed_record!(PerfinfoBatteryLifeInfo, PerfinfoBatteryLifeInfoView, 8, "PERFINFO_BATTERY_LIFE_INFO");
getters! {
    self PerfinfoBatteryLifeInfoView "PerfinfoBatteryLifeInfoView" {
        /// `ULONG RemainingCapacity`, at 0x00.
        remaining_capacity: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Rate`, at 0x04.
        rate: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
