// Generated from spec/structs/EVENT_TRACE_SESSION_SECURITY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_SESSION_SECURITY_INFORMATION in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The security descriptor of a session.
///
/// In C: `EVENT_TRACE_SESSION_SECURITY_INFORMATION`, 0x18 bytes with one element of its array, 0x10 without. Releases 6.0+.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_TRACE_SESSION_SECURITY_INFORMATION")]
pub struct EventTraceSessionSecurityInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `ULONG SecurityInformation`, at 0x04. Perhaps which parts of the security descriptor are asked for. What it is for is not known.
    pub security_information: u32,
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger.
    pub trace_handle: u64,
    /// `UCHAR SecurityDescriptor`, at 0x10. The security descriptor; it goes on to the end of the buffer.
    pub security_descriptor: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventTraceSessionSecurityInformation {
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
        let view = EventTraceSessionSecurityInformationView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 16], tail: alloc::vec::Vec<u8>) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            security_information: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            trace_handle: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            security_descriptor: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.security_information.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.trace_handle.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_session_security_information::V6_0;
}

#[cfg(feature = "alloc")]
impl Default for EventTraceSessionSecurityInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 16], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventTraceSessionSecurityInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EventTraceSessionSecurityInformation {
    const NAME: &'static str = "EVENT_TRACE_SESSION_SECURITY_INFORMATION";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventTraceSessionSecurityInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_TRACE_SESSION_SECURITY_INFORMATION", needed: 16, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceSessionSecurityInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.security_descriptor.len() * 1) as u64;
        let says = EventTraceSessionSecurityInformationView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "EVENT_TRACE_SESSION_SECURITY_INFORMATION", field: "SecurityDescriptor", says, have });
        }
        out.extend_from_slice(&fixed);
        self.security_descriptor.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceSessionSecurityInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceSessionSecurityInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 16]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventTraceSessionSecurityInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceSessionSecurityInformationView<'a> {
    fixed: &'a [u8; 16],
    rest: &'a [u8],
}

impl<'a> EventTraceSessionSecurityInformationView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventTraceSessionSecurityInformation`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 1;
                if left != 0 {
                    return Err(Error::PartialElement { name: "EVENT_TRACE_SESSION_SECURITY_INFORMATION", element: 1, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_TRACE_SESSION_SECURITY_INFORMATION", needed: 16, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `UCHAR SecurityDescriptor`, at 0x10. The security descriptor; it goes on to the end of the buffer.
    #[inline]
    pub fn security_descriptor(&self) -> Elements<'a, u8> {
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
    pub fn to_value(&self) -> EventTraceSessionSecurityInformation {
        EventTraceSessionSecurityInformation::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EventTraceSessionSecurityInformationView "EventTraceSessionSecurityInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG SecurityInformation`, at 0x04.
        security_information: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `TRACEHANDLE TraceHandle`, at 0x08.
        trace_handle: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EventTraceSessionSecurityInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTraceSessionSecurityInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTraceSessionSecurityInformation, Error> {
        Ok(self.to_value())
    }
}
