// Generated from spec/structs/LBR_TRACE_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! LBR_TRACE_EVENT_DATA in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The last branches that a processor took before another event.
///
/// In C: `LBR_TRACE_EVENT_DATA`, 0x30 bytes with one element of its array, 0x18 without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "LBR_TRACE_EVENT_DATA")]
pub struct LbrTraceEventDataX64 {
    /// `ULONGLONG TimeStamp`, at 0x00. The time stamp of the other event, by the name: STACK_WALK_EVENT_DATA begins in the same way.
    pub time_stamp: u64,
    /// `ULONG ProcessId`, at 0x08.
    pub process_id: u32,
    /// `ULONG ThreadId`, at 0x0C.
    pub thread_id: u32,
    /// `ULONG Options`, at 0x10.
    pub options: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_14: Bytes<4>,
    /// `ETW_LBR_ENTRY Entries`, at 0x18.
    pub entries: alloc::vec::Vec<crate::payloads::profile::EtwLbrEntryX64>,
}

#[cfg(feature = "alloc")]
impl LbrTraceEventDataX64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 24;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = LbrTraceEventDataX64View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 24], tail: alloc::vec::Vec<crate::payloads::profile::EtwLbrEntryX64>) -> Self {
        Self {
            time_stamp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            options: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            padding_14: Bytes(get::<20, 4, _>(bytes)),
            entries: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.time_stamp.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.options.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.padding_14.0);
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::lbr_trace_event_data::V5_0X64;
}

#[cfg(feature = "alloc")]
impl Default for LbrTraceEventDataX64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 24], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for LbrTraceEventDataX64 {}
#[cfg(feature = "alloc")]
impl Tailed for LbrTraceEventDataX64 {
    const NAME: &'static str = "LBR_TRACE_EVENT_DATA";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(LbrTraceEventDataX64View::announced(fixed)),
            None => Err(Error::TooShort { name: "LBR_TRACE_EVENT_DATA", needed: 24, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LbrTraceEventDataX64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.entries.len() * 24) as u64;
        let says = LbrTraceEventDataX64View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "LBR_TRACE_EVENT_DATA", field: "Entries", says, have });
        }
        out.extend_from_slice(&fixed);
        self.entries.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(LbrTraceEventDataX64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for LbrTraceEventDataX64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 24]>(), proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::profile::EtwLbrEntryX64>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`LbrTraceEventDataX64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LbrTraceEventDataX64View<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}

impl<'a> LbrTraceEventDataX64View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`LbrTraceEventDataX64`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 24;
                if left != 0 {
                    return Err(Error::PartialElement { name: "LBR_TRACE_EVENT_DATA", element: 24, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "LBR_TRACE_EVENT_DATA", needed: 24, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ETW_LBR_ENTRY Entries`, at 0x18.
    #[inline]
    pub fn entries(&self) -> Elements<'a, crate::payloads::profile::EtwLbrEntryX64> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 24]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> LbrTraceEventDataX64 {
        LbrTraceEventDataX64::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self LbrTraceEventDataX64View "LbrTraceEventDataX64View" {
        /// `ULONGLONG TimeStamp`, at 0x00.
        time_stamp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x08.
        process_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x0C.
        thread_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG Options`, at 0x10.
        options: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for LbrTraceEventDataX64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = LbrTraceEventDataX64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<LbrTraceEventDataX64, Error> {
        Ok(self.to_value())
    }
}
