// Generated from spec/structs/ETW_CLOCK_TIME_UPDATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CLOCK_TIME_UPDATE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The interrupt time was brought up to date.
///
/// In C: `ETW_CLOCK_TIME_UPDATE`, 0x10 bytes with one element of its array, 0xc without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CLOCK_TIME_UPDATE")]
pub struct EtwClockTimeUpdate {
    /// `ULONG64 InterruptTime`, at 0x00. Unit: 100 ns.
    pub interrupt_time: u64,
    /// `ULONG ClockOwner`, at 0x08. The processor that keeps the time.
    pub clock_owner: u32,
}

impl EtwClockTimeUpdate {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            interrupt_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            clock_owner: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.interrupt_time.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.clock_owner.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_clock_time_update::V5_0;
}

fixed_record!(EtwClockTimeUpdate, EtwClockTimeUpdateView, 12, "ETW_CLOCK_TIME_UPDATE");
getters! {
    self EtwClockTimeUpdateView "EtwClockTimeUpdateView" {
        /// `ULONG64 InterruptTime`, at 0x00.
        interrupt_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ClockOwner`, at 0x08.
        clock_owner: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
