// Generated from spec/structs/WMI_PNP_RECORD_V5.toml by `cargo spec generate`. Do not edit: edit that file.

//! Plug and Play device.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_PNP_RECORD_V5", "WmiPnpRecordV5")
    .size(36)
    .fixed(32)
    .about("Plug and Play device.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .also_called(&["WMI_PNP_RECORD"])
    .with_tail(&[
        part("WCHAR", "Strings", Content::Text { unit: 2 }).about("Device ID, the first of five strings.")
            .means(Meaning::Text),
        part("WCHAR", "Description", Content::Text { unit: 2 }).about("Device description.").means(Meaning::Text),
        part("WCHAR", "FriendlyName", Content::Text { unit: 2 }).about("Friendly name of the device.")
            .means(Meaning::Text),
        part("WCHAR", "PdoName", Content::Text { unit: 2 }).about("Name of the physical device object.")
            .means(Meaning::Text),
        part("WCHAR", "ServiceName", Content::Text { unit: 2 }).about("Driver service of the device.")
            .means(Meaning::Text),
        part("WCHAR", "UpperFilters", Content::Text { unit: 2 })
            .many(
                Many::Counted(
                    &number(
                        "UpperFilterCount", Place::Fixed { offset: 16, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Upper filter drivers.").means(Meaning::Text),
        part("WCHAR", "LowerFilters", Content::Text { unit: 2 })
            .many(
                Many::Counted(
                    &number(
                        "LowerFilterCount", Place::Fixed { offset: 20, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Lower filter drivers.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID ClassGuid", Kind::Guid).at(0..16).about("Setup class of the device.").means(Meaning::Guid),
        unsigned("ULONG UpperFilterCount").at(16..20).about("Number of upper filters after the five strings.")
            .means(Meaning::Count),
        unsigned("ULONG LowerFilterCount").at(20..24).about("Number of lower filters after the upper filters.")
            .means(Meaning::Count),
        unsigned("ULONG DevStatus").at(24..28).about("Flags of the documented DN_ constants of cfg.h.")
            .means(Meaning::Flags),
        unsigned("ULONG DevProblem").at(28..32).about("A value of the documented CM_PROB_ constants of cfg.h.")
            .means(Meaning::Enumeration),
        field("WCHAR Strings", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(32..34).about("Device ID, the first of five strings.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `WmiPnpRecordV5` and [`WmiPnpRecordV5View`], with the getters of its fields.
    part WmiPnpRecordV5Fixed / WmiPnpRecordV5View: followed,
        name = "WMI_PNP_RECORD_V5", size = 32, table = Table::form(&LAYOUT_0);
    fields {
        /// Setup class of the device. `GUID ClassGuid` at 0x00.
        class_guid / set_class_guid: Guid, at = 0;
        /// Number of upper filters after the five strings. `ULONG UpperFilterCount` at 0x10.
        upper_filter_count / set_upper_filter_count: u32, at = 16;
        /// Number of lower filters after the upper filters. `ULONG LowerFilterCount` at 0x14.
        lower_filter_count / set_lower_filter_count: u32, at = 20;
        /// Flags of the documented DN_ constants of cfg.h. `ULONG DevStatus` at 0x18.
        dev_status / set_dev_status: u32, at = 24;
        /// A value of the documented CM_PROB_ constants of cfg.h. `ULONG DevProblem` at 0x1C.
        dev_problem / set_dev_problem: u32, at = 28;
    }
}

impl<'a> WmiPnpRecordV5View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiPnpRecordV5Fixed(first_and_rest::<32>("WMI_PNP_RECORD_V5", bytes)?);
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
    pub fn tail(&self) -> Result<WmiPnpRecordV5Tail<'a>, Error> {
        let mut left = Left::new("WMI_PNP_RECORD_V5", 32, self.0.rest);
        let strings = left.text();
        let description = left.text();
        let friendly_name = left.text();
        let pdo_name = left.text();
        let service_name = left.text();
        let upper_filters = left.texts(Some(self.upper_filter_count() as u64), "UpperFilterCount")?;
        let lower_filters = left.texts(Some(self.lower_filter_count() as u64), "LowerFilterCount")?;
        Ok(
            WmiPnpRecordV5Tail {
                strings, description, friendly_name, pdo_name, service_name, upper_filters, lower_filters,
                rest: left.rest()
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
    pub fn to_value(&self) -> Result<WmiPnpRecordV5, Error> {
        let tail = self.tail()?;
        Ok(WmiPnpRecordV5 {
            fixed: WmiPnpRecordV5Fixed(*self.0.fixed),
            strings: { let part = tail.strings; part.to_value() },
            description: { let part = tail.description; part.to_value() },
            friendly_name: { let part = tail.friendly_name; part.to_value() },
            pdo_name: { let part = tail.pdo_name; part.to_value() },
            service_name: { let part = tail.service_name; part.to_value() },
            upper_filters: { let part = tail.upper_filters; part.iter().map(|text| text.to_value()).collect() },
            lower_filters: { let part = tail.lower_filters; part.iter().map(|text| text.to_value()).collect() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiPnpRecordV5View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiPnpRecordV5View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_PNP_RECORD_V5`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiPnpRecordV5Tail<'a> {
    /// Device ID, the first of five strings. `WCHAR Strings`, terminated by a zero.
    pub strings: Utf16Str<'a>,
    /// Device description. `WCHAR Description`, terminated by a zero.
    pub description: Utf16Str<'a>,
    /// Friendly name of the device. `WCHAR FriendlyName`, terminated by a zero.
    pub friendly_name: Utf16Str<'a>,
    /// Name of the physical device object. `WCHAR PdoName`, terminated by a zero.
    pub pdo_name: Utf16Str<'a>,
    /// Driver service of the device. `WCHAR ServiceName`, terminated by a zero.
    pub service_name: Utf16Str<'a>,
    /// Upper filter drivers. `WCHAR UpperFilters`, strings terminated by zeros.
    pub upper_filters: Texts<'a, Utf16Str<'a>>,
    /// Lower filter drivers. `WCHAR LowerFilters`, strings terminated by zeros.
    pub lower_filters: Texts<'a, Utf16Str<'a>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Plug and Play device.
///
/// In C: `WMI_PNP_RECORD_V5`, 0x24 bytes with one element of its array, 0x20 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of
/// public projects*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_PNP_RECORD_V5")]
#[doc(alias = "WMI_PNP_RECORD")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiPnpRecordV5 {
    fixed: WmiPnpRecordV5Fixed,
    /// Device ID, the first of five strings. `WCHAR Strings`, terminated by a zero.
    pub strings: Utf16String,
    /// Device description. `WCHAR Description`, terminated by a zero.
    pub description: Utf16String,
    /// Friendly name of the device. `WCHAR FriendlyName`, terminated by a zero.
    pub friendly_name: Utf16String,
    /// Name of the physical device object. `WCHAR PdoName`, terminated by a zero.
    pub pdo_name: Utf16String,
    /// Driver service of the device. `WCHAR ServiceName`, terminated by a zero.
    pub service_name: Utf16String,
    /// Upper filter drivers. `WCHAR UpperFilters`, strings terminated by zeros.
    pub upper_filters: alloc::vec::Vec<Utf16String>,
    /// Lower filter drivers. `WCHAR LowerFilters`, strings terminated by zeros.
    pub lower_filters: alloc::vec::Vec<Utf16String>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiPnpRecordV5 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiPnpRecordV5View::new`] and [`WmiPnpRecordV5View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiPnpRecordV5View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiPnpRecordV5 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            strings: Default::default(),
            description: Default::default(),
            friendly_name: Default::default(),
            pdo_name: Default::default(),
            service_name: Default::default(),
            upper_filters: Default::default(),
            lower_filters: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmiPnpRecordV5 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiPnpRecordV5");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Strings", &self.strings);
        shown.field("Description", &self.description);
        shown.field("FriendlyName", &self.friendly_name);
        shown.field("PdoName", &self.pdo_name);
        shown.field("ServiceName", &self.service_name);
        shown.field("UpperFilters", &self.upper_filters);
        shown.field("LowerFilters", &self.lower_filters);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiPnpRecordV5, fixed = WmiPnpRecordV5Fixed, view = WmiPnpRecordV5View, size = 32);
#[cfg(feature = "alloc")]
impl Tailed for WmiPnpRecordV5 {
    const NAME: &'static str = "WMI_PNP_RECORD_V5";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<32>("WMI_PNP_RECORD_V5", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiPnpRecordV5::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_PNP_RECORD_V5", out);
        {
            let part = &self.strings;
            to.utf16("Strings", part)?;
        }
        {
            let part = &self.description;
            to.utf16("Description", part)?;
        }
        {
            let part = &self.friendly_name;
            to.utf16("FriendlyName", part)?;
        }
        {
            let part = &self.pdo_name;
            to.utf16("PdoName", part)?;
        }
        {
            let part = &self.service_name;
            to.utf16("ServiceName", part)?;
        }
        {
            let part = &self.upper_filters;
            to.count("UpperFilterCount", self.upper_filter_count() as u64, part.len())?;
                for text in part { to.utf16("UpperFilters", text)?; }
        }
        {
            let part = &self.lower_filters;
            to.count("LowerFilterCount", self.lower_filter_count() as u64, part.len())?;
                for text in part { to.utf16("LowerFilters", text)?; }
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiPnpRecordV5);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiPnpRecordV5, table = Table::form(&LAYOUT_0),
    parts {
        strings = "Strings", description = "Description", friendly_name = "FriendlyName", pdo_name = "PdoName",
        service_name = "ServiceName", upper_filters = "UpperFilters", lower_filters = "LowerFilters", rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiPnpRecordV5 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 16, size: 4, mask: 18446744073709551615, shift: Some(0) },
            Deciding { offset: 20, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 32>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
