// Generated from spec/structs/EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION in the form of releases 1803+ with 64 bit pointers.
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
/// The start of every request to the coverage sampler.
///
/// In C: `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION`, 0x10 bytes. Releases 1803+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | EVENT_TRACE_INFORMATION_CLASS | `EventTraceInformationClass` |
/// | 0x04 | 0x1 | UCHAR | `CoverageSamplerInformationClass` |
/// | 0x05 | 0x1 | UCHAR | `MajorVersion` |
/// | 0x06 | 0x1 | UCHAR | `MinorVersion` |
/// | 0x07 | 0x1 | UCHAR | `Reserved` |
/// | 0x08 | 0x8 | HANDLE | `SamplerHandle` |
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
/// - What the values of CoverageSamplerInformationClass are, and what follows this structure for each of them.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION")]
pub struct EventTraceCoverageSamplerInformation64 {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `UCHAR CoverageSamplerInformationClass`, at 0x04. A value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects what the sampler is asked for; its values are not known.
    pub coverage_sampler_information_class: u8,
    /// `UCHAR MajorVersion`, at 0x05. What it is for is not known.
    pub major_version: u8,
    /// `UCHAR MinorVersion`, at 0x06. What it is for is not known.
    pub minor_version: u8,
    /// `UCHAR Reserved`, at 0x07. What it is for is not known.
    pub reserved: u8,
    /// `HANDLE SamplerHandle`, at 0x08. A handle to a sampler.
    pub sampler_handle: u64,
}
impl EventTraceCoverageSamplerInformation64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(
                get::<0, 4, _>(bytes),
            ),
            coverage_sampler_information_class: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            major_version: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            minor_version: u8::from_le_bytes(get::<6, 1, _>(bytes)),
            reserved: u8::from_le_bytes(get::<7, 1, _>(bytes)),
            sampler_handle: u64::from_le_bytes(get::<8, 8, _>(bytes)),
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
                    name: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION",
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
        put::<
            4,
            1,
            _,
        >(&mut bytes, self.coverage_sampler_information_class.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.major_version.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.minor_version.to_le_bytes());
        put::<7, 1, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.sampler_handle.to_le_bytes());
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
    /// `UCHAR CoverageSamplerInformationClass`, at 0x04. A value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects what the sampler is asked for; its values are not known.
    #[inline]
    pub fn coverage_sampler_information_class(&self) -> u8 {
        self.coverage_sampler_information_class
    }
    /// Sets `CoverageSamplerInformationClass`.
    #[inline]
    pub fn set_coverage_sampler_information_class(&mut self, value: u8) {
        self.coverage_sampler_information_class = value;
    }
    /// `UCHAR MajorVersion`, at 0x05. What it is for is not known.
    #[inline]
    pub fn major_version(&self) -> u8 {
        self.major_version
    }
    /// Sets `MajorVersion`.
    #[inline]
    pub fn set_major_version(&mut self, value: u8) {
        self.major_version = value;
    }
    /// `UCHAR MinorVersion`, at 0x06. What it is for is not known.
    #[inline]
    pub fn minor_version(&self) -> u8 {
        self.minor_version
    }
    /// Sets `MinorVersion`.
    #[inline]
    pub fn set_minor_version(&mut self, value: u8) {
        self.minor_version = value;
    }
    /// `UCHAR Reserved`, at 0x07. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u8 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u8) {
        self.reserved = value;
    }
    /// `HANDLE SamplerHandle`, at 0x08. A handle to a sampler.
    #[inline]
    pub fn sampler_handle(&self) -> u64 {
        self.sampler_handle
    }
    /// Sets `SamplerHandle`.
    #[inline]
    pub fn set_sampler_handle(&mut self, value: u64) {
        self.sampler_handle = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_coverage_sampler_information::V1803X64;
}
impl Default for EventTraceCoverageSamplerInformation64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EventTraceCoverageSamplerInformation64 {}
impl Record for EventTraceCoverageSamplerInformation64 {
    const NAME: &'static str = "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventTraceCoverageSamplerInformation64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventTraceCoverageSamplerInformation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceCoverageSamplerInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::requests::EventTraceInformationClass,
                >(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|
                (
                    (
                        event_trace_information_class,
                        coverage_sampler_information_class,
                        major_version,
                        minor_version,
                        reserved,
                        sampler_handle,
                    ),
                )|
            Self {
                event_trace_information_class,
                coverage_sampler_information_class,
                major_version,
                minor_version,
                reserved,
                sampler_handle,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventTraceCoverageSamplerInformation64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceCoverageSamplerInformation64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EventTraceCoverageSamplerInformation64View<'a> {
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
                    name: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION",
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
    pub fn to_value(&self) -> EventTraceCoverageSamplerInformation64 {
        EventTraceCoverageSamplerInformation64::from_bytes(self.fixed)
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
    /// `UCHAR CoverageSamplerInformationClass`, at 0x04. A value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects what the sampler is asked for; its values are not known.
    #[inline]
    pub fn coverage_sampler_information_class(&self) -> u8 {
        u8::from_le_bytes(get::<4, 1, _>(self.fixed))
    }
    /// `UCHAR MajorVersion`, at 0x05. What it is for is not known.
    #[inline]
    pub fn major_version(&self) -> u8 {
        u8::from_le_bytes(get::<5, 1, _>(self.fixed))
    }
    /// `UCHAR MinorVersion`, at 0x06. What it is for is not known.
    #[inline]
    pub fn minor_version(&self) -> u8 {
        u8::from_le_bytes(get::<6, 1, _>(self.fixed))
    }
    /// `UCHAR Reserved`, at 0x07. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u8 {
        u8::from_le_bytes(get::<7, 1, _>(self.fixed))
    }
    /// `HANDLE SamplerHandle`, at 0x08. A handle to a sampler.
    #[inline]
    pub fn sampler_handle(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventTraceCoverageSamplerInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventTraceCoverageSamplerInformation64View");
        out.field(
            "event_trace_information_class",
            &self.event_trace_information_class(),
        );
        out.field(
            "coverage_sampler_information_class",
            &self.coverage_sampler_information_class(),
        );
        out.field("major_version", &self.major_version());
        out.field("minor_version", &self.minor_version());
        out.field("reserved", &self.reserved());
        out.field("sampler_handle", &self.sampler_handle());
        out.finish()
    }
}
