// Generated from spec/structs/PERFINFO_MEMORY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_MEMORY_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
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
/// In C: `PERFINFO_MEMORY_INFORMATION`, 0x58 bytes. Releases 5.0+ with 32 bit pointers.
///
/// The header says that it goes with SYSTEM_MEMORY_LIST_INFORMATION.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | SIZE_T | `ZeroPageCount` |
/// | 0x04 | 0x4 | SIZE_T | `FreePageCount` |
/// | 0x08 | 0x4 | SIZE_T | `ModifiedPageCount` |
/// | 0x0c | 0x4 | SIZE_T | `ModifiedNoWritePageCount` |
/// | 0x10 | 0x4 | SIZE_T | `BadPageCount` |
/// | 0x14 | 0x20 | SIZE_T \[8\] | `PageCountByPriority` |
/// | 0x34 | 0x20 | SIZE_T \[8\] | `RepurposedPagesByPriority` |
/// | 0x54 | 0x4 | SIZE_T | `ModifiedPageCountPageFile` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_MEMORY_INFORMATION")]
pub struct PerfinfoMemoryInformation32 {
    /// `SIZE_T ZeroPageCount`, at 0x00. Unit: pages.
    pub zero_page_count: u32,
    /// `SIZE_T FreePageCount`, at 0x04. Unit: pages.
    pub free_page_count: u32,
    /// `SIZE_T ModifiedPageCount`, at 0x08. Unit: pages.
    pub modified_page_count: u32,
    /// `SIZE_T ModifiedNoWritePageCount`, at 0x0C. Unit: pages.
    pub modified_no_write_page_count: u32,
    /// `SIZE_T BadPageCount`, at 0x10. Unit: pages.
    pub bad_page_count: u32,
    /// `SIZE_T PageCountByPriority`, at 0x14. The standby pages of each priority. Unit: pages.
    pub page_count_by_priority: [u32; 8],
    /// `SIZE_T RepurposedPagesByPriority`, at 0x34. The standby pages of each priority that were put to another use. Unit: pages.
    pub repurposed_pages_by_priority: [u32; 8],
    /// `SIZE_T ModifiedPageCountPageFile`, at 0x54. Modified pages that belong to the page file. Unit: pages.
    pub modified_page_count_page_file: u32,
}
impl PerfinfoMemoryInformation32 {
    /// The size in bytes.
    pub const SIZE: usize = 88;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 88]) -> Self {
        Self {
            zero_page_count: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            free_page_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            modified_page_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            modified_no_write_page_count: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            bad_page_count: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            page_count_by_priority: array(part::<20, 32, _>(bytes), u32::from_le_bytes),
            repurposed_pages_by_priority: array(
                part::<52, 32, _>(bytes),
                u32::from_le_bytes,
            ),
            modified_page_count_page_file: u32::from_le_bytes(get::<84, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 88 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_MEMORY_INFORMATION",
                    needed: 88,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 88] {
        let mut bytes = [0; 88];
        put::<0, 4, _>(&mut bytes, self.zero_page_count.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.free_page_count.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.modified_page_count.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.modified_no_write_page_count.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.bad_page_count.to_le_bytes());
        fill(
            part_mut::<20, 32, _>(&mut bytes),
            &self.page_count_by_priority,
            |element| element.to_le_bytes(),
        );
        fill(
            part_mut::<52, 32, _>(&mut bytes),
            &self.repurposed_pages_by_priority,
            |element| element.to_le_bytes(),
        );
        put::<84, 4, _>(&mut bytes, self.modified_page_count_page_file.to_le_bytes());
        bytes
    }
    /// `SIZE_T ZeroPageCount`, at 0x00. Unit: pages.
    #[inline]
    pub fn zero_page_count(&self) -> u32 {
        self.zero_page_count
    }
    /// Sets `ZeroPageCount`.
    #[inline]
    pub fn set_zero_page_count(&mut self, value: u32) {
        self.zero_page_count = value;
    }
    /// `SIZE_T FreePageCount`, at 0x04. Unit: pages.
    #[inline]
    pub fn free_page_count(&self) -> u32 {
        self.free_page_count
    }
    /// Sets `FreePageCount`.
    #[inline]
    pub fn set_free_page_count(&mut self, value: u32) {
        self.free_page_count = value;
    }
    /// `SIZE_T ModifiedPageCount`, at 0x08. Unit: pages.
    #[inline]
    pub fn modified_page_count(&self) -> u32 {
        self.modified_page_count
    }
    /// Sets `ModifiedPageCount`.
    #[inline]
    pub fn set_modified_page_count(&mut self, value: u32) {
        self.modified_page_count = value;
    }
    /// `SIZE_T ModifiedNoWritePageCount`, at 0x0C. Unit: pages.
    #[inline]
    pub fn modified_no_write_page_count(&self) -> u32 {
        self.modified_no_write_page_count
    }
    /// Sets `ModifiedNoWritePageCount`.
    #[inline]
    pub fn set_modified_no_write_page_count(&mut self, value: u32) {
        self.modified_no_write_page_count = value;
    }
    /// `SIZE_T BadPageCount`, at 0x10. Unit: pages.
    #[inline]
    pub fn bad_page_count(&self) -> u32 {
        self.bad_page_count
    }
    /// Sets `BadPageCount`.
    #[inline]
    pub fn set_bad_page_count(&mut self, value: u32) {
        self.bad_page_count = value;
    }
    /// `SIZE_T PageCountByPriority`, at 0x14. The standby pages of each priority. Unit: pages.
    #[inline]
    pub fn page_count_by_priority(&self) -> [u32; 8] {
        self.page_count_by_priority
    }
    /// Sets `PageCountByPriority`.
    #[inline]
    pub fn set_page_count_by_priority(&mut self, value: [u32; 8]) {
        self.page_count_by_priority = value;
    }
    /// `SIZE_T RepurposedPagesByPriority`, at 0x34. The standby pages of each priority that were put to another use. Unit: pages.
    #[inline]
    pub fn repurposed_pages_by_priority(&self) -> [u32; 8] {
        self.repurposed_pages_by_priority
    }
    /// Sets `RepurposedPagesByPriority`.
    #[inline]
    pub fn set_repurposed_pages_by_priority(&mut self, value: [u32; 8]) {
        self.repurposed_pages_by_priority = value;
    }
    /// `SIZE_T ModifiedPageCountPageFile`, at 0x54. Modified pages that belong to the page file. Unit: pages.
    #[inline]
    pub fn modified_page_count_page_file(&self) -> u32 {
        self.modified_page_count_page_file
    }
    /// Sets `ModifiedPageCountPageFile`.
    #[inline]
    pub fn set_modified_page_count_page_file(&mut self, value: u32) {
        self.modified_page_count_page_file = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_memory_information::V5_0X86;
}
impl Default for PerfinfoMemoryInformation32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 88])
    }
}
impl Sealed for PerfinfoMemoryInformation32 {}
impl Record for PerfinfoMemoryInformation32 {
    const NAME: &'static str = "PERFINFO_MEMORY_INFORMATION";
    const SIZE: usize = 88;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoMemoryInformation32 {
    const SIZE: usize = 88;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoMemoryInformation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoMemoryInformation32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<[u32; 8]>(),
                proptest::arbitrary::any::<[u32; 8]>(),
                proptest::arbitrary::any::<u32>(),
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
/// A borrowed view of [`PerfinfoMemoryInformation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoMemoryInformation32View<'a> {
    fixed: &'a [u8; 88],
}
impl<'a> PerfinfoMemoryInformation32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 88 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_MEMORY_INFORMATION",
                    needed: 88,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 88]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoMemoryInformation32 {
        PerfinfoMemoryInformation32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 88] {
        self.fixed
    }
    /// `SIZE_T ZeroPageCount`, at 0x00. Unit: pages.
    #[inline]
    pub fn zero_page_count(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `SIZE_T FreePageCount`, at 0x04. Unit: pages.
    #[inline]
    pub fn free_page_count(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `SIZE_T ModifiedPageCount`, at 0x08. Unit: pages.
    #[inline]
    pub fn modified_page_count(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `SIZE_T ModifiedNoWritePageCount`, at 0x0C. Unit: pages.
    #[inline]
    pub fn modified_no_write_page_count(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `SIZE_T BadPageCount`, at 0x10. Unit: pages.
    #[inline]
    pub fn bad_page_count(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `SIZE_T PageCountByPriority`, at 0x14. The standby pages of each priority. Unit: pages.
    #[inline]
    pub fn page_count_by_priority(&self) -> [u32; 8] {
        array(part::<20, 32, _>(self.fixed), u32::from_le_bytes)
    }
    /// `SIZE_T RepurposedPagesByPriority`, at 0x34. The standby pages of each priority that were put to another use. Unit: pages.
    #[inline]
    pub fn repurposed_pages_by_priority(&self) -> [u32; 8] {
        array(part::<52, 32, _>(self.fixed), u32::from_le_bytes)
    }
    /// `SIZE_T ModifiedPageCountPageFile`, at 0x54. Modified pages that belong to the page file. Unit: pages.
    #[inline]
    pub fn modified_page_count_page_file(&self) -> u32 {
        u32::from_le_bytes(get::<84, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoMemoryInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoMemoryInformation32View");
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
