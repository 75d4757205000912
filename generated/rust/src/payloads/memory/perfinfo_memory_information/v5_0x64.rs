// Generated from spec/structs/PERFINFO_MEMORY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_MEMORY_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
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
/// How many physical pages are in which list.
///
/// In C: `PERFINFO_MEMORY_INFORMATION`, 0xb0 bytes. Releases 5.0+ with 64 bit pointers.
///
/// The header says that it goes with SYSTEM_MEMORY_LIST_INFORMATION.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | SIZE_T | `ZeroPageCount` |
/// | 0x08 | 0x8 | SIZE_T | `FreePageCount` |
/// | 0x10 | 0x8 | SIZE_T | `ModifiedPageCount` |
/// | 0x18 | 0x8 | SIZE_T | `ModifiedNoWritePageCount` |
/// | 0x20 | 0x8 | SIZE_T | `BadPageCount` |
/// | 0x28 | 0x40 | SIZE_T \[8\] | `PageCountByPriority` |
/// | 0x68 | 0x40 | SIZE_T \[8\] | `RepurposedPagesByPriority` |
/// | 0xa8 | 0x8 | SIZE_T | `ModifiedPageCountPageFile` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_MEMORY_INFORMATION")]
pub struct PerfinfoMemoryInformation64 {
    /// `SIZE_T ZeroPageCount`, at 0x00. Unit: pages.
    pub zero_page_count: u64,
    /// `SIZE_T FreePageCount`, at 0x08. Unit: pages.
    pub free_page_count: u64,
    /// `SIZE_T ModifiedPageCount`, at 0x10. Unit: pages.
    pub modified_page_count: u64,
    /// `SIZE_T ModifiedNoWritePageCount`, at 0x18. Unit: pages.
    pub modified_no_write_page_count: u64,
    /// `SIZE_T BadPageCount`, at 0x20. Unit: pages.
    pub bad_page_count: u64,
    /// `SIZE_T PageCountByPriority`, at 0x28. The standby pages of each priority. Unit: pages.
    pub page_count_by_priority: [u64; 8],
    /// `SIZE_T RepurposedPagesByPriority`, at 0x68. The standby pages of each priority that were put to another use. Unit: pages.
    pub repurposed_pages_by_priority: [u64; 8],
    /// `SIZE_T ModifiedPageCountPageFile`, at 0xA8. Modified pages that belong to the page file. Unit: pages.
    pub modified_page_count_page_file: u64,
}
impl PerfinfoMemoryInformation64 {
    /// The size in bytes.
    pub const SIZE: usize = 176;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 176]) -> Self {
        Self {
            zero_page_count: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            free_page_count: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            modified_page_count: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            modified_no_write_page_count: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            bad_page_count: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            page_count_by_priority: array(part::<40, 64, _>(bytes), u64::from_le_bytes),
            repurposed_pages_by_priority: array(
                part::<104, 64, _>(bytes),
                u64::from_le_bytes,
            ),
            modified_page_count_page_file: u64::from_le_bytes(get::<168, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 176 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_MEMORY_INFORMATION",
                    needed: 176,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 176] {
        let mut bytes = [0; 176];
        put::<0, 8, _>(&mut bytes, self.zero_page_count.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.free_page_count.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.modified_page_count.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.modified_no_write_page_count.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.bad_page_count.to_le_bytes());
        fill(
            part_mut::<40, 64, _>(&mut bytes),
            &self.page_count_by_priority,
            |element| element.to_le_bytes(),
        );
        fill(
            part_mut::<104, 64, _>(&mut bytes),
            &self.repurposed_pages_by_priority,
            |element| element.to_le_bytes(),
        );
        put::<168, 8, _>(&mut bytes, self.modified_page_count_page_file.to_le_bytes());
        bytes
    }
    /// `SIZE_T ZeroPageCount`, at 0x00. Unit: pages.
    #[inline]
    pub fn zero_page_count(&self) -> u64 {
        self.zero_page_count
    }
    /// Sets `ZeroPageCount`.
    #[inline]
    pub fn set_zero_page_count(&mut self, value: u64) {
        self.zero_page_count = value;
    }
    /// `SIZE_T FreePageCount`, at 0x08. Unit: pages.
    #[inline]
    pub fn free_page_count(&self) -> u64 {
        self.free_page_count
    }
    /// Sets `FreePageCount`.
    #[inline]
    pub fn set_free_page_count(&mut self, value: u64) {
        self.free_page_count = value;
    }
    /// `SIZE_T ModifiedPageCount`, at 0x10. Unit: pages.
    #[inline]
    pub fn modified_page_count(&self) -> u64 {
        self.modified_page_count
    }
    /// Sets `ModifiedPageCount`.
    #[inline]
    pub fn set_modified_page_count(&mut self, value: u64) {
        self.modified_page_count = value;
    }
    /// `SIZE_T ModifiedNoWritePageCount`, at 0x18. Unit: pages.
    #[inline]
    pub fn modified_no_write_page_count(&self) -> u64 {
        self.modified_no_write_page_count
    }
    /// Sets `ModifiedNoWritePageCount`.
    #[inline]
    pub fn set_modified_no_write_page_count(&mut self, value: u64) {
        self.modified_no_write_page_count = value;
    }
    /// `SIZE_T BadPageCount`, at 0x20. Unit: pages.
    #[inline]
    pub fn bad_page_count(&self) -> u64 {
        self.bad_page_count
    }
    /// Sets `BadPageCount`.
    #[inline]
    pub fn set_bad_page_count(&mut self, value: u64) {
        self.bad_page_count = value;
    }
    /// `SIZE_T PageCountByPriority`, at 0x28. The standby pages of each priority. Unit: pages.
    #[inline]
    pub fn page_count_by_priority(&self) -> [u64; 8] {
        self.page_count_by_priority
    }
    /// Sets `PageCountByPriority`.
    #[inline]
    pub fn set_page_count_by_priority(&mut self, value: [u64; 8]) {
        self.page_count_by_priority = value;
    }
    /// `SIZE_T RepurposedPagesByPriority`, at 0x68. The standby pages of each priority that were put to another use. Unit: pages.
    #[inline]
    pub fn repurposed_pages_by_priority(&self) -> [u64; 8] {
        self.repurposed_pages_by_priority
    }
    /// Sets `RepurposedPagesByPriority`.
    #[inline]
    pub fn set_repurposed_pages_by_priority(&mut self, value: [u64; 8]) {
        self.repurposed_pages_by_priority = value;
    }
    /// `SIZE_T ModifiedPageCountPageFile`, at 0xA8. Modified pages that belong to the page file. Unit: pages.
    #[inline]
    pub fn modified_page_count_page_file(&self) -> u64 {
        self.modified_page_count_page_file
    }
    /// Sets `ModifiedPageCountPageFile`.
    #[inline]
    pub fn set_modified_page_count_page_file(&mut self, value: u64) {
        self.modified_page_count_page_file = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_memory_information::V5_0X64;
}
impl Default for PerfinfoMemoryInformation64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 176])
    }
}
impl Sealed for PerfinfoMemoryInformation64 {}
impl Record for PerfinfoMemoryInformation64 {
    const NAME: &'static str = "PERFINFO_MEMORY_INFORMATION";
    const SIZE: usize = 176;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoMemoryInformation64 {
    const SIZE: usize = 176;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoMemoryInformation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoMemoryInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<[u64; 8]>(),
                proptest::arbitrary::any::<[u64; 8]>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|
                (
                    (
                        zero_page_count,
                        free_page_count,
                        modified_page_count,
                        modified_no_write_page_count,
                        bad_page_count,
                        page_count_by_priority,
                        repurposed_pages_by_priority,
                        modified_page_count_page_file,
                    ),
                )|
            Self {
                zero_page_count,
                free_page_count,
                modified_page_count,
                modified_no_write_page_count,
                bad_page_count,
                page_count_by_priority,
                repurposed_pages_by_priority,
                modified_page_count_page_file,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoMemoryInformation64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoMemoryInformation64View<'a> {
    fixed: &'a [u8; 176],
}
impl<'a> PerfinfoMemoryInformation64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 176 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_MEMORY_INFORMATION",
                    needed: 176,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 176]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoMemoryInformation64 {
        PerfinfoMemoryInformation64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 176] {
        self.fixed
    }
    /// `SIZE_T ZeroPageCount`, at 0x00. Unit: pages.
    #[inline]
    pub fn zero_page_count(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `SIZE_T FreePageCount`, at 0x08. Unit: pages.
    #[inline]
    pub fn free_page_count(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `SIZE_T ModifiedPageCount`, at 0x10. Unit: pages.
    #[inline]
    pub fn modified_page_count(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `SIZE_T ModifiedNoWritePageCount`, at 0x18. Unit: pages.
    #[inline]
    pub fn modified_no_write_page_count(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
    /// `SIZE_T BadPageCount`, at 0x20. Unit: pages.
    #[inline]
    pub fn bad_page_count(&self) -> u64 {
        u64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `SIZE_T PageCountByPriority`, at 0x28. The standby pages of each priority. Unit: pages.
    #[inline]
    pub fn page_count_by_priority(&self) -> [u64; 8] {
        array(part::<40, 64, _>(self.fixed), u64::from_le_bytes)
    }
    /// `SIZE_T RepurposedPagesByPriority`, at 0x68. The standby pages of each priority that were put to another use. Unit: pages.
    #[inline]
    pub fn repurposed_pages_by_priority(&self) -> [u64; 8] {
        array(part::<104, 64, _>(self.fixed), u64::from_le_bytes)
    }
    /// `SIZE_T ModifiedPageCountPageFile`, at 0xA8. Modified pages that belong to the page file. Unit: pages.
    #[inline]
    pub fn modified_page_count_page_file(&self) -> u64 {
        u64::from_le_bytes(get::<168, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoMemoryInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoMemoryInformation64View");
        out.field("zero_page_count", &self.zero_page_count());
        out.field("free_page_count", &self.free_page_count());
        out.field("modified_page_count", &self.modified_page_count());
        out.field("modified_no_write_page_count", &self.modified_no_write_page_count());
        out.field("bad_page_count", &self.bad_page_count());
        out.field("page_count_by_priority", &self.page_count_by_priority());
        out.field("repurposed_pages_by_priority", &self.repurposed_pages_by_priority());
        out.field(
            "modified_page_count_page_file",
            &self.modified_page_count_page_file(),
        );
        out.finish()
    }
}
