// Generated from spec/enums/PAYLOAD_CONSTANTS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

/// `WMI_SPINLOCK_EVENT_EXECUTE_DPC_BIT`. The number of the bit ExecuteDpc of WMI_SPINLOCK. In which releases it holds is not known.
pub const WMI_SPINLOCK_EVENT_EXECUTE_DPC_BIT: u32 = 0x00000006;
/// `WMI_SPINLOCK_EVENT_EXECUTE_ISR_BIT`. The number of the bit ExecuteIsr of WMI_SPINLOCK. In which releases it holds is not known.
pub const WMI_SPINLOCK_EVENT_EXECUTE_ISR_BIT: u32 = 0x00000007;
/// `WMI_SPINLOCK_ACQUIRE_MODE_MASK`. The bits AcquireMode of WMI_SPINLOCK. In which releases it holds is not known.
pub const WMI_SPINLOCK_ACQUIRE_MODE_MASK: u32 = 0x0000003f;
/// `WMI_WAIT_MULTIPLE_MAX_OBJECTS`. Objects that a thread can wait for. In which releases it holds is not known.
pub const WMI_WAIT_MULTIPLE_MAX_OBJECTS: u32 = 0x00000040;
/// `ETW_POOLTRACE_BIGPOOL_MASK`. Marks a big allocation in PoolType of ETW_POOL_EVENT. In which releases it holds is not known.
pub const ETW_POOLTRACE_BIGPOOL_MASK: u32 = 0x10000000;
/// `ETW_KERNEL_HANDLE_MASK`. Marks a handle of the kernel. In which releases it holds is not known.
pub const ETW_KERNEL_HANDLE_MASK: u32 = 0x80000000;
/// `PERFINFO_THREAD_SWAPABLE`. In which releases it holds is not known.
pub const PERFINFO_THREAD_SWAPABLE: u32 = 0x00000000;
/// `PERFINFO_THREAD_NONSWAPABLE`. In which releases it holds is not known.
pub const PERFINFO_THREAD_NONSWAPABLE: u32 = 0x00000001;
/// `PERFINFO_SAMPLED_PROFILE_CACHE_MAX`. Elements of Sample in PERFINFO_SAMPLED_PROFILE_CACHE. In which releases it holds is not known.
pub const PERFINFO_SAMPLED_PROFILE_CACHE_MAX: u32 = 0x00000014;
/// `PERFINFO_MM_KERNELMEMORY_USAGE_TYPE_BITS`. Bits of a PERFINFO_KERNELMEMORY_USAGE_TYPE. In which releases it holds is not known.
pub const PERFINFO_MM_KERNELMEMORY_USAGE_TYPE_BITS: u32 = 0x00000005;
/// `PERFINFO_MM_STAT_TYPE_BITS`. Bits of a PERFINFO_MM_STAT. In which releases it holds is not known.
pub const PERFINFO_MM_STAT_TYPE_BITS: u32 = 0x00000006;
/// `PERFINFO_PAGE_PRIORITY_LEVELS`. Priorities of pages. In which releases it holds is not known.
pub const PERFINFO_PAGE_PRIORITY_LEVELS: u32 = 0x00000008;
/// `PERFINFO_CCSWAP_BIT_TYPE`. Bits of DataType in compact context switches. In which releases it holds is not known.
pub const PERFINFO_CCSWAP_BIT_TYPE: u32 = 0x00000002;
/// `PERFINFO_CCSWAP_BIT_TID`. Bits of OldThreadIdIndex. In which releases it holds is not known.
pub const PERFINFO_CCSWAP_BIT_TID: u32 = 0x00000004;
/// `PERFINFO_CCSWAP_BIT_STATE_WR`. Bits of OldThreadStateWr. In which releases it holds is not known.
pub const PERFINFO_CCSWAP_BIT_STATE_WR: u32 = 0x00000006;
/// `PERFINFO_CCSWAP_BIT_PRIORITY`. Bits of OldThreadPriority. In which releases it holds is not known.
pub const PERFINFO_CCSWAP_BIT_PRIORITY: u32 = 0x00000005;
/// `PERFINFO_CCSWAP_BIT_PRI_INC`. Bits of OldThreadPriInc. In which releases it holds is not known.
pub const PERFINFO_CCSWAP_BIT_PRI_INC: u32 = 0x00000003;
/// `PERFINFO_CCSWAP_BIT_FULL_TS`. Bits of TimeDelta where it is longest. In which releases it holds is not known.
pub const PERFINFO_CCSWAP_BIT_FULL_TS: u32 = 0x0000001e;
/// `PERFINFO_CCSWAP_BIT_SHORT_TS`. Bits of TimeDelta where it is shortest. In which releases it holds is not known.
pub const PERFINFO_CCSWAP_BIT_SHORT_TS: u32 = 0x0000000e;
/// `PERFINFO_CCSWAP_BIT_SMALL_TS`. Bits of TimeDelta in PERFINFO_CCSWAP_LITE. In which releases it holds is not known.
pub const PERFINFO_CCSWAP_BIT_SMALL_TS: u32 = 0x00000011;
/// `PERFINFO_CCSWAP_BIT_WAIT_TIME`. Bits of NewThreadWaitTime. In which releases it holds is not known.
pub const PERFINFO_CCSWAP_BIT_WAIT_TIME: u32 = 0x00000011;
/// `PERFINFO_CCSWAP_MAX_TID`. Elements of TidTable. In which releases it holds is not known.
pub const PERFINFO_CCSWAP_MAX_TID: u32 = 0x00000010;
/// `TLG_KERNEL_PSPROV_KEYWORD_PROCESS`. A keyword of the kernel's own provider of process events. In which releases it holds is not known.
pub const TLG_KERNEL_PSPROV_KEYWORD_PROCESS: u32 = 0x00000001;
/// `TLG_KERNEL_PSPROV_KEYWORD_UTC`. A keyword of the kernel's own provider of process events. In which releases it holds is not known.
pub const TLG_KERNEL_PSPROV_KEYWORD_UTC: u32 = 0x00000002;
