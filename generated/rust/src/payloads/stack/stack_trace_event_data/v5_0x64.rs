// Generated from spec/structs/STACK_TRACE_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! STACK_TRACE_EVENT_DATA in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The addresses of a stack of calls that other events name by its key.
///
/// Microsoft gives it no name: `STACK_TRACE_EVENT_DATA`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "STACK_TRACE_EVENT_DATA")]
pub struct StackTraceEventDataX64 {
    /// `ULONG_PTR StackKey`, at 0x00. What stands for the stack.
    pub stack_key: u64,
    /// `PVOID Addresses`, to the end. The stack, the innermost call first.
    pub addresses: alloc::vec::Vec<u64>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl StackTraceEventDataX64 {
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
        StackTraceEventDataX64View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.stack_key.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::stack_trace_event_data::V5_0X64;
}

#[cfg(feature = "alloc")]
impl Default for StackTraceEventDataX64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 8];
        Self {
            stack_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            addresses: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for StackTraceEventDataX64 {}
#[cfg(feature = "alloc")]
impl Tailed for StackTraceEventDataX64 {
    const NAME: &'static str = "STACK_TRACE_EVENT_DATA";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(StackTraceEventDataX64View::announced(fixed)),
            None => Err(Error::TooShort { name: "STACK_TRACE_EVENT_DATA", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        StackTraceEventDataX64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("STACK_TRACE_EVENT_DATA", out);
        {
            let part = &self.addresses;
            to.elements(part); to.limit("Addresses", 8);
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(StackTraceEventDataX64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for StackTraceEventDataX64 {
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

/// A borrowed view of [`StackTraceEventDataX64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StackTraceEventDataX64View<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> StackTraceEventDataX64View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "STACK_TRACE_EVENT_DATA", needed: 8, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<StackTraceEventDataX64Tail<'a>, Error> {
        let mut left = Left::new("STACK_TRACE_EVENT_DATA", 8, self.rest);
        let addresses = left.open();
        Ok(StackTraceEventDataX64Tail { addresses, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<StackTraceEventDataX64, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(StackTraceEventDataX64 {
            stack_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            addresses: {
                let part = tail.addresses;
                to_vec(part.as_bytes())
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
    self StackTraceEventDataX64View "StackTraceEventDataX64View" {
        /// `ULONG_PTR StackKey`, at 0x00.
        stack_key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for StackTraceEventDataX64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = StackTraceEventDataX64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "STACK_TRACE_EVENT_DATA", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<StackTraceEventDataX64, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`StackTraceEventDataX64`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StackTraceEventDataX64Tail<'a> {
    /// `PVOID Addresses`, to the end. The stack, the innermost call first.
    pub addresses: Elements<'a, u64>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
