// Generated from spec/structs/PERFINFO_PPM_IDLE_STATE_EXIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PPM_IDLE_STATE_EXIT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A processor left an idle state.
///
/// In C: `PERFINFO_PPM_IDLE_STATE_EXIT`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PPM_IDLE_STATE_EXIT")]
pub struct PerfinfoPpmIdleStateExit {
    /// `ULONG State`, at 0x00.
    pub state: u32,
    /// `ULONG Status`, at 0x04.
    pub status: u32,
}

impl PerfinfoPpmIdleStateExit {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            state: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            status: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.state.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.status.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ppm_idle_state_exit::V5_0;
}

fixed_record!(PerfinfoPpmIdleStateExit, PerfinfoPpmIdleStateExitView, 8, "PERFINFO_PPM_IDLE_STATE_EXIT");
getters! {
    self PerfinfoPpmIdleStateExitView "PerfinfoPpmIdleStateExitView" {
        /// `ULONG State`, at 0x00.
        state: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Status`, at 0x04.
        status: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
