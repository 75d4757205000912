// Generated from spec/structs/ETW_TRACE_GUID_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Number of registrations of a provider: the public TRACE_GUID_INFO.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_GUID_INFO", "EtwTraceGuidInfo")
    .size(8)
    .about("Number of registrations of a provider: the public TRACE_GUID_INFO.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part(
            "ETW_TRACE_PROVIDER_INSTANCE_INFO", "Instances",
            Content::Layout(&crate::requests::provider::etw_trace_provider_instance_info::LAYOUT_0)
        )
            .many(
                Many::Next(
                    &number(
                        "NextOffset", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX,
                        0
                    )
                )
            )
            .about("Instances.")
            .when(
                &when(
                    number(
                        "InstanceCount", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false },
                        0xffffffff, 0
                    ),
                    None
                )
            ),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG InstanceCount").at(0..4).about("Number of instances that follow.").means(Meaning::Count),
        unsigned("ULONG Reserved").at(4..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Fixed part of `EtwTraceGuidInfo` and [`EtwTraceGuidInfoView`], with the getters of its fields.
    part EtwTraceGuidInfoFixed / EtwTraceGuidInfoView: followed,
        name = "ETW_TRACE_GUID_INFO", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Number of instances that follow. `ULONG InstanceCount` at 0x00.
        instance_count / set_instance_count: u32, at = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
        reserved / set_reserved: u32, at = 4;
    }
}

impl<'a> EtwTraceGuidInfoView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwTraceGuidInfoFixed(first_and_rest::<8>("ETW_TRACE_GUID_INFO", bytes)?);
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
    pub fn tail(&self) -> Result<EtwTraceGuidInfoTail<'a>, Error> {
        let mut left = Left::new("ETW_TRACE_GUID_INFO", 8, self.0.rest);
        let instances =
            if (self.instance_count() as u64) & 0xffffffff != 0 {
                Some(
                    left.items(
                        |bytes| linked(
                            bytes, "NextOffset",
                            crate::requests::provider::EtwTraceProviderInstanceInfoView::new(
                                bytes
                            )?.next_offset() as u64,
                            crate::requests::provider::EtwTraceProviderInstanceInfoView::new
                        ),
                        None, |item| item.next_offset() != 0, None
                    )?
                )
            } else { None };
        Ok(EtwTraceGuidInfoTail { instances, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwTraceGuidInfo, Error> {
        let tail = self.tail()?;
        Ok(EtwTraceGuidInfo {
            fixed: EtwTraceGuidInfoFixed(*self.0.fixed),
            instances: match tail.instances {
                Some(part) => Some(part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?), None =>
                None
            },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwTraceGuidInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwTraceGuidInfoView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `ETW_TRACE_GUID_INFO`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwTraceGuidInfoTail<'a> {
    /// Instances. `ETW_TRACE_PROVIDER_INSTANCE_INFO Instances`, a list linked by `NextOffset`. Present if announced by
    /// `InstanceCount`.
    pub instances: Option<Items<'a, crate::requests::provider::EtwTraceProviderInstanceInfoView<'a>>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Number of registrations of a provider: the public TRACE_GUID_INFO.
///
/// In C: `ETW_TRACE_GUID_INFO`, 0x8 bytes. Releases unknown.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_TRACE_GUID_INFO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwTraceGuidInfo {
    fixed: EtwTraceGuidInfoFixed,
    /// Instances. `ETW_TRACE_PROVIDER_INSTANCE_INFO Instances`, a list linked by `NextOffset`. Present if announced by
    /// `InstanceCount`.
    pub instances: Option<alloc::vec::Vec<crate::requests::provider::EtwTraceProviderInstanceInfo>>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwTraceGuidInfo {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwTraceGuidInfoView::new`] and [`EtwTraceGuidInfoView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTraceGuidInfoView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwTraceGuidInfo {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            instances: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwTraceGuidInfo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwTraceGuidInfo");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Instances", &self.instances);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwTraceGuidInfo, fixed = EtwTraceGuidInfoFixed, view = EtwTraceGuidInfoView, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for EtwTraceGuidInfo {
    const NAME: &'static str = "ETW_TRACE_GUID_INFO";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("ETW_TRACE_GUID_INFO", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTraceGuidInfo::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_TRACE_GUID_INFO", out);
        to.count(
            "InstanceCount", u64::from((self.instance_count() as u64) & 0xffffffff != 0),
            usize::from(self.instances.is_some())
        )?;
        if let Some(part) = &self.instances {
            for (index, item) in part.iter()
                .enumerate() {
                    let have = to.tailed(item)?; let last = index + 1 == part.len();
                    to.count("NextOffset", item.next_offset() as u64, if last { 0 } else { have })?;
                } to.limit("Instances", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwTraceGuidInfo);
#[cfg(feature = "serde")]
serde_tailed!(EtwTraceGuidInfo, table = Table::form(&LAYOUT_0), parts { instances = "Instances", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTraceGuidInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 0, size: 4, mask: 4294967295, shift: None },
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 8]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
