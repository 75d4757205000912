// Generated from spec/structs/EVENT_INSTANCE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_INSTANCE_INFO in the form of releases 5.0+ with 32 bit pointers.
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
/// An instance of a class of events, for TraceEventInstance.
///
/// In C: `EVENT_INSTANCE_INFO`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// NTDLL puts it together with an EVENT_INSTANCE_HEADER to an EVENT_INSTANCE_GUID_HEADER.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | HANDLE | `RegHandle` |
/// | 0x04 | 0x4 | ULONG | `InstanceId` |
///
/// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_INSTANCE_GUID_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_INSTANCE_INFO")]
pub struct EventInstanceInfo32 {
    /// `HANDLE RegHandle`, at 0x00. The class, by the handle that registering it gave.
    pub reg_handle: u32,
    /// `ULONG InstanceId`, at 0x04. The instance, within its class.
    pub instance_id: u32,
}
impl EventInstanceInfo32 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            reg_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            instance_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "EVENT_INSTANCE_INFO",
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
        put::<0, 4, _>(&mut bytes, self.reg_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.instance_id.to_le_bytes());
        bytes
    }
    /// `HANDLE RegHandle`, at 0x00. The class, by the handle that registering it gave.
    #[inline]
    pub fn reg_handle(&self) -> u32 {
        self.reg_handle
    }
    /// Sets `RegHandle`.
    #[inline]
    pub fn set_reg_handle(&mut self, value: u32) {
        self.reg_handle = value;
    }
    /// `ULONG InstanceId`, at 0x04. The instance, within its class.
    #[inline]
    pub fn instance_id(&self) -> u32 {
        self.instance_id
    }
    /// Sets `InstanceId`.
    #[inline]
    pub fn set_instance_id(&mut self, value: u32) {
        self.instance_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_instance_info::V5_0X86;
}
impl Default for EventInstanceInfo32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EventInstanceInfo32 {}
impl Record for EventInstanceInfo32 {
    const NAME: &'static str = "EVENT_INSTANCE_INFO";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventInstanceInfo32 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventInstanceInfo32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventInstanceInfo32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((reg_handle, instance_id),)| Self { reg_handle, instance_id });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventInstanceInfo32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventInstanceInfo32View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EventInstanceInfo32View<'a> {
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
                    name: "EVENT_INSTANCE_INFO",
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
    pub fn to_value(&self) -> EventInstanceInfo32 {
        EventInstanceInfo32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `HANDLE RegHandle`, at 0x00. The class, by the handle that registering it gave.
    #[inline]
    pub fn reg_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG InstanceId`, at 0x04. The instance, within its class.
    #[inline]
    pub fn instance_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventInstanceInfo32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventInstanceInfo32View");
        out.field("reg_handle", &self.reg_handle());
        out.field("instance_id", &self.instance_id());
        out.finish()
    }
}
