// Generated from spec/structs/ETW_TIMER_EXPIRATION_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TIMER_EXPIRATION_EVENT in the form of releases 5.0+ with 64 bit pointers.
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
/// A kernel timer expired.
///
/// In C: `ETW_TIMER_EXPIRATION_EVENT`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `ExpectedDueTime` |
/// | 0x08 | 0x8 | ULONG_PTR | `TimerAddress` |
/// | 0x10 | 0x8 | ULONG_PTR | `DeferredRoutine` |
/// | 0x18 | 0x1 | UCHAR | `EncodedDelay` |
/// | 0x19 | 0x7 | padding |  |
///
/// What no source says:
///
/// - How EncodedDelay is encoded.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TIMER_EXPIRATION_EVENT")]
pub struct EtwTimerExpirationEvent64 {
    /// `ULONG64 ExpectedDueTime`, at 0x00. When it was due.
    pub expected_due_time: u64,
    /// `ULONG_PTR TimerAddress`, at 0x08. The timer.
    pub timer_address: u64,
    /// `ULONG_PTR DeferredRoutine`, at 0x10. The routine of its deferred procedure call.
    pub deferred_routine: u64,
    /// `UCHAR EncodedDelay`, at 0x18. The tolerable delay, encoded.
    pub encoded_delay: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_19: Bytes<7>,
}
impl EtwTimerExpirationEvent64 {
    /// The size in bytes.
    pub const SIZE: usize = 32;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            expected_due_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            timer_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            deferred_routine: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            encoded_delay: u8::from_le_bytes(get::<24, 1, _>(bytes)),
            padding_19: Bytes(get::<25, 7, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_TIMER_EXPIRATION_EVENT",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.expected_due_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.timer_address.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.deferred_routine.to_le_bytes());
        put::<24, 1, _>(&mut bytes, self.encoded_delay.to_le_bytes());
        put::<25, 7, _>(&mut bytes, self.padding_19.0);
        bytes
    }
    /// `ULONG64 ExpectedDueTime`, at 0x00. When it was due.
    #[inline]
    pub fn expected_due_time(&self) -> u64 {
        self.expected_due_time
    }
    /// Sets `ExpectedDueTime`.
    #[inline]
    pub fn set_expected_due_time(&mut self, value: u64) {
        self.expected_due_time = value;
    }
    /// `ULONG_PTR TimerAddress`, at 0x08. The timer.
    #[inline]
    pub fn timer_address(&self) -> u64 {
        self.timer_address
    }
    /// Sets `TimerAddress`.
    #[inline]
    pub fn set_timer_address(&mut self, value: u64) {
        self.timer_address = value;
    }
    /// `ULONG_PTR DeferredRoutine`, at 0x10. The routine of its deferred procedure call.
    #[inline]
    pub fn deferred_routine(&self) -> u64 {
        self.deferred_routine
    }
    /// Sets `DeferredRoutine`.
    #[inline]
    pub fn set_deferred_routine(&mut self, value: u64) {
        self.deferred_routine = value;
    }
    /// `UCHAR EncodedDelay`, at 0x18. The tolerable delay, encoded.
    #[inline]
    pub fn encoded_delay(&self) -> u8 {
        self.encoded_delay
    }
    /// Sets `EncodedDelay`.
    #[inline]
    pub fn set_encoded_delay(&mut self, value: u8) {
        self.encoded_delay = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_timer_expiration_event::V5_0X64;
}
impl Default for EtwTimerExpirationEvent64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for EtwTimerExpirationEvent64 {}
impl Record for EtwTimerExpirationEvent64 {
    const NAME: &'static str = "ETW_TIMER_EXPIRATION_EVENT";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwTimerExpirationEvent64 {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwTimerExpirationEvent64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTimerExpirationEvent64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<7>>(),
            ),
        )
            .prop_map(|
                (
                    (
                        expected_due_time,
                        timer_address,
                        deferred_routine,
                        encoded_delay,
                        padding_19,
                    ),
                )|
            Self {
                expected_due_time,
                timer_address,
                deferred_routine,
                encoded_delay,
                padding_19,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwTimerExpirationEvent64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTimerExpirationEvent64View<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> EtwTimerExpirationEvent64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_TIMER_EXPIRATION_EVENT",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 32]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwTimerExpirationEvent64 {
        EtwTimerExpirationEvent64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `ULONG64 ExpectedDueTime`, at 0x00. When it was due.
    #[inline]
    pub fn expected_due_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG_PTR TimerAddress`, at 0x08. The timer.
    #[inline]
    pub fn timer_address(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG_PTR DeferredRoutine`, at 0x10. The routine of its deferred procedure call.
    #[inline]
    pub fn deferred_routine(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `UCHAR EncodedDelay`, at 0x18. The tolerable delay, encoded.
    #[inline]
    pub fn encoded_delay(&self) -> u8 {
        u8::from_le_bytes(get::<24, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwTimerExpirationEvent64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwTimerExpirationEvent64View");
        out.field("expected_due_time", &self.expected_due_time());
        out.field("timer_address", &self.timer_address());
        out.field("deferred_routine", &self.deferred_routine());
        out.field("encoded_delay", &self.encoded_delay());
        out.finish()
    }
}
