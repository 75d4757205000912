// Generated from spec/structs/EVENT_SCHEMA_TL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_SCHEMA_TL in the form of releases 5.0+.
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
/// What a provider of TraceLogging says of an event and its data: names and types.
///
/// Microsoft gives it no name: `EVENT_SCHEMA_TL`, 0x3 bytes. Releases 5.0+.
///
/// It goes with each event, so that nobody needs a manifest. Everything is byte-aligned. No header declares a structure for it.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `Size` |
/// | 0x02 | 0x1 | UCHAR | `Tag0` |
///
/// What no source says:
///
/// - The descriptions of the fields after the event's name are not in the tables: a name that ends with a zero and a type each, in what real traces have.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*; Microsoft, *TraceLoggingEventTag macro*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_SCHEMA_TL")]
pub struct EventSchemaTl {
    /// `USHORT Size`, at 0x00. The size of all that is described here, these two bytes included. Unit: bytes.
    pub size: u16,
    /// `UCHAR Tag0`, at 0x02. The first part of the event's tag: 7 bits, the most significant first; the highest bit says that another part follows, up to four.
    pub tag0: u8,
}
impl EventSchemaTl {
    /// The size in bytes.
    pub const SIZE: usize = 3;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 3]) -> Self {
        Self {
            size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            tag0: u8::from_le_bytes(get::<2, 1, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 3 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_SCHEMA_TL",
                    needed: 3,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 3] {
        let mut bytes = [0; 3];
        put::<0, 2, _>(&mut bytes, self.size.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.tag0.to_le_bytes());
        bytes
    }
    /// `USHORT Size`, at 0x00. The size of all that is described here, these two bytes included. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u16 {
        self.size
    }
    /// Sets `Size`.
    #[inline]
    pub fn set_size(&mut self, value: u16) {
        self.size = value;
    }
    /// `UCHAR Tag0`, at 0x02. The first part of the event's tag: 7 bits, the most significant first; the highest bit says that another part follows, up to four.
    #[inline]
    pub fn tag0(&self) -> u8 {
        self.tag0
    }
    /// Sets `Tag0`.
    #[inline]
    pub fn set_tag0(&mut self, value: u8) {
        self.tag0 = value;
    }
    /// The size of the whole in bytes, data included, as `Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        3
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_schema_tl::V5_0;
}
impl Default for EventSchemaTl {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 3])
    }
}
impl Sealed for EventSchemaTl {}
impl Record for EventSchemaTl {
    const NAME: &'static str = "EVENT_SCHEMA_TL";
    const SIZE: usize = 3;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventSchemaTl {
    const SIZE: usize = 3;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventSchemaTl);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventSchemaTl {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u16>(), proptest::arbitrary::any::<u8>()),
        )
            .prop_map(|((size, tag0),)| Self { size, tag0 });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventSchemaTl`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventSchemaTlView<'a> {
    fixed: &'a [u8; 3],
    rest: &'a [u8],
}
impl<'a> EventSchemaTlView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventSchemaTl`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_SCHEMA_TL",
                    needed: 3,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventSchemaTl {
        EventSchemaTl::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 3] {
        self.fixed
    }
    /// `USHORT Size`, at 0x00. The size of all that is described here, these two bytes included. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `UCHAR Tag0`, at 0x02. The first part of the event's tag: 7 bits, the most significant first; the highest bit says that another part follows, up to four.
    #[inline]
    pub fn tag0(&self) -> u8 {
        u8::from_le_bytes(get::<2, 1, _>(self.fixed))
    }
    /// The size of the whole in bytes, data included, as `Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        3
    }
    /// The event's data: from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size does not even cover the header, [`Error::TooShort`] if it covers more than
    /// there is.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        let (total, begin) = (self.total_size(), self.data_offset());
        if total < begin {
            let (says, have) = (total as u64, begin as u64);
            return Err(Error::BadCount {
                name: "EVENT_SCHEMA_TL",
                field: "Size",
                says,
                have,
            });
        }
        match self.rest.get(begin - 3..total - 3) {
            Some(data) => Ok(data),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_SCHEMA_TL",
                    needed: total,
                    have: 3 + self.rest.len(),
                })
            }
        }
    }
}
impl core::fmt::Debug for EventSchemaTlView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventSchemaTlView");
        out.field("size", &self.size());
        out.field("tag0", &self.tag0());
        out.finish()
    }
}
