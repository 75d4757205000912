// Generated from spec/structs/LOGICAL_DISK_DEFRAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! LOGICAL_DISK_DEFRAG in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How fragmented a volume is.
///
/// In C: `LOGICAL_DISK_DEFRAG`, 0xe0 bytes with one element of its array, 0xdc without. Releases 5.0+.
///
/// Three real events, of version 2, are explained to the last byte.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*; The etwspec developers, *Nineteen log files of public projects*; Geoff Chappell, *NTWMI.H*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "LOGICAL_DISK_DEFRAG")]
pub struct LogicalDiskDefrag {
    /// `ULONGLONG AlignmentClusters`, at 0x00.
    pub alignment_clusters: u64,
    /// `ULONGLONG AvgFreeSpaceSize`, at 0x08.
    pub avg_free_space_size: u64,
    /// `ULONGLONG ClustersPerSlab`, at 0x10.
    pub clusters_per_slab: u64,
    /// `ULONGLONG FragmentedDirectoryExtents`, at 0x18.
    pub fragmented_directory_extents: u64,
    /// `ULONGLONG FragmentedExtents`, at 0x20.
    pub fragmented_extents: u64,
    /// `ULONGLONG FreeSpaceCount`, at 0x28.
    pub free_space_count: u64,
    /// `ULONGLONG LargestFreeSpaceSize`, at 0x30.
    pub largest_free_space_size: u64,
    /// `ULONGLONG LastRunActualPurgeClusters`, at 0x38.
    pub last_run_actual_purge_clusters: u64,
    /// `ULONGLONG LastRunClustersTrimmed`, at 0x40.
    pub last_run_clusters_trimmed: u64,
    /// `ULONGLONG LastRunFullDefragTime`, at 0x48.
    pub last_run_full_defrag_time: u64,
    /// `ULONGLONG LastRunTime`, at 0x50.
    pub last_run_time: u64,
    /// `ULONGLONG MFTSize`, at 0x58.
    pub mft_size: u64,
    /// `ULONGLONG TotalClusters`, at 0x60.
    pub total_clusters: u64,
    /// `ULONGLONG TotalUsedClusters`, at 0x68.
    pub total_used_clusters: u64,
    /// `ULONG AvgFragmentsPerFile`, at 0x70.
    pub avg_fragments_per_file: u32,
    /// `ULONG BytesPerCluster`, at 0x74.
    pub bytes_per_cluster: u32,
    /// `ULONG DirectoryCount`, at 0x78.
    pub directory_count: u32,
    /// `ULONG FragmentedDirectories`, at 0x7C.
    pub fragmented_directories: u32,
    /// `ULONG FragmentedFiles`, at 0x80.
    pub fragmented_files: u32,
    /// `ULONG FragmentedSpace`, at 0x84.
    pub fragmented_space: u32,
    /// `ULONG HardwareIssue`, at 0x88.
    pub hardware_issue: u32,
    /// `ULONG InUseMFTRecords`, at 0x8C.
    pub in_use_mft_records: u32,
    /// `ULONG InUseSlabs`, at 0x90.
    pub in_use_slabs: u32,
    /// `ULONG LastRunActualPurgeSlabs`, at 0x94.
    pub last_run_actual_purge_slabs: u32,
    /// `ULONG LastRunInitialBackedSlabs`, at 0x98.
    pub last_run_initial_backed_slabs: u32,
    /// `ULONG LastRunPercentFragmentation`, at 0x9C.
    pub last_run_percent_fragmentation: u32,
    /// `ULONG LastRunPinnedSlabs`, at 0xA0.
    pub last_run_pinned_slabs: u32,
    /// `ULONG LastRunPotentialPurgeSlabs`, at 0xA4.
    pub last_run_potential_purge_slabs: u32,
    /// `ULONG LastRunSpaceInefficientSlabs`, at 0xA8.
    pub last_run_space_inefficient_slabs: u32,
    /// `ULONG LastRunTrimmedSlabs`, at 0xAC.
    pub last_run_trimmed_slabs: u32,
    /// `ULONG LastRunUnknownEvictFailSlabs`, at 0xB0.
    pub last_run_unknown_evict_fail_slabs: u32,
    /// `ULONG LastRunVolsnapPinnedSlabs`, at 0xB4.
    pub last_run_volsnap_pinned_slabs: u32,
    /// `ULONG MFTFragmentCount`, at 0xB8.
    pub mft_fragment_count: u32,
    /// `ULONG MovableFiles`, at 0xBC.
    pub movable_files: u32,
    /// `ULONG TotalMFTRecords`, at 0xC0.
    pub total_mft_records: u32,
    /// `ULONG TotalSlabs`, at 0xC4.
    pub total_slabs: u32,
    /// `ULONG UnmovableFiles`, at 0xC8.
    pub unmovable_files: u32,
    /// `GUID VolumeId`, at 0xCC. Which volume.
    pub volume_id: Guid,
    /// `WCHAR VolumePathNames` up to a zero. Where the volume is mounted, such as C:\; empty for volumes that are not.
    pub volume_path_names: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl LogicalDiskDefrag {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 220;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LogicalDiskDefragView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 220] {
        let mut bytes = [0; 220];
        put::<0, 8, _>(&mut bytes, self.alignment_clusters.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.avg_free_space_size.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.clusters_per_slab.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.fragmented_directory_extents.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.fragmented_extents.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.free_space_count.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.largest_free_space_size.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.last_run_actual_purge_clusters.to_le_bytes());
        put::<64, 8, _>(&mut bytes, self.last_run_clusters_trimmed.to_le_bytes());
        put::<72, 8, _>(&mut bytes, self.last_run_full_defrag_time.to_le_bytes());
        put::<80, 8, _>(&mut bytes, self.last_run_time.to_le_bytes());
        put::<88, 8, _>(&mut bytes, self.mft_size.to_le_bytes());
        put::<96, 8, _>(&mut bytes, self.total_clusters.to_le_bytes());
        put::<104, 8, _>(&mut bytes, self.total_used_clusters.to_le_bytes());
        put::<112, 4, _>(&mut bytes, self.avg_fragments_per_file.to_le_bytes());
        put::<116, 4, _>(&mut bytes, self.bytes_per_cluster.to_le_bytes());
        put::<120, 4, _>(&mut bytes, self.directory_count.to_le_bytes());
        put::<124, 4, _>(&mut bytes, self.fragmented_directories.to_le_bytes());
        put::<128, 4, _>(&mut bytes, self.fragmented_files.to_le_bytes());
        put::<132, 4, _>(&mut bytes, self.fragmented_space.to_le_bytes());
        put::<136, 4, _>(&mut bytes, self.hardware_issue.to_le_bytes());
        put::<140, 4, _>(&mut bytes, self.in_use_mft_records.to_le_bytes());
        put::<144, 4, _>(&mut bytes, self.in_use_slabs.to_le_bytes());
        put::<148, 4, _>(&mut bytes, self.last_run_actual_purge_slabs.to_le_bytes());
        put::<152, 4, _>(&mut bytes, self.last_run_initial_backed_slabs.to_le_bytes());
        put::<156, 4, _>(&mut bytes, self.last_run_percent_fragmentation.to_le_bytes());
        put::<160, 4, _>(&mut bytes, self.last_run_pinned_slabs.to_le_bytes());
        put::<164, 4, _>(&mut bytes, self.last_run_potential_purge_slabs.to_le_bytes());
        put::<168, 4, _>(&mut bytes, self.last_run_space_inefficient_slabs.to_le_bytes());
        put::<172, 4, _>(&mut bytes, self.last_run_trimmed_slabs.to_le_bytes());
        put::<176, 4, _>(&mut bytes, self.last_run_unknown_evict_fail_slabs.to_le_bytes());
        put::<180, 4, _>(&mut bytes, self.last_run_volsnap_pinned_slabs.to_le_bytes());
        put::<184, 4, _>(&mut bytes, self.mft_fragment_count.to_le_bytes());
        put::<188, 4, _>(&mut bytes, self.movable_files.to_le_bytes());
        put::<192, 4, _>(&mut bytes, self.total_mft_records.to_le_bytes());
        put::<196, 4, _>(&mut bytes, self.total_slabs.to_le_bytes());
        put::<200, 4, _>(&mut bytes, self.unmovable_files.to_le_bytes());
        put::<204, 16, _>(&mut bytes, self.volume_id.to_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::logical_disk_defrag::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for LogicalDiskDefrag {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 220];
        Self {
            alignment_clusters: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            avg_free_space_size: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            clusters_per_slab: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            fragmented_directory_extents: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            fragmented_extents: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            free_space_count: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            largest_free_space_size: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            last_run_actual_purge_clusters: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            last_run_clusters_trimmed: u64::from_le_bytes(get::<64, 8, _>(bytes)),
            last_run_full_defrag_time: u64::from_le_bytes(get::<72, 8, _>(bytes)),
            last_run_time: u64::from_le_bytes(get::<80, 8, _>(bytes)),
            mft_size: u64::from_le_bytes(get::<88, 8, _>(bytes)),
            total_clusters: u64::from_le_bytes(get::<96, 8, _>(bytes)),
            total_used_clusters: u64::from_le_bytes(get::<104, 8, _>(bytes)),
            avg_fragments_per_file: u32::from_le_bytes(get::<112, 4, _>(bytes)),
            bytes_per_cluster: u32::from_le_bytes(get::<116, 4, _>(bytes)),
            directory_count: u32::from_le_bytes(get::<120, 4, _>(bytes)),
            fragmented_directories: u32::from_le_bytes(get::<124, 4, _>(bytes)),
            fragmented_files: u32::from_le_bytes(get::<128, 4, _>(bytes)),
            fragmented_space: u32::from_le_bytes(get::<132, 4, _>(bytes)),
            hardware_issue: u32::from_le_bytes(get::<136, 4, _>(bytes)),
            in_use_mft_records: u32::from_le_bytes(get::<140, 4, _>(bytes)),
            in_use_slabs: u32::from_le_bytes(get::<144, 4, _>(bytes)),
            last_run_actual_purge_slabs: u32::from_le_bytes(get::<148, 4, _>(bytes)),
            last_run_initial_backed_slabs: u32::from_le_bytes(get::<152, 4, _>(bytes)),
            last_run_percent_fragmentation: u32::from_le_bytes(get::<156, 4, _>(bytes)),
            last_run_pinned_slabs: u32::from_le_bytes(get::<160, 4, _>(bytes)),
            last_run_potential_purge_slabs: u32::from_le_bytes(get::<164, 4, _>(bytes)),
            last_run_space_inefficient_slabs: u32::from_le_bytes(get::<168, 4, _>(bytes)),
            last_run_trimmed_slabs: u32::from_le_bytes(get::<172, 4, _>(bytes)),
            last_run_unknown_evict_fail_slabs: u32::from_le_bytes(get::<176, 4, _>(bytes)),
            last_run_volsnap_pinned_slabs: u32::from_le_bytes(get::<180, 4, _>(bytes)),
            mft_fragment_count: u32::from_le_bytes(get::<184, 4, _>(bytes)),
            movable_files: u32::from_le_bytes(get::<188, 4, _>(bytes)),
            total_mft_records: u32::from_le_bytes(get::<192, 4, _>(bytes)),
            total_slabs: u32::from_le_bytes(get::<196, 4, _>(bytes)),
            unmovable_files: u32::from_le_bytes(get::<200, 4, _>(bytes)),
            volume_id: Guid::from_bytes(get::<204, 16, _>(bytes)),
            volume_path_names: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for LogicalDiskDefrag {}
#[cfg(feature = "alloc")]
impl Tailed for LogicalDiskDefrag {
    const NAME: &'static str = "LOGICAL_DISK_DEFRAG";
    const FIXED: usize = 220;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(LogicalDiskDefragView::announced(fixed)),
            None => Err(Error::TooShort { name: "LOGICAL_DISK_DEFRAG", needed: 220, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LogicalDiskDefrag::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("LOGICAL_DISK_DEFRAG", out);
        {
            let part = &self.volume_path_names;
            to.utf16("VolumePathNames", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(LogicalDiskDefrag);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for LogicalDiskDefrag {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 220]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`LogicalDiskDefrag`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LogicalDiskDefragView<'a> {
    fixed: &'a [u8; 220],
    rest: &'a [u8],
}

impl<'a> LogicalDiskDefragView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "LOGICAL_DISK_DEFRAG", needed: 220, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<LogicalDiskDefragTail<'a>, Error> {
        let mut left = Left::new("LOGICAL_DISK_DEFRAG", 220, self.rest);
        let volume_path_names = left.text();
        Ok(LogicalDiskDefragTail { volume_path_names, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<LogicalDiskDefrag, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(LogicalDiskDefrag {
            alignment_clusters: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            avg_free_space_size: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            clusters_per_slab: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            fragmented_directory_extents: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            fragmented_extents: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            free_space_count: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            largest_free_space_size: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            last_run_actual_purge_clusters: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            last_run_clusters_trimmed: u64::from_le_bytes(get::<64, 8, _>(bytes)),
            last_run_full_defrag_time: u64::from_le_bytes(get::<72, 8, _>(bytes)),
            last_run_time: u64::from_le_bytes(get::<80, 8, _>(bytes)),
            mft_size: u64::from_le_bytes(get::<88, 8, _>(bytes)),
            total_clusters: u64::from_le_bytes(get::<96, 8, _>(bytes)),
            total_used_clusters: u64::from_le_bytes(get::<104, 8, _>(bytes)),
            avg_fragments_per_file: u32::from_le_bytes(get::<112, 4, _>(bytes)),
            bytes_per_cluster: u32::from_le_bytes(get::<116, 4, _>(bytes)),
            directory_count: u32::from_le_bytes(get::<120, 4, _>(bytes)),
            fragmented_directories: u32::from_le_bytes(get::<124, 4, _>(bytes)),
            fragmented_files: u32::from_le_bytes(get::<128, 4, _>(bytes)),
            fragmented_space: u32::from_le_bytes(get::<132, 4, _>(bytes)),
            hardware_issue: u32::from_le_bytes(get::<136, 4, _>(bytes)),
            in_use_mft_records: u32::from_le_bytes(get::<140, 4, _>(bytes)),
            in_use_slabs: u32::from_le_bytes(get::<144, 4, _>(bytes)),
            last_run_actual_purge_slabs: u32::from_le_bytes(get::<148, 4, _>(bytes)),
            last_run_initial_backed_slabs: u32::from_le_bytes(get::<152, 4, _>(bytes)),
            last_run_percent_fragmentation: u32::from_le_bytes(get::<156, 4, _>(bytes)),
            last_run_pinned_slabs: u32::from_le_bytes(get::<160, 4, _>(bytes)),
            last_run_potential_purge_slabs: u32::from_le_bytes(get::<164, 4, _>(bytes)),
            last_run_space_inefficient_slabs: u32::from_le_bytes(get::<168, 4, _>(bytes)),
            last_run_trimmed_slabs: u32::from_le_bytes(get::<172, 4, _>(bytes)),
            last_run_unknown_evict_fail_slabs: u32::from_le_bytes(get::<176, 4, _>(bytes)),
            last_run_volsnap_pinned_slabs: u32::from_le_bytes(get::<180, 4, _>(bytes)),
            mft_fragment_count: u32::from_le_bytes(get::<184, 4, _>(bytes)),
            movable_files: u32::from_le_bytes(get::<188, 4, _>(bytes)),
            total_mft_records: u32::from_le_bytes(get::<192, 4, _>(bytes)),
            total_slabs: u32::from_le_bytes(get::<196, 4, _>(bytes)),
            unmovable_files: u32::from_le_bytes(get::<200, 4, _>(bytes)),
            volume_id: Guid::from_bytes(get::<204, 16, _>(bytes)),
            volume_path_names: {
                let part = tail.volume_path_names;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 220]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 220] {
        self.fixed
    }
}

getters! {
    self LogicalDiskDefragView "LogicalDiskDefragView" {
        /// `ULONGLONG AlignmentClusters`, at 0x00.
        alignment_clusters: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONGLONG AvgFreeSpaceSize`, at 0x08.
        avg_free_space_size: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONGLONG ClustersPerSlab`, at 0x10.
        clusters_per_slab: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONGLONG FragmentedDirectoryExtents`, at 0x18.
        fragmented_directory_extents: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONGLONG FragmentedExtents`, at 0x20.
        fragmented_extents: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONGLONG FreeSpaceCount`, at 0x28.
        free_space_count: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `ULONGLONG LargestFreeSpaceSize`, at 0x30.
        largest_free_space_size: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `ULONGLONG LastRunActualPurgeClusters`, at 0x38.
        last_run_actual_purge_clusters: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `ULONGLONG LastRunClustersTrimmed`, at 0x40.
        last_run_clusters_trimmed: u64 = u64::from_le_bytes(get::<64, 8, _>(self.fixed));
        /// `ULONGLONG LastRunFullDefragTime`, at 0x48.
        last_run_full_defrag_time: u64 = u64::from_le_bytes(get::<72, 8, _>(self.fixed));
        /// `ULONGLONG LastRunTime`, at 0x50.
        last_run_time: u64 = u64::from_le_bytes(get::<80, 8, _>(self.fixed));
        /// `ULONGLONG MFTSize`, at 0x58.
        mft_size: u64 = u64::from_le_bytes(get::<88, 8, _>(self.fixed));
        /// `ULONGLONG TotalClusters`, at 0x60.
        total_clusters: u64 = u64::from_le_bytes(get::<96, 8, _>(self.fixed));
        /// `ULONGLONG TotalUsedClusters`, at 0x68.
        total_used_clusters: u64 = u64::from_le_bytes(get::<104, 8, _>(self.fixed));
        /// `ULONG AvgFragmentsPerFile`, at 0x70.
        avg_fragments_per_file: u32 = u32::from_le_bytes(get::<112, 4, _>(self.fixed));
        /// `ULONG BytesPerCluster`, at 0x74.
        bytes_per_cluster: u32 = u32::from_le_bytes(get::<116, 4, _>(self.fixed));
        /// `ULONG DirectoryCount`, at 0x78.
        directory_count: u32 = u32::from_le_bytes(get::<120, 4, _>(self.fixed));
        /// `ULONG FragmentedDirectories`, at 0x7C.
        fragmented_directories: u32 = u32::from_le_bytes(get::<124, 4, _>(self.fixed));
        /// `ULONG FragmentedFiles`, at 0x80.
        fragmented_files: u32 = u32::from_le_bytes(get::<128, 4, _>(self.fixed));
        /// `ULONG FragmentedSpace`, at 0x84.
        fragmented_space: u32 = u32::from_le_bytes(get::<132, 4, _>(self.fixed));
        /// `ULONG HardwareIssue`, at 0x88.
        hardware_issue: u32 = u32::from_le_bytes(get::<136, 4, _>(self.fixed));
        /// `ULONG InUseMFTRecords`, at 0x8C.
        in_use_mft_records: u32 = u32::from_le_bytes(get::<140, 4, _>(self.fixed));
        /// `ULONG InUseSlabs`, at 0x90.
        in_use_slabs: u32 = u32::from_le_bytes(get::<144, 4, _>(self.fixed));
        /// `ULONG LastRunActualPurgeSlabs`, at 0x94.
        last_run_actual_purge_slabs: u32 = u32::from_le_bytes(get::<148, 4, _>(self.fixed));
        /// `ULONG LastRunInitialBackedSlabs`, at 0x98.
        last_run_initial_backed_slabs: u32 = u32::from_le_bytes(get::<152, 4, _>(self.fixed));
        /// `ULONG LastRunPercentFragmentation`, at 0x9C.
        last_run_percent_fragmentation: u32 = u32::from_le_bytes(get::<156, 4, _>(self.fixed));
        /// `ULONG LastRunPinnedSlabs`, at 0xA0.
        last_run_pinned_slabs: u32 = u32::from_le_bytes(get::<160, 4, _>(self.fixed));
        /// `ULONG LastRunPotentialPurgeSlabs`, at 0xA4.
        last_run_potential_purge_slabs: u32 = u32::from_le_bytes(get::<164, 4, _>(self.fixed));
        /// `ULONG LastRunSpaceInefficientSlabs`, at 0xA8.
        last_run_space_inefficient_slabs: u32 = u32::from_le_bytes(get::<168, 4, _>(self.fixed));
        /// `ULONG LastRunTrimmedSlabs`, at 0xAC.
        last_run_trimmed_slabs: u32 = u32::from_le_bytes(get::<172, 4, _>(self.fixed));
        /// `ULONG LastRunUnknownEvictFailSlabs`, at 0xB0.
        last_run_unknown_evict_fail_slabs: u32 = u32::from_le_bytes(get::<176, 4, _>(self.fixed));
        /// `ULONG LastRunVolsnapPinnedSlabs`, at 0xB4.
        last_run_volsnap_pinned_slabs: u32 = u32::from_le_bytes(get::<180, 4, _>(self.fixed));
        /// `ULONG MFTFragmentCount`, at 0xB8.
        mft_fragment_count: u32 = u32::from_le_bytes(get::<184, 4, _>(self.fixed));
        /// `ULONG MovableFiles`, at 0xBC.
        movable_files: u32 = u32::from_le_bytes(get::<188, 4, _>(self.fixed));
        /// `ULONG TotalMFTRecords`, at 0xC0.
        total_mft_records: u32 = u32::from_le_bytes(get::<192, 4, _>(self.fixed));
        /// `ULONG TotalSlabs`, at 0xC4.
        total_slabs: u32 = u32::from_le_bytes(get::<196, 4, _>(self.fixed));
        /// `ULONG UnmovableFiles`, at 0xC8.
        unmovable_files: u32 = u32::from_le_bytes(get::<200, 4, _>(self.fixed));
        /// `GUID VolumeId`, at 0xCC.
        volume_id: Guid = Guid::from_bytes(get::<204, 16, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for LogicalDiskDefragView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = LogicalDiskDefrag;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 220], ..view }, rest)),
            None => Err(Error::TooShort { name: "LOGICAL_DISK_DEFRAG", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<LogicalDiskDefrag, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`LogicalDiskDefrag`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LogicalDiskDefragTail<'a> {
    /// `WCHAR VolumePathNames` up to a zero. Where the volume is mounted, such as C:\; empty for volumes that are not.
    pub volume_path_names: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
