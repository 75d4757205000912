// Generated from spec/structs/PERFINFO_EXECUTIVE_RESOURCE_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_EXECUTIVE_RESOURCE_CONFIG in the form of releases 5.0+.
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
/// By which rules executive resources are sampled.
///
/// In C: `PERFINFO_EXECUTIVE_RESOURCE_CONFIG`, 0xc bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ReleaseSamplingRate` |
/// | 0x04 | 0x4 | ULONG | `ContentionSamplingRate` |
/// | 0x08 | 0x4 | ULONG | `NumberOfExcessiveTimeouts` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_EXECUTIVE_RESOURCE_CONFIG")]
pub struct PerfinfoExecutiveResourceConfig {
    /// `ULONG ReleaseSamplingRate`, at 0x00. Of how many complete releases one is logged.
    pub release_sampling_rate: u32,
    /// `ULONG ContentionSamplingRate`, at 0x04. Of how many contentions one is logged.
    pub contention_sampling_rate: u32,
    /// `ULONG NumberOfExcessiveTimeouts`, at 0x08. From how long on a wait counts as excessive. Unit: 4 seconds.
    pub number_of_excessive_timeouts: u32,
}
impl PerfinfoExecutiveResourceConfig {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            release_sampling_rate: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            contention_sampling_rate: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            number_of_excessive_timeouts: u32::from_le_bytes(get::<8, 4, _>(bytes)),
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
                    name: "PERFINFO_EXECUTIVE_RESOURCE_CONFIG",
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
        put::<0, 4, _>(&mut bytes, self.release_sampling_rate.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.contention_sampling_rate.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.number_of_excessive_timeouts.to_le_bytes());
        bytes
    }
    /// `ULONG ReleaseSamplingRate`, at 0x00. Of how many complete releases one is logged.
    #[inline]
    pub fn release_sampling_rate(&self) -> u32 {
        self.release_sampling_rate
    }
    /// Sets `ReleaseSamplingRate`.
    #[inline]
    pub fn set_release_sampling_rate(&mut self, value: u32) {
        self.release_sampling_rate = value;
    }
    /// `ULONG ContentionSamplingRate`, at 0x04. Of how many contentions one is logged.
    #[inline]
    pub fn contention_sampling_rate(&self) -> u32 {
        self.contention_sampling_rate
    }
    /// Sets `ContentionSamplingRate`.
    #[inline]
    pub fn set_contention_sampling_rate(&mut self, value: u32) {
        self.contention_sampling_rate = value;
    }
    /// `ULONG NumberOfExcessiveTimeouts`, at 0x08. From how long on a wait counts as excessive. Unit: 4 seconds.
    #[inline]
    pub fn number_of_excessive_timeouts(&self) -> u32 {
        self.number_of_excessive_timeouts
    }
    /// Sets `NumberOfExcessiveTimeouts`.
    #[inline]
    pub fn set_number_of_excessive_timeouts(&mut self, value: u32) {
        self.number_of_excessive_timeouts = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_executive_resource_config::V5_0;
}
impl Default for PerfinfoExecutiveResourceConfig {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for PerfinfoExecutiveResourceConfig {}
impl Record for PerfinfoExecutiveResourceConfig {
    const NAME: &'static str = "PERFINFO_EXECUTIVE_RESOURCE_CONFIG";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoExecutiveResourceConfig {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoExecutiveResourceConfig);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoExecutiveResourceConfig {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        release_sampling_rate,
                        contention_sampling_rate,
                        number_of_excessive_timeouts,
                    ),
                )|
            Self {
                release_sampling_rate,
                contention_sampling_rate,
                number_of_excessive_timeouts,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoExecutiveResourceConfig`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoExecutiveResourceConfigView<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> PerfinfoExecutiveResourceConfigView<'a> {
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
                    name: "PERFINFO_EXECUTIVE_RESOURCE_CONFIG",
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
    pub fn to_value(&self) -> PerfinfoExecutiveResourceConfig {
        PerfinfoExecutiveResourceConfig::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `ULONG ReleaseSamplingRate`, at 0x00. Of how many complete releases one is logged.
    #[inline]
    pub fn release_sampling_rate(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ContentionSamplingRate`, at 0x04. Of how many contentions one is logged.
    #[inline]
    pub fn contention_sampling_rate(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG NumberOfExcessiveTimeouts`, at 0x08. From how long on a wait counts as excessive. Unit: 4 seconds.
    #[inline]
    pub fn number_of_excessive_timeouts(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoExecutiveResourceConfigView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoExecutiveResourceConfigView");
        out.field("release_sampling_rate", &self.release_sampling_rate());
        out.field("contention_sampling_rate", &self.contention_sampling_rate());
        out.field("number_of_excessive_timeouts", &self.number_of_excessive_timeouts());
        out.finish()
    }
}
