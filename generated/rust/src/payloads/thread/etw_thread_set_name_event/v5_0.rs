// Generated from spec/structs/ETW_THREAD_SET_NAME_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_THREAD_SET_NAME_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread was given a name.
///
/// In C: `ETW_THREAD_SET_NAME_EVENT`, 0xc bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*; Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*; Geoff Chappell, *NTWMI.H*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_THREAD_SET_NAME_EVENT")]
pub struct EtwThreadSetNameEvent {
    /// `ULONG ProcessId`, at 0x00. The process of the thread.
    pub process_id: u32,
    /// `ULONG ThreadId`, at 0x04.
    pub thread_id: u32,
    /// `WCHAR ThreadName` up to a zero. The name.
    pub thread_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwThreadSetNameEvent {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwThreadSetNameEventView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_thread_set_name_event::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwThreadSetNameEvent {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 8];
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            thread_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwThreadSetNameEvent {}
#[cfg(feature = "alloc")]
impl Tailed for EtwThreadSetNameEvent {
    const NAME: &'static str = "ETW_THREAD_SET_NAME_EVENT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwThreadSetNameEventView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_THREAD_SET_NAME_EVENT", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwThreadSetNameEvent::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("ETW_THREAD_SET_NAME_EVENT", out);
        {
            let part = &self.thread_name;
            to.utf16("ThreadName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwThreadSetNameEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwThreadSetNameEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwThreadSetNameEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwThreadSetNameEventView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> EtwThreadSetNameEventView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "ETW_THREAD_SET_NAME_EVENT", needed: 8, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EtwThreadSetNameEventTail<'a>, Error> {
        let mut left = Left::new("ETW_THREAD_SET_NAME_EVENT", 8, self.rest);
        let thread_name = left.text();
        Ok(EtwThreadSetNameEventTail { thread_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwThreadSetNameEvent, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EtwThreadSetNameEvent {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            thread_name: {
                let part = tail.thread_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 8]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
}

getters! {
    self EtwThreadSetNameEventView "EtwThreadSetNameEventView" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x04.
        thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EtwThreadSetNameEventView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwThreadSetNameEvent;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_THREAD_SET_NAME_EVENT", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwThreadSetNameEvent, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EtwThreadSetNameEvent`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EtwThreadSetNameEventTail<'a> {
    /// `WCHAR ThreadName` up to a zero. The name.
    pub thread_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
