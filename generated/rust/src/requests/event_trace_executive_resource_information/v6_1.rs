// Generated from spec/structs/EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION in the form of releases 6.1+.
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
/// The parameters by which events of the kernel's ERESOURCE locks are sampled.
///
/// In C: `EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION`, 0x10 bytes. Releases 6.1+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | EVENT_TRACE_INFORMATION_CLASS | `EventTraceInformationClass` |
/// | 0x04 | 0x4 | ULONG | `ReleaseSamplingRate` |
/// | 0x08 | 0x4 | ULONG | `ContentionSamplingRate` |
/// | 0x0c | 0x4 | ULONG | `NumberOfExcessiveTimeouts` |
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION")]
pub struct EventTraceExecutiveResourceInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `ULONG ReleaseSamplingRate`, at 0x04. How often a release of a lock is sampled.
    pub release_sampling_rate: u32,
    /// `ULONG ContentionSamplingRate`, at 0x08. How often contention for a lock is sampled.
    pub contention_sampling_rate: u32,
    /// `ULONG NumberOfExcessiveTimeouts`, at 0x0C. After how many time-outs a wait counts as excessive. Unit: 4 seconds.
    pub number_of_excessive_timeouts: u32,
}
impl EventTraceExecutiveResourceInformation {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(
                get::<0, 4, _>(bytes),
            ),
            release_sampling_rate: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            contention_sampling_rate: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            number_of_excessive_timeouts: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.release_sampling_rate.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.contention_sampling_rate.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.number_of_excessive_timeouts.to_le_bytes());
        bytes
    }
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    #[inline]
    pub fn event_trace_information_class(
        &self,
    ) -> crate::requests::EventTraceInformationClass {
        self.event_trace_information_class
    }
    /// Sets `EventTraceInformationClass`.
    #[inline]
    pub fn set_event_trace_information_class(
        &mut self,
        value: crate::requests::EventTraceInformationClass,
    ) {
        self.event_trace_information_class = value;
    }
    /// `ULONG ReleaseSamplingRate`, at 0x04. How often a release of a lock is sampled.
    #[inline]
    pub fn release_sampling_rate(&self) -> u32 {
        self.release_sampling_rate
    }
    /// Sets `ReleaseSamplingRate`.
    #[inline]
    pub fn set_release_sampling_rate(&mut self, value: u32) {
        self.release_sampling_rate = value;
    }
    /// `ULONG ContentionSamplingRate`, at 0x08. How often contention for a lock is sampled.
    #[inline]
    pub fn contention_sampling_rate(&self) -> u32 {
        self.contention_sampling_rate
    }
    /// Sets `ContentionSamplingRate`.
    #[inline]
    pub fn set_contention_sampling_rate(&mut self, value: u32) {
        self.contention_sampling_rate = value;
    }
    /// `ULONG NumberOfExcessiveTimeouts`, at 0x0C. After how many time-outs a wait counts as excessive. Unit: 4 seconds.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_executive_resource_information::V6_1;
}
impl Default for EventTraceExecutiveResourceInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EventTraceExecutiveResourceInformation {}
impl Record for EventTraceExecutiveResourceInformation {
    const NAME: &'static str = "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventTraceExecutiveResourceInformation {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventTraceExecutiveResourceInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceExecutiveResourceInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::requests::EventTraceInformationClass,
                >(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        event_trace_information_class,
                        release_sampling_rate,
                        contention_sampling_rate,
                        number_of_excessive_timeouts,
                    ),
                )|
            Self {
                event_trace_information_class,
                release_sampling_rate,
                contention_sampling_rate,
                number_of_excessive_timeouts,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventTraceExecutiveResourceInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceExecutiveResourceInformationView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EventTraceExecutiveResourceInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventTraceExecutiveResourceInformation {
        EventTraceExecutiveResourceInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    #[inline]
    pub fn event_trace_information_class(
        &self,
    ) -> crate::requests::EventTraceInformationClass {
        crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ReleaseSamplingRate`, at 0x04. How often a release of a lock is sampled.
    #[inline]
    pub fn release_sampling_rate(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG ContentionSamplingRate`, at 0x08. How often contention for a lock is sampled.
    #[inline]
    pub fn contention_sampling_rate(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG NumberOfExcessiveTimeouts`, at 0x0C. After how many time-outs a wait counts as excessive. Unit: 4 seconds.
    #[inline]
    pub fn number_of_excessive_timeouts(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventTraceExecutiveResourceInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventTraceExecutiveResourceInformationView");
        out.field(
            "event_trace_information_class",
            &self.event_trace_information_class(),
        );
        out.field("release_sampling_rate", &self.release_sampling_rate());
        out.field("contention_sampling_rate", &self.contention_sampling_rate());
        out.field("number_of_excessive_timeouts", &self.number_of_excessive_timeouts());
        out.finish()
    }
}
