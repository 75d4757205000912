// Generated from spec/structs/PERFINFO_CC_CAN_WRITE_FAIL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_CAN_WRITE_FAIL in the form of releases 5.0+ with 64 bit pointers.
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
/// In C: `PERFINFO_CC_CAN_WRITE_FAIL`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG_PTR | `FileObjectKey` |
/// | 0x08 | 0x8 | SIZE_T | `TotalDirtyPages` |
/// | 0x10 | 0x8 | SIZE_T | `DirtyPageThreshold` |
/// | 0x18 | 0x4 | ULONG | `BytesToWrite` |
/// | 0x1c | 0x4 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_CAN_WRITE_FAIL")]
pub struct PerfinfoCcCanWriteFail64 {
    /// `ULONG_PTR FileObjectKey`, at 0x00. The file, by the address of its object.
    pub file_object_key: u64,
    /// `SIZE_T TotalDirtyPages`, at 0x08. Unit: pages.
    pub total_dirty_pages: u64,
    /// `SIZE_T DirtyPageThreshold`, at 0x10. Unit: pages.
    pub dirty_page_threshold: u64,
    /// `ULONG BytesToWrite`, at 0x18. Unit: bytes.
    pub bytes_to_write: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_1c: Bytes<4>,
}
impl PerfinfoCcCanWriteFail64 {
    /// The size in bytes.
    pub const SIZE: usize = 32;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            file_object_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            total_dirty_pages: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            dirty_page_threshold: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            bytes_to_write: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            padding_1c: Bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CC_CAN_WRITE_FAIL",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.total_dirty_pages.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.dirty_page_threshold.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.bytes_to_write.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.padding_1c.0);
        bytes
    }
    /// `ULONG_PTR FileObjectKey`, at 0x00. The file, by the address of its object.
    #[inline]
    pub fn file_object_key(&self) -> u64 {
        self.file_object_key
    }
    /// Sets `FileObjectKey`.
    #[inline]
    pub fn set_file_object_key(&mut self, value: u64) {
        self.file_object_key = value;
    }
    /// `SIZE_T TotalDirtyPages`, at 0x08. Unit: pages.
    #[inline]
    pub fn total_dirty_pages(&self) -> u64 {
        self.total_dirty_pages
    }
    /// Sets `TotalDirtyPages`.
    #[inline]
    pub fn set_total_dirty_pages(&mut self, value: u64) {
        self.total_dirty_pages = value;
    }
    /// `SIZE_T DirtyPageThreshold`, at 0x10. Unit: pages.
    #[inline]
    pub fn dirty_page_threshold(&self) -> u64 {
        self.dirty_page_threshold
    }
    /// Sets `DirtyPageThreshold`.
    #[inline]
    pub fn set_dirty_page_threshold(&mut self, value: u64) {
        self.dirty_page_threshold = value;
    }
    /// `ULONG BytesToWrite`, at 0x18. Unit: bytes.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_can_write_fail::V5_0X64;
}
impl Default for PerfinfoCcCanWriteFail64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for PerfinfoCcCanWriteFail64 {}
impl Record for PerfinfoCcCanWriteFail64 {
    const NAME: &'static str = "PERFINFO_CC_CAN_WRITE_FAIL";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoCcCanWriteFail64 {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoCcCanWriteFail64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoCcCanWriteFail64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|
                (
                    (
                        file_object_key,
                        total_dirty_pages,
                        dirty_page_threshold,
                        bytes_to_write,
                        padding_1c,
                    ),
                )|
            Self {
                file_object_key,
                total_dirty_pages,
                dirty_page_threshold,
                bytes_to_write,
                padding_1c,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoCcCanWriteFail64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoCcCanWriteFail64View<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> PerfinfoCcCanWriteFail64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_CC_CAN_WRITE_FAIL",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 32]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoCcCanWriteFail64 {
        PerfinfoCcCanWriteFail64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `ULONG_PTR FileObjectKey`, at 0x00. The file, by the address of its object.
    #[inline]
    pub fn file_object_key(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `SIZE_T TotalDirtyPages`, at 0x08. Unit: pages.
    #[inline]
    pub fn total_dirty_pages(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `SIZE_T DirtyPageThreshold`, at 0x10. Unit: pages.
    #[inline]
    pub fn dirty_page_threshold(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `ULONG BytesToWrite`, at 0x18. Unit: bytes.
    #[inline]
    pub fn bytes_to_write(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoCcCanWriteFail64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoCcCanWriteFail64View");
        out.field("file_object_key", &self.file_object_key());
        out.field("total_dirty_pages", &self.total_dirty_pages());
        out.field("dirty_page_threshold", &self.dirty_page_threshold());
        out.field("bytes_to_write", &self.bytes_to_write());
        out.finish()
    }
}
