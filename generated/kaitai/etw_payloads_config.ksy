# Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
meta:
  id: etw_payloads_config
  title: Event Tracing for Windows, config
  application: Windows
  license: MIT OR Apache-2.0
  ks-version: 0.11
  encoding: UTF-16LE
  endian: le
  bit-endian: le
doc: Machine configuration.
types:
  boot_record:
    -orig-id: BOOT_RECORD
    doc: |
      Boot configuration of the machine.

      Observed in 2004..20H2, 11-21H2.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/source/inc/ntwmi.htm NTWMI.H
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: boot_flags
        -orig-id: BootFlags
        type: u8
      - id: firmware_type
        -orig-id: FirmwareType
        type: u4
      - id: secure_boot_enabled
        -orig-id: SecureBootEnabled
        type: u1
      - id: secure_boot_capable
        -orig-id: SecureBootCapable
        type: u1
  config_codeintegrity_record:
    -orig-id: CONFIG_CODEINTEGRITY_RECORD
    doc: |
      Code integrity settings.

      Releases unknown.
    seq:
      - id: unnamed
        -orig-id: Unnamed
        type: u4
        doc: |
          1 in the single real event. Purpose unknown.
  config_devicefamily_record:
    -orig-id: CONFIG_DEVICEFAMILY_RECORD
    doc: |
      Device family of the Windows installation.

      One real event has these values. The field names are the project's.

      Releases unknown.
    seq:
      - id: uap_info
        -orig-id: UapInfo
        type: u8
        doc: |
          Windows version in four 16-bit numbers, the first in the highest bits.
      - id: device_family
        -orig-id: DeviceFamily
        type: u4
        doc: Number of the device family. 9 was observed on a server.
      - id: device_form
        -orig-id: DeviceForm
        type: u4
        doc: Number of the form of the device. 0 was observed on a server.
  config_flightid_record:
    -orig-id: CONFIG_FLIGHTID_RECORD
    doc: |
      Microsoft experiments in which the machine participates.

      Releases unknown.
    seq:
      - id: unnamed1
        -orig-id: Unnamed1
        type: strz
        eos-error: false
        doc: Empty in the single real event.
      - id: flight_ids
        -orig-id: FlightIds
        type: strz
        eos-error: false
        doc: Comma-separated IDs.
  config_machineid_record:
    -orig-id: CONFIG_MACHINEID_RECORD
    doc: |
      Machine ID.

      Releases unknown.
    seq:
      - id: machine_id
        -orig-id: MachineId
        size: 16
  cpu_config_record_ptr32:
    -orig-id: CPU_CONFIG_RECORD
    doc: |
      The machine: its processors, memory and name.

      Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1702-L1719 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: processor_speed
        -orig-id: ProcessorSpeed
        type: u4
        doc: |
          Unit: MHz.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
      - id: memory_size
        -orig-id: MemorySize
        type: u4
        doc: |
          Unit: MB.
      - id: page_size
        -orig-id: PageSize
        type: u4
        doc: |
          Unit: bytes.
      - id: allocation_granularity
        -orig-id: AllocationGranularity
        type: u4
        doc: |
          Granularity of memory allocation addresses. Unit: bytes.
      - id: computer_name
        -orig-id: ComputerName
        size: 512
        type: strz
        doc: Padded with zeros.
      - id: domain_name
        -orig-id: DomainName
        size: 268
        type: strz
        doc: Padded with zeros.
      - id: hyper_threading_flag
        -orig-id: HyperThreadingFlag
        type: u4
        doc: Bitmask of the processors with hyper-threading enabled.
      - id: highest_user_address
        -orig-id: HighestUserAddress
        type: u4
        doc: Highest user-mode address.
      - id: processor_architecture
        -orig-id: ProcessorArchitecture
        type: u2
        doc: A PROCESSOR_ARCHITECTURE_ constant of winnt.h.
      - id: processor_level
        -orig-id: ProcessorLevel
        type: u2
        doc: |
          Level of the processor, which depends on the architecture. In real
          events of x64 it is the family of the processor.
      - id: processor_revision
        -orig-id: ProcessorRevision
        type: u2
        doc: |
          Revision of the processor, which depends on the architecture. In real
          events of x64 the high byte is the model, and the low byte is the
          stepping.
      - id: nx_enabled
        -orig-id: NxEnabled
        type: u1
        doc: True if pages can be protected from execution.
      - id: pae_enabled
        -orig-id: PaeEnabled
        type: u1
        doc: True if Physical Address Extension is enabled.
      - id: memory_speed
        -orig-id: MemorySpeed
        type: u4
        doc: |
          2666 in one real trace, 0 in another. Unit: MHz.
  cpu_config_record_ptr64:
    -orig-id: CPU_CONFIG_RECORD
    doc: |
      The machine: its processors, memory and name.

      Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1702-L1719 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: processor_speed
        -orig-id: ProcessorSpeed
        type: u4
        doc: |
          Unit: MHz.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
      - id: memory_size
        -orig-id: MemorySize
        type: u4
        doc: |
          Unit: MB.
      - id: page_size
        -orig-id: PageSize
        type: u4
        doc: |
          Unit: bytes.
      - id: allocation_granularity
        -orig-id: AllocationGranularity
        type: u4
        doc: |
          Granularity of memory allocation addresses. Unit: bytes.
      - id: computer_name
        -orig-id: ComputerName
        size: 512
        type: strz
        doc: Padded with zeros.
      - id: domain_name
        -orig-id: DomainName
        size: 268
        type: strz
        doc: Padded with zeros.
      - id: hyper_threading_flag
        -orig-id: HyperThreadingFlag
        type: u8
        doc: Bitmask of the processors with hyper-threading enabled.
      - id: highest_user_address
        -orig-id: HighestUserAddress
        type: u8
        doc: Highest user-mode address.
      - id: processor_architecture
        -orig-id: ProcessorArchitecture
        type: u2
        doc: A PROCESSOR_ARCHITECTURE_ constant of winnt.h.
      - id: processor_level
        -orig-id: ProcessorLevel
        type: u2
        doc: |
          Level of the processor, which depends on the architecture. In real
          events of x64 it is the family of the processor.
      - id: processor_revision
        -orig-id: ProcessorRevision
        type: u2
        doc: |
          Revision of the processor, which depends on the architecture. In real
          events of x64 the high byte is the model, and the low byte is the
          stepping.
      - id: nx_enabled
        -orig-id: NxEnabled
        type: u1
        doc: True if pages can be protected from execution.
      - id: pae_enabled
        -orig-id: PaeEnabled
        type: u1
        doc: True if Physical Address Extension is enabled.
      - id: memory_speed
        -orig-id: MemorySpeed
        type: u4
        doc: |
          2666 in one real trace, 0 in another. Unit: MHz.
  hw_config_cpu:
    -orig-id: HWConfig_CPU
    doc: |
      Processors, memory and name of the machine.

      Documented only, for Windows XP only. It has no event version.

      Documented for 5.1.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: mhz
        -orig-id: MHz
        type: u4
        doc: |
          Speed of the processors. Unit: MHz.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
      - id: mem_size
        -orig-id: MemSize
        type: u4
        doc: |
          Unit: MB.
      - id: page_size
        -orig-id: PageSize
        type: u4
        doc: |
          Unit: bytes.
      - id: allocation_granularity
        -orig-id: AllocationGranularity
        type: u4
        doc: |
          Allocation granularity of virtual memory. Unit: bytes.
      - id: computer_name
        -orig-id: ComputerName
        type: strz
        eos-error: false
  hw_config_log_disk:
    -orig-id: HWConfig_LogDisk
    doc: |
      Disk partition.

      Documented only, for Windows XP only. It has no event version.

      Documented for 5.1.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: pad
        -orig-id: Pad
        type: u4
      - id: start_offset
        -orig-id: StartOffset
        type: u8
        doc: |
          Offset of the partition from the beginning of the disk. Unit: bytes.
      - id: partition_size
        -orig-id: PartitionSize
        type: u8
        doc: |
          Unit: bytes.
  hw_config_nic:
    -orig-id: HWConfig_NIC
    doc: |
      Network interface.

      Documented only, for Windows XP only. It has no event version.

      Documented for 5.1.
    doc-ref:
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: nic_name
        -orig-id: NICName
        type: strz
        eos-error: false
  hw_config_phy_disk:
    -orig-id: HWConfig_PhyDisk
    doc: |
      Physical disk.

      Documented only, for Windows XP only. It has no event version.

      Documented for 5.1.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: bytes_per_sector
        -orig-id: BytesPerSector
        type: u4
        doc: |
          Unit: bytes.
      - id: sectors_per_track
        -orig-id: SectorsPerTrack
        type: u4
      - id: tracks_per_cylinder
        -orig-id: TracksPerCylinder
        type: u4
      - id: cylinders
        -orig-id: Cylinders
        type: u8
      - id: scsi_port
        -orig-id: SCSIPort
        type: u4
      - id: scsi_path
        -orig-id: SCSIPath
        type: u4
      - id: scsi_target
        -orig-id: SCSITarget
        type: u4
      - id: scsi_lun
        -orig-id: SCSILun
        type: u4
      - id: manufacturer
        -orig-id: Manufacturer
        type: strz
        eos-error: false
  logical_disk_defrag:
    -orig-id: LOGICAL_DISK_DEFRAG
    doc: |
      Fragmentation of a volume.

      The layout accounts for every byte of three real events of version 2.

      Releases unknown.
    doc-ref:
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/source/inc/ntwmi.htm NTWMI.H
    seq:
      - id: alignment_clusters
        -orig-id: AlignmentClusters
        type: u8
        doc: |
          Unit: blocks.
      - id: avg_free_space_size
        -orig-id: AvgFreeSpaceSize
        type: u8
      - id: clusters_per_slab
        -orig-id: ClustersPerSlab
        type: u8
      - id: fragmented_directory_extents
        -orig-id: FragmentedDirectoryExtents
        type: u8
      - id: fragmented_extents
        -orig-id: FragmentedExtents
        type: u8
      - id: free_space_count
        -orig-id: FreeSpaceCount
        type: u8
      - id: largest_free_space_size
        -orig-id: LargestFreeSpaceSize
        type: u8
      - id: last_run_actual_purge_clusters
        -orig-id: LastRunActualPurgeClusters
        type: u8
        doc: |
          Unit: blocks.
      - id: last_run_clusters_trimmed
        -orig-id: LastRunClustersTrimmed
        type: u8
        doc: |
          Unit: blocks.
      - id: last_run_full_defrag_time
        -orig-id: LastRunFullDefragTime
        type: u8
      - id: last_run_time
        -orig-id: LastRunTime
        type: u8
      - id: mft_size
        -orig-id: MFTSize
        type: u8
        doc: |
          Unit: bytes.
      - id: total_clusters
        -orig-id: TotalClusters
        type: u8
        doc: |
          Unit: blocks.
      - id: total_used_clusters
        -orig-id: TotalUsedClusters
        type: u8
        doc: |
          Unit: blocks.
      - id: avg_fragments_per_file
        -orig-id: AvgFragmentsPerFile
        type: u4
      - id: bytes_per_cluster
        -orig-id: BytesPerCluster
        type: u4
        doc: |
          Unit: bytes.
      - id: directory_count
        -orig-id: DirectoryCount
        type: u4
      - id: fragmented_directories
        -orig-id: FragmentedDirectories
        type: u4
      - id: fragmented_files
        -orig-id: FragmentedFiles
        type: u4
      - id: fragmented_space
        -orig-id: FragmentedSpace
        type: u4
      - id: hardware_issue
        -orig-id: HardwareIssue
        type: u4
      - id: in_use_mft_records
        -orig-id: InUseMFTRecords
        type: u4
      - id: in_use_slabs
        -orig-id: InUseSlabs
        type: u4
      - id: last_run_actual_purge_slabs
        -orig-id: LastRunActualPurgeSlabs
        type: u4
      - id: last_run_initial_backed_slabs
        -orig-id: LastRunInitialBackedSlabs
        type: u4
      - id: last_run_percent_fragmentation
        -orig-id: LastRunPercentFragmentation
        type: u4
        doc: |
          Unit: %.
      - id: last_run_pinned_slabs
        -orig-id: LastRunPinnedSlabs
        type: u4
      - id: last_run_potential_purge_slabs
        -orig-id: LastRunPotentialPurgeSlabs
        type: u4
      - id: last_run_space_inefficient_slabs
        -orig-id: LastRunSpaceInefficientSlabs
        type: u4
      - id: last_run_trimmed_slabs
        -orig-id: LastRunTrimmedSlabs
        type: u4
      - id: last_run_unknown_evict_fail_slabs
        -orig-id: LastRunUnknownEvictFailSlabs
        type: u4
      - id: last_run_volsnap_pinned_slabs
        -orig-id: LastRunVolsnapPinnedSlabs
        type: u4
      - id: mft_fragment_count
        -orig-id: MFTFragmentCount
        type: u4
      - id: movable_files
        -orig-id: MovableFiles
        type: u4
      - id: total_mft_records
        -orig-id: TotalMFTRecords
        type: u4
      - id: total_slabs
        -orig-id: TotalSlabs
        type: u4
      - id: unmovable_files
        -orig-id: UnmovableFiles
        type: u4
      - id: volume_id
        -orig-id: VolumeId
        size: 16
        doc: Volume GUID.
      - id: volume_path_names
        -orig-id: VolumePathNames
        type: strz
        eos-error: false
        doc: |
          Mount point of the volume, such as C:\. Empty for volumes that are not
          mounted.
  logical_disk_extents:
    -orig-id: LOGICAL_DISK_EXTENTS
    doc: |
      Partition or volume of a disk.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1751-L1767 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: starting_offset
        -orig-id: StartingOffset
        type: u8
        doc: |
          Offset on the disk at which it starts. Unit: bytes.
      - id: partition_size
        -orig-id: PartitionSize
        type: u8
        doc: |
          Unit: bytes.
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
        doc: Number of the physical disk that contains it.
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Size of this structure. Unit: bytes.
      - id: drive_type
        -orig-id: DriveType
        type: u4
        enum: config_drive_type
        doc: |
          Kind of the drive: partition, volume or extent.
      - id: drive_letter_string
        -orig-id: DriveLetterString
        size: 8
        type: strz
        doc: Drive letter with a colon.
      - id: pad
        -orig-id: Pad
        type: u4
      - id: partition_number
        -orig-id: PartitionNumber
        type: u4
        doc: Number of the partition that contains the drive.
      - id: sectors_per_cluster
        -orig-id: SectorsPerCluster
        type: u4
      - id: bytes_per_sector
        -orig-id: BytesPerSector
        type: u4
        doc: |
          Unit: bytes.
      - id: padding_34
        size: 4
      - id: number_of_free_clusters
        -orig-id: NumberOfFreeClusters
        type: s8
      - id: total_number_of_clusters
        -orig-id: TotalNumberOfClusters
        type: s8
      - id: file_system_type
        -orig-id: FileSystemType
        size: 32
        type: strz
        doc: Name of the file system.
      - id: volume_ext
        -orig-id: VolumeExt
        type: u4
        doc: |
          Offset of a VOLUME_DISK_EXTENTS, a documented structure of winioctl.h.
          Unit: bytes.
  nic_record:
    -orig-id: NIC_RECORD
    doc: |
      Network adapter, in the form of older releases.

      The addresses are of type IP_ADDRESS_STRING, a documented structure of
      iptypes.h. The fields contain their offsets. The header describes Data
      both as an array of these and as the offset of such an array.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1794-L1809 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: nic_name
        -orig-id: NICName
        size: 512
        type: strz
      - id: index
        -orig-id: Index
        type: u4
      - id: physical_addr_len
        -orig-id: PhysicalAddrLen
        type: u4
        doc: Size of the valid part of PhysicalAddr.
      - id: physical_addr
        -orig-id: PhysicalAddr
        size: 16
        type: strz
        doc: Hardware address.
      - id: size
        -orig-id: Size
        type: u4
        doc: |
          Size of the data that Data refers to. Unit: bytes.
      - id: ip_address
        -orig-id: IpAddress
        type: s4
        doc: Offset of the address.
      - id: subnet_mask
        -orig-id: SubnetMask
        type: s4
        doc: Offset of the subnet mask.
      - id: dhcp_server
        -orig-id: DhcpServer
        type: s4
        doc: Offset of the DHCP server address.
      - id: gateway
        -orig-id: Gateway
        type: s4
        doc: Offset of the gateway address.
      - id: primary_wins_server
        -orig-id: PrimaryWinsServer
        type: s4
        doc: Offset of the primary WINS server address.
      - id: secondary_wins_server
        -orig-id: SecondaryWinsServer
        type: s4
        doc: Offset of the secondary WINS server address.
      - id: dns_server
        -orig-id: DnsServer
        type: s4
        repeat: expr
        repeat-expr: 4
        doc: Offsets of the DNS server addresses.
      - id: data
        -orig-id: Data
        type: u4
        doc: Offset of an array of IP_ADDRESS_STRING.
  optical_media_record:
    -orig-id: OPTICAL_MEDIA_RECORD
    doc: |
      Medium in an optical drive.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1769-L1786 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u2
      - id: bus_type
        -orig-id: BusType
        type: u2
        doc: A value of the documented STORAGE_BUS_TYPE.
      - id: device_type
        -orig-id: DeviceType
        type: u2
      - id: media_type
        -orig-id: MediaType
        type: u2
      - id: starting_offset
        -orig-id: StartingOffset
        type: u8
        doc: |
          Unit: bytes.
      - id: size
        -orig-id: Size
        type: u8
        doc: |
          Unit: bytes.
      - id: number_of_free_blocks
        -orig-id: NumberOfFreeBlocks
        type: u8
        doc: |
          Unit: blocks.
      - id: total_number_of_blocks
        -orig-id: TotalNumberOfBlocks
        type: u8
        doc: |
          Unit: blocks.
      - id: next_writable_address
        -orig-id: NextWritableAddress
        type: u8
      - id: number_of_sessions
        -orig-id: NumberOfSessions
        type: u4
      - id: number_of_tracks
        -orig-id: NumberOfTracks
        type: u4
      - id: bytes_per_sector
        -orig-id: BytesPerSector
        type: u4
        doc: |
          Unit: bytes.
      - id: disc_status
        -orig-id: DiscStatus
        type: u2
      - id: last_session_status
        -orig-id: LastSessionStatus
        type: u2
      - id: data
        -orig-id: Data
        type: strz
        eos-error: false
        doc: Drive letter with a colon.
      - id: file_system
        -orig-id: FileSystem
        type: strz
        eos-error: false
        doc: Name of the file system.
      - id: product_id
        -orig-id: ProductId
        terminator: 0
        eos-error: false
        doc: |
          Product name that the drive reports, padded with spaces. Text in an
          unknown code page.
      - id: vendor_id
        -orig-id: VendorId
        terminator: 0
        eos-error: false
        doc: |
          Vendor of the drive, padded with spaces. Text in an unknown code page.
  physical_disk_record:
    -orig-id: PHYSICAL_DISK_RECORD
    doc: |
      Disk of the machine.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1725-L1741 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: disk_number
        -orig-id: DiskNumber
        type: u4
      - id: bytes_per_sector
        -orig-id: BytesPerSector
        type: u4
        doc: |
          Unit: bytes.
      - id: sectors_per_track
        -orig-id: SectorsPerTrack
        type: u4
      - id: tracks_per_cylinder
        -orig-id: TracksPerCylinder
        type: u4
      - id: cylinders
        -orig-id: Cylinders
        type: u8
        doc: Number of cylinders.
      - id: scsi_port_number
        -orig-id: SCSIPortNumber
        type: u4
        doc: SCSI port number, followed by path, target and logical unit.
      - id: scsi_path_id
        -orig-id: SCSIPathId
        type: u4
      - id: scsi_target_id
        -orig-id: SCSITargetId
        type: u4
      - id: scsi_lun
        -orig-id: SCSILun
        type: u4
      - id: manufacturer
        -orig-id: Manufacturer
        size: 512
        type: strz
        doc: Padded with zeros.
      - id: partition_count
        -orig-id: PartitionCount
        type: u4
      - id: write_cache_enabled
        -orig-id: WriteCacheEnabled
        type: u1
        doc: True if the disk caches writes.
      - id: padding_22d
        size: 1
      - id: boot_drive_letter
        -orig-id: BootDriveLetter
        size: 6
        type: strz
        doc: Letter of the boot drive if it is on this disk.
  processor_record:
    -orig-id: PROCESSOR_RECORD
    doc: |
      One of the processors.

      In 28 real events, one for each processor of a machine, the numbers start
      at 0, and the features and the speed are the same.

      Releases unknown.
    doc-ref:
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/source/inc/ntwmi.htm NTWMI.H
    seq:
      - id: index
        -orig-id: Index
        type: u4
        doc: Processor number.
      - id: feature_set
        -orig-id: FeatureSet
        type: u4
      - id: processor_speed
        -orig-id: ProcessorSpeed
        type: u4
        doc: |
          Unit: MHz.
      - id: processor_name
        -orig-id: ProcessorName
        size: 128
        type: strz
        doc: Null-terminated string.
      - id: processor_identifier
        -orig-id: ProcessorIdentifier
        size: 256
        type: strz
        doc: |
          Null-terminated string with the architecture, family, model and
          stepping.
      - id: vendor_identifier
        -orig-id: VendorIdentifier
        size: 32
        type: strz
        doc: Null-terminated string.
  system_config_ex_build_info:
    -orig-id: SYSTEM_CONFIG_EX_BUILD_INFO
    doc: |
      Build of Windows, and the time at which it was installed.

      Releases unknown.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
      - https://github.com/albertziegenhagel/snail-server/blob/2e40701c/snail/etl/parser/records/kernel_trace_control/system_config_ex.hpp system_config_ex.hpp
    seq:
      - id: install_date
        -orig-id: InstallDate
        type: s8
        doc: |
          Time at which Windows was installed. Unit: 100 ns since 1601.
      - id: build_lab
        -orig-id: BuildLab
        type: strz
        eos-error: false
        doc: Build number, architecture, branch and time of the build.
      - id: product_name
        -orig-id: ProductName
        type: strz
        eos-error: false
        doc: Name of the edition of Windows.
  system_config_ex_system_paths:
    -orig-id: SYSTEM_CONFIG_EX_SYSTEM_PATHS
    doc: |
      Folders of Windows.

      Releases unknown.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
      - https://github.com/albertziegenhagel/snail-server/blob/2e40701c/snail/etl/parser/records/kernel_trace_control/system_config_ex.hpp system_config_ex.hpp
    seq:
      - id: system_directory
        -orig-id: SystemDirectory
        type: strz
        eos-error: false
        doc: System folder, such as `C:\Windows\system32`.
      - id: system_windows_directory
        -orig-id: SystemWindowsDirectory
        type: strz
        eos-error: false
        doc: Folder of Windows, with a backslash at the end.
  system_config_ex_unknown_volume:
    -orig-id: SYSTEM_CONFIG_EX_UNKNOWN_VOLUME
    doc: |
      Volume without a drive letter.

      Releases unknown.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
    seq:
      - id: volume_name
        -orig-id: VolumeName
        type: strz
        eos-error: false
        doc: Name of the volume's device, with a backslash at the end.
  system_config_ex_volume_mapping:
    -orig-id: SYSTEM_CONFIG_EX_VOLUME_MAPPING
    doc: |
      Prefix of paths in the object manager, and what replaces it in paths of
      programs.

      Releases unknown.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/KernelTraceEventParser.cs KernelTraceEventParser.cs
      - https://github.com/albertziegenhagel/snail-server/blob/2e40701c/snail/etl/parser/records/kernel_trace_control/system_config_ex.hpp system_config_ex.hpp
    seq:
      - id: nt_path
        -orig-id: NtPath
        type: strz
        eos-error: false
        doc: |
          Prefix of paths in kernel events, such as `\Device\HarddiskVolume3\`.
      - id: dos_path
        -orig-id: DosPath
        type: strz
        eos-error: false
        doc: Prefix of the same paths in programs, such as `C:\`; may be empty.
  system_config_cpu_ptr32:
    -orig-id: SystemConfig_CPU
    doc: |
      Processors, memory and name of the machine.

      CPU_CONFIG_RECORD is its later form.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4393-L4430 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: mhz
        -orig-id: MHz
        type: u4
        doc: |
          Speed of the processors. Unit: MHz.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
      - id: mem_size
        -orig-id: MemSize
        type: u4
        doc: |
          Unit: MB.
      - id: page_size
        -orig-id: PageSize
        type: u4
        doc: |
          Unit: bytes.
      - id: allocation_granularity
        -orig-id: AllocationGranularity
        type: u4
        doc: |
          Allocation granularity of virtual memory. Unit: bytes.
      - id: computer_name
        -orig-id: ComputerName
        size: 512
        type: strz
        doc: Null-terminated string.
      - id: domain_name
        -orig-id: DomainName
        size: 268
        type: strz
        doc: Null-terminated string.
      - id: hyper_threading_flag
        -orig-id: HyperThreadingFlag
        type: u4
        doc: Bitmask of the processors that share a core with others.
  system_config_cpu_ptr64:
    -orig-id: SystemConfig_CPU
    doc: |
      Processors, memory and name of the machine.

      CPU_CONFIG_RECORD is its later form.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4393-L4430 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: mhz
        -orig-id: MHz
        type: u4
        doc: |
          Speed of the processors. Unit: MHz.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
      - id: mem_size
        -orig-id: MemSize
        type: u4
        doc: |
          Unit: MB.
      - id: page_size
        -orig-id: PageSize
        type: u4
        doc: |
          Unit: bytes.
      - id: allocation_granularity
        -orig-id: AllocationGranularity
        type: u4
        doc: |
          Allocation granularity of virtual memory. Unit: bytes.
      - id: computer_name
        -orig-id: ComputerName
        size: 512
        type: strz
        doc: Null-terminated string.
      - id: domain_name
        -orig-id: DomainName
        size: 268
        type: strz
        doc: Null-terminated string.
      - id: hyper_threading_flag
        -orig-id: HyperThreadingFlag
        type: u8
        doc: Bitmask of the processors that share a core with others.
  system_config_irq:
    -orig-id: SystemConfig_IRQ
    doc: |
      Interrupt of a device.

      WMI_IRQ_RECORD, of version 3, also has the processor group.

      Releases unknown.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4796-L4817 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: irq_affinity
        -orig-id: IRQAffinity
        type: u8
        doc: Bitmask of the processors that handle the interrupt.
      - id: irq_num
        -orig-id: IRQNum
        type: u4
        doc: Interrupt number.
      - id: device_description_len
        -orig-id: DeviceDescriptionLen
        type: u4
        doc: |
          Length of the string, including its null terminator. Unit: characters.
      - id: device_description
        -orig-id: DeviceDescription
        type: strz
        eos-error: false
        doc: Device.
  system_config_nic:
    -orig-id: SystemConfig_NIC
    doc: |
      Network interface.

      Releases unknown.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4583-L4621 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: physical_addr
        -orig-id: PhysicalAddr
        type: u8
        doc: Hardware address, starting with the lowest byte.
      - id: physical_addr_len
        -orig-id: PhysicalAddrLen
        type: u4
        doc: |
          Length of the hardware address. Unit: bytes.
      - id: ipv4_index
        -orig-id: Ipv4Index
        type: u4
        doc: IPv4 interface index.
      - id: ipv6_index
        -orig-id: Ipv6Index
        type: u4
        doc: IPv6 interface index.
      - id: nic_description
        -orig-id: NICDescription
        type: strz
        eos-error: false
        doc: Name of the adapter.
      - id: ip_addresses
        -orig-id: IpAddresses
        type: strz
        eos-error: false
        doc: IP addresses, separated by semicolons.
      - id: dns_server_addresses
        -orig-id: DnsServerAddresses
        type: strz
        eos-error: false
        doc: DNS server addresses, separated by semicolons.
  system_config_network:
    -orig-id: SystemConfig_Network
    doc: |
      TCP parameters.

      Releases unknown.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4770-L4789 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: tcb_table_partitions
        -orig-id: TcbTablePartitions
        type: u4
        doc: Number of partitions of the connection table.
      - id: max_hash_table_size
        -orig-id: MaxHashTableSize
        type: u4
        doc: Maximum size of the connection hash table.
      - id: max_user_port
        -orig-id: MaxUserPort
        type: u4
        doc: Highest port assigned to a program that requests any port.
      - id: tcp_timed_wait_delay
        -orig-id: TcpTimedWaitDelay
        type: u4
        doc: |
          Time for which a closed connection keeps its port. Unit: seconds.
  system_config_platform:
    -orig-id: SystemConfig_Platform
    doc: |
      Manufacturer of the machine and of its firmware.

      The names are those that Microsoft's reader gets from the MOF of the
      machine on which it runs.

      Releases unknown.
    doc-ref:
      - https://github.com/microsoft/perfview/tree/f3ec1b38/src/TraceEvent/TraceEvent.Tests TraceEvent output for its test traces
    seq:
      - id: system_manufacturer
        -orig-id: SystemManufacturer
        type: strz
        eos-error: false
      - id: system_product_name
        -orig-id: SystemProductName
        type: strz
        eos-error: false
      - id: bios_date
        -orig-id: BiosDate
        type: strz
        eos-error: false
      - id: bios_version
        -orig-id: BiosVersion
        type: strz
        eos-error: false
  system_config_services:
    -orig-id: SystemConfig_Services
    doc: |
      Windows service.

      The names of the last two strings, present in real events of version 3,
      are the project's. The MOF does not contain them.

      Releases unknown.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L4687-L4722 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: process_id
        -orig-id: ProcessId
        type: u4
        doc: |
          ID of the process that contains the service. 0 if it is not running.
      - id: service_state
        -orig-id: ServiceState
        type: u4
        doc: |
          A value of the documented SERVICE_ states: 1 stopped, 4 running.
      - id: sub_process_tag
        -orig-id: SubProcessTag
        type: u4
        doc: Tag that identifies the service in thread events.
      - id: service_name
        -orig-id: ServiceName
        type: strz
        eos-error: false
      - id: display_name
        -orig-id: DisplayName
        type: strz
        eos-error: false
      - id: process_name
        -orig-id: ProcessName
        type: strz
        eos-error: false
        doc: |
          Executable file that contains the service. Empty if it is not running.
      - id: load_order_group
        -orig-id: LoadOrderGroup
        type: strz
        eos-error: false
        if: _io.size - _io.pos >= 1
        doc: |
          Version 3: load order group of the service.
      - id: svchost_group
        -orig-id: SvchostGroup
        type: strz
        eos-error: false
        if: _io.size - _io.pos >= 1
        doc: |
          Version 3: group of services that share a process.
  system_config_v0_cpu_ptr32:
    -orig-id: SystemConfig_V0_CPU
    doc: |
      Processors, memory and name of the machine.

      Releases unknown (32-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L3491-L3526 MOF classes of the NT Kernel Logger
    seq:
      - id: mhz
        -orig-id: MHz
        type: u4
        doc: |
          Speed of the processors. Unit: MHz.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
      - id: mem_size
        -orig-id: MemSize
        type: u4
        doc: |
          Unit: MB.
      - id: page_size
        -orig-id: PageSize
        type: u4
        doc: |
          Unit: bytes.
      - id: allocation_granularity
        -orig-id: AllocationGranularity
        type: u4
        doc: |
          Allocation granularity of virtual memory. Unit: bytes.
      - id: computer_name
        -orig-id: ComputerName
        size: 512
        type: strz
        doc: Null-terminated string.
      - id: domain_name
        -orig-id: DomainName
        size: 264
        type: strz
        doc: Null-terminated string.
      - id: hyper_threading_flag
        -orig-id: HyperThreadingFlag
        type: u4
        doc: Bitmask of the processors that share a core with others.
  system_config_v0_cpu_ptr64:
    -orig-id: SystemConfig_V0_CPU
    doc: |
      Processors, memory and name of the machine.

      Releases unknown (64-bit).

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L3491-L3526 MOF classes of the NT Kernel Logger
    seq:
      - id: mhz
        -orig-id: MHz
        type: u4
        doc: |
          Speed of the processors. Unit: MHz.
      - id: number_of_processors
        -orig-id: NumberOfProcessors
        type: u4
      - id: mem_size
        -orig-id: MemSize
        type: u4
        doc: |
          Unit: MB.
      - id: page_size
        -orig-id: PageSize
        type: u4
        doc: |
          Unit: bytes.
      - id: allocation_granularity
        -orig-id: AllocationGranularity
        type: u4
        doc: |
          Allocation granularity of virtual memory. Unit: bytes.
      - id: computer_name
        -orig-id: ComputerName
        size: 512
        type: strz
        doc: Null-terminated string.
      - id: domain_name
        -orig-id: DomainName
        size: 264
        type: strz
        doc: Null-terminated string.
      - id: hyper_threading_flag
        -orig-id: HyperThreadingFlag
        type: u8
        doc: Bitmask of the processors that share a core with others.
  system_config_v0_services:
    -orig-id: SystemConfig_V0_Services
    doc: |
      Windows service.

      Each string is null-terminated.

      Releases unknown.

      Offsets are computed from the order of the fields; no source states them.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof#L3798-L3816 MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
    seq:
      - id: service_name
        -orig-id: ServiceName
        size: 68
        type: strz
      - id: display_name
        -orig-id: DisplayName
        size: 512
        type: strz
      - id: process_name
        -orig-id: ProcessName
        size: 68
        type: strz
        doc: Executable file that contains the service.
      - id: process_id
        -orig-id: ProcessId
        type: u4
  video_record:
    -orig-id: VIDEO_RECORD
    doc: |
      Display adapter.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1811-L1824 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: memory_size
        -orig-id: MemorySize
        type: u4
        doc: |
          Memory of the adapter. Unit: bytes.
      - id: xresolution
        -orig-id: XResolution
        type: u4
        doc: |
          Unit: pixels.
      - id: yresolution
        -orig-id: YResolution
        type: u4
        doc: |
          Unit: pixels.
      - id: bits_per_pixel
        -orig-id: BitsPerPixel
        type: u4
        doc: |
          Unit: bits.
      - id: vrefresh
        -orig-id: VRefresh
        type: u4
        doc: |
          Refresh rate of the screen. Unit: Hz.
      - id: chip_type
        -orig-id: ChipType
        size: 512
        type: strz
        doc: Name of the chip.
      - id: dac_type
        -orig-id: DACType
        size: 512
        type: strz
        doc: Name of the digital-to-analog converter.
      - id: adapter_string
        -orig-id: AdapterString
        size: 512
        type: strz
        doc: Name of the adapter.
      - id: bios_string
        -orig-id: BiosString
        size: 512
        type: strz
        doc: Name of the adapter's BIOS.
      - id: device_id
        -orig-id: DeviceId
        size: 512
        type: strz
        doc: Name of the device.
      - id: state_flags
        -orig-id: StateFlags
        type: u4
        doc: Flags of the documented DISPLAY_DEVICE.
  virtualization_record:
    -orig-id: VIRTUALIZATION_RECORD
    doc: |
      Enabled virtualization features.

      Observed in 2004..20H2, 11-21H2.
    doc-ref:
      - https://geoffchappellmirror.github.io/studies/windows/km/ntoskrnl/source/inc/ntwmi.htm NTWMI.H
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: vbs_enabled
        -orig-id: VbsEnabled
        type: u1
        doc: True if virtualization-based security (VBS) is enabled.
      - id: hvci_enabled
        -orig-id: HvciEnabled
        type: u1
        doc: True if hypervisor-protected code integrity (HVCI) is enabled.
      - id: hyper_visor_enabled
        -orig-id: HyperVisorEnabled
        type: u1
      - id: unnamed_03
        type: u1
        doc: |
          Member that the source omits, as it does with reserved members.
          Purpose unknown.
  winsat_assessment:
    -orig-id: WINSAT_ASSESSMENT
    doc: |
      Part of the results of the Windows System Assessment Tool: compressed XML.

      Releases unknown.
    doc-ref:
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/SymbolTraceEventParser.cs SymbolTraceEventParser.cs
    seq:
      - id: state
        -orig-id: State
        type: u4
        doc: |
          State of the assessment. 1 and 2 were observed; their meaning is
          unknown.
      - id: uncompressed_length
        -orig-id: UncompressedLength
        type: u4
        doc: |
          Size of the XML once it is decompressed. Unit: bytes.
      - id: xml
        -orig-id: Xml
        size-eos: true
        doc: UTF-16 XML, compressed with LZNT1.
  wmi_dpi_record:
    -orig-id: WMI_DPI_RECORD
    doc: |
      Display resolution density.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1826-L1830 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: machine_dpi
        -orig-id: MachineDPI
        type: u4
        doc: |
          Unit: dots per inch.
      - id: user_dpi
        -orig-id: UserDPI
        type: u4
        doc: |
          Unit: dots per inch.
  wmi_ide_channel_record:
    -orig-id: WMI_IDE_CHANNEL_RECORD
    doc: |
      Channel of an IDE controller.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1906-L1913 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: target_id
        -orig-id: TargetId
        type: u4
      - id: device_type
        -orig-id: DeviceType
        type: u4
        doc: |
          1 for ATA, 2 for ATAPI.
      - id: device_timing_mode
        -orig-id: DeviceTimingMode
        type: u4
        doc: |
          Transfer modes, from PIO mode 0 in bit 0x1 to Ultra DMA mode 5 in bit
          0x10000.
      - id: location_information_len
        -orig-id: LocationInformationLen
        type: u4
        doc: |
          Length of LocationInformation, excluding its null terminator. Unit:
          characters.
      - id: location_information
        -orig-id: LocationInformation
        type: strz
        eos-error: false
        doc: Name of the channel, such as Channel 0.
  wmi_irq_record:
    -orig-id: WMI_IRQ_RECORD
    doc: |
      Interrupt assigned to a device.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1850-L1859 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: irq_affinity
        -orig-id: IRQAffinity
        type: u8
        doc: Bitmask of the processors in the group that receive the interrupt.
      - id: irq_group
        -orig-id: IRQGroup
        type: u2
        doc: Processor group of IRQAffinity.
      - id: reserved
        -orig-id: Reserved
        type: u2
      - id: irq_num
        -orig-id: IRQNum
        type: u4
        doc: |
          Interrupt number. Real traces have values that would be negative as
          signed numbers.
      - id: device_description_len
        -orig-id: DeviceDescriptionLen
        type: u4
        doc: |
          Length of DeviceDescription, including its null terminator. Unit:
          characters.
      - id: device_description
        -orig-id: DeviceDescription
        type: strz
        eos-error: false
        doc: Device. Real traces have its hardware ID.
  wmi_pnp_record_v3:
    -orig-id: WMI_PNP_RECORD_V3
    doc: |
      Plug and Play device, in the third version of the event.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1861-L1867 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: id_length
        -orig-id: IDLength
        type: u4
        doc: |
          Length of the device ID. Unit: characters.
      - id: description_length
        -orig-id: DescriptionLength
        type: u4
        doc: |
          Length of the device description. Unit: characters.
      - id: friendly_name_length
        -orig-id: FriendlyNameLength
        type: u4
        doc: |
          Length of the device's friendly name. Unit: characters.
      - id: strings
        -orig-id: Strings
        type: strz
        eos-error: false
        doc: Device ID, the first of three strings.
      - id: description
        -orig-id: Description
        type: strz
        eos-error: false
        doc: Device description.
      - id: friendly_name
        -orig-id: FriendlyName
        type: strz
        eos-error: false
        doc: Friendly name of the device.
  wmi_pnp_record_v4:
    -orig-id: WMI_PNP_RECORD_V4
    doc: |
      Plug and Play device, in the fourth version of the event.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1869-L1882 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: class_guid
        -orig-id: ClassGuid
        size: 16
        doc: Setup class of the device.
      - id: upper_filter_count
        -orig-id: UpperFilterCount
        type: u4
        doc: Number of upper filters after the five strings.
      - id: lower_filter_count
        -orig-id: LowerFilterCount
        type: u4
        doc: Number of lower filters after the upper filters.
      - id: strings
        -orig-id: Strings
        type: strz
        eos-error: false
        doc: Device ID, the first of five strings.
      - id: description
        -orig-id: Description
        type: strz
        eos-error: false
        doc: Device description.
      - id: friendly_name
        -orig-id: FriendlyName
        type: strz
        eos-error: false
        doc: Friendly name of the device.
      - id: pdo_name
        -orig-id: PdoName
        type: strz
        eos-error: false
        doc: Name of the physical device object.
      - id: service_name
        -orig-id: ServiceName
        type: strz
        eos-error: false
        doc: Driver service of the device.
      - id: upper_filters
        -orig-id: UpperFilters
        type: strz
        eos-error: false
        repeat: expr
        repeat-expr: num_upper_filters
        doc: Upper filter drivers.
      - id: lower_filters
        -orig-id: LowerFilters
        type: strz
        eos-error: false
        repeat: expr
        repeat-expr: num_lower_filters
        doc: Lower filter drivers.
    instances:
      num_upper_filters:
        value: upper_filter_count
      num_lower_filters:
        value: lower_filter_count
  wmi_pnp_record_v5:
    -orig-id: WMI_PNP_RECORD_V5
    doc: |
      Plug and Play device.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1884-L1899 ntwmi.h
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: class_guid
        -orig-id: ClassGuid
        size: 16
        doc: Setup class of the device.
      - id: upper_filter_count
        -orig-id: UpperFilterCount
        type: u4
        doc: Number of upper filters after the five strings.
      - id: lower_filter_count
        -orig-id: LowerFilterCount
        type: u4
        doc: Number of lower filters after the upper filters.
      - id: dev_status
        -orig-id: DevStatus
        type: u4
        doc: Flags of the documented DN_ constants of cfg.h.
      - id: dev_problem
        -orig-id: DevProblem
        type: u4
        doc: A value of the documented CM_PROB_ constants of cfg.h.
      - id: strings
        -orig-id: Strings
        type: strz
        eos-error: false
        doc: Device ID, the first of five strings.
      - id: description
        -orig-id: Description
        type: strz
        eos-error: false
        doc: Device description.
      - id: friendly_name
        -orig-id: FriendlyName
        type: strz
        eos-error: false
        doc: Friendly name of the device.
      - id: pdo_name
        -orig-id: PdoName
        type: strz
        eos-error: false
        doc: Name of the physical device object.
      - id: service_name
        -orig-id: ServiceName
        type: strz
        eos-error: false
        doc: Driver service of the device.
      - id: upper_filters
        -orig-id: UpperFilters
        type: strz
        eos-error: false
        repeat: expr
        repeat-expr: num_upper_filters
        doc: Upper filter drivers.
      - id: lower_filters
        -orig-id: LowerFilters
        type: strz
        eos-error: false
        repeat: expr
        repeat-expr: num_lower_filters
        doc: Lower filter drivers.
    instances:
      num_upper_filters:
        value: upper_filter_count
      num_lower_filters:
        value: lower_filter_count
  wmi_power_record:
    -orig-id: WMI_POWER_RECORD
    doc: |
      Sleep states that the machine supports.

      Observed in 1607, 2004..20H2, 11-21H2.
    doc-ref:
      - https://github.com/winsiderss/systeminformer/blob/103cc43d/phnt/include/ntwmi.h#L1835-L1845 ntwmi.h
      - https://github.com/microsoft/perfview/blob/f3ec1b38/src/TraceEvent/Parsers/kerneltraceeventparser.mof MOF classes of the NT Kernel Logger
      - https://github.com/MicrosoftDocs/win32/tree/47e64c18/desktop-src/ETW Event Tracing MOF classes
      - https://github.com/can1357/selene/tree/e3182ad5/resources/sdk Windows types from symbol files
    seq:
      - id: system_s1
        -orig-id: SystemS1
        type: u1
      - id: system_s2
        -orig-id: SystemS2
        type: u1
      - id: system_s3
        -orig-id: SystemS3
        type: u1
      - id: system_s4
        -orig-id: SystemS4
        type: u1
        doc: Hibernation.
      - id: system_s5
        -orig-id: SystemS5
        type: u1
        doc: Off.
      - id: aoac
        -orig-id: AoAc
        type: u1
        doc: Always on, always connected, later named modern standby.
      - id: pad2
        -orig-id: Pad2
        type: s1
      - id: pad3
        -orig-id: Pad3
        type: s1
enums:
  config_drive_type:
    1:
      id: config_drive_partition
      -orig-id: CONFIG_DRIVE_PARTITION
      doc: A partition.
    2:
      id: config_drive_volume
      -orig-id: CONFIG_DRIVE_VOLUME
      doc: A volume.
    4:
      id: config_drive_extent
      -orig-id: CONFIG_DRIVE_EXTENT
      doc: An extent of a volume.
