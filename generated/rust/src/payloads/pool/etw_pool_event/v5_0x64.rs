// Generated from spec/structs/ETW_POOL_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_POOL_EVENT in the form of releases 5.0+ with 64 bit pointers.
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
/// Memory was allocated from a pool, or freed.
///
/// In C: `ETW_POOL_EVENT`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `PoolType` |
/// | 0x04 | 0x4 | ULONG | `Tag` |
/// | 0x08 | 0x8 | SIZE_T | `NumberOfBytes` |
/// | 0x10 | 0x8 | PVOID | `Entry` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_POOL_EVENT")]
pub struct EtwPoolEvent64 {
    /// `ULONG PoolType`, at 0x00. A value of the documented POOL_TYPE; 0x10000000 marks a big allocation for the trace only.
    pub pool_type: u32,
    /// `ULONG Tag`, at 0x04. The allocation's tag, four characters.
    pub tag: u32,
    /// `SIZE_T NumberOfBytes`, at 0x08. Unit: bytes.
    pub number_of_bytes: u64,
    /// `PVOID Entry`, at 0x10. The allocation.
    pub entry: u64,
}
impl EtwPoolEvent64 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            pool_type: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            tag: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            number_of_bytes: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            entry: u64::from_le_bytes(get::<16, 8, _>(bytes)),
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
                    name: "ETW_POOL_EVENT",
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
        put::<0, 4, _>(&mut bytes, self.pool_type.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.tag.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.number_of_bytes.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.entry.to_le_bytes());
        bytes
    }
    /// `ULONG PoolType`, at 0x00. A value of the documented POOL_TYPE; 0x10000000 marks a big allocation for the trace only.
    #[inline]
    pub fn pool_type(&self) -> u32 {
        self.pool_type
    }
    /// Sets `PoolType`.
    #[inline]
    pub fn set_pool_type(&mut self, value: u32) {
        self.pool_type = value;
    }
    /// `ULONG Tag`, at 0x04. The allocation's tag, four characters.
    #[inline]
    pub fn tag(&self) -> u32 {
        self.tag
    }
    /// Sets `Tag`.
    #[inline]
    pub fn set_tag(&mut self, value: u32) {
        self.tag = value;
    }
    /// `SIZE_T NumberOfBytes`, at 0x08. Unit: bytes.
    #[inline]
    pub fn number_of_bytes(&self) -> u64 {
        self.number_of_bytes
    }
    /// Sets `NumberOfBytes`.
    #[inline]
    pub fn set_number_of_bytes(&mut self, value: u64) {
        self.number_of_bytes = value;
    }
    /// `PVOID Entry`, at 0x10. The allocation.
    #[inline]
    pub fn entry(&self) -> u64 {
        self.entry
    }
    /// Sets `Entry`.
    #[inline]
    pub fn set_entry(&mut self, value: u64) {
        self.entry = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_pool_event::V5_0X64;
}
impl Default for EtwPoolEvent64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EtwPoolEvent64 {}
impl Record for EtwPoolEvent64 {
    const NAME: &'static str = "ETW_POOL_EVENT";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwPoolEvent64 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwPoolEvent64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPoolEvent64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|((pool_type, tag, number_of_bytes, entry),)| Self {
                pool_type,
                tag,
                number_of_bytes,
                entry,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwPoolEvent64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwPoolEvent64View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EtwPoolEvent64View<'a> {
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
                    name: "ETW_POOL_EVENT",
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
    pub fn to_value(&self) -> EtwPoolEvent64 {
        EtwPoolEvent64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONG PoolType`, at 0x00. A value of the documented POOL_TYPE; 0x10000000 marks a big allocation for the trace only.
    #[inline]
    pub fn pool_type(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Tag`, at 0x04. The allocation's tag, four characters.
    #[inline]
    pub fn tag(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `SIZE_T NumberOfBytes`, at 0x08. Unit: bytes.
    #[inline]
    pub fn number_of_bytes(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PVOID Entry`, at 0x10. The allocation.
    #[inline]
    pub fn entry(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwPoolEvent64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwPoolEvent64View");
        out.field("pool_type", &self.pool_type());
        out.field("tag", &self.tag());
        out.field("number_of_bytes", &self.number_of_bytes());
        out.field("entry", &self.entry());
        out.finish()
    }
}
