// Generated from spec/structs/ETW_SET_KTIMER2_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SET_KTIMER2_EVENT in the form of releases 5.0+ with 32 bit pointers.
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
/// An executive timer (KTIMER2) was set, or expired.
///
/// In C: `ETW_SET_KTIMER2_EVENT`, 0x28 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `DueTime` |
/// | 0x08 | 0x8 | ULONG64 | `MaximumDueTime` |
/// | 0x10 | 0x8 | ULONG64 | `Period` |
/// | 0x18 | 0x4 | ULONG_PTR | `TimerKey` |
/// | 0x1c | 0x4 | ULONG_PTR | `Callback` |
/// | 0x20 | 0x4 | ULONG_PTR | `CallbackContextKey` |
/// | 0x24 | 0x1 | UCHAR | `Flags` |
/// | 0x25 | 0x3 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SET_KTIMER2_EVENT")]
#[doc(alias = "ETW_KTIMER2_EXPIRATION_EVENT")]
pub struct EtwSetKtimer2Event32 {
    /// `ULONG64 DueTime`, at 0x00. When it is due.
    pub due_time: u64,
    /// `ULONG64 MaximumDueTime`, at 0x08. The latest that it may expire, since it can be coalesced with others.
    pub maximum_due_time: u64,
    /// `ULONG64 Period`, at 0x10. How often it recurs.
    pub period: u64,
    /// `ULONG_PTR TimerKey`, at 0x18. The timer.
    pub timer_key: u32,
    /// `ULONG_PTR Callback`, at 0x1C. The routine that is called when it expires.
    pub callback: u32,
    /// `ULONG_PTR CallbackContextKey`, at 0x20. The context of that routine.
    pub callback_context_key: u32,
    /// `UCHAR Flags`, at 0x24.
    pub flags: crate::payloads::profile::EtwKtimer2Flag,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_25: Bytes<3>,
}
impl EtwSetKtimer2Event32 {
    /// The size in bytes.
    pub const SIZE: usize = 40;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            due_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            maximum_due_time: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            period: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            timer_key: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            callback: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            callback_context_key: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            flags: crate::payloads::profile::EtwKtimer2Flag::from_le(
                get::<36, 1, _>(bytes),
            ),
            padding_25: Bytes(get::<37, 3, _>(bytes)),
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
                    name: "ETW_SET_KTIMER2_EVENT",
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
        put::<0, 8, _>(&mut bytes, self.due_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.maximum_due_time.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.period.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.timer_key.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.callback.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.callback_context_key.to_le_bytes());
        put::<36, 1, _>(&mut bytes, self.flags.to_le());
        put::<37, 3, _>(&mut bytes, self.padding_25.0);
        bytes
    }
    /// `ULONG64 DueTime`, at 0x00. When it is due.
    #[inline]
    pub fn due_time(&self) -> u64 {
        self.due_time
    }
    /// Sets `DueTime`.
    #[inline]
    pub fn set_due_time(&mut self, value: u64) {
        self.due_time = value;
    }
    /// `ULONG64 MaximumDueTime`, at 0x08. The latest that it may expire, since it can be coalesced with others.
    #[inline]
    pub fn maximum_due_time(&self) -> u64 {
        self.maximum_due_time
    }
    /// Sets `MaximumDueTime`.
    #[inline]
    pub fn set_maximum_due_time(&mut self, value: u64) {
        self.maximum_due_time = value;
    }
    /// `ULONG64 Period`, at 0x10. How often it recurs.
    #[inline]
    pub fn period(&self) -> u64 {
        self.period
    }
    /// Sets `Period`.
    #[inline]
    pub fn set_period(&mut self, value: u64) {
        self.period = value;
    }
    /// `ULONG_PTR TimerKey`, at 0x18. The timer.
    #[inline]
    pub fn timer_key(&self) -> u32 {
        self.timer_key
    }
    /// Sets `TimerKey`.
    #[inline]
    pub fn set_timer_key(&mut self, value: u32) {
        self.timer_key = value;
    }
    /// `ULONG_PTR Callback`, at 0x1C. The routine that is called when it expires.
    #[inline]
    pub fn callback(&self) -> u32 {
        self.callback
    }
    /// Sets `Callback`.
    #[inline]
    pub fn set_callback(&mut self, value: u32) {
        self.callback = value;
    }
    /// `ULONG_PTR CallbackContextKey`, at 0x20. The context of that routine.
    #[inline]
    pub fn callback_context_key(&self) -> u32 {
        self.callback_context_key
    }
    /// Sets `CallbackContextKey`.
    #[inline]
    pub fn set_callback_context_key(&mut self, value: u32) {
        self.callback_context_key = value;
    }
    /// `UCHAR Flags`, at 0x24.
    #[inline]
    pub fn flags(&self) -> crate::payloads::profile::EtwKtimer2Flag {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: crate::payloads::profile::EtwKtimer2Flag) {
        self.flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_set_ktimer2_event::V5_0X86;
}
impl Default for EtwSetKtimer2Event32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 40])
    }
}
impl Sealed for EtwSetKtimer2Event32 {}
impl Record for EtwSetKtimer2Event32 {
    const NAME: &'static str = "ETW_SET_KTIMER2_EVENT";
    const SIZE: usize = 40;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwSetKtimer2Event32 {
    const SIZE: usize = 40;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwSetKtimer2Event32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwSetKtimer2Event32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::payloads::profile::EtwKtimer2Flag>(),
                proptest::arbitrary::any::<Bytes<3>>(),
            ),
        )
            .prop_map(|
                (
                    (
                        due_time,
                        maximum_due_time,
                        period,
                        timer_key,
                        callback,
                        callback_context_key,
                        flags,
                        padding_25,
                    ),
                )|
            Self {
                due_time,
                maximum_due_time,
                period,
                timer_key,
                callback,
                callback_context_key,
                flags,
                padding_25,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwSetKtimer2Event32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwSetKtimer2Event32View<'a> {
    fixed: &'a [u8; 40],
}
impl<'a> EtwSetKtimer2Event32View<'a> {
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
                    name: "ETW_SET_KTIMER2_EVENT",
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
    pub fn to_value(&self) -> EtwSetKtimer2Event32 {
        EtwSetKtimer2Event32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 40] {
        self.fixed
    }
    /// `ULONG64 DueTime`, at 0x00. When it is due.
    #[inline]
    pub fn due_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG64 MaximumDueTime`, at 0x08. The latest that it may expire, since it can be coalesced with others.
    #[inline]
    pub fn maximum_due_time(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG64 Period`, at 0x10. How often it recurs.
    #[inline]
    pub fn period(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `ULONG_PTR TimerKey`, at 0x18. The timer.
    #[inline]
    pub fn timer_key(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `ULONG_PTR Callback`, at 0x1C. The routine that is called when it expires.
    #[inline]
    pub fn callback(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `ULONG_PTR CallbackContextKey`, at 0x20. The context of that routine.
    #[inline]
    pub fn callback_context_key(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `UCHAR Flags`, at 0x24.
    #[inline]
    pub fn flags(&self) -> crate::payloads::profile::EtwKtimer2Flag {
        crate::payloads::profile::EtwKtimer2Flag::from_le(get::<36, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwSetKtimer2Event32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwSetKtimer2Event32View");
        out.field("due_time", &self.due_time());
        out.field("maximum_due_time", &self.maximum_due_time());
        out.field("period", &self.period());
        out.field("timer_key", &self.timer_key());
        out.field("callback", &self.callback());
        out.field("callback_context_key", &self.callback_context_key());
        out.field("flags", &self.flags());
        out.finish()
    }
}
