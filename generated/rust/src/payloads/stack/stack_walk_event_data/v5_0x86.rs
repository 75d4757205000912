// Generated from spec/structs/STACK_WALK_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! STACK_WALK_EVENT_DATA in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The stack of a thread when another event happened.
///
/// In C: `STACK_WALK_EVENT_DATA`, 0x18 bytes with one element of its array, 0x10 without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "STACK_WALK_EVENT_DATA")]
pub struct StackWalkEventDataX86 {
    /// `ULONGLONG TimeStamp`, at 0x00. The time stamp of the event that the stack belongs to.
    pub time_stamp: u64,
    /// `ULONG ProcessId`, at 0x08. The process of that event.
    pub process_id: u32,
    /// `ULONG ThreadId`, at 0x0C. The thread of that event.
    pub thread_id: u32,
    /// `PVOID Addresses`, at 0x10. The return addresses, innermost first.
    pub addresses: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl StackWalkEventDataX86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 16;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = StackWalkEventDataX86View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 16], tail: alloc::vec::Vec<u32>) -> Self {
        Self {
            time_stamp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            addresses: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.time_stamp.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::stack_walk_event_data::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for StackWalkEventDataX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 16], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for StackWalkEventDataX86 {}
#[cfg(feature = "alloc")]
impl Tailed for StackWalkEventDataX86 {
    const NAME: &'static str = "STACK_WALK_EVENT_DATA";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(StackWalkEventDataX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "STACK_WALK_EVENT_DATA", needed: 16, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        StackWalkEventDataX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.addresses.len() * 4) as u64;
        let says = StackWalkEventDataX86View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "STACK_WALK_EVENT_DATA", field: "Addresses", says, have });
        }
        out.extend_from_slice(&fixed);
        self.addresses.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(StackWalkEventDataX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for StackWalkEventDataX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 16]>(), proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`StackWalkEventDataX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StackWalkEventDataX86View<'a> {
    fixed: &'a [u8; 16],
    rest: &'a [u8],
}

impl<'a> StackWalkEventDataX86View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`StackWalkEventDataX86`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 4;
                if left != 0 {
                    return Err(Error::PartialElement { name: "STACK_WALK_EVENT_DATA", element: 4, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "STACK_WALK_EVENT_DATA", needed: 16, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID Addresses`, at 0x10. The return addresses, innermost first.
    #[inline]
    pub fn addresses(&self) -> Elements<'a, u32> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 16]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> StackWalkEventDataX86 {
        StackWalkEventDataX86::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self StackWalkEventDataX86View "StackWalkEventDataX86View" {
        /// `ULONGLONG TimeStamp`, at 0x00.
        time_stamp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x08.
        process_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x0C.
        thread_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for StackWalkEventDataX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = StackWalkEventDataX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<StackWalkEventDataX86, Error> {
        Ok(self.to_value())
    }
}
