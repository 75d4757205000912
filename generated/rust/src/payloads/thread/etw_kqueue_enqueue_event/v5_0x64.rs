// Generated from spec/structs/ETW_KQUEUE_ENQUEUE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_KQUEUE_ENQUEUE_EVENT in the form of releases 5.0+ with 64 bit pointers.
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
/// An entry was put into a kernel queue.
///
/// In C: `ETW_KQUEUE_ENQUEUE_EVENT`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Entry` |
/// | 0x08 | 0x4 | ULONG | `ThreadId` |
/// | 0x0c | 0x4 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_KQUEUE_ENQUEUE_EVENT")]
pub struct EtwKqueueEnqueueEvent64 {
    /// `PVOID Entry`, at 0x00.
    pub entry: u64,
    /// `ULONG ThreadId`, at 0x08. The thread that put it there.
    pub thread_id: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0c: Bytes<4>,
}
impl EtwKqueueEnqueueEvent64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            entry: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
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
                    name: "ETW_KQUEUE_ENQUEUE_EVENT",
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
        put::<0, 8, _>(&mut bytes, self.entry.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.padding_0c.0);
        bytes
    }
    /// `PVOID Entry`, at 0x00.
    #[inline]
    pub fn entry(&self) -> u64 {
        self.entry
    }
    /// Sets `Entry`.
    #[inline]
    pub fn set_entry(&mut self, value: u64) {
        self.entry = value;
    }
    /// `ULONG ThreadId`, at 0x08. The thread that put it there.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_kqueue_enqueue_event::V5_0X64;
}
impl Default for EtwKqueueEnqueueEvent64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwKqueueEnqueueEvent64 {}
impl Record for EtwKqueueEnqueueEvent64 {
    const NAME: &'static str = "ETW_KQUEUE_ENQUEUE_EVENT";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwKqueueEnqueueEvent64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwKqueueEnqueueEvent64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwKqueueEnqueueEvent64 {
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
            .prop_map(|((entry, thread_id, padding_0c),)| Self {
                entry,
                thread_id,
                padding_0c,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwKqueueEnqueueEvent64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwKqueueEnqueueEvent64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwKqueueEnqueueEvent64View<'a> {
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
                    name: "ETW_KQUEUE_ENQUEUE_EVENT",
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
    pub fn to_value(&self) -> EtwKqueueEnqueueEvent64 {
        EtwKqueueEnqueueEvent64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID Entry`, at 0x00.
    #[inline]
    pub fn entry(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x08. The thread that put it there.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwKqueueEnqueueEvent64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwKqueueEnqueueEvent64View");
        out.field("entry", &self.entry());
        out.field("thread_id", &self.thread_id());
        out.finish()
    }
}
