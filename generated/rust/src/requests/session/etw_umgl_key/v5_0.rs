// Generated from spec/structs/ETW_UMGL_KEY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UMGL_KEY in the form of releases 5.0+.
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
/// Whether a part of user mode logs its events, and where.
///
/// In C: `ETW_UMGL_KEY`, 0x2 bytes. Releases 5.0+.
///
/// An array of these is in the page that the kernel shares with user mode.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x1 | UCHAR | `LoggerId` |
/// | 0x01 | 0x1 | UCHAR | `Flags` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_UMGL_KEY")]
pub struct EtwUmglKey {
    /// `UCHAR LoggerId`, at 0x00. The session that gets the events, 0 if they are not logged.
    pub logger_id: u8,
    /// `UCHAR Flags`, at 0x01. For the loader: what it logs.
    pub flags: crate::requests::session::EtwUmglLdrFlag,
}
impl EtwUmglKey {
    /// The size in bytes.
    pub const SIZE: usize = 2;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 2]) -> Self {
        Self {
            logger_id: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            flags: crate::requests::session::EtwUmglLdrFlag::from_le(
                get::<1, 1, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 2 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_UMGL_KEY",
                    needed: 2,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 2] {
        let mut bytes = [0; 2];
        put::<0, 1, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.flags.to_le());
        bytes
    }
    /// `UCHAR LoggerId`, at 0x00. The session that gets the events, 0 if they are not logged.
    #[inline]
    pub fn logger_id(&self) -> u8 {
        self.logger_id
    }
    /// Sets `LoggerId`.
    #[inline]
    pub fn set_logger_id(&mut self, value: u8) {
        self.logger_id = value;
    }
    /// `UCHAR Flags`, at 0x01. For the loader: what it logs.
    #[inline]
    pub fn flags(&self) -> crate::requests::session::EtwUmglLdrFlag {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: crate::requests::session::EtwUmglLdrFlag) {
        self.flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_umgl_key::V5_0;
}
impl Default for EtwUmglKey {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 2])
    }
}
impl Sealed for EtwUmglKey {}
impl Record for EtwUmglKey {
    const NAME: &'static str = "ETW_UMGL_KEY";
    const SIZE: usize = 2;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwUmglKey {
    const SIZE: usize = 2;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwUmglKey);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUmglKey {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<crate::requests::session::EtwUmglLdrFlag>(),
            ),
        )
            .prop_map(|((logger_id, flags),)| Self { logger_id, flags });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwUmglKey`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwUmglKeyView<'a> {
    fixed: &'a [u8; 2],
}
impl<'a> EtwUmglKeyView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 2 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_UMGL_KEY",
                    needed: 2,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 2]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwUmglKey {
        EtwUmglKey::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 2] {
        self.fixed
    }
    /// `UCHAR LoggerId`, at 0x00. The session that gets the events, 0 if they are not logged.
    #[inline]
    pub fn logger_id(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(self.fixed))
    }
    /// `UCHAR Flags`, at 0x01. For the loader: what it logs.
    #[inline]
    pub fn flags(&self) -> crate::requests::session::EtwUmglLdrFlag {
        crate::requests::session::EtwUmglLdrFlag::from_le(get::<1, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwUmglKeyView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwUmglKeyView");
        out.field("logger_id", &self.logger_id());
        out.field("flags", &self.flags());
        out.finish()
    }
}
