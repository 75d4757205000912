// Generated from spec/structs/CRIM_OPCODES.toml by `cargo spec generate`. Do not edit: edit that file.

//! List of the opcodes of a provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_OPCODES", "CrimOpcodes")
    .size(12)
    .about("List of the opcodes of a provider.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part("CRIM_OPCODE", "Entries", Content::Layout(&crate::manifests::crim_opcode::LAYOUT_0))
            .many(
                Many::Counted(
                    &number(
                        "Count", Place::Fixed { offset: 8, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
                    )
                )
            )
            .about("Opcodes."),
        part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Texts, at the offsets that the entries contain.").up_to(8),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Signature").at(0..4).about("`OPCO`.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::manifests::CrimSignature::VALUES)]),
        unsigned("ULONG Size").at(4..8)
            .about("Size of the list and its texts, including this header. 0 if the list is empty.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Count").at(8..12).about("Number of opcodes.").means(Meaning::Count),
    ]);
fixed! {
    /// Fixed part of `CrimOpcodes` and [`CrimOpcodesView`], with the getters of its fields.
    part CrimOpcodesFixed / CrimOpcodesView: followed,
        name = "CRIM_OPCODES", size = 12, table = Table::form(&LAYOUT_0);
    fields {
        /// `OPCO`. `ULONG Signature` at 0x00.
        signature / set_signature: crate::manifests::CrimSignature, at = 0;
        /// Size of the list and its texts, including this header. 0 if the list is empty. `ULONG Size` at 0x04. Unit:
        /// bytes.
        size / set_size: u32, at = 4;
        /// Number of opcodes. `ULONG Count` at 0x08.
        count / set_count: u32, at = 8;
    }
}

impl<'a> CrimOpcodesView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = CrimOpcodesFixed(first_and_rest::<12>("CRIM_OPCODES", bytes)?);
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
    pub fn tail(&self) -> Result<CrimOpcodesTail<'a>, Error> {
        let mut left = Left::new("CRIM_OPCODES", 12, self.0.rest);
        let entries = left.counted(self.count() as u64, "Count")?;
        let data = left.open();
        Ok(CrimOpcodesTail { entries, data, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<CrimOpcodes, Error> {
        let tail = self.tail()?;
        Ok(CrimOpcodes {
            fixed: CrimOpcodesFixed(*self.0.fixed),
            entries: { let part = tail.entries; to_vec(part.as_bytes()) },
            data: { let part = tail.data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for CrimOpcodesView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimOpcodesView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `CRIM_OPCODES`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct CrimOpcodesTail<'a> {
    /// Opcodes. `CRIM_OPCODE Entries`, with the number of elements in `Count`.
    pub entries: Elements<'a, crate::manifests::CrimOpcode>,
    /// Texts, at the offsets that the entries contain. `UCHAR Data`, to the end of the bytes.
    pub data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// List of the opcodes of a provider.
///
/// No known name in C; here: `CRIM_OPCODES`, 0xc bytes. Documented for 6.0+.
///
/// Contains the opcodes that events of the provider have, including those that all manifests share.
///
/// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
/// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
#[doc(alias = "CRIM_OPCODES")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct CrimOpcodes {
    fixed: CrimOpcodesFixed,
    /// Opcodes. `CRIM_OPCODE Entries`, with the number of elements in `Count`.
    pub entries: alloc::vec::Vec<crate::manifests::CrimOpcode>,
    /// Texts, at the offsets that the entries contain. `UCHAR Data`, to the end of the bytes.
    pub data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl CrimOpcodes {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`CrimOpcodesView::new`] and [`CrimOpcodesView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimOpcodesView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for CrimOpcodes {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            entries: Default::default(),
            data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for CrimOpcodes {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimOpcodes");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Entries", &self.entries);
        shown.field("Data", &self.data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(CrimOpcodes, fixed = CrimOpcodesFixed, view = CrimOpcodesView, size = 12);
#[cfg(feature = "alloc")]
impl Tailed for CrimOpcodes {
    const NAME: &'static str = "CRIM_OPCODES";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<12>("CRIM_OPCODES", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimOpcodes::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("CRIM_OPCODES", out);
        {
            let part = &self.entries;
            to.count("Count", self.count() as u64, part.len())?; to.elements(part);
        }
        {
            let part = &self.data;
            to.elements(part); to.limit("Data", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(CrimOpcodes);
#[cfg(feature = "serde")]
serde_tailed!(
    CrimOpcodes, table = Table::form(&LAYOUT_0), parts { entries = "Entries", data = "Data", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for CrimOpcodes {
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

/// Alias of [`CrimOpcodes`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = CrimOpcodes;
/// Alias of [`CrimOpcodesView`], named by the first release of the form.
pub type V6_0View<'a> = CrimOpcodesView<'a>;
