// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

#[allow(unused_imports)]
use crate::rt::*;

payload_type! {
    /// Page fault that required a read from disk.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_HARDFAULT` (0x0220).
    ///
    /// Structures: `PageFault_HardFault`, `PERFINFO_HARDPAGEFAULT_INFORMATION`.
    #[doc(alias = "PageFault_HardFault")]
    #[doc(alias = "PERFINFO_HARDPAGEFAULT_INFORMATION")]
    HardFaultPayload
}

impl<'a> HardFaultPayload<'a> {
    /// Address that was not present. In C: `VirtualAddress`.
    #[inline]
    pub fn virtual_address(&self) -> u64 {
        self.0.number(0)
    }
    /// File object pointer. In C: `FileObject`.
    #[inline]
    pub fn file_object(&self) -> u64 {
        self.0.number(1)
    }
    /// ID of the thread that caused the fault. In C: `ThreadId`, `TThreadId`.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.0.number(2)
    }
    /// In C: `ByteCount`. Unit: bytes.
    #[inline]
    pub fn byte_count(&self) -> u32 {
        self.0.number(3)
    }
    /// Start time of the fault. The event's own time is its end. In C: `InitialTime`. Not in `PERFINFO_HARDPAGEFAULT_INFORMATION`.
    #[inline]
    pub fn initial_time(&self) -> Option<i64> {
        self.0.find_number(4)
    }
}

pub(crate) static PAGE_FAULT_HARD_FAULT_0: &[Slot] = &[Slot::At(16, 4), Slot::At(20, 4), Slot::At(24, 4), Slot::At(28, 4), Slot::Signed(0, 8)];
pub(crate) static PAGE_FAULT_HARD_FAULT_1: &[Slot] = &[Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 4), Slot::At(36, 4), Slot::Signed(0, 8)];
pub(crate) static PERFINFO_HARDPAGEFAULT_INFORMATION_0: &[Slot] = &[Slot::At(8, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::At(20, 4), Slot::Absent];
pub(crate) static PERFINFO_HARDPAGEFAULT_INFORMATION_1: &[Slot] = &[Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 4), Slot::At(28, 4), Slot::Absent];
payload_type! {
    /// Pages prefetched for a faster boot.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_BOOT_PREFETCH_INFORMATION` (0x0136).
    ///
    /// Structures: `PERFINFO_BOOT_PREFETCH_INFORMATION`.
    #[doc(alias = "PERFINFO_BOOT_PREFETCH_INFORMATION")]
    PerfinfoBootPrefetchInformationPayload
}

impl<'a> PerfinfoBootPrefetchInformationPayload<'a> {
    /// Purpose unknown. In C: `Action`.
    #[inline]
    pub fn action(&self) -> i32 {
        self.0.number(0)
    }
    /// NTSTATUS. In C: `Status`.
    #[inline]
    pub fn status(&self) -> crate::common::Ntstatus {
        self.0.number(1)
    }
    /// In C: `Pages`. Unit: pages.
    #[inline]
    pub fn pages(&self) -> i32 {
        self.0.number(2)
    }
}

pub(crate) static PERFINFO_BOOT_PREFETCH_INFORMATION_0: &[Slot] = &[Slot::Signed(0, 4), Slot::At(4, 4), Slot::Signed(8, 4)];
payload_type! {
    /// Contents of a virtual memory region discarded or requested again.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_MEM_RESET_INFO` (0x0286).
    ///
    /// Structures: `PERFINFO_MEM_RESET_INFO`.
    #[doc(alias = "PERFINFO_MEM_RESET_INFO")]
    PerfinfoMemResetInfoPayload
}

impl<'a> PerfinfoMemResetInfoPayload<'a> {
    /// Address; whether of user or kernel space is not stated. In C: `BaseAddress`.
    #[inline]
    pub fn base_address(&self) -> u64 {
        self.0.number(0)
    }
    /// In C: `SizeInBytes`. Unit: bytes.
    #[inline]
    pub fn size_in_bytes(&self) -> u64 {
        self.0.number(1)
    }
    /// In C: `TypeInfo`.
    #[inline]
    pub fn type_info(&self) -> crate::payloads::memory::PerfinfoMemResetInfoType {
        self.0.number(2)
    }
    /// Reserved or padding, according to a source. In C: `Spare`.
    #[inline]
    pub fn spare(&self) -> u32 {
        self.0.number(3)
    }
    /// The same four bytes as one number. In C: `Flags`.
    #[inline]
    pub fn flags(&self) -> u32 {
        self.0.number(4)
    }
}

pub(crate) static PERFINFO_MEM_RESET_INFO_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::Bits(8, 4, 0, 2), Slot::Bits(8, 4, 2, 30), Slot::At(8, 4)];
pub(crate) static PERFINFO_MEM_RESET_INFO_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::Bits(16, 4, 0, 2), Slot::Bits(16, 4, 2, 30), Slot::At(16, 4)];
payload_type! {
    /// Address range that maps a page file section.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_RUNDOWN` (0x0248), `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_CREATE` (0x0249), `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_DELETE` (0x024F).
    ///
    /// Structures: `PERFINFO_PFMAPPED_SECTION_INFORMATION`.
    #[doc(alias = "PERFINFO_PFMAPPED_SECTION_INFORMATION")]
    PerfinfoPfmappedSectionInformationPayload
}

impl<'a> PerfinfoPfmappedSectionInformationPayload<'a> {
    /// Address; whether of user or kernel space is not stated. In C: `RangeBase`.
    #[inline]
    pub fn range_base(&self) -> u64 {
        self.0.number(0)
    }
    /// End of the range. In C: `RangeEnd`.
    #[inline]
    pub fn range_end(&self) -> u64 {
        self.0.number(1)
    }
    /// ID of the process that created the section. In C: `CreatingProcessId`.
    #[inline]
    pub fn creating_process_id(&self) -> u32 {
        self.0.number(2)
    }
}

pub(crate) static PERFINFO_PFMAPPED_SECTION_INFORMATION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4)];
pub(crate) static PERFINFO_PFMAPPED_SECTION_INFORMATION_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4)];
payload_type! {
    /// Section object of an address range that maps a page file section.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_CREATE` (0x0287), `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_DELETE` (0x0288).
    ///
    /// Structures: `PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION`.
    #[doc(alias = "PERFINFO_PFMAPPED_SECTION_OBJECT_INFORMATION")]
    PerfinfoPfmappedSectionObjectInformationPayload
}

impl<'a> PerfinfoPfmappedSectionObjectInformationPayload<'a> {
    /// Address of an object of the kernel. In C: `SectionObject`.
    #[inline]
    pub fn section_object(&self) -> u64 {
        self.0.number(0)
    }
    /// Address; whether of user or kernel space is not stated. In C: `RangeBase`.
    #[inline]
    pub fn range_base(&self) -> u64 {
        self.0.number(1)
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
    PerfinfoSessioncreateInformationPayload
}

impl<'a> PerfinfoSessioncreateInformationPayload<'a> {
    /// Distinguishes the session from others with the same ID. In C: `UniqueSessionId`.
    #[inline]
    pub fn unique_session_id(&self) -> u64 {
        self.0.number(0)
    }
    /// Session of Remote Desktop Services. In C: `SessionId`.
    #[inline]
    pub fn session_id(&self) -> u32 {
        self.0.number(1)
    }
}

pub(crate) static PERFINFO_SESSIONCREATE_INFORMATION_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static PERFINFO_SESSIONCREATE_INFORMATION_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 4)];
payload_type! {
    /// Virtual memory allocated or freed.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_VIRTUAL_ALLOC` (0x0262), `PERFINFO_LOG_TYPE_VIRTUAL_FREE` (0x0263), `PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_START` (0x0280), `PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_END` (0x0281).
    ///
    /// Structures: `PERFINFO_VIRTUAL_ALLOC`.
    #[doc(alias = "PERFINFO_VIRTUAL_ALLOC")]
    PerfinfoVirtualAllocPayload
}

impl<'a> PerfinfoVirtualAllocPayload<'a> {
    /// Start of the region. In C: `CapturedBase`.
    #[inline]
    pub fn captured_base(&self) -> u64 {
        self.0.number(0)
    }
    /// In C: `CapturedRegionSize`. Unit: bytes.
    #[inline]
    pub fn captured_region_size(&self) -> u64 {
        self.0.number(1)
    }
    /// Process ID. In C: `ProcessId`.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.0.number(2)
    }
    /// MEM_ constants of winnt.h. In C: `Flags`.
    #[inline]
    pub fn flags(&self) -> u32 {
        self.0.number(3)
    }
}

pub(crate) static PERFINFO_VIRTUAL_ALLOC_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 4), Slot::At(12, 4)];
pub(crate) static PERFINFO_VIRTUAL_ALLOC_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 4), Slot::At(20, 4)];
payload_type! {
    /// Page fault.
    ///
    /// Payload of `WMI_LOG_TYPE_PAGE_FAULT_TRANSITION` (0x020A), `WMI_LOG_TYPE_PAGE_FAULT_DEMAND_ZERO` (0x020B), `WMI_LOG_TYPE_PAGE_FAULT_COPY_ON_WRITE` (0x020C), `WMI_LOG_TYPE_PAGE_FAULT_GUARD_PAGE` (0x020D), `WMI_LOG_TYPE_PAGE_FAULT_HARD_PAGE_FAULT` (0x020E), `WMI_LOG_TYPE_PAGE_FAULT_ACCESS_VIOLATION` (0x020F).
    ///
    /// Structures: `WMI_PAGE_FAULT`.
    #[doc(alias = "WMI_PAGE_FAULT")]
    WmiPageFaultPayload
}

impl<'a> WmiPageFaultPayload<'a> {
    /// Address that was not present. In C: `VirtualAddress`.
    #[inline]
    pub fn virtual_address(&self) -> u64 {
        self.0.number(0)
    }
    /// Address of the instruction that caused the fault. In C: `ProgramCounter`.
    #[inline]
    pub fn program_counter(&self) -> u64 {
        self.0.number(1)
    }
}

pub(crate) static WMI_PAGE_FAULT_0: &[Slot] = &[Slot::At(0, 4), Slot::At(4, 4)];
pub(crate) static WMI_PAGE_FAULT_1: &[Slot] = &[Slot::At(0, 8), Slot::At(8, 8)];
