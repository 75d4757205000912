// Generated from spec/structs/ETW_TP_EVENT_TIMER_CANCELLED.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_TIMER_CANCELLED in the form of releases 5.0+ with 32 bit pointers.
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
/// A timer of a thread pool was cancelled.
///
/// In C: `ETW_TP_EVENT_TIMER_CANCELLED`, 0x28 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x4 | PVOID | `SubQueue` |
/// | 0x24 | 0x4 | PVOID | `Timer` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_TIMER_CANCELLED")]
pub struct EtwTpEventTimerCancelled32 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID SubQueue`, at 0x20. The queue that has the timer.
    pub sub_queue: u32,
    /// `PVOID Timer`, at 0x24.
    pub timer: u32,
}
impl EtwTpEventTimerCancelled32 {
    /// The size in bytes.
    pub const SIZE: usize = 40;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            sub_queue: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            timer: u32::from_le_bytes(get::<36, 4, _>(bytes)),
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
                    name: "ETW_TP_EVENT_TIMER_CANCELLED",
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
        put::<32, 4, _>(&mut bytes, self.sub_queue.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.timer.to_le_bytes());
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
    /// `PVOID SubQueue`, at 0x20. The queue that has the timer.
    #[inline]
    pub fn sub_queue(&self) -> u32 {
        self.sub_queue
    }
    /// Sets `SubQueue`.
    #[inline]
    pub fn set_sub_queue(&mut self, value: u32) {
        self.sub_queue = value;
    }
    /// `PVOID Timer`, at 0x24.
    #[inline]
    pub fn timer(&self) -> u32 {
        self.timer
    }
    /// Sets `Timer`.
    #[inline]
    pub fn set_timer(&mut self, value: u32) {
        self.timer = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_timer_cancelled::V5_0X86;
}
impl Default for EtwTpEventTimerCancelled32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 40])
    }
}
impl Sealed for EtwTpEventTimerCancelled32 {}
impl Record for EtwTpEventTimerCancelled32 {
    const NAME: &'static str = "ETW_TP_EVENT_TIMER_CANCELLED";
    const SIZE: usize = 40;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwTpEventTimerCancelled32 {
    const SIZE: usize = 40;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwTpEventTimerCancelled32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTpEventTimerCancelled32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((header, sub_queue, timer),)| Self { header, sub_queue, timer });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwTpEventTimerCancelled32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTpEventTimerCancelled32View<'a> {
    fixed: &'a [u8; 40],
}
impl<'a> EtwTpEventTimerCancelled32View<'a> {
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
                    name: "ETW_TP_EVENT_TIMER_CANCELLED",
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
    pub fn to_value(&self) -> EtwTpEventTimerCancelled32 {
        EtwTpEventTimerCancelled32::from_bytes(self.fixed)
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
    /// `PVOID SubQueue`, at 0x20. The queue that has the timer.
    #[inline]
    pub fn sub_queue(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `PVOID Timer`, at 0x24.
    #[inline]
    pub fn timer(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwTpEventTimerCancelled32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwTpEventTimerCancelled32View");
        out.field("header", &self.header());
        out.field("sub_queue", &self.sub_queue());
        out.field("timer", &self.timer());
        out.finish()
    }
}
