// Generated from spec/structs/PERFINFO_IPI_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_IPI_INFORMATION in the form of releases 5.0+.
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
/// An interrupt from one processor to another.
///
/// In C: `PERFINFO_IPI_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `RequestType` |
/// | 0x04 | 0x4 | ULONG | `TargetProcessor` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_IPI_INFORMATION")]
pub struct PerfinfoIpiInformation {
    /// `ULONG RequestType`, at 0x00.
    pub request_type: crate::payloads::profile::PerfinfoIpiRequest,
    /// `ULONG TargetProcessor`, at 0x04. The index of the other processor, which the header says is inferred.
    pub target_processor: u32,
}
impl PerfinfoIpiInformation {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            request_type: crate::payloads::profile::PerfinfoIpiRequest::from_le(
                get::<0, 4, _>(bytes),
            ),
            target_processor: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_IPI_INFORMATION",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.request_type.to_le());
        put::<4, 4, _>(&mut bytes, self.target_processor.to_le_bytes());
        bytes
    }
    /// `ULONG RequestType`, at 0x00.
    #[inline]
    pub fn request_type(&self) -> crate::payloads::profile::PerfinfoIpiRequest {
        self.request_type
    }
    /// Sets `RequestType`.
    #[inline]
    pub fn set_request_type(
        &mut self,
        value: crate::payloads::profile::PerfinfoIpiRequest,
    ) {
        self.request_type = value;
    }
    /// `ULONG TargetProcessor`, at 0x04. The index of the other processor, which the header says is inferred.
    #[inline]
    pub fn target_processor(&self) -> u32 {
        self.target_processor
    }
    /// Sets `TargetProcessor`.
    #[inline]
    pub fn set_target_processor(&mut self, value: u32) {
        self.target_processor = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ipi_information::V5_0;
}
impl Default for PerfinfoIpiInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for PerfinfoIpiInformation {}
impl Record for PerfinfoIpiInformation {
    const NAME: &'static str = "PERFINFO_IPI_INFORMATION";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoIpiInformation {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoIpiInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoIpiInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::payloads::profile::PerfinfoIpiRequest,
                >(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((request_type, target_processor),)| Self {
                request_type,
                target_processor,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoIpiInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoIpiInformationView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> PerfinfoIpiInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_IPI_INFORMATION",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoIpiInformation {
        PerfinfoIpiInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG RequestType`, at 0x00.
    #[inline]
    pub fn request_type(&self) -> crate::payloads::profile::PerfinfoIpiRequest {
        crate::payloads::profile::PerfinfoIpiRequest::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG TargetProcessor`, at 0x04. The index of the other processor, which the header says is inferred.
    #[inline]
    pub fn target_processor(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoIpiInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoIpiInformationView");
        out.field("request_type", &self.request_type());
        out.field("target_processor", &self.target_processor());
        out.finish()
    }
}
