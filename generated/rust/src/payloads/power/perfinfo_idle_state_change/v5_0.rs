// Generated from spec/structs/PERFINFO_IDLE_STATE_CHANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_IDLE_STATE_CHANGE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The processor's idle state changed.
///
/// In C: `PERFINFO_IDLE_STATE_CHANGE`, 0xc bytes. Releases 5.0+.
///
/// What no source says:
///
/// - What the three fields say exactly.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_IDLE_STATE_CHANGE")]
pub struct PerfinfoIdleStateChange {
    /// `ULONG State`, at 0x00.
    pub state: u32,
    /// `ULONG Throttle`, at 0x04.
    pub throttle: u32,
    /// `ULONG Direction`, at 0x08.
    pub direction: u32,
}

impl PerfinfoIdleStateChange {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            state: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            throttle: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            direction: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.state.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.throttle.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.direction.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_idle_state_change::V5_0;
}

fixed_record!(PerfinfoIdleStateChange, PerfinfoIdleStateChangeView, 12, "PERFINFO_IDLE_STATE_CHANGE");
getters! {
    self PerfinfoIdleStateChangeView "PerfinfoIdleStateChangeView" {
        /// `ULONG State`, at 0x00.
        state: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Throttle`, at 0x04.
        throttle: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG Direction`, at 0x08.
        direction: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
