// Generated from spec/structs/LOGICAL_DISK_DEFRAG.toml by `cargo spec generate`. Do not edit: edit that file.

//! Fragmentation of a volume.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK, &sources::OBSERVED_TRACES, &sources::CHAPPELL_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("LOGICAL_DISK_DEFRAG", "LogicalDiskDefrag")
    .size(224)
    .fixed(220)
    .about("Fragmentation of a volume.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "VolumePathNames", Content::Text { unit: 2 })
            .about("Mount point of the volume, such as C:\\. Empty for volumes that are not mounted.")
            .means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG AlignmentClusters").at(0..8).means(Meaning::Blocks).with(&[More::Units("blocks")]),
        unsigned("ULONGLONG AvgFreeSpaceSize").at(8..16),
        unsigned("ULONGLONG ClustersPerSlab").at(16..24).means(Meaning::Count),
        unsigned("ULONGLONG FragmentedDirectoryExtents").at(24..32).means(Meaning::Count),
        unsigned("ULONGLONG FragmentedExtents").at(32..40).means(Meaning::Count),
        unsigned("ULONGLONG FreeSpaceCount").at(40..48).means(Meaning::Count),
        unsigned("ULONGLONG LargestFreeSpaceSize").at(48..56),
        unsigned("ULONGLONG LastRunActualPurgeClusters").at(56..64).means(Meaning::Blocks)
            .with(&[More::Units("blocks")]),
        unsigned("ULONGLONG LastRunClustersTrimmed").at(64..72).means(Meaning::Blocks).with(&[More::Units("blocks")]),
        unsigned("ULONGLONG LastRunFullDefragTime").at(72..80),
        unsigned("ULONGLONG LastRunTime").at(80..88),
        unsigned("ULONGLONG MFTSize").at(88..96).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONGLONG TotalClusters").at(96..104).means(Meaning::Blocks).with(&[More::Units("blocks")]),
        unsigned("ULONGLONG TotalUsedClusters").at(104..112).means(Meaning::Blocks).with(&[More::Units("blocks")]),
        unsigned("ULONG AvgFragmentsPerFile").at(112..116),
        unsigned("ULONG BytesPerCluster").at(116..120).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG DirectoryCount").at(120..124).means(Meaning::Count),
        unsigned("ULONG FragmentedDirectories").at(124..128).means(Meaning::Count),
        unsigned("ULONG FragmentedFiles").at(128..132).means(Meaning::Count),
        unsigned("ULONG FragmentedSpace").at(132..136),
        unsigned("ULONG HardwareIssue").at(136..140),
        unsigned("ULONG InUseMFTRecords").at(140..144).means(Meaning::Count),
        unsigned("ULONG InUseSlabs").at(144..148).means(Meaning::Count),
        unsigned("ULONG LastRunActualPurgeSlabs").at(148..152).means(Meaning::Count),
        unsigned("ULONG LastRunInitialBackedSlabs").at(152..156).means(Meaning::Count),
        unsigned("ULONG LastRunPercentFragmentation").at(156..160).means(Meaning::Percent).with(&[More::Units("%")]),
        unsigned("ULONG LastRunPinnedSlabs").at(160..164).means(Meaning::Count),
        unsigned("ULONG LastRunPotentialPurgeSlabs").at(164..168).means(Meaning::Count),
        unsigned("ULONG LastRunSpaceInefficientSlabs").at(168..172).means(Meaning::Count),
        unsigned("ULONG LastRunTrimmedSlabs").at(172..176).means(Meaning::Count),
        unsigned("ULONG LastRunUnknownEvictFailSlabs").at(176..180).means(Meaning::Count),
        unsigned("ULONG LastRunVolsnapPinnedSlabs").at(180..184).means(Meaning::Count),
        unsigned("ULONG MFTFragmentCount").at(184..188).means(Meaning::Count),
        unsigned("ULONG MovableFiles").at(188..192).means(Meaning::Count),
        unsigned("ULONG TotalMFTRecords").at(192..196).means(Meaning::Count),
        unsigned("ULONG TotalSlabs").at(196..200).means(Meaning::Count),
        unsigned("ULONG UnmovableFiles").at(200..204).means(Meaning::Count),
        field("GUID VolumeId", Kind::Guid).at(204..220).about("Volume GUID.").means(Meaning::Guid),
        field("WCHAR VolumePathNames", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(220..222).about("Mount point of the volume, such as C:\\. Empty for volumes that are not mounted.")
            .means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `LogicalDiskDefrag` and [`LogicalDiskDefragView`], with the getters of its fields.
    part LogicalDiskDefragFixed / LogicalDiskDefragView: followed,
        name = "LOGICAL_DISK_DEFRAG", size = 220, table = Table::form(&LAYOUT_0);
    fields {
        /// `ULONGLONG AlignmentClusters` at 0x00. Unit: blocks.
        alignment_clusters / set_alignment_clusters: u64, at = 0;
        /// `ULONGLONG AvgFreeSpaceSize` at 0x08.
        avg_free_space_size / set_avg_free_space_size: u64, at = 8;
        /// `ULONGLONG ClustersPerSlab` at 0x10.
        clusters_per_slab / set_clusters_per_slab: u64, at = 16;
        /// `ULONGLONG FragmentedDirectoryExtents` at 0x18.
        fragmented_directory_extents / set_fragmented_directory_extents: u64, at = 24;
        /// `ULONGLONG FragmentedExtents` at 0x20.
        fragmented_extents / set_fragmented_extents: u64, at = 32;
        /// `ULONGLONG FreeSpaceCount` at 0x28.
        free_space_count / set_free_space_count: u64, at = 40;
        /// `ULONGLONG LargestFreeSpaceSize` at 0x30.
        largest_free_space_size / set_largest_free_space_size: u64, at = 48;
        /// `ULONGLONG LastRunActualPurgeClusters` at 0x38. Unit: blocks.
        last_run_actual_purge_clusters / set_last_run_actual_purge_clusters: u64, at = 56;
        /// `ULONGLONG LastRunClustersTrimmed` at 0x40. Unit: blocks.
        last_run_clusters_trimmed / set_last_run_clusters_trimmed: u64, at = 64;
        /// `ULONGLONG LastRunFullDefragTime` at 0x48.
        last_run_full_defrag_time / set_last_run_full_defrag_time: u64, at = 72;
        /// `ULONGLONG LastRunTime` at 0x50.
        last_run_time / set_last_run_time: u64, at = 80;
        /// `ULONGLONG MFTSize` at 0x58. Unit: bytes.
        mft_size / set_mft_size: u64, at = 88;
        /// `ULONGLONG TotalClusters` at 0x60. Unit: blocks.
        total_clusters / set_total_clusters: u64, at = 96;
        /// `ULONGLONG TotalUsedClusters` at 0x68. Unit: blocks.
        total_used_clusters / set_total_used_clusters: u64, at = 104;
        /// `ULONG AvgFragmentsPerFile` at 0x70.
        avg_fragments_per_file / set_avg_fragments_per_file: u32, at = 112;
        /// `ULONG BytesPerCluster` at 0x74. Unit: bytes.
        bytes_per_cluster / set_bytes_per_cluster: u32, at = 116;
        /// `ULONG DirectoryCount` at 0x78.
        directory_count / set_directory_count: u32, at = 120;
        /// `ULONG FragmentedDirectories` at 0x7C.
        fragmented_directories / set_fragmented_directories: u32, at = 124;
        /// `ULONG FragmentedFiles` at 0x80.
        fragmented_files / set_fragmented_files: u32, at = 128;
        /// `ULONG FragmentedSpace` at 0x84.
        fragmented_space / set_fragmented_space: u32, at = 132;
        /// `ULONG HardwareIssue` at 0x88.
        hardware_issue / set_hardware_issue: u32, at = 136;
        /// `ULONG InUseMFTRecords` at 0x8C.
        in_use_mft_records / set_in_use_mft_records: u32, at = 140;
        /// `ULONG InUseSlabs` at 0x90.
        in_use_slabs / set_in_use_slabs: u32, at = 144;
        /// `ULONG LastRunActualPurgeSlabs` at 0x94.
        last_run_actual_purge_slabs / set_last_run_actual_purge_slabs: u32, at = 148;
        /// `ULONG LastRunInitialBackedSlabs` at 0x98.
        last_run_initial_backed_slabs / set_last_run_initial_backed_slabs: u32, at = 152;
        /// `ULONG LastRunPercentFragmentation` at 0x9C. Unit: %.
        last_run_percent_fragmentation / set_last_run_percent_fragmentation: u32, at = 156;
        /// `ULONG LastRunPinnedSlabs` at 0xA0.
        last_run_pinned_slabs / set_last_run_pinned_slabs: u32, at = 160;
        /// `ULONG LastRunPotentialPurgeSlabs` at 0xA4.
        last_run_potential_purge_slabs / set_last_run_potential_purge_slabs: u32, at = 164;
        /// `ULONG LastRunSpaceInefficientSlabs` at 0xA8.
        last_run_space_inefficient_slabs / set_last_run_space_inefficient_slabs: u32, at = 168;
        /// `ULONG LastRunTrimmedSlabs` at 0xAC.
        last_run_trimmed_slabs / set_last_run_trimmed_slabs: u32, at = 172;
        /// `ULONG LastRunUnknownEvictFailSlabs` at 0xB0.
        last_run_unknown_evict_fail_slabs / set_last_run_unknown_evict_fail_slabs: u32, at = 176;
        /// `ULONG LastRunVolsnapPinnedSlabs` at 0xB4.
        last_run_volsnap_pinned_slabs / set_last_run_volsnap_pinned_slabs: u32, at = 180;
        /// `ULONG MFTFragmentCount` at 0xB8.
        mft_fragment_count / set_mft_fragment_count: u32, at = 184;
        /// `ULONG MovableFiles` at 0xBC.
        movable_files / set_movable_files: u32, at = 188;
        /// `ULONG TotalMFTRecords` at 0xC0.
        total_mft_records / set_total_mft_records: u32, at = 192;
        /// `ULONG TotalSlabs` at 0xC4.
        total_slabs / set_total_slabs: u32, at = 196;
        /// `ULONG UnmovableFiles` at 0xC8.
        unmovable_files / set_unmovable_files: u32, at = 200;
        /// Volume GUID. `GUID VolumeId` at 0xCC.
        volume_id / set_volume_id: Guid, at = 204;
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
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
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
    /// Mount point of the volume, such as C:\\. Empty for volumes that are not mounted. `WCHAR VolumePathNames`,
    /// terminated by a zero.
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
/// Source: Can Bölük, *Windows types from symbol files*; The etwspec developers, *Nineteen log files of public
/// projects*; Geoff Chappell, *NTWMI.H*.
#[doc(alias = "LOGICAL_DISK_DEFRAG")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct LogicalDiskDefrag {
    fixed: LogicalDiskDefragFixed,
    /// Mount point of the volume, such as C:\\. Empty for volumes that are not mounted. `WCHAR VolumePathNames`,
    /// terminated by a zero.
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
tailed!(LogicalDiskDefrag, fixed = LogicalDiskDefragFixed, view = LogicalDiskDefragView, size = 220);
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
serde_tailed!(
    LogicalDiskDefrag, table = Table::form(&LAYOUT_0), parts { volume_path_names = "VolumePathNames", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for LogicalDiskDefrag {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 220>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
