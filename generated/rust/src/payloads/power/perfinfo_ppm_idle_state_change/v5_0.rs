// Generated from spec/structs/PERFINFO_PPM_IDLE_STATE_CHANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PPM_IDLE_STATE_CHANGE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Processors changed their idle state.
///
/// In C: `PERFINFO_PPM_IDLE_STATE_CHANGE`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PPM_IDLE_STATE_CHANGE")]
pub struct PerfinfoPpmIdleStateChange {
    /// `ULONG NewState`, at 0x00.
    pub new_state: u32,
    /// `ULONG OldState`, at 0x04.
    pub old_state: u32,
    /// `ULONG64 Processors`, at 0x08. A bit for each processor.
    pub processors: u64,
}

impl PerfinfoPpmIdleStateChange {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            new_state: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            old_state: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            processors: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.new_state.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.old_state.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.processors.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ppm_idle_state_change::V5_0;
}

fixed_record!(PerfinfoPpmIdleStateChange, PerfinfoPpmIdleStateChangeView, 16, "PERFINFO_PPM_IDLE_STATE_CHANGE");
getters! {
    self PerfinfoPpmIdleStateChangeView "PerfinfoPpmIdleStateChangeView" {
        /// `ULONG NewState`, at 0x00.
        new_state: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG OldState`, at 0x04.
        old_state: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG64 Processors`, at 0x08.
        processors: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
