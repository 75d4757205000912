// Generated from spec/enums/EVENT_TRACE_GROUP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The groups of kernel events: the hook id of type 0 in each.
    ///
    /// Microsoft gives the set no name; here: `EVENT_TRACE_GROUP`, held by `USHORT`.
    ///
    /// Microsoft defines the numbers one by one, without an enumeration, and as hook ids: the byte Group of a header holds what is in the high byte here.
    ///
    /// Source: Geoff Chappell, *Hook IDs For NT Kernel Logger Events*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EventTraceGroup(u16), 2 {
        /// `EVENT_TRACE_GROUP_HEADER`. The tracing itself: the log file, its session, and what was running. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_HEADER")]
        HEADER = 0x0000 "EVENT_TRACE_GROUP_HEADER",
        /// `EVENT_TRACE_GROUP_IO`. Disks, drivers and prefetching. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_IO")]
        IO = 0x0100 "EVENT_TRACE_GROUP_IO",
        /// `EVENT_TRACE_GROUP_MEMORY`. Page faults, pages, working sets and virtual memory. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_MEMORY")]
        MEMORY = 0x0200 "EVENT_TRACE_GROUP_MEMORY",
        /// `EVENT_TRACE_GROUP_PROCESS`. Processes, the images that they load, and what wakes the system for them. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_PROCESS")]
        PROCESS = 0x0300 "EVENT_TRACE_GROUP_PROCESS",
        /// `EVENT_TRACE_GROUP_FILE`. Names of files, operations on files, and minifilters. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_FILE")]
        FILE = 0x0400 "EVENT_TRACE_GROUP_FILE",
        /// `EVENT_TRACE_GROUP_THREAD`. Threads: their life, switches between them, priorities, waits and queues. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_THREAD")]
        THREAD = 0x0500 "EVENT_TRACE_GROUP_THREAD",
        /// `EVENT_TRACE_GROUP_TCPIP`. TCP connections and what they carry. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_TCPIP")]
        TCPIP = 0x0600 "EVENT_TRACE_GROUP_TCPIP",
        /// `EVENT_TRACE_GROUP_JOB`. Job objects. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_JOB")]
        JOB = 0x0700 "EVENT_TRACE_GROUP_JOB",
        /// `EVENT_TRACE_GROUP_UDPIP`. UDP datagrams. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_UDPIP")]
        UDPIP = 0x0800 "EVENT_TRACE_GROUP_UDPIP",
        /// `EVENT_TRACE_GROUP_REGISTRY`. The registry: operations on keys, and hives. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_REGISTRY")]
        REGISTRY = 0x0900 "EVENT_TRACE_GROUP_REGISTRY",
        /// `EVENT_TRACE_GROUP_DBGPRINT`. Texts that are printed for a debugger. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_DBGPRINT")]
        DBGPRINT = 0x0a00 "EVENT_TRACE_GROUP_DBGPRINT",
        /// `EVENT_TRACE_GROUP_CONFIG`. The configuration of the computer, written out once. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_CONFIG")]
        CONFIG = 0x0b00 "EVENT_TRACE_GROUP_CONFIG",
        /// `EVENT_TRACE_GROUP_SPARE1`. Spare: no event of it is known. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_SPARE1")]
        SPARE1 = 0x0c00 "EVENT_TRACE_GROUP_SPARE1",
        /// `EVENT_TRACE_GROUP_WNF`. The Windows Notification Facility. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_WNF")]
        WNF = 0x0d00 "EVENT_TRACE_GROUP_WNF",
        /// `EVENT_TRACE_GROUP_POOL`. Pool memory of the kernel. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_POOL")]
        POOL = 0x0e00 "EVENT_TRACE_GROUP_POOL",
        /// `EVENT_TRACE_GROUP_PERFINFO`. Performance: samples, interrupts, deferred calls, system calls, timers and the clock. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_PERFINFO")]
        PERFINFO = 0x0f00 "EVENT_TRACE_GROUP_PERFINFO",
        /// `EVENT_TRACE_GROUP_HEAP`. Heaps of programs. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_HEAP")]
        HEAP = 0x1000 "EVENT_TRACE_GROUP_HEAP",
        /// `EVENT_TRACE_GROUP_OBJECT`. Objects of the kernel and handles to them. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_OBJECT")]
        OBJECT = 0x1100 "EVENT_TRACE_GROUP_OBJECT",
        /// `EVENT_TRACE_GROUP_POWER`. Power actions and states of power, of processors too. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_POWER")]
        POWER = 0x1200 "EVENT_TRACE_GROUP_POWER",
        /// `EVENT_TRACE_GROUP_MODBOUND`. Calls between modules. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_MODBOUND")]
        MODBOUND = 0x1300 "EVENT_TRACE_GROUP_MODBOUND",
        /// `EVENT_TRACE_GROUP_IMAGE`. Images and their loader. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_IMAGE")]
        IMAGE = 0x1400 "EVENT_TRACE_GROUP_IMAGE",
        /// `EVENT_TRACE_GROUP_DPC`. Deferred procedure calls, by the name; no event of it is known. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_DPC")]
        DPC = 0x1500 "EVENT_TRACE_GROUP_DPC",
        /// `EVENT_TRACE_GROUP_CC`. The cache manager. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_CC")]
        CC = 0x1600 "EVENT_TRACE_GROUP_CC",
        /// `EVENT_TRACE_GROUP_CRITSEC`. Critical sections of programs. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_CRITSEC")]
        CRITSEC = 0x1700 "EVENT_TRACE_GROUP_CRITSEC",
        /// `EVENT_TRACE_GROUP_STACKWALK`. Stacks of calls that belong to other events. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_STACKWALK")]
        STACKWALK = 0x1800 "EVENT_TRACE_GROUP_STACKWALK",
        /// `EVENT_TRACE_GROUP_UMS`. User-mode scheduling. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_UMS")]
        UMS = 0x1900 "EVENT_TRACE_GROUP_UMS",
        /// `EVENT_TRACE_GROUP_ALPC`. Advanced local procedure calls. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_ALPC")]
        ALPC = 0x1a00 "EVENT_TRACE_GROUP_ALPC",
        /// `EVENT_TRACE_GROUP_SPLITIO`. Input and output that is split into several. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_SPLITIO")]
        SPLITIO = 0x1b00 "EVENT_TRACE_GROUP_SPLITIO",
        /// `EVENT_TRACE_GROUP_THREAD_POOL`. Thread pools of programs. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_THREAD_POOL")]
        THREAD_POOL = 0x1c00 "EVENT_TRACE_GROUP_THREAD_POOL",
        /// `EVENT_TRACE_GROUP_HYPERVISOR`. The hypervisor, by the name; no event of it is known. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_HYPERVISOR")]
        HYPERVISOR = 0x1d00 "EVENT_TRACE_GROUP_HYPERVISOR",
        /// `EVENT_TRACE_GROUP_HYPERVISORX`. The hypervisor, by the name; no event of it is known. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_GROUP_HYPERVISORX")]
        HYPERVISORX = 0x1e00 "EVENT_TRACE_GROUP_HYPERVISORX",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EventTraceGroup {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_trace_group::VALUES;
}
