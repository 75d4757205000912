// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CACHE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SAMPLED_PROFILE_CACHE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// Several profile interrupts in one event.
///
/// In C: `PERFINFO_SAMPLED_PROFILE_CACHE`, 0xf4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Entries` |
/// | 0x04 | 0xf0 | PERFINFO_SAMPLED_PROFILE_INFORMATION \[20\] | `Sample` |
///
/// What no source says:
///
/// - Whether an event has all 20 elements or only those that hold.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SAMPLED_PROFILE_CACHE")]
pub struct PerfinfoSampledProfileCache32 {
    /// `ULONG Entries`, at 0x00. How many elements of Sample hold.
    pub entries: u32,
    /// `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample`, at 0x04. The profile interrupts, of which Entries hold.
    pub sample: [crate::payloads::profile::PerfinfoSampledProfileInformation32; 20],
}
impl PerfinfoSampledProfileCache32 {
    /// The size in bytes.
    pub const SIZE: usize = 244;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 244]) -> Self {
        Self {
            entries: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            sample: array(
                part::<4, 240, _>(bytes),
                |bytes: [u8; 12]| crate::payloads::profile::PerfinfoSampledProfileInformation32::from_bytes(
                    &bytes,
                ),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 244 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_SAMPLED_PROFILE_CACHE",
                    needed: 244,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 244] {
        let mut bytes = [0; 244];
        put::<0, 4, _>(&mut bytes, self.entries.to_le_bytes());
        fill(
            part_mut::<4, 240, _>(&mut bytes),
            &self.sample,
            |element| element.to_bytes(),
        );
        bytes
    }
    /// `ULONG Entries`, at 0x00. How many elements of Sample hold.
    #[inline]
    pub fn entries(&self) -> u32 {
        self.entries
    }
    /// Sets `Entries`.
    #[inline]
    pub fn set_entries(&mut self, value: u32) {
        self.entries = value;
    }
    /// `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample`, at 0x04. The profile interrupts, of which Entries hold.
    #[inline]
    pub fn sample(
        &self,
    ) -> [crate::payloads::profile::PerfinfoSampledProfileInformation32; 20] {
        self.sample
    }
    /// Sets `Sample`.
    #[inline]
    pub fn set_sample(
        &mut self,
        value: [crate::payloads::profile::PerfinfoSampledProfileInformation32; 20],
    ) {
        self.sample = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_sampled_profile_cache::V5_0X86;
}
impl Default for PerfinfoSampledProfileCache32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 244])
    }
}
impl Sealed for PerfinfoSampledProfileCache32 {}
impl Record for PerfinfoSampledProfileCache32 {
    const NAME: &'static str = "PERFINFO_SAMPLED_PROFILE_CACHE";
    const SIZE: usize = 244;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoSampledProfileCache32 {
    const SIZE: usize = 244;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoSampledProfileCache32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoSampledProfileCache32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<
                    [crate::payloads::profile::PerfinfoSampledProfileInformation32; 20],
                >(),
            ),
        )
            .prop_map(|((entries, sample),)| Self { entries, sample });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoSampledProfileCache32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoSampledProfileCache32View<'a> {
    fixed: &'a [u8; 244],
}
impl<'a> PerfinfoSampledProfileCache32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 244 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_SAMPLED_PROFILE_CACHE",
                    needed: 244,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 244]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoSampledProfileCache32 {
        PerfinfoSampledProfileCache32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 244] {
        self.fixed
    }
    /// `ULONG Entries`, at 0x00. How many elements of Sample hold.
    #[inline]
    pub fn entries(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample`, at 0x04. The profile interrupts, of which Entries hold.
    #[inline]
    pub fn sample(
        &self,
    ) -> [crate::payloads::profile::PerfinfoSampledProfileInformation32; 20] {
        array(
            part::<4, 240, _>(self.fixed),
            |bytes: [u8; 12]| crate::payloads::profile::PerfinfoSampledProfileInformation32::from_bytes(
                &bytes,
            ),
        )
    }
}
impl core::fmt::Debug for PerfinfoSampledProfileCache32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoSampledProfileCache32View");
        out.field("entries", &self.entries());
        out.field("sample", &self.sample());
        out.finish()
    }
}
