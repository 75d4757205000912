// Generated from spec/structs/ReserveState.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ReserveState in the form of releases 5.0+ with 64 bit pointers.
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
/// The state of a reserve of processor time changed.
///
/// In C: `ReserveState`, 0xa bytes. Releases 5.0+ with 64 bit pointers.
///
/// No other source knows of reserves; later releases use the hook id for something else or for nothing.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Reserve` |
/// | 0x08 | 0x1 | CHAR | `DispatchState` |
/// | 0x09 | 0x1 | BOOLEAN | `Replenished` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ReserveState")]
pub struct ReserveState64 {
    /// `PVOID Reserve`, at 0x00. The reserve object.
    pub reserve: u64,
    /// `CHAR DispatchState`, at 0x08. What it is for is not known.
    pub dispatch_state: i8,
    /// `BOOLEAN Replenished`, at 0x09. What it is for is not known.
    pub replenished: u8,
}
impl ReserveState64 {
    /// The size in bytes.
    pub const SIZE: usize = 10;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 10]) -> Self {
        Self {
            reserve: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            dispatch_state: i8::from_le_bytes(get::<8, 1, _>(bytes)),
            replenished: u8::from_le_bytes(get::<9, 1, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 10 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ReserveState",
                    needed: 10,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 10] {
        let mut bytes = [0; 10];
        put::<0, 8, _>(&mut bytes, self.reserve.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.dispatch_state.to_le_bytes());
        put::<9, 1, _>(&mut bytes, self.replenished.to_le_bytes());
        bytes
    }
    /// `PVOID Reserve`, at 0x00. The reserve object.
    #[inline]
    pub fn reserve(&self) -> u64 {
        self.reserve
    }
    /// Sets `Reserve`.
    #[inline]
    pub fn set_reserve(&mut self, value: u64) {
        self.reserve = value;
    }
    /// `CHAR DispatchState`, at 0x08. What it is for is not known.
    #[inline]
    pub fn dispatch_state(&self) -> i8 {
        self.dispatch_state
    }
    /// Sets `DispatchState`.
    #[inline]
    pub fn set_dispatch_state(&mut self, value: i8) {
        self.dispatch_state = value;
    }
    /// `BOOLEAN Replenished`, at 0x09. What it is for is not known.
    #[inline]
    pub fn replenished(&self) -> u8 {
        self.replenished
    }
    /// Sets `Replenished`.
    #[inline]
    pub fn set_replenished(&mut self, value: u8) {
        self.replenished = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::reserve_state::V5_0X64;
}
impl Default for ReserveState64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 10])
    }
}
impl Sealed for ReserveState64 {}
impl Record for ReserveState64 {
    const NAME: &'static str = "ReserveState";
    const SIZE: usize = 10;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ReserveState64 {
    const SIZE: usize = 10;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ReserveState64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ReserveState64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<i8>(),
                proptest::arbitrary::any::<u8>(),
            ),
        )
            .prop_map(|((reserve, dispatch_state, replenished),)| Self {
                reserve,
                dispatch_state,
                replenished,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`ReserveState64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ReserveState64View<'a> {
    fixed: &'a [u8; 10],
}
impl<'a> ReserveState64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 10 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ReserveState",
                    needed: 10,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 10]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> ReserveState64 {
        ReserveState64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 10] {
        self.fixed
    }
    /// `PVOID Reserve`, at 0x00. The reserve object.
    #[inline]
    pub fn reserve(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `CHAR DispatchState`, at 0x08. What it is for is not known.
    #[inline]
    pub fn dispatch_state(&self) -> i8 {
        i8::from_le_bytes(get::<8, 1, _>(self.fixed))
    }
    /// `BOOLEAN Replenished`, at 0x09. What it is for is not known.
    #[inline]
    pub fn replenished(&self) -> u8 {
        u8::from_le_bytes(get::<9, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for ReserveState64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ReserveState64View");
        out.field("reserve", &self.reserve());
        out.field("dispatch_state", &self.dispatch_state());
        out.field("replenished", &self.replenished());
        out.finish()
    }
}
