// Generated from spec/structs/PERFINFO_SYSTEM_MEMORY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SYSTEM_MEMORY_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
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
/// What the system as a whole uses.
///
/// In C: `PERFINFO_SYSTEM_MEMORY_INFORMATION`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | SIZE_T | `PagedPoolCommitPageCount` |
/// | 0x04 | 0x4 | SIZE_T | `NonPagedPoolPageCount` |
/// | 0x08 | 0x4 | SIZE_T | `MdlPageCount` |
/// | 0x0c | 0x4 | SIZE_T | `CommitPageCount` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SYSTEM_MEMORY_INFORMATION")]
pub struct PerfinfoSystemMemoryInformation32 {
    /// `SIZE_T PagedPoolCommitPageCount`, at 0x00. Unit: pages.
    pub paged_pool_commit_page_count: u32,
    /// `SIZE_T NonPagedPoolPageCount`, at 0x04. Unit: pages.
    pub non_paged_pool_page_count: u32,
    /// `SIZE_T MdlPageCount`, at 0x08. Unit: pages.
    pub mdl_page_count: u32,
    /// `SIZE_T CommitPageCount`, at 0x0C. Unit: pages.
    pub commit_page_count: u32,
}
impl PerfinfoSystemMemoryInformation32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            paged_pool_commit_page_count: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            non_paged_pool_page_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            mdl_page_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            commit_page_count: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "PERFINFO_SYSTEM_MEMORY_INFORMATION",
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
        put::<0, 4, _>(&mut bytes, self.paged_pool_commit_page_count.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.non_paged_pool_page_count.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.mdl_page_count.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.commit_page_count.to_le_bytes());
        bytes
    }
    /// `SIZE_T PagedPoolCommitPageCount`, at 0x00. Unit: pages.
    #[inline]
    pub fn paged_pool_commit_page_count(&self) -> u32 {
        self.paged_pool_commit_page_count
    }
    /// Sets `PagedPoolCommitPageCount`.
    #[inline]
    pub fn set_paged_pool_commit_page_count(&mut self, value: u32) {
        self.paged_pool_commit_page_count = value;
    }
    /// `SIZE_T NonPagedPoolPageCount`, at 0x04. Unit: pages.
    #[inline]
    pub fn non_paged_pool_page_count(&self) -> u32 {
        self.non_paged_pool_page_count
    }
    /// Sets `NonPagedPoolPageCount`.
    #[inline]
    pub fn set_non_paged_pool_page_count(&mut self, value: u32) {
        self.non_paged_pool_page_count = value;
    }
    /// `SIZE_T MdlPageCount`, at 0x08. Unit: pages.
    #[inline]
    pub fn mdl_page_count(&self) -> u32 {
        self.mdl_page_count
    }
    /// Sets `MdlPageCount`.
    #[inline]
    pub fn set_mdl_page_count(&mut self, value: u32) {
        self.mdl_page_count = value;
    }
    /// `SIZE_T CommitPageCount`, at 0x0C. Unit: pages.
    #[inline]
    pub fn commit_page_count(&self) -> u32 {
        self.commit_page_count
    }
    /// Sets `CommitPageCount`.
    #[inline]
    pub fn set_commit_page_count(&mut self, value: u32) {
        self.commit_page_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_system_memory_information::V5_0X86;
}
impl Default for PerfinfoSystemMemoryInformation32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoSystemMemoryInformation32 {}
impl Record for PerfinfoSystemMemoryInformation32 {
    const NAME: &'static str = "PERFINFO_SYSTEM_MEMORY_INFORMATION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoSystemMemoryInformation32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoSystemMemoryInformation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoSystemMemoryInformation32 {
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
            ),
        )
            .prop_map(|
                (
                    (
                        paged_pool_commit_page_count,
                        non_paged_pool_page_count,
                        mdl_page_count,
                        commit_page_count,
                    ),
                )|
            Self {
                paged_pool_commit_page_count,
                non_paged_pool_page_count,
                mdl_page_count,
                commit_page_count,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoSystemMemoryInformation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoSystemMemoryInformation32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoSystemMemoryInformation32View<'a> {
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
                    name: "PERFINFO_SYSTEM_MEMORY_INFORMATION",
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
    pub fn to_value(&self) -> PerfinfoSystemMemoryInformation32 {
        PerfinfoSystemMemoryInformation32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `SIZE_T PagedPoolCommitPageCount`, at 0x00. Unit: pages.
    #[inline]
    pub fn paged_pool_commit_page_count(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `SIZE_T NonPagedPoolPageCount`, at 0x04. Unit: pages.
    #[inline]
    pub fn non_paged_pool_page_count(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `SIZE_T MdlPageCount`, at 0x08. Unit: pages.
    #[inline]
    pub fn mdl_page_count(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `SIZE_T CommitPageCount`, at 0x0C. Unit: pages.
    #[inline]
    pub fn commit_page_count(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoSystemMemoryInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoSystemMemoryInformation32View");
        out.field("paged_pool_commit_page_count", &self.paged_pool_commit_page_count());
        out.field("non_paged_pool_page_count", &self.non_paged_pool_page_count());
        out.field("mdl_page_count", &self.mdl_page_count());
        out.field("commit_page_count", &self.commit_page_count());
        out.finish()
    }
}
