// Generated from spec/structs/CONFIG_FLIGHTID_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Microsoft experiments in which the machine participates.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("CONFIG_FLIGHTID_RECORD", "ConfigFlightidRecord")
    .size(0)
    .summary("Microsoft experiments in which the machine participates.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "Unnamed1", Content::Text { unit: 2 }).doc("Empty in the single real event.")
            .of_unknown_purpose(),
        part("WCHAR", "FlightIds", Content::Text { unit: 2 }).doc("Comma-separated IDs.").means(Meaning::Text),
    ])
    .stated_by(SOURCES);
fixed! {
    /// Fixed part of `ConfigFlightidRecord` and [`ConfigFlightidRecordView`], with the getters of its fields.
    part ConfigFlightidRecordFixed / ConfigFlightidRecordView: followed,
        name = "CONFIG_FLIGHTID_RECORD", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> ConfigFlightidRecordView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ConfigFlightidRecordFixed(first_and_rest::<0>("CONFIG_FLIGHTID_RECORD", bytes)?);
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
    pub fn tail(&self) -> Result<ConfigFlightidRecordTail<'a>, Error> {
        let mut left = Left::new("CONFIG_FLIGHTID_RECORD", 0, self.0.rest);
        let unnamed1 = left.text();
        let flight_ids = left.text();
        Ok(ConfigFlightidRecordTail { unnamed1, flight_ids, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<ConfigFlightidRecord, Error> {
        let tail = self.tail()?;
        Ok(ConfigFlightidRecord {
            fixed: ConfigFlightidRecordFixed(*self.0.fixed),
            unnamed1: { let part = tail.unnamed1; part.to_value() },
            flight_ids: { let part = tail.flight_ids; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for ConfigFlightidRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ConfigFlightidRecordView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `CONFIG_FLIGHTID_RECORD`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ConfigFlightidRecordTail<'a> {
    /// Empty in the single real event. Purpose unknown. `WCHAR Unnamed1`, terminated by a zero.
    pub unnamed1: Utf16Str<'a>,
    /// Comma-separated IDs. `WCHAR FlightIds`, terminated by a zero.
    pub flight_ids: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Microsoft experiments in which the machine participates.
///
/// No known name in C; here: `CONFIG_FLIGHTID_RECORD`, 0x0 bytes. Releases unknown.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "CONFIG_FLIGHTID_RECORD")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ConfigFlightidRecord {
    fixed: ConfigFlightidRecordFixed,
    /// Empty in the single real event. Purpose unknown. `WCHAR Unnamed1`, terminated by a zero.
    pub unnamed1: Utf16String,
    /// Comma-separated IDs. `WCHAR FlightIds`, terminated by a zero.
    pub flight_ids: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl ConfigFlightidRecord {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`ConfigFlightidRecordView::new`] and [`ConfigFlightidRecordView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ConfigFlightidRecordView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for ConfigFlightidRecord {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            unnamed1: Default::default(),
            flight_ids: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ConfigFlightidRecord {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ConfigFlightidRecord");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Unnamed1", &self.unnamed1);
        shown.field("FlightIds", &self.flight_ids);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ConfigFlightidRecord, fixed = ConfigFlightidRecordFixed, view = ConfigFlightidRecordView, size = 0);
#[cfg(feature = "alloc")]
impl Tailed for ConfigFlightidRecord {
    const NAME: &'static str = "CONFIG_FLIGHTID_RECORD";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("CONFIG_FLIGHTID_RECORD", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ConfigFlightidRecord::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("CONFIG_FLIGHTID_RECORD", out);
        {
            let part = &self.unnamed1;
            to.utf16("Unnamed1", part)?;
        }
        {
            let part = &self.flight_ids;
            to.utf16("FlightIds", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ConfigFlightidRecord);
#[cfg(feature = "serde")]
serde_tailed!(
    ConfigFlightidRecord, table = Table::form(&LAYOUT_0),
    parts { unnamed1 = "Unnamed1", flight_ids = "FlightIds", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ConfigFlightidRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 0]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
