// Generated from spec/structs/MESSAGE_RESOURCE_ENTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Message of a program.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_WINNT, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("MESSAGE_RESOURCE_ENTRY", "MessageResourceEntry")
    .size(4)
    .about("Message of a program.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_total(
        &number("Length", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .with_tail(&[
        part("UCHAR", "Text", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Text. It ends with a line break, a zero, and padding with zeros to a multiple of 4 bytes.").up_to(8)
            .stated_by(SOURCES),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Length").at(0..2).about("Size of the message in bytes, including this header and padding.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("USHORT Flags").at(2..4).about("Encoding of the text.").means(Meaning::Flags)
            .with(&[More::Values(crate::manifests::MessageResourceFlags::VALUES)]),
    ]);
fixed! {
    /// Fixed part of `MessageResourceEntry` and [`MessageResourceEntryView`], with the getters of its fields.
    part MessageResourceEntryFixed / MessageResourceEntryView: followed,
        name = "MESSAGE_RESOURCE_ENTRY", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// Size of the message in bytes, including this header and padding. `USHORT Length` at 0x00. Unit: bytes.
        length / set_length: u16, at = 0;
        /// Encoding of the text. `USHORT Flags` at 0x02.
        flags / set_flags: crate::manifests::MessageResourceFlags, at = 2;
    }
}

impl<B: Storage> MessageResourceEntryFixed<B> {
    /// Returns the total size in bytes, payload included, from `Length`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.length() as usize
    }
}

impl<'a> MessageResourceEntryView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Length` states; [`Error::BadCount`]
    /// if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = MessageResourceEntryFixed(first_and_rest::<4>("MESSAGE_RESOURCE_ENTRY", bytes)?);
        let rest = within("MESSAGE_RESOURCE_ENTRY", "Length", 4, u64::from(view.length()), view.0.rest)?;
        Ok(MessageResourceEntryFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<MessageResourceEntryTail<'a>, Error> {
        let mut left = Left::new("MESSAGE_RESOURCE_ENTRY", 4, self.0.rest);
        let text = left.open();
        Ok(MessageResourceEntryTail { text, rest: left.rest() })
    }
    /// Returns the payload: the bytes after the known parts.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<MessageResourceEntry, Error> {
        let tail = self.tail()?;
        Ok(MessageResourceEntry {
            fixed: MessageResourceEntryFixed(*self.0.fixed),
            text: { let part = tail.text; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for MessageResourceEntryView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("MessageResourceEntryView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `MESSAGE_RESOURCE_ENTRY`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct MessageResourceEntryTail<'a> {
    /// Text. It ends with a line break, a zero, and padding with zeros to a multiple of 4 bytes. `UCHAR Text`, to the
    /// end of the bytes.
    pub text: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Message of a program.
///
/// In C: `MESSAGE_RESOURCE_ENTRY`, 0x4 bytes. Releases unknown.
///
/// Source: The mingw-w64 developers, *winnt.h*; The etwspec developers, *Resources of Windows programs in public
/// packages*.
#[doc(alias = "MESSAGE_RESOURCE_ENTRY")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct MessageResourceEntry {
    fixed: MessageResourceEntryFixed,
    /// Text. It ends with a line break, a zero, and padding with zeros to a multiple of 4 bytes. `UCHAR Text`, to the
    /// end of the bytes.
    pub text: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl MessageResourceEntry {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`MessageResourceEntryView::new`] and [`MessageResourceEntryView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        MessageResourceEntryView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for MessageResourceEntry {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            text: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for MessageResourceEntry {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("MessageResourceEntry");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Text", &self.text);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(MessageResourceEntry, fixed = MessageResourceEntryFixed, view = MessageResourceEntryView, size = 4);
#[cfg(feature = "alloc")]
impl Tailed for MessageResourceEntry {
    const NAME: &'static str = "MESSAGE_RESOURCE_ENTRY";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = MessageResourceEntryFixed(first_and_rest::<4>("MESSAGE_RESOURCE_ENTRY", fixed)?);
        Ok(Some((u64::from(view.length())).saturating_sub(4)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        MessageResourceEntry::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("MESSAGE_RESOURCE_ENTRY", out);
        {
            let part = &self.text;
            to.elements(part); to.limit("Text", 1);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.length()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "MESSAGE_RESOURCE_ENTRY", field: "Length", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(MessageResourceEntry);
#[cfg(feature = "serde")]
serde_tailed!(MessageResourceEntry, table = Table::form(&LAYOUT_0), parts { text = "Text", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for MessageResourceEntry {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 4]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let mut value = MessageResourceEntryFixed(first_and_rest::<4>("MESSAGE_RESOURCE_ENTRY", bytes)?)
                .to_value()?;
            let total = bytes.len();
            value.set_length((total) as u16);
            Ok(value)
        })).boxed()
    }
}
