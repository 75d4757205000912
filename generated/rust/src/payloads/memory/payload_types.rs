// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Page fault that required a read from disk.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HARDFAULT` (0x0220).
    ///
    /// Structures: `PageFault_HardFault`, `PERFINFO_HARDPAGEFAULT_INFORMATION`.
    #[doc(alias = "PageFault_HardFault")]
    #[doc(alias = "PERFINFO_HARDPAGEFAULT_INFORMATION")]
    HardFaultPayload {
        /// Address that was not present. In C: `VirtualAddress`.
        fn virtual_address -> u64 = number(0);
        /// File object pointer. In C: `FileObject`.
        fn file_object -> u64 = number(1);
        /// ID of the thread that caused the fault. In C: `ThreadId`, `TThreadId`.
        fn thread_id -> u32 = number(2);
        /// In C: `ByteCount`. Unit: bytes.
        fn byte_count -> u32 = number(3);
        /// Start time of the fault. The event's own time is its end. In C: `InitialTime`. Not in
        /// `PERFINFO_HARDPAGEFAULT_INFORMATION`.
        fn initial_time -> Option<i64> = find_number(4);
    }
}

pub(crate) static PAGE_FAULT_HARD_FAULT_0: &[Slot] =
    &[Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4), Slot::Signed(0, 8)];
pub(crate) static PAGE_FAULT_HARD_FAULT_1: &[Slot] =
    &[Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 4), Slot::At(36, 4), Slot::Signed(0, 8)];
pub(crate) static PERFINFO_HARDPAGEFAULT_INFORMATION_0: &[Slot] =
    &[Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4), Slot::Absent];
pub(crate) static PERFINFO_HARDPAGEFAULT_INFORMATION_1: &[Slot] =
    &[Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::Absent];
payload_type! {
    /// Pages prefetched for a faster boot.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_BOOT_PREFETCH_INFORMATION` (0x0136).
    ///
    /// Structures: `PERFINFO_BOOT_PREFETCH_INFORMATION`.
    #[doc(alias = "PERFINFO_BOOT_PREFETCH_INFORMATION")]
    PerfinfoBootPrefetchInformationPayload {
        /// Purpose unknown. In C: `Action`.
        fn action -> i32 = number(0);
        /// NTSTATUS. In C: `Status`.
        fn status -> crate::common::Ntstatus = number(1);
        /// In C: `Pages`. Unit: pages.
        fn pages -> i32 = number(2);
    }
}

pub(crate) static PERFINFO_BOOT_PREFETCH_INFORMATION_0: &[Slot] =
    &[Slot::Signed(0, 4), Slot::At(4, 4), Slot::Signed(8, 4)];
payload_type! {
    /// Contents of a virtual memory region discarded or requested again.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_MEM_RESET_INFO` (0x0286).
    ///
    /// Structures: `PERFINFO_MEM_RESET_INFO`.
    #[doc(alias = "PERFINFO_MEM_RESET_INFO")]
    PerfinfoMemResetInfoPayload {
        /// Address; whether of user or kernel space is not stated. In C: `BaseAddress`.
        fn base_address -> u64 = number(0);
        /// In C: `SizeInBytes`. Unit: bytes.
        fn size_in_bytes -> u64 = number(1);
        /// In C: `TypeInfo`.
        fn type_info -> crate::payloads::memory::PerfinfoMemResetInfoType = number(2);
        /// Reserved or padding, according to a source. In C: `Spare`.
        fn spare -> u32 = number(3);
        /// The same four bytes as one number. In C: `Flags`.
        fn flags -> u32 = number(4);
    }
}

pub(crate) static PERFINFO_MEM_RESET_INFO_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::Bits(8, 4, 0, 2), Slot::Bits(8, 4, 2, 30), Slot::At(8, 4)];
pub(crate) static PERFINFO_MEM_RESET_INFO_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::Bits(16, 4, 0, 2), Slot::Bits(16, 4, 2, 30), Slot::At(16, 4)];
payload_type! {
    /// Address range that maps a page file section.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_RUNDOWN` (0x0248), `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_CREATE`
    /// (0x0249), `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_DELETE` (0x024F).
    ///
    /// Structures: `PERFINFO_PFMAPPED_SECTION_INFORMATION`.
    #[doc(alias = "PERFINFO_PFMAPPED_SECTION_INFORMATION")]
    PerfinfoPfmappedSectionInformationPayload {
        /// Address; whether of user or kernel space is not stated. In C: `RangeBase`.
        fn range_base -> u64 = number(0);
        /// End of the range. In C: `RangeEnd`.
        fn range_end -> u64 = number(1);
        /// ID of the process that created the section. In C: `CreatingProcessId`.
        fn creating_process_id -> u32 = number(2);
    }
}

pub(crate) static PERFINFO_PFMAPPED_SECTION_INFORMATION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static PERFINFO_PFMAPPED_SECTION_INFORMATION_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4)];
payload_type! {
    /// Section object of an address range that maps a page file section.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_CREATE` (0x0287),
    /// `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_DELETE` (0x0288).
    ///
    /// Structures: `PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION`.
    #[doc(alias = "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION")]
    PerfinfoPfmappedSectionObjectInformationPayload {
        /// Address of an object of the kernel. In C: `SectionObject`.
        fn section_object -> u64 = number(0);
        /// Address; whether of user or kernel space is not stated. In C: `RangeBase`.
        fn range_base -> u64 = number(1);
    }
}

pub(crate) static PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8)];
payload_type! {
    /// Memory manager session created.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_CREATE_SESSION` (0x024B).
    ///
    /// Structures: `PERFINFO_SESSIONCREATE_INFORMATION`.
    #[doc(alias = "PERFINFO_SESSIONCREATE_INFORMATION")]
    PerfinfoSessioncreateInformationPayload {
        /// Distinguishes the session from others with the same ID. In C: `UniqueSessionId`.
        fn unique_session_id -> u64 = number(0);
        /// Session of Remote Desktop Services. In C: `SessionId`.
        fn session_id -> u32 = number(1);
    }
}

pub(crate) static PERFINFO_SESSIONCREATE_INFORMATION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_SESSIONCREATE_INFORMATION_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Virtual memory allocated or freed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_VIRTUAL_ALLOC` (0x0262), `PERFINFO_LOG_TYPE_VIRTUAL_FREE` (0x0263),
    /// `PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_START` (0x0280), `PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_END` (0x0281).
    ///
    /// Structures: `PERFINFO_VIRTUAL_ALLOC`.
    #[doc(alias = "PERFINFO_VIRTUAL_ALLOC")]
    PerfinfoVirtualAllocPayload {
        /// Start of the region. In C: `CapturedBase`.
        fn captured_base -> u64 = number(0);
        /// In C: `CapturedRegionSize`. Unit: bytes.
        fn captured_region_size -> u64 = number(1);
        /// Process ID. In C: `ProcessId`.
        fn process_id -> u32 = number(2);
        /// MEM_ constants of winnt.h. In C: `Flags`.
        fn flags -> u32 = number(3);
    }
}

pub(crate) static PERFINFO_VIRTUAL_ALLOC_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
pub(crate) static PERFINFO_VIRTUAL_ALLOC_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4)];
payload_type! {
    /// Page fault.
    ///
    /// Payload of `WMI_LOG_TYPE_PAGE_FAULT_TRANSITION` (0x020A), `WMI_LOG_TYPE_PAGE_FAULT_DEMAND_ZERO` (0x020B),
    /// `WMI_LOG_TYPE_PAGE_FAULT_COPY_ON_WRITE` (0x020C), `WMI_LOG_TYPE_PAGE_FAULT_GUARD_PAGE` (0x020D),
    /// `WMI_LOG_TYPE_PAGE_FAULT_HARD_PAGE_FAULT` (0x020E), `WMI_LOG_TYPE_PAGE_FAULT_ACCESS_VIOLATION` (0x020F).
    ///
    /// Structures: `WMI_PAGE_FAULT`.
    #[doc(alias = "WMI_PAGE_FAULT")]
    WmiPageFaultPayload {
        /// Address that was not present. In C: `VirtualAddress`.
        fn virtual_address -> u64 = number(0);
        /// Address of the instruction that caused the fault. In C: `ProgramCounter`.
        fn program_counter -> u64 = number(1);
    }
}

pub(crate) static WMI_PAGE_FAULT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static WMI_PAGE_FAULT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8)];
