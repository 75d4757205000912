// Generated from spec/structs/OFFSETINSTANCEDATAANDLENGTH.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! OFFSETINSTANCEDATAANDLENGTH in the form of releases 5.0+.
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
/// Where the data of one instance are, and how big.
///
/// In C: `OFFSETINSTANCEDATAANDLENGTH`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `OffsetInstanceData` |
/// | 0x04 | 0x4 | ULONG | `LengthInstanceData` |
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_ALL_DATA structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "OFFSETINSTANCEDATAANDLENGTH")]
pub struct Offsetinstancedataandlength {
    /// `ULONG OffsetInstanceData`, at 0x00. Where the data are, from the start of the WNODE_ALL_DATA. Unit: bytes.
    pub offset_instance_data: u32,
    /// `ULONG LengthInstanceData`, at 0x04. The size of the data. Unit: bytes.
    pub length_instance_data: u32,
}
impl Offsetinstancedataandlength {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            offset_instance_data: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            length_instance_data: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "OFFSETINSTANCEDATAANDLENGTH",
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
        put::<0, 4, _>(&mut bytes, self.offset_instance_data.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.length_instance_data.to_le_bytes());
        bytes
    }
    /// `ULONG OffsetInstanceData`, at 0x00. Where the data are, from the start of the WNODE_ALL_DATA. Unit: bytes.
    #[inline]
    pub fn offset_instance_data(&self) -> u32 {
        self.offset_instance_data
    }
    /// Sets `OffsetInstanceData`.
    #[inline]
    pub fn set_offset_instance_data(&mut self, value: u32) {
        self.offset_instance_data = value;
    }
    /// `ULONG LengthInstanceData`, at 0x04. The size of the data. Unit: bytes.
    #[inline]
    pub fn length_instance_data(&self) -> u32 {
        self.length_instance_data
    }
    /// Sets `LengthInstanceData`.
    #[inline]
    pub fn set_length_instance_data(&mut self, value: u32) {
        self.length_instance_data = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::offsetinstancedataandlength::V5_0;
}
impl Default for Offsetinstancedataandlength {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for Offsetinstancedataandlength {}
impl Record for Offsetinstancedataandlength {
    const NAME: &'static str = "OFFSETINSTANCEDATAANDLENGTH";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for Offsetinstancedataandlength {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(Offsetinstancedataandlength);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for Offsetinstancedataandlength {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((offset_instance_data, length_instance_data),)| Self {
                offset_instance_data,
                length_instance_data,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`Offsetinstancedataandlength`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OffsetinstancedataandlengthView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> OffsetinstancedataandlengthView<'a> {
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
                    name: "OFFSETINSTANCEDATAANDLENGTH",
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
    pub fn to_value(&self) -> Offsetinstancedataandlength {
        Offsetinstancedataandlength::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG OffsetInstanceData`, at 0x00. Where the data are, from the start of the WNODE_ALL_DATA. Unit: bytes.
    #[inline]
    pub fn offset_instance_data(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG LengthInstanceData`, at 0x04. The size of the data. Unit: bytes.
    #[inline]
    pub fn length_instance_data(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for OffsetinstancedataandlengthView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("OffsetinstancedataandlengthView");
        out.field("offset_instance_data", &self.offset_instance_data());
        out.field("length_instance_data", &self.length_instance_data());
        out.finish()
    }
}
