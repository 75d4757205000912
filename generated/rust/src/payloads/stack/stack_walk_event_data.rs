// Generated from spec/structs/STACK_WALK_EVENT_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Stack of a thread at the time of another event.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::OBSERVED_TRACES, &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("STACK_WALK_EVENT_DATA", "StackWalkEventDataPtr32")
    .size(24)
    .fixed(16)
    .about("Stack of a thread at the time of another event.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("PVOID", "Addresses", Content::Value(ArrayElement { kind: ElementKind::Address, size: 4 }))
            .many(Many::Open).about("Return addresses, innermost first.").up_to(64).means(Meaning::CodeAddress),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG TimeStamp").at(0..8).about("Time stamp of the event that the stack belongs to.")
            .means(Meaning::TimeStamp),
        unsigned("ULONG ProcessId").at(8..12).about("Process ID of that event.").means(Meaning::ProcessId),
        unsigned("ULONG ThreadId").at(12..16).about("Thread ID of that event.").means(Meaning::ThreadId),
        field("PVOID Addresses", Kind::Open { element: ArrayElement { kind: ElementKind::Address, size: 4 } })
            .at(16..20).about("Return addresses, innermost first.").up_to(64).means(Meaning::CodeAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("STACK_WALK_EVENT_DATA", "StackWalkEventDataPtr64")
    .size(24)
    .fixed(16)
    .about("Stack of a thread at the time of another event.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("PVOID", "Addresses", Content::Value(ArrayElement { kind: ElementKind::Address, size: 8 }))
            .many(Many::Open).about("Return addresses, innermost first.").up_to(64).means(Meaning::CodeAddress),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG TimeStamp").at(0..8).about("Time stamp of the event that the stack belongs to.")
            .means(Meaning::TimeStamp),
        unsigned("ULONG ProcessId").at(8..12).about("Process ID of that event.").means(Meaning::ProcessId),
        unsigned("ULONG ThreadId").at(12..16).about("Thread ID of that event.").means(Meaning::ThreadId),
        field("PVOID Addresses", Kind::Open { element: ArrayElement { kind: ElementKind::Address, size: 8 } })
            .at(16..24).about("Return addresses, innermost first.").means(Meaning::CodeAddress),
    ]);
fixed! {
    /// Fixed part of `StackWalkEventDataPtr32` and [`StackWalkEventDataPtr32View`], with the getters of its fields.
    part StackWalkEventDataPtr32Fixed / StackWalkEventDataPtr32View: followed,
        name = "STACK_WALK_EVENT_DATA", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// Time stamp of the event that the stack belongs to. `ULONGLONG TimeStamp` at 0x00.
        time_stamp / set_time_stamp: u64, at = 0;
        /// Process ID of that event. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Thread ID of that event. `ULONG ThreadId` at 0x0C.
        thread_id / set_thread_id: u32, at = 12;
    }
}

impl<'a> StackWalkEventDataPtr32View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = StackWalkEventDataPtr32Fixed(first_and_rest::<16>("STACK_WALK_EVENT_DATA", bytes)?);
        whole_elements("STACK_WALK_EVENT_DATA", 4, view.0.rest)?;
        Ok(view)
    }
    /// Return addresses, innermost first. `PVOID Addresses` at 0x10.
    #[inline]
    pub fn addresses(&self) -> Elements<'a, u32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> StackWalkEventDataPtr32 {
        StackWalkEventDataPtr32 { fixed: StackWalkEventDataPtr32Fixed(*self.0.fixed), addresses: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for StackWalkEventDataPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("StackWalkEventDataPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Addresses", &self.addresses()).finish()
    }
}

/// Stack of a thread at the time of another event.
///
/// In C: `STACK_WALK_EVENT_DATA`, 0x18 bytes with one element of its array, 0x10 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (32-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*;
/// Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can
/// Bölük, *Windows types from symbol files*.
#[doc(alias = "STACK_WALK_EVENT_DATA")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct StackWalkEventDataPtr32 {
    fixed: StackWalkEventDataPtr32Fixed,
    /// Return addresses, innermost first. `PVOID Addresses` at 0x10.
    pub addresses: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl StackWalkEventDataPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`StackWalkEventDataPtr32View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        StackWalkEventDataPtr32View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for StackWalkEventDataPtr32 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), addresses: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for StackWalkEventDataPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("StackWalkEventDataPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Addresses", &self.addresses).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(StackWalkEventDataPtr32, fixed = StackWalkEventDataPtr32Fixed, view = StackWalkEventDataPtr32View, size = 16);
#[cfg(feature = "alloc")]
impl Tailed for StackWalkEventDataPtr32 {
    const NAME: &'static str = "STACK_WALK_EVENT_DATA";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("STACK_WALK_EVENT_DATA", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        StackWalkEventDataPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.addresses.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(StackWalkEventDataPtr32);
#[cfg(feature = "serde")]
serde_tailed!(StackWalkEventDataPtr32, table = Table::form(&LAYOUT_0), parts { addresses = "Addresses", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for StackWalkEventDataPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 16]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, addresses)| {
            Self { fixed: StackWalkEventDataPtr32Fixed(fixed), addresses }
        }).boxed()
    }
}

fixed! {
    /// Fixed part of `StackWalkEventDataPtr64` and [`StackWalkEventDataPtr64View`], with the getters of its fields.
    part StackWalkEventDataPtr64Fixed / StackWalkEventDataPtr64View: followed,
        name = "STACK_WALK_EVENT_DATA", size = 16, table = Table::form(&LAYOUT_1);
    fields {
        /// Time stamp of the event that the stack belongs to. `ULONGLONG TimeStamp` at 0x00.
        time_stamp / set_time_stamp: u64, at = 0;
        /// Process ID of that event. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Thread ID of that event. `ULONG ThreadId` at 0x0C.
        thread_id / set_thread_id: u32, at = 12;
    }
}

impl<'a> StackWalkEventDataPtr64View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = StackWalkEventDataPtr64Fixed(first_and_rest::<16>("STACK_WALK_EVENT_DATA", bytes)?);
        whole_elements("STACK_WALK_EVENT_DATA", 8, view.0.rest)?;
        Ok(view)
    }
    /// Return addresses, innermost first. `PVOID Addresses` at 0x10.
    #[inline]
    pub fn addresses(&self) -> Elements<'a, u64> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> StackWalkEventDataPtr64 {
        StackWalkEventDataPtr64 { fixed: StackWalkEventDataPtr64Fixed(*self.0.fixed), addresses: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for StackWalkEventDataPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("StackWalkEventDataPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        shown.field("Addresses", &self.addresses()).finish()
    }
}

/// Stack of a thread at the time of another event.
///
/// In C: `STACK_WALK_EVENT_DATA`, 0x18 bytes with one element of its array, 0x10 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (64-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*;
/// Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can
/// Bölük, *Windows types from symbol files*.
#[doc(alias = "STACK_WALK_EVENT_DATA")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct StackWalkEventDataPtr64 {
    fixed: StackWalkEventDataPtr64Fixed,
    /// Return addresses, innermost first. `PVOID Addresses` at 0x10.
    pub addresses: alloc::vec::Vec<u64>,
}

#[cfg(feature = "alloc")]
impl StackWalkEventDataPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`StackWalkEventDataPtr64View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        StackWalkEventDataPtr64View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for StackWalkEventDataPtr64 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), addresses: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for StackWalkEventDataPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("StackWalkEventDataPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("Addresses", &self.addresses).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(StackWalkEventDataPtr64, fixed = StackWalkEventDataPtr64Fixed, view = StackWalkEventDataPtr64View, size = 16);
#[cfg(feature = "alloc")]
impl Tailed for StackWalkEventDataPtr64 {
    const NAME: &'static str = "STACK_WALK_EVENT_DATA";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("STACK_WALK_EVENT_DATA", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        StackWalkEventDataPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.addresses.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(StackWalkEventDataPtr64);
#[cfg(feature = "serde")]
serde_tailed!(StackWalkEventDataPtr64, table = Table::form(&LAYOUT_1), parts { addresses = "Addresses", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for StackWalkEventDataPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 16]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u64>(), 0..6);
        (fixed, elements).prop_map(|(fixed, addresses)| {
            Self { fixed: StackWalkEventDataPtr64Fixed(fixed), addresses }
        }).boxed()
    }
}

/// Alias of [`StackWalkEventDataPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `StackWalkEventDataPtr32` or `StackWalkEventDataPtr64`"]
pub type StackWalkEventData = StackWalkEventDataPtr64;
/// Alias of [`StackWalkEventDataPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `StackWalkEventDataPtr32View` or `StackWalkEventDataPtr64View`"
]
pub type StackWalkEventDataView<'a> = StackWalkEventDataPtr64View<'a>;
