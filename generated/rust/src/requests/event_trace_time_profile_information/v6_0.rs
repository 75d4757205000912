// Generated from spec/structs/EVENT_TRACE_TIME_PROFILE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_TIME_PROFILE_INFORMATION in the form of releases 6.0+.
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
/// The interval between samples of what executes.
///
/// In C: `EVENT_TRACE_TIME_PROFILE_INFORMATION`, 0x8 bytes. Releases 6.0+.
///
/// Programs reach it through TraceQueryInformation and TraceSetInformation with TraceSampledProfileIntervalInfo (0x05), for the source ProfileTime.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | EVENT_TRACE_INFORMATION_CLASS | `EventTraceInformationClass` |
/// | 0x04 | 0x4 | ULONG | `ProfileInterval` |
///
/// What no source says:
///
/// - In which unit ProfileInterval counts.
/// - In which releases the layout holds: the studies show it without versions, and only the class says 6.0 and higher.
///
/// Source: Geoff Chappell, *EVENT_TRACE_TIME_PROFILE_INFORMATION*; Geoff Chappell, *TraceSetInformation*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_TIME_PROFILE_INFORMATION")]
pub struct EventTraceTimeProfileInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `ULONG ProfileInterval`, at 0x04. The kernel's interval for profiling by time: output of a query, input of a request to set.
    pub profile_interval: u32,
}
impl EventTraceTimeProfileInformation {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(
                get::<0, 4, _>(bytes),
            ),
            profile_interval: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "EVENT_TRACE_TIME_PROFILE_INFORMATION",
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
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.profile_interval.to_le_bytes());
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
    /// `ULONG ProfileInterval`, at 0x04. The kernel's interval for profiling by time: output of a query, input of a request to set.
    #[inline]
    pub fn profile_interval(&self) -> u32 {
        self.profile_interval
    }
    /// Sets `ProfileInterval`.
    #[inline]
    pub fn set_profile_interval(&mut self, value: u32) {
        self.profile_interval = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_time_profile_information::V6_0;
}
impl Default for EventTraceTimeProfileInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EventTraceTimeProfileInformation {}
impl Record for EventTraceTimeProfileInformation {
    const NAME: &'static str = "EVENT_TRACE_TIME_PROFILE_INFORMATION";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventTraceTimeProfileInformation {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventTraceTimeProfileInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceTimeProfileInformation {
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
            ),
        )
            .prop_map(|((event_trace_information_class, profile_interval),)| Self {
                event_trace_information_class,
                profile_interval,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventTraceTimeProfileInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceTimeProfileInformationView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EventTraceTimeProfileInformationView<'a> {
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
                    name: "EVENT_TRACE_TIME_PROFILE_INFORMATION",
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
    pub fn to_value(&self) -> EventTraceTimeProfileInformation {
        EventTraceTimeProfileInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    #[inline]
    pub fn event_trace_information_class(
        &self,
    ) -> crate::requests::EventTraceInformationClass {
        crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ProfileInterval`, at 0x04. The kernel's interval for profiling by time: output of a query, input of a request to set.
    #[inline]
    pub fn profile_interval(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventTraceTimeProfileInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventTraceTimeProfileInformationView");
        out.field(
            "event_trace_information_class",
            &self.event_trace_information_class(),
        );
        out.field("profile_interval", &self.profile_interval());
        out.finish()
    }
}
