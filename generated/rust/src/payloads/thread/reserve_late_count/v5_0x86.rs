// Generated from spec/structs/ReserveLateCount.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ReserveLateCount in the form of releases 5.0+ with 32 bit pointers.
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
/// A reserve of processor time was late.
///
/// In C: `ReserveLateCount`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// No other source knows of reserves; later releases use the hook id for something else or for nothing.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Reserve` |
/// | 0x04 | 0x4 | LONG | `LateCountIncrement` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ReserveLateCount")]
pub struct ReserveLateCount32 {
    /// `PVOID Reserve`, at 0x00. The reserve object.
    pub reserve: u32,
    /// `LONG LateCountIncrement`, at 0x04. What it is for is not known.
    pub late_count_increment: i32,
}
impl ReserveLateCount32 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            reserve: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            late_count_increment: i32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "ReserveLateCount",
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
        put::<0, 4, _>(&mut bytes, self.reserve.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.late_count_increment.to_le_bytes());
        bytes
    }
    /// `PVOID Reserve`, at 0x00. The reserve object.
    #[inline]
    pub fn reserve(&self) -> u32 {
        self.reserve
    }
    /// Sets `Reserve`.
    #[inline]
    pub fn set_reserve(&mut self, value: u32) {
        self.reserve = value;
    }
    /// `LONG LateCountIncrement`, at 0x04. What it is for is not known.
    #[inline]
    pub fn late_count_increment(&self) -> i32 {
        self.late_count_increment
    }
    /// Sets `LateCountIncrement`.
    #[inline]
    pub fn set_late_count_increment(&mut self, value: i32) {
        self.late_count_increment = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::reserve_late_count::V5_0X86;
}
impl Default for ReserveLateCount32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for ReserveLateCount32 {}
impl Record for ReserveLateCount32 {
    const NAME: &'static str = "ReserveLateCount";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ReserveLateCount32 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ReserveLateCount32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ReserveLateCount32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<i32>()),
        )
            .prop_map(|((reserve, late_count_increment),)| Self {
                reserve,
                late_count_increment,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`ReserveLateCount32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ReserveLateCount32View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> ReserveLateCount32View<'a> {
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
                    name: "ReserveLateCount",
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
    pub fn to_value(&self) -> ReserveLateCount32 {
        ReserveLateCount32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PVOID Reserve`, at 0x00. The reserve object.
    #[inline]
    pub fn reserve(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `LONG LateCountIncrement`, at 0x04. What it is for is not known.
    #[inline]
    pub fn late_count_increment(&self) -> i32 {
        i32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for ReserveLateCount32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ReserveLateCount32View");
        out.field("reserve", &self.reserve());
        out.field("late_count_increment", &self.late_count_increment());
        out.finish()
    }
}
