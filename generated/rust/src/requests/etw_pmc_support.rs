// Generated from spec/structs/ETW_PMC_SUPPORT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Performance counters of a logger, and the events that record them.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_ETW_PMC_SUPPORT];
const SOURCES_1: &[&Source] =
    &[&sources::CHAPPELL_ETW_PMC_SUPPORT, &sources::CHAPPELL_EVENT_TRACE_PROFILE_COUNTER_INFORMATION];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PMC_SUPPORT", "V6_2Ptr32")
    .size(36)
    .fixed(32)
    .about("Performance counters of a logger, and the events that record them.")
    .in_releases("6.2..1607 (32-bit)", &[holds(Pointer::Bits32, 7, 12)])
    .with_tail(&[
        part(
            "HAL_PMC_COUNTERS *", "ProcessorCtrs", Content::Value(ArrayElement { kind: ElementKind::Address, size: 4 })
        )
            .many(Many::Open)
            .about("One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's \
                name for the pointer is PMC_HANDLE.")
            .up_to(64).means(Meaning::DataAddress),
    ])
    .stated_by(SOURCES)
    .fields(&[
        field(
            "KPROFILE_SOURCE Source",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
        )
            .at(0..16).about("Profile sources whose counters the logger records.").up_to(64).means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KprofileSource::VALUES)]),
        unsigned("ULONG HookIdCount").at(16..20).about("Number of valid elements in HookId.").means(Meaning::Count),
        field("USHORT HookId", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 2 }, count: 4 })
            .at(20..28).about("Hook IDs of the events that record the counters.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::headers::HookId::VALUES)]),
        unsigned("ULONG CountersCount").at(28..32).about("Number of valid profile sources.").means(Meaning::Count),
        field(
            "HAL_PMC_COUNTERS * ProcessorCtrs",
            Kind::Open { element: ArrayElement { kind: ElementKind::Address, size: 4 } }
        )
            .at(32..36)
            .about("One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's \
                name for the pointer is PMC_HANDLE.")
            .up_to(64).means(Meaning::DataAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_PMC_SUPPORT", "V6_2Ptr64")
    .size(40)
    .fixed(32)
    .about("Performance counters of a logger, and the events that record them.")
    .in_releases("6.2..1607 (64-bit)", &[holds(Pointer::Bits64, 7, 12)])
    .with_tail(&[
        part(
            "HAL_PMC_COUNTERS *", "ProcessorCtrs", Content::Value(ArrayElement { kind: ElementKind::Address, size: 8 })
        )
            .many(Many::Open)
            .about("One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's \
                name for the pointer is PMC_HANDLE.")
            .up_to(64).means(Meaning::DataAddress),
    ])
    .stated_by(SOURCES)
    .fields(&[
        field(
            "KPROFILE_SOURCE Source",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
        )
            .at(0..16).about("Profile sources whose counters the logger records.").up_to(64).means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KprofileSource::VALUES)]),
        unsigned("ULONG HookIdCount").at(16..20).about("Number of valid elements in HookId.").means(Meaning::Count),
        field("USHORT HookId", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 2 }, count: 4 })
            .at(20..28).about("Hook IDs of the events that record the counters.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::headers::HookId::VALUES)]),
        unsigned("ULONG CountersCount").at(28..32).about("Number of valid profile sources.").means(Meaning::Count),
        field(
            "HAL_PMC_COUNTERS * ProcessorCtrs",
            Kind::Open { element: ArrayElement { kind: ElementKind::Address, size: 8 } }
        )
            .at(32..40)
            .about("One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's \
                name for the pointer is PMC_HANDLE.")
            .means(Meaning::DataAddress),
    ]);
pub(crate) static LAYOUT_2: Layout = layout("ETW_PMC_SUPPORT", "V1703Ptr32")
    .size(52)
    .fixed(48)
    .about("Performance counters of a logger, and the events that record them.")
    .in_releases("1703..1809 (32-bit)", &[holds(Pointer::Bits32, 13, 16)])
    .with_tail(&[
        part(
            "HAL_PMC_COUNTERS *", "ProcessorCtrs", Content::Value(ArrayElement { kind: ElementKind::Address, size: 4 })
        )
            .many(Many::Open)
            .about("One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's \
                name for the pointer is PMC_HANDLE.")
            .up_to(64).means(Meaning::DataAddress),
    ])
    .stated_by(SOURCES)
    .fields(&[
        field(
            "KPROFILE_SOURCE Source",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }
        )
            .at(0..32).about("Profile sources whose counters the logger records.").up_to(64).means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KprofileSource::VALUES)]),
        unsigned("ULONG HookIdCount").at(32..36).about("Number of valid elements in HookId.").means(Meaning::Count),
        field("USHORT HookId", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 2 }, count: 4 })
            .at(36..44).about("Hook IDs of the events that record the counters.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::headers::HookId::VALUES)]),
        unsigned("ULONG CountersCount").at(44..48).about("Number of valid profile sources.").means(Meaning::Count),
        field(
            "HAL_PMC_COUNTERS * ProcessorCtrs",
            Kind::Open { element: ArrayElement { kind: ElementKind::Address, size: 4 } }
        )
            .at(48..52)
            .about("One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's \
                name for the pointer is PMC_HANDLE.")
            .up_to(64).means(Meaning::DataAddress),
    ]);
pub(crate) static LAYOUT_3: Layout = layout("ETW_PMC_SUPPORT", "V1703Ptr64")
    .size(56)
    .fixed(48)
    .about("Performance counters of a logger, and the events that record them.")
    .in_releases("1703..1809 (64-bit)", &[holds(Pointer::Bits64, 13, 16)])
    .with_tail(&[
        part(
            "HAL_PMC_COUNTERS *", "ProcessorCtrs", Content::Value(ArrayElement { kind: ElementKind::Address, size: 8 })
        )
            .many(Many::Open)
            .about("One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's \
                name for the pointer is PMC_HANDLE.")
            .up_to(64).means(Meaning::DataAddress),
    ])
    .stated_by(SOURCES)
    .fields(&[
        field(
            "KPROFILE_SOURCE Source",
            Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }
        )
            .at(0..32).about("Profile sources whose counters the logger records.").up_to(64).means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KprofileSource::VALUES)]),
        unsigned("ULONG HookIdCount").at(32..36).about("Number of valid elements in HookId.").means(Meaning::Count),
        field("USHORT HookId", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 2 }, count: 4 })
            .at(36..44).about("Hook IDs of the events that record the counters.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::headers::HookId::VALUES)]),
        unsigned("ULONG CountersCount").at(44..48).about("Number of valid profile sources.").means(Meaning::Count),
        field(
            "HAL_PMC_COUNTERS * ProcessorCtrs",
            Kind::Open { element: ArrayElement { kind: ElementKind::Address, size: 8 } }
        )
            .at(48..56)
            .about("One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's \
                name for the pointer is PMC_HANDLE.")
            .means(Meaning::DataAddress),
    ]);
pub(crate) static LAYOUT_4: Layout = layout("ETW_PMC_SUPPORT", "EtwPmcSupportPtr32")
    .size(24)
    .fixed(20)
    .about("Performance counters of a logger, and the events that record them.")
    .in_releases("1903+ (32-bit)", &[holds(Pointer::Bits32, 17, 255)])
    .with_tail(&[
        part(
            "HAL_PMC_COUNTERS *", "ProcessorCtrs", Content::Value(ArrayElement { kind: ElementKind::Address, size: 4 })
        )
            .many(Many::Open)
            .about("One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's \
                name for the pointer is PMC_HANDLE.")
            .up_to(64).means(Meaning::DataAddress),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("KPROFILE_SOURCE * Source").at(0..4)
            .about("Profile sources whose counters the logger records. The HAL reports the maximum number.")
            .means(Meaning::DataAddress).stated_by(SOURCES_1),
        unsigned("ULONG HookIdCount").at(4..8).about("Number of valid elements in HookId.").means(Meaning::Count),
        field("USHORT HookId", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 2 }, count: 4 })
            .at(8..16).about("Hook IDs of the events that record the counters.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::headers::HookId::VALUES)]),
        unsigned("ULONG CountersCount").at(16..20).about("Number of valid profile sources.").means(Meaning::Count),
        field(
            "HAL_PMC_COUNTERS * ProcessorCtrs",
            Kind::Open { element: ArrayElement { kind: ElementKind::Address, size: 4 } }
        )
            .at(20..24)
            .about("One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's \
                name for the pointer is PMC_HANDLE.")
            .up_to(64).means(Meaning::DataAddress),
    ]);
pub(crate) static LAYOUT_5: Layout = layout("ETW_PMC_SUPPORT", "EtwPmcSupportPtr64")
    .size(32)
    .fixed(24)
    .about("Performance counters of a logger, and the events that record them.")
    .in_releases("1903+ (64-bit)", &[holds(Pointer::Bits64, 17, 255)])
    .with_tail(&[
        part(
            "HAL_PMC_COUNTERS *", "ProcessorCtrs", Content::Value(ArrayElement { kind: ElementKind::Address, size: 8 })
        )
            .many(Many::Open)
            .about("One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's \
                name for the pointer is PMC_HANDLE.")
            .up_to(64).means(Meaning::DataAddress),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("KPROFILE_SOURCE * Source").at(0..8)
            .about("Profile sources whose counters the logger records. The HAL reports the maximum number.")
            .means(Meaning::DataAddress).stated_by(SOURCES_1),
        unsigned("ULONG HookIdCount").at(8..12).about("Number of valid elements in HookId.").means(Meaning::Count),
        field("USHORT HookId", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 2 }, count: 4 })
            .at(12..20).about("Hook IDs of the events that record the counters.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::headers::HookId::VALUES)]),
        unsigned("ULONG CountersCount").at(20..24).about("Number of valid profile sources.").means(Meaning::Count),
        field(
            "HAL_PMC_COUNTERS * ProcessorCtrs",
            Kind::Open { element: ArrayElement { kind: ElementKind::Address, size: 8 } }
        )
            .at(24..32)
            .about("One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's \
                name for the pointer is PMC_HANDLE.")
            .means(Meaning::DataAddress),
    ]);
fixed! {
    /// Fixed part of `V6_2Ptr32` and [`V6_2Ptr32View`], with the getters of its fields.
    part V6_2Ptr32Fixed / V6_2Ptr32View: followed,
        name = "ETW_PMC_SUPPORT", size = 32, table = Table::form(&LAYOUT_0);
    fields {
        /// Profile sources whose counters the logger records. `KPROFILE_SOURCE Source` at 0x00.
        source / set_source: [crate::common::KprofileSource; 4], at = 0;
        /// Number of valid elements in HookId. `ULONG HookIdCount` at 0x10.
        hook_id_count / set_hook_id_count: u32, at = 16;
        /// Hook IDs of the events that record the counters. `USHORT HookId` at 0x14.
        hook_id / set_hook_id: [crate::headers::HookId; 4], at = 20;
        /// Number of valid profile sources. `ULONG CountersCount` at 0x1C.
        counters_count / set_counters_count: u32, at = 28;
    }
}

impl<'a> V6_2Ptr32View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = V6_2Ptr32Fixed(first_and_rest::<32>("ETW_PMC_SUPPORT", bytes)?);
        whole_elements("ETW_PMC_SUPPORT", 4, view.0.rest)?;
        Ok(view)
    }
    /// One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's name for the
    /// pointer is PMC_HANDLE. `HAL_PMC_COUNTERS * ProcessorCtrs` at 0x20.
    #[inline]
    pub fn processor_ctrs(&self) -> Elements<'a, u32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> V6_2Ptr32 {
        V6_2Ptr32 { fixed: V6_2Ptr32Fixed(*self.0.fixed), processor_ctrs: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for V6_2Ptr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V6_2Ptr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("ProcessorCtrs", &self.processor_ctrs()).finish()
    }
}

/// Performance counters of a logger, and the events that record them.
///
/// Older form.
/// In C: `ETW_PMC_SUPPORT`, 0x24 bytes with one element of its array, 0x20 without elements. Documented for 6.2..1607
/// (32-bit).
///
/// The kernel creates it in non-paged, non-executable memory when EventTraceProfileEventListInformation (0x0E) or
/// EventTraceProfileCounterListInformation (0x0F) is set. Its address is stored in PmcData of WMI_LOGGER_CONTEXT.
///
/// Undocumented; type information in symbol files of the kernel (6.2 and higher).
///
/// Source: Geoff Chappell, *ETW_PMC_SUPPORT*.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct V6_2Ptr32 {
    fixed: V6_2Ptr32Fixed,
    /// One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's name for the
    /// pointer is PMC_HANDLE. `HAL_PMC_COUNTERS * ProcessorCtrs` at 0x20.
    pub processor_ctrs: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl V6_2Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`V6_2Ptr32View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V6_2Ptr32View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for V6_2Ptr32 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), processor_ctrs: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for V6_2Ptr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V6_2Ptr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ProcessorCtrs", &self.processor_ctrs).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(V6_2Ptr32, fixed = V6_2Ptr32Fixed, view = V6_2Ptr32View, size = 32);
#[cfg(feature = "alloc")]
impl Tailed for V6_2Ptr32 {
    const NAME: &'static str = "ETW_PMC_SUPPORT";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<32>("ETW_PMC_SUPPORT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V6_2Ptr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.processor_ctrs.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(V6_2Ptr32);
#[cfg(feature = "serde")]
serde_tailed!(V6_2Ptr32, table = Table::form(&LAYOUT_0), parts { processor_ctrs = "ProcessorCtrs", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V6_2Ptr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 32]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, processor_ctrs)| {
            Self { fixed: V6_2Ptr32Fixed(fixed), processor_ctrs }
        }).boxed()
    }
}

fixed! {
    /// Fixed part of `V6_2Ptr64` and [`V6_2Ptr64View`], with the getters of its fields.
    part V6_2Ptr64Fixed / V6_2Ptr64View: followed,
        name = "ETW_PMC_SUPPORT", size = 32, table = Table::form(&LAYOUT_1);
    fields {
        /// Profile sources whose counters the logger records. `KPROFILE_SOURCE Source` at 0x00.
        source / set_source: [crate::common::KprofileSource; 4], at = 0;
        /// Number of valid elements in HookId. `ULONG HookIdCount` at 0x10.
        hook_id_count / set_hook_id_count: u32, at = 16;
        /// Hook IDs of the events that record the counters. `USHORT HookId` at 0x14.
        hook_id / set_hook_id: [crate::headers::HookId; 4], at = 20;
        /// Number of valid profile sources. `ULONG CountersCount` at 0x1C.
        counters_count / set_counters_count: u32, at = 28;
    }
}

impl<'a> V6_2Ptr64View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = V6_2Ptr64Fixed(first_and_rest::<32>("ETW_PMC_SUPPORT", bytes)?);
        whole_elements("ETW_PMC_SUPPORT", 8, view.0.rest)?;
        Ok(view)
    }
    /// One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's name for the
    /// pointer is PMC_HANDLE. `HAL_PMC_COUNTERS * ProcessorCtrs` at 0x20.
    #[inline]
    pub fn processor_ctrs(&self) -> Elements<'a, u64> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> V6_2Ptr64 {
        V6_2Ptr64 { fixed: V6_2Ptr64Fixed(*self.0.fixed), processor_ctrs: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for V6_2Ptr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V6_2Ptr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        shown.field("ProcessorCtrs", &self.processor_ctrs()).finish()
    }
}

/// Performance counters of a logger, and the events that record them.
///
/// Older form.
/// In C: `ETW_PMC_SUPPORT`, 0x28 bytes with one element of its array, 0x20 without elements. Documented for 6.2..1607
/// (64-bit).
///
/// The kernel creates it in non-paged, non-executable memory when EventTraceProfileEventListInformation (0x0E) or
/// EventTraceProfileCounterListInformation (0x0F) is set. Its address is stored in PmcData of WMI_LOGGER_CONTEXT.
///
/// Undocumented; type information in symbol files of the kernel (6.2 and higher).
///
/// Source: Geoff Chappell, *ETW_PMC_SUPPORT*.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct V6_2Ptr64 {
    fixed: V6_2Ptr64Fixed,
    /// One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's name for the
    /// pointer is PMC_HANDLE. `HAL_PMC_COUNTERS * ProcessorCtrs` at 0x20.
    pub processor_ctrs: alloc::vec::Vec<u64>,
}

#[cfg(feature = "alloc")]
impl V6_2Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`V6_2Ptr64View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V6_2Ptr64View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for V6_2Ptr64 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), processor_ctrs: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for V6_2Ptr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V6_2Ptr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("ProcessorCtrs", &self.processor_ctrs).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(V6_2Ptr64, fixed = V6_2Ptr64Fixed, view = V6_2Ptr64View, size = 32);
#[cfg(feature = "alloc")]
impl Tailed for V6_2Ptr64 {
    const NAME: &'static str = "ETW_PMC_SUPPORT";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<32>("ETW_PMC_SUPPORT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V6_2Ptr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.processor_ctrs.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(V6_2Ptr64);
#[cfg(feature = "serde")]
serde_tailed!(V6_2Ptr64, table = Table::form(&LAYOUT_1), parts { processor_ctrs = "ProcessorCtrs", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V6_2Ptr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 32]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u64>(), 0..6);
        (fixed, elements).prop_map(|(fixed, processor_ctrs)| {
            Self { fixed: V6_2Ptr64Fixed(fixed), processor_ctrs }
        }).boxed()
    }
}

fixed! {
    /// Fixed part of `V1703Ptr32` and [`V1703Ptr32View`], with the getters of its fields.
    part V1703Ptr32Fixed / V1703Ptr32View: followed,
        name = "ETW_PMC_SUPPORT", size = 48, table = Table::form(&LAYOUT_2);
    fields {
        /// Profile sources whose counters the logger records. `KPROFILE_SOURCE Source` at 0x00.
        source / set_source: [crate::common::KprofileSource; 8], at = 0;
        /// Number of valid elements in HookId. `ULONG HookIdCount` at 0x20.
        hook_id_count / set_hook_id_count: u32, at = 32;
        /// Hook IDs of the events that record the counters. `USHORT HookId` at 0x24.
        hook_id / set_hook_id: [crate::headers::HookId; 4], at = 36;
        /// Number of valid profile sources. `ULONG CountersCount` at 0x2C.
        counters_count / set_counters_count: u32, at = 44;
    }
}

impl<'a> V1703Ptr32View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = V1703Ptr32Fixed(first_and_rest::<48>("ETW_PMC_SUPPORT", bytes)?);
        whole_elements("ETW_PMC_SUPPORT", 4, view.0.rest)?;
        Ok(view)
    }
    /// One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's name for the
    /// pointer is PMC_HANDLE. `HAL_PMC_COUNTERS * ProcessorCtrs` at 0x30.
    #[inline]
    pub fn processor_ctrs(&self) -> Elements<'a, u32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> V1703Ptr32 {
        V1703Ptr32 { fixed: V1703Ptr32Fixed(*self.0.fixed), processor_ctrs: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for V1703Ptr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V1703Ptr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_2), self.0.fixed);
        shown.field("ProcessorCtrs", &self.processor_ctrs()).finish()
    }
}

/// Performance counters of a logger, and the events that record them.
///
/// Older form.
/// In C: `ETW_PMC_SUPPORT`, 0x34 bytes with one element of its array, 0x30 without elements. Documented for 1703..1809
/// (32-bit).
///
/// The kernel creates it in non-paged, non-executable memory when EventTraceProfileEventListInformation (0x0E) or
/// EventTraceProfileCounterListInformation (0x0F) is set. Its address is stored in PmcData of WMI_LOGGER_CONTEXT.
///
/// Undocumented; type information in symbol files of the kernel (6.2 and higher).
///
/// Source: Geoff Chappell, *ETW_PMC_SUPPORT*.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct V1703Ptr32 {
    fixed: V1703Ptr32Fixed,
    /// One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's name for the
    /// pointer is PMC_HANDLE. `HAL_PMC_COUNTERS * ProcessorCtrs` at 0x30.
    pub processor_ctrs: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl V1703Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_2;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`V1703Ptr32View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V1703Ptr32View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for V1703Ptr32 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), processor_ctrs: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for V1703Ptr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V1703Ptr32");
        show::fields(&mut shown, Table::form(&LAYOUT_2), &self.fixed.0);
        shown.field("ProcessorCtrs", &self.processor_ctrs).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(V1703Ptr32, fixed = V1703Ptr32Fixed, view = V1703Ptr32View, size = 48);
#[cfg(feature = "alloc")]
impl Tailed for V1703Ptr32 {
    const NAME: &'static str = "ETW_PMC_SUPPORT";
    const FIXED: usize = 48;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<48>("ETW_PMC_SUPPORT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V1703Ptr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.processor_ctrs.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(V1703Ptr32);
#[cfg(feature = "serde")]
serde_tailed!(V1703Ptr32, table = Table::form(&LAYOUT_2), parts { processor_ctrs = "ProcessorCtrs", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V1703Ptr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 48]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, processor_ctrs)| {
            Self { fixed: V1703Ptr32Fixed(fixed), processor_ctrs }
        }).boxed()
    }
}

fixed! {
    /// Fixed part of `V1703Ptr64` and [`V1703Ptr64View`], with the getters of its fields.
    part V1703Ptr64Fixed / V1703Ptr64View: followed,
        name = "ETW_PMC_SUPPORT", size = 48, table = Table::form(&LAYOUT_3);
    fields {
        /// Profile sources whose counters the logger records. `KPROFILE_SOURCE Source` at 0x00.
        source / set_source: [crate::common::KprofileSource; 8], at = 0;
        /// Number of valid elements in HookId. `ULONG HookIdCount` at 0x20.
        hook_id_count / set_hook_id_count: u32, at = 32;
        /// Hook IDs of the events that record the counters. `USHORT HookId` at 0x24.
        hook_id / set_hook_id: [crate::headers::HookId; 4], at = 36;
        /// Number of valid profile sources. `ULONG CountersCount` at 0x2C.
        counters_count / set_counters_count: u32, at = 44;
    }
}

impl<'a> V1703Ptr64View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = V1703Ptr64Fixed(first_and_rest::<48>("ETW_PMC_SUPPORT", bytes)?);
        whole_elements("ETW_PMC_SUPPORT", 8, view.0.rest)?;
        Ok(view)
    }
    /// One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's name for the
    /// pointer is PMC_HANDLE. `HAL_PMC_COUNTERS * ProcessorCtrs` at 0x30.
    #[inline]
    pub fn processor_ctrs(&self) -> Elements<'a, u64> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> V1703Ptr64 {
        V1703Ptr64 { fixed: V1703Ptr64Fixed(*self.0.fixed), processor_ctrs: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for V1703Ptr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V1703Ptr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_3), self.0.fixed);
        shown.field("ProcessorCtrs", &self.processor_ctrs()).finish()
    }
}

/// Performance counters of a logger, and the events that record them.
///
/// Older form.
/// In C: `ETW_PMC_SUPPORT`, 0x38 bytes with one element of its array, 0x30 without elements. Documented for 1703..1809
/// (64-bit).
///
/// The kernel creates it in non-paged, non-executable memory when EventTraceProfileEventListInformation (0x0E) or
/// EventTraceProfileCounterListInformation (0x0F) is set. Its address is stored in PmcData of WMI_LOGGER_CONTEXT.
///
/// Undocumented; type information in symbol files of the kernel (6.2 and higher).
///
/// Source: Geoff Chappell, *ETW_PMC_SUPPORT*.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct V1703Ptr64 {
    fixed: V1703Ptr64Fixed,
    /// One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's name for the
    /// pointer is PMC_HANDLE. `HAL_PMC_COUNTERS * ProcessorCtrs` at 0x30.
    pub processor_ctrs: alloc::vec::Vec<u64>,
}

#[cfg(feature = "alloc")]
impl V1703Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_3;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`V1703Ptr64View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V1703Ptr64View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for V1703Ptr64 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), processor_ctrs: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for V1703Ptr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("V1703Ptr64");
        show::fields(&mut shown, Table::form(&LAYOUT_3), &self.fixed.0);
        shown.field("ProcessorCtrs", &self.processor_ctrs).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(V1703Ptr64, fixed = V1703Ptr64Fixed, view = V1703Ptr64View, size = 48);
#[cfg(feature = "alloc")]
impl Tailed for V1703Ptr64 {
    const NAME: &'static str = "ETW_PMC_SUPPORT";
    const FIXED: usize = 48;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<48>("ETW_PMC_SUPPORT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V1703Ptr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.processor_ctrs.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(V1703Ptr64);
#[cfg(feature = "serde")]
serde_tailed!(V1703Ptr64, table = Table::form(&LAYOUT_3), parts { processor_ctrs = "ProcessorCtrs", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V1703Ptr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 48]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u64>(), 0..6);
        (fixed, elements).prop_map(|(fixed, processor_ctrs)| {
            Self { fixed: V1703Ptr64Fixed(fixed), processor_ctrs }
        }).boxed()
    }
}

fixed! {
    /// Fixed part of `EtwPmcSupportPtr32` and [`EtwPmcSupportPtr32View`], with the getters of its fields.
    part EtwPmcSupportPtr32Fixed / EtwPmcSupportPtr32View: followed,
        name = "ETW_PMC_SUPPORT", size = 20, table = Table::form(&LAYOUT_4);
    fields {
        /// Profile sources whose counters the logger records. The HAL reports the maximum number. `KPROFILE_SOURCE *
        /// Source` at 0x00.
        source / set_source: u32, at = 0;
        /// Number of valid elements in HookId. `ULONG HookIdCount` at 0x04.
        hook_id_count / set_hook_id_count: u32, at = 4;
        /// Hook IDs of the events that record the counters. `USHORT HookId` at 0x08.
        hook_id / set_hook_id: [crate::headers::HookId; 4], at = 8;
        /// Number of valid profile sources. `ULONG CountersCount` at 0x10.
        counters_count / set_counters_count: u32, at = 16;
    }
}

impl<'a> EtwPmcSupportPtr32View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwPmcSupportPtr32Fixed(first_and_rest::<20>("ETW_PMC_SUPPORT", bytes)?);
        whole_elements("ETW_PMC_SUPPORT", 4, view.0.rest)?;
        Ok(view)
    }
    /// One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's name for the
    /// pointer is PMC_HANDLE. `HAL_PMC_COUNTERS * ProcessorCtrs` at 0x14.
    #[inline]
    pub fn processor_ctrs(&self) -> Elements<'a, u32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwPmcSupportPtr32 {
        EtwPmcSupportPtr32 { fixed: EtwPmcSupportPtr32Fixed(*self.0.fixed), processor_ctrs: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for EtwPmcSupportPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwPmcSupportPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_4), self.0.fixed);
        shown.field("ProcessorCtrs", &self.processor_ctrs()).finish()
    }
}

/// Performance counters of a logger, and the events that record them.
///
/// In C: `ETW_PMC_SUPPORT`, 0x18 bytes with one element of its array, 0x14 without elements. Documented for 1903+
/// (32-bit), assumed unchanged after 2004.
///
/// The kernel creates it in non-paged, non-executable memory when EventTraceProfileEventListInformation (0x0E) or
/// EventTraceProfileCounterListInformation (0x0F) is set. Its address is stored in PmcData of WMI_LOGGER_CONTEXT.
///
/// Undocumented; type information in symbol files of the kernel (6.2 and higher).
///
/// Source: Geoff Chappell, *ETW_PMC_SUPPORT*.
#[doc(alias = "ETW_PMC_SUPPORT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwPmcSupportPtr32 {
    fixed: EtwPmcSupportPtr32Fixed,
    /// One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's name for the
    /// pointer is PMC_HANDLE. `HAL_PMC_COUNTERS * ProcessorCtrs` at 0x14.
    pub processor_ctrs: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl EtwPmcSupportPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_4;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwPmcSupportPtr32View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcSupportPtr32View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwPmcSupportPtr32 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), processor_ctrs: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwPmcSupportPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwPmcSupportPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_4), &self.fixed.0);
        shown.field("ProcessorCtrs", &self.processor_ctrs).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwPmcSupportPtr32, fixed = EtwPmcSupportPtr32Fixed, view = EtwPmcSupportPtr32View, size = 20);
#[cfg(feature = "alloc")]
impl Tailed for EtwPmcSupportPtr32 {
    const NAME: &'static str = "ETW_PMC_SUPPORT";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<20>("ETW_PMC_SUPPORT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcSupportPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.processor_ctrs.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwPmcSupportPtr32);
#[cfg(feature = "serde")]
serde_tailed!(EtwPmcSupportPtr32, table = Table::form(&LAYOUT_4), parts { processor_ctrs = "ProcessorCtrs", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPmcSupportPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 20]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, processor_ctrs)| {
            Self { fixed: EtwPmcSupportPtr32Fixed(fixed), processor_ctrs }
        }).boxed()
    }
}

fixed! {
    /// Fixed part of `EtwPmcSupportPtr64` and [`EtwPmcSupportPtr64View`], with the getters of its fields.
    part EtwPmcSupportPtr64Fixed / EtwPmcSupportPtr64View: followed,
        name = "ETW_PMC_SUPPORT", size = 24, table = Table::form(&LAYOUT_5);
    fields {
        /// Profile sources whose counters the logger records. The HAL reports the maximum number. `KPROFILE_SOURCE *
        /// Source` at 0x00.
        source / set_source: u64, at = 0;
        /// Number of valid elements in HookId. `ULONG HookIdCount` at 0x08.
        hook_id_count / set_hook_id_count: u32, at = 8;
        /// Hook IDs of the events that record the counters. `USHORT HookId` at 0x0C.
        hook_id / set_hook_id: [crate::headers::HookId; 4], at = 12;
        /// Number of valid profile sources. `ULONG CountersCount` at 0x14.
        counters_count / set_counters_count: u32, at = 20;
    }
}

impl<'a> EtwPmcSupportPtr64View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwPmcSupportPtr64Fixed(first_and_rest::<24>("ETW_PMC_SUPPORT", bytes)?);
        whole_elements("ETW_PMC_SUPPORT", 8, view.0.rest)?;
        Ok(view)
    }
    /// One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's name for the
    /// pointer is PMC_HANDLE. `HAL_PMC_COUNTERS * ProcessorCtrs` at 0x18.
    #[inline]
    pub fn processor_ctrs(&self) -> Elements<'a, u64> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwPmcSupportPtr64 {
        EtwPmcSupportPtr64 { fixed: EtwPmcSupportPtr64Fixed(*self.0.fixed), processor_ctrs: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for EtwPmcSupportPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwPmcSupportPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_5), self.0.fixed);
        shown.field("ProcessorCtrs", &self.processor_ctrs()).finish()
    }
}

/// Performance counters of a logger, and the events that record them.
///
/// In C: `ETW_PMC_SUPPORT`, 0x20 bytes with one element of its array, 0x18 without elements. Documented for 1903+
/// (64-bit), assumed unchanged after 2004.
///
/// The kernel creates it in non-paged, non-executable memory when EventTraceProfileEventListInformation (0x0E) or
/// EventTraceProfileCounterListInformation (0x0F) is set. Its address is stored in PmcData of WMI_LOGGER_CONTEXT.
///
/// Undocumented; type information in symbol files of the kernel (6.2 and higher).
///
/// Source: Geoff Chappell, *ETW_PMC_SUPPORT*.
#[doc(alias = "ETW_PMC_SUPPORT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwPmcSupportPtr64 {
    fixed: EtwPmcSupportPtr64Fixed,
    /// One pointer for each possible processor. The layout of HAL_PMC_COUNTERS is unknown. Microsoft's name for the
    /// pointer is PMC_HANDLE. `HAL_PMC_COUNTERS * ProcessorCtrs` at 0x18.
    pub processor_ctrs: alloc::vec::Vec<u64>,
}

#[cfg(feature = "alloc")]
impl EtwPmcSupportPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_5;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwPmcSupportPtr64View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcSupportPtr64View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwPmcSupportPtr64 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), processor_ctrs: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwPmcSupportPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwPmcSupportPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_5), &self.fixed.0);
        shown.field("ProcessorCtrs", &self.processor_ctrs).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwPmcSupportPtr64, fixed = EtwPmcSupportPtr64Fixed, view = EtwPmcSupportPtr64View, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for EtwPmcSupportPtr64 {
    const NAME: &'static str = "ETW_PMC_SUPPORT";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("ETW_PMC_SUPPORT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcSupportPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.processor_ctrs.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwPmcSupportPtr64);
#[cfg(feature = "serde")]
serde_tailed!(EtwPmcSupportPtr64, table = Table::form(&LAYOUT_5), parts { processor_ctrs = "ProcessorCtrs", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPmcSupportPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 24]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u64>(), 0..6);
        (fixed, elements).prop_map(|(fixed, processor_ctrs)| {
            Self { fixed: EtwPmcSupportPtr64Fixed(fixed), processor_ctrs }
        }).boxed()
    }
}

/// Alias of [`EtwPmcSupportPtr32`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V1903Ptr32 = EtwPmcSupportPtr32;
/// Alias of [`EtwPmcSupportPtr32View`], named by the first release of the form.
pub type V1903Ptr32View<'a> = EtwPmcSupportPtr32View<'a>;
/// Alias of [`EtwPmcSupportPtr64`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V1903Ptr64 = EtwPmcSupportPtr64;
/// Alias of [`EtwPmcSupportPtr64View`], named by the first release of the form.
pub type V1903Ptr64View<'a> = EtwPmcSupportPtr64View<'a>;
/// Alias of [`EtwPmcSupportPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `EtwPmcSupportPtr32` or `EtwPmcSupportPtr64`"]
pub type EtwPmcSupport = EtwPmcSupportPtr64;
/// Alias of [`EtwPmcSupportPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwPmcSupportPtr32View` or `EtwPmcSupportPtr64View`"]
pub type EtwPmcSupportView<'a> = EtwPmcSupportPtr64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_PMC_SUPPORT" {
        /// Documented for 6.2..1607 (32-bit).
        V6_2Ptr32(V6_2Ptr32, tailed) = 0,
        /// Documented for 6.2..1607 (64-bit).
        V6_2Ptr64(V6_2Ptr64, tailed) = 1,
        /// Documented for 1703..1809 (32-bit).
        V1703Ptr32(V1703Ptr32, tailed) = 2,
        /// Documented for 1703..1809 (64-bit).
        V1703Ptr64(V1703Ptr64, tailed) = 3,
        /// Documented for 1903+ (32-bit), assumed unchanged after 2004.
        EtwPmcSupportPtr32(EtwPmcSupportPtr32, tailed) = 4,
        /// Documented for 1903+ (64-bit), assumed unchanged after 2004.
        EtwPmcSupportPtr64(EtwPmcSupportPtr64, tailed) = 5,
    }
    Bits32 7..=12 => 0,
    Bits64 7..=12 => 1,
    Bits32 13..=16 => 2,
    Bits64 13..=16 => 3,
    Bits32 17..=255 => 4,
    Bits64 17..=255 => 5,
}
