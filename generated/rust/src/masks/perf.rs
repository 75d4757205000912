// Generated from spec/groupmask.toml by `cargo spec generate`. Do not edit: edit that file.

use core::fmt;
use core::str::FromStr;
#[allow(unused_imports, reason = "a flag may have no known release")]
use crate::rt::Release;
use crate::rt::{Values, named, values};
use crate::rt::flags;
use crate::masks::PerfinfoGroupmask as Words;
/// Group mask values, which select the events of a kernel logger session.
///
/// The high bits are the index of a word of [`GroupMask`]. The others are bits of that word.
///
/// Source: Geoff Chappell, *PERFINFO_GROUPMASK*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Perf(pub u32);
impl Perf {
    /// `PERF_PROCESS`. Observed in 5.1+.
    #[doc(alias = "PERF_PROCESS")]
    pub const PROCESS: Perf = Perf(0x00000001);
    /// `PERF_THREAD`. Observed in 5.1+.
    #[doc(alias = "PERF_THREAD")]
    pub const THREAD: Perf = Perf(0x00000002);
    /// `PERF_PROC_THREAD`. All of `PERF_PROCESS`, `PERF_THREAD`. Releases unknown.
    #[doc(alias = "PERF_PROC_THREAD")]
    pub const PROC_THREAD: Perf = Perf(0x00000003);
    /// `PERF_LOADER`. Observed in 5.1+.
    #[doc(alias = "PERF_LOADER")]
    pub const LOADER: Perf = Perf(0x00000004);
    /// `PERF_PERF_COUNTER`. Observed in 6.0+.
    #[doc(alias = "PERF_PERF_COUNTER")]
    pub const PERF_COUNTER: Perf = Perf(0x00000008);
    /// `PERF_FILENAME`. Observed in 5.1+.
    #[doc(alias = "PERF_FILENAME")]
    pub const FILENAME: Perf = Perf(0x00000200);
    /// `PERF_DISK_IO`. All of `EVENT_TRACE_FLAG_DISK_IO`, `PERF_FILENAME`. One of the two bits has no name in the group
    /// mask. It is the bit of EVENT_TRACE_FLAG_DISK_IO. Releases unknown.
    #[doc(alias = "PERF_DISK_IO")]
    pub const DISK_IO: Perf = Perf(0x00000300);
    /// `PERF_DISK_IO_INIT`. Observed in 6.0+.
    #[doc(alias = "PERF_DISK_IO_INIT")]
    pub const DISK_IO_INIT: Perf = Perf(0x00000400);
    /// `PERF_ALL_FAULTS`. Observed in 5.1+.
    #[doc(alias = "PERF_ALL_FAULTS")]
    pub const ALL_FAULTS: Perf = Perf(0x00001000);
    /// `PERF_HARD_FAULTS`. Observed in 5.1+.
    #[doc(alias = "PERF_HARD_FAULTS")]
    pub const HARD_FAULTS: Perf = Perf(0x00002000);
    /// `PERF_VAMAP`. Observed in 6.2+.
    #[doc(alias = "PERF_VAMAP")]
    pub const VAMAP: Perf = Perf(0x00008000);
    /// `PERF_NETWORK`. Observed in 5.1+.
    #[doc(alias = "PERF_NETWORK")]
    pub const NETWORK: Perf = Perf(0x00010000);
    /// `PERF_REGISTRY`. Observed in 5.1+.
    #[doc(alias = "PERF_REGISTRY")]
    pub const REGISTRY: Perf = Perf(0x00020000);
    /// `PERF_DBGPRINT`. Observed in 5.1+.
    #[doc(alias = "PERF_DBGPRINT")]
    pub const DBGPRINT: Perf = Perf(0x00040000);
    /// `PERF_JOB`. Observed in 10.0+.
    #[doc(alias = "PERF_JOB")]
    pub const JOB: Perf = Perf(0x00080000);
    /// `PERF_ALPC`. Observed in 6.0+.
    #[doc(alias = "PERF_ALPC")]
    pub const ALPC: Perf = Perf(0x00100000);
    /// `PERF_SPLIT_IO`. The name in EnableFlags changed from EVENT_TRACE_FLAG_VOLMGR to EVENT_TRACE_FLAG_SPLIT_IO
    /// in 6.0. Observed in late 5.2+.
    #[doc(alias = "PERF_SPLIT_IO")]
    pub const SPLIT_IO: Perf = Perf(0x00200000);
    /// `PERF_DEBUG_EVENTS`. Observed in 10.0+.
    #[doc(alias = "PERF_DEBUG_EVENTS")]
    pub const DEBUG_EVENTS: Perf = Perf(0x00400000);
    /// `PERF_FILE_IO`. Observed in 6.0+.
    #[doc(alias = "PERF_FILE_IO")]
    pub const FILE_IO: Perf = Perf(0x02000000);
    /// `PERF_FILE_IO_INIT`. Observed in 6.0+.
    #[doc(alias = "PERF_FILE_IO_INIT")]
    pub const FILE_IO_INIT: Perf = Perf(0x04000000);
    /// `PERF_NO_SYSCONFIG`. Observed in 6.2+.
    #[doc(alias = "PERF_NO_SYSCONFIG")]
    pub const NO_SYSCONFIG: Perf = Perf(0x10000000);
    /// `PERF_MEMORY`. Changes of page frames, and actions of the working set manager. Observed in 5.1+.
    #[doc(alias = "PERF_MEMORY")]
    pub const MEMORY: Perf = Perf(0x20000001);
    /// `PERF_PROFILE`. Profile samples, taken by a recurring profile interrupt. Enabling it requires
    /// SeSystemProfilePrivilege. Observed in 5.1+.
    #[doc(alias = "PERF_PROFILE")]
    pub const PROFILE: Perf = Perf(0x20000002);
    /// `PERF_CONTEXT_SWITCH`. Context switches from one thread to another. Observed in 5.1+.
    #[doc(alias = "PERF_CONTEXT_SWITCH")]
    pub const CONTEXT_SWITCH: Perf = Perf(0x20000004);
    /// `PERF_FOOTPRINT`. Flushes working sets at each mark that requests a flush. Observed in 5.1+.
    #[doc(alias = "PERF_FOOTPRINT")]
    pub const FOOTPRINT: Perf = Perf(0x20000008);
    /// `PERF_DRIVERS`. Observed in 5.1+.
    #[doc(alias = "PERF_DRIVERS")]
    pub const DRIVERS: Perf = Perf(0x20000010);
    /// `PERF_REFSET`. Same as PERF_FOOTPRINT, with an additional mark at the start and the stop of the trace. Releases
    /// unknown.
    #[doc(alias = "PERF_REFSET")]
    pub const REFSET: Perf = Perf(0x20000020);
    /// `PERF_POOL`. Observed in 6.1+.
    #[doc(alias = "PERF_POOL")]
    pub const POOL: Perf = Perf(0x20000040);
    /// `PERF_POOLTRACE`. All of `PERF_MEMORY`, `PERF_POOL`. Observed in 6.1+.
    #[doc(alias = "PERF_POOLTRACE")]
    pub const POOLTRACE: Perf = Perf(0x20000041);
    /// `PERF_DPC`. Observed in 5.1+.
    #[doc(alias = "PERF_DPC")]
    pub const DPC: Perf = Perf(0x20000080);
    /// `PERF_COMPACT_CSWITCH`. Enabled together with PERF_CONTEXT_SWITCH, batches context switches in per-processor
    /// buffers. Observed in 6.0+.
    #[doc(alias = "PERF_COMPACT_CSWITCH")]
    pub const COMPACT_CSWITCH: Perf = Perf(0x20000100);
    /// `PERF_DISPATCHER`. Observed in 6.0+.
    #[doc(alias = "PERF_DISPATCHER")]
    pub const DISPATCHER: Perf = Perf(0x20000200);
    /// `PERF_PMC_PROFILE`. Samples taken by interrupts from processor performance counters. Enabling it requires
    /// SeSystemProfilePrivilege. Observed in 6.2+.
    #[doc(alias = "PERF_PMC_PROFILE")]
    pub const PMC_PROFILE: Perf = Perf(0x20000400);
    /// `PERF_PROFILING`. All of `PERF_PROFILE`, `PERF_PMC_PROFILE`. Observed in 6.2+.
    #[doc(alias = "PERF_PROFILING")]
    pub const PROFILING: Perf = Perf(0x20000402);
    /// `PERF_PROCESS_INSWAP`. Observed in 6.1+.
    #[doc(alias = "PERF_PROCESS_INSWAP")]
    pub const PROCESS_INSWAP: Perf = Perf(0x20000800);
    /// `PERF_AFFINITY`. Observed in 6.1+.
    #[doc(alias = "PERF_AFFINITY")]
    pub const AFFINITY: Perf = Perf(0x20001000);
    /// `PERF_PRIORITY`. Observed in 6.0+.
    #[doc(alias = "PERF_PRIORITY")]
    pub const PRIORITY: Perf = Perf(0x20002000);
    /// `PERF_INTERRUPT`. Observed in 5.1+.
    #[doc(alias = "PERF_INTERRUPT")]
    pub const INTERRUPT: Perf = Perf(0x20004000);
    /// `PERF_VIRTUAL_ALLOC`. Observed in 6.0+.
    #[doc(alias = "PERF_VIRTUAL_ALLOC")]
    pub const VIRTUAL_ALLOC: Perf = Perf(0x20008000);
    /// `PERF_SPINLOCK`. Sampled acquisitions and releases of spin locks. Observed in 6.2+ (32-bit), 6.1+ (64-bit).
    #[doc(alias = "PERF_SPINLOCK")]
    pub const SPINLOCK: Perf = Perf(0x20010000);
    /// `PERF_SYNC_OBJECTS`. Abnormal conditions of the kernel's ERESOURCE locks. Observed in 6.1+.
    #[doc(alias = "PERF_SYNC_OBJECTS")]
    pub const SYNC_OBJECTS: Perf = Perf(0x20020000);
    /// `PERF_DPC_QUEUE`. Observed in 6.2+.
    #[doc(alias = "PERF_DPC_QUEUE")]
    pub const DPC_QUEUE: Perf = Perf(0x20040000);
    /// `PERF_MEMINFO`. Observed in 6.0+.
    #[doc(alias = "PERF_MEMINFO")]
    pub const MEMINFO: Perf = Perf(0x20080000);
    /// `PERF_CONTMEM_GEN`. Observed in 6.0+.
    #[doc(alias = "PERF_CONTMEM_GEN")]
    pub const CONTMEM_GEN: Perf = Perf(0x20100000);
    /// `PERF_SPINLOCK_CNTRS`. Observed in 6.2+.
    #[doc(alias = "PERF_SPINLOCK_CNTRS")]
    pub const SPINLOCK_CNTRS: Perf = Perf(0x20200000);
    /// `PERF_SPININSTR`. All of `PERF_SPINLOCK`, `PERF_SPINLOCK_CNTRS`. Both kinds of spin lock events. Observed
    /// in 6.2+.
    #[doc(alias = "PERF_SPININSTR")]
    pub const SPININSTR: Perf = Perf(0x20210000);
    /// `PERF_SESSION`. This group has few bits, so the events of PERF_PFSECTION share the bit of PERF_SESSION. Observed
    /// in 6.2+.
    #[doc(alias = "PERF_SESSION")]
    pub const SESSION: Perf = Perf(0x20400000);
    /// `PERF_PFSECTION`, an alias of `PERF_SESSION`.
    #[doc(alias = "PERF_PFSECTION")]
    pub const PFSECTION: Perf = Perf(0x20400000);
    /// `PERF_MEMINFO_WS`. Working sets and commitment, logged with the information of PERF_MEMINFO. Releases unknown.
    #[doc(alias = "PERF_MEMINFO_WS")]
    pub const MEMINFO_WS: Perf = Perf(0x20800000);
    /// `PERF_KERNEL_QUEUE`. Observed in 6.2+.
    #[doc(alias = "PERF_KERNEL_QUEUE")]
    pub const KERNEL_QUEUE: Perf = Perf(0x21000000);
    /// `PERF_INTERRUPT_STEER`. Releases unknown.
    #[doc(alias = "PERF_INTERRUPT_STEER")]
    pub const INTERRUPT_STEER: Perf = Perf(0x22000000);
    /// `PERF_SHOULD_YIELD`. Releases unknown.
    #[doc(alias = "PERF_SHOULD_YIELD")]
    pub const SHOULD_YIELD: Perf = Perf(0x24000000);
    /// `PERF_WS`. Observed in 6.2+.
    #[doc(alias = "PERF_WS")]
    pub const WS: Perf = Perf(0x28000000);
    /// `PERF_ANTI_STARVATION`. Observed in 6.2+.
    #[doc(alias = "PERF_ANTI_STARVATION")]
    pub const ANTI_STARVATION: Perf = Perf(0x40000001);
    /// `PERF_PROCESS_FREEZE`. Observed in 6.2+.
    #[doc(alias = "PERF_PROCESS_FREEZE")]
    pub const PROCESS_FREEZE: Perf = Perf(0x40000002);
    /// `PERF_PFN_LIST`. Releases unknown.
    #[doc(alias = "PERF_PFN_LIST")]
    pub const PFN_LIST: Perf = Perf(0x40000004);
    /// `PERF_WS_DETAIL`. Releases unknown.
    #[doc(alias = "PERF_WS_DETAIL")]
    pub const WS_DETAIL: Perf = Perf(0x40000008);
    /// `PERF_WS_ENTRY`. Releases unknown.
    #[doc(alias = "PERF_WS_ENTRY")]
    pub const WS_ENTRY: Perf = Perf(0x40000010);
    /// `PERF_HEAP`. Observed in 6.2+.
    #[doc(alias = "PERF_HEAP")]
    pub const HEAP: Perf = Perf(0x40000020);
    /// `PERF_SYSCALL`. Observed in 6.0+.
    #[doc(alias = "PERF_SYSCALL")]
    pub const SYSCALL: Perf = Perf(0x40000040);
    /// `PERF_UMS`. Releases unknown.
    #[doc(alias = "PERF_UMS")]
    pub const UMS: Perf = Perf(0x40000080);
    /// `PERF_BACKTRACE`. Releases unknown.
    #[doc(alias = "PERF_BACKTRACE")]
    pub const BACKTRACE: Perf = Perf(0x40000100);
    /// `PERF_VULCAN`. Releases unknown.
    #[doc(alias = "PERF_VULCAN")]
    pub const VULCAN: Perf = Perf(0x40000200);
    /// `PERF_OBJECTS`. Releases unknown.
    #[doc(alias = "PERF_OBJECTS")]
    pub const OBJECTS: Perf = Perf(0x40000400);
    /// `PERF_EVENTS`. Releases unknown.
    #[doc(alias = "PERF_EVENTS")]
    pub const EVENTS: Perf = Perf(0x40000800);
    /// `PERF_FULLTRACE`. Releases unknown.
    #[doc(alias = "PERF_FULLTRACE")]
    pub const FULLTRACE: Perf = Perf(0x40001000);
    /// `PERF_DFSS`. Observed in 6.1+.
    #[doc(alias = "PERF_DFSS")]
    pub const DFSS: Perf = Perf(0x40002000);
    /// `PERF_PREFETCH`. Releases unknown.
    #[doc(alias = "PERF_PREFETCH")]
    pub const PREFETCH: Perf = Perf(0x40004000);
    /// `PERF_PROCESSOR_IDLE`. Observed in 6.1+.
    #[doc(alias = "PERF_PROCESSOR_IDLE")]
    pub const PROCESSOR_IDLE: Perf = Perf(0x40008000);
    /// `PERF_CPU_CONFIG`. Releases unknown.
    #[doc(alias = "PERF_CPU_CONFIG")]
    pub const CPU_CONFIG: Perf = Perf(0x40010000);
    /// `PERF_TIMER`. Observed in 6.2+.
    #[doc(alias = "PERF_TIMER")]
    pub const TIMER: Perf = Perf(0x40020000);
    /// `PERF_CLOCK_INTERRUPT`. Observed in 6.2+.
    #[doc(alias = "PERF_CLOCK_INTERRUPT")]
    pub const CLOCK_INTERRUPT: Perf = Perf(0x40040000);
    /// `PERF_LOAD_BALANCER`. Observed in 6.2+.
    #[doc(alias = "PERF_LOAD_BALANCER")]
    pub const LOAD_BALANCER: Perf = Perf(0x40080000);
    /// `PERF_CLOCK_TIMER`. Observed in 6.2+.
    #[doc(alias = "PERF_CLOCK_TIMER")]
    pub const CLOCK_TIMER: Perf = Perf(0x40100000);
    /// `PERF_IDLE_SELECTION`. Releases unknown.
    #[doc(alias = "PERF_IDLE_SELECTION")]
    pub const IDLE_SELECTION: Perf = Perf(0x40200000);
    /// `PERF_IPI`. Observed in 6.2+.
    #[doc(alias = "PERF_IPI")]
    pub const IPI: Perf = Perf(0x40400000);
    /// `PERF_IO_TIMER`. Observed in 6.2+.
    #[doc(alias = "PERF_IO_TIMER")]
    pub const IO_TIMER: Perf = Perf(0x40800000);
    /// `PERF_REG_HIVE`. Observed in 6.2+.
    #[doc(alias = "PERF_REG_HIVE")]
    pub const REG_HIVE: Perf = Perf(0x41000000);
    /// `PERF_REG_NOTIF`. Observed in 6.2+.
    #[doc(alias = "PERF_REG_NOTIF")]
    pub const REG_NOTIF: Perf = Perf(0x42000000);
    /// `PERF_PPM_EXIT_LATENCY`. Observed in 6.2+.
    #[doc(alias = "PERF_PPM_EXIT_LATENCY")]
    pub const PPM_EXIT_LATENCY: Perf = Perf(0x44000000);
    /// `PERF_WORKER_THREAD`. Releases unknown.
    #[doc(alias = "PERF_WORKER_THREAD")]
    pub const WORKER_THREAD: Perf = Perf(0x48000000);
    /// `PERF_OPTICAL_IO`. Observed in 6.2+.
    #[doc(alias = "PERF_OPTICAL_IO")]
    pub const OPTICAL_IO: Perf = Perf(0x80000001);
    /// `PERF_OPTICAL_IO_INIT`. Observed in 6.2+.
    #[doc(alias = "PERF_OPTICAL_IO_INIT")]
    pub const OPTICAL_IO_INIT: Perf = Perf(0x80000002);
    /// `PERF_DLL_INFO`. Releases unknown.
    #[doc(alias = "PERF_DLL_INFO")]
    pub const DLL_INFO: Perf = Perf(0x80000008);
    /// `PERF_DLL_FLUSH_WS`. In phnt, the name appears only in a comment. Releases unknown.
    #[doc(alias = "PERF_DLL_FLUSH_WS")]
    pub const DLL_FLUSH_WS: Perf = Perf(0x80000010);
    /// `PERF_OB_HANDLE`. Observed in 6.2+.
    #[doc(alias = "PERF_OB_HANDLE")]
    pub const OB_HANDLE: Perf = Perf(0x80000040);
    /// `PERF_OB_OBJECT`. Observed in 6.2+.
    #[doc(alias = "PERF_OB_OBJECT")]
    pub const OB_OBJECT: Perf = Perf(0x80000080);
    /// `PERF_WAKE_DROP`. Observed in 6.2+.
    #[doc(alias = "PERF_WAKE_DROP")]
    pub const WAKE_DROP: Perf = Perf(0x80000200);
    /// `PERF_WAKE_EVENT`. Observed in 6.2+.
    #[doc(alias = "PERF_WAKE_EVENT")]
    pub const WAKE_EVENT: Perf = Perf(0x80000400);
    /// `PERF_DEBUGGER`. Releases unknown.
    #[doc(alias = "PERF_DEBUGGER")]
    pub const DEBUGGER: Perf = Perf(0x80000800);
    /// `PERF_PROC_ATTACH`. Releases unknown.
    #[doc(alias = "PERF_PROC_ATTACH")]
    pub const PROC_ATTACH: Perf = Perf(0x80001000);
    /// `PERF_WAKE_COUNTER`. Releases unknown.
    #[doc(alias = "PERF_WAKE_COUNTER")]
    pub const WAKE_COUNTER: Perf = Perf(0x80002000);
    /// `PERF_POWER`. Observed in 5.1+.
    #[doc(alias = "PERF_POWER")]
    pub const POWER: Perf = Perf(0x80008000);
    /// `PERF_SOFT_TRIM`. In phnt, the name appears only in a comment. Releases unknown.
    #[doc(alias = "PERF_SOFT_TRIM")]
    pub const SOFT_TRIM: Perf = Perf(0x80010000);
    /// `PERF_CC`. Observed in 6.2+.
    #[doc(alias = "PERF_CC")]
    pub const CC: Perf = Perf(0x80020000);
    /// `PERF_FLT_IO_INIT`. In phnt, the name appears only in a comment. Releases unknown.
    #[doc(alias = "PERF_FLT_IO_INIT")]
    pub const FLT_IO_INIT: Perf = Perf(0x80080000);
    /// `PERF_FLT_IO`. In phnt, the name appears only in a comment. Releases unknown.
    #[doc(alias = "PERF_FLT_IO")]
    pub const FLT_IO: Perf = Perf(0x80100000);
    /// `PERF_FLT_FASTIO`. In phnt, the name appears only in a comment. Releases unknown.
    #[doc(alias = "PERF_FLT_FASTIO")]
    pub const FLT_FASTIO: Perf = Perf(0x80200000);
    /// `PERF_FLT_IO_FAILURE`. In phnt, the name appears only in a comment. Releases unknown.
    #[doc(alias = "PERF_FLT_IO_FAILURE")]
    pub const FLT_IO_FAILURE: Perf = Perf(0x80400000);
    /// `PERF_HV_PROFILE`. In phnt, the name appears only in a comment. Releases unknown.
    #[doc(alias = "PERF_HV_PROFILE")]
    pub const HV_PROFILE: Perf = Perf(0x80800000);
    /// `PERF_WDF_DPC`. Releases unknown.
    #[doc(alias = "PERF_WDF_DPC")]
    pub const WDF_DPC: Perf = Perf(0x81000000);
    /// `PERF_WDF_INTERRUPT`. Releases unknown.
    #[doc(alias = "PERF_WDF_INTERRUPT")]
    pub const WDF_INTERRUPT: Perf = Perf(0x82000000);
    /// `PERF_CACHE_FLUSH`. Releases unknown.
    #[doc(alias = "PERF_CACHE_FLUSH")]
    pub const CACHE_FLUSH: Perf = Perf(0x84000000);
    /// `PERF_HIBER_RUNDOWN`. In phnt, the name appears only in a comment. Releases unknown.
    #[doc(alias = "PERF_HIBER_RUNDOWN")]
    pub const HIBER_RUNDOWN: Perf = Perf(0xa0000001);
    /// `PERF_PHYSICAL_MEMORY`. Documented only in phnt. Releases unknown.
    #[doc(alias = "PERF_PHYSICAL_MEMORY")]
    pub const PHYSICAL_MEMORY: Perf = Perf(0xa0000040);
    /// `PERF_SYSCFG_SYSTEM`. Releases unknown.
    #[doc(alias = "PERF_SYSCFG_SYSTEM")]
    pub const SYSCFG_SYSTEM: Perf = Perf(0xc0000001);
    /// `PERF_SYSCFG_GRAPHICS`. Releases unknown.
    #[doc(alias = "PERF_SYSCFG_GRAPHICS")]
    pub const SYSCFG_GRAPHICS: Perf = Perf(0xc0000002);
    /// `PERF_SYSCFG_STORAGE`. Releases unknown.
    #[doc(alias = "PERF_SYSCFG_STORAGE")]
    pub const SYSCFG_STORAGE: Perf = Perf(0xc0000004);
    /// `PERF_SYSCFG_NETWORK`. Releases unknown.
    #[doc(alias = "PERF_SYSCFG_NETWORK")]
    pub const SYSCFG_NETWORK: Perf = Perf(0xc0000008);
    /// `PERF_SYSCFG_SERVICES`. Releases unknown.
    #[doc(alias = "PERF_SYSCFG_SERVICES")]
    pub const SYSCFG_SERVICES: Perf = Perf(0xc0000010);
    /// `PERF_SYSCFG_PNP`. Releases unknown.
    #[doc(alias = "PERF_SYSCFG_PNP")]
    pub const SYSCFG_PNP: Perf = Perf(0xc0000020);
    /// `PERF_SYSCFG_OPTICAL`. Releases unknown.
    #[doc(alias = "PERF_SYSCFG_OPTICAL")]
    pub const SYSCFG_OPTICAL: Perf = Perf(0xc0000040);
    /// `PERF_SYSCFG_ALL`. All bits of the group, including those without a name. Releases unknown.
    #[doc(alias = "PERF_SYSCFG_ALL")]
    pub const SYSCFG_ALL: Perf = Perf(0xdfffffff);
    /// `PERF_CLUSTER_OFF`. Only phnt has the name PERF_MARK_WITH_FLUSH, and defines PERF_CLUSTER_OFF as an alias of it.
    /// With this bit, setting a mark first empties all working sets. Releases unknown.
    #[doc(alias = "PERF_CLUSTER_OFF")]
    pub const CLUSTER_OFF: Perf = Perf(0xe0000001);
    /// `PERF_MARK_WITH_FLUSH`, an alias of `PERF_CLUSTER_OFF`.
    #[doc(alias = "PERF_MARK_WITH_FLUSH")]
    pub const MARK_WITH_FLUSH: Perf = Perf(0xe0000001);
    /// `PERF_MEMORY_CONTROL`. Observed in 6.2+.
    #[doc(alias = "PERF_MEMORY_CONTROL")]
    pub const MEMORY_CONTROL: Perf = Perf(0xe0000002);
    /// Microsoft's names and their values, in the order of the tables.
    pub const NAMES: &'static [(&'static str, Perf)] = &[
        ("PERF_PROCESS", Perf(0x00000001)),
        ("PERF_THREAD", Perf(0x00000002)),
        ("PERF_PROC_THREAD", Perf(0x00000003)),
        ("PERF_LOADER", Perf(0x00000004)),
        ("PERF_PERF_COUNTER", Perf(0x00000008)),
        ("PERF_FILENAME", Perf(0x00000200)),
        ("PERF_DISK_IO", Perf(0x00000300)),
        ("PERF_DISK_IO_INIT", Perf(0x00000400)),
        ("PERF_ALL_FAULTS", Perf(0x00001000)),
        ("PERF_HARD_FAULTS", Perf(0x00002000)),
        ("PERF_VAMAP", Perf(0x00008000)),
        ("PERF_NETWORK", Perf(0x00010000)),
        ("PERF_REGISTRY", Perf(0x00020000)),
        ("PERF_DBGPRINT", Perf(0x00040000)),
        ("PERF_JOB", Perf(0x00080000)),
        ("PERF_ALPC", Perf(0x00100000)),
        ("PERF_SPLIT_IO", Perf(0x00200000)),
        ("PERF_DEBUG_EVENTS", Perf(0x00400000)),
        ("PERF_FILE_IO", Perf(0x02000000)),
        ("PERF_FILE_IO_INIT", Perf(0x04000000)),
        ("PERF_NO_SYSCONFIG", Perf(0x10000000)),
        ("PERF_MEMORY", Perf(0x20000001)),
        ("PERF_PROFILE", Perf(0x20000002)),
        ("PERF_CONTEXT_SWITCH", Perf(0x20000004)),
        ("PERF_FOOTPRINT", Perf(0x20000008)),
        ("PERF_DRIVERS", Perf(0x20000010)),
        ("PERF_REFSET", Perf(0x20000020)),
        ("PERF_POOL", Perf(0x20000040)),
        ("PERF_POOLTRACE", Perf(0x20000041)),
        ("PERF_DPC", Perf(0x20000080)),
        ("PERF_COMPACT_CSWITCH", Perf(0x20000100)),
        ("PERF_DISPATCHER", Perf(0x20000200)),
        ("PERF_PMC_PROFILE", Perf(0x20000400)),
        ("PERF_PROFILING", Perf(0x20000402)),
        ("PERF_PROCESS_INSWAP", Perf(0x20000800)),
        ("PERF_AFFINITY", Perf(0x20001000)),
        ("PERF_PRIORITY", Perf(0x20002000)),
        ("PERF_INTERRUPT", Perf(0x20004000)),
        ("PERF_VIRTUAL_ALLOC", Perf(0x20008000)),
        ("PERF_SPINLOCK", Perf(0x20010000)),
        ("PERF_SYNC_OBJECTS", Perf(0x20020000)),
        ("PERF_DPC_QUEUE", Perf(0x20040000)),
        ("PERF_MEMINFO", Perf(0x20080000)),
        ("PERF_CONTMEM_GEN", Perf(0x20100000)),
        ("PERF_SPINLOCK_CNTRS", Perf(0x20200000)),
        ("PERF_SPININSTR", Perf(0x20210000)),
        ("PERF_SESSION", Perf(0x20400000)),
        ("PERF_PFSECTION", Perf(0x20400000)),
        ("PERF_MEMINFO_WS", Perf(0x20800000)),
        ("PERF_KERNEL_QUEUE", Perf(0x21000000)),
        ("PERF_INTERRUPT_STEER", Perf(0x22000000)),
        ("PERF_SHOULD_YIELD", Perf(0x24000000)),
        ("PERF_WS", Perf(0x28000000)),
        ("PERF_ANTI_STARVATION", Perf(0x40000001)),
        ("PERF_PROCESS_FREEZE", Perf(0x40000002)),
        ("PERF_PFN_LIST", Perf(0x40000004)),
        ("PERF_WS_DETAIL", Perf(0x40000008)),
        ("PERF_WS_ENTRY", Perf(0x40000010)),
        ("PERF_HEAP", Perf(0x40000020)),
        ("PERF_SYSCALL", Perf(0x40000040)),
        ("PERF_UMS", Perf(0x40000080)),
        ("PERF_BACKTRACE", Perf(0x40000100)),
        ("PERF_VULCAN", Perf(0x40000200)),
        ("PERF_OBJECTS", Perf(0x40000400)),
        ("PERF_EVENTS", Perf(0x40000800)),
        ("PERF_FULLTRACE", Perf(0x40001000)),
        ("PERF_DFSS", Perf(0x40002000)),
        ("PERF_PREFETCH", Perf(0x40004000)),
        ("PERF_PROCESSOR_IDLE", Perf(0x40008000)),
        ("PERF_CPU_CONFIG", Perf(0x40010000)),
        ("PERF_TIMER", Perf(0x40020000)),
        ("PERF_CLOCK_INTERRUPT", Perf(0x40040000)),
        ("PERF_LOAD_BALANCER", Perf(0x40080000)),
        ("PERF_CLOCK_TIMER", Perf(0x40100000)),
        ("PERF_IDLE_SELECTION", Perf(0x40200000)),
        ("PERF_IPI", Perf(0x40400000)),
        ("PERF_IO_TIMER", Perf(0x40800000)),
        ("PERF_REG_HIVE", Perf(0x41000000)),
        ("PERF_REG_NOTIF", Perf(0x42000000)),
        ("PERF_PPM_EXIT_LATENCY", Perf(0x44000000)),
        ("PERF_WORKER_THREAD", Perf(0x48000000)),
        ("PERF_OPTICAL_IO", Perf(0x80000001)),
        ("PERF_OPTICAL_IO_INIT", Perf(0x80000002)),
        ("PERF_DLL_INFO", Perf(0x80000008)),
        ("PERF_DLL_FLUSH_WS", Perf(0x80000010)),
        ("PERF_OB_HANDLE", Perf(0x80000040)),
        ("PERF_OB_OBJECT", Perf(0x80000080)),
        ("PERF_WAKE_DROP", Perf(0x80000200)),
        ("PERF_WAKE_EVENT", Perf(0x80000400)),
        ("PERF_DEBUGGER", Perf(0x80000800)),
        ("PERF_PROC_ATTACH", Perf(0x80001000)),
        ("PERF_WAKE_COUNTER", Perf(0x80002000)),
        ("PERF_POWER", Perf(0x80008000)),
        ("PERF_SOFT_TRIM", Perf(0x80010000)),
        ("PERF_CC", Perf(0x80020000)),
        ("PERF_FLT_IO_INIT", Perf(0x80080000)),
        ("PERF_FLT_IO", Perf(0x80100000)),
        ("PERF_FLT_FASTIO", Perf(0x80200000)),
        ("PERF_FLT_IO_FAILURE", Perf(0x80400000)),
        ("PERF_HV_PROFILE", Perf(0x80800000)),
        ("PERF_WDF_DPC", Perf(0x81000000)),
        ("PERF_WDF_INTERRUPT", Perf(0x82000000)),
        ("PERF_CACHE_FLUSH", Perf(0x84000000)),
        ("PERF_HIBER_RUNDOWN", Perf(0xa0000001)),
        ("PERF_PHYSICAL_MEMORY", Perf(0xa0000040)),
        ("PERF_SYSCFG_SYSTEM", Perf(0xc0000001)),
        ("PERF_SYSCFG_GRAPHICS", Perf(0xc0000002)),
        ("PERF_SYSCFG_STORAGE", Perf(0xc0000004)),
        ("PERF_SYSCFG_NETWORK", Perf(0xc0000008)),
        ("PERF_SYSCFG_SERVICES", Perf(0xc0000010)),
        ("PERF_SYSCFG_PNP", Perf(0xc0000020)),
        ("PERF_SYSCFG_OPTICAL", Perf(0xc0000040)),
        ("PERF_SYSCFG_ALL", Perf(0xdfffffff)),
        ("PERF_CLUSTER_OFF", Perf(0xe0000001)),
        ("PERF_MARK_WITH_FLUSH", Perf(0xe0000001)),
        ("PERF_MEMORY_CONTROL", Perf(0xe0000002)),
    ];
    /// Returns the value of bits of a word. `None` if the mask has no such word, or if a bit is outside of the word.
    pub const fn new(index: usize, bits: u32) -> Option<Perf> {
        if index < 8 && bits >> 29 == 0 {
            Some(Perf((index as u32) << 29 | bits))
        } else {
            None
        }
    }
    /// Returns the index of the word.
    pub const fn index(self) -> usize {
        (self.0 >> 29) as usize
    }
    /// Returns the bits of the word.
    pub const fn bits(self) -> u32 {
        self.0 & 0x1fffffff
    }
    /// Returns Microsoft's name of the value, if it has one. Of several names, returns the first.
    pub fn name(self) -> Option<&'static str> {
        Self::NAMES.iter().find(|(_, value)| *value == self).map(|(name, _)| *name)
    }
    /// Returns the value with one of Microsoft's names.
    pub fn from_name(name: &str) -> Option<Perf> {
        Self::NAMES.iter().find(|(text, _)| *text == name).map(|(_, value)| *value)
    }
}
impl fmt::Debug for Perf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "Perf({:#010x})", self.0),
        }
    }
}
flags! {
    #[doc = " Documented flags for the `EnableFlags` of a session."] #[doc = ""] #[doc =
    " All 32 bits are flags: unlike in a value of a mask, the top three bits are not the index of a word."]
    EventTraceFlag(u32), size = 4 { #[doc =
    " `EVENT_TRACE_FLAG_PROCESS`. Process starts and ends. Sets the same bit of the first word. Observed in 5.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_PROCESS")] PROCESS = 0x00000001,
    "EVENT_TRACE_FLAG_PROCESS"; #[doc =
    " `EVENT_TRACE_FLAG_THREAD`. Thread starts and ends. Sets the same bit of the first word. Observed in 5.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_THREAD")] THREAD = 0x00000002,
    "EVENT_TRACE_FLAG_THREAD"; #[doc =
    " `EVENT_TRACE_FLAG_IMAGE_LOAD`. Image loads and unloads. Sets the same bit of the first word. Observed in 5.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_IMAGE_LOAD")] IMAGE_LOAD = 0x00000004,
    "EVENT_TRACE_FLAG_IMAGE_LOAD"; #[doc =
    " `EVENT_TRACE_FLAG_PROCESS_COUNTERS`. Performance counters of a process, at its end and at the rundown. Sets the \
        same bit of the first word. Observed in 6.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_PROCESS_COUNTERS")] PROCESS_COUNTERS = 0x00000008,
    "EVENT_TRACE_FLAG_PROCESS_COUNTERS"; #[doc =
    " `EVENT_TRACE_FLAG_CSWITCH`. Context switches. More than 10,000 events per second are possible. Sets \
        `PERF_CONTEXT_SWITCH`. Observed in 6.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_CSWITCH")] CSWITCH = 0x00000010,
    "EVENT_TRACE_FLAG_CSWITCH"; #[doc =
    " `EVENT_TRACE_FLAG_DPC`. Deferred procedure calls. Sets `PERF_DPC`. Observed in 6.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_DPC")] DPC = 0x00000020, "EVENT_TRACE_FLAG_DPC";
    #[doc =
    " `EVENT_TRACE_FLAG_INTERRUPT`. Interrupt service routine calls. Sets `PERF_INTERRUPT`. Observed in 6.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_INTERRUPT")] INTERRUPT = 0x00000040,
    "EVENT_TRACE_FLAG_INTERRUPT"; #[doc =
    " `EVENT_TRACE_FLAG_SYSTEMCALL`. System call entries and exits. More than 100,000 events per second are possible. \
        Sets `PERF_SYSCALL`. Observed in 6.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_SYSTEMCALL")] SYSTEMCALL = 0x00000080,
    "EVENT_TRACE_FLAG_SYSTEMCALL"; #[doc =
    " `EVENT_TRACE_FLAG_DISK_IO`. Disk reads, writes and flushes, at completion. The bit has no name in the group \
        mask. Sets the same bit of the first word. Observed in 5.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_DISK_IO")] DISK_IO = 0x00000100,
    "EVENT_TRACE_FLAG_DISK_IO"; #[doc =
    " `EVENT_TRACE_FLAG_DISK_FILE_IO`. Names of files that disk I/O is for. EVENT_TRACE_FLAG_DISK_IO must be set too. \
        Sets the same bit of the first word. Observed in 5.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_DISK_FILE_IO")] DISK_FILE_IO = 0x00000200,
    "EVENT_TRACE_FLAG_DISK_FILE_IO"; #[doc =
    " `EVENT_TRACE_FLAG_DISK_IO_INIT`. Disk reads, writes and flushes, at the start. Typically fewer than 1,000 events \
        per second. Sets the same bit of the first word. Observed in 6.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_DISK_IO_INIT")] DISK_IO_INIT = 0x00000400,
    "EVENT_TRACE_FLAG_DISK_IO_INIT"; #[doc =
    " `EVENT_TRACE_FLAG_DISPATCHER`. Threads that become ready to run. More than 10,000 events per second are \
        possible. Sets `PERF_DISPATCHER`. Observed in 6.1+."]
    #[doc(alias = "EVENT_TRACE_FLAG_DISPATCHER")] DISPATCHER = 0x00000800,
    "EVENT_TRACE_FLAG_DISPATCHER"; #[doc =
    " `EVENT_TRACE_FLAG_MEMORY_PAGE_FAULTS`. Page faults of all kinds. More than 1,000 events per second are possible. \
        Sets the same bit of the first word. Observed in 5.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_MEMORY_PAGE_FAULTS")] MEMORY_PAGE_FAULTS =
    0x00001000, "EVENT_TRACE_FLAG_MEMORY_PAGE_FAULTS"; #[doc =
    " `EVENT_TRACE_FLAG_MEMORY_HARD_FAULTS`. Page faults that require a disk read. Sets the same bit of the first \
        word. Observed in 5.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_MEMORY_HARD_FAULTS")] MEMORY_HARD_FAULTS =
    0x00002000, "EVENT_TRACE_FLAG_MEMORY_HARD_FAULTS"; #[doc =
    " `EVENT_TRACE_FLAG_VIRTUAL_ALLOC`. Virtual memory allocations and frees. Typically fewer than 1,000 events per \
        second. Sets `PERF_VIRTUAL_ALLOC`. Observed in 6.1+."]
    #[doc(alias = "EVENT_TRACE_FLAG_VIRTUAL_ALLOC")] VIRTUAL_ALLOC = 0x00004000,
    "EVENT_TRACE_FLAG_VIRTUAL_ALLOC"; #[doc =
    " `EVENT_TRACE_FLAG_VAMAP`. Files mapped and unmapped, excluding images. Sets the same bit of the first word. \
        Observed in 6.2+."]
    #[doc(alias = "EVENT_TRACE_FLAG_VAMAP")] VAMAP = 0x00008000,
    "EVENT_TRACE_FLAG_VAMAP"; #[doc =
    " `EVENT_TRACE_FLAG_NETWORK_TCPIP`. TCP and UDP connections, sends and receives. Sets the same bit of the first \
        word. Observed in 5.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_NETWORK_TCPIP")] NETWORK_TCPIP = 0x00010000,
    "EVENT_TRACE_FLAG_NETWORK_TCPIP"; #[doc =
    " `EVENT_TRACE_FLAG_REGISTRY`. Registry operations. More than 1,000 events per second are possible. Sets the same \
        bit of the first word. Observed in 5.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_REGISTRY")] REGISTRY = 0x00020000,
    "EVENT_TRACE_FLAG_REGISTRY"; #[doc =
    " `EVENT_TRACE_FLAG_DBGPRINT`. Output of DbgPrint and DbgPrintEx. Sets the same bit of the first word. Observed in \
        5.1+."]
    #[doc(alias = "EVENT_TRACE_FLAG_DBGPRINT")] DBGPRINT = 0x00040000,
    "EVENT_TRACE_FLAG_DBGPRINT"; #[doc =
    " `EVENT_TRACE_FLAG_JOB`. Job starts and ends. Sets the same bit of the first word. Observed in 10.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_JOB")] JOB = 0x00080000, "EVENT_TRACE_FLAG_JOB";
    #[doc =
    " `EVENT_TRACE_FLAG_ALPC`. Advanced local procedure calls. Sets the same bit of the first word. Observed in 6.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_ALPC")] ALPC = 0x00100000, "EVENT_TRACE_FLAG_ALPC";
    #[doc =
    " `EVENT_TRACE_FLAG_VOLMGR`. The name of the bit is EVENT_TRACE_FLAG_SPLIT_IO from 6.0 on. Sets the same bit of \
        the first word. Observed in late 5.2."]
    #[doc(alias = "EVENT_TRACE_FLAG_VOLMGR")] VOLMGR = 0x00200000,
    "EVENT_TRACE_FLAG_VOLMGR"; #[doc =
    " `EVENT_TRACE_FLAG_SPLIT_IO`. I/O that the volume manager splits into several requests. Sets the same bit of the \
        first word. Observed in 6.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_SPLIT_IO")] SPLIT_IO = 0x00200000,
    "EVENT_TRACE_FLAG_SPLIT_IO"; #[doc =
    " `EVENT_TRACE_FLAG_DEBUG_EVENTS`. Debugger events: breaks, continuations and similar actions. Sets the same bit \
        of the first word. Observed in 10.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_DEBUG_EVENTS")] DEBUG_EVENTS = 0x00400000,
    "EVENT_TRACE_FLAG_DEBUG_EVENTS"; #[doc =
    " `EVENT_TRACE_FLAG_DRIVER`. Driver calls: major functions, completion routines and completed requests. Sets \
        `PERF_DRIVERS`. Observed in 6.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_DRIVER")] DRIVER = 0x00800000,
    "EVENT_TRACE_FLAG_DRIVER"; #[doc =
    " `EVENT_TRACE_FLAG_PROFILE`. Profile samples of each processor, at intervals. About 1,000 events per second and \
        processor. Sets `PERF_PROFILE`. Observed in 6.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_PROFILE")] PROFILE = 0x01000000,
    "EVENT_TRACE_FLAG_PROFILE"; #[doc =
    " `EVENT_TRACE_FLAG_FILE_IO`. File operations, at the end. Typically fewer than 1,000 events per second. Sets the \
        same bit of the first word. Observed in 6.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_FILE_IO")] FILE_IO = 0x02000000,
    "EVENT_TRACE_FLAG_FILE_IO"; #[doc =
    " `EVENT_TRACE_FLAG_FILE_IO_INIT`. File operations, at the start. Typically fewer than 1,000 events per second. \
        Sets the same bit of the first word. Observed in 6.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_FILE_IO_INIT")] FILE_IO_INIT = 0x04000000,
    "EVENT_TRACE_FLAG_FILE_IO_INIT"; #[doc =
    " `EVENT_TRACE_FLAG_NO_SYSCONFIG`. Excludes events that describe the machine configuration. Sets the same bit of \
        the first word. Observed in 6.2+."]
    #[doc(alias = "EVENT_TRACE_FLAG_NO_SYSCONFIG")] NO_SYSCONFIG = 0x10000000,
    "EVENT_TRACE_FLAG_NO_SYSCONFIG"; #[doc =
    " `EVENT_TRACE_FLAG_ENABLE_RESERVE`. Corresponds to no bit of the group mask. In bit values, this bit is part of \
        the group index. Sets no bit of the mask. Observed in 5.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_ENABLE_RESERVE")] ENABLE_RESERVE = 0x20000000,
    "EVENT_TRACE_FLAG_ENABLE_RESERVE"; #[doc =
    " `EVENT_TRACE_FLAG_FORWARD_WMI`. Corresponds to no bit of the group mask. In bit values, this bit is part of the \
        group index. Sets no bit of the mask. Observed in 5.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_FORWARD_WMI")] FORWARD_WMI = 0x40000000,
    "EVENT_TRACE_FLAG_FORWARD_WMI"; #[doc =
    " `EVENT_TRACE_FLAG_EXTENSION`. The other bits are then not flags. From 5.1 on they locate additional flags, and \
        from 6.0 on other items. Sets no bit of the mask. Observed in 5.0+."]
    #[doc(alias = "EVENT_TRACE_FLAG_EXTENSION")] EXTENSION = 0x80000000,
    "EVENT_TRACE_FLAG_EXTENSION"; } also {}, TABLE
}
const TABLE: Values = values(
    "EVENT_TRACE_FLAG",
    true,
    &[
        named("EVENT_TRACE_FLAG_PROCESS", 0x00000001, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_FLAG_THREAD", 0x00000002, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_FLAG_IMAGE_LOAD", 0x00000004, &[(Release(0), Release(255))]),
        named(
            "EVENT_TRACE_FLAG_PROCESS_COUNTERS",
            0x00000008,
            &[(Release(4), Release(255))],
        ),
        named("EVENT_TRACE_FLAG_CSWITCH", 0x00000010, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_FLAG_DPC", 0x00000020, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_FLAG_INTERRUPT", 0x00000040, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_FLAG_SYSTEMCALL", 0x00000080, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_FLAG_DISK_IO", 0x00000100, &[(Release(0), Release(255))]),
        named(
            "EVENT_TRACE_FLAG_DISK_FILE_IO",
            0x00000200,
            &[(Release(0), Release(255))],
        ),
        named(
            "EVENT_TRACE_FLAG_DISK_IO_INIT",
            0x00000400,
            &[(Release(4), Release(255))],
        ),
        named("EVENT_TRACE_FLAG_DISPATCHER", 0x00000800, &[(Release(6), Release(255))]),
        named(
            "EVENT_TRACE_FLAG_MEMORY_PAGE_FAULTS",
            0x00001000,
            &[(Release(0), Release(255))],
        ),
        named(
            "EVENT_TRACE_FLAG_MEMORY_HARD_FAULTS",
            0x00002000,
            &[(Release(0), Release(255))],
        ),
        named(
            "EVENT_TRACE_FLAG_VIRTUAL_ALLOC",
            0x00004000,
            &[(Release(6), Release(255))],
        ),
        named("EVENT_TRACE_FLAG_VAMAP", 0x00008000, &[(Release(7), Release(255))]),
        named(
            "EVENT_TRACE_FLAG_NETWORK_TCPIP",
            0x00010000,
            &[(Release(0), Release(255))],
        ),
        named("EVENT_TRACE_FLAG_REGISTRY", 0x00020000, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_FLAG_DBGPRINT", 0x00040000, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_FLAG_JOB", 0x00080000, &[(Release(10), Release(255))]),
        named("EVENT_TRACE_FLAG_ALPC", 0x00100000, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_FLAG_VOLMGR", 0x00200000, &[(Release(3), Release(3))]),
        named("EVENT_TRACE_FLAG_SPLIT_IO", 0x00200000, &[(Release(4), Release(255))]),
        named(
            "EVENT_TRACE_FLAG_DEBUG_EVENTS",
            0x00400000,
            &[(Release(10), Release(255))],
        ),
        named("EVENT_TRACE_FLAG_DRIVER", 0x00800000, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_FLAG_PROFILE", 0x01000000, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_FLAG_FILE_IO", 0x02000000, &[(Release(4), Release(255))]),
        named(
            "EVENT_TRACE_FLAG_FILE_IO_INIT",
            0x04000000,
            &[(Release(4), Release(255))],
        ),
        named(
            "EVENT_TRACE_FLAG_NO_SYSCONFIG",
            0x10000000,
            &[(Release(7), Release(255))],
        ),
        named(
            "EVENT_TRACE_FLAG_ENABLE_RESERVE",
            0x20000000,
            &[(Release(0), Release(255))],
        ),
        named("EVENT_TRACE_FLAG_FORWARD_WMI", 0x40000000, &[(Release(0), Release(255))]),
        named("EVENT_TRACE_FLAG_EXTENSION", 0x80000000, &[(Release(0), Release(255))]),
    ],
);
impl EventTraceFlag {
    /// Flags that set no bit of a mask, although their values have the form of a bit of another word.
    pub const CONTROL: EventTraceFlag = EventTraceFlag(0xe0000000);
    /// Returns the value that a single flag sets in a mask.
    ///
    /// `None` for a flag of [`CONTROL`](Self::CONTROL), for an unknown flag, and for several flags.
    pub fn sets(self) -> Option<Perf> {
        match self.0 {
            0x00000001 => Some(Perf(0x00000001)),
            0x00000002 => Some(Perf(0x00000002)),
            0x00000004 => Some(Perf(0x00000004)),
            0x00000008 => Some(Perf(0x00000008)),
            0x00000010 => Some(Perf(0x20000004)),
            0x00000020 => Some(Perf(0x20000080)),
            0x00000040 => Some(Perf(0x20004000)),
            0x00000080 => Some(Perf(0x40000040)),
            0x00000100 => Some(Perf(0x00000100)),
            0x00000200 => Some(Perf(0x00000200)),
            0x00000400 => Some(Perf(0x00000400)),
            0x00000800 => Some(Perf(0x20000200)),
            0x00001000 => Some(Perf(0x00001000)),
            0x00002000 => Some(Perf(0x00002000)),
            0x00004000 => Some(Perf(0x20008000)),
            0x00008000 => Some(Perf(0x00008000)),
            0x00010000 => Some(Perf(0x00010000)),
            0x00020000 => Some(Perf(0x00020000)),
            0x00040000 => Some(Perf(0x00040000)),
            0x00080000 => Some(Perf(0x00080000)),
            0x00100000 => Some(Perf(0x00100000)),
            0x00200000 => Some(Perf(0x00200000)),
            0x00400000 => Some(Perf(0x00400000)),
            0x00800000 => Some(Perf(0x20000010)),
            0x01000000 => Some(Perf(0x20000002)),
            0x02000000 => Some(Perf(0x02000000)),
            0x04000000 => Some(Perf(0x04000000)),
            0x10000000 => Some(Perf(0x10000000)),
            _ => None,
        }
    }
}
/// Error of enabling flags that select no known event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotEvents(pub EventTraceFlag);
impl fmt::Display for NotEvents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} select no event of the tables", self.0)
    }
}
impl core::error::Error for NotEvents {}
/// Kernel events that are enabled in a session: 8 words of bits.
///
/// ```
/// use etwspec::masks::{EventTraceFlag, GroupMask, Perf};
///
/// let mut mask = GroupMask::new();
/// mask.enable(Perf::CONTEXT_SWITCH);
/// assert_eq!(mask.words()[1], 0x4);
/// assert_eq!(mask, "PERF_CONTEXT_SWITCH".parse()?);
/// # Ok::<(), etwspec::masks::UnknownName>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GroupMask([u32; 8]);
impl GroupMask {
    /// Creates a mask without any bit set.
    pub const fn new() -> Self {
        GroupMask([0; 8])
    }
    /// Creates a mask from its words.
    pub const fn from_words(words: [u32; 8]) -> Self {
        GroupMask(words)
    }
    /// Returns the words of the mask.
    pub const fn words(&self) -> [u32; 8] {
        self.0
    }
    /// Sets the bits of a value.
    pub const fn enable(&mut self, value: Perf) {
        self.0[value.index()] |= value.bits();
    }
    /// Clears the bits of a value.
    pub const fn disable(&mut self, value: Perf) {
        self.0[value.index()] &= !value.bits();
    }
    /// Returns whether all bits of a value are set. Returns false for a value without bits.
    pub const fn contains(&self, value: Perf) -> bool {
        value.bits() != 0 && self.0[value.index()] & value.bits() == value.bits()
    }
    /// Sets the bits that documented flags represent, with the mapping of the kernel.
    ///
    /// # Errors
    ///
    /// [`NotEvents`] with the flags that select no known event. In this case no bit is set.
    pub fn enable_flags(&mut self, flags: EventTraceFlag) -> Result<(), NotEvents> {
        let single = |bit: u32| EventTraceFlag(flags.0 & 1 << bit);
        let unmapped = (0..32)
            .map(single)
            .filter(|flag| flag.0 != 0 && flag.sets().is_none());
        let unmapped = unmapped.fold(EventTraceFlag(0), EventTraceFlag::with);
        if unmapped.0 != 0 {
            return Err(NotEvents(unmapped));
        }
        (0..32)
            .map(single)
            .filter_map(EventTraceFlag::sets)
            .for_each(|value| self.enable(value));
        Ok(())
    }
    /// Returns the documented flags whose bits are set.
    pub fn to_enable_flags(&self) -> EventTraceFlag {
        let set = EventTraceFlag::named_values()
            .filter(|(_, flag)| flag.sets().is_some_and(|value| self.contains(value)));
        set.fold(EventTraceFlag(0), |all, (_, flag)| all.with(flag))
    }
    /// Returns Microsoft's names of the bits that are set, each with its value.
    ///
    /// Includes combinations of bits, and all names of a bit.
    pub fn iter_names(&self) -> impl Iterator<Item = (&'static str, Perf)> + '_ {
        Perf::NAMES.iter().copied().filter(|(_, value)| self.contains(*value))
    }
    /// Returns the set bits without a name of their own, one by one.
    pub fn unnamed(&self) -> impl Iterator<Item = Perf> + '_ {
        (0..8 * 29)
            .filter_map(|at| {
                let value = Perf::new(at / 29, 1 << (at % 29))?;
                (self.contains(value) && value.name().is_none()).then_some(value)
            })
    }
    /// Returns the bits of each word that no value can represent, because they are the index of the word in a value.
    pub const fn unreachable_bits(&self) -> [u32; 8] {
        let mut words = self.0;
        let mut index = 0;
        while index < 8 {
            words[index] &= !0x1fffffff;
            index += 1;
        }
        words
    }
}
impl From<Words> for GroupMask {
    fn from(words: Words) -> Self {
        GroupMask(words.masks())
    }
}
impl From<GroupMask> for Words {
    fn from(mask: GroupMask) -> Self {
        let mut words = Words::default();
        words.set_masks(mask.0);
        words
    }
}
impl fmt::Debug for GroupMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GroupMask({self})")
    }
}
impl fmt::Display for GroupMask {
    /// Writes the names of the bits, joined by `|`, and the value of a bit without a name in hexadecimal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before = "";
        for (index, word) in self.0.iter().enumerate() {
            for bit in (0..32).map(|bit| 1u32 << bit).filter(|bit| word & bit != 0) {
                match Perf::new(index, bit) {
                    Some(value) => {
                        match value.name() {
                            Some(name) => write!(f, "{before}{name}")?,
                            None => write!(f, "{before}{:#010x}", value.0)?,
                        }
                    }
                    None => write!(f, "{before}word{index}:{bit:#010x}")?,
                }
                before = "|";
            }
        }
        Ok(())
    }
}
/// Error of parsing a mask from a string: an unknown name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownName;
impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a mask is written as names of the tables or hexadecimal values, joined by `|`",
        )
    }
}
impl core::error::Error for UnknownName {}
impl FromStr for GroupMask {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let mut mask = GroupMask::new();
        for part in text.split('|').map(str::trim).filter(|part| !part.is_empty()) {
            if let Some(value) = Perf::from_name(part) {
                mask.enable(value);
            } else if let Some(digits) = part.strip_prefix("0x") {
                mask.enable(
                    Perf(u32::from_str_radix(digits, 16).map_err(|_| UnknownName)?),
                );
            } else {
                let (index, bits) = part
                    .strip_prefix("word")
                    .and_then(|rest| rest.split_once(":0x"))
                    .ok_or(UnknownName)?;
                let index: usize = index.parse().map_err(|_| UnknownName)?;
                let bits = u32::from_str_radix(bits, 16).map_err(|_| UnknownName)?;
                *mask.0.get_mut(index).ok_or(UnknownName)? |= bits;
            }
        }
        Ok(mask)
    }
}
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for GroupMask {
    type Parameters = ();
    type Strategy = proptest::strategy::Map<
        <[u32; 8] as proptest::arbitrary::Arbitrary>::Strategy,
        fn([u32; 8]) -> GroupMask,
    >;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        proptest::arbitrary::any::<[u32; 8]>().prop_map(GroupMask)
    }
}
