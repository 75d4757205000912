// Generated from spec/structs/PERFINFO_WORKINGSET_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Memory usage of processes or sessions.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_WORKINGSET_INFORMATION",
    aliases: &[],
    form: "PerfinfoWorkingsetInformationPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 40,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Memory usage of processes or sessions.",
    fields: &[
        Field { name: "Count", path: "Count", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of elements in WsEntry.", units: "", unknown: false, children: &[] },
        Field { name: "WsEntry", path: "WsEntry", offset: 4, size: 36, ty: "PERFINFO_WORKINGSET_ENTRY", kind: Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 36 }, count_field: "Count", mask: 18446744073709551615, shift: 0 }, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "UniqueProcessId", path: "WsEntry.UniqueProcessId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "SessionId", path: "WsEntry.SessionId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "WorkingSetPageCount", path: "WsEntry.WorkingSetPageCount", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "CommitPageCount", path: "WsEntry.CommitPageCount", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 16, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "PagedPoolPageCount", path: "WsEntry.PagedPoolPageCount", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Valid for a session.", units: "pages", unknown: false, children: &[] },
                Field { name: "VirtualSizeInPages", path: "WsEntry.VirtualSizeInPages", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Valid for a process.", units: "pages", unknown: false, children: &[] },
            ] },
            Field { name: "PrivateWorkingSetPageCount", path: "WsEntry.PrivateWorkingSetPageCount", offset: 20, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "StoreSizeInPages", path: "WsEntry.StoreSizeInPages", offset: 24, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Size of the process's store of compressed pages.", units: "pages", unknown: false, children: &[] },
            Field { name: "StoredPageCount", path: "WsEntry.StoredPageCount", offset: 28, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Number of pages in that store.", units: "pages", unknown: false, children: &[] },
            Field { name: "CommitDebtInPages", path: "WsEntry.CommitDebtInPages", offset: 32, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "SharedCommitInPages", path: "WsEntry.SharedCommitInPages", offset: 36, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "WsEntry", ty: "PERFINFO_WORKINGSET_ENTRY", content: Content::Layout(&crate::payloads::memory::perfinfo_workingset_entry::LAYOUT_0), many: Many::Counted(NumberAt { field: "Count", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_WORKINGSET_INFORMATION",
    aliases: &[],
    form: "PerfinfoWorkingsetInformationPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 72,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Memory usage of processes or sessions.",
    fields: &[
        Field { name: "Count", path: "Count", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of elements in WsEntry.", units: "", unknown: false, children: &[] },
        Field { name: "WsEntry", path: "WsEntry", offset: 4, size: 68, ty: "PERFINFO_WORKINGSET_ENTRY", kind: Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 68 }, count_field: "Count", mask: 18446744073709551615, shift: 0 }, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "UniqueProcessId", path: "WsEntry.UniqueProcessId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "SessionId", path: "WsEntry.SessionId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "WorkingSetPageCount", path: "WsEntry.WorkingSetPageCount", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "CommitPageCount", path: "WsEntry.CommitPageCount", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 24, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "PagedPoolPageCount", path: "WsEntry.PagedPoolPageCount", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Valid for a session.", units: "pages", unknown: false, children: &[] },
                Field { name: "VirtualSizeInPages", path: "WsEntry.VirtualSizeInPages", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Valid for a process.", units: "pages", unknown: false, children: &[] },
            ] },
            Field { name: "PrivateWorkingSetPageCount", path: "WsEntry.PrivateWorkingSetPageCount", offset: 32, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "StoreSizeInPages", path: "WsEntry.StoreSizeInPages", offset: 40, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Size of the process's store of compressed pages.", units: "pages", unknown: false, children: &[] },
            Field { name: "StoredPageCount", path: "WsEntry.StoredPageCount", offset: 48, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Number of pages in that store.", units: "pages", unknown: false, children: &[] },
            Field { name: "CommitDebtInPages", path: "WsEntry.CommitDebtInPages", offset: 56, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "SharedCommitInPages", path: "WsEntry.SharedCommitInPages", offset: 64, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "WsEntry", ty: "PERFINFO_WORKINGSET_ENTRY", content: Content::Layout(&crate::payloads::memory::perfinfo_workingset_entry::LAYOUT_1), many: Many::Counted(NumberAt { field: "Count", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
fixed! {
    /// Fixed part of [`PerfinfoWorkingsetInformationPtr32`] and [`PerfinfoWorkingsetInformationPtr32View`], with the getters of its fields.
    part PerfinfoWorkingsetInformationPtr32Fixed / PerfinfoWorkingsetInformationPtr32View: followed [4] "PERFINFO_WORKINGSET_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// Number of elements in WsEntry. `ULONG Count` at 0x00.
        count set_count: u32 = 0;
    }
    bits {
    }
}

impl<B: Storage> PerfinfoWorkingsetInformationPtr32Fixed<B> {
    /// Returns the size of the array in bytes, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        Some(self.announced_count().saturating_mul(36))
    }
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.count() as u64
    }
}

impl<'a> PerfinfoWorkingsetInformationPtr32View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::BadCount`] if `Count` exceeds the elements present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::begin(bytes)?;
        let rest = counted("PERFINFO_WORKINGSET_INFORMATION", "Count", 36, view.announced_count(), view.0.rest)?;
        Ok(view.with_rest(rest))
    }
    /// `PERFINFO_WORKINGSET_ENTRY WsEntry` at 0x04.
    #[inline]
    pub fn ws_entry(&self) -> Elements<'a, crate::payloads::memory::PerfinfoWorkingsetEntryPtr32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> PerfinfoWorkingsetInformationPtr32 {
        PerfinfoWorkingsetInformationPtr32 { fixed: PerfinfoWorkingsetInformationPtr32Fixed(*self.0.fixed), ws_entry: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for PerfinfoWorkingsetInformationPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoWorkingsetInformationPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("WsEntry", &self.ws_entry()).finish()
    }
}

impl<'a> Split<'a> for PerfinfoWorkingsetInformationPtr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoWorkingsetInformationPtr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        Ok((view, &bytes[4 + view.0.rest.len()..]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoWorkingsetInformationPtr32, Error> {
        Ok(self.to_value())
    }
}

/// Memory usage of processes or sessions.
///
/// In C: `PERFINFO_WORKINGSET_INFORMATION`, 0x28 bytes with one element of its array, 0x4 without elements. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_WORKINGSET_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq)]
pub struct PerfinfoWorkingsetInformationPtr32 {
    fixed: PerfinfoWorkingsetInformationPtr32Fixed,
    /// `PERFINFO_WORKINGSET_ENTRY WsEntry` at 0x04.
    pub ws_entry: alloc::vec::Vec<crate::payloads::memory::PerfinfoWorkingsetEntryPtr32>,
}

#[cfg(feature = "alloc")]
impl PerfinfoWorkingsetInformationPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoWorkingsetInformationPtr32View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoWorkingsetInformationPtr32View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoWorkingsetInformationPtr32 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), ws_entry: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for PerfinfoWorkingsetInformationPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoWorkingsetInformationPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("WsEntry", &self.ws_entry).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(PerfinfoWorkingsetInformationPtr32, PerfinfoWorkingsetInformationPtr32Fixed, 4, "PERFINFO_WORKINGSET_INFORMATION");
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoWorkingsetInformationPtr32 {
    const NAME: &'static str = "PERFINFO_WORKINGSET_INFORMATION";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(PerfinfoWorkingsetInformationPtr32View::begin(fixed)?.announced())
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoWorkingsetInformationPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let have = self.ws_entry.len() as u64 * 36;
        let stated = self.fixed.announced().unwrap_or(have);
        if stated != have {
            return Err(Error::BadCount { name: "PERFINFO_WORKINGSET_INFORMATION", field: "Count", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.ws_entry.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoWorkingsetInformationPtr32);
#[cfg(feature = "serde")]
serde_tailed!(PerfinfoWorkingsetInformationPtr32, Table::form(&LAYOUT_0), { ws_entry "WsEntry" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoWorkingsetInformationPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 4]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::memory::PerfinfoWorkingsetEntryPtr32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, ws_entry)| {
            let mut value = Self { fixed: PerfinfoWorkingsetInformationPtr32Fixed(fixed), ws_entry };
            let count = value.ws_entry.len() as u64;
            value.set_count((count) as u32);
            value
        }).boxed()
    }
}

fixed! {
    /// Fixed part of [`PerfinfoWorkingsetInformationPtr64`] and [`PerfinfoWorkingsetInformationPtr64View`], with the getters of its fields.
    part PerfinfoWorkingsetInformationPtr64Fixed / PerfinfoWorkingsetInformationPtr64View: followed [4] "PERFINFO_WORKINGSET_INFORMATION" Table::form(&LAYOUT_1);
    fields {
        /// Number of elements in WsEntry. `ULONG Count` at 0x00.
        count set_count: u32 = 0;
    }
    bits {
    }
}

impl<B: Storage> PerfinfoWorkingsetInformationPtr64Fixed<B> {
    /// Returns the size of the array in bytes, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        Some(self.announced_count().saturating_mul(68))
    }
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.count() as u64
    }
}

impl<'a> PerfinfoWorkingsetInformationPtr64View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::BadCount`] if `Count` exceeds the elements present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::begin(bytes)?;
        let rest = counted("PERFINFO_WORKINGSET_INFORMATION", "Count", 68, view.announced_count(), view.0.rest)?;
        Ok(view.with_rest(rest))
    }
    /// `PERFINFO_WORKINGSET_ENTRY WsEntry` at 0x04.
    #[inline]
    pub fn ws_entry(&self) -> Elements<'a, crate::payloads::memory::PerfinfoWorkingsetEntryPtr64> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> PerfinfoWorkingsetInformationPtr64 {
        PerfinfoWorkingsetInformationPtr64 { fixed: PerfinfoWorkingsetInformationPtr64Fixed(*self.0.fixed), ws_entry: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for PerfinfoWorkingsetInformationPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoWorkingsetInformationPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        shown.field("WsEntry", &self.ws_entry()).finish()
    }
}

impl<'a> Split<'a> for PerfinfoWorkingsetInformationPtr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoWorkingsetInformationPtr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        Ok((view, &bytes[4 + view.0.rest.len()..]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoWorkingsetInformationPtr64, Error> {
        Ok(self.to_value())
    }
}

/// Memory usage of processes or sessions.
///
/// In C: `PERFINFO_WORKINGSET_INFORMATION`, 0x48 bytes with one element of its array, 0x4 without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_WORKINGSET_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq)]
pub struct PerfinfoWorkingsetInformationPtr64 {
    fixed: PerfinfoWorkingsetInformationPtr64Fixed,
    /// `PERFINFO_WORKINGSET_ENTRY WsEntry` at 0x04.
    pub ws_entry: alloc::vec::Vec<crate::payloads::memory::PerfinfoWorkingsetEntryPtr64>,
}

#[cfg(feature = "alloc")]
impl PerfinfoWorkingsetInformationPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoWorkingsetInformationPtr64View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoWorkingsetInformationPtr64View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoWorkingsetInformationPtr64 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), ws_entry: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for PerfinfoWorkingsetInformationPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoWorkingsetInformationPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("WsEntry", &self.ws_entry).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(PerfinfoWorkingsetInformationPtr64, PerfinfoWorkingsetInformationPtr64Fixed, 4, "PERFINFO_WORKINGSET_INFORMATION");
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoWorkingsetInformationPtr64 {
    const NAME: &'static str = "PERFINFO_WORKINGSET_INFORMATION";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(PerfinfoWorkingsetInformationPtr64View::begin(fixed)?.announced())
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoWorkingsetInformationPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let have = self.ws_entry.len() as u64 * 68;
        let stated = self.fixed.announced().unwrap_or(have);
        if stated != have {
            return Err(Error::BadCount { name: "PERFINFO_WORKINGSET_INFORMATION", field: "Count", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.ws_entry.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoWorkingsetInformationPtr64);
#[cfg(feature = "serde")]
serde_tailed!(PerfinfoWorkingsetInformationPtr64, Table::form(&LAYOUT_1), { ws_entry "WsEntry" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoWorkingsetInformationPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 4]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::memory::PerfinfoWorkingsetEntryPtr64>(), 0..6);
        (fixed, elements).prop_map(|(fixed, ws_entry)| {
            let mut value = Self { fixed: PerfinfoWorkingsetInformationPtr64Fixed(fixed), ws_entry };
            let count = value.ws_entry.len() as u64;
            value.set_count((count) as u32);
            value
        }).boxed()
    }
}

#[cfg(feature = "alloc")]
any_form! {
    "PERFINFO_WORKINGSET_INFORMATION" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        PerfinfoWorkingsetInformationPtr32(PerfinfoWorkingsetInformationPtr32, tailed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        PerfinfoWorkingsetInformationPtr64(PerfinfoWorkingsetInformationPtr64, tailed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
