// Generated from spec/structs/ETW_TRACE_GROUP_INFO_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TRACE_GROUP_INFO_INFORMATION in the form of releases 5.0+.
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
/// About which group is asked.
///
/// In C: `ETW_TRACE_GROUP_INFO_INFORMATION`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x10 | GUID | `Guid` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TRACE_GROUP_INFO_INFORMATION")]
pub struct EtwTraceGroupInfoInformation {
    /// `GUID Guid`, at 0x00. The group of providers.
    pub guid: Guid,
}
impl EtwTraceGroupInfoInformation {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
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
                    name: "ETW_TRACE_GROUP_INFO_INFORMATION",
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
        put::<0, 16, _>(&mut bytes, self.guid.to_bytes());
        bytes
    }
    /// `GUID Guid`, at 0x00. The group of providers.
    #[inline]
    pub fn guid(&self) -> Guid {
        self.guid
    }
    /// Sets `Guid`.
    #[inline]
    pub fn set_guid(&mut self, value: Guid) {
        self.guid = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_trace_group_info_information::V5_0;
}
impl Default for EtwTraceGroupInfoInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwTraceGroupInfoInformation {}
impl Record for EtwTraceGroupInfoInformation {
    const NAME: &'static str = "ETW_TRACE_GROUP_INFO_INFORMATION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwTraceGroupInfoInformation {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwTraceGroupInfoInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTraceGroupInfoInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<Guid>(),),)
            .prop_map(|((guid,),)| Self { guid });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwTraceGroupInfoInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTraceGroupInfoInformationView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwTraceGroupInfoInformationView<'a> {
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
                    name: "ETW_TRACE_GROUP_INFO_INFORMATION",
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
    pub fn to_value(&self) -> EtwTraceGroupInfoInformation {
        EtwTraceGroupInfoInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `GUID Guid`, at 0x00. The group of providers.
    #[inline]
    pub fn guid(&self) -> Guid {
        Guid::from_bytes(get::<0, 16, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwTraceGroupInfoInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwTraceGroupInfoInformationView");
        out.field("guid", &self.guid());
        out.finish()
    }
}
