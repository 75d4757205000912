// Generated from spec/structs/EVENT_EXTENDED_ITEM_INSTANCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_INSTANCE in the form of releases 5.0+.
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
/// The instance that a classic event belongs to, and that instance's parent.
///
/// In C: `EVENT_EXTENDED_ITEM_INSTANCE`, 0x18 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `InstanceId` |
/// | 0x04 | 0x4 | ULONG | `ParentInstanceId` |
/// | 0x08 | 0x10 | GUID | `ParentGuid` |
///
/// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_EXTENDED_ITEM_INSTANCE")]
pub struct EventExtendedItemInstance {
    /// `ULONG InstanceId`, at 0x00. The instance, within the event's class.
    pub instance_id: u32,
    /// `ULONG ParentInstanceId`, at 0x04. The instance that this one belongs to, within the parent's class.
    pub parent_instance_id: u32,
    /// `GUID ParentGuid`, at 0x08. The parent's class.
    pub parent_guid: Guid,
}
impl EventExtendedItemInstance {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            instance_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            parent_instance_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            parent_guid: Guid::from_bytes(get::<8, 16, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_EXTENDED_ITEM_INSTANCE",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.instance_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.parent_instance_id.to_le_bytes());
        put::<8, 16, _>(&mut bytes, self.parent_guid.to_bytes());
        bytes
    }
    /// `ULONG InstanceId`, at 0x00. The instance, within the event's class.
    #[inline]
    pub fn instance_id(&self) -> u32 {
        self.instance_id
    }
    /// Sets `InstanceId`.
    #[inline]
    pub fn set_instance_id(&mut self, value: u32) {
        self.instance_id = value;
    }
    /// `ULONG ParentInstanceId`, at 0x04. The instance that this one belongs to, within the parent's class.
    #[inline]
    pub fn parent_instance_id(&self) -> u32 {
        self.parent_instance_id
    }
    /// Sets `ParentInstanceId`.
    #[inline]
    pub fn set_parent_instance_id(&mut self, value: u32) {
        self.parent_instance_id = value;
    }
    /// `GUID ParentGuid`, at 0x08. The parent's class.
    #[inline]
    pub fn parent_guid(&self) -> Guid {
        self.parent_guid
    }
    /// Sets `ParentGuid`.
    #[inline]
    pub fn set_parent_guid(&mut self, value: Guid) {
        self.parent_guid = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_instance::V5_0;
}
impl Default for EventExtendedItemInstance {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EventExtendedItemInstance {}
impl Record for EventExtendedItemInstance {
    const NAME: &'static str = "EVENT_EXTENDED_ITEM_INSTANCE";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventExtendedItemInstance {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventExtendedItemInstance);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventExtendedItemInstance {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Guid>(),
            ),
        )
            .prop_map(|((instance_id, parent_instance_id, parent_guid),)| Self {
                instance_id,
                parent_instance_id,
                parent_guid,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventExtendedItemInstance`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventExtendedItemInstanceView<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EventExtendedItemInstanceView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_EXTENDED_ITEM_INSTANCE",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventExtendedItemInstance {
        EventExtendedItemInstance::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONG InstanceId`, at 0x00. The instance, within the event's class.
    #[inline]
    pub fn instance_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ParentInstanceId`, at 0x04. The instance that this one belongs to, within the parent's class.
    #[inline]
    pub fn parent_instance_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `GUID ParentGuid`, at 0x08. The parent's class.
    #[inline]
    pub fn parent_guid(&self) -> Guid {
        Guid::from_bytes(get::<8, 16, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventExtendedItemInstanceView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventExtendedItemInstanceView");
        out.field("instance_id", &self.instance_id());
        out.field("parent_instance_id", &self.parent_instance_id());
        out.field("parent_guid", &self.parent_guid());
        out.finish()
    }
}
