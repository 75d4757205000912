// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SAMPLED_PROFILE_CONFIG in the form of releases 5.0+.
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
/// The interval of a profile source, as the trace begins, ends, or the interval changes.
///
/// In C: `PERFINFO_SAMPLED_PROFILE_CONFIG`, 0xc bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Source` |
/// | 0x04 | 0x4 | ULONG | `NewInterval` |
/// | 0x08 | 0x4 | ULONG | `OldInterval` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SAMPLED_PROFILE_CONFIG")]
pub struct PerfinfoSampledProfileConfig {
    /// `ULONG Source`, at 0x00.
    pub source: crate::requests::KprofileSource,
    /// `ULONG NewInterval`, at 0x04. For time, in units of 100 ns; for other sources, how many of what the source counts.
    pub new_interval: u32,
    /// `ULONG OldInterval`, at 0x08. For time, in units of 100 ns; for other sources, how many of what the source counts.
    pub old_interval: u32,
}
impl PerfinfoSampledProfileConfig {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            source: crate::requests::KprofileSource::from_le(get::<0, 4, _>(bytes)),
            new_interval: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            old_interval: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_SAMPLED_PROFILE_CONFIG",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.source.to_le());
        put::<4, 4, _>(&mut bytes, self.new_interval.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.old_interval.to_le_bytes());
        bytes
    }
    /// `ULONG Source`, at 0x00.
    #[inline]
    pub fn source(&self) -> crate::requests::KprofileSource {
        self.source
    }
    /// Sets `Source`.
    #[inline]
    pub fn set_source(&mut self, value: crate::requests::KprofileSource) {
        self.source = value;
    }
    /// `ULONG NewInterval`, at 0x04. For time, in units of 100 ns; for other sources, how many of what the source counts.
    #[inline]
    pub fn new_interval(&self) -> u32 {
        self.new_interval
    }
    /// Sets `NewInterval`.
    #[inline]
    pub fn set_new_interval(&mut self, value: u32) {
        self.new_interval = value;
    }
    /// `ULONG OldInterval`, at 0x08. For time, in units of 100 ns; for other sources, how many of what the source counts.
    #[inline]
    pub fn old_interval(&self) -> u32 {
        self.old_interval
    }
    /// Sets `OldInterval`.
    #[inline]
    pub fn set_old_interval(&mut self, value: u32) {
        self.old_interval = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_sampled_profile_config::V5_0;
}
impl Default for PerfinfoSampledProfileConfig {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for PerfinfoSampledProfileConfig {}
impl Record for PerfinfoSampledProfileConfig {
    const NAME: &'static str = "PERFINFO_SAMPLED_PROFILE_CONFIG";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoSampledProfileConfig {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoSampledProfileConfig);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoSampledProfileConfig {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::requests::KprofileSource>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((source, new_interval, old_interval),)| Self {
                source,
                new_interval,
                old_interval,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoSampledProfileConfig`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoSampledProfileConfigView<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> PerfinfoSampledProfileConfigView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_SAMPLED_PROFILE_CONFIG",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoSampledProfileConfig {
        PerfinfoSampledProfileConfig::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `ULONG Source`, at 0x00.
    #[inline]
    pub fn source(&self) -> crate::requests::KprofileSource {
        crate::requests::KprofileSource::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG NewInterval`, at 0x04. For time, in units of 100 ns; for other sources, how many of what the source counts.
    #[inline]
    pub fn new_interval(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG OldInterval`, at 0x08. For time, in units of 100 ns; for other sources, how many of what the source counts.
    #[inline]
    pub fn old_interval(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoSampledProfileConfigView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoSampledProfileConfigView");
        out.field("source", &self.source());
        out.field("new_interval", &self.new_interval());
        out.field("old_interval", &self.old_interval());
        out.finish()
    }
}
