// Generated from spec/structs/PERFINFO_BOOT_PHASE_START.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_BOOT_PHASE_START in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A phase of booting starts.
///
/// In C: `PERFINFO_BOOT_PHASE_START`, 0x4 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_BOOT_PHASE_START")]
pub struct PerfinfoBootPhaseStart {
    /// `LONG Phase`, at 0x00.
    pub phase: i32,
}

impl PerfinfoBootPhaseStart {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            phase: i32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.phase.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_boot_phase_start::V5_0;
}

fixed_record!(PerfinfoBootPhaseStart, PerfinfoBootPhaseStartView, 4, "PERFINFO_BOOT_PHASE_START");
getters! {
    self PerfinfoBootPhaseStartView "PerfinfoBootPhaseStartView" {
        /// `LONG Phase`, at 0x00.
        phase: i32 = i32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
