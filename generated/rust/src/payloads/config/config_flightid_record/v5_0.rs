// Generated from spec/structs/CONFIG_FLIGHTID_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CONFIG_FLIGHTID_RECORD in the form of releases 5.0+.
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
/// Which experiments of Microsoft the machine takes part in.
///
/// Microsoft gives it no name: `CONFIG_FLIGHTID_RECORD`, 0x0 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CONFIG_FLIGHTID_RECORD")]
pub struct ConfigFlightidRecord {}
impl ConfigFlightidRecord {
    /// The size in bytes.
    pub const SIZE: usize = 0;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 0]) -> Self {
        Self {}
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 0 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "CONFIG_FLIGHTID_RECORD",
                    needed: 0,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 0] {
        let mut bytes = [0; 0];
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::config_flightid_record::V5_0;
}
impl Default for ConfigFlightidRecord {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 0])
    }
}
impl Sealed for ConfigFlightidRecord {}
impl Record for ConfigFlightidRecord {
    const NAME: &'static str = "CONFIG_FLIGHTID_RECORD";
    const SIZE: usize = 0;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ConfigFlightidRecord {
    const SIZE: usize = 0;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ConfigFlightidRecord);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ConfigFlightidRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ().prop_map(|()| Self {});
        strategy.boxed()
    }
}
/// A borrowed view of [`ConfigFlightidRecord`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ConfigFlightidRecordView<'a> {
    fixed: &'a [u8; 0],
}
impl<'a> ConfigFlightidRecordView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 0 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "CONFIG_FLIGHTID_RECORD",
                    needed: 0,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 0]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> ConfigFlightidRecord {
        ConfigFlightidRecord::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 0] {
        self.fixed
    }
}
impl core::fmt::Debug for ConfigFlightidRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ConfigFlightidRecordView");
        out.finish()
    }
}
