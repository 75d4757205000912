// Generated from spec/structs/ALPC_Wait_For_New_Message.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ALPC_Wait_For_New_Message in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A port waits for a message.
///
/// In C: `ALPC_Wait_For_New_Message`, 0x4 bytes. Releases 5.0+.
///
/// The MOF does not say how PortName ends, which the documentation of the qualifiers takes to mean at a zero.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ALPC_Wait_For_New_Message")]
pub struct AlpcWaitForNewMessage {
    /// `ULONG IsServerPort`, at 0x00. Whether the port is that of a server.
    pub is_server_port: u32,
    /// `CHAR PortName` up to a zero. The name of the port.
    pub port_name: AnsiString,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl AlpcWaitForNewMessage {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 4;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        AlpcWaitForNewMessageView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.is_server_port.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::alpc_wait_for_new_message::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for AlpcWaitForNewMessage {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 4];
        Self {
            is_server_port: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            port_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for AlpcWaitForNewMessage {}
#[cfg(feature = "alloc")]
impl Tailed for AlpcWaitForNewMessage {
    const NAME: &'static str = "ALPC_Wait_For_New_Message";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(AlpcWaitForNewMessageView::announced(fixed)),
            None => Err(Error::TooShort { name: "ALPC_Wait_For_New_Message", needed: 4, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        AlpcWaitForNewMessage::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("ALPC_Wait_For_New_Message", out);
        {
            let part = &self.port_name;
            to.ansi("PortName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(AlpcWaitForNewMessage);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for AlpcWaitForNewMessage {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 4]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`AlpcWaitForNewMessage`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct AlpcWaitForNewMessageView<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}

impl<'a> AlpcWaitForNewMessageView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "ALPC_Wait_For_New_Message", needed: 4, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<AlpcWaitForNewMessageTail<'a>, Error> {
        let mut left = Left::new("ALPC_Wait_For_New_Message", 4, self.rest);
        let port_name = left.text();
        Ok(AlpcWaitForNewMessageTail { port_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<AlpcWaitForNewMessage, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(AlpcWaitForNewMessage {
            is_server_port: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            port_name: {
                let part = tail.port_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 4]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
}

getters! {
    self AlpcWaitForNewMessageView "AlpcWaitForNewMessageView" {
        /// `ULONG IsServerPort`, at 0x00.
        is_server_port: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for AlpcWaitForNewMessageView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = AlpcWaitForNewMessage;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 4], ..view }, rest)),
            None => Err(Error::TooShort { name: "ALPC_Wait_For_New_Message", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<AlpcWaitForNewMessage, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`AlpcWaitForNewMessage`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AlpcWaitForNewMessageTail<'a> {
    /// `CHAR PortName` up to a zero. The name of the port.
    pub port_name: AnsiStr<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
