// Generated from spec/structs/ETW_TRACE_PROVIDER_INSTANCE_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! One registration of a provider: the public TRACE_PROVIDER_INSTANCE_INFO.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_TRACE_PROVIDER_INSTANCE_INFO", "EtwTraceProviderInstanceInfo")
    .size(16)
    .about("One registration of a provider: the public TRACE_PROVIDER_INSTANCE_INFO.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part(
            "ETW_TRACE_ENABLE_INFO", "EnableInfo",
            Content::Layout(&crate::requests::provider::etw_trace_enable_info::LAYOUT_0)
        )
            .many(
                Many::Counted(
                    &number(
                        "EnableCount", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Settings of each session that enables it."),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG NextOffset").at(0..4).about("Distance from this instance to the next. 0 in the last.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG EnableCount").at(4..8)
            .about("Number of sessions that enable it, each with an element after this structure.")
            .means(Meaning::Count),
        unsigned("ULONG Pid").at(8..12).about("ID of the process that registered it.").means(Meaning::ProcessId),
        unsigned("ULONG Flags").at(12..16).about("TRACE_PROVIDER_FLAG_ constants.").means(Meaning::Flags),
    ]);
fixed! {
    /// Fixed part of `EtwTraceProviderInstanceInfo` and [`EtwTraceProviderInstanceInfoView`], with the getters of its
    /// fields.
    part EtwTraceProviderInstanceInfoFixed / EtwTraceProviderInstanceInfoView: followed,
        name = "ETW_TRACE_PROVIDER_INSTANCE_INFO", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// Distance from this instance to the next. 0 in the last. `ULONG NextOffset` at 0x00. Unit: bytes.
        next_offset / set_next_offset: u32, at = 0;
        /// Number of sessions that enable it, each with an element after this structure. `ULONG EnableCount` at 0x04.
        enable_count / set_enable_count: u32, at = 4;
        /// ID of the process that registered it. `ULONG Pid` at 0x08.
        pid / set_pid: u32, at = 8;
        /// TRACE_PROVIDER_FLAG_ constants. `ULONG Flags` at 0x0C.
        flags / set_flags: u32, at = 12;
    }
}

impl<'a> EtwTraceProviderInstanceInfoView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwTraceProviderInstanceInfoFixed(first_and_rest::<16>("ETW_TRACE_PROVIDER_INSTANCE_INFO", bytes)?);
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
    pub fn tail(&self) -> Result<EtwTraceProviderInstanceInfoTail<'a>, Error> {
        let mut left = Left::new("ETW_TRACE_PROVIDER_INSTANCE_INFO", 16, self.0.rest);
        let enable_info = left.counted(self.enable_count() as u64, "EnableCount")?;
        Ok(EtwTraceProviderInstanceInfoTail { enable_info, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwTraceProviderInstanceInfo, Error> {
        let tail = self.tail()?;
        Ok(EtwTraceProviderInstanceInfo {
            fixed: EtwTraceProviderInstanceInfoFixed(*self.0.fixed),
            enable_info: { let part = tail.enable_info; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwTraceProviderInstanceInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwTraceProviderInstanceInfoView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for EtwTraceProviderInstanceInfoView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwTraceProviderInstanceInfo;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        let (own, rest) = split_at("ETW_TRACE_PROVIDER_INSTANCE_INFO", bytes, end)?;
        Ok((EtwTraceProviderInstanceInfoFixed(Borrowed { fixed: view.0.fixed, rest: &own[16..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwTraceProviderInstanceInfo, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `ETW_TRACE_PROVIDER_INSTANCE_INFO`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwTraceProviderInstanceInfoTail<'a> {
    /// Settings of each session that enables it. `ETW_TRACE_ENABLE_INFO EnableInfo`, with the number of elements in
    /// `EnableCount`.
    pub enable_info: Elements<'a, crate::requests::provider::EtwTraceEnableInfo>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// One registration of a provider: the public TRACE_PROVIDER_INSTANCE_INFO.
///
/// In C: `ETW_TRACE_PROVIDER_INSTANCE_INFO`, 0x10 bytes. Releases unknown.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_TRACE_PROVIDER_INSTANCE_INFO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwTraceProviderInstanceInfo {
    fixed: EtwTraceProviderInstanceInfoFixed,
    /// Settings of each session that enables it. `ETW_TRACE_ENABLE_INFO EnableInfo`, with the number of elements in
    /// `EnableCount`.
    pub enable_info: alloc::vec::Vec<crate::requests::provider::EtwTraceEnableInfo>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwTraceProviderInstanceInfo {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwTraceProviderInstanceInfoView::new`] and [`EtwTraceProviderInstanceInfoView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTraceProviderInstanceInfoView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwTraceProviderInstanceInfo {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            enable_info: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwTraceProviderInstanceInfo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwTraceProviderInstanceInfo");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("EnableInfo", &self.enable_info);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwTraceProviderInstanceInfo, fixed = EtwTraceProviderInstanceInfoFixed, view = EtwTraceProviderInstanceInfoView,
    size = 16
);
#[cfg(feature = "alloc")]
impl Tailed for EtwTraceProviderInstanceInfo {
    const NAME: &'static str = "ETW_TRACE_PROVIDER_INSTANCE_INFO";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("ETW_TRACE_PROVIDER_INSTANCE_INFO", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwTraceProviderInstanceInfo::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_TRACE_PROVIDER_INSTANCE_INFO", out);
        {
            let part = &self.enable_info;
            to.count("EnableCount", self.enable_count() as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwTraceProviderInstanceInfo);
#[cfg(feature = "serde")]
serde_tailed!(
    EtwTraceProviderInstanceInfo, table = Table::form(&LAYOUT_0), parts { enable_info = "EnableInfo", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTraceProviderInstanceInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 4, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 16>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
