// Generated from spec/structs/ISR_V1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ISR_V1 in the form of releases 5.0+ with 64 bit pointers.
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
/// An interrupt was served.
///
/// In C: `ISR_V1`, 0x14 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | LARGE_INTEGER | `InitialTime` |
/// | 0x08 | 0x8 | PVOID | `Routine` |
/// | 0x10 | 0x4 | ULONG | `ReturnValue` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ISR_V1")]
pub struct IsrV164 {
    /// `LARGE_INTEGER InitialTime`, at 0x00. When the routine began; the event's own time is its end.
    pub initial_time: i64,
    /// `PVOID Routine`, at 0x08. The interrupt service routine.
    pub routine: u64,
    /// `ULONG ReturnValue`, at 0x10. Whether the routine claimed the interrupt.
    pub return_value: u32,
}
impl IsrV164 {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            initial_time: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            routine: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            return_value: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ISR_V1",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.initial_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.routine.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.return_value.to_le_bytes());
        bytes
    }
    /// `LARGE_INTEGER InitialTime`, at 0x00. When the routine began; the event's own time is its end.
    #[inline]
    pub fn initial_time(&self) -> i64 {
        self.initial_time
    }
    /// Sets `InitialTime`.
    #[inline]
    pub fn set_initial_time(&mut self, value: i64) {
        self.initial_time = value;
    }
    /// `PVOID Routine`, at 0x08. The interrupt service routine.
    #[inline]
    pub fn routine(&self) -> u64 {
        self.routine
    }
    /// Sets `Routine`.
    #[inline]
    pub fn set_routine(&mut self, value: u64) {
        self.routine = value;
    }
    /// `ULONG ReturnValue`, at 0x10. Whether the routine claimed the interrupt.
    #[inline]
    pub fn return_value(&self) -> u32 {
        self.return_value
    }
    /// Sets `ReturnValue`.
    #[inline]
    pub fn set_return_value(&mut self, value: u32) {
        self.return_value = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::isr_v1::V5_0X64;
}
impl Default for IsrV164 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for IsrV164 {}
impl Record for IsrV164 {
    const NAME: &'static str = "ISR_V1";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for IsrV164 {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(IsrV164);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for IsrV164 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<i64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((initial_time, routine, return_value),)| Self {
                initial_time,
                routine,
                return_value,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`IsrV164`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct IsrV164View<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> IsrV164View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ISR_V1",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> IsrV164 {
        IsrV164::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `LARGE_INTEGER InitialTime`, at 0x00. When the routine began; the event's own time is its end.
    #[inline]
    pub fn initial_time(&self) -> i64 {
        i64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID Routine`, at 0x08. The interrupt service routine.
    #[inline]
    pub fn routine(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG ReturnValue`, at 0x10. Whether the routine claimed the interrupt.
    #[inline]
    pub fn return_value(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for IsrV164View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("IsrV164View");
        out.field("initial_time", &self.initial_time());
        out.field("routine", &self.routine());
        out.field("return_value", &self.return_value());
        out.finish()
    }
}
