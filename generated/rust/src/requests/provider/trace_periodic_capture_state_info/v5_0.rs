// Generated from spec/structs/TRACE_PERIODIC_CAPTURE_STATE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_PERIODIC_CAPTURE_STATE_INFO in the form of releases 5.0+.
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
/// How often providers are asked to log their state, and how many providers.
///
/// In C: `TRACE_PERIODIC_CAPTURE_STATE_INFO`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `CaptureStateFrequencyInSeconds` |
/// | 0x04 | 0x2 | USHORT | `ProviderCount` |
/// | 0x06 | 0x2 | USHORT | `Reserved` |
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_PERIODIC_CAPTURE_STATE_INFO")]
pub struct TracePeriodicCaptureStateInfo {
    /// `ULONG CaptureStateFrequencyInSeconds`, at 0x00. How much time passes between two requests. Unit: s.
    pub capture_state_frequency_in_seconds: u32,
    /// `USHORT ProviderCount`, at 0x04. How many providers there are.
    pub provider_count: u16,
    /// `USHORT Reserved`, at 0x06. What it is for is not known.
    pub reserved: u16,
}
impl TracePeriodicCaptureStateInfo {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            capture_state_frequency_in_seconds: u32::from_le_bytes(
                get::<0, 4, _>(bytes),
            ),
            provider_count: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<6, 2, _>(bytes)),
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
                    name: "TRACE_PERIODIC_CAPTURE_STATE_INFO",
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
        put::<
            0,
            4,
            _,
        >(&mut bytes, self.capture_state_frequency_in_seconds.to_le_bytes());
        put::<4, 2, _>(&mut bytes, self.provider_count.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// `ULONG CaptureStateFrequencyInSeconds`, at 0x00. How much time passes between two requests. Unit: s.
    #[inline]
    pub fn capture_state_frequency_in_seconds(&self) -> u32 {
        self.capture_state_frequency_in_seconds
    }
    /// Sets `CaptureStateFrequencyInSeconds`.
    #[inline]
    pub fn set_capture_state_frequency_in_seconds(&mut self, value: u32) {
        self.capture_state_frequency_in_seconds = value;
    }
    /// `USHORT ProviderCount`, at 0x04. How many providers there are.
    #[inline]
    pub fn provider_count(&self) -> u16 {
        self.provider_count
    }
    /// Sets `ProviderCount`.
    #[inline]
    pub fn set_provider_count(&mut self, value: u16) {
        self.provider_count = value;
    }
    /// `USHORT Reserved`, at 0x06. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u16) {
        self.reserved = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_periodic_capture_state_info::V5_0;
}
impl Default for TracePeriodicCaptureStateInfo {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for TracePeriodicCaptureStateInfo {}
impl Record for TracePeriodicCaptureStateInfo {
    const NAME: &'static str = "TRACE_PERIODIC_CAPTURE_STATE_INFO";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TracePeriodicCaptureStateInfo {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TracePeriodicCaptureStateInfo);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TracePeriodicCaptureStateInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
            ),
        )
            .prop_map(|
                ((capture_state_frequency_in_seconds, provider_count, reserved),)|
            Self {
                capture_state_frequency_in_seconds,
                provider_count,
                reserved,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`TracePeriodicCaptureStateInfo`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TracePeriodicCaptureStateInfoView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> TracePeriodicCaptureStateInfoView<'a> {
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
                    name: "TRACE_PERIODIC_CAPTURE_STATE_INFO",
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
    pub fn to_value(&self) -> TracePeriodicCaptureStateInfo {
        TracePeriodicCaptureStateInfo::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG CaptureStateFrequencyInSeconds`, at 0x00. How much time passes between two requests. Unit: s.
    #[inline]
    pub fn capture_state_frequency_in_seconds(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `USHORT ProviderCount`, at 0x04. How many providers there are.
    #[inline]
    pub fn provider_count(&self) -> u16 {
        u16::from_le_bytes(get::<4, 2, _>(self.fixed))
    }
    /// `USHORT Reserved`, at 0x06. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        u16::from_le_bytes(get::<6, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for TracePeriodicCaptureStateInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TracePeriodicCaptureStateInfoView");
        out.field(
            "capture_state_frequency_in_seconds",
            &self.capture_state_frequency_in_seconds(),
        );
        out.field("provider_count", &self.provider_count());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
