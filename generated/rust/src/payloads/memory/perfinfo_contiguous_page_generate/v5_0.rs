// Generated from spec/structs/PERFINFO_CONTIGUOUS_PAGE_GENERATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CONTIGUOUS_PAGE_GENERATE in the form of releases 5.0+.
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
/// Physical pages are freed so that there are contiguous ones.
///
/// In C: `PERFINFO_CONTIGUOUS_PAGE_GENERATE`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `ThreadId` |
/// | 0x08 | 0x8 | ULONGLONG | `NumberOfBytes` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CONTIGUOUS_PAGE_GENERATE")]
pub struct PerfinfoContiguousPageGenerate {
    /// `ULONGLONG ThreadId`, at 0x00. The thread that needs them.
    pub thread_id: u64,
    /// `ULONGLONG NumberOfBytes`, at 0x08. Unit: bytes.
    pub number_of_bytes: u64,
}
impl PerfinfoContiguousPageGenerate {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            thread_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            number_of_bytes: u64::from_le_bytes(get::<8, 8, _>(bytes)),
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
                    name: "PERFINFO_CONTIGUOUS_PAGE_GENERATE",
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
        put::<0, 8, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.number_of_bytes.to_le_bytes());
        bytes
    }
    /// `ULONGLONG ThreadId`, at 0x00. The thread that needs them.
    #[inline]
    pub fn thread_id(&self) -> u64 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u64) {
        self.thread_id = value;
    }
    /// `ULONGLONG NumberOfBytes`, at 0x08. Unit: bytes.
    #[inline]
    pub fn number_of_bytes(&self) -> u64 {
        self.number_of_bytes
    }
    /// Sets `NumberOfBytes`.
    #[inline]
    pub fn set_number_of_bytes(&mut self, value: u64) {
        self.number_of_bytes = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_contiguous_page_generate::V5_0;
}
impl Default for PerfinfoContiguousPageGenerate {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoContiguousPageGenerate {}
impl Record for PerfinfoContiguousPageGenerate {
    const NAME: &'static str = "PERFINFO_CONTIGUOUS_PAGE_GENERATE";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoContiguousPageGenerate {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoContiguousPageGenerate);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoContiguousPageGenerate {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u64>(), proptest::arbitrary::any::<u64>()),
        )
            .prop_map(|((thread_id, number_of_bytes),)| Self {
                thread_id,
                number_of_bytes,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoContiguousPageGenerate`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoContiguousPageGenerateView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoContiguousPageGenerateView<'a> {
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
                    name: "PERFINFO_CONTIGUOUS_PAGE_GENERATE",
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
    pub fn to_value(&self) -> PerfinfoContiguousPageGenerate {
        PerfinfoContiguousPageGenerate::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONGLONG ThreadId`, at 0x00. The thread that needs them.
    #[inline]
    pub fn thread_id(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONGLONG NumberOfBytes`, at 0x08. Unit: bytes.
    #[inline]
    pub fn number_of_bytes(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoContiguousPageGenerateView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoContiguousPageGenerateView");
        out.field("thread_id", &self.thread_id());
        out.field("number_of_bytes", &self.number_of_bytes());
        out.finish()
    }
}
