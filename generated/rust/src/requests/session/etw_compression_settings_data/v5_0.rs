// Generated from spec/structs/ETW_COMPRESSION_SETTINGS_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COMPRESSION_SETTINGS_DATA in the form of releases 5.0+.
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
/// How a session compresses its buffers.
///
/// In C: `ETW_COMPRESSION_SETTINGS_DATA`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `LoggerId` |
/// | 0x04 | 0x4 | ULONG | `Field4` |
/// | 0x08 | 0x4 | ULONG | `Field8` |
/// | 0x0c | 0x4 | ULONG | `FieldC` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COMPRESSION_SETTINGS_DATA")]
pub struct EtwCompressionSettingsData {
    /// `ULONG LoggerId`, at 0x00. The session.
    pub logger_id: u32,
    /// `ULONG Field4`, at 0x04. What it is for is not known.
    pub field4: u32,
    /// `ULONG Field8`, at 0x08. What it is for is not known.
    pub field8: u32,
    /// `ULONG FieldC`, at 0x0C. What it is for is not known.
    pub field_c: u32,
}
impl EtwCompressionSettingsData {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            logger_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            field4: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            field8: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            field_c: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "ETW_COMPRESSION_SETTINGS_DATA",
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
        put::<0, 4, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.field4.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.field8.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.field_c.to_le_bytes());
        bytes
    }
    /// `ULONG LoggerId`, at 0x00. The session.
    #[inline]
    pub fn logger_id(&self) -> u32 {
        self.logger_id
    }
    /// Sets `LoggerId`.
    #[inline]
    pub fn set_logger_id(&mut self, value: u32) {
        self.logger_id = value;
    }
    /// `ULONG Field4`, at 0x04. What it is for is not known.
    #[inline]
    pub fn field4(&self) -> u32 {
        self.field4
    }
    /// Sets `Field4`.
    #[inline]
    pub fn set_field4(&mut self, value: u32) {
        self.field4 = value;
    }
    /// `ULONG Field8`, at 0x08. What it is for is not known.
    #[inline]
    pub fn field8(&self) -> u32 {
        self.field8
    }
    /// Sets `Field8`.
    #[inline]
    pub fn set_field8(&mut self, value: u32) {
        self.field8 = value;
    }
    /// `ULONG FieldC`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn field_c(&self) -> u32 {
        self.field_c
    }
    /// Sets `FieldC`.
    #[inline]
    pub fn set_field_c(&mut self, value: u32) {
        self.field_c = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_compression_settings_data::V5_0;
}
impl Default for EtwCompressionSettingsData {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwCompressionSettingsData {}
impl Record for EtwCompressionSettingsData {
    const NAME: &'static str = "ETW_COMPRESSION_SETTINGS_DATA";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwCompressionSettingsData {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwCompressionSettingsData);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwCompressionSettingsData {
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
            .prop_map(|((logger_id, field4, field8, field_c),)| Self {
                logger_id,
                field4,
                field8,
                field_c,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwCompressionSettingsData`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwCompressionSettingsDataView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwCompressionSettingsDataView<'a> {
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
                    name: "ETW_COMPRESSION_SETTINGS_DATA",
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
    pub fn to_value(&self) -> EtwCompressionSettingsData {
        EtwCompressionSettingsData::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG LoggerId`, at 0x00. The session.
    #[inline]
    pub fn logger_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Field4`, at 0x04. What it is for is not known.
    #[inline]
    pub fn field4(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG Field8`, at 0x08. What it is for is not known.
    #[inline]
    pub fn field8(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG FieldC`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn field_c(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwCompressionSettingsDataView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwCompressionSettingsDataView");
        out.field("logger_id", &self.logger_id());
        out.field("field4", &self.field4());
        out.field("field8", &self.field8());
        out.field("field_c", &self.field_c());
        out.finish()
    }
}
