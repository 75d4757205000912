// Generated from spec/structs/MESSAGE_RESOURCE_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Messages of a program: content of a resource of type MESSAGETABLE.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_WINNT, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("MESSAGE_RESOURCE_DATA", "MessageResourceData")
    .size(4)
    .about("Messages of a program: content of a resource of type MESSAGETABLE.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("MESSAGE_RESOURCE_BLOCK", "Blocks", Content::Layout(&crate::manifests::message_resource_block::LAYOUT_0))
            .many(
                Many::Counted(
                    &number(
                        "NumberOfBlocks", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Blocks, in the order of the IDs."),
        part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Messages, at the offsets that the blocks contain.").up_to(8),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG NumberOfBlocks").at(0..4).about("Number of blocks.").means(Meaning::Count),
    ]);
fixed! {
    /// Fixed part of `MessageResourceData` and [`MessageResourceDataView`], with the getters of its fields.
    part MessageResourceDataFixed / MessageResourceDataView: followed,
        name = "MESSAGE_RESOURCE_DATA", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// Number of blocks. `ULONG NumberOfBlocks` at 0x00.
        number_of_blocks / set_number_of_blocks: u32, at = 0;
    }
}

impl<'a> MessageResourceDataView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = MessageResourceDataFixed(first_and_rest::<4>("MESSAGE_RESOURCE_DATA", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<MessageResourceDataTail<'a>, Error> {
        let mut left = Left::new("MESSAGE_RESOURCE_DATA", 4, self.0.rest);
        let blocks = left.counted(self.number_of_blocks() as u64, "NumberOfBlocks")?;
        let data = left.open();
        Ok(MessageResourceDataTail { blocks, data, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<MessageResourceData, Error> {
        let tail = self.tail()?;
        Ok(MessageResourceData {
            fixed: MessageResourceDataFixed(*self.0.fixed),
            blocks: { let part = tail.blocks; to_vec(part.as_bytes()) },
            data: { let part = tail.data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for MessageResourceDataView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("MessageResourceDataView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `MESSAGE_RESOURCE_DATA`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct MessageResourceDataTail<'a> {
    /// Blocks, in the order of the IDs. `MESSAGE_RESOURCE_BLOCK Blocks`, with the number of elements in
    /// `NumberOfBlocks`.
    pub blocks: Elements<'a, crate::manifests::MessageResourceBlock>,
    /// Messages, at the offsets that the blocks contain. `UCHAR Data`, to the end of the bytes.
    pub data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Messages of a program: content of a resource of type MESSAGETABLE.
///
/// In C: `MESSAGE_RESOURCE_DATA`, 0x4 bytes. Releases unknown.
///
/// Each language of a program has a table of its own. All offsets are from the start of this structure.
///
/// Source: The mingw-w64 developers, *winnt.h*; The etwspec developers, *Resources of Windows programs in public
/// packages*.
#[doc(alias = "MESSAGE_RESOURCE_DATA")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct MessageResourceData {
    fixed: MessageResourceDataFixed,
    /// Blocks, in the order of the IDs. `MESSAGE_RESOURCE_BLOCK Blocks`, with the number of elements in
    /// `NumberOfBlocks`.
    pub blocks: alloc::vec::Vec<crate::manifests::MessageResourceBlock>,
    /// Messages, at the offsets that the blocks contain. `UCHAR Data`, to the end of the bytes.
    pub data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl MessageResourceData {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`MessageResourceDataView::new`] and [`MessageResourceDataView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        MessageResourceDataView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for MessageResourceData {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            blocks: Default::default(),
            data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for MessageResourceData {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("MessageResourceData");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Blocks", &self.blocks);
        shown.field("Data", &self.data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(MessageResourceData, fixed = MessageResourceDataFixed, view = MessageResourceDataView, size = 4);
#[cfg(feature = "alloc")]
impl Tailed for MessageResourceData {
    const NAME: &'static str = "MESSAGE_RESOURCE_DATA";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<4>("MESSAGE_RESOURCE_DATA", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        MessageResourceData::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("MESSAGE_RESOURCE_DATA", out);
        {
            let part = &self.blocks;
            to.count("NumberOfBlocks", self.number_of_blocks() as u64, part.len())?; to.elements(part);
        }
        {
            let part = &self.data;
            to.elements(part); to.limit("Data", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(MessageResourceData);
#[cfg(feature = "serde")]
serde_tailed!(
    MessageResourceData, table = Table::form(&LAYOUT_0), parts { blocks = "Blocks", data = "Data", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for MessageResourceData {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 0, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 4]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
