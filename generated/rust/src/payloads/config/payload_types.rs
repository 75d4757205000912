// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Boot configuration of the machine.
    ///
    /// Payload of (0x0B25).
    ///
    /// Structures: `BOOT_RECORD`.
    #[doc(alias = "BOOT_RECORD")]
    BootRecordPayload {
        /// In C: `BootFlags`.
        fn boot_flags -> u64 = number(0);
        /// In C: `FirmwareType`.
        fn firmware_type -> u32 = number(1);
        /// Zero is false, any other value is true. In C: `SecureBootEnabled`.
        fn secure_boot_enabled -> u8 = number(2);
        /// Zero is false, any other value is true. In C: `SecureBootCapable`.
        fn secure_boot_capable -> u8 = number(3);
    }
}

pub(crate) static BOOT_RECORD_0: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 1), Slot::At(13, 1)];
payload_type! {
    /// Code integrity settings.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_CODEINTEGRITY` (0x0B1D).
    ///
    /// Structures: `CONFIG_CODEINTEGRITY_RECORD`.
    #[doc(alias = "CONFIG_CODEINTEGRITY_RECORD")]
    ConfigCodeintegrityRecordPayload {
        /// 1 in the single real event. Purpose unknown. In C: `Unnamed`.
        fn unnamed -> u32 = number(0);
    }
}

pub(crate) static CONFIG_CODEINTEGRITY_RECORD_0: &[Slot] = &[Slot::At(0, 4)];
payload_type! {
    /// Device family of the Windows installation.
    ///
    /// Payload of (0x0B21), (type 0x25 of `SYSTEM_CONFIG_EX`).
    ///
    /// Structures: `CONFIG_DEVICEFAMILY_RECORD`.
    #[doc(alias = "CONFIG_DEVICEFAMILY_RECORD")]
    ConfigDevicefamilyRecordPayload {
        /// Windows version in four 16-bit numbers, the first in the highest bits. In C: `UapInfo`.
        fn uap_info -> u64 = number(0);
        /// Number of the device family. 9 was observed on a server. In C: `DeviceFamily`.
        fn device_family -> u32 = number(1);
        /// Number of the form of the device. 0 was observed on a server. In C: `DeviceForm`.
        fn device_form -> u32 = number(2);
    }
}

pub(crate) static CONFIG_DEVICEFAMILY_RECORD_0: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4), Slot::At(12, 4)];
payload_type! {
    /// Microsoft experiments in which the machine participates.
    ///
    /// Payload of (0x0B22).
    ///
    /// Structures: `CONFIG_FLIGHTID_RECORD`.
    #[doc(alias = "CONFIG_FLIGHTID_RECORD")]
    ConfigFlightidRecordPayload {
        /// Empty in the single real event. Purpose unknown. In C: `Unnamed1`.
        fn unnamed1 -> Option<Text<'a>> = find_text(0);
        /// Comma-separated IDs. In C: `FlightIds`.
        fn flight_ids -> Option<Text<'a>> = find_text(1);
    }
}

pub(crate) static CONFIG_FLIGHTID_RECORD_0: &[Slot] = &[Slot::Part(0), Slot::Part(1)];
payload_type! {
    /// Machine ID.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_MACHINEID` (0x0B1E).
    ///
    /// Structures: `CONFIG_MACHINEID_RECORD`.
    #[doc(alias = "CONFIG_MACHINEID_RECORD")]
    ConfigMachineidRecordPayload {
        /// In C: `MachineId`.
        fn machine_id -> Guid = value(0);
    }
}

pub(crate) static CONFIG_MACHINEID_RECORD_0: &[Slot] = &[Slot::At(0, 16)];
payload_type! {
    /// Processors, memory and name of the machine.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_CPU` (0x0B0A).
    ///
    /// Structures: `SystemConfig_V0_CPU`, `SystemConfig_CPU`, `CPU_CONFIG_RECORD`, `HWConfig_CPU`.
    #[doc(alias = "SystemConfig_V0_CPU")]
    #[doc(alias = "SystemConfig_CPU")]
    #[doc(alias = "CPU_CONFIG_RECORD")]
    #[doc(alias = "HWConfig_CPU")]
    CpuConfigPayload {
        /// Speed of the processors. In C: `MHz`, `ProcessorSpeed`. Unit: MHz.
        fn processor_speed -> u32 = number(0);
        /// In C: `NumberOfProcessors`.
        fn number_of_processors -> u32 = number(1);
        /// In C: `MemSize`, `MemorySize`. Unit: MB.
        fn memory_size -> u32 = number(2);
        /// In C: `PageSize`. Unit: bytes.
        fn page_size -> u32 = number(3);
        /// Allocation granularity of virtual memory. In C: `AllocationGranularity`. Unit: bytes.
        fn allocation_granularity -> u32 = number(4);
        /// Name of the machine. In C: `ComputerName`.
        fn computer_name -> Option<Text<'a>> = find_text(5);
        /// Padded with zeros. In C: `DomainName`. Not in `HWConfig_CPU`.
        fn domain_name -> Option<Text<'a>> = find_text(6);
        /// Bitmask of the processors with hyper-threading enabled. In C: `HyperThreadingFlag`. Not in `HWConfig_CPU`.
        fn hyper_threading_flag -> Option<u64> = find_number(7);
        /// Highest user-mode address. In C: `HighestUserAddress`. Not in `SystemConfig_V0_CPU`, `SystemConfig_CPU`,
        /// `HWConfig_CPU`.
        fn highest_user_address -> Option<u64> = find_number(8);
        /// A PROCESSOR_ARCHITECTURE_ constant of winnt.h. In C: `ProcessorArchitecture`. Not in `SystemConfig_V0_CPU`,
        /// `SystemConfig_CPU`, `HWConfig_CPU`.
        fn processor_architecture -> Option<u16> = find_number(9);
        /// Level of the processor, which depends on the architecture. In real events of x64 it is the family of the
        /// processor. In C: `ProcessorLevel`. Not in `SystemConfig_V0_CPU`, `SystemConfig_CPU`, `HWConfig_CPU`.
        fn processor_level -> Option<u16> = find_number(10);
        /// Revision of the processor, which depends on the architecture. In real events of x64 the high byte is the
        /// model, and the low byte is the stepping. In C: `ProcessorRevision`. Not in `SystemConfig_V0_CPU`,
        /// `SystemConfig_CPU`, `HWConfig_CPU`.
        fn processor_revision -> Option<u16> = find_number(11);
        /// True if pages can be protected from execution. In C: `NxEnabled`. Not in `SystemConfig_V0_CPU`,
        /// `SystemConfig_CPU`, `HWConfig_CPU`.
        fn nx_enabled -> Option<u8> = find_number(12);
        /// True if Physical Address Extension is enabled. In C: `PaeEnabled`. Not in `SystemConfig_V0_CPU`,
        /// `SystemConfig_CPU`, `HWConfig_CPU`.
        fn pae_enabled -> Option<u8> = find_number(13);
        /// 2666 in one real trace, 0 in another. In C: `MemorySpeed`. Unit: MHz. Not in `SystemConfig_V0_CPU`,
        /// `SystemConfig_CPU`, `HWConfig_CPU`.
        fn memory_speed -> Option<u32> = find_number(14);
    }
}

pub(crate) static SYSTEM_CONFIG_V0_CPU_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Chars(20, 512, 2),
        Slot::Chars(532, 264, 2), Slot::At(796, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static SYSTEM_CONFIG_V0_CPU_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Chars(20, 512, 2),
        Slot::Chars(532, 264, 2), Slot::At(796, 8), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static SYSTEM_CONFIG_CPU_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Chars(20, 512, 2),
        Slot::Chars(532, 268, 2), Slot::At(800, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static SYSTEM_CONFIG_CPU_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Chars(20, 512, 2),
        Slot::Chars(532, 268, 2), Slot::At(800, 8), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static CPU_CONFIG_RECORD_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Chars(20, 512, 2),
        Slot::Chars(532, 268, 2), Slot::At(800, 4), Slot::At(804, 4), Slot::At(808, 2), Slot::At(810, 2),
        Slot::At(812, 2), Slot::At(814, 1), Slot::At(815, 1), Slot::At(816, 4)
    ];
pub(crate) static CPU_CONFIG_RECORD_1: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Chars(20, 512, 2),
        Slot::Chars(532, 268, 2), Slot::At(800, 8), Slot::At(808, 8), Slot::At(816, 2), Slot::At(818, 2),
        Slot::At(820, 2), Slot::At(822, 1), Slot::At(823, 1), Slot::At(824, 4)
    ];
pub(crate) static HW_CONFIG_CPU_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Part(0), Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
payload_type! {
    /// Interrupt assigned to a device.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_IRQ` (0x0B15).
    ///
    /// Structures: `SystemConfig_IRQ`, `WMI_IRQ_RECORD`.
    #[doc(alias = "SystemConfig_IRQ")]
    #[doc(alias = "WMI_IRQ_RECORD")]
    IrqConfigPayload {
        /// Bitmask of the processors in the group that receive the interrupt. In C: `IRQAffinity`.
        fn irq_affinity -> u64 = number(0);
        /// Processor group of IRQAffinity. In C: `IRQGroup`. Not in `SystemConfig_IRQ`.
        fn irq_group -> Option<u16> = find_number(1);
        /// Reserved or padding, according to a source. In C: `Reserved`. Not in `SystemConfig_IRQ`.
        fn reserved -> Option<u16> = find_number(2);
        /// Interrupt number. Real traces have values that would be negative as signed numbers. In C: `IRQNum`.
        fn irq_num -> u32 = number(3);
        /// Length of DeviceDescription, including its null terminator. In C: `DeviceDescriptionLen`. Unit: characters.
        fn device_description_len -> u32 = number(4);
        /// Device. Real traces have its hardware ID. In C: `DeviceDescription`.
        fn device_description -> Option<Text<'a>> = find_text(5);
    }
}

pub(crate) static SYSTEM_CONFIG_IRQ_0: &[Slot] =
    &[Slot::At(0, 8), Slot::Absent, Slot::Absent, Slot::At(8, 4), Slot::At(12, 4), Slot::Part(0)];
pub(crate) static WMI_IRQ_RECORD_0: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 2), Slot::At(10, 2), Slot::At(12, 4), Slot::At(16, 4), Slot::Part(0)];
payload_type! {
    /// Disk partition.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_LOGICALDISK` (0x0B0C).
    ///
    /// Structures: `LOGICAL_DISK_EXTENTS`, `HWConfig_LogDisk`.
    #[doc(alias = "LOGICAL_DISK_EXTENTS")]
    #[doc(alias = "HWConfig_LogDisk")]
    LogicalDiskConfigPayload {
        /// Number of a physical disk. In C: `DiskNumber`.
        fn disk_number -> u32 = number(0);
        /// Reserved or padding, according to a source. In C: `Pad`.
        fn pad -> u32 = number(1);
        /// Offset of the partition from the beginning of the disk. In C: `StartOffset`, `StartingOffset`. Unit: bytes.
        fn starting_offset -> u64 = number(2);
        /// In C: `PartitionSize`. Unit: bytes.
        fn partition_size -> u64 = number(3);
        /// Size of this structure. In C: `Size`. Unit: bytes. Not in `HWConfig_LogDisk`.
        fn size -> Option<u32> = find_number(4);
        /// Kind of the drive: partition, volume or extent. In C: `DriveType`. Not in `HWConfig_LogDisk`.
        fn drive_type -> Option<crate::payloads::config::ConfigDriveType> = find_number(5);
        /// Drive letter with a colon. In C: `DriveLetterString`. Not in `HWConfig_LogDisk`.
        fn drive_letter_string -> Option<Text<'a>> = find_text(6);
        /// Number of the partition that contains the drive. In C: `PartitionNumber`. Not in `HWConfig_LogDisk`.
        fn partition_number -> Option<u32> = find_number(7);
        /// In C: `SectorsPerCluster`. Not in `HWConfig_LogDisk`.
        fn sectors_per_cluster -> Option<u32> = find_number(8);
        /// In C: `BytesPerSector`. Unit: bytes. Not in `HWConfig_LogDisk`.
        fn bytes_per_sector -> Option<u32> = find_number(9);
        /// In C: `NumberOfFreeClusters`. Not in `HWConfig_LogDisk`.
        fn number_of_free_clusters -> Option<i64> = find_number(10);
        /// In C: `TotalNumberOfClusters`. Not in `HWConfig_LogDisk`.
        fn total_number_of_clusters -> Option<i64> = find_number(11);
        /// Name of the file system. In C: `FileSystemType`. Not in `HWConfig_LogDisk`.
        fn file_system_type -> Option<Text<'a>> = find_text(12);
        /// Offset of a VOLUME_DISK_EXTENTS, a documented structure of winioctl.h. In C: `VolumeExt`. Unit: bytes. Not
        /// in `HWConfig_LogDisk`.
        fn volume_ext -> Option<u32> = find_number(13);
    }
}

pub(crate) static LOGICAL_DISK_EXTENTS_0: &[Slot] =
    &[
        Slot::At(16, 4), Slot::At(36, 4), Slot::At(0, 8), Slot::At(8, 8), Slot::At(20, 4), Slot::At(24, 4),
        Slot::Chars(28, 8, 2), Slot::At(40, 4), Slot::At(44, 4), Slot::At(48, 4), Slot::Signed(56, 8),
        Slot::Signed(64, 8), Slot::Chars(72, 32, 2), Slot::At(104, 4)
    ];
pub(crate) static HW_CONFIG_LOG_DISK_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 8), Slot::At(16, 8), Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
payload_type! {
    /// Fragmentation of a volume.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_DEFRAG` (0x0B1F).
    ///
    /// Structures: `LOGICAL_DISK_DEFRAG`.
    #[doc(alias = "LOGICAL_DISK_DEFRAG")]
    LogicalDiskDefragPayload {
        /// In C: `AlignmentClusters`. Unit: blocks.
        fn alignment_clusters -> u64 = number(0);
        /// In C: `AvgFreeSpaceSize`.
        fn avg_free_space_size -> u64 = number(1);
        /// In C: `ClustersPerSlab`.
        fn clusters_per_slab -> u64 = number(2);
        /// In C: `FragmentedDirectoryExtents`.
        fn fragmented_directory_extents -> u64 = number(3);
        /// In C: `FragmentedExtents`.
        fn fragmented_extents -> u64 = number(4);
        /// In C: `FreeSpaceCount`.
        fn free_space_count -> u64 = number(5);
        /// In C: `LargestFreeSpaceSize`.
        fn largest_free_space_size -> u64 = number(6);
        /// In C: `LastRunActualPurgeClusters`. Unit: blocks.
        fn last_run_actual_purge_clusters -> u64 = number(7);
        /// In C: `LastRunClustersTrimmed`. Unit: blocks.
        fn last_run_clusters_trimmed -> u64 = number(8);
        /// In C: `LastRunFullDefragTime`.
        fn last_run_full_defrag_time -> u64 = number(9);
        /// In C: `LastRunTime`.
        fn last_run_time -> u64 = number(10);
        /// In C: `MFTSize`. Unit: bytes.
        fn mft_size -> u64 = number(11);
        /// In C: `TotalClusters`. Unit: blocks.
        fn total_clusters -> u64 = number(12);
        /// In C: `TotalUsedClusters`. Unit: blocks.
        fn total_used_clusters -> u64 = number(13);
        /// In C: `AvgFragmentsPerFile`.
        fn avg_fragments_per_file -> u32 = number(14);
        /// In C: `BytesPerCluster`. Unit: bytes.
        fn bytes_per_cluster -> u32 = number(15);
        /// In C: `DirectoryCount`.
        fn directory_count -> u32 = number(16);
        /// In C: `FragmentedDirectories`.
        fn fragmented_directories -> u32 = number(17);
        /// In C: `FragmentedFiles`.
        fn fragmented_files -> u32 = number(18);
        /// In C: `FragmentedSpace`.
        fn fragmented_space -> u32 = number(19);
        /// In C: `HardwareIssue`.
        fn hardware_issue -> u32 = number(20);
        /// In C: `InUseMFTRecords`.
        fn in_use_mft_records -> u32 = number(21);
        /// In C: `InUseSlabs`.
        fn in_use_slabs -> u32 = number(22);
        /// In C: `LastRunActualPurgeSlabs`.
        fn last_run_actual_purge_slabs -> u32 = number(23);
        /// In C: `LastRunInitialBackedSlabs`.
        fn last_run_initial_backed_slabs -> u32 = number(24);
        /// In C: `LastRunPercentFragmentation`. Unit: %.
        fn last_run_percent_fragmentation -> u32 = number(25);
        /// In C: `LastRunPinnedSlabs`.
        fn last_run_pinned_slabs -> u32 = number(26);
        /// In C: `LastRunPotentialPurgeSlabs`.
        fn last_run_potential_purge_slabs -> u32 = number(27);
        /// In C: `LastRunSpaceInefficientSlabs`.
        fn last_run_space_inefficient_slabs -> u32 = number(28);
        /// In C: `LastRunTrimmedSlabs`.
        fn last_run_trimmed_slabs -> u32 = number(29);
        /// In C: `LastRunUnknownEvictFailSlabs`.
        fn last_run_unknown_evict_fail_slabs -> u32 = number(30);
        /// In C: `LastRunVolsnapPinnedSlabs`.
        fn last_run_volsnap_pinned_slabs -> u32 = number(31);
        /// In C: `MFTFragmentCount`.
        fn mft_fragment_count -> u32 = number(32);
        /// In C: `MovableFiles`.
        fn movable_files -> u32 = number(33);
        /// In C: `TotalMFTRecords`.
        fn total_mft_records -> u32 = number(34);
        /// In C: `TotalSlabs`.
        fn total_slabs -> u32 = number(35);
        /// In C: `UnmovableFiles`.
        fn unmovable_files -> u32 = number(36);
        /// Volume GUID. In C: `VolumeId`.
        fn volume_id -> Guid = value(37);
        /// Mount point of the volume, such as C:\\. Empty for volumes that are not mounted. In C: `VolumePathNames`.
        fn volume_path_names -> Option<Text<'a>> = find_text(38);
    }
}

pub(crate) static LOGICAL_DISK_DEFRAG_0: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8), Slot::At(40, 8),
        Slot::At(48, 8), Slot::At(56, 8), Slot::At(64, 8), Slot::At(72, 8), Slot::At(80, 8), Slot::At(88, 8),
        Slot::At(96, 8), Slot::At(104, 8), Slot::At(112, 4), Slot::At(116, 4), Slot::At(120, 4), Slot::At(124, 4),
        Slot::At(128, 4), Slot::At(132, 4), Slot::At(136, 4), Slot::At(140, 4), Slot::At(144, 4), Slot::At(148, 4),
        Slot::At(152, 4), Slot::At(156, 4), Slot::At(160, 4), Slot::At(164, 4), Slot::At(168, 4), Slot::At(172, 4),
        Slot::At(176, 4), Slot::At(180, 4), Slot::At(184, 4), Slot::At(188, 4), Slot::At(192, 4), Slot::At(196, 4),
        Slot::At(200, 4), Slot::At(204, 16), Slot::Part(0)
    ];
payload_type! {
    /// Network interface.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_NIC` (0x0B0D).
    ///
    /// Structures: `NIC_RECORD`, `SystemConfig_NIC`, `HWConfig_NIC`.
    #[doc(alias = "NIC_RECORD")]
    #[doc(alias = "SystemConfig_NIC")]
    #[doc(alias = "HWConfig_NIC")]
    NicConfigPayload {
        /// In C: `NICName`. Not in `SystemConfig_NIC`.
        fn nic_name -> Option<Text<'a>> = find_text(0);
        /// Length of the hardware address. In C: `PhysicalAddrLen`. Unit: bytes. Not in `HWConfig_NIC`.
        fn physical_addr_len -> Option<u32> = find_number(1);
        /// IPv4 interface index. In C: `Ipv4Index`. Not in `NIC_RECORD`, `HWConfig_NIC`.
        fn ipv4_index -> Option<u32> = find_number(2);
        /// IPv6 interface index. In C: `Ipv6Index`. Not in `NIC_RECORD`, `HWConfig_NIC`.
        fn ipv6_index -> Option<u32> = find_number(3);
        /// Name of the adapter. In C: `NICDescription`. Not in `NIC_RECORD`, `HWConfig_NIC`.
        fn nic_description -> Option<Text<'a>> = find_text(4);
        /// IP addresses, separated by semicolons. In C: `IpAddresses`. Not in `NIC_RECORD`, `HWConfig_NIC`.
        fn ip_addresses -> Option<Text<'a>> = find_text(5);
        /// DNS server addresses, separated by semicolons. In C: `DnsServerAddresses`. Not in `NIC_RECORD`,
        /// `HWConfig_NIC`.
        fn dns_server_addresses -> Option<Text<'a>> = find_text(6);
        /// Position in a sequence, from 0. In C: `Index`. Not in `SystemConfig_NIC`, `HWConfig_NIC`.
        fn index -> Option<u32> = find_number(7);
        /// Size of the data that Data refers to. In C: `Size`. Unit: bytes. Not in `SystemConfig_NIC`, `HWConfig_NIC`.
        fn size -> Option<u32> = find_number(8);
        /// Offset of the address. In C: `IpAddress`. Not in `SystemConfig_NIC`, `HWConfig_NIC`.
        fn ip_address -> Option<i32> = find_number(9);
        /// Offset of the subnet mask. In C: `SubnetMask`. Not in `SystemConfig_NIC`, `HWConfig_NIC`.
        fn subnet_mask -> Option<i32> = find_number(10);
        /// Offset of the DHCP server address. In C: `DhcpServer`. Not in `SystemConfig_NIC`, `HWConfig_NIC`.
        fn dhcp_server -> Option<i32> = find_number(11);
        /// Offset of the gateway address. In C: `Gateway`. Not in `SystemConfig_NIC`, `HWConfig_NIC`.
        fn gateway -> Option<i32> = find_number(12);
        /// Offset of the primary WINS server address. In C: `PrimaryWinsServer`. Not in `SystemConfig_NIC`,
        /// `HWConfig_NIC`.
        fn primary_wins_server -> Option<i32> = find_number(13);
        /// Offset of the secondary WINS server address. In C: `SecondaryWinsServer`. Not in `SystemConfig_NIC`,
        /// `HWConfig_NIC`.
        fn secondary_wins_server -> Option<i32> = find_number(14);
        /// Offset of an array of IP_ADDRESS_STRING. In C: `Data`. Not in `SystemConfig_NIC`, `HWConfig_NIC`.
        fn data -> Option<u32> = find_number(15);
    }
}

pub(crate) static NIC_RECORD_0: &[Slot] =
    &[
        Slot::Chars(0, 512, 2), Slot::At(516, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::At(512, 4), Slot::At(536, 4), Slot::Signed(540, 4), Slot::Signed(544, 4), Slot::Signed(548, 4),
        Slot::Signed(552, 4), Slot::Signed(556, 4), Slot::Signed(560, 4), Slot::At(580, 4)
    ];
pub(crate) static SYSTEM_CONFIG_NIC_0: &[Slot] =
    &[
        Slot::Absent, Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Part(0), Slot::Part(1), Slot::Part(2),
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent
    ];
pub(crate) static HW_CONFIG_NIC_0: &[Slot] =
    &[
        Slot::Part(0), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent,
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent
    ];
payload_type! {
    /// Medium in an optical drive.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_OPTICALMEDIA` (0x0B12).
    ///
    /// Structures: `OPTICAL_MEDIA_RECORD`.
    #[doc(alias = "OPTICAL_MEDIA_RECORD")]
    OpticalMediaRecordPayload {
        /// In C: `DiskNumber`.
        fn disk_number -> u16 = number(0);
        /// A value of the documented STORAGE_BUS_TYPE. In C: `BusType`.
        fn bus_type -> u16 = number(1);
        /// In C: `DeviceType`.
        fn device_type -> u16 = number(2);
        /// In C: `MediaType`.
        fn media_type -> u16 = number(3);
        /// In C: `StartingOffset`. Unit: bytes.
        fn starting_offset -> u64 = number(4);
        /// In C: `Size`. Unit: bytes.
        fn size -> u64 = number(5);
        /// In C: `NumberOfFreeBlocks`. Unit: blocks.
        fn number_of_free_blocks -> u64 = number(6);
        /// In C: `TotalNumberOfBlocks`. Unit: blocks.
        fn total_number_of_blocks -> u64 = number(7);
        /// In C: `NextWritableAddress`.
        fn next_writable_address -> u64 = number(8);
        /// In C: `NumberOfSessions`.
        fn number_of_sessions -> u32 = number(9);
        /// In C: `NumberOfTracks`.
        fn number_of_tracks -> u32 = number(10);
        /// In C: `BytesPerSector`. Unit: bytes.
        fn bytes_per_sector -> u32 = number(11);
        /// In C: `DiscStatus`.
        fn disc_status -> u16 = number(12);
        /// In C: `LastSessionStatus`.
        fn last_session_status -> u16 = number(13);
        /// Drive letter with a colon. In C: `Data`.
        fn data -> Option<Text<'a>> = find_text(14);
        /// Name of the file system. In C: `FileSystem`.
        fn file_system -> Option<Text<'a>> = find_text(15);
        /// Product name that the drive reports, padded with spaces. In C: `ProductId`.
        fn product_id -> Option<Text<'a>> = find_text(16);
        /// Vendor of the drive, padded with spaces. In C: `VendorId`.
        fn vendor_id -> Option<Text<'a>> = find_text(17);
    }
}

pub(crate) static OPTICAL_MEDIA_RECORD_0: &[Slot] =
    &[
        Slot::At(0, 2), Slot::At(2, 2), Slot::At(4, 2), Slot::At(6, 2), Slot::At(8, 8), Slot::At(16, 8),
        Slot::At(24, 8), Slot::At(32, 8), Slot::At(40, 8), Slot::At(48, 4), Slot::At(52, 4), Slot::At(56, 4),
        Slot::At(60, 2), Slot::At(62, 2), Slot::Part(0), Slot::Part(1), Slot::Part(2), Slot::Part(3)
    ];
payload_type! {
    /// Physical disk.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_PHYSICALDISK` (0x0B0B).
    ///
    /// Structures: `PHYSICAL_DISK_RECORD`, `HWConfig_PhyDisk`.
    #[doc(alias = "PHYSICAL_DISK_RECORD")]
    #[doc(alias = "HWConfig_PhyDisk")]
    PhysicalDiskConfigPayload {
        /// Number of a physical disk. In C: `DiskNumber`.
        fn disk_number -> u32 = number(0);
        /// In C: `BytesPerSector`. Unit: bytes.
        fn bytes_per_sector -> u32 = number(1);
        /// In C: `SectorsPerTrack`.
        fn sectors_per_track -> u32 = number(2);
        /// In C: `TracksPerCylinder`.
        fn tracks_per_cylinder -> u32 = number(3);
        /// In C: `Cylinders`.
        fn cylinders -> u64 = number(4);
        /// In C: `SCSIPort`, `SCSIPortNumber`.
        fn scsi_port_number -> u32 = number(5);
        /// In C: `SCSIPath`, `SCSIPathId`.
        fn scsi_path_id -> u32 = number(6);
        /// In C: `SCSITarget`, `SCSITargetId`.
        fn scsi_target_id -> u32 = number(7);
        /// In C: `SCSILun`.
        fn scsi_lun -> u32 = number(8);
        /// In C: `Manufacturer`.
        fn manufacturer -> Option<Text<'a>> = find_text(9);
        /// In C: `PartitionCount`. Not in `HWConfig_PhyDisk`.
        fn partition_count -> Option<u32> = find_number(10);
        /// True if the disk caches writes. In C: `WriteCacheEnabled`. Not in `HWConfig_PhyDisk`.
        fn write_cache_enabled -> Option<u8> = find_number(11);
        /// Letter of the boot drive if it is on this disk. In C: `BootDriveLetter`. Not in `HWConfig_PhyDisk`.
        fn boot_drive_letter -> Option<Text<'a>> = find_text(12);
    }
}

pub(crate) static PHYSICAL_DISK_RECORD_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 4),
        Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::Chars(40, 512, 2), Slot::At(552, 4), Slot::At(556, 1),
        Slot::Chars(558, 6, 2)
    ];
pub(crate) static HW_CONFIG_PHY_DISK_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::At(24, 4),
        Slot::At(28, 4), Slot::At(32, 4), Slot::At(36, 4), Slot::Part(0), Slot::Absent, Slot::Absent, Slot::Absent
    ];
payload_type! {
    /// Plug and Play device.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_PNP` (0x0B16).
    ///
    /// Structures: `WMI_PNP_RECORD_V3`, `WMI_PNP_RECORD_V4`, `WMI_PNP_RECORD_V5`.
    #[doc(alias = "WMI_PNP_RECORD_V3")]
    #[doc(alias = "WMI_PNP_RECORD_V4")]
    #[doc(alias = "WMI_PNP_RECORD_V5")]
    PnpConfigPayload {
        /// Setup class of the device. In C: `ClassGuid`. Not in `WMI_PNP_RECORD_V3`.
        fn class_guid -> Option<Guid> = find_value(0);
        /// Number of upper filters after the five strings. In C: `UpperFilterCount`. Not in `WMI_PNP_RECORD_V3`.
        fn upper_filter_count -> Option<u32> = find_number(1);
        /// Number of lower filters after the upper filters. In C: `LowerFilterCount`. Not in `WMI_PNP_RECORD_V3`.
        fn lower_filter_count -> Option<u32> = find_number(2);
        /// Flags of the documented DN_ constants of cfg.h. In C: `DevStatus`. Not in `WMI_PNP_RECORD_V3`,
        /// `WMI_PNP_RECORD_V4`.
        fn dev_status -> Option<u32> = find_number(3);
        /// A value of the documented CM_PROB_ constants of cfg.h. In C: `DevProblem`. Not in `WMI_PNP_RECORD_V3`,
        /// `WMI_PNP_RECORD_V4`.
        fn dev_problem -> Option<u32> = find_number(4);
        /// Device ID, the first of five strings. In C: `Strings`.
        fn strings -> Option<Text<'a>> = find_text(5);
        /// Device description. In C: `Description`.
        fn description -> Option<Text<'a>> = find_text(6);
        /// Friendly name of the device. In C: `FriendlyName`.
        fn friendly_name -> Option<Text<'a>> = find_text(7);
        /// Name of the physical device object. In C: `PdoName`.
        fn pdo_name -> Option<Text<'a>> = find_text(8);
        /// Driver service of the device. In C: `ServiceName`. Not in `WMI_PNP_RECORD_V3`.
        fn service_name -> Option<Text<'a>> = find_text(9);
        /// Length of the device ID. In C: `IDLength`. Unit: characters. Not in `WMI_PNP_RECORD_V4`,
        /// `WMI_PNP_RECORD_V5`.
        fn id_length -> Option<u32> = find_number(10);
        /// Length of the device description. In C: `DescriptionLength`. Unit: characters. Not in `WMI_PNP_RECORD_V4`,
        /// `WMI_PNP_RECORD_V5`.
        fn description_length -> Option<u32> = find_number(11);
        /// Length of the device's friendly name. In C: `FriendlyNameLength`. Unit: characters. Not in
        /// `WMI_PNP_RECORD_V4`, `WMI_PNP_RECORD_V5`.
        fn friendly_name_length -> Option<u32> = find_number(12);
    }
}

pub(crate) static WMI_PNP_RECORD_V3_0: &[Slot] =
    &[
        Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Absent, Slot::Part(0), Slot::Part(1),
        Slot::Part(2), Slot::Part(3), Slot::Absent, Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)
    ];
pub(crate) static WMI_PNP_RECORD_V4_0: &[Slot] =
    &[
        Slot::At(0, 16), Slot::At(16, 4), Slot::At(20, 4), Slot::Absent, Slot::Absent, Slot::Part(0), Slot::Part(1),
        Slot::Part(2), Slot::Part(3), Slot::Part(4), Slot::Absent, Slot::Absent, Slot::Absent
    ];
pub(crate) static WMI_PNP_RECORD_V5_0: &[Slot] =
    &[
        Slot::At(0, 16), Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4), Slot::Part(0),
        Slot::Part(1), Slot::Part(2), Slot::Part(3), Slot::Part(4), Slot::Absent, Slot::Absent, Slot::Absent
    ];
payload_type! {
    /// One of the processors.
    ///
    /// Payload of (0x0B23).
    ///
    /// Structures: `PROCESSOR_RECORD`.
    #[doc(alias = "PROCESSOR_RECORD")]
    ProcessorRecordPayload {
        /// Processor number. In C: `Index`.
        fn index -> u32 = number(0);
        /// In C: `FeatureSet`.
        fn feature_set -> u32 = number(1);
        /// In C: `ProcessorSpeed`. Unit: MHz.
        fn processor_speed -> u32 = number(2);
        /// Null-terminated string. In C: `ProcessorName`.
        fn processor_name -> Text<'a> = text(3);
        /// Null-terminated string with the architecture, family, model and stepping. In C: `ProcessorIdentifier`.
        fn processor_identifier -> Text<'a> = text(4);
        /// Null-terminated string. In C: `VendorIdentifier`.
        fn vendor_identifier -> Text<'a> = text(5);
    }
}

pub(crate) static PROCESSOR_RECORD_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::Chars(12, 128, 2), Slot::Chars(140, 256, 2),
        Slot::Chars(396, 32, 2)
    ];
payload_type! {
    /// Windows service.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_SERVICES` (0x0B0F).
    ///
    /// Structures: `SystemConfig_V0_Services`, `SystemConfig_Services`.
    #[doc(alias = "SystemConfig_V0_Services")]
    #[doc(alias = "SystemConfig_Services")]
    ServiceConfigPayload {
        /// ID of the process that contains the service. 0 if it is not running. In C: `ProcessId`.
        fn process_id -> u32 = number(0);
        /// A value of the documented SERVICE_ states: 1 stopped, 4 running. In C: `ServiceState`. Not in
        /// `SystemConfig_V0_Services`.
        fn service_state -> Option<u32> = find_number(1);
        /// Tag that identifies the service in thread events. In C: `SubProcessTag`. Not in `SystemConfig_V0_Services`.
        fn sub_process_tag -> Option<u32> = find_number(2);
        /// In C: `ServiceName`.
        fn service_name -> Option<Text<'a>> = find_text(3);
        /// In C: `DisplayName`.
        fn display_name -> Option<Text<'a>> = find_text(4);
        /// Executable file that contains the service. Empty if it is not running. In C: `ProcessName`.
        fn process_name -> Option<Text<'a>> = find_text(5);
        /// Version 3: load order group of the service. In C: `LoadOrderGroup`. Not in `SystemConfig_V0_Services`.
        fn load_order_group -> Option<Text<'a>> = find_text(6);
        /// Version 3: group of services that share a process. In C: `SvchostGroup`. Not in `SystemConfig_V0_Services`.
        fn svchost_group -> Option<Text<'a>> = find_text(7);
    }
}

pub(crate) static SYSTEM_CONFIG_V0_SERVICES_0: &[Slot] =
    &[
        Slot::At(648, 4), Slot::Absent, Slot::Absent, Slot::Chars(0, 68, 2), Slot::Chars(68, 512, 2),
        Slot::Chars(580, 68, 2), Slot::Absent, Slot::Absent
    ];
pub(crate) static SYSTEM_CONFIG_SERVICES_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::Part(0), Slot::Part(1), Slot::Part(2), Slot::Part(3),
        Slot::Part(4)
    ];
payload_type! {
    /// Build of Windows, and the time at which it was installed.
    ///
    /// Payload of (type 0x20 of `SYSTEM_CONFIG_EX`).
    ///
    /// Structures: `SYSTEM_CONFIG_EX_BUILD_INFO`.
    #[doc(alias = "SYSTEM_CONFIG_EX_BUILD_INFO")]
    SystemConfigExBuildInfoPayload {
        /// Time at which Windows was installed. In C: `InstallDate`. Unit: 100 ns since 1601.
        fn install_date -> i64 = number(0);
        /// Build number, architecture, branch and time of the build. In C: `BuildLab`.
        fn build_lab -> Option<Text<'a>> = find_text(1);
        /// Name of the edition of Windows. In C: `ProductName`.
        fn product_name -> Option<Text<'a>> = find_text(2);
    }
}

impl<'a> SystemConfigExBuildInfoPayload<'a> {
    /// Point in time. The raw value is `install_date`.
    #[inline]
    pub fn install_date_as_file_time(&self) -> FileTime {
        Typed::from_raw(self.install_date())
    }
}

pub(crate) static SYSTEM_CONFIG_EX_BUILD_INFO_0: &[Slot] = &[Slot::Signed(0, 8), Slot::Part(0), Slot::Part(1)];
payload_type! {
    /// Folders of Windows.
    ///
    /// Payload of (type 0x21 of `SYSTEM_CONFIG_EX`).
    ///
    /// Structures: `SYSTEM_CONFIG_EX_SYSTEM_PATHS`.
    #[doc(alias = "SYSTEM_CONFIG_EX_SYSTEM_PATHS")]
    SystemConfigExSystemPathsPayload {
        /// System folder, such as `C:\Windows\system32`. In C: `SystemDirectory`.
        fn system_directory -> Option<Text<'a>> = find_text(0);
        /// Folder of Windows, with a backslash at the end. In C: `SystemWindowsDirectory`.
        fn system_windows_directory -> Option<Text<'a>> = find_text(1);
    }
}

pub(crate) static SYSTEM_CONFIG_EX_SYSTEM_PATHS_0: &[Slot] = &[Slot::Part(0), Slot::Part(1)];
payload_type! {
    /// Volume without a drive letter.
    ///
    /// Payload of (type 0x22 of `SYSTEM_CONFIG_EX`).
    ///
    /// Structures: `SYSTEM_CONFIG_EX_UNKNOWN_VOLUME`.
    #[doc(alias = "SYSTEM_CONFIG_EX_UNKNOWN_VOLUME")]
    SystemConfigExUnknownVolumePayload {
        /// Name of the volume's device, with a backslash at the end. In C: `VolumeName`.
        fn volume_name -> Option<Text<'a>> = find_text(0);
    }
}

pub(crate) static SYSTEM_CONFIG_EX_UNKNOWN_VOLUME_0: &[Slot] = &[Slot::Part(0)];
payload_type! {
    /// Prefix of paths in the object manager, and what replaces it in paths of programs.
    ///
    /// Payload of (type 0x23 of `SYSTEM_CONFIG_EX`).
    ///
    /// Structures: `SYSTEM_CONFIG_EX_VOLUME_MAPPING`.
    #[doc(alias = "SYSTEM_CONFIG_EX_VOLUME_MAPPING")]
    SystemConfigExVolumeMappingPayload {
        /// Prefix of paths in kernel events, such as `\Device\HarddiskVolume3\`. In C: `NtPath`.
        fn nt_path -> Option<Text<'a>> = find_text(0);
        /// Prefix of the same paths in programs, such as `C:\`; may be empty. In C: `DosPath`.
        fn dos_path -> Option<Text<'a>> = find_text(1);
    }
}

pub(crate) static SYSTEM_CONFIG_EX_VOLUME_MAPPING_0: &[Slot] = &[Slot::Part(0), Slot::Part(1)];
payload_type! {
    /// TCP parameters.
    ///
    /// Payload of (0x0B11).
    ///
    /// Structures: `SystemConfig_Network`.
    #[doc(alias = "SystemConfig_Network")]
    SystemConfigNetworkPayload {
        /// Number of partitions of the connection table. In C: `TcbTablePartitions`.
        fn tcb_table_partitions -> u32 = number(0);
        /// Maximum size of the connection hash table. In C: `MaxHashTableSize`.
        fn max_hash_table_size -> u32 = number(1);
        /// Highest port assigned to a program that requests any port. In C: `MaxUserPort`.
        fn max_user_port -> u32 = number(2);
        /// Time for which a closed connection keeps its port. In C: `TcpTimedWaitDelay`. Unit: seconds.
        fn tcp_timed_wait_delay -> u32 = number(3);
    }
}

impl<'a> SystemConfigNetworkPayload<'a> {
    /// Duration. The raw value is `tcp_timed_wait_delay`.
    #[inline]
    pub fn tcp_timed_wait_delay_as_duration(&self) -> core::time::Duration {
        duration(self.tcp_timed_wait_delay(), per_second::SECONDS)
    }
}

pub(crate) static SYSTEM_CONFIG_NETWORK_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
payload_type! {
    /// Manufacturer of the machine and of its firmware.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_PLATFORM` (0x0B19).
    ///
    /// Structures: `SystemConfig_Platform`.
    #[doc(alias = "SystemConfig_Platform")]
    SystemConfigPlatformPayload {
        /// In C: `SystemManufacturer`.
        fn system_manufacturer -> Option<Text<'a>> = find_text(0);
        /// In C: `SystemProductName`.
        fn system_product_name -> Option<Text<'a>> = find_text(1);
        /// In C: `BiosDate`.
        fn bios_date -> Option<Text<'a>> = find_text(2);
        /// In C: `BiosVersion`.
        fn bios_version -> Option<Text<'a>> = find_text(3);
    }
}

pub(crate) static SYSTEM_CONFIG_PLATFORM_0: &[Slot] = &[Slot::Part(0), Slot::Part(1), Slot::Part(2), Slot::Part(3)];
payload_type! {
    /// Display adapter.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_VIDEO` (0x0B0E).
    ///
    /// Structures: `VIDEO_RECORD`.
    #[doc(alias = "VIDEO_RECORD")]
    VideoRecordPayload {
        /// Memory of the adapter. In C: `MemorySize`. Unit: bytes.
        fn memory_size -> u32 = number(0);
        /// In C: `XResolution`. Unit: pixels.
        fn xresolution -> u32 = number(1);
        /// In C: `YResolution`. Unit: pixels.
        fn yresolution -> u32 = number(2);
        /// In C: `BitsPerPixel`. Unit: bits.
        fn bits_per_pixel -> u32 = number(3);
        /// Refresh rate of the screen. In C: `VRefresh`. Unit: Hz.
        fn vrefresh -> u32 = number(4);
        /// Name of the chip. In C: `ChipType`.
        fn chip_type -> Text<'a> = text(5);
        /// Name of the digital-to-analog converter. In C: `DACType`.
        fn dac_type -> Text<'a> = text(6);
        /// Name of the adapter. In C: `AdapterString`.
        fn adapter_string -> Text<'a> = text(7);
        /// Name of the adapter's BIOS. In C: `BiosString`.
        fn bios_string -> Text<'a> = text(8);
        /// Name of the device. In C: `DeviceId`.
        fn device_id -> Text<'a> = text(9);
        /// Flags of the documented DISPLAY_DEVICE. In C: `StateFlags`.
        fn state_flags -> u32 = number(10);
    }
}

pub(crate) static VIDEO_RECORD_0: &[Slot] =
    &[
        Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Chars(20, 512, 2),
        Slot::Chars(532, 512, 2), Slot::Chars(1044, 512, 2), Slot::Chars(1556, 512, 2), Slot::Chars(2068, 512, 2),
        Slot::At(2580, 4)
    ];
payload_type! {
    /// Enabled virtualization features.
    ///
    /// Payload of (0x0B24).
    ///
    /// Structures: `VIRTUALIZATION_RECORD`.
    #[doc(alias = "VIRTUALIZATION_RECORD")]
    VirtualizationRecordPayload {
        /// True if virtualization-based security (VBS) is enabled. In C: `VbsEnabled`.
        fn vbs_enabled -> u8 = number(0);
        /// True if hypervisor-protected code integrity (HVCI) is enabled. In C: `HvciEnabled`.
        fn hvci_enabled -> u8 = number(1);
        /// Zero is false, any other value is true. In C: `HyperVisorEnabled`.
        fn hyper_visor_enabled -> u8 = number(2);
    }
}

pub(crate) static VIRTUALIZATION_RECORD_0: &[Slot] = &[Slot::At(0, 1), Slot::At(1, 1), Slot::At(2, 1)];
payload_type! {
    /// Part of the results of the Windows System Assessment Tool: compressed XML.
    ///
    /// Payload of (type 0x21 of `WINSAT`), (type 0x23 of `WINSAT`), (type 0x25 of `WINSAT`).
    ///
    /// Structures: `WINSAT_ASSESSMENT`.
    #[doc(alias = "WINSAT_ASSESSMENT")]
    WinsatAssessmentPayload {
        /// State of the assessment. 1 and 2 were observed; their meaning is unknown. In C: `State`.
        fn state -> u32 = number(0);
        /// Size of the XML once it is decompressed. In C: `UncompressedLength`. Unit: bytes.
        fn uncompressed_length -> u32 = number(1);
        /// UTF-16 XML, compressed with LZNT1. In C: `Xml`.
        fn xml -> Option<&'a [u8]> = find_bytes(2);
    }
}

pub(crate) static WINSAT_ASSESSMENT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::Part(0)];
payload_type! {
    /// Display resolution density.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_DPI` (0x0B1C).
    ///
    /// Structures: `WMI_DPI_RECORD`.
    #[doc(alias = "WMI_DPI_RECORD")]
    WmiDpiRecordPayload {
        /// In C: `MachineDPI`. Unit: dots per inch.
        fn machine_dpi -> u32 = number(0);
        /// In C: `UserDPI`. Unit: dots per inch.
        fn user_dpi -> u32 = number(1);
    }
}

pub(crate) static WMI_DPI_RECORD_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
payload_type! {
    /// Channel of an IDE controller.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_IDECHANNEL` (0x0B17).
    ///
    /// Structures: `WMI_IDE_CHANNEL_RECORD`.
    #[doc(alias = "WMI_IDE_CHANNEL_RECORD")]
    WmiIdeChannelRecordPayload {
        /// In C: `TargetId`.
        fn target_id -> u32 = number(0);
        /// 1 for ATA, 2 for ATAPI. In C: `DeviceType`.
        fn device_type -> u32 = number(1);
        /// Transfer modes, from PIO mode 0 in bit 0x1 to Ultra DMA mode 5 in bit 0x10000. In C: `DeviceTimingMode`.
        fn device_timing_mode -> u32 = number(2);
        /// Length of LocationInformation, excluding its null terminator. In C: `LocationInformationLen`. Unit:
        /// characters.
        fn location_information_len -> u32 = number(3);
        /// Name of the channel, such as Channel 0. In C: `LocationInformation`.
        fn location_information -> Option<Text<'a>> = find_text(4);
    }
}

pub(crate) static WMI_IDE_CHANNEL_RECORD_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4), Slot::Part(0)];
payload_type! {
    /// Sleep states that the machine supports.
    ///
    /// Payload of `WMI_LOG_TYPE_CONFIG_POWER` (0x0B10).
    ///
    /// Structures: `WMI_POWER_RECORD`.
    #[doc(alias = "WMI_POWER_RECORD")]
    WmiPowerRecordPayload {
        /// Zero is false, any other value is true. In C: `SystemS1`.
        fn system_s1 -> u8 = number(0);
        /// Zero is false, any other value is true. In C: `SystemS2`.
        fn system_s2 -> u8 = number(1);
        /// Zero is false, any other value is true. In C: `SystemS3`.
        fn system_s3 -> u8 = number(2);
        /// Hibernation. In C: `SystemS4`.
        fn system_s4 -> u8 = number(3);
        /// Off. In C: `SystemS5`.
        fn system_s5 -> u8 = number(4);
        /// Always on, always connected, later named modern standby. In C: `AoAc`.
        fn aoac -> u8 = number(5);
        /// Reserved or padding, according to a source. In C: `Pad2`.
        fn pad2 -> i8 = number(6);
        /// Reserved or padding, according to a source. In C: `Pad3`.
        fn pad3 -> i8 = number(7);
    }
}

pub(crate) static WMI_POWER_RECORD_0: &[Slot] =
    &[
        Slot::At(0, 1), Slot::At(1, 1), Slot::At(2, 1), Slot::At(3, 1), Slot::At(4, 1), Slot::At(5, 1),
        Slot::Signed(6, 1), Slot::Signed(7, 1)
    ];
