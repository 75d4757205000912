// Generated from spec/structs/ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The private sessions that are asked for.
///
/// In C: `ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION`, 0x8 bytes with one element of its array, 0x0 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION")]
pub struct EtwGetPrivateSessionTraceHandleInformation {
    /// `ETW_PRIVATE_SESSION_TRACE_REQUEST Requests`, at 0x00.
    pub requests: alloc::vec::Vec<crate::requests::session::EtwPrivateSessionTraceRequest>,
}

#[cfg(feature = "alloc")]
impl EtwGetPrivateSessionTraceHandleInformation {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 0;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 0 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EtwGetPrivateSessionTraceHandleInformationView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(_: &[u8; 0], tail: alloc::vec::Vec<crate::requests::session::EtwPrivateSessionTraceRequest>) -> Self {
        Self {
            requests: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 0] {
        let bytes = [0; 0];
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_get_private_session_trace_handle_information::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwGetPrivateSessionTraceHandleInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 0], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwGetPrivateSessionTraceHandleInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EtwGetPrivateSessionTraceHandleInformation {
    const NAME: &'static str = "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwGetPrivateSessionTraceHandleInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", needed: 0, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwGetPrivateSessionTraceHandleInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.requests.len() * 8) as u64;
        let says = EtwGetPrivateSessionTraceHandleInformationView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", field: "Requests", says, have });
        }
        out.extend_from_slice(&fixed);
        self.requests.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwGetPrivateSessionTraceHandleInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwGetPrivateSessionTraceHandleInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 0]>(), proptest::collection::vec(proptest::arbitrary::any::<crate::requests::session::EtwPrivateSessionTraceRequest>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwGetPrivateSessionTraceHandleInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwGetPrivateSessionTraceHandleInformationView<'a> {
    fixed: &'a [u8; 0],
    rest: &'a [u8],
}

impl<'a> EtwGetPrivateSessionTraceHandleInformationView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwGetPrivateSessionTraceHandleInformation`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 8;
                if left != 0 {
                    return Err(Error::PartialElement { name: "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", element: 8, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION", needed: 0, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 0] {
        self.fixed
    }
    /// `ETW_PRIVATE_SESSION_TRACE_REQUEST Requests`, at 0x00.
    #[inline]
    pub fn requests(&self) -> Elements<'a, crate::requests::session::EtwPrivateSessionTraceRequest> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 0]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwGetPrivateSessionTraceHandleInformation {
        EtwGetPrivateSessionTraceHandleInformation::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EtwGetPrivateSessionTraceHandleInformationView "EtwGetPrivateSessionTraceHandleInformationView" {
    }
}

impl<'a> Split<'a> for EtwGetPrivateSessionTraceHandleInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwGetPrivateSessionTraceHandleInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwGetPrivateSessionTraceHandleInformation, Error> {
        Ok(self.to_value())
    }
}
