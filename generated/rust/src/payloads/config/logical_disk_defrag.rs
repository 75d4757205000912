// Generated from spec/structs/LOGICAL_DISK_DEFRAG.toml by `cargo spec generate`. Do not edit: edit that file.

//! Fragmentation of a volume.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("LOGICAL_DISK_DEFRAG", "LogicalDiskDefrag", (224, 220), "Fragmentation of a volume.", &[
    unsigned("AlignmentClusters", 0, 8, "ULONGLONG", "").in_units("blocks").means(Meaning::Blocks),
    unsigned("AvgFreeSpaceSize", 8, 8, "ULONGLONG", ""),
    unsigned("ClustersPerSlab", 16, 8, "ULONGLONG", "").means(Meaning::Count),
    unsigned("FragmentedDirectoryExtents", 24, 8, "ULONGLONG", "").means(Meaning::Count),
    unsigned("FragmentedExtents", 32, 8, "ULONGLONG", "").means(Meaning::Count),
    unsigned("FreeSpaceCount", 40, 8, "ULONGLONG", "").means(Meaning::Count),
    unsigned("LargestFreeSpaceSize", 48, 8, "ULONGLONG", ""),
    unsigned("LastRunActualPurgeClusters", 56, 8, "ULONGLONG", "").in_units("blocks").means(Meaning::Blocks),
    unsigned("LastRunClustersTrimmed", 64, 8, "ULONGLONG", "").in_units("blocks").means(Meaning::Blocks),
    unsigned("LastRunFullDefragTime", 72, 8, "ULONGLONG", ""),
    unsigned("LastRunTime", 80, 8, "ULONGLONG", ""),
    unsigned("MFTSize", 88, 8, "ULONGLONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("TotalClusters", 96, 8, "ULONGLONG", "").in_units("blocks").means(Meaning::Blocks),
    unsigned("TotalUsedClusters", 104, 8, "ULONGLONG", "").in_units("blocks").means(Meaning::Blocks),
    unsigned("AvgFragmentsPerFile", 112, 4, "ULONG", ""),
    unsigned("BytesPerCluster", 116, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("DirectoryCount", 120, 4, "ULONG", "").means(Meaning::Count),
    unsigned("FragmentedDirectories", 124, 4, "ULONG", "").means(Meaning::Count),
    unsigned("FragmentedFiles", 128, 4, "ULONG", "").means(Meaning::Count),
    unsigned("FragmentedSpace", 132, 4, "ULONG", ""),
    unsigned("HardwareIssue", 136, 4, "ULONG", ""),
    unsigned("InUseMFTRecords", 140, 4, "ULONG", "").means(Meaning::Count),
    unsigned("InUseSlabs", 144, 4, "ULONG", "").means(Meaning::Count),
    unsigned("LastRunActualPurgeSlabs", 148, 4, "ULONG", "").means(Meaning::Count),
    unsigned("LastRunInitialBackedSlabs", 152, 4, "ULONG", "").means(Meaning::Count),
    unsigned("LastRunPercentFragmentation", 156, 4, "ULONG", "").in_units("%").means(Meaning::Percent),
    unsigned("LastRunPinnedSlabs", 160, 4, "ULONG", "").means(Meaning::Count),
    unsigned("LastRunPotentialPurgeSlabs", 164, 4, "ULONG", "").means(Meaning::Count),
    unsigned("LastRunSpaceInefficientSlabs", 168, 4, "ULONG", "").means(Meaning::Count),
    unsigned("LastRunTrimmedSlabs", 172, 4, "ULONG", "").means(Meaning::Count),
    unsigned("LastRunUnknownEvictFailSlabs", 176, 4, "ULONG", "").means(Meaning::Count),
    unsigned("LastRunVolsnapPinnedSlabs", 180, 4, "ULONG", "").means(Meaning::Count),
    unsigned("MFTFragmentCount", 184, 4, "ULONG", "").means(Meaning::Count),
    unsigned("MovableFiles", 188, 4, "ULONG", "").means(Meaning::Count),
    unsigned("TotalMFTRecords", 192, 4, "ULONG", "").means(Meaning::Count),
    unsigned("TotalSlabs", 196, 4, "ULONG", "").means(Meaning::Count),
    unsigned("UnmovableFiles", 200, 4, "ULONG", "").means(Meaning::Count),
    field("VolumeId", 204, 16, "GUID", Kind::Guid, "Volume GUID.").means(Meaning::Guid),
    field("VolumePathNames", 220, 2, "WCHAR", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }, "Mount point of the volume, such as C:\\. Empty for volumes that are not mounted.").means(Meaning::Text),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("VolumePathNames", "WCHAR", Content::Text { unit: 2 }, Many::One, "Mount point of the volume, such as C:\\. Empty for volumes that are not mounted.").means(Meaning::Text),
    ])
    .stated_by(&[&crate::rt::sources::SELENE_SDK, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::CHAPPELL_NTWMI]);
fixed! {
    /// Fixed part of `LogicalDiskDefrag` and [`LogicalDiskDefragView`], with the getters of its fields.
    part LogicalDiskDefragFixed / LogicalDiskDefragView: followed [220] "LOGICAL_DISK_DEFRAG" Table::form(&LAYOUT_0);
    fields {
        /// `ULONGLONG AlignmentClusters` at 0x00. Unit: blocks.
        alignment_clusters set_alignment_clusters: u64 = 0;
        /// `ULONGLONG AvgFreeSpaceSize` at 0x08.
        avg_free_space_size set_avg_free_space_size: u64 = 8;
        /// `ULONGLONG ClustersPerSlab` at 0x10.
        clusters_per_slab set_clusters_per_slab: u64 = 16;
        /// `ULONGLONG FragmentedDirectoryExtents` at 0x18.
        fragmented_directory_extents set_fragmented_directory_extents: u64 = 24;
        /// `ULONGLONG FragmentedExtents` at 0x20.
        fragmented_extents set_fragmented_extents: u64 = 32;
        /// `ULONGLONG FreeSpaceCount` at 0x28.
        free_space_count set_free_space_count: u64 = 40;
        /// `ULONGLONG LargestFreeSpaceSize` at 0x30.
        largest_free_space_size set_largest_free_space_size: u64 = 48;
        /// `ULONGLONG LastRunActualPurgeClusters` at 0x38. Unit: blocks.
        last_run_actual_purge_clusters set_last_run_actual_purge_clusters: u64 = 56;
        /// `ULONGLONG LastRunClustersTrimmed` at 0x40. Unit: blocks.
        last_run_clusters_trimmed set_last_run_clusters_trimmed: u64 = 64;
        /// `ULONGLONG LastRunFullDefragTime` at 0x48.
        last_run_full_defrag_time set_last_run_full_defrag_time: u64 = 72;
        /// `ULONGLONG LastRunTime` at 0x50.
        last_run_time set_last_run_time: u64 = 80;
        /// `ULONGLONG MFTSize` at 0x58. Unit: bytes.
        mft_size set_mft_size: u64 = 88;
        /// `ULONGLONG TotalClusters` at 0x60. Unit: blocks.
        total_clusters set_total_clusters: u64 = 96;
        /// `ULONGLONG TotalUsedClusters` at 0x68. Unit: blocks.
        total_used_clusters set_total_used_clusters: u64 = 104;
        /// `ULONG AvgFragmentsPerFile` at 0x70.
        avg_fragments_per_file set_avg_fragments_per_file: u32 = 112;
        /// `ULONG BytesPerCluster` at 0x74. Unit: bytes.
        bytes_per_cluster set_bytes_per_cluster: u32 = 116;
        /// `ULONG DirectoryCount` at 0x78.
        directory_count set_directory_count: u32 = 120;
        /// `ULONG FragmentedDirectories` at 0x7C.
        fragmented_directories set_fragmented_directories: u32 = 124;
        /// `ULONG FragmentedFiles` at 0x80.
        fragmented_files set_fragmented_files: u32 = 128;
        /// `ULONG FragmentedSpace` at 0x84.
        fragmented_space set_fragmented_space: u32 = 132;
        /// `ULONG HardwareIssue` at 0x88.
        hardware_issue set_hardware_issue: u32 = 136;
        /// `ULONG InUseMFTRecords` at 0x8C.
        in_use_mft_records set_in_use_mft_records: u32 = 140;
        /// `ULONG InUseSlabs` at 0x90.
        in_use_slabs set_in_use_slabs: u32 = 144;
        /// `ULONG LastRunActualPurgeSlabs` at 0x94.
        last_run_actual_purge_slabs set_last_run_actual_purge_slabs: u32 = 148;
        /// `ULONG LastRunInitialBackedSlabs` at 0x98.
        last_run_initial_backed_slabs set_last_run_initial_backed_slabs: u32 = 152;
        /// `ULONG LastRunPercentFragmentation` at 0x9C. Unit: %.
        last_run_percent_fragmentation set_last_run_percent_fragmentation: u32 = 156;
        /// `ULONG LastRunPinnedSlabs` at 0xA0.
        last_run_pinned_slabs set_last_run_pinned_slabs: u32 = 160;
        /// `ULONG LastRunPotentialPurgeSlabs` at 0xA4.
        last_run_potential_purge_slabs set_last_run_potential_purge_slabs: u32 = 164;
        /// `ULONG LastRunSpaceInefficientSlabs` at 0xA8.
        last_run_space_inefficient_slabs set_last_run_space_inefficient_slabs: u32 = 168;
        /// `ULONG LastRunTrimmedSlabs` at 0xAC.
        last_run_trimmed_slabs set_last_run_trimmed_slabs: u32 = 172;
        /// `ULONG LastRunUnknownEvictFailSlabs` at 0xB0.
        last_run_unknown_evict_fail_slabs set_last_run_unknown_evict_fail_slabs: u32 = 176;
        /// `ULONG LastRunVolsnapPinnedSlabs` at 0xB4.
        last_run_volsnap_pinned_slabs set_last_run_volsnap_pinned_slabs: u32 = 180;
        /// `ULONG MFTFragmentCount` at 0xB8.
        mft_fragment_count set_mft_fragment_count: u32 = 184;
        /// `ULONG MovableFiles` at 0xBC.
        movable_files set_movable_files: u32 = 188;
        /// `ULONG TotalMFTRecords` at 0xC0.
        total_mft_records set_total_mft_records: u32 = 192;
        /// `ULONG TotalSlabs` at 0xC4.
        total_slabs set_total_slabs: u32 = 196;
        /// `ULONG UnmovableFiles` at 0xC8.
        unmovable_files set_unmovable_files: u32 = 200;
        /// Volume GUID. `GUID VolumeId` at 0xCC.
        volume_id set_volume_id: Guid = 204;
    }
    bits {
    }
}

impl<'a> LogicalDiskDefragView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = LogicalDiskDefragFixed(first_and_rest::<220>("LOGICAL_DISK_DEFRAG", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<LogicalDiskDefragTail<'a>, Error> {
        let mut left = Left::new("LOGICAL_DISK_DEFRAG", 220, self.0.rest);
        let volume_path_names = left.text();
        Ok(LogicalDiskDefragTail { volume_path_names, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<LogicalDiskDefrag, Error> {
        let tail = self.tail()?;
        Ok(LogicalDiskDefrag {
            fixed: LogicalDiskDefragFixed(*self.0.fixed),
            volume_path_names: { let part = tail.volume_path_names; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for LogicalDiskDefragView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("LogicalDiskDefragView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `LOGICAL_DISK_DEFRAG`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct LogicalDiskDefragTail<'a> {
    /// Mount point of the volume, such as C:\\. Empty for volumes that are not mounted. `WCHAR VolumePathNames`, terminated by a zero.
    pub volume_path_names: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Fragmentation of a volume.
///
/// In C: `LOGICAL_DISK_DEFRAG`, 0xe0 bytes with one element of its array, 0xdc without elements. Releases unknown.
///
/// The layout accounts for every byte of three real events of version 2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Can Bölük, *Windows types from symbol files*; The etwspec developers, *Nineteen log files of public projects*; Geoff Chappell, *NTWMI.H*.
#[doc(alias = "LOGICAL_DISK_DEFRAG")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct LogicalDiskDefrag {
    fixed: LogicalDiskDefragFixed,
    /// Mount point of the volume, such as C:\\. Empty for volumes that are not mounted. `WCHAR VolumePathNames`, terminated by a zero.
    pub volume_path_names: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl LogicalDiskDefrag {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`LogicalDiskDefragView::new`] and [`LogicalDiskDefragView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LogicalDiskDefragView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for LogicalDiskDefrag {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            volume_path_names: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for LogicalDiskDefrag {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("LogicalDiskDefrag");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("VolumePathNames", &self.volume_path_names);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(LogicalDiskDefrag, LogicalDiskDefragFixed, LogicalDiskDefragView, 220, "LOGICAL_DISK_DEFRAG");
#[cfg(feature = "alloc")]
impl Tailed for LogicalDiskDefrag {
    const NAME: &'static str = "LOGICAL_DISK_DEFRAG";
    const FIXED: usize = 220;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<220>("LOGICAL_DISK_DEFRAG", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LogicalDiskDefrag::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("LOGICAL_DISK_DEFRAG", out);
        {
            let part = &self.volume_path_names;
            to.utf16("VolumePathNames", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(LogicalDiskDefrag);
#[cfg(feature = "serde")]
serde_tailed!(LogicalDiskDefrag, Table::form(&LAYOUT_0), { volume_path_names "VolumePathNames" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for LogicalDiskDefrag {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 220]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
