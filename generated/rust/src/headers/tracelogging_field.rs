// Generated from spec/structs/TRACELOGGING_FIELD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Description of a field of a TraceLogging event.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_TRACELOGGINGDYNAMIC, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("TRACELOGGING_FIELD", "TraceloggingField")
    .size(0)
    .about("Description of a field of a TraceLogging event.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("CHAR", "Name", Content::Text { unit: 1 }).about("Field name, in UTF-8.").means(Meaning::Text),
        part("UCHAR", "In", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .about("Type of the bytes, and the kind of the number of elements.").up_to(8)
            .of(crate::headers::TraceloggingIn::VALUES).means(Meaning::Flags),
        part("UCHAR", "Out", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .about("Form in which the value is shown, or the number of members of a structure.")
            .when(&when(number("In", Place::Part(1), 0x80, 0), None)).up_to(8)
            .of(crate::headers::TraceloggingOut::VALUES).means(Meaning::Flags),
        part("UCHAR", "Tag0", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .about("First part of the field's tag: 7 bits, most significant first. If the highest bit is set, another \
                part follows. There are at most 4 parts.")
            .when(&when(number("Out", Place::Part(2), 0x80, 0), None)).up_to(8).means(Meaning::Hex),
        part("UCHAR", "Tag1", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .about("Second part of the tag.").when(&when(number("Tag0", Place::Part(3), 0x80, 0), None)).up_to(8)
            .means(Meaning::Hex),
        part("UCHAR", "Tag2", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .about("Third part of the tag.").when(&when(number("Tag1", Place::Part(4), 0x80, 0), None)).up_to(8)
            .means(Meaning::Hex),
        part("UCHAR", "Tag3", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .about("Last part of the tag.").when(&when(number("Tag2", Place::Part(5), 0x80, 0), None)).up_to(8)
            .means(Meaning::Hex),
        part("USHORT", "Count", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 2 }))
            .about("Number of elements of an array of constant size.")
            .when(&when(number("In", Place::Part(1), 0x60, 0), Some(32))).up_to(16).means(Meaning::Count),
        part("USHORT", "SchemaSize", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 2 }))
            .about("Size of the description of the provider's own format.")
            .when(&when(number("In", Place::Part(1), 0x60, 0), Some(96))).up_to(16).in_units("bytes")
            .means(Meaning::Bytes),
        part("UCHAR", "Schema", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .many(Many::Counted(&number("SchemaSize", Place::Part(8), u64::MAX, 0)))
            .about("Description of the provider's own format.")
            .when(&when(number("In", Place::Part(1), 0x60, 0), Some(96))).up_to(8),
    ])
    .stated_by(SOURCES);
fixed! {
    /// Fixed part of `TraceloggingField` and [`TraceloggingFieldView`], with the getters of its fields.
    part TraceloggingFieldFixed / TraceloggingFieldView: followed,
        name = "TRACELOGGING_FIELD", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> TraceloggingFieldView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = TraceloggingFieldFixed(first_and_rest::<0>("TRACELOGGING_FIELD", bytes)?);
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
    pub fn tail(&self) -> Result<TraceloggingFieldTail<'a>, Error> {
        let mut left = Left::new("TRACELOGGING_FIELD", 0, self.0.rest);
        let name = left.text();
        let in_ = <crate::headers::TraceloggingIn as Element>::from_le(left.chunk::<1>()?);
        let out =
            if (in_.0 as u64) & 0x80 != 0 {
                Some(<crate::headers::TraceloggingOut as Element>::from_le(left.chunk::<1>()?))
            } else { None };
        let tag0 =
            if (out.unwrap_or_default().0 as u64) & 0x80 != 0 {
                Some(<u8 as Element>::from_le(left.chunk::<1>()?))
            } else { None };
        let tag1 =
            if (tag0.unwrap_or_default() as u64) & 0x80 != 0 {
                Some(<u8 as Element>::from_le(left.chunk::<1>()?))
            } else { None };
        let tag2 =
            if (tag1.unwrap_or_default() as u64) & 0x80 != 0 {
                Some(<u8 as Element>::from_le(left.chunk::<1>()?))
            } else { None };
        let tag3 =
            if (tag2.unwrap_or_default() as u64) & 0x80 != 0 {
                Some(<u8 as Element>::from_le(left.chunk::<1>()?))
            } else { None };
        let count =
            if (in_.0 as u64) & 0x60 == 0x20 { Some(<u16 as Element>::from_le(left.chunk::<2>()?)) } else { None };
        let schema_size =
            if (in_.0 as u64) & 0x60 == 0x60 { Some(<u16 as Element>::from_le(left.chunk::<2>()?)) } else { None };
        let schema =
            if (in_.0 as u64) & 0x60 == 0x60 {
                Some(left.counted(schema_size.unwrap_or_default() as u64, "SchemaSize")?)
            } else { None };
        Ok(
            TraceloggingFieldTail {
                name, in_, out, tag0, tag1, tag2, tag3, count, schema_size, schema, rest: left.rest()
            }
        )
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<TraceloggingField, Error> {
        let tail = self.tail()?;
        Ok(TraceloggingField {
            fixed: TraceloggingFieldFixed(*self.0.fixed),
            name: { let part = tail.name; part.to_value() },
            in_: tail.in_,
            out: tail.out,
            tag0: tail.tag0,
            tag1: tail.tag1,
            tag2: tail.tag2,
            tag3: tail.tag3,
            count: tail.count,
            schema_size: tail.schema_size,
            schema: tail.schema.map(|part| to_vec(part.as_bytes())),
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for TraceloggingFieldView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceloggingFieldView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for TraceloggingFieldView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = TraceloggingField;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        let (own, rest) = split_at("TRACELOGGING_FIELD", bytes, end)?;
        Ok((TraceloggingFieldFixed(Borrowed { fixed: view.0.fixed, rest: &own[0..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<TraceloggingField, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `TRACELOGGING_FIELD`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct TraceloggingFieldTail<'a> {
    /// Field name, in UTF-8. `CHAR Name`, terminated by a zero.
    pub name: AnsiStr<'a>,
    /// Type of the bytes, and the kind of the number of elements. `UCHAR In`.
    pub in_: crate::headers::TraceloggingIn,
    /// Form in which the value is shown, or the number of members of a structure. `UCHAR Out`. Present if announced by
    /// `In`.
    pub out: Option<crate::headers::TraceloggingOut>,
    /// First part of the field's tag: 7 bits, most significant first. If the highest bit is set, another part follows.
    /// There are at most 4 parts. `UCHAR Tag0`. Present if announced by `Out`.
    pub tag0: Option<u8>,
    /// Second part of the tag. `UCHAR Tag1`. Present if announced by `Tag0`.
    pub tag1: Option<u8>,
    /// Third part of the tag. `UCHAR Tag2`. Present if announced by `Tag1`.
    pub tag2: Option<u8>,
    /// Last part of the tag. `UCHAR Tag3`. Present if announced by `Tag2`.
    pub tag3: Option<u8>,
    /// Number of elements of an array of constant size. `USHORT Count`. Present if announced by `In`.
    pub count: Option<u16>,
    /// Size of the description of the provider's own format. `USHORT SchemaSize`. Present if announced by `In`. Unit:
    /// bytes.
    pub schema_size: Option<u16>,
    /// Description of the provider's own format. `UCHAR Schema`, with the number of elements in `SchemaSize`. Present
    /// if announced by `In`.
    pub schema: Option<Elements<'a, u8>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Description of a field of a TraceLogging event.
///
/// No known name in C; here: `TRACELOGGING_FIELD`, 0x0 bytes. Releases unknown.
///
/// All members are byte-aligned. If the type is a structure, the fields that follow are its members.
///
/// Source: Microsoft, *TraceLoggingDynamic.h*; The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "TRACELOGGING_FIELD")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct TraceloggingField {
    fixed: TraceloggingFieldFixed,
    /// Field name, in UTF-8. `CHAR Name`, terminated by a zero.
    pub name: AnsiString,
    /// Type of the bytes, and the kind of the number of elements. `UCHAR In`.
    pub in_: crate::headers::TraceloggingIn,
    /// Form in which the value is shown, or the number of members of a structure. `UCHAR Out`. Present if announced by
    /// `In`.
    pub out: Option<crate::headers::TraceloggingOut>,
    /// First part of the field's tag: 7 bits, most significant first. If the highest bit is set, another part follows.
    /// There are at most 4 parts. `UCHAR Tag0`. Present if announced by `Out`.
    pub tag0: Option<u8>,
    /// Second part of the tag. `UCHAR Tag1`. Present if announced by `Tag0`.
    pub tag1: Option<u8>,
    /// Third part of the tag. `UCHAR Tag2`. Present if announced by `Tag1`.
    pub tag2: Option<u8>,
    /// Last part of the tag. `UCHAR Tag3`. Present if announced by `Tag2`.
    pub tag3: Option<u8>,
    /// Number of elements of an array of constant size. `USHORT Count`. Present if announced by `In`.
    pub count: Option<u16>,
    /// Size of the description of the provider's own format. `USHORT SchemaSize`. Present if announced by `In`. Unit:
    /// bytes.
    pub schema_size: Option<u16>,
    /// Description of the provider's own format. `UCHAR Schema`, with the number of elements in `SchemaSize`. Present
    /// if announced by `In`.
    pub schema: Option<alloc::vec::Vec<u8>>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl TraceloggingField {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`TraceloggingFieldView::new`] and [`TraceloggingFieldView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceloggingFieldView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for TraceloggingField {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            name: Default::default(),
            in_: Default::default(),
            out: Default::default(),
            tag0: Default::default(),
            tag1: Default::default(),
            tag2: Default::default(),
            tag3: Default::default(),
            count: Default::default(),
            schema_size: Default::default(),
            schema: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for TraceloggingField {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("TraceloggingField");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Name", &self.name);
        shown.field("In", &self.in_);
        shown.field("Out", &self.out);
        shown.field("Tag0", &self.tag0);
        shown.field("Tag1", &self.tag1);
        shown.field("Tag2", &self.tag2);
        shown.field("Tag3", &self.tag3);
        shown.field("Count", &self.count);
        shown.field("SchemaSize", &self.schema_size);
        shown.field("Schema", &self.schema);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(TraceloggingField, fixed = TraceloggingFieldFixed, view = TraceloggingFieldView, size = 0);
#[cfg(feature = "alloc")]
impl Tailed for TraceloggingField {
    const NAME: &'static str = "TRACELOGGING_FIELD";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("TRACELOGGING_FIELD", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceloggingField::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("TRACELOGGING_FIELD", out);
        {
            let part = &self.name;
            to.ansi("Name", part)?;
        }
        {
            let part = &self.in_;
            to.element(part);
        }
        to.count("In", u64::from((self.in_.0 as u64) & 0x80 != 0), usize::from(self.out.is_some()))?;
        if let Some(part) = &self.out {
            to.element(part);
        }
        to.count(
            "Out", u64::from((self.out.unwrap_or_default().0 as u64) & 0x80 != 0), usize::from(self.tag0.is_some())
        )?;
        if let Some(part) = &self.tag0 {
            to.element(part);
        }
        to.count(
            "Tag0", u64::from((self.tag0.unwrap_or_default() as u64) & 0x80 != 0), usize::from(self.tag1.is_some())
        )?;
        if let Some(part) = &self.tag1 {
            to.element(part);
        }
        to.count(
            "Tag1", u64::from((self.tag1.unwrap_or_default() as u64) & 0x80 != 0), usize::from(self.tag2.is_some())
        )?;
        if let Some(part) = &self.tag2 {
            to.element(part);
        }
        to.count(
            "Tag2", u64::from((self.tag2.unwrap_or_default() as u64) & 0x80 != 0), usize::from(self.tag3.is_some())
        )?;
        if let Some(part) = &self.tag3 {
            to.element(part);
        }
        to.count("In", u64::from((self.in_.0 as u64) & 0x60 == 0x20), usize::from(self.count.is_some()))?;
        if let Some(part) = &self.count {
            to.element(part);
        }
        to.count("In", u64::from((self.in_.0 as u64) & 0x60 == 0x60), usize::from(self.schema_size.is_some()))?;
        if let Some(part) = &self.schema_size {
            to.element(part);
        }
        to.count("In", u64::from((self.in_.0 as u64) & 0x60 == 0x60), usize::from(self.schema.is_some()))?;
        if let Some(part) = &self.schema {
            to.count("SchemaSize", self.schema_size.unwrap_or_default() as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(TraceloggingField);
#[cfg(feature = "serde")]
serde_tailed!(
    TraceloggingField, table = Table::form(&LAYOUT_0),
    parts {
        name = "Name", in_ = "In", out = "Out", tag0 = "Tag0", tag1 = "Tag1", tag2 = "Tag2", tag3 = "Tag3", count =
        "Count", schema_size = "SchemaSize", schema = "Schema", rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceloggingField {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 0>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
