// Generated from spec/structs/MESSAGE_TRACE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Message: its header and the bytes that follow.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_MESSAGE_TRACE_HEADER, &sources::PHNT_NTWMI];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("MESSAGE_TRACE", "MessageTrace")
    .size(12)
    .fixed(8)
    .summary("Message: its header and the bytes that follow.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .doc("Everything after the header.").up_to(8).in_units("bytes").means(Meaning::Opaque),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("MESSAGE_TRACE_HEADER", "MessageHeader").at(0..8).doc("Message header.").with(&[
            union("union", "").at(0..4).doc("Marker and size of the message.").stated_by(SOURCES).with(&[
                unsigned("ULONG", "Marker").at(0..4).doc("The first four bytes as one number.")
                    .at_path("MessageHeader.Marker").of(crate::headers::TraceHeaderMarker::VALUES).means(Meaning::Flags)
                    .stated_by(SOURCES),
                structure("struct", "").at(0..4).stated_by(SOURCES).with(&[
                    unsigned("USHORT", "Size").at(0..2).doc("Size of this header and all data that follows.")
                        .at_path("MessageHeader.Size").in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES),
                    unsigned("UCHAR", "Reserved").at(2..3).doc("Other headers have their header type in this byte.")
                        .at_path("MessageHeader.Reserved").means(Meaning::Reserved).stated_by(SOURCES),
                    unsigned("UCHAR", "Version").at(3..4).doc("High byte of the marker: 0x90.")
                        .at_path("MessageHeader.Version").means(Meaning::Flags).stated_by(SOURCES),
                ]),
            ]),
            union("union", "").at(4..8).doc("Message number, and flags for what follows the header.").stated_by(SOURCES)
                .with(&[
                unsigned("ULONG", "Header").at(4..8).doc("The same four bytes as one number.")
                    .at_path("MessageHeader.Header").means(Meaning::Hex).stated_by(SOURCES),
                structure("WMI_TRACE_MESSAGE_PACKET", "Packet").at(4..8).doc("Message number and flags.")
                    .at_path("MessageHeader.Packet").stated_by(SOURCES).with(&[
                    unsigned("USHORT", "MessageNumber").at(4..6).doc("Message number within its GUID or component.")
                        .at_path("MessageHeader.Packet.MessageNumber").means(Meaning::Identifier).stated_by(SOURCES),
                    unsigned("USHORT", "OptionFlags").at(6..8).doc("Data that follows the header.")
                        .at_path("MessageHeader.Packet.OptionFlags").of(crate::headers::TraceMessageFlags::VALUES)
                        .means(Meaning::Flags).stated_by(SOURCES),
                ]),
            ]),
        ]),
        field("UCHAR", "Data", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 } }).at(8..9)
            .doc("Everything after the header.").in_units("bytes").means(Meaning::Opaque),
    ]);
fixed! {
    /// Fixed part of `MessageTrace` and [`MessageTraceView`], with the getters of its fields.
    part MessageTraceFixed / MessageTraceView: followed,
        name = "MESSAGE_TRACE", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Message header. `MESSAGE_TRACE_HEADER MessageHeader` at 0x00.
        message_header / set_message_header: Bytes<8>, at = 0;
    }
}

impl<'a> MessageTraceView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a whole number
    /// of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = MessageTraceFixed(first_and_rest::<8>("MESSAGE_TRACE", bytes)?);
        whole_elements("MESSAGE_TRACE", 1, view.0.rest)?;
        Ok(view)
    }
    /// Everything after the header. `UCHAR Data` at 0x08. Unit: bytes.
    #[inline]
    pub fn data_(&self) -> Elements<'a, u8> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> MessageTrace {
        MessageTrace { fixed: MessageTraceFixed(*self.0.fixed), data_: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for MessageTraceView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("MessageTraceView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Data", &self.data_()).finish()
    }
}

/// Message: its header and the bytes that follow.
///
/// In C: `MESSAGE_TRACE`, 0xc bytes with one element of its array, 0x8 without elements. Releases unknown.
///
/// C declares one byte for the data that follows. MESSAGE_TRACE_HEADER describes its contents.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "MESSAGE_TRACE")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct MessageTrace {
    fixed: MessageTraceFixed,
    /// Everything after the header. `UCHAR Data` at 0x08. Unit: bytes.
    pub data_: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl MessageTrace {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`MessageTraceView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        MessageTraceView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for MessageTrace {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), data_: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for MessageTrace {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("MessageTrace");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Data", &self.data_).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(MessageTrace, fixed = MessageTraceFixed, view = MessageTraceView, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for MessageTrace {
    const NAME: &'static str = "MESSAGE_TRACE";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("MESSAGE_TRACE", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        MessageTrace::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.data_.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(MessageTrace);
#[cfg(feature = "serde")]
serde_tailed!(MessageTrace, table = Table::form(&LAYOUT_0), parts { data_ = "Data", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for MessageTrace {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 8]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6);
        (fixed, elements).prop_map(|(fixed, data_)| {
            Self { fixed: MessageTraceFixed(fixed), data_ }
        }).boxed()
    }
}
