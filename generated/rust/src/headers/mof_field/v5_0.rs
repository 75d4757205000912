// Generated from spec/structs/MOF_FIELD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! MOF_FIELD in the form of releases 5.0+.
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
/// Where a part of a classic event's data is.
///
/// In C: `MOF_FIELD`, 0x10 bytes. Releases 5.0+.
///
/// With the flag for it, up to 16 of them stand after an EVENT_TRACE_HEADER in place of the data, and the logger puts the parts together: they are not in trace buffers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `DataPtr` |
/// | 0x08 | 0x4 | ULONG | `Length` |
/// | 0x0c | 0x4 | ULONG | `DataType` |
///
/// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "MOF_FIELD")]
pub struct MofField {
    /// `ULONG64 DataPtr`, at 0x00. The address of the part, in 64 bits whatever the pointer size.
    pub data_ptr: u64,
    /// `ULONG Length`, at 0x08. The size of the part. Unit: bytes.
    pub length: u32,
    /// `ULONG DataType`, at 0x0C. What it is for is not known.
    pub data_type: u32,
}
impl MofField {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            data_ptr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            length: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            data_type: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "MOF_FIELD",
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
        put::<0, 8, _>(&mut bytes, self.data_ptr.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.length.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.data_type.to_le_bytes());
        bytes
    }
    /// `ULONG64 DataPtr`, at 0x00. The address of the part, in 64 bits whatever the pointer size.
    #[inline]
    pub fn data_ptr(&self) -> u64 {
        self.data_ptr
    }
    /// Sets `DataPtr`.
    #[inline]
    pub fn set_data_ptr(&mut self, value: u64) {
        self.data_ptr = value;
    }
    /// `ULONG Length`, at 0x08. The size of the part. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u32 {
        self.length
    }
    /// Sets `Length`.
    #[inline]
    pub fn set_length(&mut self, value: u32) {
        self.length = value;
    }
    /// `ULONG DataType`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn data_type(&self) -> u32 {
        self.data_type
    }
    /// Sets `DataType`.
    #[inline]
    pub fn set_data_type(&mut self, value: u32) {
        self.data_type = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::mof_field::V5_0;
}
impl Default for MofField {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for MofField {}
impl Record for MofField {
    const NAME: &'static str = "MOF_FIELD";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for MofField {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(MofField);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for MofField {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((data_ptr, length, data_type),)| Self {
                data_ptr,
                length,
                data_type,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`MofField`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MofFieldView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> MofFieldView<'a> {
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
                    name: "MOF_FIELD",
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
    pub fn to_value(&self) -> MofField {
        MofField::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG64 DataPtr`, at 0x00. The address of the part, in 64 bits whatever the pointer size.
    #[inline]
    pub fn data_ptr(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG Length`, at 0x08. The size of the part. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG DataType`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn data_type(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for MofFieldView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("MofFieldView");
        out.field("data_ptr", &self.data_ptr());
        out.field("length", &self.length());
        out.field("data_type", &self.data_type());
        out.finish()
    }
}
