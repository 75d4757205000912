// Generated from spec/structs/PERFINFO_WORKINGSET_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Memory usage of processes or sessions.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_WORKINGSET_INFORMATION", "PerfinfoWorkingsetInformationPtr32")
    .size(40)
    .fixed(4)
    .about("Memory usage of processes or sessions.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part(
            "PERFINFO_WORKINGSET_ENTRY", "WsEntry",
            Content::Layout(&crate::payloads::memory::perfinfo_workingset_entry::LAYOUT_0)
        )
            .many(
                Many::Counted(
                    &number(
                        "Count", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
                    )
                )
            ),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Count").at(0..4).about("Number of elements in WsEntry.").means(Meaning::Count),
        field(
            "PERFINFO_WORKINGSET_ENTRY WsEntry",
            Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 36 } }
        )
            .at(4..40).with(&[More::CountIn(&("Count", 18446744073709551615, 0)), More::Fields(&[
            union("union ").at(4..8).with(&[More::Fields(&[
                unsigned("ULONG WsEntry.UniqueProcessId").at(4..8).means(Meaning::ProcessId),
                unsigned("ULONG WsEntry.SessionId").at(4..8).means(Meaning::SessionId),
            ])]),
            unsigned("SIZE_T WsEntry.WorkingSetPageCount").at(8..12).up_to(64).means(Meaning::Pages)
                .with(&[More::Units("pages")]),
            unsigned("SIZE_T WsEntry.CommitPageCount").at(12..16).up_to(64).means(Meaning::Pages)
                .with(&[More::Units("pages")]),
            union("union ").at(16..20).with(&[More::Fields(&[
                unsigned("SIZE_T WsEntry.PagedPoolPageCount").at(16..20).about("Valid for a session.").up_to(64)
                    .means(Meaning::Pages).with(&[More::Units("pages")]),
                unsigned("SIZE_T WsEntry.VirtualSizeInPages").at(16..20).about("Valid for a process.").up_to(64)
                    .means(Meaning::Pages).with(&[More::Units("pages")]),
            ])]),
            unsigned("SIZE_T WsEntry.PrivateWorkingSetPageCount").at(20..24).up_to(64).means(Meaning::Pages)
                .with(&[More::Units("pages")]),
            unsigned("SIZE_T WsEntry.StoreSizeInPages").at(24..28)
                .about("Size of the process's store of compressed pages.").up_to(64).means(Meaning::Pages)
                .with(&[More::Units("pages")]),
            unsigned("SIZE_T WsEntry.StoredPageCount").at(28..32).about("Number of pages in that store.").up_to(64)
                .means(Meaning::Pages).with(&[More::Units("pages")]),
            unsigned("SIZE_T WsEntry.CommitDebtInPages").at(32..36).up_to(64).means(Meaning::Pages)
                .with(&[More::Units("pages")]),
            unsigned("SIZE_T WsEntry.SharedCommitInPages").at(36..40).up_to(64).means(Meaning::Pages)
                .with(&[More::Units("pages")]),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_WORKINGSET_INFORMATION", "PerfinfoWorkingsetInformationPtr64")
    .size(72)
    .fixed(4)
    .about("Memory usage of processes or sessions.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part(
            "PERFINFO_WORKINGSET_ENTRY", "WsEntry",
            Content::Layout(&crate::payloads::memory::perfinfo_workingset_entry::LAYOUT_1)
        )
            .many(
                Many::Counted(
                    &number(
                        "Count", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
                    )
                )
            ),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Count").at(0..4).about("Number of elements in WsEntry.").means(Meaning::Count),
        field(
            "PERFINFO_WORKINGSET_ENTRY WsEntry",
            Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 68 } }
        )
            .at(4..72).with(&[More::CountIn(&("Count", 18446744073709551615, 0)), More::Fields(&[
            union("union ").at(4..8).with(&[More::Fields(&[
                unsigned("ULONG WsEntry.UniqueProcessId").at(4..8).means(Meaning::ProcessId),
                unsigned("ULONG WsEntry.SessionId").at(4..8).means(Meaning::SessionId),
            ])]),
            unsigned("SIZE_T WsEntry.WorkingSetPageCount").at(8..16).means(Meaning::Pages)
                .with(&[More::Units("pages")]),
            unsigned("SIZE_T WsEntry.CommitPageCount").at(16..24).means(Meaning::Pages).with(&[More::Units("pages")]),
            union("union ").at(24..32).with(&[More::Fields(&[
                unsigned("SIZE_T WsEntry.PagedPoolPageCount").at(24..32).about("Valid for a session.")
                    .means(Meaning::Pages).with(&[More::Units("pages")]),
                unsigned("SIZE_T WsEntry.VirtualSizeInPages").at(24..32).about("Valid for a process.")
                    .means(Meaning::Pages).with(&[More::Units("pages")]),
            ])]),
            unsigned("SIZE_T WsEntry.PrivateWorkingSetPageCount").at(32..40).means(Meaning::Pages)
                .with(&[More::Units("pages")]),
            unsigned("SIZE_T WsEntry.StoreSizeInPages").at(40..48)
                .about("Size of the process's store of compressed pages.").means(Meaning::Pages)
                .with(&[More::Units("pages")]),
            unsigned("SIZE_T WsEntry.StoredPageCount").at(48..56).about("Number of pages in that store.")
                .means(Meaning::Pages).with(&[More::Units("pages")]),
            unsigned("SIZE_T WsEntry.CommitDebtInPages").at(56..64).means(Meaning::Pages).with(&[More::Units("pages")]),
            unsigned("SIZE_T WsEntry.SharedCommitInPages").at(64..72).means(Meaning::Pages)
                .with(&[More::Units("pages")]),
        ])]),
    ]);
fixed! {
    /// Fixed part of `PerfinfoWorkingsetInformationPtr32` and [`PerfinfoWorkingsetInformationPtr32View`], with the
    /// getters of its fields.
    part PerfinfoWorkingsetInformationPtr32Fixed / PerfinfoWorkingsetInformationPtr32View: followed,
        name = "PERFINFO_WORKINGSET_INFORMATION", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// Number of elements in WsEntry. `ULONG Count` at 0x00.
        count / set_count: u32, at = 0;
    }
}

impl<B: Storage> PerfinfoWorkingsetInformationPtr32Fixed<B> {
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
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::BadCount`] if `Count` exceeds the elements
    /// present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            PerfinfoWorkingsetInformationPtr32Fixed(first_and_rest::<4>("PERFINFO_WORKINGSET_INFORMATION", bytes)?);
        let rest = counted("PERFINFO_WORKINGSET_INFORMATION", "Count", 36, view.announced_count(), view.0.rest)?;
        Ok(PerfinfoWorkingsetInformationPtr32Fixed(Borrowed { fixed: view.0.fixed, rest }))
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
        PerfinfoWorkingsetInformationPtr32 {
            fixed: PerfinfoWorkingsetInformationPtr32Fixed(*self.0.fixed), ws_entry: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for PerfinfoWorkingsetInformationPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoWorkingsetInformationPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("WsEntry", &self.ws_entry()).finish()
    }
}

/// Memory usage of processes or sessions.
///
/// In C: `PERFINFO_WORKINGSET_INFORMATION`, 0x28 bytes with one element of its array, 0x4 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (32-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_WORKINGSET_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
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
tailed!(
    PerfinfoWorkingsetInformationPtr32, fixed = PerfinfoWorkingsetInformationPtr32Fixed, view =
    PerfinfoWorkingsetInformationPtr32View, size = 4
);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoWorkingsetInformationPtr32 {
    const NAME: &'static str = "PERFINFO_WORKINGSET_INFORMATION";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view =
            PerfinfoWorkingsetInformationPtr32Fixed(first_and_rest::<4>("PERFINFO_WORKINGSET_INFORMATION", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(36)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoWorkingsetInformationPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.ws_entry.len() as u64 * 36, self.fixed.announced_count().saturating_mul(36));
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
serde_tailed!(PerfinfoWorkingsetInformationPtr32, table = Table::form(&LAYOUT_0), parts { ws_entry = "WsEntry", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoWorkingsetInformationPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 4]>();
        let elements =
            proptest::collection::vec(
                proptest::arbitrary::any::<crate::payloads::memory::PerfinfoWorkingsetEntryPtr32>(), 0..6
            );
        (fixed, elements).prop_map(|(fixed, ws_entry)| {
            let mut value = Self { fixed: PerfinfoWorkingsetInformationPtr32Fixed(fixed), ws_entry };
            let count = value.ws_entry.len() as u64;
            value.set_count((count) as u32);
            value
        }).boxed()
    }
}

fixed! {
    /// Fixed part of `PerfinfoWorkingsetInformationPtr64` and [`PerfinfoWorkingsetInformationPtr64View`], with the
    /// getters of its fields.
    part PerfinfoWorkingsetInformationPtr64Fixed / PerfinfoWorkingsetInformationPtr64View: followed,
        name = "PERFINFO_WORKINGSET_INFORMATION", size = 4, table = Table::form(&LAYOUT_1);
    fields {
        /// Number of elements in WsEntry. `ULONG Count` at 0x00.
        count / set_count: u32, at = 0;
    }
}

impl<B: Storage> PerfinfoWorkingsetInformationPtr64Fixed<B> {
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
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::BadCount`] if `Count` exceeds the elements
    /// present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            PerfinfoWorkingsetInformationPtr64Fixed(first_and_rest::<4>("PERFINFO_WORKINGSET_INFORMATION", bytes)?);
        let rest = counted("PERFINFO_WORKINGSET_INFORMATION", "Count", 68, view.announced_count(), view.0.rest)?;
        Ok(PerfinfoWorkingsetInformationPtr64Fixed(Borrowed { fixed: view.0.fixed, rest }))
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
        PerfinfoWorkingsetInformationPtr64 {
            fixed: PerfinfoWorkingsetInformationPtr64Fixed(*self.0.fixed), ws_entry: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for PerfinfoWorkingsetInformationPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoWorkingsetInformationPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        shown.field("WsEntry", &self.ws_entry()).finish()
    }
}

/// Memory usage of processes or sessions.
///
/// In C: `PERFINFO_WORKINGSET_INFORMATION`, 0x48 bytes with one element of its array, 0x4 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (64-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_WORKINGSET_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
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
tailed!(
    PerfinfoWorkingsetInformationPtr64, fixed = PerfinfoWorkingsetInformationPtr64Fixed, view =
    PerfinfoWorkingsetInformationPtr64View, size = 4
);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoWorkingsetInformationPtr64 {
    const NAME: &'static str = "PERFINFO_WORKINGSET_INFORMATION";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view =
            PerfinfoWorkingsetInformationPtr64Fixed(first_and_rest::<4>("PERFINFO_WORKINGSET_INFORMATION", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(68)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoWorkingsetInformationPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.ws_entry.len() as u64 * 68, self.fixed.announced_count().saturating_mul(68));
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
serde_tailed!(PerfinfoWorkingsetInformationPtr64, table = Table::form(&LAYOUT_1), parts { ws_entry = "WsEntry", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoWorkingsetInformationPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 4]>();
        let elements =
            proptest::collection::vec(
                proptest::arbitrary::any::<crate::payloads::memory::PerfinfoWorkingsetEntryPtr64>(), 0..6
            );
        (fixed, elements).prop_map(|(fixed, ws_entry)| {
            let mut value = Self { fixed: PerfinfoWorkingsetInformationPtr64Fixed(fixed), ws_entry };
            let count = value.ws_entry.len() as u64;
            value.set_count((count) as u32);
            value
        }).boxed()
    }
}

/// Alias of [`PerfinfoWorkingsetInformationPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoWorkingsetInformationPtr32` or \
        `PerfinfoWorkingsetInformationPtr64`"
]
pub type PerfinfoWorkingsetInformation = PerfinfoWorkingsetInformationPtr64;
/// Alias of [`PerfinfoWorkingsetInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoWorkingsetInformationPtr32View` or \
        `PerfinfoWorkingsetInformationPtr64View`"
]
pub type PerfinfoWorkingsetInformationView<'a> = PerfinfoWorkingsetInformationPtr64View<'a>;
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
