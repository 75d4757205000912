// Generated from spec/structs/ETW_WAKE_COUNTER_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_WAKE_COUNTER_EVENT in the form of releases 5.0+ with 64 bit pointers.
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
/// A wake counter of a process was changed.
///
/// In C: `ETW_WAKE_COUNTER_EVENT`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Object` |
/// | 0x08 | 0x8 | ULONG_PTR | `Tag` |
/// | 0x10 | 0x4 | ULONG | `ProcessId` |
/// | 0x14 | 0x4 | LONG | `Count` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_WAKE_COUNTER_EVENT")]
pub struct EtwWakeCounterEvent64 {
    /// `PVOID Object`, at 0x00. What it is for is not known.
    pub object: u64,
    /// `ULONG_PTR Tag`, at 0x08. What it is for is not known.
    pub tag: u64,
    /// `ULONG ProcessId`, at 0x10.
    pub process_id: u32,
    /// `LONG Count`, at 0x14.
    pub count: i32,
}
impl EtwWakeCounterEvent64 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            tag: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            count: i32::from_le_bytes(get::<20, 4, _>(bytes)),
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
                    name: "ETW_WAKE_COUNTER_EVENT",
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
        put::<0, 8, _>(&mut bytes, self.object.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.tag.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.count.to_le_bytes());
        bytes
    }
    /// `PVOID Object`, at 0x00. What it is for is not known.
    #[inline]
    pub fn object(&self) -> u64 {
        self.object
    }
    /// Sets `Object`.
    #[inline]
    pub fn set_object(&mut self, value: u64) {
        self.object = value;
    }
    /// `ULONG_PTR Tag`, at 0x08. What it is for is not known.
    #[inline]
    pub fn tag(&self) -> u64 {
        self.tag
    }
    /// Sets `Tag`.
    #[inline]
    pub fn set_tag(&mut self, value: u64) {
        self.tag = value;
    }
    /// `ULONG ProcessId`, at 0x10.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `LONG Count`, at 0x14.
    #[inline]
    pub fn count(&self) -> i32 {
        self.count
    }
    /// Sets `Count`.
    #[inline]
    pub fn set_count(&mut self, value: i32) {
        self.count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_wake_counter_event::V5_0X64;
}
impl Default for EtwWakeCounterEvent64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EtwWakeCounterEvent64 {}
impl Record for EtwWakeCounterEvent64 {
    const NAME: &'static str = "ETW_WAKE_COUNTER_EVENT";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwWakeCounterEvent64 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwWakeCounterEvent64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwWakeCounterEvent64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<i32>(),
            ),
        )
            .prop_map(|((object, tag, process_id, count),)| Self {
                object,
                tag,
                process_id,
                count,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwWakeCounterEvent64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwWakeCounterEvent64View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EtwWakeCounterEvent64View<'a> {
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
                    name: "ETW_WAKE_COUNTER_EVENT",
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
    pub fn to_value(&self) -> EtwWakeCounterEvent64 {
        EtwWakeCounterEvent64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `PVOID Object`, at 0x00. What it is for is not known.
    #[inline]
    pub fn object(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG_PTR Tag`, at 0x08. What it is for is not known.
    #[inline]
    pub fn tag(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG ProcessId`, at 0x10.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `LONG Count`, at 0x14.
    #[inline]
    pub fn count(&self) -> i32 {
        i32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwWakeCounterEvent64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwWakeCounterEvent64View");
        out.field("object", &self.object());
        out.field("tag", &self.tag());
        out.field("process_id", &self.process_id());
        out.field("count", &self.count());
        out.finish()
    }
}
