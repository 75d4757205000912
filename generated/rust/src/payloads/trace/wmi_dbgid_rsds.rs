// Generated from spec/structs/WMI_DBGID_RSDS.toml by `cargo spec generate`. Do not edit: edit that file.

//! File with the debugging information that decodes the messages of this trace.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("WMI_DBGID_RSDS", "WmiDbgidRsds")
    .size(20)
    .about("File with the debugging information that decodes the messages of this trace.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("CHAR", "PdbFileName", Content::Text { unit: 1 }).about("Path of the file.").means(Meaning::Path),
    ])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID Guid", Kind::Guid).at(0..16).about("GUID of the file.").means(Meaning::Guid),
        unsigned("ULONG Age").at(16..20).about("Number of changes to the file since it received the GUID.")
            .means(Meaning::Count),
    ]);
fixed! {
    /// Fixed part of `WmiDbgidRsds` and [`WmiDbgidRsdsView`], with the getters of its fields.
    part WmiDbgidRsdsFixed / WmiDbgidRsdsView: followed,
        name = "WMI_DBGID_RSDS", size = 20, table = Table::form(&LAYOUT_0);
    fields {
        /// GUID of the file. `GUID Guid` at 0x00.
        guid / set_guid: Guid, at = 0;
        /// Number of changes to the file since it received the GUID. `ULONG Age` at 0x10.
        age / set_age: u32, at = 16;
    }
}

impl<'a> WmiDbgidRsdsView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiDbgidRsdsFixed(first_and_rest::<20>("WMI_DBGID_RSDS", bytes)?);
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
    pub fn tail(&self) -> Result<WmiDbgidRsdsTail<'a>, Error> {
        let mut left = Left::new("WMI_DBGID_RSDS", 20, self.0.rest);
        let pdb_file_name = left.text();
        Ok(WmiDbgidRsdsTail { pdb_file_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiDbgidRsds, Error> {
        let tail = self.tail()?;
        Ok(WmiDbgidRsds {
            fixed: WmiDbgidRsdsFixed(*self.0.fixed),
            pdb_file_name: { let part = tail.pdb_file_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiDbgidRsdsView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiDbgidRsdsView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_DBGID_RSDS`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiDbgidRsdsTail<'a> {
    /// Path of the file. `CHAR PdbFileName`, terminated by a zero.
    pub pdb_file_name: AnsiStr<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// File with the debugging information that decodes the messages of this trace.
///
/// No known name in C; here: `WMI_DBGID_RSDS`, 0x14 bytes. Releases unknown.
///
/// The same as an RSDS record of an image without its signature.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "WMI_DBGID_RSDS")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiDbgidRsds {
    fixed: WmiDbgidRsdsFixed,
    /// Path of the file. `CHAR PdbFileName`, terminated by a zero.
    pub pdb_file_name: AnsiString,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiDbgidRsds {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiDbgidRsdsView::new`] and [`WmiDbgidRsdsView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiDbgidRsdsView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiDbgidRsds {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            pdb_file_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmiDbgidRsds {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiDbgidRsds");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("PdbFileName", &self.pdb_file_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiDbgidRsds, fixed = WmiDbgidRsdsFixed, view = WmiDbgidRsdsView, size = 20);
#[cfg(feature = "alloc")]
impl Tailed for WmiDbgidRsds {
    const NAME: &'static str = "WMI_DBGID_RSDS";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<20>("WMI_DBGID_RSDS", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiDbgidRsds::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_DBGID_RSDS", out);
        {
            let part = &self.pdb_file_name;
            to.ansi("PdbFileName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiDbgidRsds);
#[cfg(feature = "serde")]
serde_tailed!(WmiDbgidRsds, table = Table::form(&LAYOUT_0), parts { pdb_file_name = "PdbFileName", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiDbgidRsds {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 20]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
