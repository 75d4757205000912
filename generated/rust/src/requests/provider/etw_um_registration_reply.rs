// Generated from spec/structs/ETW_UM_REGISTRATION_REPLY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Reply to the registration of a user-mode provider.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_UM_REGISTRATION_REPLY", "EtwUmRegistrationReplyPtr32", (152, 152), "Reply to the registration of a user-mode provider.", &[
    field("Registration", 0, 152, "ETW_UM_REGISTRATION_INFORMATION", Kind::Struct, "").with(&[
        field("ProviderGuid", 0, 16, "GUID", Kind::Guid, "").at_path("Registration.ProviderGuid").means(Meaning::Guid),
        unsigned("RegType", 16, 4, "ULONG", "Kind of registration, a value of ETW_NOTIFICATION_TYPE.").at_path("Registration.RegType").means(Meaning::Enumeration),
        unsigned("LoggerId", 20, 2, "USHORT", "Logger ID of the session, for providers that are already enabled.").at_path("Registration.LoggerId").means(Meaning::LoggerId),
        unsigned("Reserved0", 22, 2, "USHORT", "").at_path("Registration.Reserved0").means(Meaning::Reserved),
        address("ReplyHandle", 24, 4, "HANDLE", "Handle of the registration.").at_path("Registration.ReplyHandle").means(Meaning::Handle),
        address("ReplyCallback", 28, 4, "PVOID", "").at_path("Registration.ReplyCallback").means(Meaning::CodeAddress),
        unsigned("ReplyBufferSize", 32, 4, "ULONG", "").at_path("Registration.ReplyBufferSize").in_units("bytes").means(Meaning::Bytes),
        unsigned("Reserved1", 36, 4, "ULONG", "").at_path("Registration.Reserved1").means(Meaning::Reserved),
        field("Reserved2", 40, 64, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 64 }, "").at_path("Registration.Reserved2").means(Meaning::Reserved),
        unsigned("EnableCallbackContext", 104, 8, "ULONGLONG", "").at_path("Registration.EnableCallbackContext").means(Meaning::Hex),
        unsigned("EnableFilterDesc", 112, 8, "ULONGLONG", "").at_path("Registration.EnableFilterDesc").means(Meaning::DataAddress),
        unsigned("EnableCallback", 120, 8, "ULONGLONG", "").at_path("Registration.EnableCallback").means(Meaning::CodeAddress),
        unsigned("EnableCallbackReserved", 128, 8, "ULONGLONG", "").at_path("Registration.EnableCallbackReserved").means(Meaning::Reserved),
        unsigned("ProviderTraits", 136, 8, "ULONGLONG", "").at_path("Registration.ProviderTraits"),
        unsigned("TraitsFlags", 144, 4, "ULONG", "").at_path("Registration.TraitsFlags").means(Meaning::Flags),
        unsigned("HasPayload", 148, 4, "ULONG", "").at_path("Registration.HasPayload").means(Meaning::Boolean),
    ]),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("Filters", "ETW_SCHEMATIZED_FILTER", Content::Layout(&crate::requests::provider::etw_schematized_filter::LAYOUT_0), Many::Next(number("NextOffset", Place::Fixed { offset: 20, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0)), "Filters of the sessions that already enable the provider.").that_may_be_missing(),
    ])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_UM_REGISTRATION_REPLY", "EtwUmRegistrationReplyPtr64", (160, 160), "Reply to the registration of a user-mode provider.", &[
    field("Registration", 0, 160, "ETW_UM_REGISTRATION_INFORMATION", Kind::Struct, "").with(&[
        field("ProviderGuid", 0, 16, "GUID", Kind::Guid, "").at_path("Registration.ProviderGuid").means(Meaning::Guid),
        unsigned("RegType", 16, 4, "ULONG", "Kind of registration, a value of ETW_NOTIFICATION_TYPE.").at_path("Registration.RegType").means(Meaning::Enumeration),
        unsigned("LoggerId", 20, 2, "USHORT", "Logger ID of the session, for providers that are already enabled.").at_path("Registration.LoggerId").means(Meaning::LoggerId),
        unsigned("Reserved0", 22, 2, "USHORT", "").at_path("Registration.Reserved0").means(Meaning::Reserved),
        address("ReplyHandle", 24, 8, "HANDLE", "Handle of the registration.").at_path("Registration.ReplyHandle").means(Meaning::Handle),
        address("ReplyCallback", 32, 8, "PVOID", "").at_path("Registration.ReplyCallback").means(Meaning::CodeAddress),
        unsigned("ReplyBufferSize", 40, 4, "ULONG", "").at_path("Registration.ReplyBufferSize").in_units("bytes").means(Meaning::Bytes),
        unsigned("Reserved1", 44, 4, "ULONG", "").at_path("Registration.Reserved1").means(Meaning::Reserved),
        field("Reserved2", 48, 64, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 64 }, "").at_path("Registration.Reserved2").means(Meaning::Reserved),
        unsigned("EnableCallbackContext", 112, 8, "ULONGLONG", "").at_path("Registration.EnableCallbackContext").means(Meaning::Hex),
        unsigned("EnableFilterDesc", 120, 8, "ULONGLONG", "").at_path("Registration.EnableFilterDesc").means(Meaning::DataAddress),
        unsigned("EnableCallback", 128, 8, "ULONGLONG", "").at_path("Registration.EnableCallback").means(Meaning::CodeAddress),
        unsigned("EnableCallbackReserved", 136, 8, "ULONGLONG", "").at_path("Registration.EnableCallbackReserved").means(Meaning::Reserved),
        unsigned("ProviderTraits", 144, 8, "ULONGLONG", "").at_path("Registration.ProviderTraits"),
        unsigned("TraitsFlags", 152, 4, "ULONG", "").at_path("Registration.TraitsFlags").means(Meaning::Flags),
        unsigned("HasPayload", 156, 4, "ULONG", "").at_path("Registration.HasPayload").means(Meaning::Boolean),
    ]),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("Filters", "ETW_SCHEMATIZED_FILTER", Content::Layout(&crate::requests::provider::etw_schematized_filter::LAYOUT_0), Many::Next(number("NextOffset", Place::Fixed { offset: 20, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0)), "Filters of the sessions that already enable the provider.").that_may_be_missing(),
    ])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Fixed part of `EtwUmRegistrationReplyPtr32` and [`EtwUmRegistrationReplyPtr32View`], with the getters of its fields.
    part EtwUmRegistrationReplyPtr32Fixed / EtwUmRegistrationReplyPtr32View: followed [152] "ETW_UM_REGISTRATION_REPLY" Table::form(&LAYOUT_0);
    fields {
        /// `ETW_UM_REGISTRATION_INFORMATION Registration` at 0x00. Returns a copy.
        registration set_registration: crate::requests::provider::EtwUmRegistrationInformationPtr32 = 0;
    }
    bits {
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
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EtwUmRegistrationReplyPtr32Tail<'a>, Error> {
        let mut left = Left::new("ETW_UM_REGISTRATION_REPLY", 152, self.0.rest);
        let filters = if left.has(1) { Some(left.items(|bytes| linked(bytes, "NextOffset", crate::requests::provider::EtwSchematizedFilterView::new(bytes)?.next_offset() as u64, crate::requests::provider::EtwSchematizedFilterView::new), None, |item| item.next_offset() != 0, None)?) } else { None };
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
            filters: match tail.filters { Some(part) => Some(part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?), None => None },
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
    /// Filters of the sessions that already enable the provider. `ETW_SCHEMATIZED_FILTER Filters`, a list linked by `NextOffset`. Optional: the bytes may end before it.
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
    /// Filters of the sessions that already enable the provider. `ETW_SCHEMATIZED_FILTER Filters`, a list linked by `NextOffset`. Optional: the bytes may end before it.
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
tailed!(EtwUmRegistrationReplyPtr32, EtwUmRegistrationReplyPtr32Fixed, EtwUmRegistrationReplyPtr32View, 152, "ETW_UM_REGISTRATION_REPLY");
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
            for (index, item) in part.iter().enumerate() { let have = to.tailed(item)?; let last = index + 1 == part.len(); to.count("NextOffset", item.next_offset() as u64, if last { 0 } else { have })?; } to.limit("Filters", 1);
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
serde_tailed!(EtwUmRegistrationReplyPtr32, Table::form(&LAYOUT_0), { filters "Filters" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUmRegistrationReplyPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 152]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}

fixed! {
    /// Fixed part of `EtwUmRegistrationReplyPtr64` and [`EtwUmRegistrationReplyPtr64View`], with the getters of its fields.
    part EtwUmRegistrationReplyPtr64Fixed / EtwUmRegistrationReplyPtr64View: followed [160] "ETW_UM_REGISTRATION_REPLY" Table::form(&LAYOUT_1);
    fields {
        /// `ETW_UM_REGISTRATION_INFORMATION Registration` at 0x00. Returns a copy.
        registration set_registration: crate::requests::provider::EtwUmRegistrationInformationPtr64 = 0;
    }
    bits {
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
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EtwUmRegistrationReplyPtr64Tail<'a>, Error> {
        let mut left = Left::new("ETW_UM_REGISTRATION_REPLY", 160, self.0.rest);
        let filters = if left.has(1) { Some(left.items(|bytes| linked(bytes, "NextOffset", crate::requests::provider::EtwSchematizedFilterView::new(bytes)?.next_offset() as u64, crate::requests::provider::EtwSchematizedFilterView::new), None, |item| item.next_offset() != 0, None)?) } else { None };
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
            filters: match tail.filters { Some(part) => Some(part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?), None => None },
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
    /// Filters of the sessions that already enable the provider. `ETW_SCHEMATIZED_FILTER Filters`, a list linked by `NextOffset`. Optional: the bytes may end before it.
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
    /// Filters of the sessions that already enable the provider. `ETW_SCHEMATIZED_FILTER Filters`, a list linked by `NextOffset`. Optional: the bytes may end before it.
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
tailed!(EtwUmRegistrationReplyPtr64, EtwUmRegistrationReplyPtr64Fixed, EtwUmRegistrationReplyPtr64View, 160, "ETW_UM_REGISTRATION_REPLY");
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
            for (index, item) in part.iter().enumerate() { let have = to.tailed(item)?; let last = index + 1 == part.len(); to.count("NextOffset", item.next_offset() as u64, if last { 0 } else { have })?; } to.limit("Filters", 1);
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
serde_tailed!(EtwUmRegistrationReplyPtr64, Table::form(&LAYOUT_1), { filters "Filters" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUmRegistrationReplyPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 160]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}

/// Alias of [`EtwUmRegistrationReplyPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `EtwUmRegistrationReplyPtr32` or `EtwUmRegistrationReplyPtr64`"]
pub type EtwUmRegistrationReply = EtwUmRegistrationReplyPtr64;
/// Alias of [`EtwUmRegistrationReplyPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwUmRegistrationReplyPtr32View` or `EtwUmRegistrationReplyPtr64View`"]
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
