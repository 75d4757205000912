// Generated from spec/structs/MESSAGE_TRACE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! MESSAGE_TRACE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A message: its header and the bytes that follow it.
///
/// In C: `MESSAGE_TRACE`, 0xc bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// C declares one byte for all that follows. What it is made of stands with MESSAGE_TRACE_HEADER.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "MESSAGE_TRACE")]
pub struct MessageTrace {
    /// `MESSAGE_TRACE_HEADER MessageHeader`, at 0x00. The header.
    pub message_header: Bytes<8>,
    /// `UCHAR Data`, at 0x08. Everything that follows the header. Unit: bytes.
    pub data_: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl MessageTrace {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = MessageTraceView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 8], tail: alloc::vec::Vec<u8>) -> Self {
        Self {
            message_header: Bytes(get::<0, 8, _>(bytes)),
            data_: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.message_header.0);
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::message_trace::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for MessageTrace {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 8], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for MessageTrace {}
#[cfg(feature = "alloc")]
impl Tailed for MessageTrace {
    const NAME: &'static str = "MESSAGE_TRACE";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(MessageTraceView::announced(fixed)),
            None => Err(Error::TooShort { name: "MESSAGE_TRACE", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        MessageTrace::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.data_.len() * 1) as u64;
        let says = MessageTraceView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "MESSAGE_TRACE", field: "Data", says, have });
        }
        out.extend_from_slice(&fixed);
        self.data_.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(MessageTrace);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for MessageTrace {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`MessageTrace`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MessageTraceView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> MessageTraceView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`MessageTrace`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 1;
                if left != 0 {
                    return Err(Error::PartialElement { name: "MESSAGE_TRACE", element: 1, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "MESSAGE_TRACE", needed: 8, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `UCHAR Data`, at 0x08. Everything that follows the header. Unit: bytes.
    #[inline]
    pub fn data_(&self) -> Elements<'a, u8> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 8]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> MessageTrace {
        MessageTrace::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self MessageTraceView "MessageTraceView" {
        /// `MESSAGE_TRACE_HEADER MessageHeader`, at 0x00.
        message_header: Bytes<8> = Bytes(get::<0, 8, _>(self.fixed));
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
