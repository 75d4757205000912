// Generated from spec/structs/WMI_DBGID_RSDS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_DBGID_RSDS in the form of releases 5.0+.
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
/// Which file has the debugging information that decodes the messages of this trace.
///
/// Microsoft gives it no name: `WMI_DBGID_RSDS`, 0x14 bytes. Releases 5.0+.
///
/// The same as an RSDS record of an image without its signature.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x10 | GUID | `Guid` |
/// | 0x10 | 0x4 | ULONG | `Age` |
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_DBGID_RSDS")]
pub struct WmiDbgidRsds {
    /// `GUID Guid`, at 0x00. The identifier of the file.
    pub guid: Guid,
    /// `ULONG Age`, at 0x10. How often the file was changed since it has the identifier.
    pub age: u32,
}
impl WmiDbgidRsds {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
            age: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_DBGID_RSDS",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 16, _>(&mut bytes, self.guid.to_bytes());
        put::<16, 4, _>(&mut bytes, self.age.to_le_bytes());
        bytes
    }
    /// `GUID Guid`, at 0x00. The identifier of the file.
    #[inline]
    pub fn guid(&self) -> Guid {
        self.guid
    }
    /// Sets `Guid`.
    #[inline]
    pub fn set_guid(&mut self, value: Guid) {
        self.guid = value;
    }
    /// `ULONG Age`, at 0x10. How often the file was changed since it has the identifier.
    #[inline]
    pub fn age(&self) -> u32 {
        self.age
    }
    /// Sets `Age`.
    #[inline]
    pub fn set_age(&mut self, value: u32) {
        self.age = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_dbgid_rsds::V5_0;
}
impl Default for WmiDbgidRsds {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for WmiDbgidRsds {}
impl Record for WmiDbgidRsds {
    const NAME: &'static str = "WMI_DBGID_RSDS";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiDbgidRsds {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiDbgidRsds);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiDbgidRsds {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<Guid>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((guid, age),)| Self { guid, age });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiDbgidRsds`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiDbgidRsdsView<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> WmiDbgidRsdsView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_DBGID_RSDS",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiDbgidRsds {
        WmiDbgidRsds::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `GUID Guid`, at 0x00. The identifier of the file.
    #[inline]
    pub fn guid(&self) -> Guid {
        Guid::from_bytes(get::<0, 16, _>(self.fixed))
    }
    /// `ULONG Age`, at 0x10. How often the file was changed since it has the identifier.
    #[inline]
    pub fn age(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiDbgidRsdsView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiDbgidRsdsView");
        out.field("guid", &self.guid());
        out.field("age", &self.age());
        out.finish()
    }
}
