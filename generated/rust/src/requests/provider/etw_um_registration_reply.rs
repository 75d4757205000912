// Generated from spec/structs/ETW_UM_REGISTRATION_REPLY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Reply to the registration of a user-mode provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_UM_REGISTRATION_REPLY", "EtwUmRegistrationReplyPtr32")
    .size(152)
    .about("Reply to the registration of a user-mode provider.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part(
            "ETW_SCHEMATIZED_FILTER", "Filters",
            Content::Layout(&crate::requests::provider::etw_schematized_filter::LAYOUT_0)
        )
            .many(
                Many::Next(
                    &number(
                        "NextOffset", Place::Fixed { offset: 20, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Filters of the sessions that already enable the provider.").that_may_be_missing(),
    ])
    .stated_by(SOURCES)
    .fields(&[
        structure("ETW_UM_REGISTRATION_INFORMATION Registration").at(0..152).with(&[More::Fields(&[
            field("GUID Registration.ProviderGuid", Kind::Guid).at(0..16).means(Meaning::Guid),
            unsigned("ULONG Registration.RegType").at(16..20)
                .about("Kind of registration, a value of ETW_NOTIFICATION_TYPE.").means(Meaning::Enumeration),
            unsigned("USHORT Registration.LoggerId").at(20..22)
                .about("Logger ID of the session, for providers that are already enabled.").means(Meaning::LoggerId),
            unsigned("USHORT Registration.Reserved0").at(22..24).means(Meaning::Reserved),
            address("HANDLE Registration.ReplyHandle").at(24..28).about("Handle of the registration.")
                .means(Meaning::Handle),
            address("PVOID Registration.ReplyCallback").at(28..32).means(Meaning::CodeAddress),
            unsigned("ULONG Registration.ReplyBufferSize").at(32..36).means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            unsigned("ULONG Registration.Reserved1").at(36..40).means(Meaning::Reserved),
            field(
                "UCHAR Registration.Reserved2",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 64 }
            )
                .at(40..104).means(Meaning::Reserved),
            unsigned("ULONGLONG Registration.EnableCallbackContext").at(104..112).means(Meaning::Hex),
            unsigned("ULONGLONG Registration.EnableFilterDesc").at(112..120).means(Meaning::DataAddress),
            unsigned("ULONGLONG Registration.EnableCallback").at(120..128).means(Meaning::CodeAddress),
            unsigned("ULONGLONG Registration.EnableCallbackReserved").at(128..136).means(Meaning::Reserved),
            unsigned("ULONGLONG Registration.ProviderTraits").at(136..144),
            unsigned("ULONG Registration.TraitsFlags").at(144..148).means(Meaning::Flags),
            unsigned("ULONG Registration.HasPayload").at(148..152).means(Meaning::Boolean),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_UM_REGISTRATION_REPLY", "EtwUmRegistrationReplyPtr64")
    .size(160)
    .about("Reply to the registration of a user-mode provider.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part(
            "ETW_SCHEMATIZED_FILTER", "Filters",
            Content::Layout(&crate::requests::provider::etw_schematized_filter::LAYOUT_0)
        )
            .many(
                Many::Next(
                    &number(
                        "NextOffset", Place::Fixed { offset: 20, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Filters of the sessions that already enable the provider.").that_may_be_missing(),
    ])
    .stated_by(SOURCES)
    .fields(&[
        structure("ETW_UM_REGISTRATION_INFORMATION Registration").at(0..160).with(&[More::Fields(&[
            field("GUID Registration.ProviderGuid", Kind::Guid).at(0..16).means(Meaning::Guid),
            unsigned("ULONG Registration.RegType").at(16..20)
                .about("Kind of registration, a value of ETW_NOTIFICATION_TYPE.").means(Meaning::Enumeration),
            unsigned("USHORT Registration.LoggerId").at(20..22)
                .about("Logger ID of the session, for providers that are already enabled.").means(Meaning::LoggerId),
            unsigned("USHORT Registration.Reserved0").at(22..24).means(Meaning::Reserved),
            address("HANDLE Registration.ReplyHandle").at(24..32).about("Handle of the registration.")
                .means(Meaning::Handle),
            address("PVOID Registration.ReplyCallback").at(32..40).means(Meaning::CodeAddress),
            unsigned("ULONG Registration.ReplyBufferSize").at(40..44).means(Meaning::Bytes)
                .with(&[More::Units("bytes")]),
            unsigned("ULONG Registration.Reserved1").at(44..48).means(Meaning::Reserved),
            field(
                "UCHAR Registration.Reserved2",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 64 }
            )
                .at(48..112).means(Meaning::Reserved),
            unsigned("ULONGLONG Registration.EnableCallbackContext").at(112..120).means(Meaning::Hex),
            unsigned("ULONGLONG Registration.EnableFilterDesc").at(120..128).means(Meaning::DataAddress),
            unsigned("ULONGLONG Registration.EnableCallback").at(128..136).means(Meaning::CodeAddress),
            unsigned("ULONGLONG Registration.EnableCallbackReserved").at(136..144).means(Meaning::Reserved),
            unsigned("ULONGLONG Registration.ProviderTraits").at(144..152),
            unsigned("ULONG Registration.TraitsFlags").at(152..156).means(Meaning::Flags),
            unsigned("ULONG Registration.HasPayload").at(156..160).means(Meaning::Boolean),
        ])]),
    ]);
fixed! {
    /// Fixed part of `EtwUmRegistrationReplyPtr32` and [`EtwUmRegistrationReplyPtr32View`], with the getters of its
    /// fields.
    part EtwUmRegistrationReplyPtr32Fixed / EtwUmRegistrationReplyPtr32View: followed,
        name = "ETW_UM_REGISTRATION_REPLY", size = 152, table = Table::form(&LAYOUT_0);
    fields {
        /// `ETW_UM_REGISTRATION_INFORMATION Registration` at 0x00. Returns a copy.
        registration / set_registration: crate::requests::provider::EtwUmRegistrationInformationPtr32, at = 0;
    }
}

impl<'a> EtwUmRegistrationReplyPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwUmRegistrationReplyPtr32Fixed(first_and_rest::<152>("ETW_UM_REGISTRATION_REPLY", bytes)?);
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
    pub fn tail(&self) -> Result<EtwUmRegistrationReplyPtr32Tail<'a>, Error> {
        let mut left = Left::new("ETW_UM_REGISTRATION_REPLY", 152, self.0.rest);
        let filters =
            if left.has(1) {
                Some(
                    left.items(
                        |bytes| linked(
                            bytes, "NextOffset",
                            crate::requests::provider::EtwSchematizedFilterView::new(bytes)?.next_offset() as u64,
                            crate::requests::provider::EtwSchematizedFilterView::new
                        ),
                        None, |item| item.next_offset() != 0, None
                    )?
                )
            } else { None };
        Ok(EtwUmRegistrationReplyPtr32Tail { filters, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwUmRegistrationReplyPtr32, Error> {
        let tail = self.tail()?;
        Ok(EtwUmRegistrationReplyPtr32 {
            fixed: EtwUmRegistrationReplyPtr32Fixed(*self.0.fixed),
            filters: match tail.filters {
                Some(part) => Some(part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?), None =>
                None
            },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwUmRegistrationReplyPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwUmRegistrationReplyPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `ETW_UM_REGISTRATION_REPLY`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwUmRegistrationReplyPtr32Tail<'a> {
    /// Filters of the sessions that already enable the provider. `ETW_SCHEMATIZED_FILTER Filters`, a list linked by
    /// `NextOffset`. Optional: the bytes may end before it.
    pub filters: Option<Items<'a, crate::requests::provider::EtwSchematizedFilterView<'a>>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Reply to the registration of a user-mode provider.
///
/// In C: `ETW_UM_REGISTRATION_REPLY`, 0x98 bytes. Releases unknown (32-bit).
///
/// Unknown:
///
/// - How the number of filters is determined, other than by the NextOffset of each.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_UM_REGISTRATION_REPLY")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwUmRegistrationReplyPtr32 {
    fixed: EtwUmRegistrationReplyPtr32Fixed,
    /// Filters of the sessions that already enable the provider. `ETW_SCHEMATIZED_FILTER Filters`, a list linked by
    /// `NextOffset`. Optional: the bytes may end before it.
    pub filters: Option<alloc::vec::Vec<crate::requests::provider::EtwSchematizedFilter>>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwUmRegistrationReplyPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwUmRegistrationReplyPtr32View::new`] and [`EtwUmRegistrationReplyPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwUmRegistrationReplyPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwUmRegistrationReplyPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            filters: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwUmRegistrationReplyPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwUmRegistrationReplyPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Filters", &self.filters);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwUmRegistrationReplyPtr32, fixed = EtwUmRegistrationReplyPtr32Fixed, view = EtwUmRegistrationReplyPtr32View,
    size = 152
);
#[cfg(feature = "alloc")]
impl Tailed for EtwUmRegistrationReplyPtr32 {
    const NAME: &'static str = "ETW_UM_REGISTRATION_REPLY";
    const FIXED: usize = 152;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<152>("ETW_UM_REGISTRATION_REPLY", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwUmRegistrationReplyPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_UM_REGISTRATION_REPLY", out);
        if let Some(part) = &self.filters {
            for (index, item) in part.iter()
                .enumerate() {
                    let have = to.tailed(item)?; let last = index + 1 == part.len();
                    to.count("NextOffset", item.next_offset() as u64, if last { 0 } else { have })?;
                } to.limit("Filters", 1);
        } else {
            to.limit("filters", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwUmRegistrationReplyPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    EtwUmRegistrationReplyPtr32, table = Table::form(&LAYOUT_0), parts { filters = "Filters", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUmRegistrationReplyPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 152>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `EtwUmRegistrationReplyPtr64` and [`EtwUmRegistrationReplyPtr64View`], with the getters of its
    /// fields.
    part EtwUmRegistrationReplyPtr64Fixed / EtwUmRegistrationReplyPtr64View: followed,
        name = "ETW_UM_REGISTRATION_REPLY", size = 160, table = Table::form(&LAYOUT_1);
    fields {
        /// `ETW_UM_REGISTRATION_INFORMATION Registration` at 0x00. Returns a copy.
        registration / set_registration: crate::requests::provider::EtwUmRegistrationInformationPtr64, at = 0;
    }
}

impl<'a> EtwUmRegistrationReplyPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwUmRegistrationReplyPtr64Fixed(first_and_rest::<160>("ETW_UM_REGISTRATION_REPLY", bytes)?);
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
    pub fn tail(&self) -> Result<EtwUmRegistrationReplyPtr64Tail<'a>, Error> {
        let mut left = Left::new("ETW_UM_REGISTRATION_REPLY", 160, self.0.rest);
        let filters =
            if left.has(1) {
                Some(
                    left.items(
                        |bytes| linked(
                            bytes, "NextOffset",
                            crate::requests::provider::EtwSchematizedFilterView::new(bytes)?.next_offset() as u64,
                            crate::requests::provider::EtwSchematizedFilterView::new
                        ),
                        None, |item| item.next_offset() != 0, None
                    )?
                )
            } else { None };
        Ok(EtwUmRegistrationReplyPtr64Tail { filters, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwUmRegistrationReplyPtr64, Error> {
        let tail = self.tail()?;
        Ok(EtwUmRegistrationReplyPtr64 {
            fixed: EtwUmRegistrationReplyPtr64Fixed(*self.0.fixed),
            filters: match tail.filters {
                Some(part) => Some(part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?), None =>
                None
            },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwUmRegistrationReplyPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwUmRegistrationReplyPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `ETW_UM_REGISTRATION_REPLY`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwUmRegistrationReplyPtr64Tail<'a> {
    /// Filters of the sessions that already enable the provider. `ETW_SCHEMATIZED_FILTER Filters`, a list linked by
    /// `NextOffset`. Optional: the bytes may end before it.
    pub filters: Option<Items<'a, crate::requests::provider::EtwSchematizedFilterView<'a>>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Reply to the registration of a user-mode provider.
///
/// In C: `ETW_UM_REGISTRATION_REPLY`, 0xa0 bytes. Releases unknown (64-bit).
///
/// Unknown:
///
/// - How the number of filters is determined, other than by the NextOffset of each.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_UM_REGISTRATION_REPLY")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwUmRegistrationReplyPtr64 {
    fixed: EtwUmRegistrationReplyPtr64Fixed,
    /// Filters of the sessions that already enable the provider. `ETW_SCHEMATIZED_FILTER Filters`, a list linked by
    /// `NextOffset`. Optional: the bytes may end before it.
    pub filters: Option<alloc::vec::Vec<crate::requests::provider::EtwSchematizedFilter>>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwUmRegistrationReplyPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwUmRegistrationReplyPtr64View::new`] and [`EtwUmRegistrationReplyPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwUmRegistrationReplyPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwUmRegistrationReplyPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            filters: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwUmRegistrationReplyPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwUmRegistrationReplyPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("Filters", &self.filters);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwUmRegistrationReplyPtr64, fixed = EtwUmRegistrationReplyPtr64Fixed, view = EtwUmRegistrationReplyPtr64View,
    size = 160
);
#[cfg(feature = "alloc")]
impl Tailed for EtwUmRegistrationReplyPtr64 {
    const NAME: &'static str = "ETW_UM_REGISTRATION_REPLY";
    const FIXED: usize = 160;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<160>("ETW_UM_REGISTRATION_REPLY", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwUmRegistrationReplyPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_UM_REGISTRATION_REPLY", out);
        if let Some(part) = &self.filters {
            for (index, item) in part.iter()
                .enumerate() {
                    let have = to.tailed(item)?; let last = index + 1 == part.len();
                    to.count("NextOffset", item.next_offset() as u64, if last { 0 } else { have })?;
                } to.limit("Filters", 1);
        } else {
            to.limit("filters", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwUmRegistrationReplyPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    EtwUmRegistrationReplyPtr64, table = Table::form(&LAYOUT_1), parts { filters = "Filters", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUmRegistrationReplyPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 160>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`EtwUmRegistrationReplyPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwUmRegistrationReplyPtr32` or `EtwUmRegistrationReplyPtr64`"
]
pub type EtwUmRegistrationReply = EtwUmRegistrationReplyPtr64;
/// Alias of [`EtwUmRegistrationReplyPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwUmRegistrationReplyPtr32View` or `EtwUmRegistrationReplyPtr64View`"
]
pub type EtwUmRegistrationReplyView<'a> = EtwUmRegistrationReplyPtr64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_UM_REGISTRATION_REPLY" {
        /// Releases unknown (32-bit).
        EtwUmRegistrationReplyPtr32(EtwUmRegistrationReplyPtr32, tailed) = 0,
        /// Releases unknown (64-bit).
        EtwUmRegistrationReplyPtr64(EtwUmRegistrationReplyPtr64, tailed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
