/* Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.
 *
 * C cannot assert the position of a bit-field. This program sets all bits of each bit-field and compares the bytes with
 * those that the tables predict. It prints the bit-fields that differ, and returns 1 if there are any. To check a compiler
 * for another system without running the program, define ETWSPEC_SECTIONS: the object file then has the actual bytes in
 * one section and the predicted bytes in another, and the two must be equal.
 */
#include "etwspec.h"

#if defined(ETWSPEC_SECTIONS)
#define ACTUAL __attribute__((section("actual")))
#define EXPECTED __attribute__((section("expect")))
#else
#include <stdio.h>
#include <string.h>
#define ACTUAL
#define EXPECTED
#endif

/* The type with the member set to the value, and the predicted bytes at the offset. */
#define BITS(number, type, member, value, offset, ...) \
    ACTUAL const union { type whole; unsigned char bytes[sizeof(type)]; } a##number = { { .member = value } }; \
    EXPECTED const union { unsigned char bytes[sizeof(type)]; type whole; } e##number = { { [offset] = __VA_ARGS__ } };

BITS(0, etwspec_COMPACT_SYSTEM_TRACE_HEADER, Version, 0xFFu, 0x00, 0xFF, 0x00)
BITS(1, etwspec_EVENT_HEADER_EXTENDED_DATA_ITEM, Linkage, 0x1u, 0x04, 0x01, 0x00)
BITS(2, etwspec_EVENT_HEADER_EXTENDED_DATA_ITEM, Reserved2, 0x7FFFu, 0x04, 0xFE, 0xFF)
BITS(3, etwspec_EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER, Linkage, 0x1u, 0x04, 0x01, 0x00)
BITS(4, etwspec_EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER, Reserved2, 0x7FFFu, 0x04, 0xFE, 0xFF)
BITS(5, etwspec_PERFINFO_TRACE_HEADER, Version, 0xFFu, 0x00, 0xFF, 0x00)
BITS(6, etwspec_SYSTEM_TRACE_HEADER, Version, 0xFFu, 0x00, 0xFF, 0x00)
BITS(7, etwspec_WMI_BUFFER_STATE, Free, 0x1u, 0x00, 0x01, 0x00, 0x00, 0x00)
BITS(8, etwspec_WMI_BUFFER_STATE, InUse, 0x1u, 0x00, 0x02, 0x00, 0x00, 0x00)
BITS(9, etwspec_WMI_BUFFER_STATE, Flush, 0x1u, 0x00, 0x04, 0x00, 0x00, 0x00)
BITS(10, etwspec_WMI_BUFFER_STATE, Unused, 0x1FFFFFFFu, 0x00, 0xF8, 0xFF, 0xFF, 0xFF)
BITS(11, etwspec_WMI_BUFFER_HEADER_PTR32, ClockType, 0x7ull, 0x20, 0x07, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00)
BITS(12, etwspec_WMI_BUFFER_HEADER_PTR32, Frequency, 0x1FFFFFFFFFFFFFFFull, 0x20, 0xF8, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF)
BITS(13, etwspec_WMI_BUFFER_HEADER_PTR64, ClockType, 0x7ull, 0x20, 0x07, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00)
BITS(14, etwspec_WMI_BUFFER_HEADER_PTR64, Frequency, 0x1FFFFFFFFFFFFFFFull, 0x20, 0xF8, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF)
BITS(15, etwspec_TRACE_EVENT_INFO, Flags, 0xFu, 0x6C, 0x0F, 0x00, 0x00, 0x00)
BITS(16, etwspec_TRACE_EVENT_INFO, Tags, 0xFFFFFFFu, 0x6C, 0xF0, 0xFF, 0xFF, 0xFF)
BITS(17, etwspec_ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_PTR32, IoBoost, 0x1u, 0x08, 0x01, 0x00)
BITS(18, etwspec_ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_PTR32, CpuBoostsBitmap, 0x7FFFu, 0x08, 0xFE, 0xFF)
BITS(19, etwspec_ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_PTR64, IoBoost, 0x1u, 0x0C, 0x01, 0x00)
BITS(20, etwspec_ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_PTR64, CpuBoostsBitmap, 0x7FFFu, 0x0C, 0xFE, 0xFF)
BITS(21, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32, NewIoPriorityFloor, -1, 0x0A, 0x07)
BITS(22, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32, OldIoPriority, -1, 0x0A, 0x38)
BITS(23, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32, NewIoQoSPriorityFloor, -1, 0x0A, 0x40)
BITS(24, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32, OldIoQoSPriority, -1, 0x0A, 0x80)
BITS(25, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32, ExecutingDpc, 0x1u, 0x0B, 0x01)
BITS(26, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32, WakeupBoost, 0x1u, 0x0B, 0x02)
BITS(27, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32, BoostedOutstandingIrps, 0x1u, 0x0B, 0x04)
BITS(28, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32, Reserved, 0x1Fu, 0x0B, 0xF8)
BITS(29, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64, NewIoPriorityFloor, -1, 0x0E, 0x07)
BITS(30, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64, OldIoPriority, -1, 0x0E, 0x38)
BITS(31, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64, NewIoQoSPriorityFloor, -1, 0x0E, 0x40)
BITS(32, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64, OldIoQoSPriority, -1, 0x0E, 0x80)
BITS(33, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64, ExecutingDpc, 0x1u, 0x0F, 0x01)
BITS(34, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64, WakeupBoost, 0x1u, 0x0F, 0x02)
BITS(35, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64, BoostedOutstandingIrps, 0x1u, 0x0F, 0x04)
BITS(36, etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64, Reserved, 0x1Fu, 0x0F, 0xF8)
BITS(37, etwspec_ETW_READY_THREAD_EVENT, ExecutingDpc, 0x1u, 0x06, 0x01)
BITS(38, etwspec_ETW_READY_THREAD_EVENT, KernelStackNotResident, 0x1u, 0x06, 0x02)
BITS(39, etwspec_ETW_READY_THREAD_EVENT, ProcessOutOfMemory, 0x1u, 0x06, 0x04)
BITS(40, etwspec_ETW_READY_THREAD_EVENT, DirectSwitchAttempt, 0x1u, 0x06, 0x08)
BITS(41, etwspec_ETW_READY_THREAD_EVENT, Reserved, 0xFu, 0x06, 0xF0)
BITS(42, etwspec_PERFINFO_CCSWAP, DataType, 0x3u, 0x00, 0x03, 0x00, 0x00, 0x00)
BITS(43, etwspec_PERFINFO_CCSWAP, TimeDelta, 0x3FFFFFFFu, 0x00, 0xFC, 0xFF, 0xFF, 0xFF)
BITS(44, etwspec_PERFINFO_CCSWAP, OldThreadIdIndex, 0xFu, 0x04, 0x0F, 0x00, 0x00, 0x00)
BITS(45, etwspec_PERFINFO_CCSWAP, OldThreadStateWr, 0x3Fu, 0x04, 0xF0, 0x03, 0x00, 0x00)
BITS(46, etwspec_PERFINFO_CCSWAP, OldThreadPriority, 0x1Fu, 0x04, 0x00, 0x7C, 0x00, 0x00)
BITS(47, etwspec_PERFINFO_CCSWAP, NewThreadWaitTime, 0x1FFFFu, 0x04, 0x00, 0x80, 0xFF, 0xFF)
BITS(48, etwspec_PERFINFO_CCSWAP_IDLE, DataType, 0x3u, 0x00, 0x03, 0x00, 0x00, 0x00)
BITS(49, etwspec_PERFINFO_CCSWAP_IDLE, TimeDelta, 0x3FFFFFFFu, 0x00, 0xFC, 0xFF, 0xFF, 0xFF)
BITS(50, etwspec_PERFINFO_CCSWAP_IDLE_SHORT, DataType, 0x3u, 0x00, 0x03, 0x00)
BITS(51, etwspec_PERFINFO_CCSWAP_IDLE_SHORT, TimeDelta, 0x3FFFu, 0x00, 0xFC, 0xFF)
BITS(52, etwspec_PERFINFO_CCSWAP_LITE, DataType, 0x3u, 0x00, 0x03, 0x00, 0x00, 0x00)
BITS(53, etwspec_PERFINFO_CCSWAP_LITE, OldThreadIdIndex, 0xFu, 0x00, 0x3C, 0x00, 0x00, 0x00)
BITS(54, etwspec_PERFINFO_CCSWAP_LITE, OldThreadPriInc, 0x7u, 0x00, 0xC0, 0x01, 0x00, 0x00)
BITS(55, etwspec_PERFINFO_CCSWAP_LITE, OldThreadStateWr, 0x3Fu, 0x00, 0x00, 0x7E, 0x00, 0x00)
BITS(56, etwspec_PERFINFO_CCSWAP_LITE, TimeDelta, 0x1FFFFu, 0x00, 0x00, 0x80, 0xFF, 0xFF)
BITS(57, etwspec_WMI_CONTEXTSWAP_V1703, OldThreadWaitMode, 0x1u, 0x0D, 0x01)
BITS(58, etwspec_WMI_CONTEXTSWAP_V1703, OldThreadBamEppImportant, 0x1u, 0x0D, 0x02)
BITS(59, etwspec_WMI_CONTEXTSWAP_V1703, NewThreadBamEppImportant, 0x1u, 0x0D, 0x04)
BITS(60, etwspec_WMI_CONTEXTSWAP_V1703, Reserved, 0x1Fu, 0x0D, 0xF8)
BITS(61, etwspec_WMI_CONTEXTSWAP, OldThreadWaitMode, 0x1u, 0x0D, 0x01)
BITS(62, etwspec_WMI_CONTEXTSWAP, OldThreadBamQosLevel, 0x7u, 0x0D, 0x0E)
BITS(63, etwspec_WMI_CONTEXTSWAP, NewThreadBamQosLevel, 0x7u, 0x0D, 0x70)
BITS(64, etwspec_WMI_CONTEXTSWAP, Reserved, 0x1u, 0x0D, 0x80)
BITS(65, etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR32, Flags.ActiveDataReference, 0x1u, 0x0A, 0x01, 0x00)
BITS(66, etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR32, Flags.DeviceEjectable, 0x1u, 0x0A, 0x02, 0x00)
BITS(67, etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR32, Flags.WritableHandles, 0x1u, 0x0A, 0x04, 0x00)
BITS(68, etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR64, Flags.ActiveDataReference, 0x1u, 0x0E, 0x01, 0x00)
BITS(69, etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR64, Flags.DeviceEjectable, 0x1u, 0x0E, 0x02, 0x00)
BITS(70, etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR64, Flags.WritableHandles, 0x1u, 0x0E, 0x04, 0x00)
BITS(71, etwspec_PERFINFO_KERNELMEMORY_RANGE_USAGE_PTR32, UsageType, 0x1Fu, 0x00, 0x1F, 0x00, 0x00, 0x00)
BITS(72, etwspec_PERFINFO_KERNELMEMORY_RANGE_USAGE_PTR32, Spare, 0x7FFFFFFu, 0x00, 0xE0, 0xFF, 0xFF, 0xFF)
BITS(73, etwspec_PERFINFO_KERNELMEMORY_RANGE_USAGE_PTR64, UsageType, 0x1Fu, 0x00, 0x1F, 0x00, 0x00, 0x00)
BITS(74, etwspec_PERFINFO_KERNELMEMORY_RANGE_USAGE_PTR64, Spare, 0x7FFFFFFu, 0x00, 0xE0, 0xFF, 0xFF, 0xFF)
BITS(75, etwspec_PERFINFO_MEM_RESET_INFO_PTR32, TypeInfo, 0x3u, 0x08, 0x03, 0x00, 0x00, 0x00)
BITS(76, etwspec_PERFINFO_MEM_RESET_INFO_PTR32, Spare, 0x3FFFFFFFu, 0x08, 0xFC, 0xFF, 0xFF, 0xFF)
BITS(77, etwspec_PERFINFO_MEM_RESET_INFO_PTR64, TypeInfo, 0x3u, 0x10, 0x03, 0x00, 0x00, 0x00)
BITS(78, etwspec_PERFINFO_MEM_RESET_INFO_PTR64, Spare, 0x3FFFFFFFu, 0x10, 0xFC, 0xFF, 0xFF, 0xFF)
BITS(79, etwspec_PERFINFO_PAGECOMBINE_AGGREGATE_STAT, StatType, 0x3Fu, 0x00, 0x3F, 0x00, 0x00, 0x00)
BITS(80, etwspec_PERFINFO_PAGECOMBINE_AGGREGATE_STAT, Spare, 0x3FFFFFFu, 0x00, 0xC0, 0xFF, 0xFF, 0xFF)
BITS(81, etwspec_PERFINFO_PAGECOMBINE_ITERATION_STAT, StatType, 0x3Fu, 0x00, 0x3F, 0x00, 0x00, 0x00)
BITS(82, etwspec_PERFINFO_PAGECOMBINE_ITERATION_STAT, Spare, 0x3FFFFFFu, 0x00, 0xC0, 0xFF, 0xFF, 0xFF)
BITS(83, etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR32, UseDescription, 0xFull, 0x00, 0x0F, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00)
BITS(84, etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR32, UniqueKey, 0xFFFFFFFFFFFFull, 0x00, 0xF0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 0x00)
BITS(85, etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR32, Reserved, 0xFFFull, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xF0, 0xFF)
BITS(86, etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR64, UseDescription, 0xFull, 0x00, 0x0F, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00)
BITS(87, etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR64, UniqueKey, 0xFFFFFFFFFFFFull, 0x00, 0xF0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 0x00)
BITS(88, etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR64, Reserved, 0xFFFull, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xF0, 0xFF)
BITS(89, etwspec_PERFINFO_VAD_ROTATE_INFO_PTR32, Direction, 0xFu, 0x08, 0x0F, 0x00, 0x00, 0x00)
BITS(90, etwspec_PERFINFO_VAD_ROTATE_INFO_PTR32, Spare, 0xFFFFFFFu, 0x08, 0xF0, 0xFF, 0xFF, 0xFF)
BITS(91, etwspec_PERFINFO_VAD_ROTATE_INFO_PTR64, Direction, 0xFu, 0x10, 0x0F, 0x00, 0x00, 0x00)
BITS(92, etwspec_PERFINFO_VAD_ROTATE_INFO_PTR64, Spare, 0xFFFFFFFu, 0x10, 0xF0, 0xFF, 0xFF, 0xFF)
BITS(93, etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR32, ExecutingDpc, 0x1u, 0x0A, 0x01)
BITS(94, etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR32, ExecutingIsr, 0x1u, 0x0A, 0x02)
BITS(95, etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR32, Reserved, 0x1u, 0x0A, 0x04)
BITS(96, etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR32, Priority, 0x1Fu, 0x0A, 0xF8)
BITS(97, etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR64, ExecutingDpc, 0x1u, 0x0E, 0x01)
BITS(98, etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR64, ExecutingIsr, 0x1u, 0x0E, 0x02)
BITS(99, etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR64, Reserved, 0x1u, 0x0E, 0x04)
BITS(100, etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR64, Priority, 0x1Fu, 0x0E, 0xF8)
BITS(101, etwspec_WMI_SPINLOCK_V6_1_PTR64, AcquireMode, 0x3Fu, 0x32, 0x3F)
BITS(102, etwspec_WMI_SPINLOCK_V6_1_PTR64, ExecuteDpc, 0x1u, 0x32, 0x40)
BITS(103, etwspec_WMI_SPINLOCK_V6_1_PTR64, ExecuteIsr, 0x1u, 0x32, 0x80)
BITS(104, etwspec_WMI_SPINLOCK_V6_2_PTR32, AcquireMode, 0x3Fu, 0x2A, 0x3F)
BITS(105, etwspec_WMI_SPINLOCK_V6_2_PTR32, ExecuteDpc, 0x1u, 0x2A, 0x40)
BITS(106, etwspec_WMI_SPINLOCK_V6_2_PTR32, ExecuteIsr, 0x1u, 0x2A, 0x80)
BITS(107, etwspec_WMI_SPINLOCK_PTR32, AcquireMode, 0x3Fu, 0x2A, 0x3F)
BITS(108, etwspec_WMI_SPINLOCK_PTR32, ExecuteDpc, 0x1u, 0x2A, 0x40)
BITS(109, etwspec_WMI_SPINLOCK_PTR32, ExecuteIsr, 0x1u, 0x2A, 0x80)
BITS(110, etwspec_WMI_SPINLOCK_PTR64, AcquireMode, 0x3Fu, 0x32, 0x3F)
BITS(111, etwspec_WMI_SPINLOCK_PTR64, ExecuteDpc, 0x1u, 0x32, 0x40)
BITS(112, etwspec_WMI_SPINLOCK_PTR64, ExecuteIsr, 0x1u, 0x32, 0x80)
BITS(113, etwspec_PERFINFO_CC_SCHEDULE_READ_AHEAD_PTR32, ReadAheadSettingsChanged, 0x1u, 0x3C, 0x01, 0x00, 0x00, 0x00)
BITS(114, etwspec_PERFINFO_CC_SCHEDULE_READ_AHEAD_PTR32, ReadAheadActive, 0x1u, 0x3C, 0x02, 0x00, 0x00, 0x00)
BITS(115, etwspec_PERFINFO_CC_SCHEDULE_READ_AHEAD_PTR64, ReadAheadSettingsChanged, 0x1u, 0x44, 0x01, 0x00, 0x00, 0x00)
BITS(116, etwspec_PERFINFO_CC_SCHEDULE_READ_AHEAD_PTR64, ReadAheadActive, 0x1u, 0x44, 0x02, 0x00, 0x00, 0x00)
BITS(117, etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS, RequireProfileTotalIssuesSource, 0x1u, 0x00, 0x01, 0x00, 0x00, 0x00)
BITS(118, etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS, ForceProfileTimeSource, 0x1u, 0x00, 0x02, 0x00, 0x00, 0x00)
BITS(119, etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS, NoProfileSampling, 0x1u, 0x00, 0x04, 0x00, 0x00, 0x00)
BITS(120, etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS, NoCSwitchSampling, 0x1u, 0x00, 0x08, 0x00, 0x00, 0x00)
BITS(121, etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS, NoReadyThreadSampling, 0x1u, 0x00, 0x10, 0x00, 0x00, 0x00)
BITS(122, etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS, NoFaultSampling, 0x1u, 0x00, 0x20, 0x00, 0x00, 0x00)
BITS(123, etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS, NoStackCache, 0x1u, 0x00, 0x40, 0x00, 0x00, 0x00)
BITS(124, etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS, NoSampleBuffers, 0x1u, 0x00, 0x80, 0x00, 0x00, 0x00)
BITS(125, etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS, NoPauseWhenFull, 0x1u, 0x00, 0x00, 0x01, 0x00, 0x00)
BITS(126, etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS, NoLowPriority, 0x1u, 0x00, 0x00, 0x02, 0x00, 0x00)
BITS(127, etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS, WithAppId, 0x1u, 0x00, 0x00, 0x04, 0x00, 0x00)
BITS(128, etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS, FilterKernel, 0x1u, 0x00, 0x00, 0x08, 0x00, 0x00)
BITS(129, etwspec_ETW_COVERAGE_SAMPLER_QUERY_INFO_PTR32, EmptyStackCache, 0x1u, 0x0C, 0x01, 0x00, 0x00, 0x00)
BITS(130, etwspec_ETW_COVERAGE_SAMPLER_QUERY_INFO_PTR64, EmptyStackCache, 0x1u, 0x10, 0x01, 0x00, 0x00, 0x00)
BITS(131, etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32, VersionNumber, 0xFFu, 0x74, 0xFF, 0x00, 0x00, 0x00)
BITS(132, etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32, Wow, 0x1u, 0x80, 0x01, 0x00, 0x00, 0x00)
BITS(133, etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32, QpcDeltaTracking, 0x1u, 0x80, 0x02, 0x00, 0x00, 0x00)
BITS(134, etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32, LargeMdlPages, 0x1u, 0x80, 0x04, 0x00, 0x00, 0x00)
BITS(135, etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32, ExcludeKernelStack, 0x1u, 0x80, 0x08, 0x00, 0x00, 0x00)
BITS(136, etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64, VersionNumber, 0xFFu, 0x78, 0xFF, 0x00, 0x00, 0x00)
BITS(137, etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64, Wow, 0x1u, 0x88, 0x01, 0x00, 0x00, 0x00)
BITS(138, etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64, QpcDeltaTracking, 0x1u, 0x88, 0x02, 0x00, 0x00, 0x00)
BITS(139, etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64, LargeMdlPages, 0x1u, 0x88, 0x04, 0x00, 0x00, 0x00)
BITS(140, etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64, ExcludeKernelStack, 0x1u, 0x88, 0x08, 0x00, 0x00, 0x00)
BITS(141, etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR32, Wow, 0x1u, 0x50, 0x01, 0x00, 0x00, 0x00)
BITS(142, etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR32, QpcDeltaTracking, 0x1u, 0x50, 0x02, 0x00, 0x00, 0x00)
BITS(143, etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR32, LargeMdlPages, 0x1u, 0x50, 0x04, 0x00, 0x00, 0x00)
BITS(144, etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR32, ExcludeKernelStack, 0x1u, 0x50, 0x08, 0x00, 0x00, 0x00)
BITS(145, etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR64, Wow, 0x1u, 0x50, 0x01, 0x00, 0x00, 0x00)
BITS(146, etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR64, QpcDeltaTracking, 0x1u, 0x50, 0x02, 0x00, 0x00, 0x00)
BITS(147, etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR64, LargeMdlPages, 0x1u, 0x50, 0x04, 0x00, 0x00, 0x00)
BITS(148, etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR64, ExcludeKernelStack, 0x1u, 0x50, 0x08, 0x00, 0x00, 0x00)
BITS(149, etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR32, Wow, 0x1u, 0x50, 0x01, 0x00, 0x00, 0x00)
BITS(150, etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR32, QpcDeltaTracking, 0x1u, 0x50, 0x02, 0x00, 0x00, 0x00)
BITS(151, etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR32, LargeMdlPages, 0x1u, 0x50, 0x04, 0x00, 0x00, 0x00)
BITS(152, etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR32, ExcludeKernelStack, 0x1u, 0x50, 0x08, 0x00, 0x00, 0x00)
BITS(153, etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR64, Wow, 0x1u, 0x50, 0x01, 0x00, 0x00, 0x00)
BITS(154, etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR64, QpcDeltaTracking, 0x1u, 0x50, 0x02, 0x00, 0x00, 0x00)
BITS(155, etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR64, LargeMdlPages, 0x1u, 0x50, 0x04, 0x00, 0x00, 0x00)
BITS(156, etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR64, ExcludeKernelStack, 0x1u, 0x50, 0x08, 0x00, 0x00, 0x00)
BITS(157, etwspec_WMI_LOGGER_INFORMATION_PTR32, Wow, 0x1u, 0x50, 0x01, 0x00, 0x00, 0x00)
BITS(158, etwspec_WMI_LOGGER_INFORMATION_PTR32, QpcDeltaTracking, 0x1u, 0x50, 0x02, 0x00, 0x00, 0x00)
BITS(159, etwspec_WMI_LOGGER_INFORMATION_PTR32, LargeMdlPages, 0x1u, 0x50, 0x04, 0x00, 0x00, 0x00)
BITS(160, etwspec_WMI_LOGGER_INFORMATION_PTR32, ExcludeKernelStack, 0x1u, 0x50, 0x08, 0x00, 0x00, 0x00)
BITS(161, etwspec_WMI_LOGGER_INFORMATION_PTR64, Wow, 0x1u, 0x50, 0x01, 0x00, 0x00, 0x00)
BITS(162, etwspec_WMI_LOGGER_INFORMATION_PTR64, QpcDeltaTracking, 0x1u, 0x50, 0x02, 0x00, 0x00, 0x00)
BITS(163, etwspec_WMI_LOGGER_INFORMATION_PTR64, LargeMdlPages, 0x1u, 0x50, 0x04, 0x00, 0x00, 0x00)
BITS(164, etwspec_WMI_LOGGER_INFORMATION_PTR64, ExcludeKernelStack, 0x1u, 0x50, 0x08, 0x00, 0x00, 0x00)
BITS(165, etwspec_WMI_LOGGER_MODE_V5_0, SequentialFile, 0x1u, 0x00, 0x01, 0x00, 0x00, 0x00)
BITS(166, etwspec_WMI_LOGGER_MODE_V5_0, CircularFile, 0x1u, 0x00, 0x02, 0x00, 0x00, 0x00)
BITS(167, etwspec_WMI_LOGGER_MODE_V5_0, Unused1, 0x3Fu, 0x00, 0xFC, 0x00, 0x00, 0x00)
BITS(168, etwspec_WMI_LOGGER_MODE_V5_0, RealTime, 0x1u, 0x00, 0x00, 0x01, 0x00, 0x00)
BITS(169, etwspec_WMI_LOGGER_MODE_V5_0, DelayOpenFile, 0x1u, 0x00, 0x00, 0x02, 0x00, 0x00)
BITS(170, etwspec_WMI_LOGGER_MODE_V5_0, BufferOnly, 0x1u, 0x00, 0x00, 0x04, 0x00, 0x00)
BITS(171, etwspec_WMI_LOGGER_MODE_V5_0, PrivateLogger, 0x1u, 0x00, 0x00, 0x08, 0x00, 0x00)
BITS(172, etwspec_WMI_LOGGER_MODE_V5_0, AddHeader, 0x1u, 0x00, 0x00, 0x10, 0x00, 0x00)
BITS(173, etwspec_WMI_LOGGER_MODE, SequentialFile, 0x1u, 0x00, 0x01, 0x00, 0x00, 0x00)
BITS(174, etwspec_WMI_LOGGER_MODE, CircularFile, 0x1u, 0x00, 0x02, 0x00, 0x00, 0x00)
BITS(175, etwspec_WMI_LOGGER_MODE, AppendFile, 0x1u, 0x00, 0x04, 0x00, 0x00, 0x00)
BITS(176, etwspec_WMI_LOGGER_MODE, Unused1, 0x1Fu, 0x00, 0xF8, 0x00, 0x00, 0x00)
BITS(177, etwspec_WMI_LOGGER_MODE, RealTime, 0x1u, 0x00, 0x00, 0x01, 0x00, 0x00)
BITS(178, etwspec_WMI_LOGGER_MODE, DelayOpenFile, 0x1u, 0x00, 0x00, 0x02, 0x00, 0x00)
BITS(179, etwspec_WMI_LOGGER_MODE, BufferOnly, 0x1u, 0x00, 0x00, 0x04, 0x00, 0x00)
BITS(180, etwspec_WMI_LOGGER_MODE, PrivateLogger, 0x1u, 0x00, 0x00, 0x08, 0x00, 0x00)
BITS(181, etwspec_WMI_LOGGER_MODE, AddHeader, 0x1u, 0x00, 0x00, 0x10, 0x00, 0x00)
BITS(182, etwspec_WMI_LOGGER_MODE, UseExisting, 0x1u, 0x00, 0x00, 0x20, 0x00, 0x00)
BITS(183, etwspec_WMI_LOGGER_MODE, UseGlobalSequence, 0x1u, 0x00, 0x00, 0x40, 0x00, 0x00)
BITS(184, etwspec_WMI_LOGGER_MODE, UseLocalSequence, 0x1u, 0x00, 0x00, 0x80, 0x00, 0x00)
BITS(185, etwspec_WMI_LOGGER_MODE, Unused2, 0xFFFFu, 0x00, 0x00, 0x00, 0xFF, 0xFF)
BITS(186, etwspec_ETW_LAST_ENABLE_INFO, Enabled, 0x1u, 0x0B, 0x01)
BITS(187, etwspec_ETW_LAST_ENABLE_INFO, InternalFlag, 0x7Fu, 0x0B, 0xFE)
BITS(188, etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32, UserPriority, 0x7u, 0x00, 0x07, 0x00, 0x00, 0x00)
BITS(189, etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32, CanonicalFormatId, 0x1u, 0x00, 0x08, 0x00, 0x00, 0x00)
BITS(190, etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32, VlanId, 0xFFFu, 0x00, 0xF0, 0xFF, 0x00, 0x00)
BITS(191, etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32, WMMInfo, 0xFu, 0x00, 0x00, 0x00, 0x0F, 0x00)
BITS(192, etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32, Reserved, 0xFFFu, 0x00, 0x00, 0x00, 0xF0, 0xFF)
BITS(193, etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64, UserPriority, 0x7u, 0x00, 0x07, 0x00, 0x00, 0x00)
BITS(194, etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64, CanonicalFormatId, 0x1u, 0x00, 0x08, 0x00, 0x00, 0x00)
BITS(195, etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64, VlanId, 0xFFFu, 0x00, 0xF0, 0xFF, 0x00, 0x00)
BITS(196, etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64, WMMInfo, 0xFu, 0x00, 0x00, 0x00, 0x0F, 0x00)
BITS(197, etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64, Reserved, 0xFFFu, 0x00, 0x00, 0x00, 0xF0, 0xFF)

#if !defined(ETWSPEC_SECTIONS)

static const struct {
    const char *name;
    const unsigned char *actual, *expected;
    size_t size;
} all[] = {
    { "etwspec_COMPACT_SYSTEM_TRACE_HEADER.Version", a0.bytes, e0.bytes, sizeof(etwspec_COMPACT_SYSTEM_TRACE_HEADER) },
    { "etwspec_EVENT_HEADER_EXTENDED_DATA_ITEM.Linkage", a1.bytes, e1.bytes, sizeof(etwspec_EVENT_HEADER_EXTENDED_DATA_ITEM) },
    { "etwspec_EVENT_HEADER_EXTENDED_DATA_ITEM.Reserved2", a2.bytes, e2.bytes, sizeof(etwspec_EVENT_HEADER_EXTENDED_DATA_ITEM) },
    { "etwspec_EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER.Linkage", a3.bytes, e3.bytes, sizeof(etwspec_EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER) },
    { "etwspec_EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER.Reserved2", a4.bytes, e4.bytes, sizeof(etwspec_EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER) },
    { "etwspec_PERFINFO_TRACE_HEADER.Version", a5.bytes, e5.bytes, sizeof(etwspec_PERFINFO_TRACE_HEADER) },
    { "etwspec_SYSTEM_TRACE_HEADER.Version", a6.bytes, e6.bytes, sizeof(etwspec_SYSTEM_TRACE_HEADER) },
    { "etwspec_WMI_BUFFER_STATE.Free", a7.bytes, e7.bytes, sizeof(etwspec_WMI_BUFFER_STATE) },
    { "etwspec_WMI_BUFFER_STATE.InUse", a8.bytes, e8.bytes, sizeof(etwspec_WMI_BUFFER_STATE) },
    { "etwspec_WMI_BUFFER_STATE.Flush", a9.bytes, e9.bytes, sizeof(etwspec_WMI_BUFFER_STATE) },
    { "etwspec_WMI_BUFFER_STATE.Unused", a10.bytes, e10.bytes, sizeof(etwspec_WMI_BUFFER_STATE) },
    { "etwspec_WMI_BUFFER_HEADER_PTR32.ClockType", a11.bytes, e11.bytes, sizeof(etwspec_WMI_BUFFER_HEADER_PTR32) },
    { "etwspec_WMI_BUFFER_HEADER_PTR32.Frequency", a12.bytes, e12.bytes, sizeof(etwspec_WMI_BUFFER_HEADER_PTR32) },
    { "etwspec_WMI_BUFFER_HEADER_PTR64.ClockType", a13.bytes, e13.bytes, sizeof(etwspec_WMI_BUFFER_HEADER_PTR64) },
    { "etwspec_WMI_BUFFER_HEADER_PTR64.Frequency", a14.bytes, e14.bytes, sizeof(etwspec_WMI_BUFFER_HEADER_PTR64) },
    { "etwspec_TRACE_EVENT_INFO.Flags", a15.bytes, e15.bytes, sizeof(etwspec_TRACE_EVENT_INFO) },
    { "etwspec_TRACE_EVENT_INFO.Tags", a16.bytes, e16.bytes, sizeof(etwspec_TRACE_EVENT_INFO) },
    { "etwspec_ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_PTR32.IoBoost", a17.bytes, e17.bytes, sizeof(etwspec_ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_PTR32) },
    { "etwspec_ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_PTR32.CpuBoostsBitmap", a18.bytes, e18.bytes, sizeof(etwspec_ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_PTR32) },
    { "etwspec_ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_PTR64.IoBoost", a19.bytes, e19.bytes, sizeof(etwspec_ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_PTR64) },
    { "etwspec_ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_PTR64.CpuBoostsBitmap", a20.bytes, e20.bytes, sizeof(etwspec_ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT_PTR64) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32.NewIoPriorityFloor", a21.bytes, e21.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32.OldIoPriority", a22.bytes, e22.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32.NewIoQoSPriorityFloor", a23.bytes, e23.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32.OldIoQoSPriority", a24.bytes, e24.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32.ExecutingDpc", a25.bytes, e25.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32.WakeupBoost", a26.bytes, e26.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32.BoostedOutstandingIrps", a27.bytes, e27.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32.Reserved", a28.bytes, e28.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR32) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64.NewIoPriorityFloor", a29.bytes, e29.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64.OldIoPriority", a30.bytes, e30.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64.NewIoQoSPriorityFloor", a31.bytes, e31.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64.OldIoQoSPriority", a32.bytes, e32.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64.ExecutingDpc", a33.bytes, e33.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64.WakeupBoost", a34.bytes, e34.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64.BoostedOutstandingIrps", a35.bytes, e35.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64) },
    { "etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64.Reserved", a36.bytes, e36.bytes, sizeof(etwspec_ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT_PTR64) },
    { "etwspec_ETW_READY_THREAD_EVENT.ExecutingDpc", a37.bytes, e37.bytes, sizeof(etwspec_ETW_READY_THREAD_EVENT) },
    { "etwspec_ETW_READY_THREAD_EVENT.KernelStackNotResident", a38.bytes, e38.bytes, sizeof(etwspec_ETW_READY_THREAD_EVENT) },
    { "etwspec_ETW_READY_THREAD_EVENT.ProcessOutOfMemory", a39.bytes, e39.bytes, sizeof(etwspec_ETW_READY_THREAD_EVENT) },
    { "etwspec_ETW_READY_THREAD_EVENT.DirectSwitchAttempt", a40.bytes, e40.bytes, sizeof(etwspec_ETW_READY_THREAD_EVENT) },
    { "etwspec_ETW_READY_THREAD_EVENT.Reserved", a41.bytes, e41.bytes, sizeof(etwspec_ETW_READY_THREAD_EVENT) },
    { "etwspec_PERFINFO_CCSWAP.DataType", a42.bytes, e42.bytes, sizeof(etwspec_PERFINFO_CCSWAP) },
    { "etwspec_PERFINFO_CCSWAP.TimeDelta", a43.bytes, e43.bytes, sizeof(etwspec_PERFINFO_CCSWAP) },
    { "etwspec_PERFINFO_CCSWAP.OldThreadIdIndex", a44.bytes, e44.bytes, sizeof(etwspec_PERFINFO_CCSWAP) },
    { "etwspec_PERFINFO_CCSWAP.OldThreadStateWr", a45.bytes, e45.bytes, sizeof(etwspec_PERFINFO_CCSWAP) },
    { "etwspec_PERFINFO_CCSWAP.OldThreadPriority", a46.bytes, e46.bytes, sizeof(etwspec_PERFINFO_CCSWAP) },
    { "etwspec_PERFINFO_CCSWAP.NewThreadWaitTime", a47.bytes, e47.bytes, sizeof(etwspec_PERFINFO_CCSWAP) },
    { "etwspec_PERFINFO_CCSWAP_IDLE.DataType", a48.bytes, e48.bytes, sizeof(etwspec_PERFINFO_CCSWAP_IDLE) },
    { "etwspec_PERFINFO_CCSWAP_IDLE.TimeDelta", a49.bytes, e49.bytes, sizeof(etwspec_PERFINFO_CCSWAP_IDLE) },
    { "etwspec_PERFINFO_CCSWAP_IDLE_SHORT.DataType", a50.bytes, e50.bytes, sizeof(etwspec_PERFINFO_CCSWAP_IDLE_SHORT) },
    { "etwspec_PERFINFO_CCSWAP_IDLE_SHORT.TimeDelta", a51.bytes, e51.bytes, sizeof(etwspec_PERFINFO_CCSWAP_IDLE_SHORT) },
    { "etwspec_PERFINFO_CCSWAP_LITE.DataType", a52.bytes, e52.bytes, sizeof(etwspec_PERFINFO_CCSWAP_LITE) },
    { "etwspec_PERFINFO_CCSWAP_LITE.OldThreadIdIndex", a53.bytes, e53.bytes, sizeof(etwspec_PERFINFO_CCSWAP_LITE) },
    { "etwspec_PERFINFO_CCSWAP_LITE.OldThreadPriInc", a54.bytes, e54.bytes, sizeof(etwspec_PERFINFO_CCSWAP_LITE) },
    { "etwspec_PERFINFO_CCSWAP_LITE.OldThreadStateWr", a55.bytes, e55.bytes, sizeof(etwspec_PERFINFO_CCSWAP_LITE) },
    { "etwspec_PERFINFO_CCSWAP_LITE.TimeDelta", a56.bytes, e56.bytes, sizeof(etwspec_PERFINFO_CCSWAP_LITE) },
    { "etwspec_WMI_CONTEXTSWAP_V1703.OldThreadWaitMode", a57.bytes, e57.bytes, sizeof(etwspec_WMI_CONTEXTSWAP_V1703) },
    { "etwspec_WMI_CONTEXTSWAP_V1703.OldThreadBamEppImportant", a58.bytes, e58.bytes, sizeof(etwspec_WMI_CONTEXTSWAP_V1703) },
    { "etwspec_WMI_CONTEXTSWAP_V1703.NewThreadBamEppImportant", a59.bytes, e59.bytes, sizeof(etwspec_WMI_CONTEXTSWAP_V1703) },
    { "etwspec_WMI_CONTEXTSWAP_V1703.Reserved", a60.bytes, e60.bytes, sizeof(etwspec_WMI_CONTEXTSWAP_V1703) },
    { "etwspec_WMI_CONTEXTSWAP.OldThreadWaitMode", a61.bytes, e61.bytes, sizeof(etwspec_WMI_CONTEXTSWAP) },
    { "etwspec_WMI_CONTEXTSWAP.OldThreadBamQosLevel", a62.bytes, e62.bytes, sizeof(etwspec_WMI_CONTEXTSWAP) },
    { "etwspec_WMI_CONTEXTSWAP.NewThreadBamQosLevel", a63.bytes, e63.bytes, sizeof(etwspec_WMI_CONTEXTSWAP) },
    { "etwspec_WMI_CONTEXTSWAP.Reserved", a64.bytes, e64.bytes, sizeof(etwspec_WMI_CONTEXTSWAP) },
    { "etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR32.Flags.ActiveDataReference", a65.bytes, e65.bytes, sizeof(etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR32) },
    { "etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR32.Flags.DeviceEjectable", a66.bytes, e66.bytes, sizeof(etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR32) },
    { "etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR32.Flags.WritableHandles", a67.bytes, e67.bytes, sizeof(etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR32) },
    { "etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR64.Flags.ActiveDataReference", a68.bytes, e68.bytes, sizeof(etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR64) },
    { "etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR64.Flags.DeviceEjectable", a69.bytes, e69.bytes, sizeof(etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR64) },
    { "etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR64.Flags.WritableHandles", a70.bytes, e70.bytes, sizeof(etwspec_PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO_PTR64) },
    { "etwspec_PERFINFO_KERNELMEMORY_RANGE_USAGE_PTR32.UsageType", a71.bytes, e71.bytes, sizeof(etwspec_PERFINFO_KERNELMEMORY_RANGE_USAGE_PTR32) },
    { "etwspec_PERFINFO_KERNELMEMORY_RANGE_USAGE_PTR32.Spare", a72.bytes, e72.bytes, sizeof(etwspec_PERFINFO_KERNELMEMORY_RANGE_USAGE_PTR32) },
    { "etwspec_PERFINFO_KERNELMEMORY_RANGE_USAGE_PTR64.UsageType", a73.bytes, e73.bytes, sizeof(etwspec_PERFINFO_KERNELMEMORY_RANGE_USAGE_PTR64) },
    { "etwspec_PERFINFO_KERNELMEMORY_RANGE_USAGE_PTR64.Spare", a74.bytes, e74.bytes, sizeof(etwspec_PERFINFO_KERNELMEMORY_RANGE_USAGE_PTR64) },
    { "etwspec_PERFINFO_MEM_RESET_INFO_PTR32.TypeInfo", a75.bytes, e75.bytes, sizeof(etwspec_PERFINFO_MEM_RESET_INFO_PTR32) },
    { "etwspec_PERFINFO_MEM_RESET_INFO_PTR32.Spare", a76.bytes, e76.bytes, sizeof(etwspec_PERFINFO_MEM_RESET_INFO_PTR32) },
    { "etwspec_PERFINFO_MEM_RESET_INFO_PTR64.TypeInfo", a77.bytes, e77.bytes, sizeof(etwspec_PERFINFO_MEM_RESET_INFO_PTR64) },
    { "etwspec_PERFINFO_MEM_RESET_INFO_PTR64.Spare", a78.bytes, e78.bytes, sizeof(etwspec_PERFINFO_MEM_RESET_INFO_PTR64) },
    { "etwspec_PERFINFO_PAGECOMBINE_AGGREGATE_STAT.StatType", a79.bytes, e79.bytes, sizeof(etwspec_PERFINFO_PAGECOMBINE_AGGREGATE_STAT) },
    { "etwspec_PERFINFO_PAGECOMBINE_AGGREGATE_STAT.Spare", a80.bytes, e80.bytes, sizeof(etwspec_PERFINFO_PAGECOMBINE_AGGREGATE_STAT) },
    { "etwspec_PERFINFO_PAGECOMBINE_ITERATION_STAT.StatType", a81.bytes, e81.bytes, sizeof(etwspec_PERFINFO_PAGECOMBINE_ITERATION_STAT) },
    { "etwspec_PERFINFO_PAGECOMBINE_ITERATION_STAT.Spare", a82.bytes, e82.bytes, sizeof(etwspec_PERFINFO_PAGECOMBINE_ITERATION_STAT) },
    { "etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR32.UseDescription", a83.bytes, e83.bytes, sizeof(etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR32) },
    { "etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR32.UniqueKey", a84.bytes, e84.bytes, sizeof(etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR32) },
    { "etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR32.Reserved", a85.bytes, e85.bytes, sizeof(etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR32) },
    { "etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR64.UseDescription", a86.bytes, e86.bytes, sizeof(etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR64) },
    { "etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR64.UniqueKey", a87.bytes, e87.bytes, sizeof(etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR64) },
    { "etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR64.Reserved", a88.bytes, e88.bytes, sizeof(etwspec_PERFINFO_PAGE_RANGE_IDENTITY_PTR64) },
    { "etwspec_PERFINFO_VAD_ROTATE_INFO_PTR32.Direction", a89.bytes, e89.bytes, sizeof(etwspec_PERFINFO_VAD_ROTATE_INFO_PTR32) },
    { "etwspec_PERFINFO_VAD_ROTATE_INFO_PTR32.Spare", a90.bytes, e90.bytes, sizeof(etwspec_PERFINFO_VAD_ROTATE_INFO_PTR32) },
    { "etwspec_PERFINFO_VAD_ROTATE_INFO_PTR64.Direction", a91.bytes, e91.bytes, sizeof(etwspec_PERFINFO_VAD_ROTATE_INFO_PTR64) },
    { "etwspec_PERFINFO_VAD_ROTATE_INFO_PTR64.Spare", a92.bytes, e92.bytes, sizeof(etwspec_PERFINFO_VAD_ROTATE_INFO_PTR64) },
    { "etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR32.ExecutingDpc", a93.bytes, e93.bytes, sizeof(etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR32) },
    { "etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR32.ExecutingIsr", a94.bytes, e94.bytes, sizeof(etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR32) },
    { "etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR32.Reserved", a95.bytes, e95.bytes, sizeof(etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR32) },
    { "etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR32.Priority", a96.bytes, e96.bytes, sizeof(etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR32) },
    { "etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR64.ExecutingDpc", a97.bytes, e97.bytes, sizeof(etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR64) },
    { "etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR64.ExecutingIsr", a98.bytes, e98.bytes, sizeof(etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR64) },
    { "etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR64.Reserved", a99.bytes, e99.bytes, sizeof(etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR64) },
    { "etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR64.Priority", a100.bytes, e100.bytes, sizeof(etwspec_PERFINFO_SAMPLED_PROFILE_INFORMATION_PTR64) },
    { "etwspec_WMI_SPINLOCK_V6_1_PTR64.AcquireMode", a101.bytes, e101.bytes, sizeof(etwspec_WMI_SPINLOCK_V6_1_PTR64) },
    { "etwspec_WMI_SPINLOCK_V6_1_PTR64.ExecuteDpc", a102.bytes, e102.bytes, sizeof(etwspec_WMI_SPINLOCK_V6_1_PTR64) },
    { "etwspec_WMI_SPINLOCK_V6_1_PTR64.ExecuteIsr", a103.bytes, e103.bytes, sizeof(etwspec_WMI_SPINLOCK_V6_1_PTR64) },
    { "etwspec_WMI_SPINLOCK_V6_2_PTR32.AcquireMode", a104.bytes, e104.bytes, sizeof(etwspec_WMI_SPINLOCK_V6_2_PTR32) },
    { "etwspec_WMI_SPINLOCK_V6_2_PTR32.ExecuteDpc", a105.bytes, e105.bytes, sizeof(etwspec_WMI_SPINLOCK_V6_2_PTR32) },
    { "etwspec_WMI_SPINLOCK_V6_2_PTR32.ExecuteIsr", a106.bytes, e106.bytes, sizeof(etwspec_WMI_SPINLOCK_V6_2_PTR32) },
    { "etwspec_WMI_SPINLOCK_PTR32.AcquireMode", a107.bytes, e107.bytes, sizeof(etwspec_WMI_SPINLOCK_PTR32) },
    { "etwspec_WMI_SPINLOCK_PTR32.ExecuteDpc", a108.bytes, e108.bytes, sizeof(etwspec_WMI_SPINLOCK_PTR32) },
    { "etwspec_WMI_SPINLOCK_PTR32.ExecuteIsr", a109.bytes, e109.bytes, sizeof(etwspec_WMI_SPINLOCK_PTR32) },
    { "etwspec_WMI_SPINLOCK_PTR64.AcquireMode", a110.bytes, e110.bytes, sizeof(etwspec_WMI_SPINLOCK_PTR64) },
    { "etwspec_WMI_SPINLOCK_PTR64.ExecuteDpc", a111.bytes, e111.bytes, sizeof(etwspec_WMI_SPINLOCK_PTR64) },
    { "etwspec_WMI_SPINLOCK_PTR64.ExecuteIsr", a112.bytes, e112.bytes, sizeof(etwspec_WMI_SPINLOCK_PTR64) },
    { "etwspec_PERFINFO_CC_SCHEDULE_READ_AHEAD_PTR32.ReadAheadSettingsChanged", a113.bytes, e113.bytes, sizeof(etwspec_PERFINFO_CC_SCHEDULE_READ_AHEAD_PTR32) },
    { "etwspec_PERFINFO_CC_SCHEDULE_READ_AHEAD_PTR32.ReadAheadActive", a114.bytes, e114.bytes, sizeof(etwspec_PERFINFO_CC_SCHEDULE_READ_AHEAD_PTR32) },
    { "etwspec_PERFINFO_CC_SCHEDULE_READ_AHEAD_PTR64.ReadAheadSettingsChanged", a115.bytes, e115.bytes, sizeof(etwspec_PERFINFO_CC_SCHEDULE_READ_AHEAD_PTR64) },
    { "etwspec_PERFINFO_CC_SCHEDULE_READ_AHEAD_PTR64.ReadAheadActive", a116.bytes, e116.bytes, sizeof(etwspec_PERFINFO_CC_SCHEDULE_READ_AHEAD_PTR64) },
    { "etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS.RequireProfileTotalIssuesSource", a117.bytes, e117.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS) },
    { "etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS.ForceProfileTimeSource", a118.bytes, e118.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS) },
    { "etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS.NoProfileSampling", a119.bytes, e119.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS) },
    { "etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS.NoCSwitchSampling", a120.bytes, e120.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS) },
    { "etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS.NoReadyThreadSampling", a121.bytes, e121.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS) },
    { "etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS.NoFaultSampling", a122.bytes, e122.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS) },
    { "etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS.NoStackCache", a123.bytes, e123.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS) },
    { "etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS.NoSampleBuffers", a124.bytes, e124.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS) },
    { "etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS.NoPauseWhenFull", a125.bytes, e125.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS) },
    { "etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS.NoLowPriority", a126.bytes, e126.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS) },
    { "etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS.WithAppId", a127.bytes, e127.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS) },
    { "etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS.FilterKernel", a128.bytes, e128.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_OPTION_FLAGS) },
    { "etwspec_ETW_COVERAGE_SAMPLER_QUERY_INFO_PTR32.EmptyStackCache", a129.bytes, e129.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_QUERY_INFO_PTR32) },
    { "etwspec_ETW_COVERAGE_SAMPLER_QUERY_INFO_PTR64.EmptyStackCache", a130.bytes, e130.bytes, sizeof(etwspec_ETW_COVERAGE_SAMPLER_QUERY_INFO_PTR64) },
    { "etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32.VersionNumber", a131.bytes, e131.bytes, sizeof(etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32) },
    { "etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32.Wow", a132.bytes, e132.bytes, sizeof(etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32) },
    { "etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32.QpcDeltaTracking", a133.bytes, e133.bytes, sizeof(etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32) },
    { "etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32.LargeMdlPages", a134.bytes, e134.bytes, sizeof(etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32) },
    { "etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32.ExcludeKernelStack", a135.bytes, e135.bytes, sizeof(etwspec_EVENT_TRACE_PROPERTIES_V2_PTR32) },
    { "etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64.VersionNumber", a136.bytes, e136.bytes, sizeof(etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64) },
    { "etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64.Wow", a137.bytes, e137.bytes, sizeof(etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64) },
    { "etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64.QpcDeltaTracking", a138.bytes, e138.bytes, sizeof(etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64) },
    { "etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64.LargeMdlPages", a139.bytes, e139.bytes, sizeof(etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64) },
    { "etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64.ExcludeKernelStack", a140.bytes, e140.bytes, sizeof(etwspec_EVENT_TRACE_PROPERTIES_V2_PTR64) },
    { "etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR32.Wow", a141.bytes, e141.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR32) },
    { "etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR32.QpcDeltaTracking", a142.bytes, e142.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR32) },
    { "etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR32.LargeMdlPages", a143.bytes, e143.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR32) },
    { "etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR32.ExcludeKernelStack", a144.bytes, e144.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR32) },
    { "etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR64.Wow", a145.bytes, e145.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR64) },
    { "etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR64.QpcDeltaTracking", a146.bytes, e146.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR64) },
    { "etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR64.LargeMdlPages", a147.bytes, e147.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR64) },
    { "etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR64.ExcludeKernelStack", a148.bytes, e148.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V5_2_PTR64) },
    { "etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR32.Wow", a149.bytes, e149.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR32) },
    { "etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR32.QpcDeltaTracking", a150.bytes, e150.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR32) },
    { "etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR32.LargeMdlPages", a151.bytes, e151.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR32) },
    { "etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR32.ExcludeKernelStack", a152.bytes, e152.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR32) },
    { "etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR64.Wow", a153.bytes, e153.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR64) },
    { "etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR64.QpcDeltaTracking", a154.bytes, e154.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR64) },
    { "etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR64.LargeMdlPages", a155.bytes, e155.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR64) },
    { "etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR64.ExcludeKernelStack", a156.bytes, e156.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_V6_0_PTR64) },
    { "etwspec_WMI_LOGGER_INFORMATION_PTR32.Wow", a157.bytes, e157.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_PTR32) },
    { "etwspec_WMI_LOGGER_INFORMATION_PTR32.QpcDeltaTracking", a158.bytes, e158.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_PTR32) },
    { "etwspec_WMI_LOGGER_INFORMATION_PTR32.LargeMdlPages", a159.bytes, e159.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_PTR32) },
    { "etwspec_WMI_LOGGER_INFORMATION_PTR32.ExcludeKernelStack", a160.bytes, e160.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_PTR32) },
    { "etwspec_WMI_LOGGER_INFORMATION_PTR64.Wow", a161.bytes, e161.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_PTR64) },
    { "etwspec_WMI_LOGGER_INFORMATION_PTR64.QpcDeltaTracking", a162.bytes, e162.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_PTR64) },
    { "etwspec_WMI_LOGGER_INFORMATION_PTR64.LargeMdlPages", a163.bytes, e163.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_PTR64) },
    { "etwspec_WMI_LOGGER_INFORMATION_PTR64.ExcludeKernelStack", a164.bytes, e164.bytes, sizeof(etwspec_WMI_LOGGER_INFORMATION_PTR64) },
    { "etwspec_WMI_LOGGER_MODE_V5_0.SequentialFile", a165.bytes, e165.bytes, sizeof(etwspec_WMI_LOGGER_MODE_V5_0) },
    { "etwspec_WMI_LOGGER_MODE_V5_0.CircularFile", a166.bytes, e166.bytes, sizeof(etwspec_WMI_LOGGER_MODE_V5_0) },
    { "etwspec_WMI_LOGGER_MODE_V5_0.Unused1", a167.bytes, e167.bytes, sizeof(etwspec_WMI_LOGGER_MODE_V5_0) },
    { "etwspec_WMI_LOGGER_MODE_V5_0.RealTime", a168.bytes, e168.bytes, sizeof(etwspec_WMI_LOGGER_MODE_V5_0) },
    { "etwspec_WMI_LOGGER_MODE_V5_0.DelayOpenFile", a169.bytes, e169.bytes, sizeof(etwspec_WMI_LOGGER_MODE_V5_0) },
    { "etwspec_WMI_LOGGER_MODE_V5_0.BufferOnly", a170.bytes, e170.bytes, sizeof(etwspec_WMI_LOGGER_MODE_V5_0) },
    { "etwspec_WMI_LOGGER_MODE_V5_0.PrivateLogger", a171.bytes, e171.bytes, sizeof(etwspec_WMI_LOGGER_MODE_V5_0) },
    { "etwspec_WMI_LOGGER_MODE_V5_0.AddHeader", a172.bytes, e172.bytes, sizeof(etwspec_WMI_LOGGER_MODE_V5_0) },
    { "etwspec_WMI_LOGGER_MODE.SequentialFile", a173.bytes, e173.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_WMI_LOGGER_MODE.CircularFile", a174.bytes, e174.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_WMI_LOGGER_MODE.AppendFile", a175.bytes, e175.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_WMI_LOGGER_MODE.Unused1", a176.bytes, e176.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_WMI_LOGGER_MODE.RealTime", a177.bytes, e177.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_WMI_LOGGER_MODE.DelayOpenFile", a178.bytes, e178.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_WMI_LOGGER_MODE.BufferOnly", a179.bytes, e179.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_WMI_LOGGER_MODE.PrivateLogger", a180.bytes, e180.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_WMI_LOGGER_MODE.AddHeader", a181.bytes, e181.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_WMI_LOGGER_MODE.UseExisting", a182.bytes, e182.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_WMI_LOGGER_MODE.UseGlobalSequence", a183.bytes, e183.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_WMI_LOGGER_MODE.UseLocalSequence", a184.bytes, e184.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_WMI_LOGGER_MODE.Unused2", a185.bytes, e185.bytes, sizeof(etwspec_WMI_LOGGER_MODE) },
    { "etwspec_ETW_LAST_ENABLE_INFO.Enabled", a186.bytes, e186.bytes, sizeof(etwspec_ETW_LAST_ENABLE_INFO) },
    { "etwspec_ETW_LAST_ENABLE_INFO.InternalFlag", a187.bytes, e187.bytes, sizeof(etwspec_ETW_LAST_ENABLE_INFO) },
    { "etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32.UserPriority", a188.bytes, e188.bytes, sizeof(etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32) },
    { "etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32.CanonicalFormatId", a189.bytes, e189.bytes, sizeof(etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32) },
    { "etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32.VlanId", a190.bytes, e190.bytes, sizeof(etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32) },
    { "etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32.WMMInfo", a191.bytes, e191.bytes, sizeof(etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32) },
    { "etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32.Reserved", a192.bytes, e192.bytes, sizeof(etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR32) },
    { "etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64.UserPriority", a193.bytes, e193.bytes, sizeof(etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64) },
    { "etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64.CanonicalFormatId", a194.bytes, e194.bytes, sizeof(etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64) },
    { "etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64.VlanId", a195.bytes, e195.bytes, sizeof(etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64) },
    { "etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64.WMMInfo", a196.bytes, e196.bytes, sizeof(etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64) },
    { "etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64.Reserved", a197.bytes, e197.bytes, sizeof(etwspec_NDIS_NET_BUFFER_LIST_8021Q_INFO_PTR64) },
    { NULL, NULL, NULL, 0 },
};

int main(void) {
    size_t at, wrong = 0;
    for (at = 0; all[at].name != NULL; at++) {
        if (memcmp(all[at].actual, all[at].expected, all[at].size) != 0) {
            printf("%s is at another position\n", all[at].name);
            wrong++;
        }
    }
    printf("%u bit-fields, %u at another position\n", (unsigned)at, (unsigned)wrong);
    return wrong != 0;
}

#endif
