// Generated from spec/providers/Microsoft-Windows-Threat-Intelligence.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Payloads of the events of Microsoft-Windows-Threat-Intelligence.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
static PLACES_0: [Place; 18] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 24] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 18] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 24] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 31] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 33] = places(super::PROVIDER.events[5].fields);
static PLACES_6: [Place; 18] = places(super::PROVIDER.events[6].fields);
static PLACES_7: [Place; 35] = places(super::PROVIDER.events[8].fields);
static PLACES_8: [Place; 42] = places(super::PROVIDER.events[9].fields);
static PLACES_9: [Place; 37] = places(super::PROVIDER.events[10].fields);
static PLACES_10: [Place; 38] = places(super::PROVIDER.events[11].fields);
static PLACES_11: [Place; 17] = places(super::PROVIDER.events[22].fields);
static PLACES_12: [Place; 24] = places(super::PROVIDER.events[24].fields);
static PLACES_13: [Place; 17] = places(super::PROVIDER.events[34].fields);
static PLACES_14: [Place; 15] = places(super::PROVIDER.events[38].fields);
static PLACES_15: [Place; 3] = places(super::PROVIDER.events[66].fields);
static PLACES_16: [Place; 3] = places(super::PROVIDER.events[67].fields);
static PLACES_17: [Place; 2] = places(super::PROVIDER.events[68].fields);
static PLACES_18: [Place; 2] = places(super::PROVIDER.events[69].fields);
static PLACES_19: [Place; 4] = places(super::PROVIDER.events[70].fields);
static PLACES_20: [Place; 4] = places(super::PROVIDER.events[71].fields);
static PLACES_21: [Place; 8] = places(super::PROVIDER.events[74].fields);
static PLACES_22: [Place; 11] = places(super::PROVIDER.events[75].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_0,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, 14, 15, 16, 17]
    ),
    layout(
        &super::PROVIDER, &PLACES_1,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(0);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(1);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(2);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(3);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(4);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(5);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(6);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(7);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(8);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(9);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(10);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(11);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(12);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(13);
        /// Field `OriginalProcessId`, `UInt32`. Not in version 0.
        fn original_process_id -> Option<u32> = find(14);
        /// Field `OriginalProcessCreateTime`, `FILETIME`. Not in version 0.
        fn original_process_create_time -> Option<FileTime> = find(15);
        /// Field `OriginalProcessStartKey`, `UInt64`. Not in version 0.
        fn original_process_start_key -> Option<u64> = find(16);
        /// Field `OriginalProcessSignatureLevel`, `UInt8`. Not in version 0.
        fn original_process_signature_level -> Option<u8> = find(17);
        /// Field `OriginalProcessSectionSignatureLevel`, `UInt8`. Not in version 0.
        fn original_process_section_signature_level -> Option<u8> = find(18);
        /// Field `OriginalProcessProtection`, `UInt8`. Not in version 0.
        fn original_process_protection -> Option<u8> = find(19);
        /// Field `BaseAddress`, `Pointer`.
        fn base_address -> u64 = get(20);
        /// Field `RegionSize`, `Pointer`.
        fn region_size -> u64 = get(21);
        /// Field `AllocationType`, `UInt32`.
        fn allocation_type -> u32 = get(22);
        /// Field `ProtectionMask`, `UInt32`.
        fn protection_mask -> u32 = get(23);
    }
    /// Payload of event 1, `KERNEL_THREATINT_TASK_ALLOCVM_REMOTE`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_ALLOCVM_REMOTE")]
    KernelThreatintTaskAllocvmRemotePayload(1, 0);
    /// Payload of event 6, `KERNEL_THREATINT_TASK_ALLOCVM_LOCAL`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_ALLOCVM_LOCAL")]
    KernelThreatintTaskAllocvmLocalPayload(6, 12);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_2,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, 14, 15, 16,
            17, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_3,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, ABSENT, ABSENT,
            ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_4,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_5,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32
        ]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(0);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(1);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(2);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(3);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(4);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(5);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(6);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(7);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(8);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(9);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(10);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(11);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(12);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(13);
        /// Field `OriginalProcessId`, `UInt32`. Not in version 0.
        fn original_process_id -> Option<u32> = find(14);
        /// Field `OriginalProcessCreateTime`, `FILETIME`. Not in version 0.
        fn original_process_create_time -> Option<FileTime> = find(15);
        /// Field `OriginalProcessStartKey`, `UInt64`. Not in version 0.
        fn original_process_start_key -> Option<u64> = find(16);
        /// Field `OriginalProcessSignatureLevel`, `UInt8`. Not in version 0.
        fn original_process_signature_level -> Option<u8> = find(17);
        /// Field `OriginalProcessSectionSignatureLevel`, `UInt8`. Not in version 0.
        fn original_process_section_signature_level -> Option<u8> = find(18);
        /// Field `OriginalProcessProtection`, `UInt8`. Not in version 0.
        fn original_process_protection -> Option<u8> = find(19);
        /// Field `BaseAddress`, `Pointer`.
        fn base_address -> u64 = get(20);
        /// Field `RegionSize`, `UInt64` or `Pointer`.
        fn region_size -> u64 = get(21);
        /// Field `ProtectionMask`, `UInt32`.
        fn protection_mask -> u32 = get(22);
        /// Field `LastProtectionMask`, `UInt32`.
        fn last_protection_mask -> u32 = get(23);
        /// Field `VaVadQueryResult`, `UInt32`. Not in versions 0 and 1.
        fn va_vad_query_result -> Option<u32> = find(24);
        /// Field `VaVadAllocationBase`, `Pointer`. Not in versions 0 and 1.
        fn va_vad_allocation_base -> Option<u64> = find(25);
        /// Field `VaVadAllocationProtect`, `UInt32`. Not in versions 0 and 1.
        fn va_vad_allocation_protect -> Option<u32> = find(26);
        /// Field `VaVadRegionType`, `UInt32`. Not in versions 0 and 1.
        fn va_vad_region_type -> Option<u32> = find(27);
        /// Field `VaVadRegionSize`, `Pointer`. Not in versions 0 and 1.
        fn va_vad_region_size -> Option<u64> = find(28);
        /// Field `VaVadCommitSize`, `Pointer`. Not in versions 0 and 1.
        fn va_vad_commit_size -> Option<u64> = find(29);
        /// Field `VaVadMmfName`, `UnicodeString`. Not in versions 0 and 1.
        fn va_vad_mmf_name -> Option<Utf16Str<'a>> = find(30);
        /// Field `TargetAddress`, `Pointer`. Not in versions 0, 1 and 2.
        fn target_address -> Option<u64> = find(31);
        /// Field `FullRegionSize`, `UInt64`. Not in versions 0, 1 and 2.
        fn full_region_size -> Option<u64> = find(32);
    }
    /// Payload of event 2, `KERNEL_THREATINT_TASK_PROTECTVM_REMOTE`, versions 0, 1, 2 and 3.
    #[doc(alias = "KERNEL_THREATINT_TASK_PROTECTVM_REMOTE")]
    KernelThreatintTaskProtectvmRemotePayload(2, 2);
    /// Payload of event 7, `KERNEL_THREATINT_TASK_PROTECTVM_LOCAL`, versions 0, 1, 2 and 3.
    #[doc(alias = "KERNEL_THREATINT_TASK_PROTECTVM_LOCAL")]
    KernelThreatintTaskProtectvmLocalPayload(7, 14);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(0);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(1);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(2);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(3);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(4);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(5);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(6);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(7);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(8);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(9);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(10);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(11);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(12);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(13);
        /// Field `BaseAddress`, `Pointer`.
        fn base_address -> u64 = get(14);
        /// Field `ViewSize`, `Pointer`.
        fn view_size -> u64 = get(15);
        /// Field `AllocationType`, `UInt32`.
        fn allocation_type -> u32 = get(16);
        /// Field `ProtectionMask`, `UInt32`.
        fn protection_mask -> u32 = get(17);
    }
    /// Payload of event 3, `KERNEL_THREATINT_TASK_MAPVIEW_REMOTE`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_MAPVIEW_REMOTE")]
    KernelThreatintTaskMapviewRemotePayload(3, 6);
    /// Payload of event 8, `KERNEL_THREATINT_TASK_MAPVIEW_LOCAL`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_MAPVIEW_LOCAL")]
    KernelThreatintTaskMapviewLocalPayload(8, 18);
    /// Payload of event 23, `KERNEL_THREATINT_TASK_MAPVIEW23`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_MAPVIEW23")]
    KernelThreatintTaskMapview23Payload(23, 52);
    /// Payload of event 28, `KERNEL_THREATINT_TASK_MAPVIEW28`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_MAPVIEW28")]
    KernelThreatintTaskMapview28Payload(28, 64);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_7,
        &[
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT,
            ABSENT, 17, 18, 19, 20, ABSENT, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 0
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_8,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, ABSENT
        ]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(0);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(1);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(2);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(3);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(4);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(5);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(6);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(7);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(8);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(9);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(10);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(11);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(12);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(13);
        /// Field `TargetThreadId`, `UInt32`.
        fn target_thread_id -> u32 = get(14);
        /// Field `TargetThreadCreateTime`, `FILETIME`.
        fn target_thread_create_time -> FileTime = get(15);
        /// Field `OriginalProcessId`, `UInt32`. Not in version 0.
        fn original_process_id -> Option<u32> = find(16);
        /// Field `OriginalProcessCreateTime`, `FILETIME`. Not in version 0.
        fn original_process_create_time -> Option<FileTime> = find(17);
        /// Field `OriginalProcessStartKey`, `UInt64`. Not in version 0.
        fn original_process_start_key -> Option<u64> = find(18);
        /// Field `OriginalProcessSignatureLevel`, `UInt8`. Not in version 0.
        fn original_process_signature_level -> Option<u8> = find(19);
        /// Field `OriginalProcessSectionSignatureLevel`, `UInt8`. Not in version 0.
        fn original_process_section_signature_level -> Option<u8> = find(20);
        /// Field `OriginalProcessProtection`, `UInt8`. Not in version 0.
        fn original_process_protection -> Option<u8> = find(21);
        /// Field `TargetThreadAlertable`, `UInt8`. Not in version 0.
        fn target_thread_alertable -> Option<u8> = find(22);
        /// Field `ApcRoutine`, `Pointer`.
        fn apc_routine -> u64 = get(23);
        /// Field `ApcArgument1`, `Pointer`.
        fn apc_argument1 -> u64 = get(24);
        /// Field `ApcArgument2`, `Pointer`.
        fn apc_argument2 -> u64 = get(25);
        /// Field `ApcArgument3`, `Pointer`.
        fn apc_argument3 -> u64 = get(26);
        /// Field `RealEventTime`, `FILETIME`. Not in version 0.
        fn real_event_time -> Option<FileTime> = find(27);
        /// Field `ApcRoutineVadQueryResult`, `UInt32`.
        fn apc_routine_vad_query_result -> u32 = get(28);
        /// Field `ApcRoutineVadAllocationBase`, `Pointer`.
        fn apc_routine_vad_allocation_base -> u64 = get(29);
        /// Field `ApcRoutineVadAllocationProtect`, `UInt32`.
        fn apc_routine_vad_allocation_protect -> u32 = get(30);
        /// Field `ApcRoutineVadRegionType`, `UInt32`.
        fn apc_routine_vad_region_type -> u32 = get(31);
        /// Field `ApcRoutineVadRegionSize`, `Pointer`.
        fn apc_routine_vad_region_size -> u64 = get(32);
        /// Field `ApcRoutineVadCommitSize`, `Pointer`.
        fn apc_routine_vad_commit_size -> u64 = get(33);
        /// Field `ApcRoutineVadMmfName`, `UnicodeString`.
        fn apc_routine_vad_mmf_name -> Utf16Str<'a> = get(34);
        /// Field `ApcArgument1VadQueryResult`, `UInt32`.
        fn apc_argument1_vad_query_result -> u32 = get(35);
        /// Field `ApcArgument1VadAllocationBase`, `Pointer`.
        fn apc_argument1_vad_allocation_base -> u64 = get(36);
        /// Field `ApcArgument1VadAllocationProtect`, `UInt32`.
        fn apc_argument1_vad_allocation_protect -> u32 = get(37);
        /// Field `ApcArgument1VadRegionType`, `UInt32`.
        fn apc_argument1_vad_region_type -> u32 = get(38);
        /// Field `ApcArgument1VadRegionSize`, `Pointer`.
        fn apc_argument1_vad_region_size -> u64 = get(39);
        /// Field `ApcArgument1VadCommitSize`, `Pointer`.
        fn apc_argument1_vad_commit_size -> u64 = get(40);
        /// Field `ApcArgument1VadMmfName`, `UnicodeString`.
        fn apc_argument1_vad_mmf_name -> Utf16Str<'a> = get(41);
        /// Field `OperationStatus`, `UInt32`. Not in version 1.
        fn operation_status -> Option<u32> = find(42);
    }
    /// Payload of event 4, `KERNEL_THREATINT_TASK_QUEUEUSERAPC_REMOTE`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_QUEUEUSERAPC_REMOTE")]
    KernelThreatintTaskQueueuserapcRemotePayload(4, 8);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_9,
        &[
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, ABSENT, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
            28, 29, ABSENT, 30, 31, 32, 33, 34, 35, 36, 0
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_10,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 33, 34, 35, 36, 37, ABSENT
        ]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(0);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(1);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(2);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(3);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(4);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(5);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(6);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(7);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(8);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(9);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(10);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(11);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(12);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(13);
        /// Field `TargetThreadId`, `UInt32`.
        fn target_thread_id -> u32 = get(14);
        /// Field `TargetThreadCreateTime`, `FILETIME`.
        fn target_thread_create_time -> FileTime = get(15);
        /// Field `ContextFlags`, `UInt32`. Not in version 0.
        fn context_flags -> Option<u32> = find(16);
        /// Field `ContextMask`, `UInt16`.
        fn context_mask -> u16 = get(17);
        /// Field `Pc`, `Pointer`.
        fn pc -> u64 = get(18);
        /// Field `Sp`, `Pointer`.
        fn sp -> u64 = get(19);
        /// Field `Lr`, `Pointer`.
        fn lr -> u64 = get(20);
        /// Field `Fp`, `Pointer`.
        fn fp -> u64 = get(21);
        /// Field `Reg0`, `Pointer`.
        fn reg0 -> u64 = get(22);
        /// Field `Reg1`, `Pointer`.
        fn reg1 -> u64 = get(23);
        /// Field `Reg2`, `Pointer`.
        fn reg2 -> u64 = get(24);
        /// Field `Reg3`, `Pointer`.
        fn reg3 -> u64 = get(25);
        /// Field `Reg4`, `Pointer`.
        fn reg4 -> u64 = get(26);
        /// Field `Reg5`, `Pointer`.
        fn reg5 -> u64 = get(27);
        /// Field `Reg6`, `Pointer`.
        fn reg6 -> u64 = get(28);
        /// Field `Reg7`, `Pointer`.
        fn reg7 -> u64 = get(29);
        /// Field `RealEventTime`, `FILETIME`. Not in version 0.
        fn real_event_time -> Option<FileTime> = find(30);
        /// Field `PcVadQueryResult`, `UInt32`.
        fn pc_vad_query_result -> u32 = get(31);
        /// Field `PcVadAllocationBase`, `Pointer`.
        fn pc_vad_allocation_base -> u64 = get(32);
        /// Field `PcVadAllocationProtect`, `UInt32`.
        fn pc_vad_allocation_protect -> u32 = get(33);
        /// Field `PcVadRegionType`, `UInt32`.
        fn pc_vad_region_type -> u32 = get(34);
        /// Field `PcVadRegionSize`, `Pointer`.
        fn pc_vad_region_size -> u64 = get(35);
        /// Field `PcVadCommitSize`, `Pointer`.
        fn pc_vad_commit_size -> u64 = get(36);
        /// Field `PcVadMmfName`, `UnicodeString`.
        fn pc_vad_mmf_name -> Utf16Str<'a> = get(37);
        /// Field `OperationStatus`, `UInt32`. Not in version 1.
        fn operation_status -> Option<u32> = find(38);
    }
    /// Payload of event 5, `KERNEL_THREATINT_TASK_SETTHREADCONTEXT_REMOTE`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_SETTHREADCONTEXT_REMOTE")]
    KernelThreatintTaskSetthreadcontextRemotePayload(5, 10);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_7,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 33, 34
        ]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `OperationStatus`, `UInt32`.
        fn operation_status -> u32 = get(0);
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(1);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(2);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(3);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(4);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(5);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(6);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(7);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(8);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(9);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(10);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(11);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(12);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(13);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(14);
        /// Field `TargetThreadId`, `UInt32`.
        fn target_thread_id -> u32 = get(15);
        /// Field `TargetThreadCreateTime`, `FILETIME`.
        fn target_thread_create_time -> FileTime = get(16);
        /// Field `ApcRoutine`, `Pointer`.
        fn apc_routine -> u64 = get(17);
        /// Field `ApcArgument1`, `Pointer`.
        fn apc_argument1 -> u64 = get(18);
        /// Field `ApcArgument2`, `Pointer`.
        fn apc_argument2 -> u64 = get(19);
        /// Field `ApcArgument3`, `Pointer`.
        fn apc_argument3 -> u64 = get(20);
        /// Field `ApcRoutineVadQueryResult`, `UInt32`.
        fn apc_routine_vad_query_result -> u32 = get(21);
        /// Field `ApcRoutineVadAllocationBase`, `Pointer`.
        fn apc_routine_vad_allocation_base -> u64 = get(22);
        /// Field `ApcRoutineVadAllocationProtect`, `UInt32`.
        fn apc_routine_vad_allocation_protect -> u32 = get(23);
        /// Field `ApcRoutineVadRegionType`, `UInt32`.
        fn apc_routine_vad_region_type -> u32 = get(24);
        /// Field `ApcRoutineVadRegionSize`, `Pointer`.
        fn apc_routine_vad_region_size -> u64 = get(25);
        /// Field `ApcRoutineVadCommitSize`, `Pointer`.
        fn apc_routine_vad_commit_size -> u64 = get(26);
        /// Field `ApcRoutineVadMmfName`, `UnicodeString`.
        fn apc_routine_vad_mmf_name -> Utf16Str<'a> = get(27);
        /// Field `ApcArgument1VadQueryResult`, `UInt32`.
        fn apc_argument1_vad_query_result -> u32 = get(28);
        /// Field `ApcArgument1VadAllocationBase`, `Pointer`.
        fn apc_argument1_vad_allocation_base -> u64 = get(29);
        /// Field `ApcArgument1VadAllocationProtect`, `UInt32`.
        fn apc_argument1_vad_allocation_protect -> u32 = get(30);
        /// Field `ApcArgument1VadRegionType`, `UInt32`.
        fn apc_argument1_vad_region_type -> u32 = get(31);
        /// Field `ApcArgument1VadRegionSize`, `Pointer`.
        fn apc_argument1_vad_region_size -> u64 = get(32);
        /// Field `ApcArgument1VadCommitSize`, `Pointer`.
        fn apc_argument1_vad_commit_size -> u64 = get(33);
        /// Field `ApcArgument1VadMmfName`, `UnicodeString`.
        fn apc_argument1_vad_mmf_name -> Utf16Str<'a> = get(34);
    }
    /// Payload of event 9, `KERNEL_THREATINT_TASK_QUEUEUSERAPC_LOCAL`, version 0.
    #[doc(alias = "KERNEL_THREATINT_TASK_QUEUEUSERAPC_LOCAL")]
    KernelThreatintTaskQueueuserapcLocalPayload(9, 20);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_9,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 33, 34, 35, 36
        ]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `OperationStatus`, `UInt32`.
        fn operation_status -> u32 = get(0);
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(1);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(2);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(3);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(4);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(5);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(6);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(7);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(8);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(9);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(10);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(11);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(12);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(13);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(14);
        /// Field `TargetThreadId`, `UInt32`.
        fn target_thread_id -> u32 = get(15);
        /// Field `TargetThreadCreateTime`, `FILETIME`.
        fn target_thread_create_time -> FileTime = get(16);
        /// Field `ContextMask`, `UInt16`.
        fn context_mask -> u16 = get(17);
        /// Field `Pc`, `Pointer`.
        fn pc -> u64 = get(18);
        /// Field `Sp`, `Pointer`.
        fn sp -> u64 = get(19);
        /// Field `Lr`, `Pointer`.
        fn lr -> u64 = get(20);
        /// Field `Fp`, `Pointer`.
        fn fp -> u64 = get(21);
        /// Field `Reg0`, `Pointer`.
        fn reg0 -> u64 = get(22);
        /// Field `Reg1`, `Pointer`.
        fn reg1 -> u64 = get(23);
        /// Field `Reg2`, `Pointer`.
        fn reg2 -> u64 = get(24);
        /// Field `Reg3`, `Pointer`.
        fn reg3 -> u64 = get(25);
        /// Field `Reg4`, `Pointer`.
        fn reg4 -> u64 = get(26);
        /// Field `Reg5`, `Pointer`.
        fn reg5 -> u64 = get(27);
        /// Field `Reg6`, `Pointer`.
        fn reg6 -> u64 = get(28);
        /// Field `Reg7`, `Pointer`.
        fn reg7 -> u64 = get(29);
        /// Field `PcVadQueryResult`, `UInt32`.
        fn pc_vad_query_result -> u32 = get(30);
        /// Field `PcVadAllocationBase`, `Pointer`.
        fn pc_vad_allocation_base -> u64 = get(31);
        /// Field `PcVadAllocationProtect`, `UInt32`.
        fn pc_vad_allocation_protect -> u32 = get(32);
        /// Field `PcVadRegionType`, `UInt32`.
        fn pc_vad_region_type -> u32 = get(33);
        /// Field `PcVadRegionSize`, `Pointer`.
        fn pc_vad_region_size -> u64 = get(34);
        /// Field `PcVadCommitSize`, `Pointer`.
        fn pc_vad_commit_size -> u64 = get(35);
        /// Field `PcVadMmfName`, `UnicodeString`.
        fn pc_vad_mmf_name -> Utf16Str<'a> = get(36);
    }
    /// Payload of event 10, `KERNEL_THREATINT_TASK_SETTHREADCONTEXT_LOCAL`, version 0.
    #[doc(alias = "KERNEL_THREATINT_TASK_SETTHREADCONTEXT_LOCAL")]
    KernelThreatintTaskSetthreadcontextLocalPayload(10, 21);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_11,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT,
            ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_11,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT,
            ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_12,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `OperationStatus`, `UInt32`.
        fn operation_status -> u32 = get(0);
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(1);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(2);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(3);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(4);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(5);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(6);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(7);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(8);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(9);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(10);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(11);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(12);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(13);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(14);
        /// Field `BaseAddress`, `Pointer`.
        fn base_address -> u64 = get(15);
        /// Field `BytesCopied`, `Pointer`.
        fn bytes_copied -> u64 = get(16);
        /// Field `VaVadQueryResult`, `UInt32`. Not in versions 0 and 1.
        fn va_vad_query_result -> Option<u32> = find(17);
        /// Field `VaVadAllocationBase`, `Pointer`. Not in versions 0 and 1.
        fn va_vad_allocation_base -> Option<u64> = find(18);
        /// Field `VaVadAllocationProtect`, `UInt32`. Not in versions 0 and 1.
        fn va_vad_allocation_protect -> Option<u32> = find(19);
        /// Field `VaVadRegionType`, `UInt32`. Not in versions 0 and 1.
        fn va_vad_region_type -> Option<u32> = find(20);
        /// Field `VaVadRegionSize`, `Pointer`. Not in versions 0 and 1.
        fn va_vad_region_size -> Option<u64> = find(21);
        /// Field `VaVadCommitSize`, `Pointer`. Not in versions 0 and 1.
        fn va_vad_commit_size -> Option<u64> = find(22);
        /// Field `VaVadMmfName`, `UnicodeString`. Not in versions 0 and 1.
        fn va_vad_mmf_name -> Option<Utf16Str<'a>> = find(23);
    }
    /// Payload of event 11, `KERNEL_THREATINT_TASK_READVM_LOCAL`, versions 0, 1 and 2.
    #[doc(alias = "KERNEL_THREATINT_TASK_READVM_LOCAL")]
    KernelThreatintTaskReadvmLocalPayload(11, 22);
    /// Payload of event 12, `KERNEL_THREATINT_TASK_WRITEVM_LOCAL`, versions 0, 1 and 2.
    #[doc(alias = "KERNEL_THREATINT_TASK_WRITEVM_LOCAL")]
    KernelThreatintTaskWritevmLocalPayload(12, 25);
    /// Payload of event 13, `KERNEL_THREATINT_TASK_READVM_REMOTE`, versions 0, 1 and 2.
    #[doc(alias = "KERNEL_THREATINT_TASK_READVM_REMOTE")]
    KernelThreatintTaskReadvmRemotePayload(13, 28);
    /// Payload of event 14, `KERNEL_THREATINT_TASK_WRITEVM_REMOTE`, versions 0, 1 and 2.
    #[doc(alias = "KERNEL_THREATINT_TASK_WRITEVM_REMOTE")]
    KernelThreatintTaskWritevmRemotePayload(14, 31);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
    layout(&super::PROVIDER, &PLACES_13, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `OperationStatus`, `UInt32`.
        fn operation_status -> u32 = get(0);
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(1);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(2);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(3);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(4);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(5);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(6);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(7);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(8);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(9);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(10);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(11);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(12);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(13);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(14);
        /// Field `TargetThreadId`, `UInt32`.
        fn target_thread_id -> u32 = get(15);
        /// Field `TargetThreadCreateTime`, `FILETIME`.
        fn target_thread_create_time -> FileTime = get(16);
    }
    /// Payload of event 15, `KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD")]
    KernelThreatintTaskSuspendresumeThreadPayload(15, 34);
    /// Payload of event 16, `KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD16`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_SUSPENDRESUME_THREAD16")]
    KernelThreatintTaskSuspendresumeThread16Payload(16, 36);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_14, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
    layout(&super::PROVIDER, &PLACES_14, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `OperationStatus`, `UInt32`.
        fn operation_status -> u32 = get(0);
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(1);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(2);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(3);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(4);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(5);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(6);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(7);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(8);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(9);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(10);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(11);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(12);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(13);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(14);
    }
    /// Payload of event 17, `KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS")]
    KernelThreatintTaskSuspendresumeProcessPayload(17, 38);
    /// Payload of event 18, `KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS18`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS18")]
    KernelThreatintTaskSuspendresumeProcess18Payload(18, 40);
    /// Payload of event 19, `KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS19`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS19")]
    KernelThreatintTaskSuspendresumeProcess19Payload(19, 42);
    /// Payload of event 20, `KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS20`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_SUSPENDRESUME_PROCESS20")]
    KernelThreatintTaskSuspendresumeProcess20Payload(20, 44);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_1,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
    ),
    layout(
        &super::PROVIDER, &PLACES_1,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(0);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(1);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(2);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(3);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(4);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(5);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(6);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(7);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(8);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(9);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(10);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(11);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(12);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(13);
        /// Field `OriginalProcessId`, `UInt32`.
        fn original_process_id -> u32 = get(14);
        /// Field `OriginalProcessCreateTime`, `FILETIME`.
        fn original_process_create_time -> FileTime = get(15);
        /// Field `OriginalProcessStartKey`, `UInt64`.
        fn original_process_start_key -> u64 = get(16);
        /// Field `OriginalProcessSignatureLevel`, `UInt8`.
        fn original_process_signature_level -> u8 = get(17);
        /// Field `OriginalProcessSectionSignatureLevel`, `UInt8`.
        fn original_process_section_signature_level -> u8 = get(18);
        /// Field `OriginalProcessProtection`, `UInt8`.
        fn original_process_protection -> u8 = get(19);
        /// Field `BaseAddress`, `Pointer`.
        fn base_address -> u64 = get(20);
        /// Field `RegionSize`, `Pointer`.
        fn region_size -> u64 = get(21);
        /// Field `AllocationType`, `UInt32`.
        fn allocation_type -> u32 = get(22);
        /// Field `ProtectionMask`, `UInt32`.
        fn protection_mask -> u32 = get(23);
    }
    /// Payload of event 21, `KERNEL_THREATINT_TASK_ALLOCVM21`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_ALLOCVM21")]
    KernelThreatintTaskAllocvm21Payload(21, 46);
    /// Payload of event 26, `KERNEL_THREATINT_TASK_ALLOCVM26`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_ALLOCVM26")]
    KernelThreatintTaskAllocvm26Payload(26, 58);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_3,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, ABSENT, ABSENT,
            ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_3,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, ABSENT, ABSENT,
            ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_4,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_5,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32
        ]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(0);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(1);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(2);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(3);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(4);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(5);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(6);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(7);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(8);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(9);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(10);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(11);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(12);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(13);
        /// Field `OriginalProcessId`, `UInt32`.
        fn original_process_id -> u32 = get(14);
        /// Field `OriginalProcessCreateTime`, `FILETIME`.
        fn original_process_create_time -> FileTime = get(15);
        /// Field `OriginalProcessStartKey`, `UInt64`.
        fn original_process_start_key -> u64 = get(16);
        /// Field `OriginalProcessSignatureLevel`, `UInt8`.
        fn original_process_signature_level -> u8 = get(17);
        /// Field `OriginalProcessSectionSignatureLevel`, `UInt8`.
        fn original_process_section_signature_level -> u8 = get(18);
        /// Field `OriginalProcessProtection`, `UInt8`.
        fn original_process_protection -> u8 = get(19);
        /// Field `BaseAddress`, `Pointer`.
        fn base_address -> u64 = get(20);
        /// Field `RegionSize`, `UInt64` or `Pointer`.
        fn region_size -> u64 = get(21);
        /// Field `ProtectionMask`, `UInt32`.
        fn protection_mask -> u32 = get(22);
        /// Field `LastProtectionMask`, `UInt32`.
        fn last_protection_mask -> u32 = get(23);
        /// Field `VaVadQueryResult`, `UInt32`. Not in versions 0 and 1.
        fn va_vad_query_result -> Option<u32> = find(24);
        /// Field `VaVadAllocationBase`, `Pointer`. Not in versions 0 and 1.
        fn va_vad_allocation_base -> Option<u64> = find(25);
        /// Field `VaVadAllocationProtect`, `UInt32`. Not in versions 0 and 1.
        fn va_vad_allocation_protect -> Option<u32> = find(26);
        /// Field `VaVadRegionType`, `UInt32`. Not in versions 0 and 1.
        fn va_vad_region_type -> Option<u32> = find(27);
        /// Field `VaVadRegionSize`, `Pointer`. Not in versions 0 and 1.
        fn va_vad_region_size -> Option<u64> = find(28);
        /// Field `VaVadCommitSize`, `Pointer`. Not in versions 0 and 1.
        fn va_vad_commit_size -> Option<u64> = find(29);
        /// Field `VaVadMmfName`, `UnicodeString`. Not in versions 0 and 1.
        fn va_vad_mmf_name -> Option<Utf16Str<'a>> = find(30);
        /// Field `TargetAddress`, `Pointer`. Not in versions 0, 1 and 2.
        fn target_address -> Option<u64> = find(31);
        /// Field `FullRegionSize`, `UInt64`. Not in versions 0, 1 and 2.
        fn full_region_size -> Option<u64> = find(32);
    }
    /// Payload of event 22, `KERNEL_THREATINT_TASK_PROTECTVM22`, versions 0, 1, 2 and 3.
    #[doc(alias = "KERNEL_THREATINT_TASK_PROTECTVM22")]
    KernelThreatintTaskProtectvm22Payload(22, 48);
    /// Payload of event 27, `KERNEL_THREATINT_TASK_PROTECTVM27`, versions 0, 1, 2 and 3.
    #[doc(alias = "KERNEL_THREATINT_TASK_PROTECTVM27")]
    KernelThreatintTaskProtectvm27Payload(27, 60);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_8,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_8,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41
        ]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(0);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(1);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(2);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(3);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(4);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(5);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(6);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(7);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(8);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(9);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(10);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(11);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(12);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(13);
        /// Field `TargetThreadId`, `UInt32`.
        fn target_thread_id -> u32 = get(14);
        /// Field `TargetThreadCreateTime`, `FILETIME`.
        fn target_thread_create_time -> FileTime = get(15);
        /// Field `OriginalProcessId`, `UInt32`.
        fn original_process_id -> u32 = get(16);
        /// Field `OriginalProcessCreateTime`, `FILETIME`.
        fn original_process_create_time -> FileTime = get(17);
        /// Field `OriginalProcessStartKey`, `UInt64`.
        fn original_process_start_key -> u64 = get(18);
        /// Field `OriginalProcessSignatureLevel`, `UInt8`.
        fn original_process_signature_level -> u8 = get(19);
        /// Field `OriginalProcessSectionSignatureLevel`, `UInt8`.
        fn original_process_section_signature_level -> u8 = get(20);
        /// Field `OriginalProcessProtection`, `UInt8`.
        fn original_process_protection -> u8 = get(21);
        /// Field `TargetThreadAlertable`, `UInt8`.
        fn target_thread_alertable -> u8 = get(22);
        /// Field `ApcRoutine`, `Pointer`.
        fn apc_routine -> u64 = get(23);
        /// Field `ApcArgument1`, `Pointer`.
        fn apc_argument1 -> u64 = get(24);
        /// Field `ApcArgument2`, `Pointer`.
        fn apc_argument2 -> u64 = get(25);
        /// Field `ApcArgument3`, `Pointer`.
        fn apc_argument3 -> u64 = get(26);
        /// Field `RealEventTime`, `FILETIME`.
        fn real_event_time -> FileTime = get(27);
        /// Field `ApcRoutineVadQueryResult`, `UInt32`.
        fn apc_routine_vad_query_result -> u32 = get(28);
        /// Field `ApcRoutineVadAllocationBase`, `Pointer`.
        fn apc_routine_vad_allocation_base -> u64 = get(29);
        /// Field `ApcRoutineVadAllocationProtect`, `UInt32`.
        fn apc_routine_vad_allocation_protect -> u32 = get(30);
        /// Field `ApcRoutineVadRegionType`, `UInt32`.
        fn apc_routine_vad_region_type -> u32 = get(31);
        /// Field `ApcRoutineVadRegionSize`, `Pointer`.
        fn apc_routine_vad_region_size -> u64 = get(32);
        /// Field `ApcRoutineVadCommitSize`, `Pointer`.
        fn apc_routine_vad_commit_size -> u64 = get(33);
        /// Field `ApcRoutineVadMmfName`, `UnicodeString`.
        fn apc_routine_vad_mmf_name -> Utf16Str<'a> = get(34);
        /// Field `ApcArgument1VadQueryResult`, `UInt32`.
        fn apc_argument1_vad_query_result -> u32 = get(35);
        /// Field `ApcArgument1VadAllocationBase`, `Pointer`.
        fn apc_argument1_vad_allocation_base -> u64 = get(36);
        /// Field `ApcArgument1VadAllocationProtect`, `UInt32`.
        fn apc_argument1_vad_allocation_protect -> u32 = get(37);
        /// Field `ApcArgument1VadRegionType`, `UInt32`.
        fn apc_argument1_vad_region_type -> u32 = get(38);
        /// Field `ApcArgument1VadRegionSize`, `Pointer`.
        fn apc_argument1_vad_region_size -> u64 = get(39);
        /// Field `ApcArgument1VadCommitSize`, `Pointer`.
        fn apc_argument1_vad_commit_size -> u64 = get(40);
        /// Field `ApcArgument1VadMmfName`, `UnicodeString`.
        fn apc_argument1_vad_mmf_name -> Utf16Str<'a> = get(41);
    }
    /// Payload of event 24, `KERNEL_THREATINT_TASK_QUEUEUSERAPC24`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_QUEUEUSERAPC24")]
    KernelThreatintTaskQueueuserapc24Payload(24, 54);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_10,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 33, 34, 35, 36, 37
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_10,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31, 32, 33, 34, 35, 36, 37
        ]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(0);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(1);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(2);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(3);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(4);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(5);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(6);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(7);
        /// Field `TargetProcessId`, `UInt32`.
        fn target_process_id -> u32 = get(8);
        /// Field `TargetProcessCreateTime`, `FILETIME`.
        fn target_process_create_time -> FileTime = get(9);
        /// Field `TargetProcessStartKey`, `UInt64`.
        fn target_process_start_key -> u64 = get(10);
        /// Field `TargetProcessSignatureLevel`, `UInt8`.
        fn target_process_signature_level -> u8 = get(11);
        /// Field `TargetProcessSectionSignatureLevel`, `UInt8`.
        fn target_process_section_signature_level -> u8 = get(12);
        /// Field `TargetProcessProtection`, `UInt8`.
        fn target_process_protection -> u8 = get(13);
        /// Field `TargetThreadId`, `UInt32`.
        fn target_thread_id -> u32 = get(14);
        /// Field `TargetThreadCreateTime`, `FILETIME`.
        fn target_thread_create_time -> FileTime = get(15);
        /// Field `ContextFlags`, `UInt32`.
        fn context_flags -> u32 = get(16);
        /// Field `ContextMask`, `UInt16`.
        fn context_mask -> u16 = get(17);
        /// Field `Pc`, `Pointer`.
        fn pc -> u64 = get(18);
        /// Field `Sp`, `Pointer`.
        fn sp -> u64 = get(19);
        /// Field `Lr`, `Pointer`.
        fn lr -> u64 = get(20);
        /// Field `Fp`, `Pointer`.
        fn fp -> u64 = get(21);
        /// Field `Reg0`, `Pointer`.
        fn reg0 -> u64 = get(22);
        /// Field `Reg1`, `Pointer`.
        fn reg1 -> u64 = get(23);
        /// Field `Reg2`, `Pointer`.
        fn reg2 -> u64 = get(24);
        /// Field `Reg3`, `Pointer`.
        fn reg3 -> u64 = get(25);
        /// Field `Reg4`, `Pointer`.
        fn reg4 -> u64 = get(26);
        /// Field `Reg5`, `Pointer`.
        fn reg5 -> u64 = get(27);
        /// Field `Reg6`, `Pointer`.
        fn reg6 -> u64 = get(28);
        /// Field `Reg7`, `Pointer`.
        fn reg7 -> u64 = get(29);
        /// Field `RealEventTime`, `FILETIME`.
        fn real_event_time -> FileTime = get(30);
        /// Field `PcVadQueryResult`, `UInt32`.
        fn pc_vad_query_result -> u32 = get(31);
        /// Field `PcVadAllocationBase`, `Pointer`.
        fn pc_vad_allocation_base -> u64 = get(32);
        /// Field `PcVadAllocationProtect`, `UInt32`.
        fn pc_vad_allocation_protect -> u32 = get(33);
        /// Field `PcVadRegionType`, `UInt32`.
        fn pc_vad_region_type -> u32 = get(34);
        /// Field `PcVadRegionSize`, `Pointer`.
        fn pc_vad_region_size -> u64 = get(35);
        /// Field `PcVadCommitSize`, `Pointer`.
        fn pc_vad_commit_size -> u64 = get(36);
        /// Field `PcVadMmfName`, `UnicodeString`.
        fn pc_vad_mmf_name -> Utf16Str<'a> = get(37);
    }
    /// Payload of event 25, `KERNEL_THREATINT_TASK_SETTHREADCONTEXT25`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_SETTHREADCONTEXT25")]
    KernelThreatintTaskSetthreadcontext25Payload(25, 56);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_15, &[0, 1, 2]),
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `DriverNameLength`, `UInt16`.
        fn driver_name_length -> u16 = get(0);
        /// Field `DriverName`, `UnicodeString`, `DriverNameLength` characters or `UnicodeString`.
        fn driver_name -> Utf16Str<'a> = get(1);
        /// Field `CodeIntegrityOption`, `UInt32`.
        fn code_integrity_option -> u32 = get(2);
    }
    /// Payload of event 29, `KERNEL_THREATINT_TASK_DRIVER_DEVICE`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_DRIVER_DEVICE")]
    KernelThreatintTaskDriverDevicePayload(29, 66);
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_17, &[0, 1]),
    layout(&super::PROVIDER, &PLACES_18, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
        /// Field `DriverNameLength`, `UInt16`.
        fn driver_name_length -> u16 = get(0);
        /// Field `DriverName`, `UnicodeString`, `DriverNameLength` characters or `UnicodeString`.
        fn driver_name -> Utf16Str<'a> = get(1);
    }
    /// Payload of event 30, `KERNEL_THREATINT_TASK_DRIVER_DEVICE30`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_DRIVER_DEVICE30")]
    KernelThreatintTaskDriverDevice30Payload(30, 68);
}

static LAYOUTS_16: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_19, &[0, 1, 2, 3]),
    layout(&super::PROVIDER, &PLACES_20, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_16, {
        /// Field `DriverNameLength`, `UInt16`.
        fn driver_name_length -> u16 = get(0);
        /// Field `DriverName`, `UnicodeString`, `DriverNameLength` characters or `UnicodeString`.
        fn driver_name -> Utf16Str<'a> = get(1);
        /// Field `DeviceNameLength`, `UInt16`.
        fn device_name_length -> u16 = get(2);
        /// Field `DeviceName`, `UnicodeString`, `DeviceNameLength` characters or `UnicodeString`.
        fn device_name -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 31, `KERNEL_THREATINT_TASK_DRIVER_DEVICE31`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_DRIVER_DEVICE31")]
    KernelThreatintTaskDriverDevice31Payload(31, 70);
    /// Payload of event 32, `KERNEL_THREATINT_TASK_DRIVER_DEVICE32`, versions 0 and 1.
    #[doc(alias = "KERNEL_THREATINT_TASK_DRIVER_DEVICE32")]
    KernelThreatintTaskDriverDevice32Payload(32, 72);
}

static LAYOUTS_17: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_21, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_17, {
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(0);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(1);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(2);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(3);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(4);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(5);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(6);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(7);
    }
    /// Payload of event 34, `KERNEL_THREATINT_PROCESS_IMPERSONATION_REVERT`, version 0.
    #[doc(alias = "KERNEL_THREATINT_PROCESS_IMPERSONATION_REVERT")]
    KernelThreatintProcessImpersonationRevertPayload(34, 74);
}

static LAYOUTS_18: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_22, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_18, {
        /// Field `CallingProcessId`, `UInt32`.
        fn calling_process_id -> u32 = get(0);
        /// Field `CallingProcessCreateTime`, `FILETIME`.
        fn calling_process_create_time -> FileTime = get(1);
        /// Field `CallingProcessStartKey`, `UInt64`.
        fn calling_process_start_key -> u64 = get(2);
        /// Field `CallingProcessSignatureLevel`, `UInt8`.
        fn calling_process_signature_level -> u8 = get(3);
        /// Field `CallingProcessSectionSignatureLevel`, `UInt8`.
        fn calling_process_section_signature_level -> u8 = get(4);
        /// Field `CallingProcessProtection`, `UInt8`.
        fn calling_process_protection -> u8 = get(5);
        /// Field `CallingThreadId`, `UInt32`.
        fn calling_thread_id -> u32 = get(6);
        /// Field `CallingThreadCreateTime`, `FILETIME`.
        fn calling_thread_create_time -> FileTime = get(7);
        /// Field `SessionId`, `UInt32`.
        fn session_id -> u32 = get(8);
        /// Field `SyscallEnum`, `UInt32`.
        fn syscall_enum -> u32 = get(9);
        /// Field `IsSandboxedToken`, `Boolean`.
        fn is_sandboxed_token -> bool = get(10);
    }
    /// Payload of event 35, `KERNEL_THREATINT_PROCESS_SYSCALL_USAGE`, version 0.
    #[doc(alias = "KERNEL_THREATINT_PROCESS_SYSCALL_USAGE")]
    KernelThreatintProcessSyscallUsagePayload(35, 75);
}
