// Generated from spec/structs/ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION.toml by `cargo spec generate`. Do not edit:
// edit that file.

//! Providers that periodically log their state in a session.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout =
    layout("ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION", "EtwUpdatePeriodicCaptureStateInformation")
    .size(28)
    .fixed(12)
    .about("Providers that periodically log their state in a session.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("GUID", "GuidList", Content::Value(ArrayElement { kind: ElementKind::Guid, size: 16 }))
            .many(
                Many::Counted(
                    &number(
                        "GuidCount", Place::Fixed { offset: 8, size: 2, start: 0, width: 16, signed: false }, u64::MAX,
                        0
                    )
                )
            )
            .means(Meaning::Guid),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG LoggerId").at(0..4).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("ULONG CaptureInterval").at(4..8).about("Interval between state captures."),
        unsigned("USHORT GuidCount").at(8..10).about("Number of elements in GuidList.").means(Meaning::Count),
        unsigned("USHORT Reserved").at(10..12).means(Meaning::Reserved),
        field("GUID GuidList", Kind::Counted { element: ArrayElement { kind: ElementKind::Guid, size: 16 } }).at(12..28)
            .means(Meaning::Guid).with(&[More::CountIn(&("GuidCount", 18446744073709551615, 0))]),
    ]);
fixed! {
    /// Fixed part of `EtwUpdatePeriodicCaptureStateInformation` and [`EtwUpdatePeriodicCaptureStateInformationView`],
    /// with the getters of its fields.
    part EtwUpdatePeriodicCaptureStateInformationFixed / EtwUpdatePeriodicCaptureStateInformationView: followed,
        name = "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION", size = 12, table = Table::form(&LAYOUT_0);
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id / set_logger_id: u32, at = 0;
        /// Interval between state captures. `ULONG CaptureInterval` at 0x04.
        capture_interval / set_capture_interval: u32, at = 4;
        /// Number of elements in GuidList. `USHORT GuidCount` at 0x08.
        guid_count / set_guid_count: u16, at = 8;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0A.
        reserved / set_reserved: u16, at = 10;
    }
}

impl<B: Storage> EtwUpdatePeriodicCaptureStateInformationFixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.guid_count() as u64
    }
}

impl<'a> EtwUpdatePeriodicCaptureStateInformationView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes, [`Error::BadCount`] if `GuidCount` exceeds the elements
    /// present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            EtwUpdatePeriodicCaptureStateInformationFixed(
                first_and_rest::<12>("ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION", bytes)?
            );
        let rest =
            counted(
                "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION", "GuidCount", 16, view.announced_count(), view.0.rest
            )?;
        Ok(EtwUpdatePeriodicCaptureStateInformationFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// `GUID GuidList` at 0x0C.
    #[inline]
    pub fn guid_list(&self) -> Elements<'a, Guid> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwUpdatePeriodicCaptureStateInformation {
        EtwUpdatePeriodicCaptureStateInformation {
            fixed: EtwUpdatePeriodicCaptureStateInformationFixed(*self.0.fixed), guid_list: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EtwUpdatePeriodicCaptureStateInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwUpdatePeriodicCaptureStateInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("GuidList", &self.guid_list()).finish()
    }
}

/// Providers that periodically log their state in a session.
///
/// In C: `ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION`, 0x1c bytes with one element of its array, 0xc without
/// elements. Releases unknown.
///
/// Unknown:
///
/// - Unit of CaptureInterval.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwUpdatePeriodicCaptureStateInformation {
    fixed: EtwUpdatePeriodicCaptureStateInformationFixed,
    /// `GUID GuidList` at 0x0C.
    pub guid_list: alloc::vec::Vec<Guid>,
}

#[cfg(feature = "alloc")]
impl EtwUpdatePeriodicCaptureStateInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwUpdatePeriodicCaptureStateInformationView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwUpdatePeriodicCaptureStateInformationView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwUpdatePeriodicCaptureStateInformation {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), guid_list: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwUpdatePeriodicCaptureStateInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwUpdatePeriodicCaptureStateInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("GuidList", &self.guid_list).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwUpdatePeriodicCaptureStateInformation, fixed = EtwUpdatePeriodicCaptureStateInformationFixed, view =
    EtwUpdatePeriodicCaptureStateInformationView, size = 12
);
#[cfg(feature = "alloc")]
impl Tailed for EtwUpdatePeriodicCaptureStateInformation {
    const NAME: &'static str = "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view =
            EtwUpdatePeriodicCaptureStateInformationFixed(
                first_and_rest::<12>("ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION", fixed)?
            );
        Ok(Some(view.announced_count().saturating_mul(16)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwUpdatePeriodicCaptureStateInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.guid_list.len() as u64 * 16, self.fixed.announced_count().saturating_mul(16));
        if stated != have {
            return Err(
                Error::BadCount {
                    name: "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION", field: "GuidCount", stated, have
                }
            );
        }
        out.extend_from_slice(&self.fixed.0);
        self.guid_list.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwUpdatePeriodicCaptureStateInformation);
#[cfg(feature = "serde")]
serde_tailed!(
    EtwUpdatePeriodicCaptureStateInformation, table = Table::form(&LAYOUT_0), parts { guid_list = "GuidList", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUpdatePeriodicCaptureStateInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 12]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<Guid>(), 0..6);
        (fixed, elements).prop_map(|(fixed, guid_list)| {
            let mut value = Self { fixed: EtwUpdatePeriodicCaptureStateInformationFixed(fixed), guid_list };
            let count = value.guid_list.len() as u64;
            value.set_guid_count((count) as u16);
            value
        }).boxed()
    }
}
