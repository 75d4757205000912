// Generated from spec/structs/HWConfig_NIC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HWConfig_NIC in the form of releases 5.1.
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
/// A network interface.
///
/// In C: `HWConfig_NIC`, 0x0 bytes. Releases 5.1.
///
/// Only the documentation has it, and only for Windows XP; it has no event version.
///
/// | offset | size | type | name |
/// |---|---|---|---|
///
/// Source: Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HWConfig_NIC")]
pub struct HwConfigNic {}
impl HwConfigNic {
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
                    name: "HWConfig_NIC",
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::hw_config_nic::V5_1;
}
impl Default for HwConfigNic {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 0])
    }
}
impl Sealed for HwConfigNic {}
impl Record for HwConfigNic {
    const NAME: &'static str = "HWConfig_NIC";
    const SIZE: usize = 0;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HwConfigNic {
    const SIZE: usize = 0;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HwConfigNic);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HwConfigNic {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ().prop_map(|()| Self {});
        strategy.boxed()
    }
}
/// A borrowed view of [`HwConfigNic`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HwConfigNicView<'a> {
    fixed: &'a [u8; 0],
}
impl<'a> HwConfigNicView<'a> {
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
                    name: "HWConfig_NIC",
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
    pub fn to_value(&self) -> HwConfigNic {
        HwConfigNic::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 0] {
        self.fixed
    }
}
impl core::fmt::Debug for HwConfigNicView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HwConfigNicView");
        out.finish()
    }
}
