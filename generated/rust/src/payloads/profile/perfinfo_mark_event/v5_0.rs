// Generated from spec/structs/PERFINFO_MARK_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_MARK_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A mark that a program sets, with numbers of its own.
///
/// In C: `PERFINFO_MARK_EVENT`, 0xc bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_MARK_EVENT")]
pub struct PerfinfoMarkEvent {
    /// `ULONG TranId`, at 0x00. The transaction, by the program's own numbers.
    pub tran_id: u32,
    /// `UCHAR Level`, at 0x04.
    pub level: u8,
    /// `UCHAR AppId`, at 0x05. The program, by its own number.
    pub app_id: u8,
    /// `USHORT OpId`, at 0x06. The operation, by the program's own numbers.
    pub op_id: u16,
    /// `WCHAR Text` up to a zero.
    pub text: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoMarkEvent {
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
        PerfinfoMarkEventView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.tran_id.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.level.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.app_id.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.op_id.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_mark_event::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoMarkEvent {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 8];
        Self {
            tran_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            level: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            app_id: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            op_id: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            text: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for PerfinfoMarkEvent {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoMarkEvent {
    const NAME: &'static str = "PERFINFO_MARK_EVENT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoMarkEventView::announced(fixed)),
            None => Err(Error::TooShort { name: "PERFINFO_MARK_EVENT", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoMarkEvent::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("PERFINFO_MARK_EVENT", out);
        {
            let part = &self.text;
            to.utf16("Text", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoMarkEvent);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoMarkEvent {
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

/// A borrowed view of [`PerfinfoMarkEvent`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoMarkEventView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> PerfinfoMarkEventView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "PERFINFO_MARK_EVENT", needed: 8, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<PerfinfoMarkEventTail<'a>, Error> {
        let mut left = Left::new("PERFINFO_MARK_EVENT", 8, self.rest);
        let text = left.text();
        Ok(PerfinfoMarkEventTail { text, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoMarkEvent, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(PerfinfoMarkEvent {
            tran_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            level: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            app_id: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            op_id: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            text: {
                let part = tail.text;
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
    self PerfinfoMarkEventView "PerfinfoMarkEventView" {
        /// `ULONG TranId`, at 0x00.
        tran_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `UCHAR Level`, at 0x04.
        level: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `UCHAR AppId`, at 0x05.
        app_id: u8 = u8::from_le_bytes(get::<5, 1, _>(self.fixed));
        /// `USHORT OpId`, at 0x06.
        op_id: u16 = u16::from_le_bytes(get::<6, 2, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for PerfinfoMarkEventView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoMarkEvent;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "PERFINFO_MARK_EVENT", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoMarkEvent, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`PerfinfoMarkEvent`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PerfinfoMarkEventTail<'a> {
    /// `WCHAR Text` up to a zero.
    pub text: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
