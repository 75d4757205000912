// Generated from spec/structs/ETW_DISABLE_KTIMER2_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DISABLE_KTIMER2_EVENT in the form of releases 5.0+ with 32 bit pointers.
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
/// An executive timer (KTIMER2) was disabled.
///
/// In C: `ETW_DISABLE_KTIMER2_EVENT`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `TimerKey` |
/// | 0x04 | 0x4 | ULONG_PTR | `DisableCallback` |
/// | 0x08 | 0x4 | ULONG_PTR | `DisableContextKey` |
/// | 0x0c | 0x1 | UCHAR | `Flags` |
/// | 0x0d | 0x3 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_DISABLE_KTIMER2_EVENT")]
pub struct EtwDisableKtimer2Event32 {
    /// `ULONG_PTR TimerKey`, at 0x00. The timer.
    pub timer_key: u32,
    /// `ULONG_PTR DisableCallback`, at 0x04. The routine that is called when it is disabled.
    pub disable_callback: u32,
    /// `ULONG_PTR DisableContextKey`, at 0x08. The context of that routine.
    pub disable_context_key: u32,
    /// `UCHAR Flags`, at 0x0C.
    pub flags: crate::payloads::profile::EtwDisableKtimer2Flag,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0d: Bytes<3>,
}
impl EtwDisableKtimer2Event32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            timer_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            disable_callback: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            disable_context_key: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            flags: crate::payloads::profile::EtwDisableKtimer2Flag::from_le(
                get::<12, 1, _>(bytes),
            ),
            padding_0d: Bytes(get::<13, 3, _>(bytes)),
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
                    name: "ETW_DISABLE_KTIMER2_EVENT",
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
        put::<0, 4, _>(&mut bytes, self.timer_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.disable_callback.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.disable_context_key.to_le_bytes());
        put::<12, 1, _>(&mut bytes, self.flags.to_le());
        put::<13, 3, _>(&mut bytes, self.padding_0d.0);
        bytes
    }
    /// `ULONG_PTR TimerKey`, at 0x00. The timer.
    #[inline]
    pub fn timer_key(&self) -> u32 {
        self.timer_key
    }
    /// Sets `TimerKey`.
    #[inline]
    pub fn set_timer_key(&mut self, value: u32) {
        self.timer_key = value;
    }
    /// `ULONG_PTR DisableCallback`, at 0x04. The routine that is called when it is disabled.
    #[inline]
    pub fn disable_callback(&self) -> u32 {
        self.disable_callback
    }
    /// Sets `DisableCallback`.
    #[inline]
    pub fn set_disable_callback(&mut self, value: u32) {
        self.disable_callback = value;
    }
    /// `ULONG_PTR DisableContextKey`, at 0x08. The context of that routine.
    #[inline]
    pub fn disable_context_key(&self) -> u32 {
        self.disable_context_key
    }
    /// Sets `DisableContextKey`.
    #[inline]
    pub fn set_disable_context_key(&mut self, value: u32) {
        self.disable_context_key = value;
    }
    /// `UCHAR Flags`, at 0x0C.
    #[inline]
    pub fn flags(&self) -> crate::payloads::profile::EtwDisableKtimer2Flag {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: crate::payloads::profile::EtwDisableKtimer2Flag) {
        self.flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_disable_ktimer2_event::V5_0X86;
}
impl Default for EtwDisableKtimer2Event32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwDisableKtimer2Event32 {}
impl Record for EtwDisableKtimer2Event32 {
    const NAME: &'static str = "ETW_DISABLE_KTIMER2_EVENT";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwDisableKtimer2Event32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwDisableKtimer2Event32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwDisableKtimer2Event32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<
                    crate::payloads::profile::EtwDisableKtimer2Flag,
                >(),
                proptest::arbitrary::any::<Bytes<3>>(),
            ),
        )
            .prop_map(|
                ((timer_key, disable_callback, disable_context_key, flags, padding_0d),)|
            Self {
                timer_key,
                disable_callback,
                disable_context_key,
                flags,
                padding_0d,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwDisableKtimer2Event32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwDisableKtimer2Event32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwDisableKtimer2Event32View<'a> {
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
                    name: "ETW_DISABLE_KTIMER2_EVENT",
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
    pub fn to_value(&self) -> EtwDisableKtimer2Event32 {
        EtwDisableKtimer2Event32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG_PTR TimerKey`, at 0x00. The timer.
    #[inline]
    pub fn timer_key(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG_PTR DisableCallback`, at 0x04. The routine that is called when it is disabled.
    #[inline]
    pub fn disable_callback(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG_PTR DisableContextKey`, at 0x08. The context of that routine.
    #[inline]
    pub fn disable_context_key(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `UCHAR Flags`, at 0x0C.
    #[inline]
    pub fn flags(&self) -> crate::payloads::profile::EtwDisableKtimer2Flag {
        crate::payloads::profile::EtwDisableKtimer2Flag::from_le(
            get::<12, 1, _>(self.fixed),
        )
    }
}
impl core::fmt::Debug for EtwDisableKtimer2Event32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwDisableKtimer2Event32View");
        out.field("timer_key", &self.timer_key());
        out.field("disable_callback", &self.disable_callback());
        out.field("disable_context_key", &self.disable_context_key());
        out.field("flags", &self.flags());
        out.finish()
    }
}
