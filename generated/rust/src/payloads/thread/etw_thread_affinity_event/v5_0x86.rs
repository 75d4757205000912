// Generated from spec/structs/ETW_THREAD_AFFINITY_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_THREAD_AFFINITY_EVENT in the form of releases 5.0+ with 32 bit pointers.
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
/// The processors that a thread may execute on were changed.
///
/// In C: `ETW_THREAD_AFFINITY_EVENT`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | KAFFINITY | `Mask` |
/// | 0x04 | 0x4 | ULONG | `ThreadId` |
/// | 0x08 | 0x2 | USHORT | `Group` |
/// | 0x0a | 0x2 | USHORT | `Reserved` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_THREAD_AFFINITY_EVENT")]
pub struct EtwThreadAffinityEvent32 {
    /// `KAFFINITY Mask`, at 0x00. The processors of the group, a bit for each.
    pub mask: u32,
    /// `ULONG ThreadId`, at 0x04.
    pub thread_id: u32,
    /// `USHORT Group`, at 0x08. The group of processors.
    pub group: u16,
    /// `USHORT Reserved`, at 0x0A. What it is for is not known.
    pub reserved: u16,
}
impl EtwThreadAffinityEvent32 {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            mask: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            group: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<10, 2, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_THREAD_AFFINITY_EVENT",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.mask.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.group.to_le_bytes());
        put::<10, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// `KAFFINITY Mask`, at 0x00. The processors of the group, a bit for each.
    #[inline]
    pub fn mask(&self) -> u32 {
        self.mask
    }
    /// Sets `Mask`.
    #[inline]
    pub fn set_mask(&mut self, value: u32) {
        self.mask = value;
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
    /// `USHORT Group`, at 0x08. The group of processors.
    #[inline]
    pub fn group(&self) -> u16 {
        self.group
    }
    /// Sets `Group`.
    #[inline]
    pub fn set_group(&mut self, value: u16) {
        self.group = value;
    }
    /// `USHORT Reserved`, at 0x0A. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u16) {
        self.reserved = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_thread_affinity_event::V5_0X86;
}
impl Default for EtwThreadAffinityEvent32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for EtwThreadAffinityEvent32 {}
impl Record for EtwThreadAffinityEvent32 {
    const NAME: &'static str = "ETW_THREAD_AFFINITY_EVENT";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwThreadAffinityEvent32 {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwThreadAffinityEvent32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwThreadAffinityEvent32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
            ),
        )
            .prop_map(|((mask, thread_id, group, reserved),)| Self {
                mask,
                thread_id,
                group,
                reserved,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwThreadAffinityEvent32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwThreadAffinityEvent32View<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> EtwThreadAffinityEvent32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_THREAD_AFFINITY_EVENT",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwThreadAffinityEvent32 {
        EtwThreadAffinityEvent32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `KAFFINITY Mask`, at 0x00. The processors of the group, a bit for each.
    #[inline]
    pub fn mask(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x04.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `USHORT Group`, at 0x08. The group of processors.
    #[inline]
    pub fn group(&self) -> u16 {
        u16::from_le_bytes(get::<8, 2, _>(self.fixed))
    }
    /// `USHORT Reserved`, at 0x0A. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        u16::from_le_bytes(get::<10, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwThreadAffinityEvent32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwThreadAffinityEvent32View");
        out.field("mask", &self.mask());
        out.field("thread_id", &self.thread_id());
        out.field("group", &self.group());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
