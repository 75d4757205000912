// Generated from spec/structs/PERFINFO_CC_CAN_WRITE_FAIL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_CAN_WRITE_FAIL in the form of releases 5.0+ with 32 bit pointers.
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
/// A write to a file was held back because the cache has too many dirty pages.
///
/// In C: `PERFINFO_CC_CAN_WRITE_FAIL`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `FileObjectKey` |
/// | 0x04 | 0x4 | SIZE_T | `TotalDirtyPages` |
/// | 0x08 | 0x4 | SIZE_T | `DirtyPageThreshold` |
/// | 0x0c | 0x4 | ULONG | `BytesToWrite` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_CAN_WRITE_FAIL")]
pub struct PerfinfoCcCanWriteFail32 {
    /// `ULONG_PTR FileObjectKey`, at 0x00. The file, by the address of its object.
    pub file_object_key: u32,
    /// `SIZE_T TotalDirtyPages`, at 0x04. Unit: pages.
    pub total_dirty_pages: u32,
    /// `SIZE_T DirtyPageThreshold`, at 0x08. Unit: pages.
    pub dirty_page_threshold: u32,
    /// `ULONG BytesToWrite`, at 0x0C. Unit: bytes.
    pub bytes_to_write: u32,
}
impl PerfinfoCcCanWriteFail32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            file_object_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            total_dirty_pages: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            dirty_page_threshold: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            bytes_to_write: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "PERFINFO_CC_CAN_WRITE_FAIL",
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
        put::<0, 4, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.total_dirty_pages.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.dirty_page_threshold.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.bytes_to_write.to_le_bytes());
        bytes
    }
    /// `ULONG_PTR FileObjectKey`, at 0x00. The file, by the address of its object.
    #[inline]
    pub fn file_object_key(&self) -> u32 {
        self.file_object_key
    }
    /// Sets `FileObjectKey`.
    #[inline]
    pub fn set_file_object_key(&mut self, value: u32) {
        self.file_object_key = value;
    }
    /// `SIZE_T TotalDirtyPages`, at 0x04. Unit: pages.
    #[inline]
    pub fn total_dirty_pages(&self) -> u32 {
        self.total_dirty_pages
    }
    /// Sets `TotalDirtyPages`.
    #[inline]
    pub fn set_total_dirty_pages(&mut self, value: u32) {
        self.total_dirty_pages = value;
    }
    /// `SIZE_T DirtyPageThreshold`, at 0x08. Unit: pages.
    #[inline]
    pub fn dirty_page_threshold(&self) -> u32 {
        self.dirty_page_threshold
    }
    /// Sets `DirtyPageThreshold`.
    #[inline]
    pub fn set_dirty_page_threshold(&mut self, value: u32) {
        self.dirty_page_threshold = value;
    }
    /// `ULONG BytesToWrite`, at 0x0C. Unit: bytes.
    #[inline]
    pub fn bytes_to_write(&self) -> u32 {
        self.bytes_to_write
    }
    /// Sets `BytesToWrite`.
    #[inline]
    pub fn set_bytes_to_write(&mut self, value: u32) {
        self.bytes_to_write = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_can_write_fail::V5_0X86;
}
impl Default for PerfinfoCcCanWriteFail32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoCcCanWriteFail32 {}
impl Record for PerfinfoCcCanWriteFail32 {
    const NAME: &'static str = "PERFINFO_CC_CAN_WRITE_FAIL";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoCcCanWriteFail32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoCcCanWriteFail32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoCcCanWriteFail32 {
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
                        file_object_key,
                        total_dirty_pages,
                        dirty_page_threshold,
                        bytes_to_write,
                    ),
                )|
            Self {
                file_object_key,
                total_dirty_pages,
                dirty_page_threshold,
                bytes_to_write,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoCcCanWriteFail32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoCcCanWriteFail32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoCcCanWriteFail32View<'a> {
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
                    name: "PERFINFO_CC_CAN_WRITE_FAIL",
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
    pub fn to_value(&self) -> PerfinfoCcCanWriteFail32 {
        PerfinfoCcCanWriteFail32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG_PTR FileObjectKey`, at 0x00. The file, by the address of its object.
    #[inline]
    pub fn file_object_key(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `SIZE_T TotalDirtyPages`, at 0x04. Unit: pages.
    #[inline]
    pub fn total_dirty_pages(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `SIZE_T DirtyPageThreshold`, at 0x08. Unit: pages.
    #[inline]
    pub fn dirty_page_threshold(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG BytesToWrite`, at 0x0C. Unit: bytes.
    #[inline]
    pub fn bytes_to_write(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoCcCanWriteFail32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoCcCanWriteFail32View");
        out.field("file_object_key", &self.file_object_key());
        out.field("total_dirty_pages", &self.total_dirty_pages());
        out.field("dirty_page_threshold", &self.dirty_page_threshold());
        out.field("bytes_to_write", &self.bytes_to_write());
        out.finish()
    }
}
