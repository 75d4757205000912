// Generated from spec/structs/ETW_TRACE_GUID_LIST.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TRACE_GUID_LIST in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The providers or groups that are registered.
///
/// In C: `ETW_TRACE_GUID_LIST`, 0x10 bytes with one element of its array, 0x0 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_TRACE_GUID_LIST")]
pub struct EtwTraceGuidList {
    /// `GUID GuidList`, at 0x00.
    pub guid_list: alloc::vec::Vec<Guid>,
}

#[cfg(feature = "alloc")]
impl EtwTraceGuidList {
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
        let view = EtwTraceGuidListView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(_: &[u8; 0], tail: alloc::vec::Vec<Guid>) -> Self {
        Self {
            guid_list: tail,
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_trace_guid_list::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwTraceGuidList {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 0], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwTraceGuidList {}
#[cfg(feature = "alloc")]
impl Tailed for EtwTraceGuidList {
    const NAME: &'static str = "ETW_TRACE_GUID_LIST";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwTraceGuidListView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_TRACE_GUID_LIST", needed: 0, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTraceGuidList::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.guid_list.len() * 16) as u64;
        let says = EtwTraceGuidListView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "ETW_TRACE_GUID_LIST", field: "GuidList", says, have });
        }
        out.extend_from_slice(&fixed);
        self.guid_list.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwTraceGuidList);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTraceGuidList {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 0]>(), proptest::collection::vec(proptest::arbitrary::any::<Guid>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwTraceGuidList`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTraceGuidListView<'a> {
    fixed: &'a [u8; 0],
    rest: &'a [u8],
}

impl<'a> EtwTraceGuidListView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwTraceGuidList`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 16;
                if left != 0 {
                    return Err(Error::PartialElement { name: "ETW_TRACE_GUID_LIST", element: 16, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_TRACE_GUID_LIST", needed: 0, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 0] {
        self.fixed
    }
    /// `GUID GuidList`, at 0x00.
    #[inline]
    pub fn guid_list(&self) -> Elements<'a, Guid> {
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
    pub fn to_value(&self) -> EtwTraceGuidList {
        EtwTraceGuidList::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EtwTraceGuidListView "EtwTraceGuidListView" {
    }
}

impl<'a> Split<'a> for EtwTraceGuidListView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwTraceGuidList;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwTraceGuidList, Error> {
        Ok(self.to_value())
    }
}
