// Generated from spec/structs/ETW_KQUEUE_DEQUEUE_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Entries removed from a kernel queue.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_KQUEUE_DEQUEUE_EVENT", "EtwKqueueDequeueEventPtr32")
    .size(12)
    .fixed(8)
    .about("Entries removed from a kernel queue.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("PVOID", "Entries", Content::Value(ArrayElement { kind: ElementKind::Address, size: 4 }))
            .many(
                Many::Counted(
                    &number(
                        "EntryCount", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, u64::MAX,
                        0
                    )
                )
            )
            .up_to(64).means(Meaning::DataAddress),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadId").at(0..4).about("ID of the thread that removed them.").means(Meaning::ThreadId),
        unsigned("ULONG EntryCount").at(4..8).about("Number of elements in Entries.").means(Meaning::Count),
        field("PVOID Entries", Kind::Counted { element: ArrayElement { kind: ElementKind::Address, size: 4 } })
            .at(8..12).up_to(64).means(Meaning::DataAddress)
            .with(&[More::CountIn(&("EntryCount", 18446744073709551615, 0))]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_KQUEUE_DEQUEUE_EVENT", "EtwKqueueDequeueEventPtr64")
    .size(16)
    .fixed(8)
    .about("Entries removed from a kernel queue.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("PVOID", "Entries", Content::Value(ArrayElement { kind: ElementKind::Address, size: 8 }))
            .many(
                Many::Counted(
                    &number(
                        "EntryCount", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, u64::MAX,
                        0
                    )
                )
            )
            .up_to(64).means(Meaning::DataAddress),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadId").at(0..4).about("ID of the thread that removed them.").means(Meaning::ThreadId),
        unsigned("ULONG EntryCount").at(4..8).about("Number of elements in Entries.").means(Meaning::Count),
        field("PVOID Entries", Kind::Counted { element: ArrayElement { kind: ElementKind::Address, size: 8 } })
            .at(8..16).means(Meaning::DataAddress).with(&[More::CountIn(&("EntryCount", 18446744073709551615, 0))]),
    ]);
fixed! {
    /// Fixed part of `EtwKqueueDequeueEventPtr32` and [`EtwKqueueDequeueEventPtr32View`], with the getters of its
    /// fields.
    part EtwKqueueDequeueEventPtr32Fixed / EtwKqueueDequeueEventPtr32View: followed,
        name = "ETW_KQUEUE_DEQUEUE_EVENT", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// ID of the thread that removed them. `ULONG ThreadId` at 0x00.
        thread_id / set_thread_id: u32, at = 0;
        /// Number of elements in Entries. `ULONG EntryCount` at 0x04.
        entry_count / set_entry_count: u32, at = 4;
    }
}

impl<B: Storage> EtwKqueueDequeueEventPtr32Fixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.entry_count() as u64
    }
}

impl<'a> EtwKqueueDequeueEventPtr32View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::BadCount`] if `EntryCount` exceeds the elements
    /// present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwKqueueDequeueEventPtr32Fixed(first_and_rest::<8>("ETW_KQUEUE_DEQUEUE_EVENT", bytes)?);
        let rest = counted("ETW_KQUEUE_DEQUEUE_EVENT", "EntryCount", 4, view.announced_count(), view.0.rest)?;
        Ok(EtwKqueueDequeueEventPtr32Fixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Address of data. `PVOID Entries` at 0x08.
    #[inline]
    pub fn entries(&self) -> Elements<'a, u32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwKqueueDequeueEventPtr32 {
        EtwKqueueDequeueEventPtr32 {
            fixed: EtwKqueueDequeueEventPtr32Fixed(*self.0.fixed), entries: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EtwKqueueDequeueEventPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwKqueueDequeueEventPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Entries", &self.entries()).finish()
    }
}

/// Entries removed from a kernel queue.
///
/// In C: `ETW_KQUEUE_DEQUEUE_EVENT`, 0xc bytes with one element of its array, 0x8 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (32-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "ETW_KQUEUE_DEQUEUE_EVENT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwKqueueDequeueEventPtr32 {
    fixed: EtwKqueueDequeueEventPtr32Fixed,
    /// Address of data. `PVOID Entries` at 0x08.
    pub entries: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl EtwKqueueDequeueEventPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwKqueueDequeueEventPtr32View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwKqueueDequeueEventPtr32View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwKqueueDequeueEventPtr32 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), entries: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwKqueueDequeueEventPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwKqueueDequeueEventPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Entries", &self.entries).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwKqueueDequeueEventPtr32, fixed = EtwKqueueDequeueEventPtr32Fixed, view = EtwKqueueDequeueEventPtr32View, size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for EtwKqueueDequeueEventPtr32 {
    const NAME: &'static str = "ETW_KQUEUE_DEQUEUE_EVENT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EtwKqueueDequeueEventPtr32Fixed(first_and_rest::<8>("ETW_KQUEUE_DEQUEUE_EVENT", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(4)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwKqueueDequeueEventPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.entries.len() as u64 * 4, self.fixed.announced_count().saturating_mul(4));
        if stated != have {
            return Err(Error::BadCount { name: "ETW_KQUEUE_DEQUEUE_EVENT", field: "EntryCount", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.entries.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwKqueueDequeueEventPtr32);
#[cfg(feature = "serde")]
serde_tailed!(EtwKqueueDequeueEventPtr32, table = Table::form(&LAYOUT_0), parts { entries = "Entries", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwKqueueDequeueEventPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 8]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, entries)| {
            let mut value = Self { fixed: EtwKqueueDequeueEventPtr32Fixed(fixed), entries };
            let count = value.entries.len() as u64;
            value.set_entry_count((count) as u32);
            value
        }).boxed()
    }
}

fixed! {
    /// Fixed part of `EtwKqueueDequeueEventPtr64` and [`EtwKqueueDequeueEventPtr64View`], with the getters of its
    /// fields.
    part EtwKqueueDequeueEventPtr64Fixed / EtwKqueueDequeueEventPtr64View: followed,
        name = "ETW_KQUEUE_DEQUEUE_EVENT", size = 8, table = Table::form(&LAYOUT_1);
    fields {
        /// ID of the thread that removed them. `ULONG ThreadId` at 0x00.
        thread_id / set_thread_id: u32, at = 0;
        /// Number of elements in Entries. `ULONG EntryCount` at 0x04.
        entry_count / set_entry_count: u32, at = 4;
    }
}

impl<B: Storage> EtwKqueueDequeueEventPtr64Fixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.entry_count() as u64
    }
}

impl<'a> EtwKqueueDequeueEventPtr64View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::BadCount`] if `EntryCount` exceeds the elements
    /// present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwKqueueDequeueEventPtr64Fixed(first_and_rest::<8>("ETW_KQUEUE_DEQUEUE_EVENT", bytes)?);
        let rest = counted("ETW_KQUEUE_DEQUEUE_EVENT", "EntryCount", 8, view.announced_count(), view.0.rest)?;
        Ok(EtwKqueueDequeueEventPtr64Fixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Address of data. `PVOID Entries` at 0x08.
    #[inline]
    pub fn entries(&self) -> Elements<'a, u64> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwKqueueDequeueEventPtr64 {
        EtwKqueueDequeueEventPtr64 {
            fixed: EtwKqueueDequeueEventPtr64Fixed(*self.0.fixed), entries: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EtwKqueueDequeueEventPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwKqueueDequeueEventPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        shown.field("Entries", &self.entries()).finish()
    }
}

/// Entries removed from a kernel queue.
///
/// In C: `ETW_KQUEUE_DEQUEUE_EVENT`, 0x10 bytes with one element of its array, 0x8 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (64-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "ETW_KQUEUE_DEQUEUE_EVENT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwKqueueDequeueEventPtr64 {
    fixed: EtwKqueueDequeueEventPtr64Fixed,
    /// Address of data. `PVOID Entries` at 0x08.
    pub entries: alloc::vec::Vec<u64>,
}

#[cfg(feature = "alloc")]
impl EtwKqueueDequeueEventPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwKqueueDequeueEventPtr64View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwKqueueDequeueEventPtr64View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwKqueueDequeueEventPtr64 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), entries: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwKqueueDequeueEventPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwKqueueDequeueEventPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("Entries", &self.entries).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwKqueueDequeueEventPtr64, fixed = EtwKqueueDequeueEventPtr64Fixed, view = EtwKqueueDequeueEventPtr64View, size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for EtwKqueueDequeueEventPtr64 {
    const NAME: &'static str = "ETW_KQUEUE_DEQUEUE_EVENT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EtwKqueueDequeueEventPtr64Fixed(first_and_rest::<8>("ETW_KQUEUE_DEQUEUE_EVENT", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(8)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwKqueueDequeueEventPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.entries.len() as u64 * 8, self.fixed.announced_count().saturating_mul(8));
        if stated != have {
            return Err(Error::BadCount { name: "ETW_KQUEUE_DEQUEUE_EVENT", field: "EntryCount", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.entries.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwKqueueDequeueEventPtr64);
#[cfg(feature = "serde")]
serde_tailed!(EtwKqueueDequeueEventPtr64, table = Table::form(&LAYOUT_1), parts { entries = "Entries", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwKqueueDequeueEventPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 8]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u64>(), 0..6);
        (fixed, elements).prop_map(|(fixed, entries)| {
            let mut value = Self { fixed: EtwKqueueDequeueEventPtr64Fixed(fixed), entries };
            let count = value.entries.len() as u64;
            value.set_entry_count((count) as u32);
            value
        }).boxed()
    }
}

/// Alias of [`EtwKqueueDequeueEventPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwKqueueDequeueEventPtr32` or `EtwKqueueDequeueEventPtr64`"
]
pub type EtwKqueueDequeueEvent = EtwKqueueDequeueEventPtr64;
/// Alias of [`EtwKqueueDequeueEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwKqueueDequeueEventPtr32View` or `EtwKqueueDequeueEventPtr64View`"
]
pub type EtwKqueueDequeueEventView<'a> = EtwKqueueDequeueEventPtr64View<'a>;
