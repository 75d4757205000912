// Generated from spec/structs/PERFINFO_SESSIONCREATE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SESSIONCREATE_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
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
/// A session of the memory manager was created.
///
/// In C: `PERFINFO_SESSIONCREATE_INFORMATION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG_PTR | `UniqueSessionId` |
/// | 0x08 | 0x4 | ULONG | `SessionId` |
/// | 0x0c | 0x4 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SESSIONCREATE_INFORMATION")]
pub struct PerfinfoSessioncreateInformation64 {
    /// `ULONG_PTR UniqueSessionId`, at 0x00. What tells the session apart from others that have the same identifier.
    pub unique_session_id: u64,
    /// `ULONG SessionId`, at 0x08.
    pub session_id: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0c: Bytes<4>,
}
impl PerfinfoSessioncreateInformation64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            unique_session_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            session_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            padding_0c: Bytes(get::<12, 4, _>(bytes)),
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
                    name: "PERFINFO_SESSIONCREATE_INFORMATION",
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
        put::<0, 8, _>(&mut bytes, self.unique_session_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.session_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.padding_0c.0);
        bytes
    }
    /// `ULONG_PTR UniqueSessionId`, at 0x00. What tells the session apart from others that have the same identifier.
    #[inline]
    pub fn unique_session_id(&self) -> u64 {
        self.unique_session_id
    }
    /// Sets `UniqueSessionId`.
    #[inline]
    pub fn set_unique_session_id(&mut self, value: u64) {
        self.unique_session_id = value;
    }
    /// `ULONG SessionId`, at 0x08.
    #[inline]
    pub fn session_id(&self) -> u32 {
        self.session_id
    }
    /// Sets `SessionId`.
    #[inline]
    pub fn set_session_id(&mut self, value: u32) {
        self.session_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_sessioncreate_information::V5_0X64;
}
impl Default for PerfinfoSessioncreateInformation64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoSessioncreateInformation64 {}
impl Record for PerfinfoSessioncreateInformation64 {
    const NAME: &'static str = "PERFINFO_SESSIONCREATE_INFORMATION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoSessioncreateInformation64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoSessioncreateInformation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoSessioncreateInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|((unique_session_id, session_id, padding_0c),)| Self {
                unique_session_id,
                session_id,
                padding_0c,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoSessioncreateInformation64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoSessioncreateInformation64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoSessioncreateInformation64View<'a> {
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
                    name: "PERFINFO_SESSIONCREATE_INFORMATION",
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
    pub fn to_value(&self) -> PerfinfoSessioncreateInformation64 {
        PerfinfoSessioncreateInformation64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG_PTR UniqueSessionId`, at 0x00. What tells the session apart from others that have the same identifier.
    #[inline]
    pub fn unique_session_id(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG SessionId`, at 0x08.
    #[inline]
    pub fn session_id(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoSessioncreateInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoSessioncreateInformation64View");
        out.field("unique_session_id", &self.unique_session_id());
        out.field("session_id", &self.session_id());
        out.finish()
    }
}
