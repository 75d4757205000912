// Generated from spec/structs/EVENT_TRACE_HEAP_TRACING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_HEAP_TRACING_INFORMATION in the form of releases 6.1+.
#[allow(unused_imports)]
use crate::rt::*;

/// The processes of a request about the tracing of heaps.
///
/// In C: `EVENT_TRACE_HEAP_TRACING_INFORMATION`, 0x8 bytes with one element of its array, 0x4 without. Releases 6.1+.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
/// - How many processes the array may have; the header declares one, as it does of arrays that go on.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_TRACE_HEAP_TRACING_INFORMATION")]
pub struct EventTraceHeapTracingInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `ULONG ProcessId`, at 0x04. The processes.
    pub process_id: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl EventTraceHeapTracingInformation {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 4;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EventTraceHeapTracingInformationView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 4], tail: alloc::vec::Vec<u32>) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            process_id: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_heap_tracing_information::V6_1;
}

#[cfg(feature = "alloc")]
impl Default for EventTraceHeapTracingInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 4], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventTraceHeapTracingInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EventTraceHeapTracingInformation {
    const NAME: &'static str = "EVENT_TRACE_HEAP_TRACING_INFORMATION";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventTraceHeapTracingInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_TRACE_HEAP_TRACING_INFORMATION", needed: 4, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceHeapTracingInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.process_id.len() * 4) as u64;
        let says = EventTraceHeapTracingInformationView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "EVENT_TRACE_HEAP_TRACING_INFORMATION", field: "ProcessId", says, have });
        }
        out.extend_from_slice(&fixed);
        self.process_id.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceHeapTracingInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceHeapTracingInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 4]>(), proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventTraceHeapTracingInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceHeapTracingInformationView<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}

impl<'a> EventTraceHeapTracingInformationView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventTraceHeapTracingInformation`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 4;
                if left != 0 {
                    return Err(Error::PartialElement { name: "EVENT_TRACE_HEAP_TRACING_INFORMATION", element: 4, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_TRACE_HEAP_TRACING_INFORMATION", needed: 4, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `ULONG ProcessId`, at 0x04. The processes.
    #[inline]
    pub fn process_id(&self) -> Elements<'a, u32> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 4]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventTraceHeapTracingInformation {
        EventTraceHeapTracingInformation::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EventTraceHeapTracingInformationView "EventTraceHeapTracingInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EventTraceHeapTracingInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTraceHeapTracingInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTraceHeapTracingInformation, Error> {
        Ok(self.to_value())
    }
}
