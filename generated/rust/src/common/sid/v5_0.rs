// Generated from spec/structs/SID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SID in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A security identifier: who a process runs as.
///
/// In C: `SID`, 0xc bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// Source: The mingw-w64 developers, *winnt.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "SID")]
pub struct Sid {
    /// `UCHAR Revision`, at 0x00. Always 1 in what is known.
    pub revision: u8,
    /// `UCHAR SubAuthorityCount`, at 0x01. How many parts SubAuthority has, 15 at most.
    pub sub_authority_count: u8,
    /// `UCHAR IdentifierAuthority`, at 0x02. Who issued the identifier, as a number whose highest byte comes first.
    pub identifier_authority: [u8; 6],
    /// `ULONG SubAuthority`, at 0x08. The parts that tell identifiers of one issuer apart.
    pub sub_authority: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl Sid {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = SidView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 8], tail: alloc::vec::Vec<u32>) -> Self {
        Self {
            revision: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            sub_authority_count: u8::from_le_bytes(get::<1, 1, _>(bytes)),
            identifier_authority: array(part::<2, 6, _>(bytes), u8::from_le_bytes),
            sub_authority: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 1, _>(&mut bytes, self.revision.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.sub_authority_count.to_le_bytes());
        fill(part_mut::<2, 6, _>(&mut bytes), &self.identifier_authority, |element| element.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::sid::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for Sid {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 8], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for Sid {}
#[cfg(feature = "alloc")]
impl Tailed for Sid {
    const NAME: &'static str = "SID";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(SidView::announced(fixed)),
            None => Err(Error::TooShort { name: "SID", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        Sid::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.sub_authority.len() * 4) as u64;
        let says = SidView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "SID", field: "SubAuthorityCount", says, have });
        }
        out.extend_from_slice(&fixed);
        self.sub_authority.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(Sid);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for Sid {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail)).prop_map(|mut value: Self| { let count = (value.sub_authority_count as u64 & !18446744073709551615) | (value.sub_authority.len() as u64) << 0; value.sub_authority_count = (count) as u8; value });
        strategy.boxed()
    }
}

/// A borrowed view of [`Sid`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SidView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> SidView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`Sid`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let (says, have) = (Self::tail_count(fixed), (rest.len() / 4) as u64);
                if says > have {
                    return Err(Error::BadCount { name: "SID", field: "SubAuthorityCount", says, have });
                }
                let rest = &rest[..says as usize * 4];
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "SID", needed: 8, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG SubAuthority`, at 0x08. The parts that tell identifiers of one issuer apart.
    #[inline]
    pub fn sub_authority(&self) -> Elements<'a, u32> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 8]) -> Option<u64> {
        Some(SidView::tail_count(fixed).saturating_mul(4))
    }
    /// How many elements the fixed part says that follow it.
    #[inline]
    fn tail_count(fixed: &[u8; 8]) -> u64 {
        (SidView { fixed, rest: &[] }.sub_authority_count() as u64 & 18446744073709551615) >> 0
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Sid {
        Sid::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self SidView "SidView" {
        /// `UCHAR Revision`, at 0x00.
        revision: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `UCHAR SubAuthorityCount`, at 0x01.
        sub_authority_count: u8 = u8::from_le_bytes(get::<1, 1, _>(self.fixed));
        /// `UCHAR IdentifierAuthority`, at 0x02.
        identifier_authority: [u8; 6] = array(part::<2, 6, _>(self.fixed), u8::from_le_bytes);
    }
}

impl<'a> Split<'a> for SidView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = Sid;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 8 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "SID", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<Sid, Error> {
        Ok(self.to_value())
    }
}
