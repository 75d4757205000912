// Generated from spec/structs/ETW_AUTOBOOST_NO_ENTRIES_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_AUTOBOOST_NO_ENTRIES_EVENT in the form of releases 5.0+ with 32 bit pointers.
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
/// A thread took a lock and had no free entry to keep track of it.
///
/// In C: `ETW_AUTOBOOST_NO_ENTRIES_EVENT`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Lock` |
/// | 0x04 | 0x4 | ULONG | `ThreadId` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_AUTOBOOST_NO_ENTRIES_EVENT")]
pub struct EtwAutoboostNoEntriesEvent32 {
    /// `PVOID Lock`, at 0x00.
    pub lock: u32,
    /// `ULONG ThreadId`, at 0x04.
    pub thread_id: u32,
}
impl EtwAutoboostNoEntriesEvent32 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            lock: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "ETW_AUTOBOOST_NO_ENTRIES_EVENT",
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
        put::<0, 4, _>(&mut bytes, self.lock.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        bytes
    }
    /// `PVOID Lock`, at 0x00.
    #[inline]
    pub fn lock(&self) -> u32 {
        self.lock
    }
    /// Sets `Lock`.
    #[inline]
    pub fn set_lock(&mut self, value: u32) {
        self.lock = value;
    }
    /// `ULONG ThreadId`, at 0x04.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u32) {
        self.thread_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_autoboost_no_entries_event::V5_0X86;
}
impl Default for EtwAutoboostNoEntriesEvent32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EtwAutoboostNoEntriesEvent32 {}
impl Record for EtwAutoboostNoEntriesEvent32 {
    const NAME: &'static str = "ETW_AUTOBOOST_NO_ENTRIES_EVENT";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwAutoboostNoEntriesEvent32 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwAutoboostNoEntriesEvent32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwAutoboostNoEntriesEvent32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((lock, thread_id),)| Self { lock, thread_id });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwAutoboostNoEntriesEvent32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwAutoboostNoEntriesEvent32View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EtwAutoboostNoEntriesEvent32View<'a> {
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
                    name: "ETW_AUTOBOOST_NO_ENTRIES_EVENT",
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
    pub fn to_value(&self) -> EtwAutoboostNoEntriesEvent32 {
        EtwAutoboostNoEntriesEvent32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PVOID Lock`, at 0x00.
    #[inline]
    pub fn lock(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x04.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwAutoboostNoEntriesEvent32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwAutoboostNoEntriesEvent32View");
        out.field("lock", &self.lock());
        out.field("thread_id", &self.thread_id());
        out.finish()
    }
}
