// Generated from spec/structs/CI_LOG_SCHEDULER_SLEEP_RESPONSE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CI_LOG_SCHEDULER_SLEEP_RESPONSE in the form of releases 5.0.
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
/// The multimedia class scheduler was answered when it went to sleep, by the name.
///
/// An older form.
/// In C: `CI_LOG_SCHEDULER_SLEEP_RESPONSE`, 0x30 bytes. Releases 5.0.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x30 | EVENT_TRACE_HEADER | `Header` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V5_0 {
    /// `EVENT_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::event_trace_header::V5_0,
}
impl V5_0 {
    /// The size in bytes.
    pub const SIZE: usize = 48;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            header: crate::headers::event_trace_header::V5_0::from_bytes(
                part::<0, 48, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "CI_LOG_SCHEDULER_SLEEP_RESPONSE",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 48, _>(&mut bytes, self.header.to_bytes());
        bytes
    }
    /// `EVENT_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::event_trace_header::V5_0 {
        self.header
    }
    /// Sets `Header`.
    #[inline]
    pub fn set_header(&mut self, value: crate::headers::event_trace_header::V5_0) {
        self.header = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::ci_log_scheduler_sleep_response::V5_0;
}
impl Default for V5_0 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 48])
    }
}
impl Sealed for V5_0 {}
impl Record for V5_0 {
    const NAME: &'static str = "CI_LOG_SCHEDULER_SLEEP_RESPONSE";
    const SIZE: usize = 48;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for V5_0 {
    const SIZE: usize = 48;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(V5_0);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_0 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<crate::headers::event_trace_header::V5_0>(),),
        )
            .prop_map(|((header,),)| Self { header });
        strategy.boxed()
    }
}
/// A borrowed view of [`V5_0`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct V5_0View<'a> {
    fixed: &'a [u8; 48],
}
impl<'a> V5_0View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "CI_LOG_SCHEDULER_SLEEP_RESPONSE",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 48]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> V5_0 {
        V5_0::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 48] {
        self.fixed
    }
    /// `EVENT_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::event_trace_header::V5_0View<'a> {
        crate::headers::event_trace_header::V5_0View::from_bytes(
            part::<0, 48, _>(self.fixed),
        )
    }
}
impl core::fmt::Debug for V5_0View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("V5_0View");
        out.field("header", &self.header());
        out.finish()
    }
}
