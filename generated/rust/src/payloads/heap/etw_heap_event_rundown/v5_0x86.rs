// Generated from spec/structs/ETW_HEAP_EVENT_RUNDOWN.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_RUNDOWN in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The ranges of memory of a heap that exists.
///
/// In C: `ETW_HEAP_EVENT_RUNDOWN`, 0x3c bytes with one element of its array, 0x34 without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_HEAP_EVENT_RUNDOWN")]
pub struct EtwHeapEventRundownX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u32,
    /// `ULONG Flags`, at 0x24.
    pub flags: u32,
    /// `ULONG ProcessId`, at 0x28.
    pub process_id: u32,
    /// `ULONG RangeCount`, at 0x2C. How many elements Ranges has.
    pub range_count: u32,
    /// `ULONG Reserved`, at 0x30. What it is for is not known.
    pub reserved: u32,
    /// `ETW_HEAP_EVENT_RUNDOWN_RANGE Ranges`, at 0x34.
    pub ranges: alloc::vec::Vec<crate::payloads::heap::EtwHeapEventRundownRangeX86>,
}

#[cfg(feature = "alloc")]
impl EtwHeapEventRundownX86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 52;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 52 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EtwHeapEventRundownX86View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 52], tail: alloc::vec::Vec<crate::payloads::heap::EtwHeapEventRundownRangeX86>) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            range_count: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            ranges: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 52] {
        let mut bytes = [0; 52];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.range_count.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.reserved.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_rundown::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for EtwHeapEventRundownX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 52], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwHeapEventRundownX86 {}
#[cfg(feature = "alloc")]
impl Tailed for EtwHeapEventRundownX86 {
    const NAME: &'static str = "ETW_HEAP_EVENT_RUNDOWN";
    const FIXED: usize = 52;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwHeapEventRundownX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_HEAP_EVENT_RUNDOWN", needed: 52, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwHeapEventRundownX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.ranges.len() * 8) as u64;
        let says = EtwHeapEventRundownX86View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "ETW_HEAP_EVENT_RUNDOWN", field: "RangeCount", says, have });
        }
        out.extend_from_slice(&fixed);
        self.ranges.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwHeapEventRundownX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwHeapEventRundownX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 52]>(), proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::heap::EtwHeapEventRundownRangeX86>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail)).prop_map(|mut value: Self| { let count = (value.range_count as u64 & !18446744073709551615) | (value.ranges.len() as u64) << 0; value.range_count = (count) as u32; value });
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwHeapEventRundownX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwHeapEventRundownX86View<'a> {
    fixed: &'a [u8; 52],
    rest: &'a [u8],
}

impl<'a> EtwHeapEventRundownX86View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwHeapEventRundownX86`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let (says, have) = (Self::tail_count(fixed), (rest.len() / 8) as u64);
                if says > have {
                    return Err(Error::BadCount { name: "ETW_HEAP_EVENT_RUNDOWN", field: "RangeCount", says, have });
                }
                let rest = &rest[..says as usize * 8];
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_HEAP_EVENT_RUNDOWN", needed: 52, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 52] {
        self.fixed
    }
    /// `ETW_HEAP_EVENT_RUNDOWN_RANGE Ranges`, at 0x34.
    #[inline]
    pub fn ranges(&self) -> Elements<'a, crate::payloads::heap::EtwHeapEventRundownRangeX86> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 52]) -> Option<u64> {
        Some(EtwHeapEventRundownX86View::tail_count(fixed).saturating_mul(8))
    }
    /// How many elements the fixed part says that follow it.
    #[inline]
    fn tail_count(fixed: &[u8; 52]) -> u64 {
        (EtwHeapEventRundownX86View { fixed, rest: &[] }.range_count() as u64 & 18446744073709551615) >> 0
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwHeapEventRundownX86 {
        EtwHeapEventRundownX86::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EtwHeapEventRundownX86View "EtwHeapEventRundownX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x24.
        flags: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x28.
        process_id: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG RangeCount`, at 0x2C.
        range_count: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `ULONG Reserved`, at 0x30.
        reserved: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EtwHeapEventRundownX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwHeapEventRundownX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 52 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 52], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_HEAP_EVENT_RUNDOWN", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwHeapEventRundownX86, Error> {
        Ok(self.to_value())
    }
}
