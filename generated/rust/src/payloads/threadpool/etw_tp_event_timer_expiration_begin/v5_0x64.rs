// Generated from spec/structs/ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN in the form of releases 5.0+ with 64 bit pointers.
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
/// A thread pool begins to let those timers of a queue expire that are due.
///
/// In C: `ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN`, 0x28 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x8 | PVOID | `SubQueue` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN")]
pub struct EtwTpEventTimerExpirationBegin64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID SubQueue`, at 0x20. The queue.
    pub sub_queue: u64,
}
impl EtwTpEventTimerExpirationBegin64 {
    /// The size in bytes.
    pub const SIZE: usize = 40;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            sub_queue: u64::from_le_bytes(get::<32, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 40 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN",
                    needed: 40,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.sub_queue.to_le_bytes());
        bytes
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeader {
        self.header
    }
    /// Sets `Header`.
    #[inline]
    pub fn set_header(&mut self, value: crate::headers::SystemTraceHeader) {
        self.header = value;
    }
    /// `PVOID SubQueue`, at 0x20. The queue.
    #[inline]
    pub fn sub_queue(&self) -> u64 {
        self.sub_queue
    }
    /// Sets `SubQueue`.
    #[inline]
    pub fn set_sub_queue(&mut self, value: u64) {
        self.sub_queue = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_timer_expiration_begin::V5_0X64;
}
impl Default for EtwTpEventTimerExpirationBegin64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 40])
    }
}
impl Sealed for EtwTpEventTimerExpirationBegin64 {}
impl Record for EtwTpEventTimerExpirationBegin64 {
    const NAME: &'static str = "ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN";
    const SIZE: usize = 40;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwTpEventTimerExpirationBegin64 {
    const SIZE: usize = 40;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwTpEventTimerExpirationBegin64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTpEventTimerExpirationBegin64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|((header, sub_queue),)| Self { header, sub_queue });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwTpEventTimerExpirationBegin64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTpEventTimerExpirationBegin64View<'a> {
    fixed: &'a [u8; 40],
}
impl<'a> EtwTpEventTimerExpirationBegin64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 40 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN",
                    needed: 40,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 40]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwTpEventTimerExpirationBegin64 {
        EtwTpEventTimerExpirationBegin64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 40] {
        self.fixed
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeaderView<'a> {
        crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `PVOID SubQueue`, at 0x20. The queue.
    #[inline]
    pub fn sub_queue(&self) -> u64 {
        u64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwTpEventTimerExpirationBegin64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwTpEventTimerExpirationBegin64View");
        out.field("header", &self.header());
        out.field("sub_queue", &self.sub_queue());
        out.finish()
    }
}
