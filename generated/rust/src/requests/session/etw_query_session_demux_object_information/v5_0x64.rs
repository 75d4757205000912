// Generated from spec/structs/ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
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
/// The object of a private session, by its handle.
///
/// In C: `ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | union |  |
/// | 0x00 | 0x8 | · HANDLE | `SessionDemuxHandle` |
/// | 0x00 | 0x2 | · USHORT | `PrivateSessionHandle` |
///
/// What no source says:
///
/// - Which arm of the union is the input and which the output.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION")]
pub struct EtwQuerySessionDemuxObjectInformation64 {
    /// The bytes that `SessionDemuxHandle`, `PrivateSessionHandle` share.
    pub union_00: Bytes<8>,
}
impl EtwQuerySessionDemuxObjectInformation64 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            union_00: Bytes(get::<0, 8, _>(bytes)),
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
                    name: "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION",
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
        put::<0, 8, _>(&mut bytes, self.union_00.0);
        bytes
    }
    /// `HANDLE SessionDemuxHandle`, at 0x00.
    #[inline]
    pub fn session_demux_handle(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_00.0))
    }
    /// Sets `SessionDemuxHandle`.
    #[inline]
    pub fn set_session_demux_handle(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `USHORT PrivateSessionHandle`, at 0x00.
    #[inline]
    pub fn private_session_handle(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0))
    }
    /// Sets `PrivateSessionHandle`.
    #[inline]
    pub fn set_private_session_handle(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_query_session_demux_object_information::V5_0X64;
}
impl Default for EtwQuerySessionDemuxObjectInformation64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EtwQuerySessionDemuxObjectInformation64 {}
impl Record for EtwQuerySessionDemuxObjectInformation64 {
    const NAME: &'static str = "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwQuerySessionDemuxObjectInformation64 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwQuerySessionDemuxObjectInformation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwQuerySessionDemuxObjectInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<Bytes<8>>(),),)
            .prop_map(|((union_00,),)| Self { union_00 });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwQuerySessionDemuxObjectInformation64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwQuerySessionDemuxObjectInformation64View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EtwQuerySessionDemuxObjectInformation64View<'a> {
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
                    name: "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION",
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
    pub fn to_value(&self) -> EtwQuerySessionDemuxObjectInformation64 {
        EtwQuerySessionDemuxObjectInformation64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `HANDLE SessionDemuxHandle`, at 0x00.
    #[inline]
    pub fn session_demux_handle(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `USHORT PrivateSessionHandle`, at 0x00.
    #[inline]
    pub fn private_session_handle(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwQuerySessionDemuxObjectInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwQuerySessionDemuxObjectInformation64View");
        out.field("session_demux_handle", &self.session_demux_handle());
        out.field("private_session_handle", &self.private_session_handle());
        out.finish()
    }
}
