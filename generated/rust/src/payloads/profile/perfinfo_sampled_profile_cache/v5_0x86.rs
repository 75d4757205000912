// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CACHE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SAMPLED_PROFILE_CACHE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Several profile interrupts in one event.
///
/// In C: `PERFINFO_SAMPLED_PROFILE_CACHE`, 0xf4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// What no source says:
///
/// - Whether an event has all 20 elements or only those that hold.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SAMPLED_PROFILE_CACHE")]
pub struct PerfinfoSampledProfileCacheX86 {
    /// `ULONG Entries`, at 0x00. How many elements of Sample hold.
    pub entries: u32,
    /// `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample`, at 0x04. The profile interrupts, of which Entries hold.
    pub sample: [crate::payloads::profile::PerfinfoSampledProfileInformationX86; 20],
}

impl PerfinfoSampledProfileCacheX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 244]) -> Self {
        Self {
            entries: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            sample: array(part::<4, 240, _>(bytes), |bytes: [u8; 12]| crate::payloads::profile::PerfinfoSampledProfileInformationX86::from_bytes(&bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 244] {
        let mut bytes = [0; 244];
        put::<0, 4, _>(&mut bytes, self.entries.to_le_bytes());
        fill(part_mut::<4, 240, _>(&mut bytes), &self.sample, |element| element.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_sampled_profile_cache::V5_0X86;
}

fixed_record!(PerfinfoSampledProfileCacheX86, PerfinfoSampledProfileCacheX86View, 244, "PERFINFO_SAMPLED_PROFILE_CACHE");
getters! {
    self PerfinfoSampledProfileCacheX86View "PerfinfoSampledProfileCacheX86View" {
        /// `ULONG Entries`, at 0x00.
        entries: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample`, at 0x04.
        sample: [crate::payloads::profile::PerfinfoSampledProfileInformationX86; 20] = array(part::<4, 240, _>(self.fixed), |bytes: [u8; 12]| crate::payloads::profile::PerfinfoSampledProfileInformationX86::from_bytes(&bytes));
    }
}
