// Generated from spec/structs/EVENT_TRACE_PERFORMANCE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_PERFORMANCE_INFORMATION in the form of releases 6.0+.
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
/// How much has been written to log files.
///
/// In C: `EVENT_TRACE_PERFORMANCE_INFORMATION`, 0x10 bytes. Releases 6.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | EVENT_TRACE_INFORMATION_CLASS | `EventTraceInformationClass` |
/// | 0x04 | 0x4 | padding |  |
/// | 0x08 | 0x8 | LARGE_INTEGER | `LogfileBytesWritten` |
///
/// Source: Geoff Chappell, *EVENT_TRACE_PERFORMANCE_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_PERFORMANCE_INFORMATION")]
pub struct EventTracePerformanceInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `LARGE_INTEGER LogfileBytesWritten`, at 0x08. How much has been written from trace buffers to log files so far, on all processors together. Unit: bytes.
    pub logfile_bytes_written: i64,
}
impl EventTracePerformanceInformation {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(
                get::<0, 4, _>(bytes),
            ),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            logfile_bytes_written: i64::from_le_bytes(get::<8, 8, _>(bytes)),
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
                    name: "EVENT_TRACE_PERFORMANCE_INFORMATION",
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
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.logfile_bytes_written.to_le_bytes());
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
    /// `LARGE_INTEGER LogfileBytesWritten`, at 0x08. How much has been written from trace buffers to log files so far, on all processors together. Unit: bytes.
    #[inline]
    pub fn logfile_bytes_written(&self) -> i64 {
        self.logfile_bytes_written
    }
    /// Sets `LogfileBytesWritten`.
    #[inline]
    pub fn set_logfile_bytes_written(&mut self, value: i64) {
        self.logfile_bytes_written = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_performance_information::V6_0;
}
impl Default for EventTracePerformanceInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EventTracePerformanceInformation {}
impl Record for EventTracePerformanceInformation {
    const NAME: &'static str = "EVENT_TRACE_PERFORMANCE_INFORMATION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventTracePerformanceInformation {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventTracePerformanceInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTracePerformanceInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::requests::EventTraceInformationClass,
                >(),
                proptest::arbitrary::any::<Bytes<4>>(),
                proptest::arbitrary::any::<i64>(),
            ),
        )
            .prop_map(|
                ((event_trace_information_class, padding_04, logfile_bytes_written),)|
            Self {
                event_trace_information_class,
                padding_04,
                logfile_bytes_written,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventTracePerformanceInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTracePerformanceInformationView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EventTracePerformanceInformationView<'a> {
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
                    name: "EVENT_TRACE_PERFORMANCE_INFORMATION",
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
    pub fn to_value(&self) -> EventTracePerformanceInformation {
        EventTracePerformanceInformation::from_bytes(self.fixed)
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
    /// `LARGE_INTEGER LogfileBytesWritten`, at 0x08. How much has been written from trace buffers to log files so far, on all processors together. Unit: bytes.
    #[inline]
    pub fn logfile_bytes_written(&self) -> i64 {
        i64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventTracePerformanceInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventTracePerformanceInformationView");
        out.field(
            "event_trace_information_class",
            &self.event_trace_information_class(),
        );
        out.field("logfile_bytes_written", &self.logfile_bytes_written());
        out.finish()
    }
}
