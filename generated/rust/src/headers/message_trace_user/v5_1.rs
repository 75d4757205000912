// Generated from spec/structs/MESSAGE_TRACE_USER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! MESSAGE_TRACE_USER in the form of releases 5.1..5.2.
#[allow(unused_imports)]
use crate::rt::*;

/// A message on its way from user mode to the kernel.
///
/// An older form.
/// In C: `MESSAGE_TRACE_USER`, 0x30 bytes with one element of its array, 0x2c without. Releases 5.1..5.2.
///
/// NtTraceEvent takes it, and the kernel makes a MESSAGE_TRACE_HEADER and what follows it from it. It changed with releases, as it is private to Windows. The names SessionHandle and, before 6.0, Data are the study's proposals.
///
/// Source: Geoff Chappell, *MESSAGE_TRACE_USER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
pub struct V5_1 {
    /// `MESSAGE_TRACE_HEADER MessageHeader`, at 0x00. Only its MessageNumber is read: the kernel makes its own header.
    pub message_header: Bytes<8>,
    /// `ULONG MessageFlags`, at 0x08. What is to follow the header.
    pub message_flags: crate::headers::TraceMessageFlags,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0c: Bytes<4>,
    /// `TRACEHANDLE SessionHandle`, at 0x10. The session; the kernel does not read it.
    pub session_handle: u64,
    /// `GUID MessageGuid`, at 0x18. With TRACE_MESSAGE_COMPONENTID in MessageFlags its first 4 bytes are a component ID; else, with TRACE_MESSAGE_GUID, it is a GUID; else it is ignored.
    pub message_guid: Guid,
    /// `ULONG DataSize`, at 0x28. Before 6.0, the size of the arguments' bytes; from 6.0 on, the size of the list of addresses and sizes, the NULL at its end included. Unit: bytes.
    pub data_size: u32,
    /// `UCHAR Data`, at 0x2C. The bytes of all arguments, one after the other.
    pub data_: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl V5_1 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 44;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 44 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = V5_1View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 44], tail: alloc::vec::Vec<u8>) -> Self {
        Self {
            message_header: Bytes(get::<0, 8, _>(bytes)),
            message_flags: crate::headers::TraceMessageFlags::from_le(get::<8, 4, _>(bytes)),
            padding_0c: Bytes(get::<12, 4, _>(bytes)),
            session_handle: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            message_guid: Guid::from_bytes(get::<24, 16, _>(bytes)),
            data_size: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            data_: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 8, _>(&mut bytes, self.message_header.0);
        put::<8, 4, _>(&mut bytes, self.message_flags.to_le());
        put::<12, 4, _>(&mut bytes, self.padding_0c.0);
        put::<16, 8, _>(&mut bytes, self.session_handle.to_le_bytes());
        put::<24, 16, _>(&mut bytes, self.message_guid.to_bytes());
        put::<40, 4, _>(&mut bytes, self.data_size.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::message_trace_user::V5_1;
}

#[cfg(feature = "alloc")]
impl Default for V5_1 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 44], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for V5_1 {}
#[cfg(feature = "alloc")]
impl Tailed for V5_1 {
    const NAME: &'static str = "MESSAGE_TRACE_USER";
    const FIXED: usize = 44;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(V5_1View::announced(fixed)),
            None => Err(Error::TooShort { name: "MESSAGE_TRACE_USER", needed: 44, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_1::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.data_.len() * 1) as u64;
        let says = V5_1View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "MESSAGE_TRACE_USER", field: "Data", says, have });
        }
        out.extend_from_slice(&fixed);
        self.data_.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(V5_1);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_1 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 44]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`V5_1`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct V5_1View<'a> {
    fixed: &'a [u8; 44],
    rest: &'a [u8],
}

impl<'a> V5_1View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`V5_1`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 1;
                if left != 0 {
                    return Err(Error::PartialElement { name: "MESSAGE_TRACE_USER", element: 1, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "MESSAGE_TRACE_USER", needed: 44, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 44] {
        self.fixed
    }
    /// `UCHAR Data`, at 0x2C. The bytes of all arguments, one after the other.
    #[inline]
    pub fn data_(&self) -> Elements<'a, u8> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 44]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> V5_1 {
        V5_1::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self V5_1View "V5_1View" {
        /// `MESSAGE_TRACE_HEADER MessageHeader`, at 0x00.
        message_header: Bytes<8> = Bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG MessageFlags`, at 0x08.
        message_flags: crate::headers::TraceMessageFlags = crate::headers::TraceMessageFlags::from_le(get::<8, 4, _>(self.fixed));
        /// `TRACEHANDLE SessionHandle`, at 0x10.
        session_handle: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `GUID MessageGuid`, at 0x18.
        message_guid: Guid = Guid::from_bytes(get::<24, 16, _>(self.fixed));
        /// `ULONG DataSize`, at 0x28.
        data_size: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for V5_1View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_1;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_1, Error> {
        Ok(self.to_value())
    }
}
