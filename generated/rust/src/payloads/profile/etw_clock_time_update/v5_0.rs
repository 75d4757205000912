// Generated from spec/structs/ETW_CLOCK_TIME_UPDATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CLOCK_TIME_UPDATE in the form of releases 5.0+.
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
/// The interrupt time was brought up to date.
///
/// In C: `ETW_CLOCK_TIME_UPDATE`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `InterruptTime` |
/// | 0x08 | 0x4 | ULONG | `ClockOwner` |
/// | 0x0c | 0x4 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CLOCK_TIME_UPDATE")]
pub struct EtwClockTimeUpdate {
    /// `ULONG64 InterruptTime`, at 0x00. Unit: 100 ns.
    pub interrupt_time: u64,
    /// `ULONG ClockOwner`, at 0x08. The processor that keeps the time.
    pub clock_owner: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0c: Bytes<4>,
}
impl EtwClockTimeUpdate {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            interrupt_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            clock_owner: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            padding_0c: Bytes(get::<12, 4, _>(bytes)),
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
                    name: "ETW_CLOCK_TIME_UPDATE",
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
        put::<0, 8, _>(&mut bytes, self.interrupt_time.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.clock_owner.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.padding_0c.0);
        bytes
    }
    /// `ULONG64 InterruptTime`, at 0x00. Unit: 100 ns.
    #[inline]
    pub fn interrupt_time(&self) -> u64 {
        self.interrupt_time
    }
    /// Sets `InterruptTime`.
    #[inline]
    pub fn set_interrupt_time(&mut self, value: u64) {
        self.interrupt_time = value;
    }
    /// `ULONG ClockOwner`, at 0x08. The processor that keeps the time.
    #[inline]
    pub fn clock_owner(&self) -> u32 {
        self.clock_owner
    }
    /// Sets `ClockOwner`.
    #[inline]
    pub fn set_clock_owner(&mut self, value: u32) {
        self.clock_owner = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_clock_time_update::V5_0;
}
impl Default for EtwClockTimeUpdate {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwClockTimeUpdate {}
impl Record for EtwClockTimeUpdate {
    const NAME: &'static str = "ETW_CLOCK_TIME_UPDATE";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwClockTimeUpdate {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwClockTimeUpdate);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwClockTimeUpdate {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|((interrupt_time, clock_owner, padding_0c),)| Self {
                interrupt_time,
                clock_owner,
                padding_0c,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwClockTimeUpdate`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwClockTimeUpdateView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwClockTimeUpdateView<'a> {
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
                    name: "ETW_CLOCK_TIME_UPDATE",
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
    pub fn to_value(&self) -> EtwClockTimeUpdate {
        EtwClockTimeUpdate::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG64 InterruptTime`, at 0x00. Unit: 100 ns.
    #[inline]
    pub fn interrupt_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG ClockOwner`, at 0x08. The processor that keeps the time.
    #[inline]
    pub fn clock_owner(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwClockTimeUpdateView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwClockTimeUpdateView");
        out.field("interrupt_time", &self.interrupt_time());
        out.field("clock_owner", &self.clock_owner());
        out.finish()
    }
}
