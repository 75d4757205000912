// Generated from spec/structs/PERFINFO_BOOT_PREFETCH_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_BOOT_PREFETCH_INFORMATION in the form of releases 5.0+.
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
/// Pages were prefetched to boot faster.
///
/// In C: `PERFINFO_BOOT_PREFETCH_INFORMATION`, 0xc bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | LONG | `Action` |
/// | 0x04 | 0x4 | NTSTATUS | `Status` |
/// | 0x08 | 0x4 | LONG | `Pages` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_BOOT_PREFETCH_INFORMATION")]
pub struct PerfinfoBootPrefetchInformation {
    /// `LONG Action`, at 0x00. What it is for is not known.
    pub action: i32,
    /// `NTSTATUS Status`, at 0x04.
    pub status: crate::requests::Ntstatus,
    /// `LONG Pages`, at 0x08. Unit: pages.
    pub pages: i32,
}
impl PerfinfoBootPrefetchInformation {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            action: i32::from_le_bytes(get::<0, 4, _>(bytes)),
            status: crate::requests::Ntstatus::from_le(get::<4, 4, _>(bytes)),
            pages: i32::from_le_bytes(get::<8, 4, _>(bytes)),
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
                    name: "PERFINFO_BOOT_PREFETCH_INFORMATION",
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
        put::<0, 4, _>(&mut bytes, self.action.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.status.to_le());
        put::<8, 4, _>(&mut bytes, self.pages.to_le_bytes());
        bytes
    }
    /// `LONG Action`, at 0x00. What it is for is not known.
    #[inline]
    pub fn action(&self) -> i32 {
        self.action
    }
    /// Sets `Action`.
    #[inline]
    pub fn set_action(&mut self, value: i32) {
        self.action = value;
    }
    /// `NTSTATUS Status`, at 0x04.
    #[inline]
    pub fn status(&self) -> crate::requests::Ntstatus {
        self.status
    }
    /// Sets `Status`.
    #[inline]
    pub fn set_status(&mut self, value: crate::requests::Ntstatus) {
        self.status = value;
    }
    /// `LONG Pages`, at 0x08. Unit: pages.
    #[inline]
    pub fn pages(&self) -> i32 {
        self.pages
    }
    /// Sets `Pages`.
    #[inline]
    pub fn set_pages(&mut self, value: i32) {
        self.pages = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_boot_prefetch_information::V5_0;
}
impl Default for PerfinfoBootPrefetchInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for PerfinfoBootPrefetchInformation {}
impl Record for PerfinfoBootPrefetchInformation {
    const NAME: &'static str = "PERFINFO_BOOT_PREFETCH_INFORMATION";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoBootPrefetchInformation {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoBootPrefetchInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoBootPrefetchInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<i32>(),
                proptest::arbitrary::any::<crate::requests::Ntstatus>(),
                proptest::arbitrary::any::<i32>(),
            ),
        )
            .prop_map(|((action, status, pages),)| Self { action, status, pages });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoBootPrefetchInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoBootPrefetchInformationView<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> PerfinfoBootPrefetchInformationView<'a> {
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
                    name: "PERFINFO_BOOT_PREFETCH_INFORMATION",
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
    pub fn to_value(&self) -> PerfinfoBootPrefetchInformation {
        PerfinfoBootPrefetchInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `LONG Action`, at 0x00. What it is for is not known.
    #[inline]
    pub fn action(&self) -> i32 {
        i32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `NTSTATUS Status`, at 0x04.
    #[inline]
    pub fn status(&self) -> crate::requests::Ntstatus {
        crate::requests::Ntstatus::from_le(get::<4, 4, _>(self.fixed))
    }
    /// `LONG Pages`, at 0x08. Unit: pages.
    #[inline]
    pub fn pages(&self) -> i32 {
        i32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoBootPrefetchInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoBootPrefetchInformationView");
        out.field("action", &self.action());
        out.field("status", &self.status());
        out.field("pages", &self.pages());
        out.finish()
    }
}
