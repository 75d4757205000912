// Generated from spec/enums/PAYLOAD_CONSTANTS.toml by `cargo spec generate`. Do not edit: edit that file.

/// `WMI_SPINLOCK_EVENT_EXECUTE_DPC_BIT`. Bit number of ExecuteDpc in WMI_SPINLOCK. Releases unknown.
pub const WMI_SPINLOCK_EVENT_EXECUTE_DPC_BIT: u32 = 0x00000006;
/// `WMI_SPINLOCK_EVENT_EXECUTE_ISR_BIT`. Bit number of ExecuteIsr in WMI_SPINLOCK. Releases unknown.
pub const WMI_SPINLOCK_EVENT_EXECUTE_ISR_BIT: u32 = 0x00000007;
/// `WMI_SPINLOCK_ACQUIRE_MODE_MASK`. Mask of AcquireMode in WMI_SPINLOCK. Releases unknown.
pub const WMI_SPINLOCK_ACQUIRE_MODE_MASK: u32 = 0x0000003f;
/// `WMI_WAIT_MULTIPLE_MAX_OBJECTS`. Maximum number of objects that a thread can wait for. Releases unknown.
pub const WMI_WAIT_MULTIPLE_MAX_OBJECTS: u32 = 0x00000040;
/// `ETW_POOLTRACE_BIGPOOL_MASK`. Mark of a big allocation in PoolType of ETW_POOL_EVENT. Releases unknown.
pub const ETW_POOLTRACE_BIGPOOL_MASK: u32 = 0x10000000;
/// `ETW_KERNEL_HANDLE_MASK`. Mark of a kernel handle. Releases unknown.
pub const ETW_KERNEL_HANDLE_MASK: u32 = 0x80000000;
/// `PERFINFO_THREAD_SWAPABLE`. Releases unknown.
pub const PERFINFO_THREAD_SWAPABLE: u32 = 0x00000000;
/// `PERFINFO_THREAD_NONSWAPABLE`. Releases unknown.
pub const PERFINFO_THREAD_NONSWAPABLE: u32 = 0x00000001;
/// `PERFINFO_SAMPLED_PROFILE_CACHE_MAX`. Number of elements of Sample in PERFINFO_SAMPLED_PROFILE_CACHE. Releases
/// unknown.
pub const PERFINFO_SAMPLED_PROFILE_CACHE_MAX: u32 = 0x00000014;
/// `PERFINFO_MM_KERNELMEMORY_USAGE_TYPE_BITS`. Width of a PERFINFO_KERNELMEMORY_USAGE_TYPE, in bits. Releases unknown.
pub const PERFINFO_MM_KERNELMEMORY_USAGE_TYPE_BITS: u32 = 0x00000005;
/// `PERFINFO_MM_STAT_TYPE_BITS`. Width of a PERFINFO_MM_STAT, in bits. Releases unknown.
pub const PERFINFO_MM_STAT_TYPE_BITS: u32 = 0x00000006;
/// `PERFINFO_PAGE_PRIORITY_LEVELS`. Number of page priorities. Releases unknown.
pub const PERFINFO_PAGE_PRIORITY_LEVELS: u32 = 0x00000008;
/// `PERFINFO_CCSWAP_BIT_TYPE`. Width of DataType in compact context switches, in bits. Releases unknown.
pub const PERFINFO_CCSWAP_BIT_TYPE: u32 = 0x00000002;
/// `PERFINFO_CCSWAP_BIT_TID`. Width of OldThreadIdIndex, in bits. Releases unknown.
pub const PERFINFO_CCSWAP_BIT_TID: u32 = 0x00000004;
/// `PERFINFO_CCSWAP_BIT_STATE_WR`. Width of OldThreadStateWr, in bits. Releases unknown.
pub const PERFINFO_CCSWAP_BIT_STATE_WR: u32 = 0x00000006;
/// `PERFINFO_CCSWAP_BIT_PRIORITY`. Width of OldThreadPriority, in bits. Releases unknown.
pub const PERFINFO_CCSWAP_BIT_PRIORITY: u32 = 0x00000005;
/// `PERFINFO_CCSWAP_BIT_PRI_INC`. Width of OldThreadPriInc, in bits. Releases unknown.
pub const PERFINFO_CCSWAP_BIT_PRI_INC: u32 = 0x00000003;
/// `PERFINFO_CCSWAP_BIT_FULL_TS`. Width of TimeDelta in its longest form, in bits. Releases unknown.
pub const PERFINFO_CCSWAP_BIT_FULL_TS: u32 = 0x0000001e;
/// `PERFINFO_CCSWAP_BIT_SHORT_TS`. Width of TimeDelta in its shortest form, in bits. Releases unknown.
pub const PERFINFO_CCSWAP_BIT_SHORT_TS: u32 = 0x0000000e;
/// `PERFINFO_CCSWAP_BIT_SMALL_TS`. Width of TimeDelta in PERFINFO_CCSWAP_LITE, in bits. Releases unknown.
pub const PERFINFO_CCSWAP_BIT_SMALL_TS: u32 = 0x00000011;
/// `PERFINFO_CCSWAP_BIT_WAIT_TIME`. Width of NewThreadWaitTime, in bits. Releases unknown.
pub const PERFINFO_CCSWAP_BIT_WAIT_TIME: u32 = 0x00000011;
/// `PERFINFO_CCSWAP_MAX_TID`. Number of elements of TidTable. Releases unknown.
pub const PERFINFO_CCSWAP_MAX_TID: u32 = 0x00000010;
/// `TLG_KERNEL_PSPROV_KEYWORD_PROCESS`. Keyword of the kernel's provider of process events. Releases unknown.
pub const TLG_KERNEL_PSPROV_KEYWORD_PROCESS: u32 = 0x00000001;
/// `TLG_KERNEL_PSPROV_KEYWORD_UTC`. Keyword of the kernel's provider of process events. Releases unknown.
pub const TLG_KERNEL_PSPROV_KEYWORD_UTC: u32 = 0x00000002;

/// `WMI_WAIT_MULTIPLE_HEADER_SIZE`. Size of a pointer and a UCHAR. ObjectRecord of WMI_WAIT_MULTIPLE is at 0x08
/// whatever the pointer size, so its use is unknown. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "WMI_WAIT_MULTIPLE_HEADER_SIZE")]
pub const fn wmi_wait_multiple_header_size(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0x00000005,
        crate::rt::Pointer::Bits64 => 0x00000009,
    }
}
