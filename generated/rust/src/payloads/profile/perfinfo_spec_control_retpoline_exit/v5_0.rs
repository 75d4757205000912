// Generated from spec/structs/PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A place was left that is guarded against speculative execution.
///
/// In C: `PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT`, 0x8 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT")]
pub struct PerfinfoSpecControlRetpolineExit {
    /// `ULONGLONG TargetAddress`, at 0x00.
    pub target_address: u64,
}

impl PerfinfoSpecControlRetpolineExit {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            target_address: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.target_address.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_spec_control_retpoline_exit::V5_0;
}

fixed_record!(PerfinfoSpecControlRetpolineExit, PerfinfoSpecControlRetpolineExitView, 8, "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT");
getters! {
    self PerfinfoSpecControlRetpolineExitView "PerfinfoSpecControlRetpolineExitView" {
        /// `ULONGLONG TargetAddress`, at 0x00.
        target_address: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
