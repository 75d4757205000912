// Generated from spec/structs/SID.toml by `cargo spec generate`. Do not edit: edit that file.

//! Security identifier: the account that a process runs as.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_WINNT];
pub(crate) static LAYOUT_0: Layout = layout("SID", "Sid")
    .size(12)
    .fixed(8)
    .about("Security identifier: the account that a process runs as.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("ULONG", "SubAuthority", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
            .many(
                Many::Counted(
                    &number(
                        "SubAuthorityCount", Place::Fixed { offset: 1, size: 1, start: 0, width: 8, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Subauthorities, which distinguish identifiers of one issuer.").up_to(32).means(Meaning::Identifier),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("UCHAR Revision").at(0..1).about("1 in all known cases.").means(Meaning::Version),
        unsigned("UCHAR SubAuthorityCount").at(1..2).about("Number of elements in SubAuthority, at most 15.")
            .means(Meaning::Count),
        field(
            "UCHAR IdentifierAuthority",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 6 }
        )
            .at(2..8).about("Issuer of the identifier, as a big-endian number.").means(Meaning::Identifier),
        field("ULONG SubAuthority", Kind::Counted { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } })
            .at(8..12).about("Subauthorities, which distinguish identifiers of one issuer.").means(Meaning::Identifier)
            .with(&[More::CountIn(&("SubAuthorityCount", 18446744073709551615, 0))]),
    ]);
fixed! {
    /// Fixed part of `Sid` and [`SidView`], with the getters of its fields.
    part SidFixed / SidView: followed,
        name = "SID", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// 1 in all known cases. `UCHAR Revision` at 0x00.
        revision / set_revision: u8, at = 0;
        /// Number of elements in SubAuthority, at most 15. `UCHAR SubAuthorityCount` at 0x01.
        sub_authority_count / set_sub_authority_count: u8, at = 1;
        /// Issuer of the identifier, as a big-endian number. `UCHAR IdentifierAuthority` at 0x02.
        identifier_authority / set_identifier_authority: [u8; 6], at = 2;
    }
}

impl<B: Storage> SidFixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.sub_authority_count() as u64
    }
}

impl<'a> SidView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::BadCount`] if `SubAuthorityCount` exceeds the
    /// elements present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = SidFixed(first_and_rest::<8>("SID", bytes)?);
        let rest = counted("SID", "SubAuthorityCount", 4, view.announced_count(), view.0.rest)?;
        Ok(SidFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Subauthorities, which distinguish identifiers of one issuer. `ULONG SubAuthority` at 0x08.
    #[inline]
    pub fn sub_authority(&self) -> Elements<'a, u32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Sid {
        Sid { fixed: SidFixed(*self.0.fixed), sub_authority: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for SidView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SidView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("SubAuthority", &self.sub_authority()).finish()
    }
}

impl<'a> Split<'a> for SidView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = Sid;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        Ok((view, &bytes[8 + view.0.rest.len()..]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<Sid, Error> {
        Ok(self.to_value())
    }
}

/// Security identifier: the account that a process runs as.
///
/// In C: `SID`, 0xc bytes with one element of its array, 0x8 without elements. Releases unknown.
///
/// Source: The mingw-w64 developers, *winnt.h*.
#[doc(alias = "SID")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct Sid {
    fixed: SidFixed,
    /// Subauthorities, which distinguish identifiers of one issuer. `ULONG SubAuthority` at 0x08.
    pub sub_authority: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl Sid {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`SidView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SidView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for Sid {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), sub_authority: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for Sid {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("Sid");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("SubAuthority", &self.sub_authority).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(Sid, fixed = SidFixed, view = SidView, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for Sid {
    const NAME: &'static str = "SID";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = SidFixed(first_and_rest::<8>("SID", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(4)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        Sid::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.sub_authority.len() as u64 * 4, self.fixed.announced_count().saturating_mul(4));
        if stated != have {
            return Err(Error::BadCount { name: "SID", field: "SubAuthorityCount", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.sub_authority.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(Sid);
#[cfg(feature = "serde")]
serde_tailed!(Sid, table = Table::form(&LAYOUT_0), parts { sub_authority = "SubAuthority", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for Sid {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 8]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, sub_authority)| {
            let mut value = Self { fixed: SidFixed(fixed), sub_authority };
            let count = value.sub_authority.len() as u64;
            value.set_sub_authority_count((count) as u8);
            value
        }).boxed()
    }
}
