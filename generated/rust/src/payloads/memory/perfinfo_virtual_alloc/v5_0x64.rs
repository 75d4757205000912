// Generated from spec/structs/PERFINFO_VIRTUAL_ALLOC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_VIRTUAL_ALLOC in the form of releases 5.0+ with 64 bit pointers.
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
/// Virtual memory was allocated or freed.
///
/// In C: `PERFINFO_VIRTUAL_ALLOC`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `CapturedBase` |
/// | 0x08 | 0x8 | SIZE_T | `CapturedRegionSize` |
/// | 0x10 | 0x4 | ULONG | `ProcessId` |
/// | 0x14 | 0x4 | ULONG | `Flags` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_VIRTUAL_ALLOC")]
pub struct PerfinfoVirtualAlloc64 {
    /// `PVOID CapturedBase`, at 0x00. Where the region begins.
    pub captured_base: u64,
    /// `SIZE_T CapturedRegionSize`, at 0x08. Unit: bytes.
    pub captured_region_size: u64,
    /// `ULONG ProcessId`, at 0x10.
    pub process_id: u32,
    /// `ULONG Flags`, at 0x14. MEM_ constants of winnt.h.
    pub flags: u32,
}
impl PerfinfoVirtualAlloc64 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            captured_base: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            captured_region_size: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<20, 4, _>(bytes)),
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
                    name: "PERFINFO_VIRTUAL_ALLOC",
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
        put::<0, 8, _>(&mut bytes, self.captured_base.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.captured_region_size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.flags.to_le_bytes());
        bytes
    }
    /// `PVOID CapturedBase`, at 0x00. Where the region begins.
    #[inline]
    pub fn captured_base(&self) -> u64 {
        self.captured_base
    }
    /// Sets `CapturedBase`.
    #[inline]
    pub fn set_captured_base(&mut self, value: u64) {
        self.captured_base = value;
    }
    /// `SIZE_T CapturedRegionSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn captured_region_size(&self) -> u64 {
        self.captured_region_size
    }
    /// Sets `CapturedRegionSize`.
    #[inline]
    pub fn set_captured_region_size(&mut self, value: u64) {
        self.captured_region_size = value;
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
    /// `ULONG Flags`, at 0x14. MEM_ constants of winnt.h.
    #[inline]
    pub fn flags(&self) -> u32 {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u32) {
        self.flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_virtual_alloc::V5_0X64;
}
impl Default for PerfinfoVirtualAlloc64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for PerfinfoVirtualAlloc64 {}
impl Record for PerfinfoVirtualAlloc64 {
    const NAME: &'static str = "PERFINFO_VIRTUAL_ALLOC";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoVirtualAlloc64 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoVirtualAlloc64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoVirtualAlloc64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((captured_base, captured_region_size, process_id, flags),)| Self {
                captured_base,
                captured_region_size,
                process_id,
                flags,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoVirtualAlloc64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoVirtualAlloc64View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> PerfinfoVirtualAlloc64View<'a> {
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
                    name: "PERFINFO_VIRTUAL_ALLOC",
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
    pub fn to_value(&self) -> PerfinfoVirtualAlloc64 {
        PerfinfoVirtualAlloc64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `PVOID CapturedBase`, at 0x00. Where the region begins.
    #[inline]
    pub fn captured_base(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `SIZE_T CapturedRegionSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn captured_region_size(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG ProcessId`, at 0x10.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG Flags`, at 0x14. MEM_ constants of winnt.h.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoVirtualAlloc64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoVirtualAlloc64View");
        out.field("captured_base", &self.captured_base());
        out.field("captured_region_size", &self.captured_region_size());
        out.field("process_id", &self.process_id());
        out.field("flags", &self.flags());
        out.finish()
    }
}
