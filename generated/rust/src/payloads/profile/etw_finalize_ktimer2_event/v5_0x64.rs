// Generated from spec/structs/ETW_FINALIZE_KTIMER2_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_FINALIZE_KTIMER2_EVENT in the form of releases 5.0+ with 64 bit pointers.
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
/// An executive timer (KTIMER2) that was disabled is no longer in use.
///
/// In C: `ETW_FINALIZE_KTIMER2_EVENT`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG_PTR | `TimerKey` |
/// | 0x08 | 0x8 | ULONG_PTR | `DisableCallback` |
/// | 0x10 | 0x8 | ULONG_PTR | `DisableContextKey` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_FINALIZE_KTIMER2_EVENT")]
pub struct EtwFinalizeKtimer2Event64 {
    /// `ULONG_PTR TimerKey`, at 0x00. The timer.
    pub timer_key: u64,
    /// `ULONG_PTR DisableCallback`, at 0x08. The routine that is called when it is disabled.
    pub disable_callback: u64,
    /// `ULONG_PTR DisableContextKey`, at 0x10. The context of that routine.
    pub disable_context_key: u64,
}
impl EtwFinalizeKtimer2Event64 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            timer_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            disable_callback: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            disable_context_key: u64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_FINALIZE_KTIMER2_EVENT",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.timer_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.disable_callback.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.disable_context_key.to_le_bytes());
        bytes
    }
    /// `ULONG_PTR TimerKey`, at 0x00. The timer.
    #[inline]
    pub fn timer_key(&self) -> u64 {
        self.timer_key
    }
    /// Sets `TimerKey`.
    #[inline]
    pub fn set_timer_key(&mut self, value: u64) {
        self.timer_key = value;
    }
    /// `ULONG_PTR DisableCallback`, at 0x08. The routine that is called when it is disabled.
    #[inline]
    pub fn disable_callback(&self) -> u64 {
        self.disable_callback
    }
    /// Sets `DisableCallback`.
    #[inline]
    pub fn set_disable_callback(&mut self, value: u64) {
        self.disable_callback = value;
    }
    /// `ULONG_PTR DisableContextKey`, at 0x10. The context of that routine.
    #[inline]
    pub fn disable_context_key(&self) -> u64 {
        self.disable_context_key
    }
    /// Sets `DisableContextKey`.
    #[inline]
    pub fn set_disable_context_key(&mut self, value: u64) {
        self.disable_context_key = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_finalize_ktimer2_event::V5_0X64;
}
impl Default for EtwFinalizeKtimer2Event64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EtwFinalizeKtimer2Event64 {}
impl Record for EtwFinalizeKtimer2Event64 {
    const NAME: &'static str = "ETW_FINALIZE_KTIMER2_EVENT";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwFinalizeKtimer2Event64 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwFinalizeKtimer2Event64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwFinalizeKtimer2Event64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|((timer_key, disable_callback, disable_context_key),)| Self {
                timer_key,
                disable_callback,
                disable_context_key,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwFinalizeKtimer2Event64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwFinalizeKtimer2Event64View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EtwFinalizeKtimer2Event64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_FINALIZE_KTIMER2_EVENT",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwFinalizeKtimer2Event64 {
        EtwFinalizeKtimer2Event64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONG_PTR TimerKey`, at 0x00. The timer.
    #[inline]
    pub fn timer_key(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG_PTR DisableCallback`, at 0x08. The routine that is called when it is disabled.
    #[inline]
    pub fn disable_callback(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG_PTR DisableContextKey`, at 0x10. The context of that routine.
    #[inline]
    pub fn disable_context_key(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwFinalizeKtimer2Event64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwFinalizeKtimer2Event64View");
        out.field("timer_key", &self.timer_key());
        out.field("disable_callback", &self.disable_callback());
        out.field("disable_context_key", &self.disable_context_key());
        out.finish()
    }
}
