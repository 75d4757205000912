// Generated from spec/structs/EVENT_SCHEMA_TL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_SCHEMA_TL in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What a provider of TraceLogging says of an event and its data: names and types.
///
/// Microsoft gives it no name: `EVENT_SCHEMA_TL`, 0x3 bytes. Releases 5.0+.
///
/// It goes with each event, so that nobody needs a manifest. Everything is byte-aligned. No header declares a structure for it.
///
/// What no source says:
///
/// - The descriptions of the fields after the event's name are not in the tables: a name that ends with a zero and a type each, in what real traces have.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*; Microsoft, *TraceLoggingEventTag macro*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_SCHEMA_TL")]
pub struct EventSchemaTl {
    /// `USHORT Size`, at 0x00. The size of all that is described here, these two bytes included. Unit: bytes.
    pub size: u16,
    /// `UCHAR Tag0`, at 0x02. The first part of the event's tag: 7 bits, the most significant first; the highest bit says that another part follows, up to four.
    pub tag0: u8,
    /// `UCHAR Tag1`. Only there if `Tag0` says so. The second part of the tag.
    pub tag1: Option<u8>,
    /// `UCHAR Tag2`. Only there if `Tag1` says so. The third part of the tag.
    pub tag2: Option<u8>,
    /// `UCHAR Tag3`. Only there if `Tag2` says so. The last part of the tag.
    pub tag3: Option<u8>,
    /// `CHAR EventName` up to a zero. The name of the event, in UTF-8. The descriptions of the fields follow.
    pub event_name: AnsiString,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventSchemaTl {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 3;
    /// Reads it from as many of the bytes as it says that it has: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventSchemaTlView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 3] {
        let mut bytes = [0; 3];
        put::<0, 2, _>(&mut bytes, self.size.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.tag0.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The size of the whole in bytes, data included, as `Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size as usize
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_schema_tl::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EventSchemaTl {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 3];
        Self {
            size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            tag0: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            tag1: Default::default(),
            tag2: Default::default(),
            tag3: Default::default(),
            event_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventSchemaTl {}
#[cfg(feature = "alloc")]
impl Tailed for EventSchemaTl {
    const NAME: &'static str = "EVENT_SCHEMA_TL";
    const FIXED: usize = 3;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventSchemaTlView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_SCHEMA_TL", needed: 3, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventSchemaTl::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("EVENT_SCHEMA_TL", out);
        to.count("Tag0", u64::from((self.tag0 as u64) & 0x80 != 0), usize::from(self.tag1.is_some()))?;
        if let Some(part) = &self.tag1 {
            let mut bytes = [0; 1]; put::<0, 1, _>(&mut bytes, (*part).to_le_bytes()); to.bytes(&bytes);
        }
        to.count("Tag1", u64::from((self.tag1.unwrap_or_default() as u64) & 0x80 != 0), usize::from(self.tag2.is_some()))?;
        if let Some(part) = &self.tag2 {
            let mut bytes = [0; 1]; put::<0, 1, _>(&mut bytes, (*part).to_le_bytes()); to.bytes(&bytes);
        }
        to.count("Tag2", u64::from((self.tag2.unwrap_or_default() as u64) & 0x80 != 0), usize::from(self.tag3.is_some()))?;
        if let Some(part) = &self.tag3 {
            let mut bytes = [0; 1]; put::<0, 1, _>(&mut bytes, (*part).to_le_bytes()); to.bytes(&bytes);
        }
        {
            let part = &self.event_name;
            to.ansi("EventName", part)?;
        }
        to.finish(&self.rest)?;
        let (says, have) = (u64::from(self.size) * 1, (out.len() - from) as u64);
        if says != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "EVENT_SCHEMA_TL", field: "Size", says, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventSchemaTl);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventSchemaTl {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 2, size: 1, mask: 128, shift: None },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 3]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 1];
            let mut value = EventSchemaTlView::unbounded(bytes)?.to_value()?;
            let total = bytes.len() / 1;
            value.size = (total) as u16;
            Ok(value)
        }));
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
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Size` says; [`Error::BadCount`] if that does not even cover the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::unbounded(bytes)?;
        let rest = within("EVENT_SCHEMA_TL", "Size", 3, u64::from(view.size()) * 1, view.rest)?;
        Ok(Self { rest, ..view })
    }
    /// The same, whatever the size says.
    #[inline]
    fn unbounded(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "EVENT_SCHEMA_TL", needed: 3, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EventSchemaTlTail<'a>, Error> {
        let mut left = Left::new("EVENT_SCHEMA_TL", 3, self.rest);
        let tag1 = if (self.tag0() as u64) & 0x80 != 0 { Some({ let bytes = left.chunk::<1>()?; u8::from_le_bytes(get::<0, 1, _>(bytes)) }) } else { None };
        let tag2 = if (tag1.unwrap_or_default() as u64) & 0x80 != 0 { Some({ let bytes = left.chunk::<1>()?; u8::from_le_bytes(get::<0, 1, _>(bytes)) }) } else { None };
        let tag3 = if (tag2.unwrap_or_default() as u64) & 0x80 != 0 { Some({ let bytes = left.chunk::<1>()?; u8::from_le_bytes(get::<0, 1, _>(bytes)) }) } else { None };
        let event_name = left.text();
        Ok(EventSchemaTlTail { tag1, tag2, tag3, event_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventSchemaTl, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EventSchemaTl {
            size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            tag0: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            tag1: match tail.tag1 {
                Some(part) => Some(part),
                None => None,
            },
            tag2: match tail.tag2 {
                Some(part) => Some(part),
                None => None,
            },
            tag3: match tail.tag3 {
                Some(part) => Some(part),
                None => None,
            },
            event_name: {
                let part = tail.event_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 3]) -> Option<u64> {
        let view = EventSchemaTlView { fixed, rest: &[] };
        Some((u64::from(view.size()) * 1).saturating_sub(3))
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 3] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
    /// The event's data: what follows the parts that are known.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
}

getters! {
    self EventSchemaTlView "EventSchemaTlView" {
        /// `USHORT Size`, at 0x00.
        size: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `UCHAR Tag0`, at 0x02.
        tag0: u8 = u8::from_le_bytes(get::<2, 1, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EventSchemaTlView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventSchemaTl;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 3 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 3], ..view }, rest)),
            None => Err(Error::TooShort { name: "EVENT_SCHEMA_TL", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventSchemaTl, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EventSchemaTl`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventSchemaTlTail<'a> {
    /// `UCHAR Tag1`. Only there if `Tag0` says so. The second part of the tag.
    pub tag1: Option<u8>,
    /// `UCHAR Tag2`. Only there if `Tag1` says so. The third part of the tag.
    pub tag2: Option<u8>,
    /// `UCHAR Tag3`. Only there if `Tag2` says so. The last part of the tag.
    pub tag3: Option<u8>,
    /// `CHAR EventName` up to a zero. The name of the event, in UTF-8. The descriptions of the fields follow.
    pub event_name: AnsiStr<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
