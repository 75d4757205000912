// Generated from spec/structs/CRIM_TEMPLATES.toml by `cargo spec generate`. Do not edit: edit that file.

//! List of the templates of a provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_TEMPLATES", "CrimTemplates")
    .size(12)
    .about("List of the templates of a provider.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part("CRIM_TEMPLATE", "Templates", Content::Layout(&crate::manifests::crim_template::LAYOUT_0))
            .many(
                Many::Counted(
                    &number(
                        "Count", Place::Fixed { offset: 8, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
                    )
                )
            )
            .about("Templates, one behind the other."),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Signature").at(0..4).about("`TTBL`.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::manifests::CrimSignature::VALUES)]),
        unsigned("ULONG Size").at(4..8).about("Size of the list and its texts, including this header.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Count").at(8..12).about("Number of templates.").means(Meaning::Count),
    ]);
fixed! {
    /// Fixed part of `CrimTemplates` and [`CrimTemplatesView`], with the getters of its fields.
    part CrimTemplatesFixed / CrimTemplatesView: followed,
        name = "CRIM_TEMPLATES", size = 12, table = Table::form(&LAYOUT_0);
    fields {
        /// `TTBL`. `ULONG Signature` at 0x00.
        signature / set_signature: crate::manifests::CrimSignature, at = 0;
        /// Size of the list and its texts, including this header. `ULONG Size` at 0x04. Unit: bytes.
        size / set_size: u32, at = 4;
        /// Number of templates. `ULONG Count` at 0x08.
        count / set_count: u32, at = 8;
    }
}

impl<'a> CrimTemplatesView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = CrimTemplatesFixed(first_and_rest::<12>("CRIM_TEMPLATES", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<CrimTemplatesTail<'a>, Error> {
        let mut left = Left::new("CRIM_TEMPLATES", 12, self.0.rest);
        let templates =
            left.items(
                <crate::manifests::CrimTemplateView<'a> as Split<'a>>::split, Some((self.count() as u64, "Count")),
                |_| true, None
            )?;
        Ok(CrimTemplatesTail { templates, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<CrimTemplates, Error> {
        let tail = self.tail()?;
        Ok(CrimTemplates {
            fixed: CrimTemplatesFixed(*self.0.fixed),
            templates: {
                let part = tail.templates; part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?
            },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for CrimTemplatesView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimTemplatesView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `CRIM_TEMPLATES`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct CrimTemplatesTail<'a> {
    /// Templates, one behind the other. `CRIM_TEMPLATE Templates`, with the number of elements in `Count`.
    pub templates: Items<'a, crate::manifests::CrimTemplateView<'a>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// List of the templates of a provider.
///
/// No known name in C; here: `CRIM_TEMPLATES`, 0xc bytes. Documented for 6.0+.
///
/// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
/// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
#[doc(alias = "CRIM_TEMPLATES")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct CrimTemplates {
    fixed: CrimTemplatesFixed,
    /// Templates, one behind the other. `CRIM_TEMPLATE Templates`, with the number of elements in `Count`.
    pub templates: alloc::vec::Vec<crate::manifests::CrimTemplate>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl CrimTemplates {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`CrimTemplatesView::new`] and [`CrimTemplatesView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimTemplatesView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for CrimTemplates {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            templates: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for CrimTemplates {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimTemplates");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Templates", &self.templates);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(CrimTemplates, fixed = CrimTemplatesFixed, view = CrimTemplatesView, size = 12);
#[cfg(feature = "alloc")]
impl Tailed for CrimTemplates {
    const NAME: &'static str = "CRIM_TEMPLATES";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<12>("CRIM_TEMPLATES", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimTemplates::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("CRIM_TEMPLATES", out);
        {
            let part = &self.templates;
            to.count("Count", self.count() as u64, part.len())?; for item in part { to.tailed(item)?; }
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(CrimTemplates);
#[cfg(feature = "serde")]
serde_tailed!(CrimTemplates, table = Table::form(&LAYOUT_0), parts { templates = "Templates", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for CrimTemplates {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 8, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 12>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`CrimTemplates`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = CrimTemplates;
/// Alias of [`CrimTemplatesView`], named by the first release of the form.
pub type V6_0View<'a> = CrimTemplatesView<'a>;
