// Generated from spec/structs/TRACE_PROFILE_INTERVAL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_PROFILE_INTERVAL in the form of releases 5.0+.
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
/// The interval of a profile source.
///
/// In C: `TRACE_PROFILE_INTERVAL`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Source` |
/// | 0x04 | 0x4 | ULONG | `Interval` |
///
/// What no source says:
///
/// - In which unit intervals count.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_PROFILE_INTERVAL")]
pub struct TraceProfileInterval {
    /// `ULONG Source`, at 0x00. The source.
    pub source: crate::requests::KprofileSource,
    /// `ULONG Interval`, at 0x04. The interval.
    pub interval: u32,
}
impl TraceProfileInterval {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            source: crate::requests::KprofileSource::from_le(get::<0, 4, _>(bytes)),
            interval: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_PROFILE_INTERVAL",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.source.to_le());
        put::<4, 4, _>(&mut bytes, self.interval.to_le_bytes());
        bytes
    }
    /// `ULONG Source`, at 0x00. The source.
    #[inline]
    pub fn source(&self) -> crate::requests::KprofileSource {
        self.source
    }
    /// Sets `Source`.
    #[inline]
    pub fn set_source(&mut self, value: crate::requests::KprofileSource) {
        self.source = value;
    }
    /// `ULONG Interval`, at 0x04. The interval.
    #[inline]
    pub fn interval(&self) -> u32 {
        self.interval
    }
    /// Sets `Interval`.
    #[inline]
    pub fn set_interval(&mut self, value: u32) {
        self.interval = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_profile_interval::V5_0;
}
impl Default for TraceProfileInterval {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for TraceProfileInterval {}
impl Record for TraceProfileInterval {
    const NAME: &'static str = "TRACE_PROFILE_INTERVAL";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TraceProfileInterval {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TraceProfileInterval);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceProfileInterval {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::requests::KprofileSource>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((source, interval),)| Self { source, interval });
        strategy.boxed()
    }
}
/// A borrowed view of [`TraceProfileInterval`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TraceProfileIntervalView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> TraceProfileIntervalView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_PROFILE_INTERVAL",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> TraceProfileInterval {
        TraceProfileInterval::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG Source`, at 0x00. The source.
    #[inline]
    pub fn source(&self) -> crate::requests::KprofileSource {
        crate::requests::KprofileSource::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Interval`, at 0x04. The interval.
    #[inline]
    pub fn interval(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TraceProfileIntervalView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TraceProfileIntervalView");
        out.field("source", &self.source());
        out.field("interval", &self.interval());
        out.finish()
    }
}
