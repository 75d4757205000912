// Generated from spec/structs/WMI_PNP_RECORD_V3.toml by `cargo spec generate`. Do not edit: edit that file.

//! Plug and Play device, up to the third version of the event.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::FOX_IT_DISSECT_ETL];
const SOURCES_1: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("WMI_PNP_RECORD_V3", "WmiPnpRecordV3")
    .size(16)
    .fixed(12)
    .about("Plug and Play device, up to the third version of the event.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("WCHAR", "Strings", Content::Text { unit: 2 }).about("Device ID, the first of three strings.")
            .means(Meaning::Text),
        part("WCHAR", "Description", Content::Text { unit: 2 }).about("Device description.").means(Meaning::Text),
        part("WCHAR", "FriendlyName", Content::Text { unit: 2 }).about("Friendly name of the device.")
            .means(Meaning::Text),
        part("WCHAR", "PdoName", Content::Text { unit: 2 })
            .about("Name of the physical device object. Event version 3 has it.").that_may_be_missing()
            .means(Meaning::Text).stated_by(SOURCES),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG IDLength").at(0..4).about("Length of the device ID.").means(Meaning::Characters)
            .with(&[More::Units("characters")]),
        unsigned("ULONG DescriptionLength").at(4..8).about("Length of the device description.")
            .means(Meaning::Characters).with(&[More::Units("characters")]),
        unsigned("ULONG FriendlyNameLength").at(8..12).about("Length of the device's friendly name.")
            .means(Meaning::Characters).with(&[More::Units("characters")]),
        field("WCHAR Strings", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(12..14).about("Device ID, the first of three strings.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `WmiPnpRecordV3` and [`WmiPnpRecordV3View`], with the getters of its fields.
    part WmiPnpRecordV3Fixed / WmiPnpRecordV3View: followed,
        name = "WMI_PNP_RECORD_V3", size = 12, table = Table::form(&LAYOUT_0);
    fields {
        /// Length of the device ID. `ULONG IDLength` at 0x00. Unit: characters.
        id_length / set_id_length: u32, at = 0;
        /// Length of the device description. `ULONG DescriptionLength` at 0x04. Unit: characters.
        description_length / set_description_length: u32, at = 4;
        /// Length of the device's friendly name. `ULONG FriendlyNameLength` at 0x08. Unit: characters.
        friendly_name_length / set_friendly_name_length: u32, at = 8;
    }
}

impl<'a> WmiPnpRecordV3View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiPnpRecordV3Fixed(first_and_rest::<12>("WMI_PNP_RECORD_V3", bytes)?);
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
    pub fn tail(&self) -> Result<WmiPnpRecordV3Tail<'a>, Error> {
        let mut left = Left::new("WMI_PNP_RECORD_V3", 12, self.0.rest);
        let strings = left.text();
        let description = left.text();
        let friendly_name = left.text();
        let pdo_name = if left.has(1) { Some(left.text()) } else { None };
        Ok(WmiPnpRecordV3Tail { strings, description, friendly_name, pdo_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiPnpRecordV3, Error> {
        let tail = self.tail()?;
        Ok(WmiPnpRecordV3 {
            fixed: WmiPnpRecordV3Fixed(*self.0.fixed),
            strings: { let part = tail.strings; part.to_value() },
            description: { let part = tail.description; part.to_value() },
            friendly_name: { let part = tail.friendly_name; part.to_value() },
            pdo_name: tail.pdo_name.map(|part| part.to_value()),
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiPnpRecordV3View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiPnpRecordV3View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_PNP_RECORD_V3`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiPnpRecordV3Tail<'a> {
    /// Device ID, the first of three strings. `WCHAR Strings`, terminated by a zero.
    pub strings: Utf16Str<'a>,
    /// Device description. `WCHAR Description`, terminated by a zero.
    pub description: Utf16Str<'a>,
    /// Friendly name of the device. `WCHAR FriendlyName`, terminated by a zero.
    pub friendly_name: Utf16Str<'a>,
    /// Name of the physical device object. Event version 3 has it. `WCHAR PdoName`, terminated by a zero. Optional: the
    /// bytes may end before it.
    pub pdo_name: Option<Utf16Str<'a>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Plug and Play device, up to the third version of the event.
///
/// In C: `WMI_PNP_RECORD_V3`, 0x10 bytes with one element of its array, 0xc without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Whether the three lengths include the null terminators of the strings, and their unit.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*;
/// Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_PNP_RECORD_V3")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiPnpRecordV3 {
    fixed: WmiPnpRecordV3Fixed,
    /// Device ID, the first of three strings. `WCHAR Strings`, terminated by a zero.
    pub strings: Utf16String,
    /// Device description. `WCHAR Description`, terminated by a zero.
    pub description: Utf16String,
    /// Friendly name of the device. `WCHAR FriendlyName`, terminated by a zero.
    pub friendly_name: Utf16String,
    /// Name of the physical device object. Event version 3 has it. `WCHAR PdoName`, terminated by a zero. Optional: the
    /// bytes may end before it.
    pub pdo_name: Option<Utf16String>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiPnpRecordV3 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiPnpRecordV3View::new`] and [`WmiPnpRecordV3View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiPnpRecordV3View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiPnpRecordV3 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            strings: Default::default(),
            description: Default::default(),
            friendly_name: Default::default(),
            pdo_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmiPnpRecordV3 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiPnpRecordV3");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Strings", &self.strings);
        shown.field("Description", &self.description);
        shown.field("FriendlyName", &self.friendly_name);
        shown.field("PdoName", &self.pdo_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiPnpRecordV3, fixed = WmiPnpRecordV3Fixed, view = WmiPnpRecordV3View, size = 12);
#[cfg(feature = "alloc")]
impl Tailed for WmiPnpRecordV3 {
    const NAME: &'static str = "WMI_PNP_RECORD_V3";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<12>("WMI_PNP_RECORD_V3", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiPnpRecordV3::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_PNP_RECORD_V3", out);
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
        if let Some(part) = &self.pdo_name {
            to.utf16("PdoName", part)?;
        } else {
            to.limit("pdo_name", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiPnpRecordV3);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiPnpRecordV3, table = Table::form(&LAYOUT_0),
    parts {
        strings = "Strings", description = "Description", friendly_name = "FriendlyName", pdo_name = "PdoName", rest =
        "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiPnpRecordV3 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 12>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
