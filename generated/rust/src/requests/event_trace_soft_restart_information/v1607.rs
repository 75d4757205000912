// Generated from spec/structs/EVENT_TRACE_SOFT_RESTART_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_SOFT_RESTART_INFORMATION in the form of releases 1607+.
#[allow(unused_imports)]
use crate::rt::*;

/// What becomes of a session's buffers in a soft restart.
///
/// In C: `EVENT_TRACE_SOFT_RESTART_INFORMATION`, 0x18 bytes with one element of its array, 0x12 without. Releases 1607+.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
/// - Whether FileName ends with a zero.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_TRACE_SOFT_RESTART_INFORMATION")]
pub struct EventTraceSoftRestartInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger.
    pub trace_handle: u64,
    /// `BOOLEAN PersistTraceBuffers`, at 0x10. Whether the buffers are kept.
    pub persist_trace_buffers: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_11: Bytes<1>,
    /// `WCHAR FileName`, at 0x12. The name of a file; it goes on to the end of the buffer.
    pub file_name: alloc::vec::Vec<u16>,
}

#[cfg(feature = "alloc")]
impl EventTraceSoftRestartInformation {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 18;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 18 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EventTraceSoftRestartInformationView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 18], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            trace_handle: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            persist_trace_buffers: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            padding_11: Bytes(get::<17, 1, _>(bytes)),
            file_name: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 18] {
        let mut bytes = [0; 18];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.trace_handle.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.persist_trace_buffers.to_le_bytes());
        put::<17, 1, _>(&mut bytes, self.padding_11.0);
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_soft_restart_information::V1607;
}

#[cfg(feature = "alloc")]
impl Default for EventTraceSoftRestartInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 18], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventTraceSoftRestartInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EventTraceSoftRestartInformation {
    const NAME: &'static str = "EVENT_TRACE_SOFT_RESTART_INFORMATION";
    const FIXED: usize = 18;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventTraceSoftRestartInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_TRACE_SOFT_RESTART_INFORMATION", needed: 18, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceSoftRestartInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.file_name.len() * 2) as u64;
        let says = EventTraceSoftRestartInformationView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "EVENT_TRACE_SOFT_RESTART_INFORMATION", field: "FileName", says, have });
        }
        out.extend_from_slice(&fixed);
        self.file_name.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceSoftRestartInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceSoftRestartInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 18]>(), proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventTraceSoftRestartInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceSoftRestartInformationView<'a> {
    fixed: &'a [u8; 18],
    rest: &'a [u8],
}

impl<'a> EventTraceSoftRestartInformationView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventTraceSoftRestartInformation`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement { name: "EVENT_TRACE_SOFT_RESTART_INFORMATION", element: 2, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_TRACE_SOFT_RESTART_INFORMATION", needed: 18, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 18] {
        self.fixed
    }
    /// `WCHAR FileName`, at 0x12. The name of a file; it goes on to the end of the buffer.
    #[inline]
    pub fn file_name(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 18]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventTraceSoftRestartInformation {
        EventTraceSoftRestartInformation::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EventTraceSoftRestartInformationView "EventTraceSoftRestartInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `TRACEHANDLE TraceHandle`, at 0x08.
        trace_handle: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `BOOLEAN PersistTraceBuffers`, at 0x10.
        persist_trace_buffers: u8 = u8::from_le_bytes(get::<16, 1, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EventTraceSoftRestartInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTraceSoftRestartInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTraceSoftRestartInformation, Error> {
        Ok(self.to_value())
    }
}
