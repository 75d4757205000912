// Generated from spec/structs/ETW_TRACE_GROUP_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Information about a provider group.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_GROUP_INFO", "EtwTraceGroupInfo")
    .size(544)
    .fixed(524)
    .about("Information about a provider group.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("GUID", "InstanceGuids", Content::Value(ArrayElement { kind: ElementKind::Guid, size: 16 }))
            .many(
                Many::Counted(
                    &number(
                        "InstanceGuidCount", Place::Fixed { offset: 520, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Providers of the group.").means(Meaning::Guid),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG GroupCount").at(0..4).about("Number of valid elements in GroupInfo.").means(Meaning::Count),
        field("padding ", Kind::Padding).at(4..8),
        field(
            "ETW_TRACE_GROUP_INFO_ENTRY GroupInfo",
            Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 32 }, count: 16 }
        )
            .at(8..520).about("Sessions that enable the group. GroupCount elements are valid.").with(&[More::Fields(&[
            unsigned("ULONG GroupInfo.IsEnabled").at(8..12).about("True if the session enables it.")
                .means(Meaning::Boolean),
            unsigned("UCHAR GroupInfo.Level").at(12..13).about("Maximum level of enabled events.")
                .means(Meaning::Enumeration),
            unsigned("UCHAR GroupInfo.Reserved1").at(13..14).means(Meaning::Reserved),
            unsigned("USHORT GroupInfo.LoggerId").at(14..16).about("Logger ID of the session.")
                .means(Meaning::LoggerId),
            unsigned("ULONG GroupInfo.EnableProperty").at(16..20).about("EVENT_ENABLE_PROPERTY_ constants.")
                .means(Meaning::Flags),
            unsigned("ULONG GroupInfo.Reserved2").at(20..24).means(Meaning::Reserved),
            unsigned("ULONGLONG GroupInfo.MatchAnyKeyword").at(24..32)
                .about("Keywords of which an event must have at least one.").means(Meaning::Flags),
            unsigned("ULONGLONG GroupInfo.MatchAllKeyword").at(32..40)
                .about("Keywords of which an event must have all.").means(Meaning::Flags),
        ])]),
        unsigned("ULONG InstanceGuidCount").at(520..524).about("Number of elements in InstanceGuids.")
            .means(Meaning::Count),
        field("GUID InstanceGuids", Kind::Counted { element: ArrayElement { kind: ElementKind::Guid, size: 16 } })
            .at(524..540).about("Providers of the group.").means(Meaning::Guid)
            .with(&[More::CountIn(&("InstanceGuidCount", 18446744073709551615, 0))]),
    ]);
fixed! {
    /// Fixed part of `EtwTraceGroupInfo` and [`EtwTraceGroupInfoView`], with the getters of its fields.
    part EtwTraceGroupInfoFixed / EtwTraceGroupInfoView: followed,
        name = "ETW_TRACE_GROUP_INFO", size = 524, table = Table::form(&LAYOUT_0);
    fields {
        /// Number of valid elements in GroupInfo. `ULONG GroupCount` at 0x00.
        group_count / set_group_count: u32, at = 0;
        /// Sessions that enable the group. GroupCount elements are valid. `ETW_TRACE_GROUP_INFO_ENTRY GroupInfo` at
        /// 0x08.
        group_info / set_group_info: [crate::requests::provider::EtwTraceGroupInfoEntry; 16], at = 8;
        /// Number of elements in InstanceGuids. `ULONG InstanceGuidCount` at 0x208.
        instance_guid_count / set_instance_guid_count: u32, at = 520;
    }
}

impl<B: Storage> EtwTraceGroupInfoFixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.instance_guid_count() as u64
    }
}

impl<'a> EtwTraceGroupInfoView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 524 bytes, [`Error::BadCount`] if `InstanceGuidCount` exceeds the
    /// elements present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwTraceGroupInfoFixed(first_and_rest::<524>("ETW_TRACE_GROUP_INFO", bytes)?);
        let rest = counted("ETW_TRACE_GROUP_INFO", "InstanceGuidCount", 16, view.announced_count(), view.0.rest)?;
        Ok(EtwTraceGroupInfoFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Providers of the group. `GUID InstanceGuids` at 0x20C.
    #[inline]
    pub fn instance_guids(&self) -> Elements<'a, Guid> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwTraceGroupInfo {
        EtwTraceGroupInfo { fixed: EtwTraceGroupInfoFixed(*self.0.fixed), instance_guids: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for EtwTraceGroupInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwTraceGroupInfoView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("InstanceGuids", &self.instance_guids()).finish()
    }
}

/// Information about a provider group.
///
/// In C: `ETW_TRACE_GROUP_INFO`, 0x220 bytes with one element of its array, 0x20c without elements. Releases unknown.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_TRACE_GROUP_INFO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwTraceGroupInfo {
    fixed: EtwTraceGroupInfoFixed,
    /// Providers of the group. `GUID InstanceGuids` at 0x20C.
    pub instance_guids: alloc::vec::Vec<Guid>,
}

#[cfg(feature = "alloc")]
impl EtwTraceGroupInfo {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwTraceGroupInfoView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTraceGroupInfoView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwTraceGroupInfo {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), instance_guids: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwTraceGroupInfo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwTraceGroupInfo");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("InstanceGuids", &self.instance_guids).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwTraceGroupInfo, fixed = EtwTraceGroupInfoFixed, view = EtwTraceGroupInfoView, size = 524);
#[cfg(feature = "alloc")]
impl Tailed for EtwTraceGroupInfo {
    const NAME: &'static str = "ETW_TRACE_GROUP_INFO";
    const FIXED: usize = 524;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EtwTraceGroupInfoFixed(first_and_rest::<524>("ETW_TRACE_GROUP_INFO", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(16)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTraceGroupInfo::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.instance_guids.len() as u64 * 16, self.fixed.announced_count().saturating_mul(16));
        if stated != have {
            return Err(Error::BadCount { name: "ETW_TRACE_GROUP_INFO", field: "InstanceGuidCount", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.instance_guids.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwTraceGroupInfo);
#[cfg(feature = "serde")]
serde_tailed!(EtwTraceGroupInfo, table = Table::form(&LAYOUT_0), parts { instance_guids = "InstanceGuids", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTraceGroupInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 524]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<Guid>(), 0..6);
        (fixed, elements).prop_map(|(fixed, instance_guids)| {
            let mut value = Self { fixed: EtwTraceGroupInfoFixed(fixed), instance_guids };
            let count = value.instance_guids.len() as u64;
            value.set_instance_guid_count((count) as u32);
            value
        }).boxed()
    }
}
