// Generated from spec/structs/TRACE_GUID_REGISTRATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_GUID_REGISTRATION in the form of releases 5.0+ with 64 bit pointers.
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
/// A class of events, and the handle that registering it gave.
///
/// In C: `TRACE_GUID_REGISTRATION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | GUID * | `Guid` |
/// | 0x08 | 0x8 | HANDLE | `RegHandle` |
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_GUID_REGISTRATION")]
pub struct TraceGuidRegistration64 {
    /// `GUID * Guid`, at 0x00. The class.
    pub guid: u64,
    /// `HANDLE RegHandle`, at 0x08. The handle: EVENT_INSTANCE_HEADER has it in 64 bits.
    pub reg_handle: u64,
}
impl TraceGuidRegistration64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            guid: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            reg_handle: u64::from_le_bytes(get::<8, 8, _>(bytes)),
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
                    name: "TRACE_GUID_REGISTRATION",
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
        put::<0, 8, _>(&mut bytes, self.guid.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.reg_handle.to_le_bytes());
        bytes
    }
    /// `GUID * Guid`, at 0x00. The class.
    #[inline]
    pub fn guid(&self) -> u64 {
        self.guid
    }
    /// Sets `Guid`.
    #[inline]
    pub fn set_guid(&mut self, value: u64) {
        self.guid = value;
    }
    /// `HANDLE RegHandle`, at 0x08. The handle: EVENT_INSTANCE_HEADER has it in 64 bits.
    #[inline]
    pub fn reg_handle(&self) -> u64 {
        self.reg_handle
    }
    /// Sets `RegHandle`.
    #[inline]
    pub fn set_reg_handle(&mut self, value: u64) {
        self.reg_handle = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_guid_registration::V5_0X64;
}
impl Default for TraceGuidRegistration64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for TraceGuidRegistration64 {}
impl Record for TraceGuidRegistration64 {
    const NAME: &'static str = "TRACE_GUID_REGISTRATION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TraceGuidRegistration64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TraceGuidRegistration64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceGuidRegistration64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u64>(), proptest::arbitrary::any::<u64>()),
        )
            .prop_map(|((guid, reg_handle),)| Self { guid, reg_handle });
        strategy.boxed()
    }
}
/// A borrowed view of [`TraceGuidRegistration64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TraceGuidRegistration64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> TraceGuidRegistration64View<'a> {
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
                    name: "TRACE_GUID_REGISTRATION",
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
    pub fn to_value(&self) -> TraceGuidRegistration64 {
        TraceGuidRegistration64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `GUID * Guid`, at 0x00. The class.
    #[inline]
    pub fn guid(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `HANDLE RegHandle`, at 0x08. The handle: EVENT_INSTANCE_HEADER has it in 64 bits.
    #[inline]
    pub fn reg_handle(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for TraceGuidRegistration64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TraceGuidRegistration64View");
        out.field("guid", &self.guid());
        out.field("reg_handle", &self.reg_handle());
        out.finish()
    }
}
