// Generated from spec/structs/PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;
/// A place was left that is guarded against speculative execution.
///
/// In C: `PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `TargetAddress` |
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
fixed_record!(
    PerfinfoSpecControlRetpolineExit, PerfinfoSpecControlRetpolineExitView, 8,
    "PERFINFO_SPEC_CONTROL_RETPOLINE_EXIT"
);
impl<'a> PerfinfoSpecControlRetpolineExitView<'a> {
    /// `ULONGLONG TargetAddress`, at 0x00.
    #[inline]
    pub fn target_address(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoSpecControlRetpolineExitView<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoSpecControlRetpolineExitView");
        out.field("target_address", &self.target_address());
        out.finish()
    }
}
