// Generated from spec/providers/Microsoft-Windows-Kernel-Process.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Payloads of the events of Microsoft-Windows-Kernel-Process.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
static PLACES_0: [Place; 5] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 6] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 10] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 15] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 16] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 18] = places(super::PROVIDER.events[5].fields);
static PLACES_6: [Place; 9] = places(super::PROVIDER.events[6].fields);
static PLACES_7: [Place; 15] = places(super::PROVIDER.events[7].fields);
static PLACES_8: [Place; 16] = places(super::PROVIDER.events[8].fields);
static PLACES_9: [Place; 9] = places(super::PROVIDER.events[9].fields);
static PLACES_10: [Place; 10] = places(super::PROVIDER.events[10].fields);
static PLACES_11: [Place; 11] = places(super::PROVIDER.events[12].fields);
static PLACES_12: [Place; 7] = places(super::PROVIDER.events[13].fields);
static PLACES_13: [Place; 4] = places(super::PROVIDER.events[15].fields);
static PLACES_14: [Place; 1] = places(super::PROVIDER.events[19].fields);
static PLACES_15: [Place; 2] = places(super::PROVIDER.events[20].fields);
static PLACES_16: [Place; 3] = places(super::PROVIDER.events[23].fields);
static PLACES_17: [Place; 10] = places(super::PROVIDER.events[25].fields);
static PLACES_18: [Place; 3] = places(super::PROVIDER.events[30].fields);
static PLACES_19: [Place; 6] = places(super::PROVIDER.events[32].fields);
static PLACES_20: [Place; 14] = places(super::PROVIDER.events[33].fields);
static PLACES_21: [Place; 17] = places(super::PROVIDER.events[34].fields);
static PLACES_22: [Place; 2] = places(super::PROVIDER.events[38].fields);
static PLACES_23: [Place; 3] = places(super::PROVIDER.events[39].fields);
static PLACES_24: [Place; 3] = places(super::PROVIDER.events[40].fields);
static PLACES_25: [Place; 4] = places(super::PROVIDER.events[41].fields);
static PLACES_26: [Place; 2] = places(super::PROVIDER.events[44].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_0,
        &[
            0, ABSENT, 1, 2, ABSENT, 3, ABSENT, ABSENT, ABSENT, ABSENT, 4, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT,
            ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_1,
        &[
            0, ABSENT, 1, 2, ABSENT, 3, 4, ABSENT, ABSENT, ABSENT, 5, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT,
            ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_2,
        &[0, ABSENT, 1, 2, ABSENT, 3, 4, ABSENT, ABSENT, ABSENT, 5, 6, 7, 8, 9, ABSENT, ABSENT, ABSENT]
    ),
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `ProcessID`, `UInt32`.
        fn process_id -> u32 = get(0);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in versions 0, 1 and 2.
        fn process_sequence_number -> Option<u64> = find(1);
        /// Field `CreateTime`, `FILETIME`.
        fn create_time -> FileTime = get(2);
        /// Field `ParentProcessID`, `UInt32`.
        fn parent_process_id -> u32 = get(3);
        /// Field `ParentProcessSequenceNumber`, `UInt64`. Not in versions 0, 1 and 2.
        fn parent_process_sequence_number -> Option<u64> = find(4);
        /// Field `SessionID`, `UInt32`.
        fn session_id -> u32 = get(5);
        /// Field `Flags`, `UInt32`. Not in version 0.
        fn flags -> Option<u32> = find(6);
        /// Field `ProcessTokenElevationType`, `UInt32`. Not in versions 0, 1 and 2.
        fn process_token_elevation_type -> Option<u32> = find(7);
        /// Field `ProcessTokenIsElevated`, `UInt32`. Not in versions 0, 1 and 2.
        fn process_token_is_elevated -> Option<u32> = find(8);
        /// Field `MandatoryLabel`, `SID`. Not in versions 0, 1 and 2.
        fn mandatory_label -> Option<crate::common::SidView<'a>> = view(9, crate::common::SidView::new);
        /// Field `ImageName`, `UnicodeString`.
        fn image_name -> Utf16Str<'a> = get(10);
        /// Field `ImageChecksum`, `UInt32`. Not in versions 0 and 1.
        fn image_checksum -> Option<u32> = find(11);
        /// Field `TimeDateStamp`, `UInt32`. Not in versions 0 and 1.
        fn time_date_stamp -> Option<u32> = find(12);
        /// Field `PackageFullName`, `UnicodeString`. Not in versions 0 and 1.
        fn package_full_name -> Option<Utf16Str<'a>> = find(13);
        /// Field `PackageRelativeAppId`, `UnicodeString`. Not in versions 0 and 1.
        fn package_relative_app_id -> Option<Utf16Str<'a>> = find(14);
        /// Field `SecurityMitigations`, `UInt32`. Not in versions 0, 1, 2 and 3.
        fn security_mitigations -> Option<u32> = find(15);
        /// Field `PartitionID`, `UInt32`. Not in versions 0, 1, 2, 3 and 4.
        fn partition_id -> Option<u32> = find(16);
        /// Field `ProcessMachine`, `UInt16`. Not in versions 0, 1, 2, 3 and 4.
        fn process_machine -> Option<u16> = find(17);
    }
    /// Payload of event 1, `ProcessStart`, versions 0, 1, 2, 3, 4 and 5.
    #[doc(alias = "ProcessStart")]
    ProcessStartPayload(1, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_6,
        &[0, ABSENT, 1, 2, 3, 4, 5, 6, 7, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, 8]
    ),
    layout(&super::PROVIDER, &PLACES_7, &[0, ABSENT, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `ProcessID`, `UInt32`.
        fn process_id -> u32 = get(0);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in versions 0 and 1.
        fn process_sequence_number -> Option<u64> = find(1);
        /// Field `CreateTime`, `FILETIME`.
        fn create_time -> FileTime = get(2);
        /// Field `ExitTime`, `FILETIME`.
        fn exit_time -> FileTime = get(3);
        /// Field `ExitCode`, `UInt32`.
        fn exit_code -> u32 = get(4);
        /// Field `TokenElevationType`, `UInt32`.
        fn token_elevation_type -> u32 = get(5);
        /// Field `HandleCount`, `UInt32`.
        fn handle_count -> u32 = get(6);
        /// Field `CommitCharge`, `UInt64`.
        fn commit_charge -> u64 = get(7);
        /// Field `CommitPeak`, `UInt64`.
        fn commit_peak -> u64 = get(8);
        /// Field `CPUCycleCount`, `UInt64`. Not in version 0.
        fn cpu_cycle_count -> Option<u64> = find(9);
        /// Field `ReadOperationCount`, `UInt32`. Not in version 0.
        fn read_operation_count -> Option<u32> = find(10);
        /// Field `WriteOperationCount`, `UInt32`. Not in version 0.
        fn write_operation_count -> Option<u32> = find(11);
        /// Field `ReadTransferKiloBytes`, `UInt32`. Not in version 0.
        fn read_transfer_kilo_bytes -> Option<u32> = find(12);
        /// Field `WriteTransferKiloBytes`, `UInt32`. Not in version 0.
        fn write_transfer_kilo_bytes -> Option<u32> = find(13);
        /// Field `HardFaultCount`, `UInt32`. Not in version 0.
        fn hard_fault_count -> Option<u32> = find(14);
        /// Field `ImageName`, `AnsiString`.
        fn image_name -> AnsiStr<'a> = get(15);
    }
    /// Payload of event 2, `ProcessStop`, versions 0, 1 and 2.
    #[doc(alias = "ProcessStop")]
    ProcessStopPayload(2, 6);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT]),
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `ProcessID`, `UInt32`.
        fn process_id -> u32 = get(0);
        /// Field `ThreadID`, `UInt32`.
        fn thread_id -> u32 = get(1);
        /// Field `StackBase`, `Pointer`.
        fn stack_base -> u64 = get(2);
        /// Field `StackLimit`, `Pointer`.
        fn stack_limit -> u64 = get(3);
        /// Field `UserStackBase`, `Pointer`.
        fn user_stack_base -> u64 = get(4);
        /// Field `UserStackLimit`, `Pointer`.
        fn user_stack_limit -> u64 = get(5);
        /// Field `StartAddr`, `Pointer`.
        fn start_addr -> u64 = get(6);
        /// Field `Win32StartAddr`, `Pointer`.
        fn win32_start_addr -> u64 = get(7);
        /// Field `TebBase`, `Pointer`.
        fn teb_base -> u64 = get(8);
        /// Field `SubProcessTag`, `UInt32`. Not in version 0.
        fn sub_process_tag -> Option<u32> = find(9);
    }
    /// Payload of event 3, `ThreadStart`, versions 0 and 1.
    #[doc(alias = "ThreadStart")]
    ThreadStartPayload(3, 9);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_11, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `ProcessID`, `UInt32`.
        fn process_id -> u32 = get(0);
        /// Field `ThreadID`, `UInt32`.
        fn thread_id -> u32 = get(1);
        /// Field `StackBase`, `Pointer`.
        fn stack_base -> u64 = get(2);
        /// Field `StackLimit`, `Pointer`.
        fn stack_limit -> u64 = get(3);
        /// Field `UserStackBase`, `Pointer`.
        fn user_stack_base -> u64 = get(4);
        /// Field `UserStackLimit`, `Pointer`.
        fn user_stack_limit -> u64 = get(5);
        /// Field `StartAddr`, `Pointer`.
        fn start_addr -> u64 = get(6);
        /// Field `Win32StartAddr`, `Pointer`.
        fn win32_start_addr -> u64 = get(7);
        /// Field `TebBase`, `Pointer`.
        fn teb_base -> u64 = get(8);
        /// Field `SubProcessTag`, `UInt32`. Not in version 0.
        fn sub_process_tag -> Option<u32> = find(9);
        /// Field `CycleTime`, `UInt64`. Not in version 0.
        fn cycle_time -> Option<u64> = find(10);
    }
    /// Payload of event 4, `ThreadStop`, versions 0 and 1.
    #[doc(alias = "ThreadStop")]
    ThreadStopPayload(4, 11);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_12, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `ImageBase`, `Pointer`.
        fn image_base -> u64 = get(0);
        /// Field `ImageSize`, `Pointer`.
        fn image_size -> u64 = get(1);
        /// Field `ProcessID`, `UInt32`.
        fn process_id -> u32 = get(2);
        /// Field `ImageCheckSum`, `UInt32`.
        fn image_check_sum -> u32 = get(3);
        /// Field `TimeDateStamp`, `UInt32`.
        fn time_date_stamp -> u32 = get(4);
        /// Field `DefaultBase`, `Pointer`.
        fn default_base -> u64 = get(5);
        /// Field `ImageName`, `UnicodeString`.
        fn image_name -> Utf16Str<'a> = get(6);
    }
    /// Payload of event 5, `ImageLoad`, version 0.
    #[doc(alias = "ImageLoad")]
    ImageLoadPayload(5, 13);
    /// Payload of event 6, `ImageUnload`, version 0.
    #[doc(alias = "ImageUnload")]
    ImageUnloadPayload(6, 14);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `ProcessID`, `UInt32`.
        fn process_id -> u32 = get(0);
        /// Field `ThreadID`, `UInt32`.
        fn thread_id -> u32 = get(1);
        /// Field `OldPriority`, `UInt8`.
        fn old_priority -> u8 = get(2);
        /// Field `NewPriority`, `UInt8`.
        fn new_priority -> u8 = get(3);
    }
    /// Payload of event 7, `CpuBasePriorityChange`, version 0.
    #[doc(alias = "CpuBasePriorityChange")]
    CpuBasePriorityChangePayload(7, 15);
    /// Payload of event 8, `CpuPriorityChange`, version 0.
    #[doc(alias = "CpuPriorityChange")]
    CpuPriorityChangePayload(8, 16);
    /// Payload of event 9, `PagePriorityChange`, version 0.
    #[doc(alias = "PagePriorityChange")]
    PagePriorityChangePayload(9, 17);
    /// Payload of event 10, `IoPriorityChange`, version 0.
    #[doc(alias = "IoPriorityChange")]
    IoPriorityChangePayload(10, 18);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_14, &[0, ABSENT]),
    layout(&super::PROVIDER, &PLACES_15, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `FrozenProcessID`, `UInt32`.
        fn frozen_process_id -> u32 = get(0);
        /// Field `CreateTime`, `FILETIME`. Not in version 0.
        fn create_time -> Option<FileTime> = find(1);
    }
    /// Payload of event 11, `ProcessFreezeStart`, versions 0 and 1.
    #[doc(alias = "ProcessFreezeStart")]
    ProcessFreezeStartPayload(11, 19);
    /// Payload of event 12, `ProcessFreezeStop`, versions 0 and 1.
    #[doc(alias = "ProcessFreezeStop")]
    ProcessFreezeStopPayload(12, 21);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `ContainerID`, `GUID`.
        fn container_id -> Guid = get(0);
        /// Field `JobID`, `UInt32`.
        fn job_id -> u32 = get(1);
        /// Field `StatusCode`, `UInt32`.
        fn status_code -> u32 = get(2);
    }
    /// Payload of event 13, `JobStart`, version 0.
    #[doc(alias = "JobStart")]
    JobStartPayload(13, 23);
    /// Payload of event 14, `JobTerminateStop`, version 0.
    #[doc(alias = "JobTerminateStop")]
    JobTerminateStopPayload(14, 24);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_17,
        &[0, ABSENT, 1, 2, ABSENT, 3, 4, ABSENT, ABSENT, ABSENT, 5, 6, 7, 8, 9, ABSENT, ABSENT, ABSENT]
    ),
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `ProcessID`, `UInt32`.
        fn process_id -> u32 = get(0);
        /// Field `ProcessSequenceNumber`, `UInt64`. Not in version 0.
        fn process_sequence_number -> Option<u64> = find(1);
        /// Field `CreateTime`, `FILETIME`.
        fn create_time -> FileTime = get(2);
        /// Field `ParentProcessID`, `UInt32`.
        fn parent_process_id -> u32 = get(3);
        /// Field `ParentProcessSequenceNumber`, `UInt64`. Not in version 0.
        fn parent_process_sequence_number -> Option<u64> = find(4);
        /// Field `SessionID`, `UInt32`.
        fn session_id -> u32 = get(5);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(6);
        /// Field `ProcessTokenElevationType`, `UInt32`. Not in version 0.
        fn process_token_elevation_type -> Option<u32> = find(7);
        /// Field `ProcessTokenIsElevated`, `UInt32`. Not in version 0.
        fn process_token_is_elevated -> Option<u32> = find(8);
        /// Field `MandatoryLabel`, `SID`. Not in version 0.
        fn mandatory_label -> Option<crate::common::SidView<'a>> = view(9, crate::common::SidView::new);
        /// Field `ImageName`, `UnicodeString`.
        fn image_name -> Utf16Str<'a> = get(10);
        /// Field `ImageChecksum`, `UInt32`.
        fn image_checksum -> u32 = get(11);
        /// Field `TimeDateStamp`, `UInt32`.
        fn time_date_stamp -> u32 = get(12);
        /// Field `PackageFullName`, `UnicodeString`.
        fn package_full_name -> Utf16Str<'a> = get(13);
        /// Field `PackageRelativeAppId`, `UnicodeString`.
        fn package_relative_app_id -> Utf16Str<'a> = get(14);
        /// Field `SecurityMitigations`, `UInt32`. Not in versions 0 and 1.
        fn security_mitigations -> Option<u32> = find(15);
        /// Field `PartitionID`, `UInt32`. Not in versions 0, 1 and 2.
        fn partition_id -> Option<u32> = find(16);
        /// Field `ProcessMachine`, `UInt16`. Not in versions 0, 1 and 2.
        fn process_machine -> Option<u16> = find(17);
    }
    /// Payload of event 15, `ProcessRundown`, versions 0, 1, 2 and 3.
    #[doc(alias = "ProcessRundown")]
    ProcessRundownPayload(15, 25);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_18, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `JobID`, `UInt32`.
        fn job_id -> u32 = get(0);
        /// Field `DiskIoAttribution`, `Pointer`.
        fn disk_io_attribution -> u64 = get(1);
        /// Field `StatusCode`, `UInt32`.
        fn status_code -> u32 = get(2);
    }
    /// Payload of event 17, `PsDiskIoAttributionStart`, version 0.
    #[doc(alias = "PsDiskIoAttributionStart")]
    PsDiskIoAttributionStartPayload(17, 30);
    /// Payload of event 18, `PsDiskIoAttributionStop`, version 0.
    #[doc(alias = "PsDiskIoAttributionStop")]
    PsDiskIoAttributionStopPayload(18, 31);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_19,
        &[
            0, 1, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT,
            ABSENT, ABSENT, 5, 2, 3, 4
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_20,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ABSENT, ABSENT, ABSENT, 11, 12, 13, ABSENT, ABSENT, ABSENT]
    ),
    layout(
        &super::PROVIDER, &PLACES_21,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, ABSENT, ABSENT, ABSENT]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `JobID`, `UInt32`.
        fn job_id -> u32 = get(0);
        /// Field `IoRateControl`, `Pointer`.
        fn io_rate_control -> u64 = get(1);
        /// Field `MaxIops`, `UInt64`. Not in version 0.
        fn max_iops -> Option<u64> = find(2);
        /// Field `MaxBandwidth`, `UInt64`. Not in version 0.
        fn max_bandwidth -> Option<u64> = find(3);
        /// Field `MaxTimePercent`, `UInt64`. Not in version 0.
        fn max_time_percent -> Option<u64> = find(4);
        /// Field `ReservationIops`, `UInt64`. Not in version 0.
        fn reservation_iops -> Option<u64> = find(5);
        /// Field `ReservationBandwidth`, `UInt64`. Not in version 0.
        fn reservation_bandwidth -> Option<u64> = find(6);
        /// Field `ReservationTimePercent`, `UInt64`. Not in version 0.
        fn reservation_time_percent -> Option<u64> = find(7);
        /// Field `CriticalReservationIops`, `UInt64`. Not in version 0.
        fn critical_reservation_iops -> Option<u64> = find(8);
        /// Field `CriticalReservationBandwidth`, `UInt64`. Not in version 0.
        fn critical_reservation_bandwidth -> Option<u64> = find(9);
        /// Field `CriticalReservationTimePercent`, `UInt64`. Not in version 0.
        fn critical_reservation_time_percent -> Option<u64> = find(10);
        /// Field `SoftMaxIops`, `UInt64`. Not in versions 0 and 1.
        fn soft_max_iops -> Option<u64> = find(11);
        /// Field `SoftMaxBandwidth`, `UInt64`. Not in versions 0 and 1.
        fn soft_max_bandwidth -> Option<u64> = find(12);
        /// Field `SoftMaxTimePercent`, `UInt64`. Not in versions 0 and 1.
        fn soft_max_time_percent -> Option<u64> = find(13);
        /// Field `ControlFlags`, `UInt32`. Not in version 0.
        fn control_flags -> Option<u32> = find(14);
        /// Field `VolumeName`, `UnicodeString`. Not in version 0.
        fn volume_name -> Option<Utf16Str<'a>> = find(15);
        /// Field `StatusCode`, `UInt32`.
        fn status_code -> u32 = get(16);
        /// Field `ControlType`, `UInt32`. Not in versions 1 and 2.
        fn control_type -> Option<u32> = find(17);
        /// Field `RateType`, `UInt32`. Not in versions 1 and 2.
        fn rate_type -> Option<u32> = find(18);
        /// Field `RateAmount`, `UInt32`. Not in versions 1 and 2.
        fn rate_amount -> Option<u32> = find(19);
    }
    /// Payload of event 19, `PsIoRateControlStart`, versions 0, 1 and 2.
    #[doc(alias = "PsIoRateControlStart")]
    PsIoRateControlStartPayload(19, 32);
    /// Payload of event 20, `PsIoRateControlStop`, versions 0, 1 and 2.
    #[doc(alias = "PsIoRateControlStop")]
    PsIoRateControlStopPayload(20, 35);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_22, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `OldWorkOnBehalfThreadID`, `UInt32`.
        fn old_work_on_behalf_thread_id -> u32 = get(0);
        /// Field `NewWorkOnBehalfThreadID`, `UInt32`.
        fn new_work_on_behalf_thread_id -> u32 = get(1);
    }
    /// Payload of event 21, `ThreadWorkOnBehalfUpdate`, version 0.
    #[doc(alias = "ThreadWorkOnBehalfUpdate")]
    ThreadWorkOnBehalfUpdatePayload(21, 38);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_23, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `ContainerID`, `GUID`.
        fn container_id -> Guid = get(0);
        /// Field `JobID`, `UInt32`.
        fn job_id -> u32 = get(1);
        /// Field `State`, `UInt16`.
        fn state -> u16 = get(2);
    }
    /// Payload of event 22, `JobServerSiloStart`, version 0.
    #[doc(alias = "JobServerSiloStart")]
    JobServerSiloStartPayload(22, 39);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_24, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `ContainerID`, `GUID`.
        fn container_id -> Guid = get(0);
        /// Field `JobID`, `UInt32`.
        fn job_id -> u32 = get(1);
        /// Field `MonitorName`, `UnicodeString`.
        fn monitor_name -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 23, `JobServerSiloStart23`, version 0.
    #[doc(alias = "JobServerSiloStart23")]
    JobServerSiloStart23Payload(23, 40);
    /// Payload of event 25, `JobServerSiloStart25`, version 0.
    #[doc(alias = "JobServerSiloStart25")]
    JobServerSiloStart25Payload(25, 42);
    /// Payload of event 26, `JobServerSiloStartStop26`, version 0.
    #[doc(alias = "JobServerSiloStartStop26")]
    JobServerSiloStartStop26Payload(26, 43);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_25, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `ContainerID`, `GUID`.
        fn container_id -> Guid = get(0);
        /// Field `JobID`, `UInt32`.
        fn job_id -> u32 = get(1);
        /// Field `Status`, `UInt32`.
        fn status -> u32 = get(2);
        /// Field `MonitorName`, `UnicodeString`.
        fn monitor_name -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 24, `JobServerSiloStartStop`, version 0.
    #[doc(alias = "JobServerSiloStartStop")]
    JobServerSiloStartStopPayload(24, 41);
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_26, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
        /// Field `ProcessName`, `UnicodeString`.
        fn process_name -> Utf16Str<'a> = get(0);
        /// Field `ProcessID`, `UInt32`.
        fn process_id -> u32 = get(1);
    }
    /// Payload of event 27, `ProcessInPrivateSet`, version 0.
    #[doc(alias = "ProcessInPrivateSet")]
    ProcessInPrivateSetPayload(27, 44);
}
