// Generated from spec/structs/ETW_TIMER_EXPIRATION_START_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TIMER_EXPIRATION_START_EVENT in the form of releases 5.0+.
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
/// Kernel timers that are due begin to expire.
///
/// In C: `ETW_TIMER_EXPIRATION_START_EVENT`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `InterruptTime` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TIMER_EXPIRATION_START_EVENT")]
pub struct EtwTimerExpirationStartEvent {
    /// `ULONG64 InterruptTime`, at 0x00. The interrupt time, by which timers are due. Unit: 100 ns.
    pub interrupt_time: u64,
}
impl EtwTimerExpirationStartEvent {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            interrupt_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
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
                    name: "ETW_TIMER_EXPIRATION_START_EVENT",
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
        put::<0, 8, _>(&mut bytes, self.interrupt_time.to_le_bytes());
        bytes
    }
    /// `ULONG64 InterruptTime`, at 0x00. The interrupt time, by which timers are due. Unit: 100 ns.
    #[inline]
    pub fn interrupt_time(&self) -> u64 {
        self.interrupt_time
    }
    /// Sets `InterruptTime`.
    #[inline]
    pub fn set_interrupt_time(&mut self, value: u64) {
        self.interrupt_time = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_timer_expiration_start_event::V5_0;
}
impl Default for EtwTimerExpirationStartEvent {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EtwTimerExpirationStartEvent {}
impl Record for EtwTimerExpirationStartEvent {
    const NAME: &'static str = "ETW_TIMER_EXPIRATION_START_EVENT";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwTimerExpirationStartEvent {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwTimerExpirationStartEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTimerExpirationStartEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u64>(),),)
            .prop_map(|((interrupt_time,),)| Self { interrupt_time });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwTimerExpirationStartEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTimerExpirationStartEventView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EtwTimerExpirationStartEventView<'a> {
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
                    name: "ETW_TIMER_EXPIRATION_START_EVENT",
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
    pub fn to_value(&self) -> EtwTimerExpirationStartEvent {
        EtwTimerExpirationStartEvent::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG64 InterruptTime`, at 0x00. The interrupt time, by which timers are due. Unit: 100 ns.
    #[inline]
    pub fn interrupt_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwTimerExpirationStartEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwTimerExpirationStartEventView");
        out.field("interrupt_time", &self.interrupt_time());
        out.finish()
    }
}
