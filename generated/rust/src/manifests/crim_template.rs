// Generated from spec/structs/CRIM_TEMPLATE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Fields of events.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
const SOURCES_1: &[&Source] =
    &[
        &sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::EVTX_WEVT_TEMPLATES,
        &sources::OBSERVED_BINARIES
    ];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_TEMPLATE", "CrimTemplate")
    .size(40)
    .about("Fields of events.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_total(
        &number("Size", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1
    )
    .with_tail(&[
        part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Binary XML of an event in the event log, then the items and their names.").up_to(8),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG Signature").at(0..4).about("`TEMP`.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::manifests::CrimSignature::VALUES)]),
        unsigned("ULONG Size").at(4..8).about("Size of the template, including this header, the items and their names.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG TopLevelItemCount").at(8..12)
            .about("Number of items that are not in a structure. They come first.").means(Meaning::Count)
            .stated_by(SOURCES),
        unsigned("ULONG ItemCount").at(12..16).about("Number of items, those in structures included.")
            .means(Meaning::Count).stated_by(SOURCES),
        unsigned("ULONG ItemsOffset").at(16..20)
            .about("Offset from the start of the manifest to the items, CRIM_TEMPLATE_ITEM. Without items, the end of \
                the template or 0.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Type").at(20..24).about("Kind of the XML.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::manifests::CrimTemplateType::VALUES)]),
        field("GUID TemplateId", Kind::Guid).at(24..40)
            .about("Hash of the template. The event log identifies the template by it.").means(Meaning::Guid),
    ]);
fixed! {
    /// Fixed part of `CrimTemplate` and [`CrimTemplateView`], with the getters of its fields.
    part CrimTemplateFixed / CrimTemplateView: followed,
        name = "CRIM_TEMPLATE", size = 40, table = Table::form(&LAYOUT_0);
    fields {
        /// `TEMP`. `ULONG Signature` at 0x00.
        signature / set_signature: crate::manifests::CrimSignature, at = 0;
        /// Size of the template, including this header, the items and their names. `ULONG Size` at 0x04. Unit: bytes.
        size / set_size: u32, at = 4;
        /// Number of items that are not in a structure. They come first. `ULONG TopLevelItemCount` at 0x08.
        top_level_item_count / set_top_level_item_count: u32, at = 8;
        /// Number of items, those in structures included. `ULONG ItemCount` at 0x0C.
        item_count / set_item_count: u32, at = 12;
        /// Offset from the start of the manifest to the items, CRIM_TEMPLATE_ITEM. Without items, the end of the
        /// template or 0. `ULONG ItemsOffset` at 0x10. Unit: bytes.
        items_offset / set_items_offset: u32, at = 16;
        /// Kind of the XML. `ULONG Type` at 0x14.
        kind / set_kind: crate::manifests::CrimTemplateType, at = 20;
        /// Hash of the template. The event log identifies the template by it. `GUID TemplateId` at 0x18.
        template_id / set_template_id: Guid, at = 24;
    }
}

impl<B: Storage> CrimTemplateFixed<B> {
    /// Returns the total size in bytes, payload included, from `Size`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
}

impl<'a> CrimTemplateView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Size` states; [`Error::BadCount`] if
    /// that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = CrimTemplateFixed(first_and_rest::<40>("CRIM_TEMPLATE", bytes)?);
        let rest = within("CRIM_TEMPLATE", "Size", 40, u64::from(view.size()), view.0.rest)?;
        Ok(CrimTemplateFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<CrimTemplateTail<'a>, Error> {
        let mut left = Left::new("CRIM_TEMPLATE", 40, self.0.rest);
        let data = left.open();
        Ok(CrimTemplateTail { data, rest: left.rest() })
    }
    /// Returns the payload: the bytes after the known parts.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<CrimTemplate, Error> {
        let tail = self.tail()?;
        Ok(CrimTemplate {
            fixed: CrimTemplateFixed(*self.0.fixed),
            data: { let part = tail.data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for CrimTemplateView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimTemplateView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for CrimTemplateView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = CrimTemplate;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 40 + view.0.rest.len();
        let (own, rest) = split_at("CRIM_TEMPLATE", bytes, end)?;
        Ok((CrimTemplateFixed(Borrowed { fixed: view.0.fixed, rest: &own[40..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<CrimTemplate, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `CRIM_TEMPLATE`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct CrimTemplateTail<'a> {
    /// Binary XML of an event in the event log, then the items and their names. `UCHAR Data`, to the end of the bytes.
    pub data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Fields of events.
///
/// No known name in C; here: `CRIM_TEMPLATE`, 0x28 bytes. Documented for 6.0+.
///
/// Unknown:
///
/// - Effect of a type other than 1 and 2.
///
/// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
/// compiler of manifests*; Omer Ben-Amram, *WEVT_TEMPLATE extraction*; The etwspec developers, *Resources of Windows
/// programs in public packages*.
#[doc(alias = "CRIM_TEMPLATE")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct CrimTemplate {
    fixed: CrimTemplateFixed,
    /// Binary XML of an event in the event log, then the items and their names. `UCHAR Data`, to the end of the bytes.
    pub data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl CrimTemplate {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`CrimTemplateView::new`] and [`CrimTemplateView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimTemplateView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for CrimTemplate {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for CrimTemplate {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimTemplate");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Data", &self.data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(CrimTemplate, fixed = CrimTemplateFixed, view = CrimTemplateView, size = 40);
#[cfg(feature = "alloc")]
impl Tailed for CrimTemplate {
    const NAME: &'static str = "CRIM_TEMPLATE";
    const FIXED: usize = 40;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = CrimTemplateFixed(first_and_rest::<40>("CRIM_TEMPLATE", fixed)?);
        Ok(Some((u64::from(view.size())).saturating_sub(40)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimTemplate::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("CRIM_TEMPLATE", out);
        {
            let part = &self.data;
            to.elements(part); to.limit("Data", 1);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.size()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "CRIM_TEMPLATE", field: "Size", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(CrimTemplate);
#[cfg(feature = "serde")]
serde_tailed!(CrimTemplate, table = Table::form(&LAYOUT_0), parts { data = "Data", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for CrimTemplate {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 40>(DECIDING, |bytes| {
            let mut value = CrimTemplateFixed(first_and_rest::<40>("CRIM_TEMPLATE", bytes)?).to_value()?;
            let total = bytes.len();
            value.set_size((total) as u32);
            Ok(value)
        })
    }
}

/// Alias of [`CrimTemplate`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = CrimTemplate;
/// Alias of [`CrimTemplateView`], named by the first release of the form.
pub type V6_0View<'a> = CrimTemplateView<'a>;
