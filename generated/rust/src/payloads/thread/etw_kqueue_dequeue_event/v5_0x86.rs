// Generated from spec/structs/ETW_KQUEUE_DEQUEUE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_KQUEUE_DEQUEUE_EVENT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Entries were taken from a kernel queue.
///
/// In C: `ETW_KQUEUE_DEQUEUE_EVENT`, 0xc bytes with one element of its array, 0x8 without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_KQUEUE_DEQUEUE_EVENT")]
pub struct EtwKqueueDequeueEventX86 {
    /// `ULONG ThreadId`, at 0x00. The thread that took them.
    pub thread_id: u32,
    /// `ULONG EntryCount`, at 0x04. How many elements Entries has.
    pub entry_count: u32,
    /// `PVOID Entries`, at 0x08.
    pub entries: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl EtwKqueueDequeueEventX86 {
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
        let view = EtwKqueueDequeueEventX86View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 8], tail: alloc::vec::Vec<u32>) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            entry_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            entries: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.entry_count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_kqueue_dequeue_event::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for EtwKqueueDequeueEventX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 8], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwKqueueDequeueEventX86 {}
#[cfg(feature = "alloc")]
impl Tailed for EtwKqueueDequeueEventX86 {
    const NAME: &'static str = "ETW_KQUEUE_DEQUEUE_EVENT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwKqueueDequeueEventX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_KQUEUE_DEQUEUE_EVENT", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwKqueueDequeueEventX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.entries.len() * 4) as u64;
        let says = EtwKqueueDequeueEventX86View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "ETW_KQUEUE_DEQUEUE_EVENT", field: "EntryCount", says, have });
        }
        out.extend_from_slice(&fixed);
        self.entries.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwKqueueDequeueEventX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwKqueueDequeueEventX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail)).prop_map(|mut value: Self| { let count = (value.entry_count as u64 & !18446744073709551615) | (value.entries.len() as u64) << 0; value.entry_count = (count) as u32; value });
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwKqueueDequeueEventX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwKqueueDequeueEventX86View<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> EtwKqueueDequeueEventX86View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwKqueueDequeueEventX86`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let (says, have) = (Self::tail_count(fixed), (rest.len() / 4) as u64);
                if says > have {
                    return Err(Error::BadCount { name: "ETW_KQUEUE_DEQUEUE_EVENT", field: "EntryCount", says, have });
                }
                let rest = &rest[..says as usize * 4];
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_KQUEUE_DEQUEUE_EVENT", needed: 8, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PVOID Entries`, at 0x08.
    #[inline]
    pub fn entries(&self) -> Elements<'a, u32> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 8]) -> Option<u64> {
        Some(EtwKqueueDequeueEventX86View::tail_count(fixed).saturating_mul(4))
    }
    /// How many elements the fixed part says that follow it.
    #[inline]
    fn tail_count(fixed: &[u8; 8]) -> u64 {
        (EtwKqueueDequeueEventX86View { fixed, rest: &[] }.entry_count() as u64 & 18446744073709551615) >> 0
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwKqueueDequeueEventX86 {
        EtwKqueueDequeueEventX86::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EtwKqueueDequeueEventX86View "EtwKqueueDequeueEventX86View" {
        /// `ULONG ThreadId`, at 0x00.
        thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG EntryCount`, at 0x04.
        entry_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EtwKqueueDequeueEventX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwKqueueDequeueEventX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 8 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_KQUEUE_DEQUEUE_EVENT", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwKqueueDequeueEventX86, Error> {
        Ok(self.to_value())
    }
}
