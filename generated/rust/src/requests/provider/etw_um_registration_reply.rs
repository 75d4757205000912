// Generated from spec/structs/ETW_UM_REGISTRATION_REPLY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Reply to the registration of a user-mode provider.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_UM_REGISTRATION_REPLY",
    aliases: &[],
    form: "EtwUmRegistrationReplyPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 152,
    fixed: 152,
    inserted: &[],
    total: None,
    summary: "Reply to the registration of a user-mode provider.",
    fields: &[
        Field { name: "Registration", path: "Registration", offset: 0, size: 152, ty: "ETW_UM_REGISTRATION_INFORMATION", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ProviderGuid", path: "Registration.ProviderGuid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "RegType", path: "Registration.RegType", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kind of registration, a value of ETW_NOTIFICATION_TYPE.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerId", path: "Registration.LoggerId", offset: 20, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID of the session, for providers that are already enabled.", units: "", unknown: false, children: &[] },
            Field { name: "Reserved0", path: "Registration.Reserved0", offset: 22, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "ReplyHandle", path: "Registration.ReplyHandle", offset: 24, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of the registration.", units: "", unknown: false, children: &[] },
            Field { name: "ReplyCallback", path: "Registration.ReplyCallback", offset: 28, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "ReplyBufferSize", path: "Registration.ReplyBufferSize", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
            Field { name: "Reserved1", path: "Registration.Reserved1", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved2", path: "Registration.Reserved2", offset: 40, size: 64, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 64 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "EnableCallbackContext", path: "Registration.EnableCallbackContext", offset: 104, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "EnableFilterDesc", path: "Registration.EnableFilterDesc", offset: 112, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "EnableCallback", path: "Registration.EnableCallback", offset: 120, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "EnableCallbackReserved", path: "Registration.EnableCallbackReserved", offset: 128, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ProviderTraits", path: "Registration.ProviderTraits", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "TraitsFlags", path: "Registration.TraitsFlags", offset: 144, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "HasPayload", path: "Registration.HasPayload", offset: 148, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "Filters", ty: "ETW_SCHEMATIZED_FILTER", content: Content::Layout(&crate::requests::provider::etw_schematized_filter::LAYOUT_0), many: Many::Next(NumberAt { field: "NextOffset", place: Place::Fixed { offset: 20, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: true, by: None, values: None, doc: "Filters of the sessions that already enable the provider.", units: "", unknown: false },
    ],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_UM_REGISTRATION_REPLY",
    aliases: &[],
    form: "EtwUmRegistrationReplyPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 160,
    fixed: 160,
    inserted: &[],
    total: None,
    summary: "Reply to the registration of a user-mode provider.",
    fields: &[
        Field { name: "Registration", path: "Registration", offset: 0, size: 160, ty: "ETW_UM_REGISTRATION_INFORMATION", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ProviderGuid", path: "Registration.ProviderGuid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "RegType", path: "Registration.RegType", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kind of registration, a value of ETW_NOTIFICATION_TYPE.", units: "", unknown: false, children: &[] },
            Field { name: "LoggerId", path: "Registration.LoggerId", offset: 20, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID of the session, for providers that are already enabled.", units: "", unknown: false, children: &[] },
            Field { name: "Reserved0", path: "Registration.Reserved0", offset: 22, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "ReplyHandle", path: "Registration.ReplyHandle", offset: 24, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of the registration.", units: "", unknown: false, children: &[] },
            Field { name: "ReplyCallback", path: "Registration.ReplyCallback", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "ReplyBufferSize", path: "Registration.ReplyBufferSize", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
            Field { name: "Reserved1", path: "Registration.Reserved1", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved2", path: "Registration.Reserved2", offset: 48, size: 64, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 64 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "EnableCallbackContext", path: "Registration.EnableCallbackContext", offset: 112, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "EnableFilterDesc", path: "Registration.EnableFilterDesc", offset: 120, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "EnableCallback", path: "Registration.EnableCallback", offset: 128, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "EnableCallbackReserved", path: "Registration.EnableCallbackReserved", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ProviderTraits", path: "Registration.ProviderTraits", offset: 144, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "TraitsFlags", path: "Registration.TraitsFlags", offset: 152, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "HasPayload", path: "Registration.HasPayload", offset: 156, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "Filters", ty: "ETW_SCHEMATIZED_FILTER", content: Content::Layout(&crate::requests::provider::etw_schematized_filter::LAYOUT_0), many: Many::Next(NumberAt { field: "NextOffset", place: Place::Fixed { offset: 20, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: true, by: None, values: None, doc: "Filters of the sessions that already enable the provider.", units: "", unknown: false },
    ],
};
fixed! {
    /// Fixed part of [`EtwUmRegistrationReplyPtr32`] and [`EtwUmRegistrationReplyPtr32View`], with the getters of its fields.
    part EtwUmRegistrationReplyPtr32Fixed / EtwUmRegistrationReplyPtr32View: followed [152] "ETW_UM_REGISTRATION_REPLY" Table::form(&LAYOUT_0);
    fields {
        /// `ETW_UM_REGISTRATION_INFORMATION Registration` at 0x00. Returns a copy.
        registration set_registration: crate::requests::provider::EtwUmRegistrationInformationPtr32 = 0;
    }
    bits {
    }
}

impl<B: Storage> EtwUmRegistrationReplyPtr32Fixed<B> {
    /// Returns the size in bytes of the parts after the fixed part, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        None
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
        let view = Self::begin(bytes)?;
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
        let filters = if left.has(1) { Some(left.items(|bytes| linked(bytes, "NextOffset", crate::requests::provider::EtwSchematizedFilterView::new(bytes)?.next_offset() as u64, crate::requests::provider::EtwSchematizedFilterView::new), None, |item| item.next_offset() != 0)?) } else { None };
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

impl<'a> Split<'a> for EtwUmRegistrationReplyPtr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwUmRegistrationReplyPtr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        let (own, rest) = split_at("ETW_UM_REGISTRATION_REPLY", bytes, end)?;
        Ok((view.with_rest(&own[152..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwUmRegistrationReplyPtr32, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `ETW_UM_REGISTRATION_REPLY`.
#[derive(Clone, Copy, Debug, PartialEq)]
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
#[derive(Clone, PartialEq, Eq)]
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
tailed!(EtwUmRegistrationReplyPtr32, EtwUmRegistrationReplyPtr32Fixed, 152, "ETW_UM_REGISTRATION_REPLY");
#[cfg(feature = "alloc")]
impl Tailed for EtwUmRegistrationReplyPtr32 {
    const NAME: &'static str = "ETW_UM_REGISTRATION_REPLY";
    const FIXED: usize = 152;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(EtwUmRegistrationReplyPtr32View::begin(fixed)?.announced())
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
    /// Fixed part of [`EtwUmRegistrationReplyPtr64`] and [`EtwUmRegistrationReplyPtr64View`], with the getters of its fields.
    part EtwUmRegistrationReplyPtr64Fixed / EtwUmRegistrationReplyPtr64View: followed [160] "ETW_UM_REGISTRATION_REPLY" Table::form(&LAYOUT_1);
    fields {
        /// `ETW_UM_REGISTRATION_INFORMATION Registration` at 0x00. Returns a copy.
        registration set_registration: crate::requests::provider::EtwUmRegistrationInformationPtr64 = 0;
    }
    bits {
    }
}

impl<B: Storage> EtwUmRegistrationReplyPtr64Fixed<B> {
    /// Returns the size in bytes of the parts after the fixed part, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        None
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
        let view = Self::begin(bytes)?;
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
        let filters = if left.has(1) { Some(left.items(|bytes| linked(bytes, "NextOffset", crate::requests::provider::EtwSchematizedFilterView::new(bytes)?.next_offset() as u64, crate::requests::provider::EtwSchematizedFilterView::new), None, |item| item.next_offset() != 0)?) } else { None };
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

impl<'a> Split<'a> for EtwUmRegistrationReplyPtr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwUmRegistrationReplyPtr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        let (own, rest) = split_at("ETW_UM_REGISTRATION_REPLY", bytes, end)?;
        Ok((view.with_rest(&own[160..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwUmRegistrationReplyPtr64, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `ETW_UM_REGISTRATION_REPLY`.
#[derive(Clone, Copy, Debug, PartialEq)]
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
#[derive(Clone, PartialEq, Eq)]
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
tailed!(EtwUmRegistrationReplyPtr64, EtwUmRegistrationReplyPtr64Fixed, 160, "ETW_UM_REGISTRATION_REPLY");
#[cfg(feature = "alloc")]
impl Tailed for EtwUmRegistrationReplyPtr64 {
    const NAME: &'static str = "ETW_UM_REGISTRATION_REPLY";
    const FIXED: usize = 160;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(EtwUmRegistrationReplyPtr64View::begin(fixed)?.announced())
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
