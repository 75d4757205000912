// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/PERFINFO_BOOT_PREFETCH_INFORMATION.toml
pub mod perfinfo_boot_prefetch_information {
    //! Pages prefetched for a faster boot.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_BOOT_PREFETCH_INFORMATION", "PerfinfoBootPrefetchInformation")
        .size(12)
        .about("Pages prefetched for a faster boot.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            signed("LONG Action").at(0..4).of_unknown_purpose(),
            unsigned("NTSTATUS Status").at(4..8).means(Meaning::NtStatus)
                .with(&[More::Values(crate::common::Ntstatus::VALUES)]),
            signed("LONG Pages").at(8..12).means(Meaning::Pages).with(&[More::Units("pages")]),
        ]);
    fixed! {
        /// Pages prefetched for a faster boot.
        ///
        /// In C: `PERFINFO_BOOT_PREFETCH_INFORMATION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_BOOT_PREFETCH_INFORMATION")]
        owned PerfinfoBootPrefetchInformation / PerfinfoBootPrefetchInformationView: lone,
            name = "PERFINFO_BOOT_PREFETCH_INFORMATION", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Purpose unknown. `LONG Action` at 0x00.
            action / set_action: i32, at = 0;
            /// NTSTATUS. `NTSTATUS Status` at 0x04.
            status / set_status: crate::common::Ntstatus, at = 4;
            /// `LONG Pages` at 0x08. Unit: pages.
            pages / set_pages: i32, at = 8;
        }
    }
}

// spec/structs/PERFINFO_CONTIGUOUS_PAGE_GENERATE.toml
pub mod perfinfo_contiguous_page_generate {
    //! Physical pages freed to form a contiguous range.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CONTIGUOUS_PAGE_GENERATE", "PerfinfoContiguousPageGenerate")
        .size(16)
        .about("Physical pages freed to form a contiguous range.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONGLONG ThreadId").at(0..8).about("ID of the thread that needs them.").means(Meaning::ThreadId),
            unsigned("ULONGLONG NumberOfBytes").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ]);
    fixed! {
        /// Physical pages freed to form a contiguous range.
        ///
        /// In C: `PERFINFO_CONTIGUOUS_PAGE_GENERATE`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_CONTIGUOUS_PAGE_GENERATE")]
        owned PerfinfoContiguousPageGenerate / PerfinfoContiguousPageGenerateView: lone,
            name = "PERFINFO_CONTIGUOUS_PAGE_GENERATE", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// ID of the thread that needs them. `ULONGLONG ThreadId` at 0x00.
            thread_id / set_thread_id: u64, at = 0;
            /// `ULONGLONG NumberOfBytes` at 0x08. Unit: bytes.
            number_of_bytes / set_number_of_bytes: u64, at = 8;
        }
    }
}

// spec/structs/PERFINFO_MEMORY_NODE_INFORMATION.toml
pub mod perfinfo_memory_node_information {
    //! Number of free and zeroed physical pages of each NUMA node of a partition.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_MEMORY_NODE_INFORMATION", "PerfinfoMemoryNodeInformation")
        .size(84)
        .fixed(8)
        .about("Number of free and zeroed physical pages of each NUMA node of a partition.")
        .in_releases(
            "observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .with_tail(&[
            part(
                "PERFINFO_MEMORY_NODE_ENTRY", "NodeEntry",
                Content::Layout(&crate::payloads::memory::perfinfo_memory_node_entry::LAYOUT_0)
            )
                .many(Many::Open),
        ])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG PartitionId").at(0..4).means(Meaning::Identifier),
            unsigned("ULONG Count").at(4..8).about("Number of nodes that follow (inferred from the name).")
                .means(Meaning::Count),
            field(
                "PERFINFO_MEMORY_NODE_ENTRY NodeEntry",
                Kind::Open { element: ArrayElement { kind: ElementKind::Struct, size: 76 } }
            )
                .at(8..84).with(&[More::Fields(&[
                unsigned("ULONG NodeEntry.NodeNumber").at(8..12).means(Meaning::NumaNode),
                unsigned("ULONGLONG NodeEntry.TotalPageCount").at(12..20).means(Meaning::Pages)
                    .with(&[More::Units("pages")]),
                unsigned("ULONGLONG NodeEntry.SmallFreePageCount").at(20..28).means(Meaning::Pages)
                    .with(&[More::Units("pages")]),
                unsigned("ULONGLONG NodeEntry.SmallZeroPageCount").at(28..36).means(Meaning::Pages)
                    .with(&[More::Units("pages")]),
                unsigned("ULONGLONG NodeEntry.MediumFreePageCount").at(36..44).means(Meaning::Count),
                unsigned("ULONGLONG NodeEntry.MediumZeroPageCount").at(44..52).means(Meaning::Count),
                unsigned("ULONGLONG NodeEntry.LargeFreePageCount").at(52..60).means(Meaning::Count),
                unsigned("ULONGLONG NodeEntry.LargeZeroPageCount").at(60..68).means(Meaning::Count),
                unsigned("ULONGLONG NodeEntry.HugeFreePageCount").at(68..76).means(Meaning::Count),
                unsigned("ULONGLONG NodeEntry.HugeZeroPageCount").at(76..84).means(Meaning::Count),
            ])]),
        ]);
    fixed! {
        /// Fixed part of `PerfinfoMemoryNodeInformation` and [`PerfinfoMemoryNodeInformationView`], with the getters of
        /// its fields.
        part PerfinfoMemoryNodeInformationFixed / PerfinfoMemoryNodeInformationView: followed,
            name = "PERFINFO_MEMORY_NODE_INFORMATION", size = 8, table = Table::form(&LAYOUT_0);
        fields {
            /// `ULONG PartitionId` at 0x00.
            partition_id / set_partition_id: u32, at = 0;
            /// Number of nodes that follow (inferred from the name). `ULONG Count` at 0x04.
            count / set_count: u32, at = 4;
        }
    }

    impl<'a> PerfinfoMemoryNodeInformationView<'a> {
        /// Creates a view of the fixed part and the elements that follow.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a whole
        /// number of elements.
        #[inline]
        pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
            let view =
                PerfinfoMemoryNodeInformationFixed(first_and_rest::<8>("PERFINFO_MEMORY_NODE_INFORMATION", bytes)?);
            whole_elements("PERFINFO_MEMORY_NODE_INFORMATION", 76, view.0.rest)?;
            Ok(view)
        }
        /// `PERFINFO_MEMORY_NODE_ENTRY NodeEntry` at 0x08.
        #[inline]
        pub fn node_entry(&self) -> Elements<'a, crate::payloads::memory::PerfinfoMemoryNodeEntry> {
            Elements::new(self.0.rest)
        }
        /// Returns an owned copy.
        #[cfg(feature = "alloc")]
        #[inline]
        pub fn to_value(&self) -> PerfinfoMemoryNodeInformation {
            PerfinfoMemoryNodeInformation {
                fixed: PerfinfoMemoryNodeInformationFixed(*self.0.fixed), node_entry: to_vec(self.0.rest)
            }
        }
    }

    impl core::fmt::Debug for PerfinfoMemoryNodeInformationView<'_> {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("PerfinfoMemoryNodeInformationView");
            show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
            shown.field("NodeEntry", &self.node_entry()).finish()
        }
    }

    /// Number of free and zeroed physical pages of each NUMA node of a partition.
    ///
    /// In C: `PERFINFO_MEMORY_NODE_INFORMATION`, 0x54 bytes with one element of its array, 0x8 without elements.
    /// Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEMORY_NODE_INFORMATION")]
    #[cfg(feature = "alloc")]
    #[derive(Clone, PartialEq)]
    pub struct PerfinfoMemoryNodeInformation {
        fixed: PerfinfoMemoryNodeInformationFixed,
        /// `PERFINFO_MEMORY_NODE_ENTRY NodeEntry` at 0x08.
        pub node_entry: alloc::vec::Vec<crate::payloads::memory::PerfinfoMemoryNodeEntry>,
    }

    #[cfg(feature = "alloc")]
    impl PerfinfoMemoryNodeInformation {
        /// Table that describes the layout of the form.
        pub const LAYOUT: &'static Layout = &LAYOUT_0;
        /// Reads the structure from all of the bytes.
        ///
        /// # Errors
        ///
        /// The errors of [`PerfinfoMemoryNodeInformationView::new`].
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            PerfinfoMemoryNodeInformationView::new(bytes).map(|view| view.to_value())
        }
    }

    #[cfg(feature = "alloc")]
    impl Default for PerfinfoMemoryNodeInformation {
        /// Returns the structure with all bytes zero and no elements.
        #[inline]
        fn default() -> Self {
            Self { fixed: Default::default(), node_entry: Default::default() }
        }
    }

    #[cfg(feature = "alloc")]
    impl core::fmt::Debug for PerfinfoMemoryNodeInformation {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            let mut shown = f.debug_struct("PerfinfoMemoryNodeInformation");
            show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
            shown.field("NodeEntry", &self.node_entry).finish()
        }
    }

    #[cfg(feature = "alloc")]
    tailed!(
        PerfinfoMemoryNodeInformation, fixed = PerfinfoMemoryNodeInformationFixed, view =
        PerfinfoMemoryNodeInformationView, size = 8
    );
    #[cfg(feature = "alloc")]
    impl Tailed for PerfinfoMemoryNodeInformation {
        const NAME: &'static str = "PERFINFO_MEMORY_NODE_INFORMATION";
        const FIXED: usize = 8;
        #[inline]
        fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
            first_and_rest::<8>("PERFINFO_MEMORY_NODE_INFORMATION", fixed).map(|_| None)
        }
        #[inline]
        fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
            PerfinfoMemoryNodeInformation::from_slice(bytes)
        }
        #[inline]
        fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
            out.extend_from_slice(&self.fixed.0);
            self.node_entry.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
            Ok(())
        }
    }

    #[cfg(feature = "binrw")]
    binrw_tailed!(PerfinfoMemoryNodeInformation);
    #[cfg(feature = "serde")]
    serde_tailed!(PerfinfoMemoryNodeInformation, table = Table::form(&LAYOUT_0), parts { node_entry = "NodeEntry", });
    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for PerfinfoMemoryNodeInformation {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;
        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            let fixed = proptest::arbitrary::any::<[u8; 8]>();
            let elements =
                proptest::collection::vec(
                    proptest::arbitrary::any::<crate::payloads::memory::PerfinfoMemoryNodeEntry>(), 0..6
                );
            (fixed, elements).prop_map(|(fixed, node_entry)| {
                Self { fixed: PerfinfoMemoryNodeInformationFixed(fixed), node_entry }
            }).boxed()
        }
    }
}

// spec/structs/PERFINFO_PAGECOMBINE_ITERATION_STAT.toml
pub mod perfinfo_pagecombine_iteration_stat {
    //! Results of one page combining scan.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout =
        layout("PERFINFO_PAGECOMBINE_ITERATION_STAT", "PerfinfoPagecombineIterationStat")
        .size(12)
        .about("Results of one page combining scan.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
                bit("ULONG StatType").at(0..4).bits(0..6)
                    .about("Identifies which of the memory manager's statistics this is.").means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::memory::PerfinfoMmStat::VALUES)]),
                bit("ULONG Spare").at(0..4).bits(6..32).means(Meaning::Reserved),
            ])]),
            unsigned("ULONG PagesScanned").at(4..8).means(Meaning::Pages).with(&[More::Units("pages")]),
            unsigned("ULONG PagesCombined").at(8..12).means(Meaning::Pages).with(&[More::Units("pages")]),
        ]);
    fixed! {
        /// Results of one page combining scan.
        ///
        /// In C: `PERFINFO_PAGECOMBINE_ITERATION_STAT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_PAGECOMBINE_ITERATION_STAT")]
        owned PerfinfoPagecombineIterationStat / PerfinfoPagecombineIterationStatView: lone,
            name = "PERFINFO_PAGECOMBINE_ITERATION_STAT", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// `ULONG PagesScanned` at 0x04. Unit: pages.
            pages_scanned / set_pages_scanned: u32, at = 4;
            /// `ULONG PagesCombined` at 0x08. Unit: pages.
            pages_combined / set_pages_combined: u32, at = 8;
        }
        bits {
            /// Identifies which of the memory manager's statistics this is. `StatType`, bits 0 to 5 of the integer at
            /// 0x00.
            stat_type / set_stat_type: crate::payloads::memory::PerfinfoMmStat, at = 0, size = 4, bits = 0..6;
            /// Reserved or padding, according to a source. `Spare`, bits 6 to 31 of the integer at 0x00.
            spare / set_spare: u32, at = 0, size = 4, bits = 6..32;
        }
    }
}
