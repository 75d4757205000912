// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `payloads::config`.
mod boot_record_boot_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::boot_record::{ BootRecord as T, BootRecordView as V };
const MEMBERS: &[&str] = &[
    "BootFlags",
    "FirmwareType",
    "SecureBootEnabled",
    "SecureBootCapable",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.boot_flags() } else { from.boot_flags() }; value.set_boot_flags(it); None }
        1 => { let it = if way == laws::Way::View { view.firmware_type() } else { from.firmware_type() }; value.set_firmware_type(it); None }
        2 => { let it = if way == laws::Way::View { view.secure_boot_enabled() } else { from.secure_boot_enabled() }; value.set_secure_boot_enabled(it); None }
        3 => { let it = if way == laws::Way::View { view.secure_boot_capable() } else { from.secure_boot_capable() }; value.set_secure_boot_capable(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod config_codeintegrity_record_config_codeintegrity_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::config_codeintegrity_record::{ ConfigCodeintegrityRecord as T, ConfigCodeintegrityRecordView as V };
const MEMBERS: &[&str] = &[
    "Unnamed",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.unnamed() } else { from.unnamed() }; value.set_unnamed(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod config_devicefamily_record_config_devicefamily_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::config_devicefamily_record::{ ConfigDevicefamilyRecord as T, ConfigDevicefamilyRecordView as V };
const MEMBERS: &[&str] = &[
    "UapInfo",
    "DeviceFamily",
    "DeviceForm",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.uap_info() } else { from.uap_info() }; value.set_uap_info(it); None }
        1 => { let it = if way == laws::Way::View { view.device_family() } else { from.device_family() }; value.set_device_family(it); None }
        2 => { let it = if way == laws::Way::View { view.device_form() } else { from.device_form() }; value.set_device_form(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod config_flightid_record_config_flightid_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::config_flightid_record::{ ConfigFlightidRecord as T, ConfigFlightidRecordView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.unnamed1; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.flight_ids; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod config_machineid_record_config_machineid_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::config_machineid_record::{ ConfigMachineidRecord as T, ConfigMachineidRecordView as V };
const MEMBERS: &[&str] = &[
    "MachineId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.machine_id() } else { from.machine_id() }; value.set_machine_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod cpu_config_record_cpu_config_record_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::config::cpu_config_record::{ CpuConfigRecordPtr32 as T, CpuConfigRecordPtr32View as V };
const MEMBERS: &[&str] = &[
    "ProcessorSpeed",
    "NumberOfProcessors",
    "MemorySize",
    "PageSize",
    "AllocationGranularity",
    "ComputerName",
    "DomainName",
    "HyperThreadingFlag",
    "HighestUserAddress",
    "ProcessorArchitecture",
    "ProcessorLevel",
    "ProcessorRevision",
    "NxEnabled",
    "PaeEnabled",
    "MemorySpeed",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.processor_speed() } else { from.processor_speed() }; value.set_processor_speed(it); None }
        1 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        2 => { let it = if way == laws::Way::View { view.memory_size() } else { from.memory_size() }; value.set_memory_size(it); None }
        3 => { let it = if way == laws::Way::View { view.page_size() } else { from.page_size() }; value.set_page_size(it); None }
        4 => { let it = if way == laws::Way::View { view.allocation_granularity() } else { from.allocation_granularity() }; value.set_allocation_granularity(it); None }
        5 => { let it = if way == laws::Way::View { view.computer_name() } else { from.computer_name() }; value.set_computer_name(it); None }
        6 => { let it = if way == laws::Way::View { view.domain_name() } else { from.domain_name() }; value.set_domain_name(it); None }
        7 => { let it = if way == laws::Way::View { view.hyper_threading_flag() } else { from.hyper_threading_flag() }; value.set_hyper_threading_flag(it); None }
        8 => { let it = if way == laws::Way::View { view.highest_user_address() } else { from.highest_user_address() }; value.set_highest_user_address(it); None }
        9 => { let it = if way == laws::Way::View { view.processor_architecture() } else { from.processor_architecture() }; value.set_processor_architecture(it); None }
        10 => { let it = if way == laws::Way::View { view.processor_level() } else { from.processor_level() }; value.set_processor_level(it); None }
        11 => { let it = if way == laws::Way::View { view.processor_revision() } else { from.processor_revision() }; value.set_processor_revision(it); None }
        12 => { let it = if way == laws::Way::View { view.nx_enabled() } else { from.nx_enabled() }; value.set_nx_enabled(it); None }
        13 => { let it = if way == laws::Way::View { view.pae_enabled() } else { from.pae_enabled() }; value.set_pae_enabled(it); None }
        14 => { let it = if way == laws::Way::View { view.memory_speed() } else { from.memory_speed() }; value.set_memory_speed(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod cpu_config_record_cpu_config_record_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::config::cpu_config_record::{ CpuConfigRecordPtr64 as T, CpuConfigRecordPtr64View as V };
const MEMBERS: &[&str] = &[
    "ProcessorSpeed",
    "NumberOfProcessors",
    "MemorySize",
    "PageSize",
    "AllocationGranularity",
    "ComputerName",
    "DomainName",
    "HyperThreadingFlag",
    "HighestUserAddress",
    "ProcessorArchitecture",
    "ProcessorLevel",
    "ProcessorRevision",
    "NxEnabled",
    "PaeEnabled",
    "MemorySpeed",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.processor_speed() } else { from.processor_speed() }; value.set_processor_speed(it); None }
        1 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        2 => { let it = if way == laws::Way::View { view.memory_size() } else { from.memory_size() }; value.set_memory_size(it); None }
        3 => { let it = if way == laws::Way::View { view.page_size() } else { from.page_size() }; value.set_page_size(it); None }
        4 => { let it = if way == laws::Way::View { view.allocation_granularity() } else { from.allocation_granularity() }; value.set_allocation_granularity(it); None }
        5 => { let it = if way == laws::Way::View { view.computer_name() } else { from.computer_name() }; value.set_computer_name(it); None }
        6 => { let it = if way == laws::Way::View { view.domain_name() } else { from.domain_name() }; value.set_domain_name(it); None }
        7 => { let it = if way == laws::Way::View { view.hyper_threading_flag() } else { from.hyper_threading_flag() }; value.set_hyper_threading_flag(it); None }
        8 => { let it = if way == laws::Way::View { view.highest_user_address() } else { from.highest_user_address() }; value.set_highest_user_address(it); None }
        9 => { let it = if way == laws::Way::View { view.processor_architecture() } else { from.processor_architecture() }; value.set_processor_architecture(it); None }
        10 => { let it = if way == laws::Way::View { view.processor_level() } else { from.processor_level() }; value.set_processor_level(it); None }
        11 => { let it = if way == laws::Way::View { view.processor_revision() } else { from.processor_revision() }; value.set_processor_revision(it); None }
        12 => { let it = if way == laws::Way::View { view.nx_enabled() } else { from.nx_enabled() }; value.set_nx_enabled(it); None }
        13 => { let it = if way == laws::Way::View { view.pae_enabled() } else { from.pae_enabled() }; value.set_pae_enabled(it); None }
        14 => { let it = if way == laws::Way::View { view.memory_speed() } else { from.memory_speed() }; value.set_memory_speed(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod hw_config_cpu_hw_config_cpu {
use etwspec_runtime::laws;
use etwspec::payloads::config::hw_config_cpu::{ HwConfigCpu as T, HwConfigCpuView as V };
const MEMBERS: &[&str] = &[
    "MHz",
    "NumberOfProcessors",
    "MemSize",
    "PageSize",
    "AllocationGranularity",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.mhz() } else { from.mhz() }; value.set_mhz(it); None }
        1 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        2 => { let it = if way == laws::Way::View { view.mem_size() } else { from.mem_size() }; value.set_mem_size(it); None }
        3 => { let it = if way == laws::Way::View { view.page_size() } else { from.page_size() }; value.set_page_size(it); None }
        4 => { let it = if way == laws::Way::View { view.allocation_granularity() } else { from.allocation_granularity() }; value.set_allocation_granularity(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.computer_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod hw_config_log_disk_hw_config_log_disk {
use etwspec_runtime::laws;
use etwspec::payloads::config::hw_config_log_disk::{ HwConfigLogDisk as T, HwConfigLogDiskView as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "Pad",
    "StartOffset",
    "PartitionSize",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.pad() } else { from.pad() }; value.set_pad(it); None }
        2 => { let it = if way == laws::Way::View { view.start_offset() } else { from.start_offset() }; value.set_start_offset(it); None }
        3 => { let it = if way == laws::Way::View { view.partition_size() } else { from.partition_size() }; value.set_partition_size(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod hw_config_nic_hw_config_nic {
use etwspec_runtime::laws;
use etwspec::payloads::config::hw_config_nic::{ HwConfigNic as T, HwConfigNicView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.nic_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod hw_config_phy_disk_hw_config_phy_disk {
use etwspec_runtime::laws;
use etwspec::payloads::config::hw_config_phy_disk::{ HwConfigPhyDisk as T, HwConfigPhyDiskView as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "BytesPerSector",
    "SectorsPerTrack",
    "TracksPerCylinder",
    "Cylinders",
    "SCSIPort",
    "SCSIPath",
    "SCSITarget",
    "SCSILun",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.bytes_per_sector() } else { from.bytes_per_sector() }; value.set_bytes_per_sector(it); None }
        2 => { let it = if way == laws::Way::View { view.sectors_per_track() } else { from.sectors_per_track() }; value.set_sectors_per_track(it); None }
        3 => { let it = if way == laws::Way::View { view.tracks_per_cylinder() } else { from.tracks_per_cylinder() }; value.set_tracks_per_cylinder(it); None }
        4 => { let it = if way == laws::Way::View { view.cylinders() } else { from.cylinders() }; value.set_cylinders(it); None }
        5 => { let it = if way == laws::Way::View { view.scsi_port() } else { from.scsi_port() }; value.set_scsi_port(it); None }
        6 => { let it = if way == laws::Way::View { view.scsi_path() } else { from.scsi_path() }; value.set_scsi_path(it); None }
        7 => { let it = if way == laws::Way::View { view.scsi_target() } else { from.scsi_target() }; value.set_scsi_target(it); None }
        8 => { let it = if way == laws::Way::View { view.scsi_lun() } else { from.scsi_lun() }; value.set_scsi_lun(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.manufacturer; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod logical_disk_defrag_logical_disk_defrag {
use etwspec_runtime::laws;
use etwspec::payloads::config::logical_disk_defrag::{ LogicalDiskDefrag as T, LogicalDiskDefragView as V };
const MEMBERS: &[&str] = &[
    "AlignmentClusters",
    "AvgFreeSpaceSize",
    "ClustersPerSlab",
    "FragmentedDirectoryExtents",
    "FragmentedExtents",
    "FreeSpaceCount",
    "LargestFreeSpaceSize",
    "LastRunActualPurgeClusters",
    "LastRunClustersTrimmed",
    "LastRunFullDefragTime",
    "LastRunTime",
    "MFTSize",
    "TotalClusters",
    "TotalUsedClusters",
    "AvgFragmentsPerFile",
    "BytesPerCluster",
    "DirectoryCount",
    "FragmentedDirectories",
    "FragmentedFiles",
    "FragmentedSpace",
    "HardwareIssue",
    "InUseMFTRecords",
    "InUseSlabs",
    "LastRunActualPurgeSlabs",
    "LastRunInitialBackedSlabs",
    "LastRunPercentFragmentation",
    "LastRunPinnedSlabs",
    "LastRunPotentialPurgeSlabs",
    "LastRunSpaceInefficientSlabs",
    "LastRunTrimmedSlabs",
    "LastRunUnknownEvictFailSlabs",
    "LastRunVolsnapPinnedSlabs",
    "MFTFragmentCount",
    "MovableFiles",
    "TotalMFTRecords",
    "TotalSlabs",
    "UnmovableFiles",
    "VolumeId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.alignment_clusters() } else { from.alignment_clusters() }; value.set_alignment_clusters(it); None }
        1 => { let it = if way == laws::Way::View { view.avg_free_space_size() } else { from.avg_free_space_size() }; value.set_avg_free_space_size(it); None }
        2 => { let it = if way == laws::Way::View { view.clusters_per_slab() } else { from.clusters_per_slab() }; value.set_clusters_per_slab(it); None }
        3 => { let it = if way == laws::Way::View { view.fragmented_directory_extents() } else { from.fragmented_directory_extents() }; value.set_fragmented_directory_extents(it); None }
        4 => { let it = if way == laws::Way::View { view.fragmented_extents() } else { from.fragmented_extents() }; value.set_fragmented_extents(it); None }
        5 => { let it = if way == laws::Way::View { view.free_space_count() } else { from.free_space_count() }; value.set_free_space_count(it); None }
        6 => { let it = if way == laws::Way::View { view.largest_free_space_size() } else { from.largest_free_space_size() }; value.set_largest_free_space_size(it); None }
        7 => { let it = if way == laws::Way::View { view.last_run_actual_purge_clusters() } else { from.last_run_actual_purge_clusters() }; value.set_last_run_actual_purge_clusters(it); None }
        8 => { let it = if way == laws::Way::View { view.last_run_clusters_trimmed() } else { from.last_run_clusters_trimmed() }; value.set_last_run_clusters_trimmed(it); None }
        9 => { let it = if way == laws::Way::View { view.last_run_full_defrag_time() } else { from.last_run_full_defrag_time() }; value.set_last_run_full_defrag_time(it); None }
        10 => { let it = if way == laws::Way::View { view.last_run_time() } else { from.last_run_time() }; value.set_last_run_time(it); None }
        11 => { let it = if way == laws::Way::View { view.mft_size() } else { from.mft_size() }; value.set_mft_size(it); None }
        12 => { let it = if way == laws::Way::View { view.total_clusters() } else { from.total_clusters() }; value.set_total_clusters(it); None }
        13 => { let it = if way == laws::Way::View { view.total_used_clusters() } else { from.total_used_clusters() }; value.set_total_used_clusters(it); None }
        14 => { let it = if way == laws::Way::View { view.avg_fragments_per_file() } else { from.avg_fragments_per_file() }; value.set_avg_fragments_per_file(it); None }
        15 => { let it = if way == laws::Way::View { view.bytes_per_cluster() } else { from.bytes_per_cluster() }; value.set_bytes_per_cluster(it); None }
        16 => { let it = if way == laws::Way::View { view.directory_count() } else { from.directory_count() }; value.set_directory_count(it); None }
        17 => { let it = if way == laws::Way::View { view.fragmented_directories() } else { from.fragmented_directories() }; value.set_fragmented_directories(it); None }
        18 => { let it = if way == laws::Way::View { view.fragmented_files() } else { from.fragmented_files() }; value.set_fragmented_files(it); None }
        19 => { let it = if way == laws::Way::View { view.fragmented_space() } else { from.fragmented_space() }; value.set_fragmented_space(it); None }
        20 => { let it = if way == laws::Way::View { view.hardware_issue() } else { from.hardware_issue() }; value.set_hardware_issue(it); None }
        21 => { let it = if way == laws::Way::View { view.in_use_mft_records() } else { from.in_use_mft_records() }; value.set_in_use_mft_records(it); None }
        22 => { let it = if way == laws::Way::View { view.in_use_slabs() } else { from.in_use_slabs() }; value.set_in_use_slabs(it); None }
        23 => { let it = if way == laws::Way::View { view.last_run_actual_purge_slabs() } else { from.last_run_actual_purge_slabs() }; value.set_last_run_actual_purge_slabs(it); None }
        24 => { let it = if way == laws::Way::View { view.last_run_initial_backed_slabs() } else { from.last_run_initial_backed_slabs() }; value.set_last_run_initial_backed_slabs(it); None }
        25 => { let it = if way == laws::Way::View { view.last_run_percent_fragmentation() } else { from.last_run_percent_fragmentation() }; value.set_last_run_percent_fragmentation(it); None }
        26 => { let it = if way == laws::Way::View { view.last_run_pinned_slabs() } else { from.last_run_pinned_slabs() }; value.set_last_run_pinned_slabs(it); None }
        27 => { let it = if way == laws::Way::View { view.last_run_potential_purge_slabs() } else { from.last_run_potential_purge_slabs() }; value.set_last_run_potential_purge_slabs(it); None }
        28 => { let it = if way == laws::Way::View { view.last_run_space_inefficient_slabs() } else { from.last_run_space_inefficient_slabs() }; value.set_last_run_space_inefficient_slabs(it); None }
        29 => { let it = if way == laws::Way::View { view.last_run_trimmed_slabs() } else { from.last_run_trimmed_slabs() }; value.set_last_run_trimmed_slabs(it); None }
        30 => { let it = if way == laws::Way::View { view.last_run_unknown_evict_fail_slabs() } else { from.last_run_unknown_evict_fail_slabs() }; value.set_last_run_unknown_evict_fail_slabs(it); None }
        31 => { let it = if way == laws::Way::View { view.last_run_volsnap_pinned_slabs() } else { from.last_run_volsnap_pinned_slabs() }; value.set_last_run_volsnap_pinned_slabs(it); None }
        32 => { let it = if way == laws::Way::View { view.mft_fragment_count() } else { from.mft_fragment_count() }; value.set_mft_fragment_count(it); None }
        33 => { let it = if way == laws::Way::View { view.movable_files() } else { from.movable_files() }; value.set_movable_files(it); None }
        34 => { let it = if way == laws::Way::View { view.total_mft_records() } else { from.total_mft_records() }; value.set_total_mft_records(it); None }
        35 => { let it = if way == laws::Way::View { view.total_slabs() } else { from.total_slabs() }; value.set_total_slabs(it); None }
        36 => { let it = if way == laws::Way::View { view.unmovable_files() } else { from.unmovable_files() }; value.set_unmovable_files(it); None }
        37 => { let it = if way == laws::Way::View { view.volume_id() } else { from.volume_id() }; value.set_volume_id(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.volume_path_names; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod logical_disk_extents_logical_disk_extents {
use etwspec_runtime::laws;
use etwspec::payloads::config::logical_disk_extents::{ LogicalDiskExtents as T, LogicalDiskExtentsView as V };
const MEMBERS: &[&str] = &[
    "StartingOffset",
    "PartitionSize",
    "DiskNumber",
    "Size",
    "DriveType",
    "DriveLetterString",
    "Pad",
    "PartitionNumber",
    "SectorsPerCluster",
    "BytesPerSector",
    "NumberOfFreeClusters",
    "TotalNumberOfClusters",
    "FileSystemType",
    "VolumeExt",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.starting_offset() } else { from.starting_offset() }; value.set_starting_offset(it); None }
        1 => { let it = if way == laws::Way::View { view.partition_size() } else { from.partition_size() }; value.set_partition_size(it); None }
        2 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        3 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        4 => { let it = if way == laws::Way::View { view.drive_type() } else { from.drive_type() }; value.set_drive_type(it); None }
        5 => { let it = if way == laws::Way::View { view.drive_letter_string() } else { from.drive_letter_string() }; value.set_drive_letter_string(it); None }
        6 => { let it = if way == laws::Way::View { view.pad() } else { from.pad() }; value.set_pad(it); None }
        7 => { let it = if way == laws::Way::View { view.partition_number() } else { from.partition_number() }; value.set_partition_number(it); None }
        8 => { let it = if way == laws::Way::View { view.sectors_per_cluster() } else { from.sectors_per_cluster() }; value.set_sectors_per_cluster(it); None }
        9 => { let it = if way == laws::Way::View { view.bytes_per_sector() } else { from.bytes_per_sector() }; value.set_bytes_per_sector(it); None }
        10 => { let it = if way == laws::Way::View { view.number_of_free_clusters() } else { from.number_of_free_clusters() }; value.set_number_of_free_clusters(it); None }
        11 => { let it = if way == laws::Way::View { view.total_number_of_clusters() } else { from.total_number_of_clusters() }; value.set_total_number_of_clusters(it); None }
        12 => { let it = if way == laws::Way::View { view.file_system_type() } else { from.file_system_type() }; value.set_file_system_type(it); None }
        13 => { let it = if way == laws::Way::View { view.volume_ext() } else { from.volume_ext() }; value.set_volume_ext(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod nic_record_nic_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::nic_record::{ NicRecord as T, NicRecordView as V };
const MEMBERS: &[&str] = &[
    "NICName",
    "Index",
    "PhysicalAddrLen",
    "PhysicalAddr",
    "Size",
    "IpAddress",
    "SubnetMask",
    "DhcpServer",
    "Gateway",
    "PrimaryWinsServer",
    "SecondaryWinsServer",
    "DnsServer",
    "Data",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.nic_name() } else { from.nic_name() }; value.set_nic_name(it); None }
        1 => { let it = if way == laws::Way::View { view.index() } else { from.index() }; value.set_index(it); None }
        2 => { let it = if way == laws::Way::View { view.physical_addr_len() } else { from.physical_addr_len() }; value.set_physical_addr_len(it); None }
        3 => { let it = if way == laws::Way::View { view.physical_addr() } else { from.physical_addr() }; value.set_physical_addr(it); None }
        4 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        5 => { let it = if way == laws::Way::View { view.ip_address() } else { from.ip_address() }; value.set_ip_address(it); None }
        6 => { let it = if way == laws::Way::View { view.subnet_mask() } else { from.subnet_mask() }; value.set_subnet_mask(it); None }
        7 => { let it = if way == laws::Way::View { view.dhcp_server() } else { from.dhcp_server() }; value.set_dhcp_server(it); None }
        8 => { let it = if way == laws::Way::View { view.gateway() } else { from.gateway() }; value.set_gateway(it); None }
        9 => { let it = if way == laws::Way::View { view.primary_wins_server() } else { from.primary_wins_server() }; value.set_primary_wins_server(it); None }
        10 => { let it = if way == laws::Way::View { view.secondary_wins_server() } else { from.secondary_wins_server() }; value.set_secondary_wins_server(it); None }
        11 => { let it = if way == laws::Way::View { view.dns_server() } else { from.dns_server() }; value.set_dns_server(it); None }
        12 => { let it = if way == laws::Way::View { view.data_() } else { from.data_() }; value.set_data_(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod optical_media_record_optical_media_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::optical_media_record::{ OpticalMediaRecord as T, OpticalMediaRecordView as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "BusType",
    "DeviceType",
    "MediaType",
    "StartingOffset",
    "Size",
    "NumberOfFreeBlocks",
    "TotalNumberOfBlocks",
    "NextWritableAddress",
    "NumberOfSessions",
    "NumberOfTracks",
    "BytesPerSector",
    "DiscStatus",
    "LastSessionStatus",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.bus_type() } else { from.bus_type() }; value.set_bus_type(it); None }
        2 => { let it = if way == laws::Way::View { view.device_type() } else { from.device_type() }; value.set_device_type(it); None }
        3 => { let it = if way == laws::Way::View { view.media_type() } else { from.media_type() }; value.set_media_type(it); None }
        4 => { let it = if way == laws::Way::View { view.starting_offset() } else { from.starting_offset() }; value.set_starting_offset(it); None }
        5 => { let it = if way == laws::Way::View { view.size() } else { from.size() }; value.set_size(it); None }
        6 => { let it = if way == laws::Way::View { view.number_of_free_blocks() } else { from.number_of_free_blocks() }; value.set_number_of_free_blocks(it); None }
        7 => { let it = if way == laws::Way::View { view.total_number_of_blocks() } else { from.total_number_of_blocks() }; value.set_total_number_of_blocks(it); None }
        8 => { let it = if way == laws::Way::View { view.next_writable_address() } else { from.next_writable_address() }; value.set_next_writable_address(it); None }
        9 => { let it = if way == laws::Way::View { view.number_of_sessions() } else { from.number_of_sessions() }; value.set_number_of_sessions(it); None }
        10 => { let it = if way == laws::Way::View { view.number_of_tracks() } else { from.number_of_tracks() }; value.set_number_of_tracks(it); None }
        11 => { let it = if way == laws::Way::View { view.bytes_per_sector() } else { from.bytes_per_sector() }; value.set_bytes_per_sector(it); None }
        12 => { let it = if way == laws::Way::View { view.disc_status() } else { from.disc_status() }; value.set_disc_status(it); None }
        13 => { let it = if way == laws::Way::View { view.last_session_status() } else { from.last_session_status() }; value.set_last_session_status(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.data; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.file_system; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.product_id; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, { let part = tail.vendor_id; Some(part.as_bytes().len() + if part.is_terminated() { 1 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod physical_disk_record_physical_disk_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::physical_disk_record::{ PhysicalDiskRecord as T, PhysicalDiskRecordView as V };
const MEMBERS: &[&str] = &[
    "DiskNumber",
    "BytesPerSector",
    "SectorsPerTrack",
    "TracksPerCylinder",
    "Cylinders",
    "SCSIPortNumber",
    "SCSIPathId",
    "SCSITargetId",
    "SCSILun",
    "Manufacturer",
    "PartitionCount",
    "WriteCacheEnabled",
    "BootDriveLetter",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.disk_number() } else { from.disk_number() }; value.set_disk_number(it); None }
        1 => { let it = if way == laws::Way::View { view.bytes_per_sector() } else { from.bytes_per_sector() }; value.set_bytes_per_sector(it); None }
        2 => { let it = if way == laws::Way::View { view.sectors_per_track() } else { from.sectors_per_track() }; value.set_sectors_per_track(it); None }
        3 => { let it = if way == laws::Way::View { view.tracks_per_cylinder() } else { from.tracks_per_cylinder() }; value.set_tracks_per_cylinder(it); None }
        4 => { let it = if way == laws::Way::View { view.cylinders() } else { from.cylinders() }; value.set_cylinders(it); None }
        5 => { let it = if way == laws::Way::View { view.scsi_port_number() } else { from.scsi_port_number() }; value.set_scsi_port_number(it); None }
        6 => { let it = if way == laws::Way::View { view.scsi_path_id() } else { from.scsi_path_id() }; value.set_scsi_path_id(it); None }
        7 => { let it = if way == laws::Way::View { view.scsi_target_id() } else { from.scsi_target_id() }; value.set_scsi_target_id(it); None }
        8 => { let it = if way == laws::Way::View { view.scsi_lun() } else { from.scsi_lun() }; value.set_scsi_lun(it); None }
        9 => { let it = if way == laws::Way::View { view.manufacturer() } else { from.manufacturer() }; value.set_manufacturer(it); None }
        10 => { let it = if way == laws::Way::View { view.partition_count() } else { from.partition_count() }; value.set_partition_count(it); None }
        11 => { let it = if way == laws::Way::View { view.write_cache_enabled() } else { from.write_cache_enabled() }; value.set_write_cache_enabled(it); None }
        12 => { let it = if way == laws::Way::View { view.boot_drive_letter() } else { from.boot_drive_letter() }; value.set_boot_drive_letter(it); None }
        _ => None,
    }
}

law_fixed!(true);
}

mod processor_record_processor_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::processor_record::{ ProcessorRecord as T, ProcessorRecordView as V };
const MEMBERS: &[&str] = &[
    "Index",
    "FeatureSet",
    "ProcessorSpeed",
    "ProcessorName",
    "ProcessorIdentifier",
    "VendorIdentifier",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.index() } else { from.index() }; value.set_index(it); None }
        1 => { let it = if way == laws::Way::View { view.feature_set() } else { from.feature_set() }; value.set_feature_set(it); None }
        2 => { let it = if way == laws::Way::View { view.processor_speed() } else { from.processor_speed() }; value.set_processor_speed(it); None }
        3 => { let it = if way == laws::Way::View { view.processor_name() } else { from.processor_name() }; value.set_processor_name(it); None }
        4 => { let it = if way == laws::Way::View { view.processor_identifier() } else { from.processor_identifier() }; value.set_processor_identifier(it); None }
        5 => { let it = if way == laws::Way::View { view.vendor_identifier() } else { from.vendor_identifier() }; value.set_vendor_identifier(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod system_config_ex_build_info_system_config_ex_build_info {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_ex_build_info::{ SystemConfigExBuildInfo as T, SystemConfigExBuildInfoView as V };
const MEMBERS: &[&str] = &[
    "InstallDate",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { if way == laws::Way::View { let it = view.install_date(); value.set_install_date(it); } else { value.set_install_date_as_file_time(from.install_date_as_file_time()); } None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.build_lab; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.product_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod system_config_ex_system_paths_system_config_ex_system_paths {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_ex_system_paths::{ SystemConfigExSystemPaths as T, SystemConfigExSystemPathsView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.system_directory; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.system_windows_directory; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod system_config_ex_unknown_volume_system_config_ex_unknown_volume {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_ex_unknown_volume::{ SystemConfigExUnknownVolume as T, SystemConfigExUnknownVolumeView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.volume_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod system_config_ex_volume_mapping_system_config_ex_volume_mapping {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_ex_volume_mapping::{ SystemConfigExVolumeMapping as T, SystemConfigExVolumeMappingView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.nt_path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.dos_path; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod system_config_cpu_system_config_cpu_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_cpu::{ SystemConfigCpuPtr32 as T, SystemConfigCpuPtr32View as V };
const MEMBERS: &[&str] = &[
    "MHz",
    "NumberOfProcessors",
    "MemSize",
    "PageSize",
    "AllocationGranularity",
    "ComputerName",
    "DomainName",
    "HyperThreadingFlag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.mhz() } else { from.mhz() }; value.set_mhz(it); None }
        1 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        2 => { let it = if way == laws::Way::View { view.mem_size() } else { from.mem_size() }; value.set_mem_size(it); None }
        3 => { let it = if way == laws::Way::View { view.page_size() } else { from.page_size() }; value.set_page_size(it); None }
        4 => { let it = if way == laws::Way::View { view.allocation_granularity() } else { from.allocation_granularity() }; value.set_allocation_granularity(it); None }
        5 => { let it = if way == laws::Way::View { view.computer_name() } else { from.computer_name() }; value.set_computer_name(it); None }
        6 => { let it = if way == laws::Way::View { view.domain_name() } else { from.domain_name() }; value.set_domain_name(it); None }
        7 => { let it = if way == laws::Way::View { view.hyper_threading_flag() } else { from.hyper_threading_flag() }; value.set_hyper_threading_flag(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod system_config_cpu_system_config_cpu_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_cpu::{ SystemConfigCpuPtr64 as T, SystemConfigCpuPtr64View as V };
const MEMBERS: &[&str] = &[
    "MHz",
    "NumberOfProcessors",
    "MemSize",
    "PageSize",
    "AllocationGranularity",
    "ComputerName",
    "DomainName",
    "HyperThreadingFlag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.mhz() } else { from.mhz() }; value.set_mhz(it); None }
        1 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        2 => { let it = if way == laws::Way::View { view.mem_size() } else { from.mem_size() }; value.set_mem_size(it); None }
        3 => { let it = if way == laws::Way::View { view.page_size() } else { from.page_size() }; value.set_page_size(it); None }
        4 => { let it = if way == laws::Way::View { view.allocation_granularity() } else { from.allocation_granularity() }; value.set_allocation_granularity(it); None }
        5 => { let it = if way == laws::Way::View { view.computer_name() } else { from.computer_name() }; value.set_computer_name(it); None }
        6 => { let it = if way == laws::Way::View { view.domain_name() } else { from.domain_name() }; value.set_domain_name(it); None }
        7 => { let it = if way == laws::Way::View { view.hyper_threading_flag() } else { from.hyper_threading_flag() }; value.set_hyper_threading_flag(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod system_config_irq_system_config_irq {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_irq::{ SystemConfigIrq as T, SystemConfigIrqView as V };
const MEMBERS: &[&str] = &[
    "IRQAffinity",
    "IRQNum",
    "DeviceDescriptionLen",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irq_affinity() } else { from.irq_affinity() }; value.set_irq_affinity(it); None }
        1 => { let it = if way == laws::Way::View { view.irq_num() } else { from.irq_num() }; value.set_irq_num(it); None }
        2 => { let it = if way == laws::Way::View { view.device_description_len() } else { from.device_description_len() }; value.set_device_description_len(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.device_description; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod system_config_nic_system_config_nic {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_nic::{ SystemConfigNic as T, SystemConfigNicView as V };
const MEMBERS: &[&str] = &[
    "PhysicalAddr",
    "PhysicalAddrLen",
    "Ipv4Index",
    "Ipv6Index",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.physical_addr() } else { from.physical_addr() }; value.set_physical_addr(it); None }
        1 => { let it = if way == laws::Way::View { view.physical_addr_len() } else { from.physical_addr_len() }; value.set_physical_addr_len(it); None }
        2 => { let it = if way == laws::Way::View { view.ipv4_index() } else { from.ipv4_index() }; value.set_ipv4_index(it); None }
        3 => { let it = if way == laws::Way::View { view.ipv6_index() } else { from.ipv6_index() }; value.set_ipv6_index(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.nic_description; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.ip_addresses; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.dns_server_addresses; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod system_config_network_system_config_network {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_network::{ SystemConfigNetwork as T, SystemConfigNetworkView as V };
const MEMBERS: &[&str] = &[
    "TcbTablePartitions",
    "MaxHashTableSize",
    "MaxUserPort",
    "TcpTimedWaitDelay",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.tcb_table_partitions() } else { from.tcb_table_partitions() }; value.set_tcb_table_partitions(it); None }
        1 => { let it = if way == laws::Way::View { view.max_hash_table_size() } else { from.max_hash_table_size() }; value.set_max_hash_table_size(it); None }
        2 => { let it = if way == laws::Way::View { view.max_user_port() } else { from.max_user_port() }; value.set_max_user_port(it); None }
        3 => { let it = if way == laws::Way::View { view.tcp_timed_wait_delay() } else { from.tcp_timed_wait_delay() }; value.set_tcp_timed_wait_delay(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod system_config_platform_system_config_platform {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_platform::{ SystemConfigPlatform as T, SystemConfigPlatformView as V };
const MEMBERS: &[&str] = &[
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.system_manufacturer; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.system_product_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.bios_date; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.bios_version; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod system_config_services_system_config_services {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_services::{ SystemConfigServices as T, SystemConfigServicesView as V };
const MEMBERS: &[&str] = &[
    "ProcessId",
    "ServiceState",
    "SubProcessTag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        1 => { let it = if way == laws::Way::View { view.service_state() } else { from.service_state() }; value.set_service_state(it); None }
        2 => { let it = if way == laws::Way::View { view.sub_process_tag() } else { from.sub_process_tag() }; value.set_sub_process_tag(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.service_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.display_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.process_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, match tail.load_order_group { Some(part) => Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }), None => None }, match tail.svchost_group { Some(part) => Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }), None => None }, ], tail.rest.len()))
    });
}

}

mod system_config_v0_cpu_system_config_v0_cpu_ptr32 {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_v0_cpu::{ SystemConfigV0CpuPtr32 as T, SystemConfigV0CpuPtr32View as V };
const MEMBERS: &[&str] = &[
    "MHz",
    "NumberOfProcessors",
    "MemSize",
    "PageSize",
    "AllocationGranularity",
    "ComputerName",
    "DomainName",
    "HyperThreadingFlag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.mhz() } else { from.mhz() }; value.set_mhz(it); None }
        1 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        2 => { let it = if way == laws::Way::View { view.mem_size() } else { from.mem_size() }; value.set_mem_size(it); None }
        3 => { let it = if way == laws::Way::View { view.page_size() } else { from.page_size() }; value.set_page_size(it); None }
        4 => { let it = if way == laws::Way::View { view.allocation_granularity() } else { from.allocation_granularity() }; value.set_allocation_granularity(it); None }
        5 => { let it = if way == laws::Way::View { view.computer_name() } else { from.computer_name() }; value.set_computer_name(it); None }
        6 => { let it = if way == laws::Way::View { view.domain_name() } else { from.domain_name() }; value.set_domain_name(it); None }
        7 => { let it = if way == laws::Way::View { view.hyper_threading_flag() } else { from.hyper_threading_flag() }; value.set_hyper_threading_flag(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod system_config_v0_cpu_system_config_v0_cpu_ptr64 {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_v0_cpu::{ SystemConfigV0CpuPtr64 as T, SystemConfigV0CpuPtr64View as V };
const MEMBERS: &[&str] = &[
    "MHz",
    "NumberOfProcessors",
    "MemSize",
    "PageSize",
    "AllocationGranularity",
    "ComputerName",
    "DomainName",
    "HyperThreadingFlag",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.mhz() } else { from.mhz() }; value.set_mhz(it); None }
        1 => { let it = if way == laws::Way::View { view.number_of_processors() } else { from.number_of_processors() }; value.set_number_of_processors(it); None }
        2 => { let it = if way == laws::Way::View { view.mem_size() } else { from.mem_size() }; value.set_mem_size(it); None }
        3 => { let it = if way == laws::Way::View { view.page_size() } else { from.page_size() }; value.set_page_size(it); None }
        4 => { let it = if way == laws::Way::View { view.allocation_granularity() } else { from.allocation_granularity() }; value.set_allocation_granularity(it); None }
        5 => { let it = if way == laws::Way::View { view.computer_name() } else { from.computer_name() }; value.set_computer_name(it); None }
        6 => { let it = if way == laws::Way::View { view.domain_name() } else { from.domain_name() }; value.set_domain_name(it); None }
        7 => { let it = if way == laws::Way::View { view.hyper_threading_flag() } else { from.hyper_threading_flag() }; value.set_hyper_threading_flag(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod system_config_v0_services_system_config_v0_services {
use etwspec_runtime::laws;
use etwspec::payloads::config::system_config_v0_services::{ SystemConfigV0Services as T, SystemConfigV0ServicesView as V };
const MEMBERS: &[&str] = &[
    "ServiceName",
    "DisplayName",
    "ProcessName",
    "ProcessId",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.service_name() } else { from.service_name() }; value.set_service_name(it); None }
        1 => { let it = if way == laws::Way::View { view.display_name() } else { from.display_name() }; value.set_display_name(it); None }
        2 => { let it = if way == laws::Way::View { view.process_name() } else { from.process_name() }; value.set_process_name(it); None }
        3 => { let it = if way == laws::Way::View { view.process_id() } else { from.process_id() }; value.set_process_id(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod video_record_video_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::video_record::{ VideoRecord as T, VideoRecordView as V };
const MEMBERS: &[&str] = &[
    "MemorySize",
    "XResolution",
    "YResolution",
    "BitsPerPixel",
    "VRefresh",
    "ChipType",
    "DACType",
    "AdapterString",
    "BiosString",
    "DeviceId",
    "StateFlags",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.memory_size() } else { from.memory_size() }; value.set_memory_size(it); None }
        1 => { let it = if way == laws::Way::View { view.xresolution() } else { from.xresolution() }; value.set_xresolution(it); None }
        2 => { let it = if way == laws::Way::View { view.yresolution() } else { from.yresolution() }; value.set_yresolution(it); None }
        3 => { let it = if way == laws::Way::View { view.bits_per_pixel() } else { from.bits_per_pixel() }; value.set_bits_per_pixel(it); None }
        4 => { let it = if way == laws::Way::View { view.vrefresh() } else { from.vrefresh() }; value.set_vrefresh(it); None }
        5 => { let it = if way == laws::Way::View { view.chip_type() } else { from.chip_type() }; value.set_chip_type(it); None }
        6 => { let it = if way == laws::Way::View { view.dac_type() } else { from.dac_type() }; value.set_dac_type(it); None }
        7 => { let it = if way == laws::Way::View { view.adapter_string() } else { from.adapter_string() }; value.set_adapter_string(it); None }
        8 => { let it = if way == laws::Way::View { view.bios_string() } else { from.bios_string() }; value.set_bios_string(it); None }
        9 => { let it = if way == laws::Way::View { view.device_id() } else { from.device_id() }; value.set_device_id(it); None }
        10 => { let it = if way == laws::Way::View { view.state_flags() } else { from.state_flags() }; value.set_state_flags(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod virtualization_record_virtualization_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::virtualization_record::{ VirtualizationRecord as T, VirtualizationRecordView as V };
const MEMBERS: &[&str] = &[
    "VbsEnabled",
    "HvciEnabled",
    "HyperVisorEnabled",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.vbs_enabled() } else { from.vbs_enabled() }; value.set_vbs_enabled(it); None }
        1 => { let it = if way == laws::Way::View { view.hvci_enabled() } else { from.hvci_enabled() }; value.set_hvci_enabled(it); None }
        2 => { let it = if way == laws::Way::View { view.hyper_visor_enabled() } else { from.hyper_visor_enabled() }; value.set_hyper_visor_enabled(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod winsat_assessment_winsat_assessment {
use etwspec_runtime::laws;
use etwspec::payloads::config::winsat_assessment::{ WinsatAssessment as T, WinsatAssessmentView as V };
const MEMBERS: &[&str] = &[
    "State",
    "UncompressedLength",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.state() } else { from.state() }; value.set_state(it); None }
        1 => { let it = if way == laws::Way::View { view.uncompressed_length() } else { from.uncompressed_length() }; value.set_uncompressed_length(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.xml; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod wmi_dpi_record_wmi_dpi_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::wmi_dpi_record::{ WmiDpiRecord as T, WmiDpiRecordView as V };
const MEMBERS: &[&str] = &[
    "MachineDPI",
    "UserDPI",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.machine_dpi() } else { from.machine_dpi() }; value.set_machine_dpi(it); None }
        1 => { let it = if way == laws::Way::View { view.user_dpi() } else { from.user_dpi() }; value.set_user_dpi(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod wmi_ide_channel_record_wmi_ide_channel_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::wmi_ide_channel_record::{ WmiIdeChannelRecord as T, WmiIdeChannelRecordView as V };
const MEMBERS: &[&str] = &[
    "TargetId",
    "DeviceType",
    "DeviceTimingMode",
    "LocationInformationLen",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.target_id() } else { from.target_id() }; value.set_target_id(it); None }
        1 => { let it = if way == laws::Way::View { view.device_type() } else { from.device_type() }; value.set_device_type(it); None }
        2 => { let it = if way == laws::Way::View { view.device_timing_mode() } else { from.device_timing_mode() }; value.set_device_timing_mode(it); None }
        3 => { let it = if way == laws::Way::View { view.location_information_len() } else { from.location_information_len() }; value.set_location_information_len(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.location_information; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_irq_record_wmi_irq_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::wmi_irq_record::{ WmiIrqRecord as T, WmiIrqRecordView as V };
const MEMBERS: &[&str] = &[
    "IRQAffinity",
    "IRQGroup",
    "Reserved",
    "IRQNum",
    "DeviceDescriptionLen",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.irq_affinity() } else { from.irq_affinity() }; value.set_irq_affinity(it); None }
        1 => { let it = if way == laws::Way::View { view.irq_group() } else { from.irq_group() }; value.set_irq_group(it); None }
        2 => { let it = if way == laws::Way::View { view.reserved() } else { from.reserved() }; value.set_reserved(it); None }
        3 => { let it = if way == laws::Way::View { view.irq_num() } else { from.irq_num() }; value.set_irq_num(it); None }
        4 => { let it = if way == laws::Way::View { view.device_description_len() } else { from.device_description_len() }; value.set_device_description_len(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.device_description; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_pnp_record_v3_wmi_pnp_record_v3 {
use etwspec_runtime::laws;
use etwspec::payloads::config::wmi_pnp_record_v3::{ WmiPnpRecordV3 as T, WmiPnpRecordV3View as V };
const MEMBERS: &[&str] = &[
    "IDLength",
    "DescriptionLength",
    "FriendlyNameLength",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.id_length() } else { from.id_length() }; value.set_id_length(it); None }
        1 => { let it = if way == laws::Way::View { view.description_length() } else { from.description_length() }; value.set_description_length(it); None }
        2 => { let it = if way == laws::Way::View { view.friendly_name_length() } else { from.friendly_name_length() }; value.set_friendly_name_length(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.strings; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.description; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.friendly_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, ], tail.rest.len()))
    });
}

}

mod wmi_pnp_record_v4_wmi_pnp_record_v4 {
use etwspec_runtime::laws;
use etwspec::payloads::config::wmi_pnp_record_v4::{ WmiPnpRecordV4 as T, WmiPnpRecordV4View as V };
const MEMBERS: &[&str] = &[
    "ClassGuid",
    "UpperFilterCount",
    "LowerFilterCount",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.class_guid() } else { from.class_guid() }; value.set_class_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.upper_filter_count() } else { from.upper_filter_count() }; value.set_upper_filter_count(it); None }
        2 => { let it = if way == laws::Way::View { view.lower_filter_count() } else { from.lower_filter_count() }; value.set_lower_filter_count(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.strings; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.description; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.friendly_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.pdo_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.service_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.upper_filters; Some(part.as_bytes().len()) }, { let part = tail.lower_filters; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod wmi_pnp_record_v5_wmi_pnp_record_v5 {
use etwspec_runtime::laws;
use etwspec::payloads::config::wmi_pnp_record_v5::{ WmiPnpRecordV5 as T, WmiPnpRecordV5View as V };
const MEMBERS: &[&str] = &[
    "ClassGuid",
    "UpperFilterCount",
    "LowerFilterCount",
    "DevStatus",
    "DevProblem",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.class_guid() } else { from.class_guid() }; value.set_class_guid(it); None }
        1 => { let it = if way == laws::Way::View { view.upper_filter_count() } else { from.upper_filter_count() }; value.set_upper_filter_count(it); None }
        2 => { let it = if way == laws::Way::View { view.lower_filter_count() } else { from.lower_filter_count() }; value.set_lower_filter_count(it); None }
        3 => { let it = if way == laws::Way::View { view.dev_status() } else { from.dev_status() }; value.set_dev_status(it); None }
        4 => { let it = if way == laws::Way::View { view.dev_problem() } else { from.dev_problem() }; value.set_dev_problem(it); None }
        _ => None,
    }
}

law_tailed!(false, |view: V<'_>| view.to_value(), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn parts_are_where_table_states() {
    laws::walk::tail(&FORM, some, |bytes| {
        let view = V::new(bytes)?;
        view.to_value()?;
        let tail = view.tail()?;
        Ok((vec![{ let part = tail.strings; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.description; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.friendly_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.pdo_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.service_name; Some(part.as_bytes().len() + if part.is_terminated() { 2 } else { 0 }) }, { let part = tail.upper_filters; Some(part.as_bytes().len()) }, { let part = tail.lower_filters; Some(part.as_bytes().len()) }, ], tail.rest.len()))
    });
}

}

mod wmi_power_record_wmi_power_record {
use etwspec_runtime::laws;
use etwspec::payloads::config::wmi_power_record::{ WmiPowerRecord as T, WmiPowerRecordView as V };
const MEMBERS: &[&str] = &[
    "SystemS1",
    "SystemS2",
    "SystemS3",
    "SystemS4",
    "SystemS5",
    "AoAc",
    "Pad2",
    "Pad3",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.system_s1() } else { from.system_s1() }; value.set_system_s1(it); None }
        1 => { let it = if way == laws::Way::View { view.system_s2() } else { from.system_s2() }; value.set_system_s2(it); None }
        2 => { let it = if way == laws::Way::View { view.system_s3() } else { from.system_s3() }; value.set_system_s3(it); None }
        3 => { let it = if way == laws::Way::View { view.system_s4() } else { from.system_s4() }; value.set_system_s4(it); None }
        4 => { let it = if way == laws::Way::View { view.system_s5() } else { from.system_s5() }; value.set_system_s5(it); None }
        5 => { let it = if way == laws::Way::View { view.aoac() } else { from.aoac() }; value.set_aoac(it); None }
        6 => { let it = if way == laws::Way::View { view.pad2() } else { from.pad2() }; value.set_pad2(it); None }
        7 => { let it = if way == laws::Way::View { view.pad3() } else { from.pad3() }; value.set_pad3(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod config_drive_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::config::ConfigDriveType as T;
law_enumeration!(u32);
}

mod event_trace_config_event_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::config::EventTraceConfigEventType as T;
law_enumeration!(u8);
}

mod system_config_ex_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::config::SystemConfigExType as T;
law_enumeration!(u8);
}

mod winsat_type_values {
use etwspec_runtime::laws;
use etwspec::payloads::config::WinsatType as T;
law_enumeration!(u8);
}

mod system_config_kw_values {
use etwspec_runtime::laws;
use etwspec::payloads::config::SystemConfigKw as T;
law_flags!(u64);
}
