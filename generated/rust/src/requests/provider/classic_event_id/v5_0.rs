// Generated from spec/structs/CLASSIC_EVENT_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CLASSIC_EVENT_ID in the form of releases 5.0+.
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
/// A kernel event: the GUID of its group, and its type.
///
/// In C: `CLASSIC_EVENT_ID`, 0x18 bytes. Releases 5.0+.
///
/// Programs list the events whose call stacks are wanted with it; what reaches the kernel are hook ids.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x10 | GUID | `EventGuid` |
/// | 0x10 | 0x1 | UCHAR | `Type` |
/// | 0x11 | 0x7 | UCHAR \[7\] | `Reserved` |
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Geoff Chappell, *TraceSetInformation*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CLASSIC_EVENT_ID")]
pub struct ClassicEventId {
    /// `GUID EventGuid`, at 0x00. The GUID of the group.
    pub event_guid: Guid,
    /// `UCHAR Type`, at 0x10. The type of the event, within the group.
    pub kind: u8,
    /// `UCHAR Reserved`, at 0x11. What it is for is not known.
    pub reserved: [u8; 7],
}
impl ClassicEventId {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            event_guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
            kind: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            reserved: array(part::<17, 7, _>(bytes), u8::from_le_bytes),
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
                    name: "CLASSIC_EVENT_ID",
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
        put::<0, 16, _>(&mut bytes, self.event_guid.to_bytes());
        put::<16, 1, _>(&mut bytes, self.kind.to_le_bytes());
        fill(
            part_mut::<17, 7, _>(&mut bytes),
            &self.reserved,
            |element| element.to_le_bytes(),
        );
        bytes
    }
    /// `GUID EventGuid`, at 0x00. The GUID of the group.
    #[inline]
    pub fn event_guid(&self) -> Guid {
        self.event_guid
    }
    /// Sets `EventGuid`.
    #[inline]
    pub fn set_event_guid(&mut self, value: Guid) {
        self.event_guid = value;
    }
    /// `UCHAR Type`, at 0x10. The type of the event, within the group.
    #[inline]
    pub fn kind(&self) -> u8 {
        self.kind
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: u8) {
        self.kind = value;
    }
    /// `UCHAR Reserved`, at 0x11. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> [u8; 7] {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: [u8; 7]) {
        self.reserved = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::classic_event_id::V5_0;
}
impl Default for ClassicEventId {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for ClassicEventId {}
impl Record for ClassicEventId {
    const NAME: &'static str = "CLASSIC_EVENT_ID";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ClassicEventId {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ClassicEventId);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ClassicEventId {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<Guid>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<[u8; 7]>(),
            ),
        )
            .prop_map(|((event_guid, kind, reserved),)| Self {
                event_guid,
                kind,
                reserved,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`ClassicEventId`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ClassicEventIdView<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> ClassicEventIdView<'a> {
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
                    name: "CLASSIC_EVENT_ID",
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
    pub fn to_value(&self) -> ClassicEventId {
        ClassicEventId::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `GUID EventGuid`, at 0x00. The GUID of the group.
    #[inline]
    pub fn event_guid(&self) -> Guid {
        Guid::from_bytes(get::<0, 16, _>(self.fixed))
    }
    /// `UCHAR Type`, at 0x10. The type of the event, within the group.
    #[inline]
    pub fn kind(&self) -> u8 {
        u8::from_le_bytes(get::<16, 1, _>(self.fixed))
    }
    /// `UCHAR Reserved`, at 0x11. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> [u8; 7] {
        array(part::<17, 7, _>(self.fixed), u8::from_le_bytes)
    }
}
impl core::fmt::Debug for ClassicEventIdView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ClassicEventIdView");
        out.field("event_guid", &self.event_guid());
        out.field("kind", &self.kind());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
