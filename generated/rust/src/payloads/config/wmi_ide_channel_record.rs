// Generated from spec/structs/WMI_IDE_CHANNEL_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Channel of an IDE controller.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::MICROSOFT_KERNEL_MOF,
        &sources::MICROSOFT_KERNEL_EVENT_DOCS, &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("WMI_IDE_CHANNEL_RECORD", "WmiIdeChannelRecord")
    .size(20)
    .fixed(16)
    .about("Channel of an IDE controller.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("WCHAR", "LocationInformation", Content::Text { unit: 2 }).about("Name of the channel, such as Channel 0.")
            .means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG TargetId").at(0..4).means(Meaning::Identifier),
        unsigned("ULONG DeviceType").at(4..8).about("1 for ATA, 2 for ATAPI.").means(Meaning::Enumeration),
        unsigned("ULONG DeviceTimingMode").at(8..12)
            .about("Transfer modes, from PIO mode 0 in bit 0x1 to Ultra DMA mode 5 in bit 0x10000.")
            .means(Meaning::Flags),
        unsigned("ULONG LocationInformationLen").at(12..16)
            .about("Length of LocationInformation, excluding its null terminator.").means(Meaning::Characters)
            .with(&[More::Units("characters")]),
        field(
            "WCHAR LocationInformation", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }
        )
            .at(16..18).about("Name of the channel, such as Channel 0.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `WmiIdeChannelRecord` and [`WmiIdeChannelRecordView`], with the getters of its fields.
    part WmiIdeChannelRecordFixed / WmiIdeChannelRecordView: followed,
        name = "WMI_IDE_CHANNEL_RECORD", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// `ULONG TargetId` at 0x00.
        target_id / set_target_id: u32, at = 0;
        /// 1 for ATA, 2 for ATAPI. `ULONG DeviceType` at 0x04.
        device_type / set_device_type: u32, at = 4;
        /// Transfer modes, from PIO mode 0 in bit 0x1 to Ultra DMA mode 5 in bit 0x10000. `ULONG DeviceTimingMode` at
        /// 0x08.
        device_timing_mode / set_device_timing_mode: u32, at = 8;
        /// Length of LocationInformation, excluding its null terminator. `ULONG LocationInformationLen` at 0x0C. Unit:
        /// characters.
        location_information_len / set_location_information_len: u32, at = 12;
    }
}

impl<'a> WmiIdeChannelRecordView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiIdeChannelRecordFixed(first_and_rest::<16>("WMI_IDE_CHANNEL_RECORD", bytes)?);
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
    pub fn tail(&self) -> Result<WmiIdeChannelRecordTail<'a>, Error> {
        let mut left = Left::new("WMI_IDE_CHANNEL_RECORD", 16, self.0.rest);
        let location_information = left.text();
        Ok(WmiIdeChannelRecordTail { location_information, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiIdeChannelRecord, Error> {
        let tail = self.tail()?;
        Ok(WmiIdeChannelRecord {
            fixed: WmiIdeChannelRecordFixed(*self.0.fixed),
            location_information: { let part = tail.location_information; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiIdeChannelRecordView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiIdeChannelRecordView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_IDE_CHANNEL_RECORD`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiIdeChannelRecordTail<'a> {
    /// Name of the channel, such as Channel 0. `WCHAR LocationInformation`, terminated by a zero.
    pub location_information: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Channel of an IDE controller.
///
/// In C: `WMI_IDE_CHANNEL_RECORD`, 0x14 bytes with one element of its array, 0x10 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of
/// public projects*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can
/// Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_IDE_CHANNEL_RECORD")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiIdeChannelRecord {
    fixed: WmiIdeChannelRecordFixed,
    /// Name of the channel, such as Channel 0. `WCHAR LocationInformation`, terminated by a zero.
    pub location_information: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiIdeChannelRecord {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiIdeChannelRecordView::new`] and [`WmiIdeChannelRecordView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiIdeChannelRecordView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiIdeChannelRecord {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            location_information: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmiIdeChannelRecord {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiIdeChannelRecord");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("LocationInformation", &self.location_information);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiIdeChannelRecord, fixed = WmiIdeChannelRecordFixed, view = WmiIdeChannelRecordView, size = 16);
#[cfg(feature = "alloc")]
impl Tailed for WmiIdeChannelRecord {
    const NAME: &'static str = "WMI_IDE_CHANNEL_RECORD";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("WMI_IDE_CHANNEL_RECORD", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiIdeChannelRecord::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_IDE_CHANNEL_RECORD", out);
        {
            let part = &self.location_information;
            to.utf16("LocationInformation", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiIdeChannelRecord);
#[cfg(feature = "serde")]
serde_tailed!(
    WmiIdeChannelRecord, table = Table::form(&LAYOUT_0),
    parts { location_information = "LocationInformation", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiIdeChannelRecord {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 16>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
