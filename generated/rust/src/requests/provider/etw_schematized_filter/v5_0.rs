// Generated from spec/structs/ETW_SCHEMATIZED_FILTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SCHEMATIZED_FILTER in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A filter that the provider itself applies.
///
/// In C: `ETW_SCHEMATIZED_FILTER`, 0x1c bytes with one element of its array, 0x18 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_SCHEMATIZED_FILTER")]
pub struct EtwSchematizedFilter {
    /// `UCHAR Header`, at 0x00. The identifier, the version and the instance, as EVENT_FILTER_HEADER has them.
    pub header: [u8; 16],
    /// `ULONG Size`, at 0x10. The size of the filter. Unit: bytes.
    pub size: u32,
    /// `ULONG NextOffset`, at 0x14. How far it is to the next filter, 0 in the last. Unit: bytes.
    pub next_offset: u32,
    /// `UCHAR Data`, at 0x18. What only the provider understands.
    pub data_: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwSchematizedFilter {
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
        let view = EtwSchematizedFilterView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 24], tail: alloc::vec::Vec<u8>) -> Self {
        Self {
            header: array(part::<0, 16, _>(bytes), u8::from_le_bytes),
            size: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            next_offset: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            data_: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        fill(part_mut::<0, 16, _>(&mut bytes), &self.header, |element| element.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.next_offset.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_schematized_filter::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwSchematizedFilter {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 24], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwSchematizedFilter {}
#[cfg(feature = "alloc")]
impl Tailed for EtwSchematizedFilter {
    const NAME: &'static str = "ETW_SCHEMATIZED_FILTER";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwSchematizedFilterView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_SCHEMATIZED_FILTER", needed: 24, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwSchematizedFilter::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.data_.len() * 1) as u64;
        let says = EtwSchematizedFilterView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "ETW_SCHEMATIZED_FILTER", field: "Data", says, have });
        }
        out.extend_from_slice(&fixed);
        self.data_.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwSchematizedFilter);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwSchematizedFilter {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 24]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwSchematizedFilter`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwSchematizedFilterView<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}

impl<'a> EtwSchematizedFilterView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwSchematizedFilter`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 1;
                if left != 0 {
                    return Err(Error::PartialElement { name: "ETW_SCHEMATIZED_FILTER", element: 1, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_SCHEMATIZED_FILTER", needed: 24, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `UCHAR Data`, at 0x18. What only the provider understands.
    #[inline]
    pub fn data_(&self) -> Elements<'a, u8> {
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
    pub fn to_value(&self) -> EtwSchematizedFilter {
        EtwSchematizedFilter::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EtwSchematizedFilterView "EtwSchematizedFilterView" {
        /// `UCHAR Header`, at 0x00.
        header: [u8; 16] = array(part::<0, 16, _>(self.fixed), u8::from_le_bytes);
        /// `ULONG Size`, at 0x10.
        size: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG NextOffset`, at 0x14.
        next_offset: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EtwSchematizedFilterView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwSchematizedFilter;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwSchematizedFilter, Error> {
        Ok(self.to_value())
    }
}
