// Generated from spec/structs/CONFIG_CODEINTEGRITY_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CONFIG_CODEINTEGRITY_RECORD in the form of releases 5.0+.
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
/// How the integrity of code is ensured.
///
/// Microsoft gives it no name: `CONFIG_CODEINTEGRITY_RECORD`, 0x4 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Unnamed` |
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CONFIG_CODEINTEGRITY_RECORD")]
pub struct ConfigCodeintegrityRecord {
    /// `ULONG Unnamed`, at 0x00. 1 in the one real event. What it is for is not known.
    pub unnamed: u32,
}
impl ConfigCodeintegrityRecord {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            unnamed: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "CONFIG_CODEINTEGRITY_RECORD",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.unnamed.to_le_bytes());
        bytes
    }
    /// `ULONG Unnamed`, at 0x00. 1 in the one real event. What it is for is not known.
    #[inline]
    pub fn unnamed(&self) -> u32 {
        self.unnamed
    }
    /// Sets `Unnamed`.
    #[inline]
    pub fn set_unnamed(&mut self, value: u32) {
        self.unnamed = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::config_codeintegrity_record::V5_0;
}
impl Default for ConfigCodeintegrityRecord {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for ConfigCodeintegrityRecord {}
impl Record for ConfigCodeintegrityRecord {
    const NAME: &'static str = "CONFIG_CODEINTEGRITY_RECORD";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ConfigCodeintegrityRecord {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ConfigCodeintegrityRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ConfigCodeintegrityRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u32>(),),)
            .prop_map(|((unnamed,),)| Self { unnamed });
        strategy.boxed()
    }
}
/// A borrowed view of [`ConfigCodeintegrityRecord`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ConfigCodeintegrityRecordView<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> ConfigCodeintegrityRecordView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "CONFIG_CODEINTEGRITY_RECORD",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 4]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> ConfigCodeintegrityRecord {
        ConfigCodeintegrityRecord::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `ULONG Unnamed`, at 0x00. 1 in the one real event. What it is for is not known.
    #[inline]
    pub fn unnamed(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for ConfigCodeintegrityRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ConfigCodeintegrityRecordView");
        out.field("unnamed", &self.unnamed());
        out.finish()
    }
}
