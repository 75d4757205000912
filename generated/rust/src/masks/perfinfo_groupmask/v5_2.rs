// Generated from spec/structs/PERFINFO_GROUPMASK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_GROUPMASK in the form of releases 5.2+.
#[allow(unused_imports)]
use crate::rt::*;

/// Which types of events are enabled in a kernel logger session.
///
/// In C: `PERFINFO_GROUPMASK`, 0x20 bytes. Releases 5.2+.
///
/// The kernel keeps one for each session of a kernel logger, of which there can be eight, and one more that is the union of them all. Programs read and write it through EVENT_TRACE_GROUPMASK_INFORMATION, or through TraceQueryInformation and TraceSetInformation with TraceSystemTraceEnableFlagsInfo (0x04).
///
/// What no source says:
///
/// - Whether version 5.1 declares the ninth dword apart from the eight masks, which is only supposed.
/// - What the ninth dword is for; it is not one more mask.
///
/// Source: Geoff Chappell, *PERFINFO_GROUPMASK*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_GROUPMASK")]
pub struct PerfinfoGroupmask {
    /// `ULONG Masks`, at 0x00. One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.
    pub masks: [u32; 8],
}

impl PerfinfoGroupmask {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            masks: array(part::<0, 32, _>(bytes), u32::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        fill(part_mut::<0, 32, _>(&mut bytes), &self.masks, |element| element.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_groupmask::V5_2;
}

fixed_record!(PerfinfoGroupmask, PerfinfoGroupmaskView, 32, "PERFINFO_GROUPMASK");
getters! {
    self PerfinfoGroupmaskView "PerfinfoGroupmaskView" {
        /// `ULONG Masks`, at 0x00.
        masks: [u32; 8] = array(part::<0, 32, _>(self.fixed), u32::from_le_bytes);
    }
}
