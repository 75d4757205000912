// Generated from spec/structs/ETW_HEAP_EVENT_RUNDOWN_RANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_RUNDOWN_RANGE in the form of releases 5.0+ with 64 bit pointers.
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
/// One range of memory of a heap that exists.
///
/// In C: `ETW_HEAP_EVENT_RUNDOWN_RANGE`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Address` |
/// | 0x08 | 0x8 | SIZE_T | `Size` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_RUNDOWN_RANGE")]
pub struct EtwHeapEventRundownRange64 {
    /// `PVOID Address`, at 0x00.
    pub address: u64,
    /// `SIZE_T Size`, at 0x08. Unit: bytes.
    pub size: u64,
}
impl EtwHeapEventRundownRange64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            address: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            size: u64::from_le_bytes(get::<8, 8, _>(bytes)),
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
                    name: "ETW_HEAP_EVENT_RUNDOWN_RANGE",
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
        put::<0, 8, _>(&mut bytes, self.address.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.size.to_le_bytes());
        bytes
    }
    /// `PVOID Address`, at 0x00.
    #[inline]
    pub fn address(&self) -> u64 {
        self.address
    }
    /// Sets `Address`.
    #[inline]
    pub fn set_address(&mut self, value: u64) {
        self.address = value;
    }
    /// `SIZE_T Size`, at 0x08. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u64 {
        self.size
    }
    /// Sets `Size`.
    #[inline]
    pub fn set_size(&mut self, value: u64) {
        self.size = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_rundown_range::V5_0X64;
}
impl Default for EtwHeapEventRundownRange64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwHeapEventRundownRange64 {}
impl Record for EtwHeapEventRundownRange64 {
    const NAME: &'static str = "ETW_HEAP_EVENT_RUNDOWN_RANGE";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwHeapEventRundownRange64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwHeapEventRundownRange64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwHeapEventRundownRange64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u64>(), proptest::arbitrary::any::<u64>()),
        )
            .prop_map(|((address, size),)| Self { address, size });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwHeapEventRundownRange64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwHeapEventRundownRange64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwHeapEventRundownRange64View<'a> {
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
                    name: "ETW_HEAP_EVENT_RUNDOWN_RANGE",
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
    pub fn to_value(&self) -> EtwHeapEventRundownRange64 {
        EtwHeapEventRundownRange64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID Address`, at 0x00.
    #[inline]
    pub fn address(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `SIZE_T Size`, at 0x08. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwHeapEventRundownRange64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwHeapEventRundownRange64View");
        out.field("address", &self.address());
        out.field("size", &self.size());
        out.finish()
    }
}
