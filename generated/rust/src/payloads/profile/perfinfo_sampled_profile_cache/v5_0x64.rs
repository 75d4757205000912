// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CACHE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SAMPLED_PROFILE_CACHE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Several profile interrupts in one event.
///
/// In C: `PERFINFO_SAMPLED_PROFILE_CACHE`, 0x148 bytes. Releases 5.0+ with 64 bit pointers.
///
/// What no source says:
///
/// - Whether an event has all 20 elements or only those that hold.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SAMPLED_PROFILE_CACHE")]
pub struct PerfinfoSampledProfileCacheX64 {
    /// `ULONG Entries`, at 0x00. How many elements of Sample hold.
    pub entries: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample`, at 0x08. The profile interrupts, of which Entries hold.
    pub sample: [crate::payloads::profile::PerfinfoSampledProfileInformationX64; 20],
}

impl PerfinfoSampledProfileCacheX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 328]) -> Self {
        Self {
            entries: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            sample: array(part::<8, 320, _>(bytes), |bytes: [u8; 16]| crate::payloads::profile::PerfinfoSampledProfileInformationX64::from_bytes(&bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 328] {
        let mut bytes = [0; 328];
        put::<0, 4, _>(&mut bytes, self.entries.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        fill(part_mut::<8, 320, _>(&mut bytes), &self.sample, |element| element.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_sampled_profile_cache::V5_0X64;
}

fixed_record!(PerfinfoSampledProfileCacheX64, PerfinfoSampledProfileCacheX64View, 328, "PERFINFO_SAMPLED_PROFILE_CACHE");
getters! {
    self PerfinfoSampledProfileCacheX64View "PerfinfoSampledProfileCacheX64View" {
        /// `ULONG Entries`, at 0x00.
        entries: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample`, at 0x08.
        sample: [crate::payloads::profile::PerfinfoSampledProfileInformationX64; 20] = array(part::<8, 320, _>(self.fixed), |bytes: [u8; 16]| crate::payloads::profile::PerfinfoSampledProfileInformationX64::from_bytes(&bytes));
    }
}
