// Generated from spec/structs/MESSAGE_TRACE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Message: its header and the bytes that follow.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "MESSAGE_TRACE",
    aliases: &[],
    form: "MessageTrace",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 12,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Message: its header and the bytes that follow.",
    fields: &[
        Field { name: "MessageHeader", path: "MessageHeader", offset: 0, size: 8, ty: "MESSAGE_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Message header.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Marker and size of the message.", units: "", unknown: false, children: &[
                Field { name: "Marker", path: "MessageHeader.Marker", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Size", path: "MessageHeader.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of this header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                    Field { name: "Reserved", path: "MessageHeader.Reserved", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Other headers have their header type in this byte.", units: "", unknown: true, children: &[] },
                    Field { name: "Version", path: "MessageHeader.Version", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker: 0x90.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Message number, and flags for what follows the header.", units: "", unknown: false, children: &[
                Field { name: "Header", path: "MessageHeader.Header", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Packet", path: "MessageHeader.Packet", offset: 4, size: 4, ty: "WMI_TRACE_MESSAGE_PACKET", kind: Kind::Struct, values: None, doc: "Message number and flags.", units: "", unknown: false, children: &[
                    Field { name: "MessageNumber", path: "MessageHeader.Packet.MessageNumber", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Message number within its GUID or component.", units: "", unknown: false, children: &[] },
                    Field { name: "OptionFlags", path: "MessageHeader.Packet.OptionFlags", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::TraceMessageFlags::VALUES), doc: "Data that follows the header.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Data", path: "Data", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 } }, values: None, doc: "Everything after the header.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Data", ty: "UCHAR", content: Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "Everything after the header.", units: "bytes", unknown: false },
    ],
};
fixed! {
    /// Fixed part of [`MessageTrace`] and [`MessageTraceView`], with the getters of its fields.
    part MessageTraceFixed / MessageTraceView: followed [8] "MESSAGE_TRACE" Table::form(&LAYOUT_0);
    fields {
        /// Message header. `MESSAGE_TRACE_HEADER MessageHeader` at 0x00.
        message_header set_message_header: Bytes<8> = 0;
    }
    bits {
    }
}

impl<B: Storage> MessageTraceFixed<B> {
    /// Returns the size of the array in bytes, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        None
    }
}

impl<'a> MessageTraceView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a whole number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::begin(bytes)?;
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

impl<'a> Split<'a> for MessageTraceView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = MessageTrace;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<MessageTrace, Error> {
        Ok(self.to_value())
    }
}

/// Message: its header and the bytes that follow.
///
/// In C: `MESSAGE_TRACE`, 0xc bytes with one element of its array, 0x8 without elements. Releases unknown.
///
/// C declares one byte for the data that follows. MESSAGE_TRACE_HEADER describes its contents.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "MESSAGE_TRACE")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq)]
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
tailed!(MessageTrace, MessageTraceFixed, 8, "MESSAGE_TRACE");
#[cfg(feature = "alloc")]
impl Tailed for MessageTrace {
    const NAME: &'static str = "MESSAGE_TRACE";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(MessageTraceView::begin(fixed)?.announced())
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        MessageTrace::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let have = self.data_.len() as u64;
        let stated = self.fixed.announced().unwrap_or(have);
        if stated != have {
            return Err(Error::BadCount { name: "MESSAGE_TRACE", field: "Data", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.data_.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(MessageTrace);
#[cfg(feature = "serde")]
serde_tailed!(MessageTrace, Table::form(&LAYOUT_0), { data_ "Data" });
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
