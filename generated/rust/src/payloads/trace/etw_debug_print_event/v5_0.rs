// Generated from spec/structs/ETW_DEBUG_PRINT_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DEBUG_PRINT_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Something was printed to the debugger.
///
/// In C: `ETW_DEBUG_PRINT_EVENT`, 0xc bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_DEBUG_PRINT_EVENT")]
pub struct EtwDebugPrintEvent {
    /// `ULONG Component`, at 0x00. The component filter's identifier, a DPFLTR_ constant.
    pub component: u32,
    /// `ULONG Level`, at 0x04. The importance, a DPFLTR_ constant.
    pub level: u32,
    /// `CHAR Message` up to a zero.
    pub message: AnsiString,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwDebugPrintEvent {
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
        EtwDebugPrintEventView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.component.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.level.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_debug_print_event::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwDebugPrintEvent {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 8];
        Self {
            component: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            level: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            message: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwDebugPrintEvent {}
#[cfg(feature = "alloc")]
impl Tailed for EtwDebugPrintEvent {
    const NAME: &'static str = "ETW_DEBUG_PRINT_EVENT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwDebugPrintEventView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_DEBUG_PRINT_EVENT", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwDebugPrintEvent::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("ETW_DEBUG_PRINT_EVENT", out);
        {
            let part = &self.message;
            to.ansi("Message", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwDebugPrintEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwDebugPrintEvent {
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

/// A borrowed view of [`EtwDebugPrintEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwDebugPrintEventView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> EtwDebugPrintEventView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "ETW_DEBUG_PRINT_EVENT", needed: 8, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EtwDebugPrintEventTail<'a>, Error> {
        let mut left = Left::new("ETW_DEBUG_PRINT_EVENT", 8, self.rest);
        let message = left.text();
        Ok(EtwDebugPrintEventTail { message, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwDebugPrintEvent, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EtwDebugPrintEvent {
            component: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            level: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            message: {
                let part = tail.message;
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
    self EtwDebugPrintEventView "EtwDebugPrintEventView" {
        /// `ULONG Component`, at 0x00.
        component: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Level`, at 0x04.
        level: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EtwDebugPrintEventView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwDebugPrintEvent;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_DEBUG_PRINT_EVENT", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwDebugPrintEvent, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EtwDebugPrintEvent`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EtwDebugPrintEventTail<'a> {
    /// `CHAR Message` up to a zero.
    pub message: AnsiStr<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
