// Generated from spec/enums/HOOK_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Which kernel event it is: the group in the high byte, the type in the low one.
    ///
    /// Microsoft gives the set no name; here: `HOOK_ID`, held by `USHORT`.
    ///
    /// Where Microsoft names only the type within its group, the constant has the name of the type.
    ///
    /// What no source says:
    ///
    /// - Whether these are all: no source claims to list every event that can be written.
    ///
    /// Source: Geoff Chappell, *Hook IDs For NT Kernel Logger Events*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    HookId(u16), 2 {
        /// `WMI_LOG_TYPE_HEADER`. The log file's header: the first event of every log file, whatever session wrote it. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_HEADER")]
        HEADER = 0x0000 "WMI_LOG_TYPE_HEADER",
        /// `WMI_LOG_TYPE_HEADER_EXTENSION`. What the header of the log file has no room for, the group masks above all. Seen in releases 5.2+.
        #[doc(alias = "WMI_LOG_TYPE_HEADER_EXTENSION")]
        HEADER_EXTENSION = 0x0005 "WMI_LOG_TYPE_HEADER_EXTENSION",
        /// `WMI_LOG_TYPE_RUNDOWN_COMPLETE`. The state of the system at the start or end of the session has been written out. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_RUNDOWN_COMPLETE")]
        RUNDOWN_COMPLETE = 0x0008 "WMI_LOG_TYPE_RUNDOWN_COMPLETE",
        /// `EVENT_TRACE_TYPE_GUIDMAP`, the name of a part: 0xa. The name of the type is that of a map of GUIDs. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_GUIDMAP")]
        GUIDMAP = 0x000a "EVENT_TRACE_TYPE_GUIDMAP",
        /// `EVENT_TRACE_TYPE_CONFIG`, the name of a part: 0xb. The name of the type is that of a configuration. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG")]
        CONFIG = 0x000b "EVENT_TRACE_TYPE_CONFIG",
        /// `EVENT_TRACE_TYPE_SIDINFO`, the name of a part: 0xc. The name of the type is that of information about a SID. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_SIDINFO")]
        SIDINFO = 0x000c "EVENT_TRACE_TYPE_SIDINFO",
        /// `EVENT_TRACE_TYPE_SECURITY`, the name of a part: 0xd. The name of the type is that of security. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_SECURITY")]
        SECURITY = 0x000d "EVENT_TRACE_TYPE_SECURITY",
        /// `WMI_LOG_TYPE_GROUP_MASKS_END`. The extension of the log file's header again, as it is when the session ends. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_GROUP_MASKS_END")]
        GROUP_MASKS_END = 0x0020 "WMI_LOG_TYPE_GROUP_MASKS_END",
        /// `WMI_LOG_TYPE_RUNDOWN_BEGIN`. The writing out of the system's state begins. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_RUNDOWN_BEGIN")]
        RUNDOWN_BEGIN = 0x0030 "WMI_LOG_TYPE_RUNDOWN_BEGIN",
        /// `WMI_LOG_TYPE_RUNDOWN_END`. The writing out of the system's state ends. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_RUNDOWN_END")]
        RUNDOWN_END = 0x0031 "WMI_LOG_TYPE_RUNDOWN_END",
        /// `WMI_LOG_TYPE_DBGID_RSDS`. Which file of symbols belongs to an image, by an identifier of the RSDS form: a GUID and an age. Seen in releases 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_DBGID_RSDS")]
        DBGID_RSDS = 0x0040 "WMI_LOG_TYPE_DBGID_RSDS",
        /// `WMI_LOG_TYPE_DBGID_NB10`. Which file of symbols belongs to an image, by an identifier of the older NB10 form. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_DBGID_NB10")]
        DBGID_NB10 = 0x0041 "WMI_LOG_TYPE_DBGID_NB10",
        /// `WMI_LOG_TYPE_BUILD_LAB`. The name of the build of Windows that wrote the trace. Seen in releases 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_BUILD_LAB")]
        BUILD_LAB = 0x0042 "WMI_LOG_TYPE_BUILD_LAB",
        /// `WMI_LOG_TYPE_BINARY_PATH`. The path of a binary. Seen in releases 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_BINARY_PATH")]
        BINARY_PATH = 0x0043 "WMI_LOG_TYPE_BINARY_PATH",
        /// `WMI_LOG_TYPE_IO_READ`. A read from a disk completed. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_IO_READ")]
        IO_READ = 0x010a "WMI_LOG_TYPE_IO_READ",
        /// `WMI_LOG_TYPE_IO_WRITE`. A write to a disk completed. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_IO_WRITE")]
        IO_WRITE = 0x010b "WMI_LOG_TYPE_IO_WRITE",
        /// `WMI_LOG_TYPE_IO_READ_INIT`. A read from a disk is being started. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_IO_READ_INIT")]
        IO_READ_INIT = 0x010c "WMI_LOG_TYPE_IO_READ_INIT",
        /// `WMI_LOG_TYPE_IO_WRITE_INIT`. A write to a disk is being started. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_IO_WRITE_INIT")]
        IO_WRITE_INIT = 0x010d "WMI_LOG_TYPE_IO_WRITE_INIT",
        /// `WMI_LOG_TYPE_IO_FLUSH`. A flush of a disk's buffers completed. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_IO_FLUSH")]
        IO_FLUSH = 0x010e "WMI_LOG_TYPE_IO_FLUSH",
        /// `WMI_LOG_TYPE_IO_FLUSH_INIT`. A flush of a disk's buffers is being started. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_IO_FLUSH_INIT")]
        IO_FLUSH_INIT = 0x010f "WMI_LOG_TYPE_IO_FLUSH_INIT",
        /// `WMI_LOG_TYPE_IO_REDIRECTED_INIT`. An I/O that is redirected to another place is being started, as for a file that stands in an image of Windows. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_IO_REDIRECTED_INIT")]
        IO_REDIRECTED_INIT = 0x0110 "WMI_LOG_TYPE_IO_REDIRECTED_INIT",
        /// `PERFINFO_LOG_TYPE_DRIVER_INIT`. A driver's initialization begins. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_INIT")]
        DRIVER_INIT = 0x0120 "PERFINFO_LOG_TYPE_DRIVER_INIT",
        /// `PERFINFO_LOG_TYPE_DRIVER_INIT_COMPLETE`. A driver's initialization is complete. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_INIT_COMPLETE")]
        DRIVER_INIT_COMPLETE = 0x0121 "PERFINFO_LOG_TYPE_DRIVER_INIT_COMPLETE",
        /// `PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_CALL`. A driver's routine for a major function is called. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_CALL")]
        DRIVER_MAJORFUNCTION_CALL = 0x0122 "PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_CALL",
        /// `PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_RETURN`. A driver's routine for a major function returned. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_RETURN")]
        DRIVER_MAJORFUNCTION_RETURN = 0x0123 "PERFINFO_LOG_TYPE_DRIVER_MAJORFUNCTION_RETURN",
        /// `PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_CALL`. A driver's completion routine is called. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_CALL")]
        DRIVER_COMPLETIONROUTINE_CALL = 0x0124 "PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_CALL",
        /// `PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_RETURN`. A driver's completion routine returned. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_RETURN")]
        DRIVER_COMPLETIONROUTINE_RETURN = 0x0125 "PERFINFO_LOG_TYPE_DRIVER_COMPLETIONROUTINE_RETURN",
        /// `PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_CALL`. A driver's routine for adding a device is called. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_CALL")]
        DRIVER_ADD_DEVICE_CALL = 0x0126 "PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_CALL",
        /// `PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_RETURN`. A driver's routine for adding a device returned. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_RETURN")]
        DRIVER_ADD_DEVICE_RETURN = 0x0127 "PERFINFO_LOG_TYPE_DRIVER_ADD_DEVICE_RETURN",
        /// `PERFINFO_LOG_TYPE_DRIVER_STARTIO_CALL`. A driver's routine for starting an I/O is called. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_STARTIO_CALL")]
        DRIVER_STARTIO_CALL = 0x0128 "PERFINFO_LOG_TYPE_DRIVER_STARTIO_CALL",
        /// `PERFINFO_LOG_TYPE_DRIVER_STARTIO_RETURN`. A driver's routine for starting an I/O returned. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_STARTIO_RETURN")]
        DRIVER_STARTIO_RETURN = 0x0129 "PERFINFO_LOG_TYPE_DRIVER_STARTIO_RETURN",
        /// `PERFINFO_LOG_TYPE_PREFETCH_ACTION`. The prefetcher acts. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PREFETCH_ACTION")]
        PREFETCH_ACTION = 0x0130 "PERFINFO_LOG_TYPE_PREFETCH_ACTION",
        /// `PERFINFO_LOG_TYPE_PREFETCH_REQUEST`. The prefetcher requests something. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PREFETCH_REQUEST")]
        PREFETCH_REQUEST = 0x0131 "PERFINFO_LOG_TYPE_PREFETCH_REQUEST",
        /// `PERFINFO_LOG_TYPE_PREFETCH_READLIST`. A list of what the prefetcher reads. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PREFETCH_READLIST")]
        PREFETCH_READLIST = 0x0132 "PERFINFO_LOG_TYPE_PREFETCH_READLIST",
        /// `PERFINFO_LOG_TYPE_PREFETCH_READ`. The prefetcher reads. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PREFETCH_READ")]
        PREFETCH_READ = 0x0133 "PERFINFO_LOG_TYPE_PREFETCH_READ",
        /// `PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST`. A driver completes a request. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST")]
        DRIVER_COMPLETE_REQUEST = 0x0134 "PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST",
        /// `PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST_RETURN`. The completion of a request by a driver returned. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST_RETURN")]
        DRIVER_COMPLETE_REQUEST_RETURN = 0x0135 "PERFINFO_LOG_TYPE_DRIVER_COMPLETE_REQUEST_RETURN",
        /// `PERFINFO_LOG_TYPE_BOOT_PREFETCH_INFORMATION`. About prefetching while the system boots. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_BOOT_PREFETCH_INFORMATION")]
        BOOT_PREFETCH_INFORMATION = 0x0136 "PERFINFO_LOG_TYPE_BOOT_PREFETCH_INFORMATION",
        /// `PERFINFO_LOG_TYPE_OPTICAL_IO_READ`. A read from an optical disc completed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_OPTICAL_IO_READ")]
        OPTICAL_IO_READ = 0x0137 "PERFINFO_LOG_TYPE_OPTICAL_IO_READ",
        /// `PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE`. A write to an optical disc completed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE")]
        OPTICAL_IO_WRITE = 0x0138 "PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE",
        /// `PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH`. A flush of an optical drive's buffers completed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH")]
        OPTICAL_IO_FLUSH = 0x0139 "PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH",
        /// `PERFINFO_LOG_TYPE_OPTICAL_IO_READ_INIT`. A read from an optical disc is being started. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_OPTICAL_IO_READ_INIT")]
        OPTICAL_IO_READ_INIT = 0x013a "PERFINFO_LOG_TYPE_OPTICAL_IO_READ_INIT",
        /// `PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE_INIT`. A write to an optical disc is being started. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE_INIT")]
        OPTICAL_IO_WRITE_INIT = 0x013b "PERFINFO_LOG_TYPE_OPTICAL_IO_WRITE_INIT",
        /// `PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH_INIT`. A flush of an optical drive's buffers is being started. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH_INIT")]
        OPTICAL_IO_FLUSH_INIT = 0x013c "PERFINFO_LOG_TYPE_OPTICAL_IO_FLUSH_INIT",
        /// `WMI_LOG_TYPE_PAGE_FAULT_TRANSITION`. A page fault took a page that was in transition. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PAGE_FAULT_TRANSITION")]
        PAGE_FAULT_TRANSITION = 0x020a "WMI_LOG_TYPE_PAGE_FAULT_TRANSITION",
        /// `WMI_LOG_TYPE_PAGE_FAULT_DEMAND_ZERO`. A page fault was answered with a page of zeros. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PAGE_FAULT_DEMAND_ZERO")]
        PAGE_FAULT_DEMAND_ZERO = 0x020b "WMI_LOG_TYPE_PAGE_FAULT_DEMAND_ZERO",
        /// `WMI_LOG_TYPE_PAGE_FAULT_COPY_ON_WRITE`. A page fault made a copy of a page, because of a write to a shared one. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PAGE_FAULT_COPY_ON_WRITE")]
        PAGE_FAULT_COPY_ON_WRITE = 0x020c "WMI_LOG_TYPE_PAGE_FAULT_COPY_ON_WRITE",
        /// `WMI_LOG_TYPE_PAGE_FAULT_GUARD_PAGE`. A page fault hit a guard page. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PAGE_FAULT_GUARD_PAGE")]
        PAGE_FAULT_GUARD_PAGE = 0x020d "WMI_LOG_TYPE_PAGE_FAULT_GUARD_PAGE",
        /// `WMI_LOG_TYPE_PAGE_FAULT_HARD_PAGE_FAULT`. A page fault had to be answered from disk. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PAGE_FAULT_HARD_PAGE_FAULT")]
        PAGE_FAULT_HARD_PAGE_FAULT = 0x020e "WMI_LOG_TYPE_PAGE_FAULT_HARD_PAGE_FAULT",
        /// `WMI_LOG_TYPE_PAGE_FAULT_ACCESS_VIOLATION`. A page fault was an access violation. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_PAGE_FAULT_ACCESS_VIOLATION")]
        PAGE_FAULT_ACCESS_VIOLATION = 0x020f "WMI_LOG_TYPE_PAGE_FAULT_ACCESS_VIOLATION",
        /// `PERFINFO_LOG_TYPE_HARDFAULT`. A page was read from disk to answer a fault. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HARDFAULT")]
        HARDFAULT = 0x0220 "PERFINFO_LOG_TYPE_HARDFAULT",
        /// `PERFINFO_LOG_TYPE_REMOVEPAGEBYCOLOR`. A page was taken from a list by its color. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REMOVEPAGEBYCOLOR")]
        REMOVEPAGEBYCOLOR = 0x0221 "PERFINFO_LOG_TYPE_REMOVEPAGEBYCOLOR",
        /// `PERFINFO_LOG_TYPE_REMOVEPAGEFROMLIST`. A page was taken from a list. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REMOVEPAGEFROMLIST")]
        REMOVEPAGEFROMLIST = 0x0222 "PERFINFO_LOG_TYPE_REMOVEPAGEFROMLIST",
        /// `PERFINFO_LOG_TYPE_PAGEINMEMORY`. A page is in memory. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGEINMEMORY")]
        PAGEINMEMORY = 0x0223 "PERFINFO_LOG_TYPE_PAGEINMEMORY",
        /// `PERFINFO_LOG_TYPE_INSERTINFREELIST`. A page was put into the list of free pages. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_INSERTINFREELIST")]
        INSERTINFREELIST = 0x0224 "PERFINFO_LOG_TYPE_INSERTINFREELIST",
        /// `PERFINFO_LOG_TYPE_INSERTINMODIFIEDLIST`. A page was put into the list of modified pages. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_INSERTINMODIFIEDLIST")]
        INSERTINMODIFIEDLIST = 0x0225 "PERFINFO_LOG_TYPE_INSERTINMODIFIEDLIST",
        /// `PERFINFO_LOG_TYPE_INSERTINLIST`. A page was put into a list. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_INSERTINLIST")]
        INSERTINLIST = 0x0226 "PERFINFO_LOG_TYPE_INSERTINLIST",
        /// `PERFINFO_LOG_TYPE_INSERTATFRONT`. A page was put at the front of a list. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_INSERTATFRONT")]
        INSERTATFRONT = 0x0228 "PERFINFO_LOG_TYPE_INSERTATFRONT",
        /// `PERFINFO_LOG_TYPE_UNLINKFROMSTANDBY`. A page was taken out of the standby list. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_UNLINKFROMSTANDBY")]
        UNLINKFROMSTANDBY = 0x0229 "PERFINFO_LOG_TYPE_UNLINKFROMSTANDBY",
        /// `PERFINFO_LOG_TYPE_UNLINKFFREEORZERO`. A page was taken out of the list of free or zeroed pages. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_UNLINKFFREEORZERO")]
        UNLINKFFREEORZERO = 0x022a "PERFINFO_LOG_TYPE_UNLINKFFREEORZERO",
        /// `PERFINFO_LOG_TYPE_WORKINGSETMANAGER`. About the manager of working sets. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WORKINGSETMANAGER")]
        WORKINGSETMANAGER = 0x022b "PERFINFO_LOG_TYPE_WORKINGSETMANAGER",
        /// `PERFINFO_LOG_TYPE_TRIMPROCESS`. The working set of a process was trimmed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TRIMPROCESS")]
        TRIMPROCESS = 0x022c "PERFINFO_LOG_TYPE_TRIMPROCESS",
        /// `PERFINFO_LOG_TYPE_ZEROSHARECOUNT`. A page's count of shares fell to zero. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_ZEROSHARECOUNT")]
        ZEROSHARECOUNT = 0x022e "PERFINFO_LOG_TYPE_ZEROSHARECOUNT",
        /// `PERFINFO_LOG_TYPE_WSINFOPROCESS`. About the working set of a process. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WSINFOPROCESS")]
        WSINFOPROCESS = 0x023c "PERFINFO_LOG_TYPE_WSINFOPROCESS",
        /// `PERFINFO_LOG_TYPE_FAULTADDR_WITH_IP`. A fault, with its address and that of the instruction. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FAULTADDR_WITH_IP")]
        FAULTADDR_WITH_IP = 0x0245 "PERFINFO_LOG_TYPE_FAULTADDR_WITH_IP",
        /// `PERFINFO_LOG_TYPE_TRIMSESSION`. The working set of a session was trimmed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TRIMSESSION")]
        TRIMSESSION = 0x0246 "PERFINFO_LOG_TYPE_TRIMSESSION",
        /// `PERFINFO_LOG_TYPE_MEMORYSNAPLITE`. A short snapshot of memory. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MEMORYSNAPLITE")]
        MEMORYSNAPLITE = 0x0247 "PERFINFO_LOG_TYPE_MEMORYSNAPLITE",
        /// `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_RUNDOWN`. A mapped section that existed when the state was written out, for prefetching. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_RUNDOWN")]
        PFMAPPED_SECTION_RUNDOWN = 0x0248 "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_RUNDOWN",
        /// `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_CREATE`. A mapped section was created, for prefetching. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_CREATE")]
        PFMAPPED_SECTION_CREATE = 0x0249 "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_CREATE",
        /// `PERFINFO_LOG_TYPE_WSINFOSESSION`. About the working set of a session. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WSINFOSESSION")]
        WSINFOSESSION = 0x024a "PERFINFO_LOG_TYPE_WSINFOSESSION",
        /// `PERFINFO_LOG_TYPE_CREATE_SESSION`. A session was created. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CREATE_SESSION")]
        CREATE_SESSION = 0x024b "PERFINFO_LOG_TYPE_CREATE_SESSION",
        /// `PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_END`. A session that existed at the end of the trace. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_END")]
        SESSION_RUNDOWN_DC_END = 0x024c "PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_END",
        /// `PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_START`. A session that existed at the start of the trace. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_START")]
        SESSION_RUNDOWN_DC_START = 0x024d "PERFINFO_LOG_TYPE_SESSION_RUNDOWN_DC_START",
        /// `PERFINFO_LOG_TYPE_SESSION_DELETE`. A session was deleted. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SESSION_DELETE")]
        SESSION_DELETE = 0x024e "PERFINFO_LOG_TYPE_SESSION_DELETE",
        /// `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_DELETE`. A mapped section was deleted, for prefetching. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_DELETE")]
        PFMAPPED_SECTION_DELETE = 0x024f "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_DELETE",
        /// `PERFINFO_LOG_TYPE_VIRTUAL_ALLOC`. Virtual memory was reserved or committed. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_VIRTUAL_ALLOC")]
        VIRTUAL_ALLOC = 0x0262 "PERFINFO_LOG_TYPE_VIRTUAL_ALLOC",
        /// `PERFINFO_LOG_TYPE_VIRTUAL_FREE`. Virtual memory was released or decommitted. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_VIRTUAL_FREE")]
        VIRTUAL_FREE = 0x0263 "PERFINFO_LOG_TYPE_VIRTUAL_FREE",
        /// `PERFINFO_LOG_TYPE_HEAP_RANGE_RUNDOWN`. A range of a heap that existed when the state was written out. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_RANGE_RUNDOWN")]
        HEAP_RANGE_RUNDOWN = 0x0264 "PERFINFO_LOG_TYPE_HEAP_RANGE_RUNDOWN",
        /// `PERFINFO_LOG_TYPE_HEAP_RANGE_CREATE`. A range of a heap was created. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_RANGE_CREATE")]
        HEAP_RANGE_CREATE = 0x0265 "PERFINFO_LOG_TYPE_HEAP_RANGE_CREATE",
        /// `PERFINFO_LOG_TYPE_HEAP_RANGE_RESERVE`. Memory of a heap's range was reserved. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_RANGE_RESERVE")]
        HEAP_RANGE_RESERVE = 0x0266 "PERFINFO_LOG_TYPE_HEAP_RANGE_RESERVE",
        /// `PERFINFO_LOG_TYPE_HEAP_RANGE_RELEASE`. Memory of a heap's range was released. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_RANGE_RELEASE")]
        HEAP_RANGE_RELEASE = 0x0267 "PERFINFO_LOG_TYPE_HEAP_RANGE_RELEASE",
        /// `PERFINFO_LOG_TYPE_HEAP_RANGE_DESTROY`. A range of a heap was destroyed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_RANGE_DESTROY")]
        HEAP_RANGE_DESTROY = 0x0268 "PERFINFO_LOG_TYPE_HEAP_RANGE_DESTROY",
        /// `PERFINFO_LOG_TYPE_PAGEFILE_BACK`. An image was loaded that the page file backs. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGEFILE_BACK")]
        PAGEFILE_BACK = 0x0269 "PERFINFO_LOG_TYPE_PAGEFILE_BACK",
        /// `PERFINFO_LOG_TYPE_MEMINFO`. Counts of the system's memory. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MEMINFO")]
        MEMINFO = 0x0270 "PERFINFO_LOG_TYPE_MEMINFO",
        /// `PERFINFO_LOG_TYPE_CONTMEM_GENERATE`. A range of contiguous memory was made. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CONTMEM_GENERATE")]
        CONTMEM_GENERATE = 0x0271 "PERFINFO_LOG_TYPE_CONTMEM_GENERATE",
        /// `PERFINFO_LOG_TYPE_FILE_STORE_FAULT`. A fault was answered from a store in a file. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_STORE_FAULT")]
        FILE_STORE_FAULT = 0x0272 "PERFINFO_LOG_TYPE_FILE_STORE_FAULT",
        /// `PERFINFO_LOG_TYPE_INMEMORY_STORE_FAULT`. A fault was answered from a store in memory. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_INMEMORY_STORE_FAULT")]
        INMEMORY_STORE_FAULT = 0x0273 "PERFINFO_LOG_TYPE_INMEMORY_STORE_FAULT",
        /// `PERFINFO_LOG_TYPE_COMPRESSED_PAGE`. About a compressed page. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_COMPRESSED_PAGE")]
        COMPRESSED_PAGE = 0x0274 "PERFINFO_LOG_TYPE_COMPRESSED_PAGE",
        /// `PERFINFO_LOG_TYPE_PAGEINMEMORY_ACTIVE`. A page is in memory and active. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGEINMEMORY_ACTIVE")]
        PAGEINMEMORY_ACTIVE = 0x0275 "PERFINFO_LOG_TYPE_PAGEINMEMORY_ACTIVE",
        /// `PERFINFO_LOG_TYPE_PAGE_ACCESS`. A page was accessed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGE_ACCESS")]
        PAGE_ACCESS = 0x0276 "PERFINFO_LOG_TYPE_PAGE_ACCESS",
        /// `PERFINFO_LOG_TYPE_PAGE_RELEASE`. A page was released. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGE_RELEASE")]
        PAGE_RELEASE = 0x0277 "PERFINFO_LOG_TYPE_PAGE_RELEASE",
        /// `PERFINFO_LOG_TYPE_PAGE_RANGE_ACCESS`. A range of pages was accessed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGE_RANGE_ACCESS")]
        PAGE_RANGE_ACCESS = 0x0278 "PERFINFO_LOG_TYPE_PAGE_RANGE_ACCESS",
        /// `PERFINFO_LOG_TYPE_PAGE_RANGE_RELEASE`. A range of pages was released. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGE_RANGE_RELEASE")]
        PAGE_RANGE_RELEASE = 0x0279 "PERFINFO_LOG_TYPE_PAGE_RANGE_RELEASE",
        /// `PERFINFO_LOG_TYPE_PAGE_COMBINE`. Pages of the same content were combined. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGE_COMBINE")]
        PAGE_COMBINE = 0x027a "PERFINFO_LOG_TYPE_PAGE_COMBINE",
        /// `PERFINFO_LOG_TYPE_KERNEL_MEMUSAGE`. What the kernel uses memory for. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_KERNEL_MEMUSAGE")]
        KERNEL_MEMUSAGE = 0x027b "PERFINFO_LOG_TYPE_KERNEL_MEMUSAGE",
        /// `PERFINFO_LOG_TYPE_MM_STATS`. Statistics of the memory manager. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MM_STATS")]
        MM_STATS = 0x027c "PERFINFO_LOG_TYPE_MM_STATS",
        /// `PERFINFO_LOG_TYPE_MEMINFOEX_WS`. More counts of memory, with the working sets of processes. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MEMINFOEX_WS")]
        MEMINFOEX_WS = 0x027d "PERFINFO_LOG_TYPE_MEMINFOEX_WS",
        /// `PERFINFO_LOG_TYPE_MEMINFOEX_SESSIONWS`. More counts of memory, with the working sets of sessions. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MEMINFOEX_SESSIONWS")]
        MEMINFOEX_SESSIONWS = 0x027e "PERFINFO_LOG_TYPE_MEMINFOEX_SESSIONWS",
        /// `PERFINFO_LOG_TYPE_VIRTUAL_ROTATE`. Virtual memory was rotated to other pages. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_VIRTUAL_ROTATE")]
        VIRTUAL_ROTATE = 0x027f "PERFINFO_LOG_TYPE_VIRTUAL_ROTATE",
        /// `PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_START`. Virtual memory that existed at the start of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_START")]
        VIRTUAL_ALLOC_DC_START = 0x0280 "PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_START",
        /// `PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_END`. Virtual memory that existed at the end of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_END")]
        VIRTUAL_ALLOC_DC_END = 0x0281 "PERFINFO_LOG_TYPE_VIRTUAL_ALLOC_DC_END",
        /// `PERFINFO_LOG_TYPE_PAGE_ACCESS_EX`. A page was accessed, with more about it. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PAGE_ACCESS_EX")]
        PAGE_ACCESS_EX = 0x0282 "PERFINFO_LOG_TYPE_PAGE_ACCESS_EX",
        /// `PERFINFO_LOG_TYPE_REMOVEFROMWS`. A page was removed from a working set. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REMOVEFROMWS")]
        REMOVEFROMWS = 0x0283 "PERFINFO_LOG_TYPE_REMOVEFROMWS",
        /// `PERFINFO_LOG_TYPE_WSSHAREABLE_RUNDOWN`. Shareable pages of working sets, when the state was written out. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WSSHAREABLE_RUNDOWN")]
        WSSHAREABLE_RUNDOWN = 0x0284 "PERFINFO_LOG_TYPE_WSSHAREABLE_RUNDOWN",
        /// `PERFINFO_LOG_TYPE_INMEMORYACTIVE_RUNDOWN`. Active pages in memory, when the state was written out. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_INMEMORYACTIVE_RUNDOWN")]
        INMEMORYACTIVE_RUNDOWN = 0x0285 "PERFINFO_LOG_TYPE_INMEMORYACTIVE_RUNDOWN",
        /// `PERFINFO_LOG_TYPE_MEM_RESET_INFO`. Memory was marked as no longer needed, or this was taken back. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MEM_RESET_INFO")]
        MEM_RESET_INFO = 0x0286 "PERFINFO_LOG_TYPE_MEM_RESET_INFO",
        /// `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_CREATE`. An object of a mapped section was created, for prefetching. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_CREATE")]
        PFMAPPED_SECTION_OBJECT_CREATE = 0x0287 "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_CREATE",
        /// `PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_DELETE`. An object of a mapped section was deleted, for prefetching. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_DELETE")]
        PFMAPPED_SECTION_OBJECT_DELETE = 0x0288 "PERFINFO_LOG_TYPE_PFMAPPED_SECTION_OBJECT_DELETE",
        /// `WMI_LOG_TYPE_PROCESS_CREATE`. A process was created. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PROCESS_CREATE")]
        PROCESS_CREATE = 0x0301 "WMI_LOG_TYPE_PROCESS_CREATE",
        /// `WMI_LOG_TYPE_PROCESS_DELETE`. A process ended. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PROCESS_DELETE")]
        PROCESS_DELETE = 0x0302 "WMI_LOG_TYPE_PROCESS_DELETE",
        /// `WMI_LOG_TYPE_PROCESS_DC_START`. A process that existed at the start of the trace. Seen in releases 5.1+.
        #[doc(alias = "WMI_LOG_TYPE_PROCESS_DC_START")]
        PROCESS_DC_START = 0x0303 "WMI_LOG_TYPE_PROCESS_DC_START",
        /// `WMI_LOG_TYPE_PROCESS_DC_END`. A process that existed at the end of the trace. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_PROCESS_DC_END")]
        PROCESS_DC_END = 0x0304 "WMI_LOG_TYPE_PROCESS_DC_END",
        /// `WMI_LOG_TYPE_PROCESS_LOAD_IMAGE`. An image was loaded. Consumers see it in the group of images, because it is moved there when the trace is read. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_PROCESS_LOAD_IMAGE")]
        PROCESS_LOAD_IMAGE = 0x030a "WMI_LOG_TYPE_PROCESS_LOAD_IMAGE",
        /// `WMI_LOG_TYPE_PROCESS_TERMINATE`. A process was terminated. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_PROCESS_TERMINATE")]
        PROCESS_TERMINATE = 0x030b "WMI_LOG_TYPE_PROCESS_TERMINATE",
        /// `PERFINFO_LOG_TYPE_PROCESS_PERFCTR_END`. Performance counters of a process when it ends. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PROCESS_PERFCTR_END")]
        PROCESS_PERFCTR_END = 0x0320 "PERFINFO_LOG_TYPE_PROCESS_PERFCTR_END",
        /// `PERFINFO_LOG_TYPE_PROCESS_PERFCTR_RD`. Performance counters of a process when the state was written out. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PROCESS_PERFCTR_RD")]
        PROCESS_PERFCTR_RD = 0x0321 "PERFINFO_LOG_TYPE_PROCESS_PERFCTR_RD",
        /// `PERFINFO_LOG_TYPE_INSWAPPROCESS`. A process was swapped in. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_INSWAPPROCESS")]
        INSWAPPROCESS = 0x0323 "PERFINFO_LOG_TYPE_INSWAPPROCESS",
        /// `PERFINFO_LOG_TYPE_PROCESS_FREEZE`. A process was frozen. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PROCESS_FREEZE")]
        PROCESS_FREEZE = 0x0324 "PERFINFO_LOG_TYPE_PROCESS_FREEZE",
        /// `PERFINFO_LOG_TYPE_PROCESS_THAW`. A process was thawed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PROCESS_THAW")]
        PROCESS_THAW = 0x0325 "PERFINFO_LOG_TYPE_PROCESS_THAW",
        /// `PERFINFO_LOG_TYPE_BOOT_PHASE_START`. A phase of the boot begins. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_BOOT_PHASE_START")]
        BOOT_PHASE_START = 0x0326 "PERFINFO_LOG_TYPE_BOOT_PHASE_START",
        /// `PERFINFO_LOG_TYPE_ZOMBIE_PROCESS`. A process that has ended and still is referred to. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_ZOMBIE_PROCESS")]
        ZOMBIE_PROCESS = 0x0327 "PERFINFO_LOG_TYPE_ZOMBIE_PROCESS",
        /// `PERFINFO_LOG_TYPE_PROCESS_SET_AFFINITY`. The affinity of a process was set. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PROCESS_SET_AFFINITY")]
        PROCESS_SET_AFFINITY = 0x0328 "PERFINFO_LOG_TYPE_PROCESS_SET_AFFINITY",
        /// `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_USER`. The wake counter of kind USER of a process was charged. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_USER")]
        CHARGE_WAKE_COUNTER_USER = 0x0330 "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_USER",
        /// `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_EXECUTION`. The wake counter of kind EXECUTION of a process was charged. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_EXECUTION")]
        CHARGE_WAKE_COUNTER_EXECUTION = 0x0331 "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_EXECUTION",
        /// `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_KERNEL`. The wake counter of kind KERNEL of a process was charged. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_KERNEL")]
        CHARGE_WAKE_COUNTER_KERNEL = 0x0332 "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_KERNEL",
        /// `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_INSTRUMENTATION`. The wake counter of kind INSTRUMENTATION of a process was charged. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_INSTRUMENTATION")]
        CHARGE_WAKE_COUNTER_INSTRUMENTATION = 0x0333 "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_INSTRUMENTATION",
        /// `PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_PRESERVE_PROCESS`. The wake counter of kind PRESERVE_PROCESS of a process was charged. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_PRESERVE_PROCESS")]
        CHARGE_WAKE_COUNTER_PRESERVE_PROCESS = 0x0334 "PERFINFO_LOG_TYPE_CHARGE_WAKE_COUNTER_PRESERVE_PROCESS",
        /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_USER`. The wake counter of kind USER of a process was released. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_USER")]
        RELEASE_WAKE_COUNTER_USER = 0x0340 "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_USER",
        /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_EXECUTION`. The wake counter of kind EXECUTION of a process was released. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_EXECUTION")]
        RELEASE_WAKE_COUNTER_EXECUTION = 0x0341 "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_EXECUTION",
        /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_KERNEL`. The wake counter of kind KERNEL of a process was released. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_KERNEL")]
        RELEASE_WAKE_COUNTER_KERNEL = 0x0342 "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_KERNEL",
        /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_INSTRUMENTATION`. The wake counter of kind INSTRUMENTATION of a process was released. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_INSTRUMENTATION")]
        RELEASE_WAKE_COUNTER_INSTRUMENTATION = 0x0343 "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_INSTRUMENTATION",
        /// `PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_PRESERVE_PROCESS`. The wake counter of kind PRESERVE_PROCESS of a process was released. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_PRESERVE_PROCESS")]
        RELEASE_WAKE_COUNTER_PRESERVE_PROCESS = 0x0344 "PERFINFO_LOG_TYPE_RELEASE_WAKE_COUNTER_PRESERVE_PROCESS",
        /// `PERFINFO_LOG_TYPE_WAKE_DROP_USER`. A wake of kind USER was dropped. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_DROP_USER")]
        WAKE_DROP_USER = 0x0350 "PERFINFO_LOG_TYPE_WAKE_DROP_USER",
        /// `PERFINFO_LOG_TYPE_WAKE_DROP_EXECUTION`. A wake of kind EXECUTION was dropped. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_DROP_EXECUTION")]
        WAKE_DROP_EXECUTION = 0x0351 "PERFINFO_LOG_TYPE_WAKE_DROP_EXECUTION",
        /// `PERFINFO_LOG_TYPE_WAKE_DROP_KERNEL`. A wake of kind KERNEL was dropped. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_DROP_KERNEL")]
        WAKE_DROP_KERNEL = 0x0352 "PERFINFO_LOG_TYPE_WAKE_DROP_KERNEL",
        /// `PERFINFO_LOG_TYPE_WAKE_DROP_INSTRUMENTATION`. A wake of kind INSTRUMENTATION was dropped. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_DROP_INSTRUMENTATION")]
        WAKE_DROP_INSTRUMENTATION = 0x0353 "PERFINFO_LOG_TYPE_WAKE_DROP_INSTRUMENTATION",
        /// `PERFINFO_LOG_TYPE_WAKE_DROP_PRESERVE_PROCESS`. A wake of kind PRESERVE_PROCESS was dropped. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_DROP_PRESERVE_PROCESS")]
        WAKE_DROP_PRESERVE_PROCESS = 0x0354 "PERFINFO_LOG_TYPE_WAKE_DROP_PRESERVE_PROCESS",
        /// `PERFINFO_LOG_TYPE_WAKE_EVENT_USER`. A wake event of kind USER. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_EVENT_USER")]
        WAKE_EVENT_USER = 0x0360 "PERFINFO_LOG_TYPE_WAKE_EVENT_USER",
        /// `PERFINFO_LOG_TYPE_WAKE_EVENT_EXECUTION`. A wake event of kind EXECUTION. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_EVENT_EXECUTION")]
        WAKE_EVENT_EXECUTION = 0x0361 "PERFINFO_LOG_TYPE_WAKE_EVENT_EXECUTION",
        /// `PERFINFO_LOG_TYPE_WAKE_EVENT_KERNEL`. A wake event of kind KERNEL. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_EVENT_KERNEL")]
        WAKE_EVENT_KERNEL = 0x0362 "PERFINFO_LOG_TYPE_WAKE_EVENT_KERNEL",
        /// `PERFINFO_LOG_TYPE_WAKE_EVENT_INSTRUMENTATION`. A wake event of kind INSTRUMENTATION. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_EVENT_INSTRUMENTATION")]
        WAKE_EVENT_INSTRUMENTATION = 0x0363 "PERFINFO_LOG_TYPE_WAKE_EVENT_INSTRUMENTATION",
        /// `PERFINFO_LOG_TYPE_WAKE_EVENT_PRESERVE_PROCESS`. A wake event of kind PRESERVE_PROCESS. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAKE_EVENT_PRESERVE_PROCESS")]
        WAKE_EVENT_PRESERVE_PROCESS = 0x0364 "PERFINFO_LOG_TYPE_WAKE_EVENT_PRESERVE_PROCESS",
        /// `PERFINFO_LOG_TYPE_DEBUG_EVENT`. An event of debugging. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_DEBUG_EVENT")]
        DEBUG_EVENT = 0x0370 "PERFINFO_LOG_TYPE_DEBUG_EVENT",
        /// `PERFINFO_LOG_TYPE_FILENAME`. The name of a file. Seen in releases 5.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILENAME")]
        FILENAME = 0x0400 "PERFINFO_LOG_TYPE_FILENAME",
        /// `PERFINFO_LOG_TYPE_FILENAME_CREATE`. A file got a name: one was created. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILENAME_CREATE")]
        FILENAME_CREATE = 0x0420 "PERFINFO_LOG_TYPE_FILENAME_CREATE",
        /// `PERFINFO_LOG_TYPE_FILENAME_SAME`. A file object has the same name as another. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILENAME_SAME")]
        FILENAME_SAME = 0x0421 "PERFINFO_LOG_TYPE_FILENAME_SAME",
        /// `PERFINFO_LOG_TYPE_FILENAME_NULL`. A file object has no name. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILENAME_NULL")]
        FILENAME_NULL = 0x0422 "PERFINFO_LOG_TYPE_FILENAME_NULL",
        /// `PERFINFO_LOG_TYPE_FILENAME_DELETE`. The name of a file is gone: one was deleted. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILENAME_DELETE")]
        FILENAME_DELETE = 0x0423 "PERFINFO_LOG_TYPE_FILENAME_DELETE",
        /// `PERFINFO_LOG_TYPE_FILENAME_RUNDOWN`. The name of a file that was open when the state was written out. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILENAME_RUNDOWN")]
        FILENAME_RUNDOWN = 0x0424 "PERFINFO_LOG_TYPE_FILENAME_RUNDOWN",
        /// `PERFINFO_LOG_TYPE_MAPFILE`. A view of a file was mapped. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MAPFILE")]
        MAPFILE = 0x0425 "PERFINFO_LOG_TYPE_MAPFILE",
        /// `PERFINFO_LOG_TYPE_UNMAPFILE`. A view of a file was unmapped. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_UNMAPFILE")]
        UNMAPFILE = 0x0426 "PERFINFO_LOG_TYPE_UNMAPFILE",
        /// `PERFINFO_LOG_TYPE_MAPFILE_DC_START`. A view of a file that was mapped at the start of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MAPFILE_DC_START")]
        MAPFILE_DC_START = 0x0427 "PERFINFO_LOG_TYPE_MAPFILE_DC_START",
        /// `PERFINFO_LOG_TYPE_MAPFILE_DC_END`. A view of a file that was mapped at the end of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MAPFILE_DC_END")]
        MAPFILE_DC_END = 0x0428 "PERFINFO_LOG_TYPE_MAPFILE_DC_END",
        /// `PERFINFO_LOG_TYPE_FILE_IO_CREATE`. A file is being created or opened. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_CREATE")]
        FILE_IO_CREATE = 0x0440 "PERFINFO_LOG_TYPE_FILE_IO_CREATE",
        /// `PERFINFO_LOG_TYPE_FILE_IO_CLEANUP`. The last handle to a file was closed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_CLEANUP")]
        FILE_IO_CLEANUP = 0x0441 "PERFINFO_LOG_TYPE_FILE_IO_CLEANUP",
        /// `PERFINFO_LOG_TYPE_FILE_IO_CLOSE`. A file object was released. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_CLOSE")]
        FILE_IO_CLOSE = 0x0442 "PERFINFO_LOG_TYPE_FILE_IO_CLOSE",
        /// `PERFINFO_LOG_TYPE_FILE_IO_READ`. A file is being read. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_READ")]
        FILE_IO_READ = 0x0443 "PERFINFO_LOG_TYPE_FILE_IO_READ",
        /// `PERFINFO_LOG_TYPE_FILE_IO_WRITE`. A file is being written. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_WRITE")]
        FILE_IO_WRITE = 0x0444 "PERFINFO_LOG_TYPE_FILE_IO_WRITE",
        /// `PERFINFO_LOG_TYPE_FILE_IO_SET_INFORMATION`. Information of a file is being set. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_SET_INFORMATION")]
        FILE_IO_SET_INFORMATION = 0x0445 "PERFINFO_LOG_TYPE_FILE_IO_SET_INFORMATION",
        /// `PERFINFO_LOG_TYPE_FILE_IO_DELETE`. A file is being deleted. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_DELETE")]
        FILE_IO_DELETE = 0x0446 "PERFINFO_LOG_TYPE_FILE_IO_DELETE",
        /// `PERFINFO_LOG_TYPE_FILE_IO_RENAME`. A file is being renamed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_RENAME")]
        FILE_IO_RENAME = 0x0447 "PERFINFO_LOG_TYPE_FILE_IO_RENAME",
        /// `PERFINFO_LOG_TYPE_FILE_IO_DIRENUM`. A directory is being listed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_DIRENUM")]
        FILE_IO_DIRENUM = 0x0448 "PERFINFO_LOG_TYPE_FILE_IO_DIRENUM",
        /// `PERFINFO_LOG_TYPE_FILE_IO_FLUSH`. The buffers of a file are being flushed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_FLUSH")]
        FILE_IO_FLUSH = 0x0449 "PERFINFO_LOG_TYPE_FILE_IO_FLUSH",
        /// `PERFINFO_LOG_TYPE_FILE_IO_QUERY_INFORMATION`. Information of a file is being queried. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_QUERY_INFORMATION")]
        FILE_IO_QUERY_INFORMATION = 0x044a "PERFINFO_LOG_TYPE_FILE_IO_QUERY_INFORMATION",
        /// `PERFINFO_LOG_TYPE_FILE_IO_FS_CONTROL`. A control code is sent to a file system. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_FS_CONTROL")]
        FILE_IO_FS_CONTROL = 0x044b "PERFINFO_LOG_TYPE_FILE_IO_FS_CONTROL",
        /// `PERFINFO_LOG_TYPE_FILE_IO_OPERATION_END`. An operation on a file ended. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_OPERATION_END")]
        FILE_IO_OPERATION_END = 0x044c "PERFINFO_LOG_TYPE_FILE_IO_OPERATION_END",
        /// `PERFINFO_LOG_TYPE_FILE_IO_DIRNOTIFY`. Notification of changes to a directory is asked for. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_DIRNOTIFY")]
        FILE_IO_DIRNOTIFY = 0x044d "PERFINFO_LOG_TYPE_FILE_IO_DIRNOTIFY",
        /// `PERFINFO_LOG_TYPE_FILE_IO_CREATE_NEW`. A new file was created. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_CREATE_NEW")]
        FILE_IO_CREATE_NEW = 0x044e "PERFINFO_LOG_TYPE_FILE_IO_CREATE_NEW",
        /// `PERFINFO_LOG_TYPE_FILE_IO_DELETE_PATH`. A file was deleted, with its path. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_DELETE_PATH")]
        FILE_IO_DELETE_PATH = 0x044f "PERFINFO_LOG_TYPE_FILE_IO_DELETE_PATH",
        /// `PERFINFO_LOG_TYPE_FILE_IO_RENAME_PATH`. A file was renamed, with its path. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_RENAME_PATH")]
        FILE_IO_RENAME_PATH = 0x0450 "PERFINFO_LOG_TYPE_FILE_IO_RENAME_PATH",
        /// `PERFINFO_LOG_TYPE_FILE_IO_SETLINK_PATH`. A link to a file was made, with its path. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_SETLINK_PATH")]
        FILE_IO_SETLINK_PATH = 0x0451 "PERFINFO_LOG_TYPE_FILE_IO_SETLINK_PATH",
        /// `PERFINFO_LOG_TYPE_FILE_IO_SETLINK`. A link to a file is being made. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FILE_IO_SETLINK")]
        FILE_IO_SETLINK = 0x0452 "PERFINFO_LOG_TYPE_FILE_IO_SETLINK",
        /// `PERFINFO_LOG_TYPE_FLT_PREOP_INIT`. A minifilter's callback before an operation is called. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FLT_PREOP_INIT")]
        FLT_PREOP_INIT = 0x0460 "PERFINFO_LOG_TYPE_FLT_PREOP_INIT",
        /// `PERFINFO_LOG_TYPE_FLT_POSTOP_INIT`. A minifilter's callback after an operation is called. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FLT_POSTOP_INIT")]
        FLT_POSTOP_INIT = 0x0461 "PERFINFO_LOG_TYPE_FLT_POSTOP_INIT",
        /// `PERFINFO_LOG_TYPE_FLT_PREOP_COMPLETION`. A minifilter's callback before an operation completed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FLT_PREOP_COMPLETION")]
        FLT_PREOP_COMPLETION = 0x0462 "PERFINFO_LOG_TYPE_FLT_PREOP_COMPLETION",
        /// `PERFINFO_LOG_TYPE_FLT_POSTOP_COMPLETION`. A minifilter's callback after an operation completed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FLT_POSTOP_COMPLETION")]
        FLT_POSTOP_COMPLETION = 0x0463 "PERFINFO_LOG_TYPE_FLT_POSTOP_COMPLETION",
        /// `PERFINFO_LOG_TYPE_FLT_PREOP_FAILURE`. A minifilter's callback before an operation failed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FLT_PREOP_FAILURE")]
        FLT_PREOP_FAILURE = 0x0464 "PERFINFO_LOG_TYPE_FLT_PREOP_FAILURE",
        /// `PERFINFO_LOG_TYPE_FLT_POSTOP_FAILURE`. A minifilter's callback after an operation failed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FLT_POSTOP_FAILURE")]
        FLT_POSTOP_FAILURE = 0x0465 "PERFINFO_LOG_TYPE_FLT_POSTOP_FAILURE",
        /// `WMI_LOG_TYPE_THREAD_CREATE`. A thread was created. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_THREAD_CREATE")]
        THREAD_CREATE = 0x0501 "WMI_LOG_TYPE_THREAD_CREATE",
        /// `WMI_LOG_TYPE_THREAD_DELETE`. A thread ended. Seen in releases 5.0+.
        #[doc(alias = "WMI_LOG_TYPE_THREAD_DELETE")]
        THREAD_DELETE = 0x0502 "WMI_LOG_TYPE_THREAD_DELETE",
        /// `WMI_LOG_TYPE_THREAD_DC_START`. A thread that existed at the start of the trace. Seen in releases 5.1+.
        #[doc(alias = "WMI_LOG_TYPE_THREAD_DC_START")]
        THREAD_DC_START = 0x0503 "WMI_LOG_TYPE_THREAD_DC_START",
        /// `WMI_LOG_TYPE_THREAD_DC_END`. A thread that existed at the end of the trace. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_THREAD_DC_END")]
        THREAD_DC_END = 0x0504 "WMI_LOG_TYPE_THREAD_DC_END",
        /// `PERFINFO_LOG_TYPE_CONTEXTSWAP`. A processor switched from one thread to another. Releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CONTEXTSWAP")]
        CONTEXTSWAP = 0x0524 "PERFINFO_LOG_TYPE_CONTEXTSWAP",
        /// `PERFINFO_LOG_TYPE_CONTEXTSWAP_BATCH`. Many switches from one thread to another, in a compact form. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CONTEXTSWAP_BATCH")]
        CONTEXTSWAP_BATCH = 0x0525 "PERFINFO_LOG_TYPE_CONTEXTSWAP_BATCH",
        /// `PERFINFO_LOG_TYPE_SPINLOCK`. A spin lock was acquired and released. Seen in releases 6.2+ with 32 bit pointers; 6.1+ with 64 bit pointers.
        #[doc(alias = "PERFINFO_LOG_TYPE_SPINLOCK")]
        SPINLOCK = 0x0529 "PERFINFO_LOG_TYPE_SPINLOCK",
        /// `PERFINFO_LOG_TYPE_QUEUE`. A thread waited at a kernel queue. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_QUEUE")]
        QUEUE = 0x052a "PERFINFO_LOG_TYPE_QUEUE",
        /// `PERFINFO_LOG_TYPE_RESOURCE`. About contention for an executive resource, an ERESOURCE. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_RESOURCE")]
        RESOURCE = 0x052b "PERFINFO_LOG_TYPE_RESOURCE",
        /// `PERFINFO_LOG_TYPE_PUSHLOCK`. About a push lock. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PUSHLOCK")]
        PUSHLOCK = 0x052c "PERFINFO_LOG_TYPE_PUSHLOCK",
        /// `PERFINFO_LOG_TYPE_WAIT_SINGLE`. A thread waited for one object. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAIT_SINGLE")]
        WAIT_SINGLE = 0x052d "PERFINFO_LOG_TYPE_WAIT_SINGLE",
        /// `PERFINFO_LOG_TYPE_WAIT_MULTIPLE`. A thread waited for several objects. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WAIT_MULTIPLE")]
        WAIT_MULTIPLE = 0x052e "PERFINFO_LOG_TYPE_WAIT_MULTIPLE",
        /// `PERFINFO_LOG_TYPE_DELAY_EXECUTION`. A thread delayed its execution. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_DELAY_EXECUTION")]
        DELAY_EXECUTION = 0x052f "PERFINFO_LOG_TYPE_DELAY_EXECUTION",
        /// `PERFINFO_LOG_TYPE_THREAD_SET_PRIORITY`. The priority of a thread was set. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREAD_SET_PRIORITY")]
        THREAD_SET_PRIORITY = 0x0530 "PERFINFO_LOG_TYPE_THREAD_SET_PRIORITY",
        /// `ReserveCreate`. A reserve of processor time was created. In which releases it holds is not known.
        #[doc(alias = "ReserveCreate")]
        RESERVE_CREATE = 0x0530 "ReserveCreate",
        /// `PERFINFO_LOT_TYPE_THREAD_SET_BASE_PRIORITY`. The base priority of a thread was set. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOT_TYPE_THREAD_SET_BASE_PRIORITY")]
        THREAD_SET_BASE_PRIORITY = 0x0531 "PERFINFO_LOT_TYPE_THREAD_SET_BASE_PRIORITY",
        /// `ReserveDelete`. A reserve of processor time was deleted. In which releases it holds is not known.
        #[doc(alias = "ReserveDelete")]
        RESERVE_DELETE = 0x0531 "ReserveDelete",
        /// `PERFINFO_LOG_TYPE_READY_THREAD`. A thread became ready to run. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_READY_THREAD")]
        READY_THREAD = 0x0532 "PERFINFO_LOG_TYPE_READY_THREAD",
        /// `PERFINFO_LOG_TYPE_THREAD_SET_PAGE_PRIORITY`. The page priority of a thread was set. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREAD_SET_PAGE_PRIORITY")]
        THREAD_SET_PAGE_PRIORITY = 0x0533 "PERFINFO_LOG_TYPE_THREAD_SET_PAGE_PRIORITY",
        /// `PERFINFO_LOG_TYPE_THREAD_SET_IO_PRIORITY`. The I/O priority of a thread was set. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREAD_SET_IO_PRIORITY")]
        THREAD_SET_IO_PRIORITY = 0x0534 "PERFINFO_LOG_TYPE_THREAD_SET_IO_PRIORITY",
        /// `ReserveJoinThread`. A thread joined a reserve of processor time. In which releases it holds is not known.
        #[doc(alias = "ReserveJoinThread")]
        RESERVE_JOIN_THREAD = 0x0534 "ReserveJoinThread",
        /// `PERFINFO_LOG_TYPE_THREAD_SET_AFFINITY`. The affinity of a thread was set. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREAD_SET_AFFINITY")]
        THREAD_SET_AFFINITY = 0x0535 "PERFINFO_LOG_TYPE_THREAD_SET_AFFINITY",
        /// `ReserveDisjoinThread`. A thread left a reserve of processor time. In which releases it holds is not known.
        #[doc(alias = "ReserveDisjoinThread")]
        RESERVE_DISJOIN_THREAD = 0x0535 "ReserveDisjoinThread",
        /// `ReserveState`. The state of a reserve of processor time changed. In which releases it holds is not known.
        #[doc(alias = "ReserveState")]
        RESERVE_STATE = 0x0536 "ReserveState",
        /// `ReserveBandwidth`. The bandwidth of a reserve of processor time was set. In which releases it holds is not known.
        #[doc(alias = "ReserveBandwidth")]
        RESERVE_BANDWIDTH = 0x0537 "ReserveBandwidth",
        /// `ReserveLateCount`. A reserve of processor time was late. In which releases it holds is not known.
        #[doc(alias = "ReserveLateCount")]
        RESERVE_LATE_COUNT = 0x0538 "ReserveLateCount",
        /// `PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM`. A work item of a worker thread. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM")]
        WORKER_THREAD_ITEM = 0x0539 "PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM",
        /// `PERFINFO_LOG_TYPE_DFSS_START_NEW_INTERVAL`. Dynamic fair-share scheduling begins a new interval. Releases 6.1.
        #[doc(alias = "PERFINFO_LOG_TYPE_DFSS_START_NEW_INTERVAL")]
        DFSS_START_NEW_INTERVAL = 0x053a "PERFINFO_LOG_TYPE_DFSS_START_NEW_INTERVAL",
        /// `PERFINFO_LOG_TYPE_DFSS_PROCESS_IDLE_ONLY_QUEUE`. Dynamic fair-share scheduling processes its queue of threads that run only on an idle processor. Releases 6.1.
        #[doc(alias = "PERFINFO_LOG_TYPE_DFSS_PROCESS_IDLE_ONLY_QUEUE")]
        DFSS_PROCESS_IDLE_ONLY_QUEUE = 0x053b "PERFINFO_LOG_TYPE_DFSS_PROCESS_IDLE_ONLY_QUEUE",
        /// `PERFINFO_LOG_TYPE_ANTI_STARVATION_BOOST`. A thread was boosted because it had starved. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_ANTI_STARVATION_BOOST")]
        ANTI_STARVATION_BOOST = 0x053c "PERFINFO_LOG_TYPE_ANTI_STARVATION_BOOST",
        /// `PERFINFO_LOG_TYPE_THREAD_MIGRATION`. A thread migrated. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREAD_MIGRATION")]
        THREAD_MIGRATION = 0x053d "PERFINFO_LOG_TYPE_THREAD_MIGRATION",
        /// `PERFINFO_LOG_TYPE_KQUEUE_ENQUEUE`. An entry was put into a kernel queue. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_KQUEUE_ENQUEUE")]
        KQUEUE_ENQUEUE = 0x053e "PERFINFO_LOG_TYPE_KQUEUE_ENQUEUE",
        /// `PERFINFO_LOG_TYPE_KQUEUE_DEQUEUE`. Entries were taken out of a kernel queue. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_KQUEUE_DEQUEUE")]
        KQUEUE_DEQUEUE = 0x053f "PERFINFO_LOG_TYPE_KQUEUE_DEQUEUE",
        /// `PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_START`. A worker thread begins a work item. The data are one pointer. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_START")]
        WORKER_THREAD_ITEM_START = 0x0540 "PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_START",
        /// `PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_END`. A worker thread has ended a work item. The data are one pointer. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_END")]
        WORKER_THREAD_ITEM_END = 0x0541 "PERFINFO_LOG_TYPE_WORKER_THREAD_ITEM_END",
        /// `PERFINFO_LOG_TYPE_AUTO_BOOST_SET_FLOOR`. AutoBoost gave a thread a floor of its priority. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_AUTO_BOOST_SET_FLOOR")]
        AUTO_BOOST_SET_FLOOR = 0x0542 "PERFINFO_LOG_TYPE_AUTO_BOOST_SET_FLOOR",
        /// `PERFINFO_LOG_TYPE_AUTO_BOOST_CLEAR_FLOOR`. AutoBoost took away a thread's floor of its priority. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_AUTO_BOOST_CLEAR_FLOOR")]
        AUTO_BOOST_CLEAR_FLOOR = 0x0543 "PERFINFO_LOG_TYPE_AUTO_BOOST_CLEAR_FLOOR",
        /// `PERFINFO_LOG_TYPE_AUTO_BOOST_NO_ENTRIES`. AutoBoost had no entries left. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_AUTO_BOOST_NO_ENTRIES")]
        AUTO_BOOST_NO_ENTRIES = 0x0544 "PERFINFO_LOG_TYPE_AUTO_BOOST_NO_ENTRIES",
        /// `PERFINFO_LOG_TYPE_THREAD_SUBPROCESSTAG_CHANGED`. The subprocess tag of a thread changed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREAD_SUBPROCESSTAG_CHANGED")]
        THREAD_SUBPROCESSTAG_CHANGED = 0x0545 "PERFINFO_LOG_TYPE_THREAD_SUBPROCESSTAG_CHANGED",
        /// `WMI_LOG_TYPE_TCPIP_SEND`. Data were sent over TCP. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_SEND")]
        TCPIP_SEND = 0x060a "WMI_LOG_TYPE_TCPIP_SEND",
        /// `WMI_LOG_TYPE_TCPIP_RECEIVE`. Data were received over TCP. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_RECEIVE")]
        TCPIP_RECEIVE = 0x060b "WMI_LOG_TYPE_TCPIP_RECEIVE",
        /// `WMI_LOG_TYPE_TCPIP_CONNECT`. A TCP connection was made. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_CONNECT")]
        TCPIP_CONNECT = 0x060c "WMI_LOG_TYPE_TCPIP_CONNECT",
        /// `WMI_LOG_TYPE_TCPIP_DISCONNECT`. A TCP connection ended. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_DISCONNECT")]
        TCPIP_DISCONNECT = 0x060d "WMI_LOG_TYPE_TCPIP_DISCONNECT",
        /// `WMI_LOG_TYPE_TCPIP_RETRANSMIT`. Data were sent again over TCP. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_RETRANSMIT")]
        TCPIP_RETRANSMIT = 0x060e "WMI_LOG_TYPE_TCPIP_RETRANSMIT",
        /// `WMI_LOG_TYPE_TCPIP_ACCEPT`. A TCP connection was accepted. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_ACCEPT")]
        TCPIP_ACCEPT = 0x060f "WMI_LOG_TYPE_TCPIP_ACCEPT",
        /// `WMI_LOG_TYPE_TCPIP_RECONNECT`. A TCP connection was tried again. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_RECONNECT")]
        TCPIP_RECONNECT = 0x0610 "WMI_LOG_TYPE_TCPIP_RECONNECT",
        /// `WMI_LOG_TYPE_TCPIP_FAIL`. A TCP connection failed. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_FAIL")]
        TCPIP_FAIL = 0x0611 "WMI_LOG_TYPE_TCPIP_FAIL",
        /// `WMI_LOG_TYPE_TCPIP_TCPCOPY`. Received data were copied for TCP. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_TCPCOPY")]
        TCPIP_TCPCOPY = 0x0612 "WMI_LOG_TYPE_TCPIP_TCPCOPY",
        /// `WMI_LOG_TYPE_TCPIP_ARPCOPY`. The name of the type is that of a copy for ARP. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_ARPCOPY")]
        TCPIP_ARPCOPY = 0x0613 "WMI_LOG_TYPE_TCPIP_ARPCOPY",
        /// `WMI_LOG_TYPE_TCPIP_FULLACK`. A full acknowledgement over TCP. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_FULLACK")]
        TCPIP_FULLACK = 0x0614 "WMI_LOG_TYPE_TCPIP_FULLACK",
        /// `WMI_LOG_TYPE_TCPIP_PARTACK`. A partial acknowledgement over TCP. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_PARTACK")]
        TCPIP_PARTACK = 0x0615 "WMI_LOG_TYPE_TCPIP_PARTACK",
        /// `WMI_LOG_TYPE_TCPIP_DUPACK`. A duplicate acknowledgement over TCP. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_DUPACK")]
        TCPIP_DUPACK = 0x0616 "WMI_LOG_TYPE_TCPIP_DUPACK",
        /// `WMI_LOG_TYPE_TCPIP_SEND_IPV6`. Data were sent over TCP and IPv6. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_SEND_IPV6")]
        TCPIP_SEND_IPV6 = 0x061a "WMI_LOG_TYPE_TCPIP_SEND_IPV6",
        /// `WMI_LOG_TYPE_TCPIP_RECEIVE_IPV6`. Data were received over TCP and IPv6. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_RECEIVE_IPV6")]
        TCPIP_RECEIVE_IPV6 = 0x061b "WMI_LOG_TYPE_TCPIP_RECEIVE_IPV6",
        /// `WMI_LOG_TYPE_TCPIP_CONNECT_IPV6`. A TCP connection over IPv6 was made. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_CONNECT_IPV6")]
        TCPIP_CONNECT_IPV6 = 0x061c "WMI_LOG_TYPE_TCPIP_CONNECT_IPV6",
        /// `WMI_LOG_TYPE_TCPIP_DISCONNECT_IPV6`. A TCP connection over IPv6 ended. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_DISCONNECT_IPV6")]
        TCPIP_DISCONNECT_IPV6 = 0x061d "WMI_LOG_TYPE_TCPIP_DISCONNECT_IPV6",
        /// `WMI_LOG_TYPE_TCPIP_RETRANSMIT_IPV6`. Data were sent again over TCP and IPv6. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_RETRANSMIT_IPV6")]
        TCPIP_RETRANSMIT_IPV6 = 0x061e "WMI_LOG_TYPE_TCPIP_RETRANSMIT_IPV6",
        /// `WMI_LOG_TYPE_TCPIP_ACCEPT_IPV6`. A TCP connection over IPv6 was accepted. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_ACCEPT_IPV6")]
        TCPIP_ACCEPT_IPV6 = 0x061f "WMI_LOG_TYPE_TCPIP_ACCEPT_IPV6",
        /// `WMI_LOG_TYPE_TCPIP_RECONNECT_IPV6`. A TCP connection over IPv6 was tried again. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_RECONNECT_IPV6")]
        TCPIP_RECONNECT_IPV6 = 0x0620 "WMI_LOG_TYPE_TCPIP_RECONNECT_IPV6",
        /// `WMI_LOG_TYPE_TCPIP_FAIL_IPV6`. A TCP connection over IPv6 failed. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_FAIL_IPV6")]
        TCPIP_FAIL_IPV6 = 0x0621 "WMI_LOG_TYPE_TCPIP_FAIL_IPV6",
        /// `WMI_LOG_TYPE_TCPIP_TCPCOPY_IPV6`. Received data were copied for TCP over IPv6. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_TCPCOPY_IPV6")]
        TCPIP_TCPCOPY_IPV6 = 0x0622 "WMI_LOG_TYPE_TCPIP_TCPCOPY_IPV6",
        /// `WMI_LOG_TYPE_TCPIP_ARPCOPY_IPV6`. The name is that of a copy for ARP, over IPv6. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_ARPCOPY_IPV6")]
        TCPIP_ARPCOPY_IPV6 = 0x0623 "WMI_LOG_TYPE_TCPIP_ARPCOPY_IPV6",
        /// `WMI_LOG_TYPE_TCPIP_FULLACK_IPV6`. A full acknowledgement over TCP and IPv6. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_FULLACK_IPV6")]
        TCPIP_FULLACK_IPV6 = 0x0624 "WMI_LOG_TYPE_TCPIP_FULLACK_IPV6",
        /// `WMI_LOG_TYPE_TCPIP_PARTACK_IPV6`. A partial acknowledgement over TCP and IPv6. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_PARTACK_IPV6")]
        TCPIP_PARTACK_IPV6 = 0x0625 "WMI_LOG_TYPE_TCPIP_PARTACK_IPV6",
        /// `WMI_LOG_TYPE_TCPIP_DUPACK_IPV6`. A duplicate acknowledgement over TCP and IPv6. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_TCPIP_DUPACK_IPV6")]
        TCPIP_DUPACK_IPV6 = 0x0626 "WMI_LOG_TYPE_TCPIP_DUPACK_IPV6",
        /// `WMI_LOG_TYPE_JOB_CREATE`. A job was created. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_CREATE")]
        JOB_CREATE = 0x0720 "WMI_LOG_TYPE_JOB_CREATE",
        /// `WMI_LOG_TYPE_JOB_TERMINATE`. A job was terminated. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_TERMINATE")]
        JOB_TERMINATE = 0x0721 "WMI_LOG_TYPE_JOB_TERMINATE",
        /// `WMI_LOG_TYPE_JOB_OPEN`. A job was opened. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_OPEN")]
        JOB_OPEN = 0x0722 "WMI_LOG_TYPE_JOB_OPEN",
        /// `WMI_LOG_TYPE_JOB_ASSIGN_PROCESS`. A process was assigned to a job. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_ASSIGN_PROCESS")]
        JOB_ASSIGN_PROCESS = 0x0723 "WMI_LOG_TYPE_JOB_ASSIGN_PROCESS",
        /// `WMI_LOG_TYPE_JOB_REMOVE_PROCESS`. A process was removed from a job. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_REMOVE_PROCESS")]
        JOB_REMOVE_PROCESS = 0x0724 "WMI_LOG_TYPE_JOB_REMOVE_PROCESS",
        /// `WMI_LOG_TYPE_JOB_SET`. Information of a job was set. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_SET")]
        JOB_SET = 0x0725 "WMI_LOG_TYPE_JOB_SET",
        /// `WMI_LOG_TYPE_JOB_QUERY`. Information of a job was queried. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_QUERY")]
        JOB_QUERY = 0x0726 "WMI_LOG_TYPE_JOB_QUERY",
        /// `WMI_LOG_TYPE_JOB_SET_FAILED`. Information of a job could not be set. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_SET_FAILED")]
        JOB_SET_FAILED = 0x0727 "WMI_LOG_TYPE_JOB_SET_FAILED",
        /// `WMI_LOG_TYPE_JOB_QUERY_FAILED`. Information of a job could not be queried. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_QUERY_FAILED")]
        JOB_QUERY_FAILED = 0x0728 "WMI_LOG_TYPE_JOB_QUERY_FAILED",
        /// `WMI_LOG_TYPE_JOB_SET_NOTIFICATION`. Notification of a job's limits was set. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_SET_NOTIFICATION")]
        JOB_SET_NOTIFICATION = 0x0729 "WMI_LOG_TYPE_JOB_SET_NOTIFICATION",
        /// `WMI_LOG_TYPE_JOB_SEND_NOTIFICATION`. A job sent a notification. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_SEND_NOTIFICATION")]
        JOB_SEND_NOTIFICATION = 0x072a "WMI_LOG_TYPE_JOB_SEND_NOTIFICATION",
        /// `WMI_LOG_TYPE_JOB_QUERY_VIOLATION`. The violation of a job's limits was queried. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_QUERY_VIOLATION")]
        JOB_QUERY_VIOLATION = 0x072b "WMI_LOG_TYPE_JOB_QUERY_VIOLATION",
        /// `WMI_LOG_TYPE_JOB_SET_CPU_RATE`. The CPU rate of a job was set. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_SET_CPU_RATE")]
        JOB_SET_CPU_RATE = 0x072c "WMI_LOG_TYPE_JOB_SET_CPU_RATE",
        /// `WMI_LOG_TYPE_JOB_SET_NET_RATE`. The network rate of a job was set. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_JOB_SET_NET_RATE")]
        JOB_SET_NET_RATE = 0x072d "WMI_LOG_TYPE_JOB_SET_NET_RATE",
        /// `WMI_LOG_TYPE_UDP_SEND`. Data were sent over UDP. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_UDP_SEND")]
        UDP_SEND = 0x080a "WMI_LOG_TYPE_UDP_SEND",
        /// `WMI_LOG_TYPE_UDP_RECEIVE`. Data were received over UDP. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_UDP_RECEIVE")]
        UDP_RECEIVE = 0x080b "WMI_LOG_TYPE_UDP_RECEIVE",
        /// `WMI_LOG_TYPE_UDP_FAIL`. An operation over UDP failed. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_UDP_FAIL")]
        UDP_FAIL = 0x0811 "WMI_LOG_TYPE_UDP_FAIL",
        /// `WMI_LOG_TYPE_UDP_SEND_IPV6`. Data were sent over UDP and IPv6. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_UDP_SEND_IPV6")]
        UDP_SEND_IPV6 = 0x081a "WMI_LOG_TYPE_UDP_SEND_IPV6",
        /// `WMI_LOG_TYPE_UDP_RECEIVE_IPV6`. Data were received over UDP and IPv6. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_UDP_RECEIVE_IPV6")]
        UDP_RECEIVE_IPV6 = 0x081b "WMI_LOG_TYPE_UDP_RECEIVE_IPV6",
        /// `EVENT_TRACE_TYPE_REGCREATE`, the name of a part: 0xa. A registry key was created. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGCREATE")]
        REGCREATE = 0x090a "EVENT_TRACE_TYPE_REGCREATE",
        /// `EVENT_TRACE_TYPE_REGOPEN`, the name of a part: 0xb. A registry key was opened. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGOPEN")]
        REGOPEN = 0x090b "EVENT_TRACE_TYPE_REGOPEN",
        /// `EVENT_TRACE_TYPE_REGDELETE`, the name of a part: 0xc. A registry key was deleted. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGDELETE")]
        REGDELETE = 0x090c "EVENT_TRACE_TYPE_REGDELETE",
        /// `EVENT_TRACE_TYPE_REGQUERY`, the name of a part: 0xd. A registry key was queried. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGQUERY")]
        REGQUERY = 0x090d "EVENT_TRACE_TYPE_REGQUERY",
        /// `EVENT_TRACE_TYPE_REGSETVALUE`, the name of a part: 0xe. A value of a registry key was set. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGSETVALUE")]
        REGSETVALUE = 0x090e "EVENT_TRACE_TYPE_REGSETVALUE",
        /// `EVENT_TRACE_TYPE_REGDELETEVALUE`, the name of a part: 0xf. A value of a registry key was deleted. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGDELETEVALUE")]
        REGDELETEVALUE = 0x090f "EVENT_TRACE_TYPE_REGDELETEVALUE",
        /// `EVENT_TRACE_TYPE_REGQUERYVALUE`, the name of a part: 0x10. A value of a registry key was queried. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGQUERYVALUE")]
        REGQUERYVALUE = 0x0910 "EVENT_TRACE_TYPE_REGQUERYVALUE",
        /// `EVENT_TRACE_TYPE_REGENUMERATEKEY`, the name of a part: 0x11. The subkeys of a registry key were enumerated. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGENUMERATEKEY")]
        REGENUMERATEKEY = 0x0911 "EVENT_TRACE_TYPE_REGENUMERATEKEY",
        /// `EVENT_TRACE_TYPE_REGENUMERATEVALUEKEY`, the name of a part: 0x12. The values of a registry key were enumerated. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGENUMERATEVALUEKEY")]
        REGENUMERATEVALUEKEY = 0x0912 "EVENT_TRACE_TYPE_REGENUMERATEVALUEKEY",
        /// `EVENT_TRACE_TYPE_REGQUERYMULTIPLEVALUE`, the name of a part: 0x13. Several values of a registry key were queried. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGQUERYMULTIPLEVALUE")]
        REGQUERYMULTIPLEVALUE = 0x0913 "EVENT_TRACE_TYPE_REGQUERYMULTIPLEVALUE",
        /// `EVENT_TRACE_TYPE_REGSETINFORMATION`, the name of a part: 0x14. Information of a registry key was set. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGSETINFORMATION")]
        REGSETINFORMATION = 0x0914 "EVENT_TRACE_TYPE_REGSETINFORMATION",
        /// `EVENT_TRACE_TYPE_REGFLUSH`, the name of a part: 0x15. A registry key was flushed. Seen in releases 5.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGFLUSH")]
        REGFLUSH = 0x0915 "EVENT_TRACE_TYPE_REGFLUSH",
        /// `EVENT_TRACE_TYPE_REGKCBDMP`, the name of a part: 0x16. A key control block of the registry was written out. Seen in releases 5.1..5.2.
        #[doc(alias = "EVENT_TRACE_TYPE_REGKCBDMP")]
        REGKCBDMP = 0x0916 "EVENT_TRACE_TYPE_REGKCBDMP",
        /// `EVENT_TRACE_TYPE_REGKCBCREATE`, the name of a part: 0x16. A key control block of the registry was created. Seen in releases 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGKCBCREATE")]
        REGKCBCREATE = 0x0916 "EVENT_TRACE_TYPE_REGKCBCREATE",
        /// `EVENT_TRACE_TYPE_REGKCBDELETE`, the name of a part: 0x17. A key control block of the registry was deleted. Seen in releases 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGKCBDELETE")]
        REGKCBDELETE = 0x0917 "EVENT_TRACE_TYPE_REGKCBDELETE",
        /// `WMI_LOG_TYPE_REG_RUNDOWNBEGIN`. The writing out of the registry's key control blocks begins, or one that existed at the start of the trace. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_REG_RUNDOWNBEGIN")]
        REG_RUNDOWNBEGIN = 0x0918 "WMI_LOG_TYPE_REG_RUNDOWNBEGIN",
        /// `WMI_LOG_TYPE_REG_RUNDOWNEND`. The writing out of the registry's key control blocks ends, or one that existed at the end of the trace. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_REG_RUNDOWNEND")]
        REG_RUNDOWNEND = 0x0919 "WMI_LOG_TYPE_REG_RUNDOWNEND",
        /// `EVENT_TRACE_TYPE_REGVIRTUALIZE`, the name of a part: 0x1a. An operation on a registry key was virtualized. Seen in releases 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGVIRTUALIZE")]
        REGVIRTUALIZE = 0x091a "EVENT_TRACE_TYPE_REGVIRTUALIZE",
        /// `EVENT_TRACE_TYPE_REGCLOSE`, the name of a part: 0x1b. A registry key was closed. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_REGCLOSE")]
        REGCLOSE = 0x091b "EVENT_TRACE_TYPE_REGCLOSE",
        /// `EVENT_TRACE_TYPE_REGSETSECURITY`, the name of a part: 0x1c. The security of a registry key was set. Seen in releases 6.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGSETSECURITY")]
        REGSETSECURITY = 0x091c "EVENT_TRACE_TYPE_REGSETSECURITY",
        /// `EVENT_TRACE_TYPE_REGQUERYSECURITY`, the name of a part: 0x1d. The security of a registry key was queried. Seen in releases 6.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGQUERYSECURITY")]
        REGQUERYSECURITY = 0x091d "EVENT_TRACE_TYPE_REGQUERYSECURITY",
        /// `EVENT_TRACE_TYPE_REGCOMMIT`, the name of a part: 0x1e. A transaction of the registry was committed. Seen in releases 6.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGCOMMIT")]
        REGCOMMIT = 0x091e "EVENT_TRACE_TYPE_REGCOMMIT",
        /// `EVENT_TRACE_TYPE_REGPREPARE`, the name of a part: 0x1f. A transaction of the registry was prepared. Seen in releases 6.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_REGPREPARE")]
        REGPREPARE = 0x091f "EVENT_TRACE_TYPE_REGPREPARE",
        /// `EVENT_TRACE_TYPE_REGROLLBACK`, the name of a part: 0x20. A transaction of the registry was rolled back. Seen in releases 6.1.
        #[doc(alias = "EVENT_TRACE_TYPE_REGROLLBACK")]
        REGROLLBACK = 0x0920 "EVENT_TRACE_TYPE_REGROLLBACK",
        /// `PERFINFO_LOG_TYPE_CMCELLREFERRED`. A cell of a registry hive was referred to. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_CMCELLREFERRED")]
        CMCELLREFERRED = 0x0920 "PERFINFO_LOG_TYPE_CMCELLREFERRED",
        /// `EVENT_TRACE_TYPE_REGMOUNTHIVE`, the name of a part: 0x21. A registry hive was mounted. Seen in releases 6.1.
        #[doc(alias = "EVENT_TRACE_TYPE_REGMOUNTHIVE")]
        REGMOUNTHIVE = 0x0921 "EVENT_TRACE_TYPE_REGMOUNTHIVE",
        /// `PERFINFO_LOG_TYPE_REG_SET_VALUE`. A value of the registry was set. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_SET_VALUE")]
        REG_SET_VALUE = 0x0921 "PERFINFO_LOG_TYPE_REG_SET_VALUE",
        /// `PERFINFO_LOG_TYPE_REG_COUNTERS`. Counters of the registry. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_COUNTERS")]
        REG_COUNTERS = 0x0922 "PERFINFO_LOG_TYPE_REG_COUNTERS",
        /// `PERFINFO_LOG_TYPE_REG_CONFIG`. The configuration of the registry. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_CONFIG")]
        REG_CONFIG = 0x0923 "PERFINFO_LOG_TYPE_REG_CONFIG",
        /// `PERFINFO_LOG_TYPE_REG_HIVE_INITIALIZE`. A registry hive was initialized. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_HIVE_INITIALIZE")]
        REG_HIVE_INITIALIZE = 0x0924 "PERFINFO_LOG_TYPE_REG_HIVE_INITIALIZE",
        /// `PERFINFO_LOG_TYPE_REG_HIVE_DESTROY`. A registry hive was destroyed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_HIVE_DESTROY")]
        REG_HIVE_DESTROY = 0x0925 "PERFINFO_LOG_TYPE_REG_HIVE_DESTROY",
        /// `PERFINFO_LOG_TYPE_REG_HIVE_LINK`. A registry hive was linked. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_HIVE_LINK")]
        REG_HIVE_LINK = 0x0926 "PERFINFO_LOG_TYPE_REG_HIVE_LINK",
        /// `PERFINFO_LOG_TYPE_REG_HIVE_RUNDOWN_DC_END`. A registry hive that existed at the end of the trace. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_HIVE_RUNDOWN_DC_END")]
        REG_HIVE_RUNDOWN_DC_END = 0x0927 "PERFINFO_LOG_TYPE_REG_HIVE_RUNDOWN_DC_END",
        /// `PERFINFO_LOG_TYPE_REG_HIVE_DIRTY`. A registry hive became dirty. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_HIVE_DIRTY")]
        REG_HIVE_DIRTY = 0x0928 "PERFINFO_LOG_TYPE_REG_HIVE_DIRTY",
        /// `PERFINFO_LOG_TYPE_REG_NOTIF_REGISTER`. A notification of changes to the registry was registered. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_NOTIF_REGISTER")]
        REG_NOTIF_REGISTER = 0x0930 "PERFINFO_LOG_TYPE_REG_NOTIF_REGISTER",
        /// `PERFINFO_LOG_TYPE_REG_NOTIF_DELIVER`. A notification of changes to the registry was delivered. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_REG_NOTIF_DELIVER")]
        REG_NOTIF_DELIVER = 0x0931 "PERFINFO_LOG_TYPE_REG_NOTIF_DELIVER",
        /// `PERFINFO_LOG_TYPE_DEBUG_PRINT`. A text was printed for a debugger. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DEBUG_PRINT")]
        DEBUG_PRINT = 0x0a20 "PERFINFO_LOG_TYPE_DEBUG_PRINT",
        /// `WMI_LOG_TYPE_CONFIG_CPU`. The processors and the computer. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_CPU")]
        CONFIG_CPU = 0x0b0a "WMI_LOG_TYPE_CONFIG_CPU",
        /// `WMI_LOG_TYPE_CONFIG_PHYSICALDISK`. A physical disk. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_PHYSICALDISK")]
        CONFIG_PHYSICALDISK = 0x0b0b "WMI_LOG_TYPE_CONFIG_PHYSICALDISK",
        /// `WMI_LOG_TYPE_CONFIG_LOGICALDISK`. A logical disk. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_LOGICALDISK")]
        CONFIG_LOGICALDISK = 0x0b0c "WMI_LOG_TYPE_CONFIG_LOGICALDISK",
        /// `WMI_LOG_TYPE_CONFIG_NIC`. A network adapter. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_NIC")]
        CONFIG_NIC = 0x0b0d "WMI_LOG_TYPE_CONFIG_NIC",
        /// `WMI_LOG_TYPE_CONFIG_VIDEO`. A video adapter. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_VIDEO")]
        CONFIG_VIDEO = 0x0b0e "WMI_LOG_TYPE_CONFIG_VIDEO",
        /// `WMI_LOG_TYPE_CONFIG_SERVICES`. A service that runs. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_SERVICES")]
        CONFIG_SERVICES = 0x0b0f "WMI_LOG_TYPE_CONFIG_SERVICES",
        /// `WMI_LOG_TYPE_CONFIG_POWER`. What states of power the computer supports. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_POWER")]
        CONFIG_POWER = 0x0b10 "WMI_LOG_TYPE_CONFIG_POWER",
        /// `EVENT_TRACE_TYPE_CONFIG_NETINFO`, the name of a part: 0x11. The name of the type is that of information about the network. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_NETINFO")]
        CONFIG_NETINFO = 0x0b11 "EVENT_TRACE_TYPE_CONFIG_NETINFO",
        /// `WMI_LOG_TYPE_CONFIG_OPTICALMEDIA`. An optical drive and its medium. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_OPTICALMEDIA")]
        CONFIG_OPTICALMEDIA = 0x0b12 "WMI_LOG_TYPE_CONFIG_OPTICALMEDIA",
        /// `EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK_EX`, the name of a part: 0x13. The name of the type is that of more information about a physical disk. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK_EX")]
        CONFIG_PHYSICALDISK_EX = 0x0b13 "EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK_EX",
        /// `WMI_LOG_TYPE_CONFIG_IRQ`. An interrupt line and the device that has it. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_IRQ")]
        CONFIG_IRQ = 0x0b15 "WMI_LOG_TYPE_CONFIG_IRQ",
        /// `WMI_LOG_TYPE_CONFIG_PNP`. A Plug and Play device. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_PNP")]
        CONFIG_PNP = 0x0b16 "WMI_LOG_TYPE_CONFIG_PNP",
        /// `WMI_LOG_TYPE_CONFIG_IDECHANNEL`. An IDE channel. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_IDECHANNEL")]
        CONFIG_IDECHANNEL = 0x0b17 "WMI_LOG_TYPE_CONFIG_IDECHANNEL",
        /// `WMI_LOG_TYPE_CONFIG_NUMANODE`. A NUMA node. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_NUMANODE")]
        CONFIG_NUMANODE = 0x0b18 "WMI_LOG_TYPE_CONFIG_NUMANODE",
        /// `WMI_LOG_TYPE_CONFIG_PLATFORM`. The platform: what the firmware tells of the computer. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_PLATFORM")]
        CONFIG_PLATFORM = 0x0b19 "WMI_LOG_TYPE_CONFIG_PLATFORM",
        /// `WMI_LOG_TYPE_CONFIG_PROCESSORGROUP`. A group of processors. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_PROCESSORGROUP")]
        CONFIG_PROCESSORGROUP = 0x0b1a "WMI_LOG_TYPE_CONFIG_PROCESSORGROUP",
        /// `WMI_LOG_TYPE_CONFIG_PROCESSORNUMBER`. The numbers of processors. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_PROCESSORNUMBER")]
        CONFIG_PROCESSORNUMBER = 0x0b1b "WMI_LOG_TYPE_CONFIG_PROCESSORNUMBER",
        /// `WMI_LOG_TYPE_CONFIG_DPI`. The resolution of the display in dots per inch. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_DPI")]
        CONFIG_DPI = 0x0b1c "WMI_LOG_TYPE_CONFIG_DPI",
        /// `WMI_LOG_TYPE_CONFIG_CODEINTEGRITY`. The state of code integrity. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_CODEINTEGRITY")]
        CONFIG_CODEINTEGRITY = 0x0b1d "WMI_LOG_TYPE_CONFIG_CODEINTEGRITY",
        /// `WMI_LOG_TYPE_CONFIG_MACHINEID`. An identifier of the machine. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_MACHINEID")]
        CONFIG_MACHINEID = 0x0b1e "WMI_LOG_TYPE_CONFIG_MACHINEID",
        /// `WMI_LOG_TYPE_CONFIG_DEFRAG`. About the defragmentation of a volume. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_CONFIG_DEFRAG")]
        CONFIG_DEFRAG = 0x0b1f "WMI_LOG_TYPE_CONFIG_DEFRAG",
        /// `EVENT_TRACE_TYPE_CONFIG_MOBILEPLATFORM`, the name of a part: 0x20. About a mobile platform. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_MOBILEPLATFORM")]
        CONFIG_MOBILEPLATFORM = 0x0b20 "EVENT_TRACE_TYPE_CONFIG_MOBILEPLATFORM",
        /// `EVENT_TRACE_TYPE_CONFIG_DEVICEFAMILY`, the name of a part: 0x21. The family of devices. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_DEVICEFAMILY")]
        CONFIG_DEVICEFAMILY = 0x0b21 "EVENT_TRACE_TYPE_CONFIG_DEVICEFAMILY",
        /// `EVENT_TRACE_TYPE_CONFIG_FLIGHTID`, the name of a part: 0x22. Identifiers of flights: of builds under trial. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_FLIGHTID")]
        CONFIG_FLIGHTID = 0x0b22 "EVENT_TRACE_TYPE_CONFIG_FLIGHTID",
        /// `EVENT_TRACE_TYPE_CONFIG_PROCESSOR`, the name of a part: 0x23. About a processor. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_PROCESSOR")]
        CONFIG_PROCESSOR = 0x0b23 "EVENT_TRACE_TYPE_CONFIG_PROCESSOR",
        /// `EVENT_TRACE_TYPE_CONFIG_VIRTUALIZATION`, the name of a part: 0x24. What of virtualization is enabled. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_VIRTUALIZATION")]
        CONFIG_VIRTUALIZATION = 0x0b24 "EVENT_TRACE_TYPE_CONFIG_VIRTUALIZATION",
        /// `EVENT_TRACE_TYPE_CONFIG_BOOT`, the name of a part: 0x25. How the machine booted. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_BOOT")]
        CONFIG_BOOT = 0x0b25 "EVENT_TRACE_TYPE_CONFIG_BOOT",
        /// `PERFINFO_LOG_TYPE_WNF_SUBSCRIBE`. A state of the Windows Notification Facility was subscribed to. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WNF_SUBSCRIBE")]
        WNF_SUBSCRIBE = 0x0d20 "PERFINFO_LOG_TYPE_WNF_SUBSCRIBE",
        /// `PERFINFO_LOG_TYPE_WNF_UNSUBSCRIBE`. A subscription to a state of the Windows Notification Facility ended. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WNF_UNSUBSCRIBE")]
        WNF_UNSUBSCRIBE = 0x0d21 "PERFINFO_LOG_TYPE_WNF_UNSUBSCRIBE",
        /// `PERFINFO_LOG_TYPE_WNF_CALLBACK`. A subscriber of the Windows Notification Facility was called back. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WNF_CALLBACK")]
        WNF_CALLBACK = 0x0d22 "PERFINFO_LOG_TYPE_WNF_CALLBACK",
        /// `PERFINFO_LOG_TYPE_WNF_PUBLISH`. A state of the Windows Notification Facility was published. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WNF_PUBLISH")]
        WNF_PUBLISH = 0x0d23 "PERFINFO_LOG_TYPE_WNF_PUBLISH",
        /// `PERFINFO_LOG_TYPE_WNF_NAME_SUB_RUNDOWN`. A subscription of a name of the Windows Notification Facility that existed when the state was written out. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WNF_NAME_SUB_RUNDOWN")]
        WNF_NAME_SUB_RUNDOWN = 0x0d24 "PERFINFO_LOG_TYPE_WNF_NAME_SUB_RUNDOWN",
        /// `PERFINFO_LOG_TYPE_ALLOCATEPOOL`. Pool memory was allocated. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_ALLOCATEPOOL")]
        ALLOCATEPOOL = 0x0e20 "PERFINFO_LOG_TYPE_ALLOCATEPOOL",
        /// `PERFINFO_LOG_TYPE_ALLOCATEPOOL_SESSION`. Session pool memory was allocated. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_ALLOCATEPOOL_SESSION")]
        ALLOCATEPOOL_SESSION = 0x0e21 "PERFINFO_LOG_TYPE_ALLOCATEPOOL_SESSION",
        /// `PERFINFO_LOG_TYPE_FREEPOOL`. Pool memory was freed. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_FREEPOOL")]
        FREEPOOL = 0x0e22 "PERFINFO_LOG_TYPE_FREEPOOL",
        /// `PERFINFO_LOG_TYPE_FREEPOOL_SESSION`. Session pool memory was freed. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_FREEPOOL_SESSION")]
        FREEPOOL_SESSION = 0x0e23 "PERFINFO_LOG_TYPE_FREEPOOL_SESSION",
        /// `PERFINFO_LOG_TYPE_ADDPOOLPAGE`. A page was added to the pool. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_ADDPOOLPAGE")]
        ADDPOOLPAGE = 0x0e24 "PERFINFO_LOG_TYPE_ADDPOOLPAGE",
        /// `PERFINFO_LOG_TYPE_ADDPOOLPAGE_SESSION`. A page was added to session pool. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_ADDPOOLPAGE_SESSION")]
        ADDPOOLPAGE_SESSION = 0x0e25 "PERFINFO_LOG_TYPE_ADDPOOLPAGE_SESSION",
        /// `PERFINFO_LOG_TYPE_BIGPOOLPAGE`. A large allocation of pool memory. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_BIGPOOLPAGE")]
        BIGPOOLPAGE = 0x0e26 "PERFINFO_LOG_TYPE_BIGPOOLPAGE",
        /// `PERFINFO_LOG_TYPE_BIGPOOLPAGE_SESSION`. A large allocation of session pool memory. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_BIGPOOLPAGE_SESSION")]
        BIGPOOLPAGE_SESSION = 0x0e27 "PERFINFO_LOG_TYPE_BIGPOOLPAGE_SESSION",
        /// `PERFINFO_LOG_TYPE_POOLSNAP_DC_START`. The pool at the start of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_POOLSNAP_DC_START")]
        POOLSNAP_DC_START = 0x0e28 "PERFINFO_LOG_TYPE_POOLSNAP_DC_START",
        /// `PERFINFO_LOG_TYPE_POOLSNAP_DC_END`. The pool at the end of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_POOLSNAP_DC_END")]
        POOLSNAP_DC_END = 0x0e29 "PERFINFO_LOG_TYPE_POOLSNAP_DC_END",
        /// `PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_START`. Large allocations of the pool at the start of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_START")]
        BIGPOOLSNAP_DC_START = 0x0e2a "PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_START",
        /// `PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_END`. Large allocations of the pool at the end of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_END")]
        BIGPOOLSNAP_DC_END = 0x0e2b "PERFINFO_LOG_TYPE_BIGPOOLSNAP_DC_END",
        /// `PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_START`. Session pool at the start of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_START")]
        POOLSNAP_SESSION_DC_START = 0x0e2c "PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_START",
        /// `PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_END`. Session pool at the end of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_END")]
        POOLSNAP_SESSION_DC_END = 0x0e2d "PERFINFO_LOG_TYPE_POOLSNAP_SESSION_DC_END",
        /// `PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_START`. Large allocations of session pool at the start of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_START")]
        SESSIONBIGPOOLSNAP_DC_START = 0x0e2e "PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_START",
        /// `PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_END`. Large allocations of session pool at the end of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_END")]
        SESSIONBIGPOOLSNAP_DC_END = 0x0e2f "PERFINFO_LOG_TYPE_SESSIONBIGPOOLSNAP_DC_END",
        /// `PERFINFO_LOG_TYPE_RUNDOWN_CHECKPOINT`. A checkpoint of writing out the system's state. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_RUNDOWN_CHECKPOINT")]
        RUNDOWN_CHECKPOINT = 0x0f20 "PERFINFO_LOG_TYPE_RUNDOWN_CHECKPOINT",
        /// `PERFINFO_LOG_TYPE_MARK`. A mark that a program set in the trace. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MARK")]
        MARK = 0x0f22 "PERFINFO_LOG_TYPE_MARK",
        /// `PERFINFO_LOG_TYPE_ASYNCMARK`. A mark that was set asynchronously. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_ASYNCMARK")]
        ASYNCMARK = 0x0f24 "PERFINFO_LOG_TYPE_ASYNCMARK",
        /// `PERFINFO_LOG_TYPE_IMAGENAME`. The name of an image. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_IMAGENAME")]
        IMAGENAME = 0x0f26 "PERFINFO_LOG_TYPE_IMAGENAME",
        /// `PERFINFO_LOG_TYPE_DELAYS_CC_CAN_I_WRITE`. A write was delayed by the cache manager. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_DELAYS_CC_CAN_I_WRITE")]
        DELAYS_CC_CAN_I_WRITE = 0x0f27 "PERFINFO_LOG_TYPE_DELAYS_CC_CAN_I_WRITE",
        /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE`. A processor was sampled: where it was when the profile interrupt came. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SAMPLED_PROFILE")]
        SAMPLED_PROFILE = 0x0f2e "PERFINFO_LOG_TYPE_SAMPLED_PROFILE",
        /// `PERFINFO_LOG_TYPE_PMC_INTERRUPT`. A performance counter of the processor overflowed: where the processor was then. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PMC_INTERRUPT")]
        PMC_INTERRUPT = 0x0f2f "PERFINFO_LOG_TYPE_PMC_INTERRUPT",
        /// `PERFINFO_LOG_TYPE_PMC_CONFIG`. How performance counters of the processor are configured. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PMC_CONFIG")]
        PMC_CONFIG = 0x0f30 "PERFINFO_LOG_TYPE_PMC_CONFIG",
        /// `PERFINFO_LOG_TYPE_MSI_INTERRUPT`. A service routine of a message-signaled interrupt ran. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_MSI_INTERRUPT")]
        MSI_INTERRUPT = 0x0f32 "PERFINFO_LOG_TYPE_MSI_INTERRUPT",
        /// `PERFINFO_LOG_TYPE_SYSCALL_ENTER`. A system call was entered. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SYSCALL_ENTER")]
        SYSCALL_ENTER = 0x0f33 "PERFINFO_LOG_TYPE_SYSCALL_ENTER",
        /// `PERFINFO_LOG_TYPE_SYSCALL_EXIT`. A system call returned. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SYSCALL_EXIT")]
        SYSCALL_EXIT = 0x0f34 "PERFINFO_LOG_TYPE_SYSCALL_EXIT",
        /// `PERFINFO_LOG_TYPE_BACKTRACE`. A stack of calls. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_BACKTRACE")]
        BACKTRACE = 0x0f35 "PERFINFO_LOG_TYPE_BACKTRACE",
        /// `PERFINFO_LOG_TYPE_BACKTRACE_USERSTACK`. A stack of calls, in user mode. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_BACKTRACE_USERSTACK")]
        BACKTRACE_USERSTACK = 0x0f36 "PERFINFO_LOG_TYPE_BACKTRACE_USERSTACK",
        /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_CACHE`. Many samples of processors, counted. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_CACHE")]
        SAMPLED_PROFILE_CACHE = 0x0f37 "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_CACHE",
        /// `PERFINFO_LOG_TYPE_EXCEPTION_STACK`. The stack of an exception. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_EXCEPTION_STACK")]
        EXCEPTION_STACK = 0x0f38 "PERFINFO_LOG_TYPE_EXCEPTION_STACK",
        /// `PERFINFO_LOG_TYPE_BRANCH_TRACE`. A trace of branches. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_BRANCH_TRACE")]
        BRANCH_TRACE = 0x0f39 "PERFINFO_LOG_TYPE_BRANCH_TRACE",
        /// `PERFINFO_LOG_TYPE_DEBUGGER_ENABLED`. A debugger is enabled. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DEBUGGER_ENABLED")]
        DEBUGGER_ENABLED = 0x0f3a "PERFINFO_LOG_TYPE_DEBUGGER_ENABLED",
        /// `PERFINFO_LOG_TYPE_DEBUGGER_EXIT`. A debugger was left. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_DEBUGGER_EXIT")]
        DEBUGGER_EXIT = 0x0f3b "PERFINFO_LOG_TYPE_DEBUGGER_EXIT",
        /// `PERFINFO_LOG_TYPE_BRANCH_TRACE_DEBUG`. For debugging the trace of branches. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_BRANCH_TRACE_DEBUG")]
        BRANCH_TRACE_DEBUG = 0x0f40 "PERFINFO_LOG_TYPE_BRANCH_TRACE_DEBUG",
        /// `PERFINFO_LOG_TYPE_BRANCH_ADDRESS_DEBUG`. For debugging the trace of branches: an address. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_BRANCH_ADDRESS_DEBUG")]
        BRANCH_ADDRESS_DEBUG = 0x0f41 "PERFINFO_LOG_TYPE_BRANCH_ADDRESS_DEBUG",
        /// `PERFINFO_LOG_TYPE_THREADED_DPC`. A threaded deferred procedure call ran. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_THREADED_DPC")]
        THREADED_DPC = 0x0f42 "PERFINFO_LOG_TYPE_THREADED_DPC",
        /// `PERFINFO_LOG_TYPE_INTERRUPT`. A service routine of an interrupt ran. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_INTERRUPT")]
        INTERRUPT = 0x0f43 "PERFINFO_LOG_TYPE_INTERRUPT",
        /// `PERFINFO_LOG_TYPE_DPC`. A deferred procedure call ran. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DPC")]
        DPC = 0x0f44 "PERFINFO_LOG_TYPE_DPC",
        /// `PERFINFO_LOG_TYPE_TIMERDPC`. A deferred procedure call of a timer ran. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMERDPC")]
        TIMERDPC = 0x0f45 "PERFINFO_LOG_TYPE_TIMERDPC",
        /// `PERFINFO_LOG_TYPE_IOTIMER_EXPIRATION`. An I/O timer expired. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_IOTIMER_EXPIRATION")]
        IOTIMER_EXPIRATION = 0x0f46 "PERFINFO_LOG_TYPE_IOTIMER_EXPIRATION",
        /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_NMI`. A processor was sampled by a non-maskable interrupt. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_NMI")]
        SAMPLED_PROFILE_NMI = 0x0f47 "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_NMI",
        /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_SET_INTERVAL`. The interval of a profile source was set. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_SET_INTERVAL")]
        SAMPLED_PROFILE_SET_INTERVAL = 0x0f48 "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_SET_INTERVAL",
        /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_START`. The interval of a profile source at the start of the trace. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_START")]
        SAMPLED_PROFILE_DC_START = 0x0f49 "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_START",
        /// `PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_END`. The interval of a profile source at the end of the trace. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_END")]
        SAMPLED_PROFILE_DC_END = 0x0f4a "PERFINFO_LOG_TYPE_SAMPLED_PROFILE_DC_END",
        /// `PERFINFO_LOG_TYPE_SPINLOCK_DC_START`. How spin locks were traced at the start of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_SPINLOCK_DC_START")]
        SPINLOCK_DC_START = 0x0f4b "PERFINFO_LOG_TYPE_SPINLOCK_DC_START",
        /// `PERFINFO_LOG_TYPE_SPINLOCK_DC_END`. How spin locks were traced at the end of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_SPINLOCK_DC_END")]
        SPINLOCK_DC_END = 0x0f4c "PERFINFO_LOG_TYPE_SPINLOCK_DC_END",
        /// `PERFINFO_LOG_TYPE_ERESOURCE_DC_START`. How executive resources were traced at the start of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_ERESOURCE_DC_START")]
        ERESOURCE_DC_START = 0x0f4d "PERFINFO_LOG_TYPE_ERESOURCE_DC_START",
        /// `PERFINFO_LOG_TYPE_ERESOURCE_DC_END`. How executive resources were traced at the end of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_ERESOURCE_DC_END")]
        ERESOURCE_DC_END = 0x0f4e "PERFINFO_LOG_TYPE_ERESOURCE_DC_END",
        /// `PERFINFO_LOG_TYPE_CLOCK_INTERRUPT`. A clock interrupt. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CLOCK_INTERRUPT")]
        CLOCK_INTERRUPT = 0x0f4f "PERFINFO_LOG_TYPE_CLOCK_INTERRUPT",
        /// `PERFINFO_LOG_TYPE_TIMER_EXPIRATION_START`. The expiration of timers begins. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMER_EXPIRATION_START")]
        TIMER_EXPIRATION_START = 0x0f50 "PERFINFO_LOG_TYPE_TIMER_EXPIRATION_START",
        /// `PERFINFO_LOG_TYPE_TIMER_EXPIRATION`. A timer expired. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMER_EXPIRATION")]
        TIMER_EXPIRATION = 0x0f51 "PERFINFO_LOG_TYPE_TIMER_EXPIRATION",
        /// `PERFINFO_LOG_TYPE_TIMER_SET_PERIODIC`. A periodic timer was set. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMER_SET_PERIODIC")]
        TIMER_SET_PERIODIC = 0x0f52 "PERFINFO_LOG_TYPE_TIMER_SET_PERIODIC",
        /// `PERFINFO_LOG_TYPE_TIMER_SET_ONE_SHOT`. A one-shot timer was set. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMER_SET_ONE_SHOT")]
        TIMER_SET_ONE_SHOT = 0x0f53 "PERFINFO_LOG_TYPE_TIMER_SET_ONE_SHOT",
        /// `PERFINFO_LOG_TYPE_TIMER_SET_THREAD`. The timer of a thread was set. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMER_SET_THREAD")]
        TIMER_SET_THREAD = 0x0f54 "PERFINFO_LOG_TYPE_TIMER_SET_THREAD",
        /// `PERFINFO_LOG_TYPE_TIMER_CANCEL`. A timer was cancelled. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIMER_CANCEL")]
        TIMER_CANCEL = 0x0f55 "PERFINFO_LOG_TYPE_TIMER_CANCEL",
        /// `PERFINFO_LOG_TYPE_TIME_ADJUSTMENT`. The system time was adjusted. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_TIME_ADJUSTMENT")]
        TIME_ADJUSTMENT = 0x0f56 "PERFINFO_LOG_TYPE_TIME_ADJUSTMENT",
        /// `PERFINFO_LOG_TYPE_CLOCK_MODE_SWITCH`. The mode of the clock was switched. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CLOCK_MODE_SWITCH")]
        CLOCK_MODE_SWITCH = 0x0f57 "PERFINFO_LOG_TYPE_CLOCK_MODE_SWITCH",
        /// `PERFINFO_LOG_TYPE_CLOCK_TIME_UPDATE`. The time of the clock was updated. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CLOCK_TIME_UPDATE")]
        CLOCK_TIME_UPDATE = 0x0f58 "PERFINFO_LOG_TYPE_CLOCK_TIME_UPDATE",
        /// `PERFINFO_LOG_TYPE_CLOCK_DYNAMIC_TICK_VETO`. A tick of the clock could not be left out, and who vetoed it. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CLOCK_DYNAMIC_TICK_VETO")]
        CLOCK_DYNAMIC_TICK_VETO = 0x0f59 "PERFINFO_LOG_TYPE_CLOCK_DYNAMIC_TICK_VETO",
        /// `PERFINFO_LOG_TYPE_CLOCK_CONFIGURATION`. How the clock is configured. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_CLOCK_CONFIGURATION")]
        CLOCK_CONFIGURATION = 0x0f5a "PERFINFO_LOG_TYPE_CLOCK_CONFIGURATION",
        /// `PERFINFO_LOG_TYPE_IPI`. An interrupt from one processor to others. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_IPI")]
        IPI = 0x0f5b "PERFINFO_LOG_TYPE_IPI",
        /// `PERFINFO_LOG_TYPE_UNEXPECTED_INTERRUPT`. An interrupt that nobody expected. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_UNEXPECTED_INTERRUPT")]
        UNEXPECTED_INTERRUPT = 0x0f5c "PERFINFO_LOG_TYPE_UNEXPECTED_INTERRUPT",
        /// `PERFINFO_LOG_TYPE_IOTIMER_START`. An I/O timer was started. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_IOTIMER_START")]
        IOTIMER_START = 0x0f5d "PERFINFO_LOG_TYPE_IOTIMER_START",
        /// `PERFINFO_LOG_TYPE_IOTIMER_STOP`. An I/O timer was stopped. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_IOTIMER_STOP")]
        IOTIMER_STOP = 0x0f5e "PERFINFO_LOG_TYPE_IOTIMER_STOP",
        /// `PERFINFO_LOG_TYPE_PASSIVE_INTERRUPT`. A service routine of an interrupt ran at passive level. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PASSIVE_INTERRUPT")]
        PASSIVE_INTERRUPT = 0x0f5f "PERFINFO_LOG_TYPE_PASSIVE_INTERRUPT",
        /// `PERFINFO_LOG_TYPE_WDF_INTERRUPT`. A service routine of an interrupt ran in the driver framework. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WDF_INTERRUPT")]
        WDF_INTERRUPT = 0x0f60 "PERFINFO_LOG_TYPE_WDF_INTERRUPT",
        /// `PERFINFO_LOG_TYPE_WDF_PASSIVE_INTERRUPT`. A service routine of an interrupt ran at passive level in the driver framework. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WDF_PASSIVE_INTERRUPT")]
        WDF_PASSIVE_INTERRUPT = 0x0f61 "PERFINFO_LOG_TYPE_WDF_PASSIVE_INTERRUPT",
        /// `PERFINFO_LOG_TYPE_WDF_DPC`. A deferred procedure call ran in the driver framework. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WDF_DPC")]
        WDF_DPC = 0x0f62 "PERFINFO_LOG_TYPE_WDF_DPC",
        /// `PERFINFO_LOG_TYPE_CPU_CACHE_FLUSH`. The cache of a processor was flushed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_CPU_CACHE_FLUSH")]
        CPU_CACHE_FLUSH = 0x0f63 "PERFINFO_LOG_TYPE_CPU_CACHE_FLUSH",
        /// `PERFINFO_LOG_TYPE_DPC_ENQUEUE`. A deferred procedure call was put into a queue. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DPC_ENQUEUE")]
        DPC_ENQUEUE = 0x0f64 "PERFINFO_LOG_TYPE_DPC_ENQUEUE",
        /// `PERFINFO_LOG_TYPE_DPC_EXECUTION`. A deferred procedure call is executed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DPC_EXECUTION")]
        DPC_EXECUTION = 0x0f65 "PERFINFO_LOG_TYPE_DPC_EXECUTION",
        /// `PERFINFO_LOG_TYPE_INTERRUPT_STEERING`. Interrupts were steered to other processors. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_INTERRUPT_STEERING")]
        INTERRUPT_STEERING = 0x0f66 "PERFINFO_LOG_TYPE_INTERRUPT_STEERING",
        /// `PERFINFO_LOG_TYPE_WDF_WORK_ITEM`. A work item ran in the driver framework. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_WDF_WORK_ITEM")]
        WDF_WORK_ITEM = 0x0f67 "PERFINFO_LOG_TYPE_WDF_WORK_ITEM",
        /// `PERFINFO_LOG_TYPE_KTIMER2_SET`. A timer of the second kind, a KTIMER2, was set. Seen in releases 10.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_KTIMER2_SET")]
        KTIMER2_SET = 0x0f68 "PERFINFO_LOG_TYPE_KTIMER2_SET",
        /// `PERFINFO_LOG_TYPE_KTIMER2_EXPIRATION`. A timer of the second kind, a KTIMER2, expired. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_KTIMER2_EXPIRATION")]
        KTIMER2_EXPIRATION = 0x0f69 "PERFINFO_LOG_TYPE_KTIMER2_EXPIRATION",
        /// `PERFINFO_LOG_TYPE_KTIMER2_CANCEL`. A timer of the second kind, a KTIMER2, was cancelled. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_KTIMER2_CANCEL")]
        KTIMER2_CANCEL = 0x0f6a "PERFINFO_LOG_TYPE_KTIMER2_CANCEL",
        /// `PERFINFO_LOG_TYPE_KTIMER2_DISABLE`. A timer of the second kind, a KTIMER2, was disabled. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_KTIMER2_DISABLE")]
        KTIMER2_DISABLE = 0x0f6b "PERFINFO_LOG_TYPE_KTIMER2_DISABLE",
        /// `PERFINFO_LOG_TYPE_KTIMER2_FINALIZATION`. A timer of the second kind, a KTIMER2, was finalized. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_KTIMER2_FINALIZATION")]
        KTIMER2_FINALIZATION = 0x0f6c "PERFINFO_LOG_TYPE_KTIMER2_FINALIZATION",
        /// `PERFINFO_LOG_TYPE_SHOULD_YIELD_PROCESSOR`. A deferred procedure call asked whether it should yield the processor. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_SHOULD_YIELD_PROCESSOR")]
        SHOULD_YIELD_PROCESSOR = 0x0f6d "PERFINFO_LOG_TYPE_SHOULD_YIELD_PROCESSOR",
        /// `PERFINFO_LOG_TYPE_FUNCTION_CALL`. A function is called. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FUNCTION_CALL")]
        FUNCTION_CALL = 0x0f80 "PERFINFO_LOG_TYPE_FUNCTION_CALL",
        /// `PERFINFO_LOG_TYPE_FUNCTION_RETURN`. A called function returned. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FUNCTION_RETURN")]
        FUNCTION_RETURN = 0x0f81 "PERFINFO_LOG_TYPE_FUNCTION_RETURN",
        /// `PERFINFO_LOG_TYPE_FUNCTION_ENTER`. A function is entered. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FUNCTION_ENTER")]
        FUNCTION_ENTER = 0x0f82 "PERFINFO_LOG_TYPE_FUNCTION_ENTER",
        /// `PERFINFO_LOG_TYPE_FUNCTION_EXIT`. A function is left. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_FUNCTION_EXIT")]
        FUNCTION_EXIT = 0x0f83 "PERFINFO_LOG_TYPE_FUNCTION_EXIT",
        /// `PERFINFO_LOG_TYPE_TAILCALL`. A function calls another in its last step. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TAILCALL")]
        TAILCALL = 0x0f84 "PERFINFO_LOG_TYPE_TAILCALL",
        /// `PERFINFO_LOG_TYPE_TRAP`. A trap. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TRAP")]
        TRAP = 0x0f85 "PERFINFO_LOG_TYPE_TRAP",
        /// `PERFINFO_LOG_TYPE_SPINLOCK_ACQUIRE`. A spin lock was acquired. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_SPINLOCK_ACQUIRE")]
        SPINLOCK_ACQUIRE = 0x0f86 "PERFINFO_LOG_TYPE_SPINLOCK_ACQUIRE",
        /// `PERFINFO_LOG_TYPE_SPINLOCK_RELEASE`. A spin lock was released. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_SPINLOCK_RELEASE")]
        SPINLOCK_RELEASE = 0x0f87 "PERFINFO_LOG_TYPE_SPINLOCK_RELEASE",
        /// `PERFINFO_LOG_TYPE_CAP_COMMENT`. A comment of call attribution. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_CAP_COMMENT")]
        CAP_COMMENT = 0x0f88 "PERFINFO_LOG_TYPE_CAP_COMMENT",
        /// `PERFINFO_LOG_TYPE_CAP_RUNDOWN`. The state of call attribution was written out. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_CAP_RUNDOWN")]
        CAP_RUNDOWN = 0x0f89 "PERFINFO_LOG_TYPE_CAP_RUNDOWN",
        /// `PERFINFO_LOG_TYPE_HEAP_CREATE`. A heap was created. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_CREATE")]
        HEAP_CREATE = 0x1020 "PERFINFO_LOG_TYPE_HEAP_CREATE",
        /// `PERFINFO_LOG_TYPE_HEAP_ALLOC`. A block of a heap was allocated. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_ALLOC")]
        HEAP_ALLOC = 0x1021 "PERFINFO_LOG_TYPE_HEAP_ALLOC",
        /// `PERFINFO_LOG_TYPE_HEAP_REALLOC`. A block of a heap was resized. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_REALLOC")]
        HEAP_REALLOC = 0x1022 "PERFINFO_LOG_TYPE_HEAP_REALLOC",
        /// `PERFINFO_LOG_TYPE_HEAP_DESTROY`. A heap was destroyed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_DESTROY")]
        HEAP_DESTROY = 0x1023 "PERFINFO_LOG_TYPE_HEAP_DESTROY",
        /// `PERFINFO_LOG_TYPE_HEAP_FREE`. A block of a heap was freed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_FREE")]
        HEAP_FREE = 0x1024 "PERFINFO_LOG_TYPE_HEAP_FREE",
        /// `PERFINFO_LOG_TYPE_HEAP_EXTEND`. A heap was extended. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_EXTEND")]
        HEAP_EXTEND = 0x1025 "PERFINFO_LOG_TYPE_HEAP_EXTEND",
        /// `PERFINFO_LOG_TYPE_HEAP_SNAPSHOT`. A snapshot of a heap. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SNAPSHOT")]
        HEAP_SNAPSHOT = 0x1026 "PERFINFO_LOG_TYPE_HEAP_SNAPSHOT",
        /// `PERFINFO_LOG_TYPE_HEAP_CREATE_SNAPSHOT`. A heap that existed when the snapshot was taken. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_CREATE_SNAPSHOT")]
        HEAP_CREATE_SNAPSHOT = 0x1027 "PERFINFO_LOG_TYPE_HEAP_CREATE_SNAPSHOT",
        /// `PERFINFO_LOG_TYPE_HEAP_DESTROY_SNAPSHOT`. A heap that is gone, as the snapshot tells. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_DESTROY_SNAPSHOT")]
        HEAP_DESTROY_SNAPSHOT = 0x1028 "PERFINFO_LOG_TYPE_HEAP_DESTROY_SNAPSHOT",
        /// `PERFINFO_LOG_TYPE_HEAP_EXTEND_SNAPSHOT`. An extension of a heap, as the snapshot tells. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_EXTEND_SNAPSHOT")]
        HEAP_EXTEND_SNAPSHOT = 0x1029 "PERFINFO_LOG_TYPE_HEAP_EXTEND_SNAPSHOT",
        /// `PERFINFO_LOG_TYPE_HEAP_CONTRACT`. A heap was contracted. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_CONTRACT")]
        HEAP_CONTRACT = 0x102a "PERFINFO_LOG_TYPE_HEAP_CONTRACT",
        /// `PERFINFO_LOG_TYPE_HEAP_LOCK`. A heap was locked. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_LOCK")]
        HEAP_LOCK = 0x102b "PERFINFO_LOG_TYPE_HEAP_LOCK",
        /// `PERFINFO_LOG_TYPE_HEAP_UNLOCK`. A heap was unlocked. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_UNLOCK")]
        HEAP_UNLOCK = 0x102c "PERFINFO_LOG_TYPE_HEAP_UNLOCK",
        /// `PERFINFO_LOG_TYPE_HEAP_VALIDATE`. A heap was validated. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_VALIDATE")]
        HEAP_VALIDATE = 0x102d "PERFINFO_LOG_TYPE_HEAP_VALIDATE",
        /// `PERFINFO_LOG_TYPE_HEAP_WALK`. A heap was walked. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_WALK")]
        HEAP_WALK = 0x102e "PERFINFO_LOG_TYPE_HEAP_WALK",
        /// `PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC`. A block was allocated from a subsegment of a heap. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC")]
        HEAP_SUBSEGMENT_ALLOC = 0x102f "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC",
        /// `PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE`. A block of a heap's subsegment was freed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE")]
        HEAP_SUBSEGMENT_FREE = 0x1030 "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE",
        /// `PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC_CACHE`. A block was allocated from a subsegment of a heap, from its cache. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC_CACHE")]
        HEAP_SUBSEGMENT_ALLOC_CACHE = 0x1031 "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ALLOC_CACHE",
        /// `PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE_CACHE`. A block of a heap's subsegment was freed, to its cache. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE_CACHE")]
        HEAP_SUBSEGMENT_FREE_CACHE = 0x1032 "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_FREE_CACHE",
        /// `PERFINFO_LOG_TYPE_HEAP_COMMIT`. Memory of a heap was committed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_COMMIT")]
        HEAP_COMMIT = 0x1033 "PERFINFO_LOG_TYPE_HEAP_COMMIT",
        /// `PERFINFO_LOG_TYPE_HEAP_DECOMMIT`. Memory of a heap was decommitted. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_DECOMMIT")]
        HEAP_DECOMMIT = 0x1034 "PERFINFO_LOG_TYPE_HEAP_DECOMMIT",
        /// `PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_INIT`. A subsegment of a heap was initialized. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_INIT")]
        HEAP_SUBSEGMENT_INIT = 0x1035 "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_INIT",
        /// `PERFINFO_LOG_TYPE_HEAP_AFFINITY_ENABLE`. The affinity of a heap was enabled. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_AFFINITY_ENABLE")]
        HEAP_AFFINITY_ENABLE = 0x1036 "PERFINFO_LOG_TYPE_HEAP_AFFINITY_ENABLE",
        /// `PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ACTIVATED`. A subsegment of a heap was activated. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ACTIVATED")]
        HEAP_SUBSEGMENT_ACTIVATED = 0x1038 "PERFINFO_LOG_TYPE_HEAP_SUBSEGMENT_ACTIVATED",
        /// `PERFINFO_LOG_TYPE_HEAP_AFFINITY_ASSIGN`. A slot of a heap's affinity was assigned. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_AFFINITY_ASSIGN")]
        HEAP_AFFINITY_ASSIGN = 0x1039 "PERFINFO_LOG_TYPE_HEAP_AFFINITY_ASSIGN",
        /// `PERFINFO_LOG_TYPE_HEAP_REUSE_THRESHOLD_ACTIVATED`. A heap's threshold of reuse was activated. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_HEAP_REUSE_THRESHOLD_ACTIVATED")]
        HEAP_REUSE_THRESHOLD_ACTIVATED = 0x103a "PERFINFO_LOG_TYPE_HEAP_REUSE_THRESHOLD_ACTIVATED",
        /// `PERFINFO_LOG_TYPE_CREATE_HANDLE`. A handle was created. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CREATE_HANDLE")]
        CREATE_HANDLE = 0x1120 "PERFINFO_LOG_TYPE_CREATE_HANDLE",
        /// `PERFINFO_LOG_TYPE_CLOSE_HANDLE`. A handle was closed. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CLOSE_HANDLE")]
        CLOSE_HANDLE = 0x1121 "PERFINFO_LOG_TYPE_CLOSE_HANDLE",
        /// `PERFINFO_LOG_TYPE_DUPLICATE_HANDLE`. A handle was duplicated. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DUPLICATE_HANDLE")]
        DUPLICATE_HANDLE = 0x1122 "PERFINFO_LOG_TYPE_DUPLICATE_HANDLE",
        /// `PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_START`. A type of objects, at the start of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_START")]
        OBJECT_TYPE_DC_START = 0x1124 "PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_START",
        /// `PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_END`. A type of objects, at the end of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_END")]
        OBJECT_TYPE_DC_END = 0x1125 "PERFINFO_LOG_TYPE_OBJECT_TYPE_DC_END",
        /// `PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_START`. A handle that was open at the start of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_START")]
        OBJECT_HANDLE_DC_START = 0x1126 "PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_START",
        /// `PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_END`. A handle that was open at the end of the trace. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_END")]
        OBJECT_HANDLE_DC_END = 0x1127 "PERFINFO_LOG_TYPE_OBJECT_HANDLE_DC_END",
        /// `PERFINFO_LOG_TYPE_CREATE_OBJECT`. An object was created. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CREATE_OBJECT")]
        CREATE_OBJECT = 0x1130 "PERFINFO_LOG_TYPE_CREATE_OBJECT",
        /// `PERFINFO_LOG_TYPE_DELETE_OBJECT`. An object was deleted. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DELETE_OBJECT")]
        DELETE_OBJECT = 0x1131 "PERFINFO_LOG_TYPE_DELETE_OBJECT",
        /// `PERFINFO_LOG_TYPE_REFERENCE_OBJECT`. A reference to an object was taken. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_REFERENCE_OBJECT")]
        REFERENCE_OBJECT = 0x1132 "PERFINFO_LOG_TYPE_REFERENCE_OBJECT",
        /// `PERFINFO_LOG_TYPE_DEREFERENCE_OBJECT`. A reference to an object was given back. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_DEREFERENCE_OBJECT")]
        DEREFERENCE_OBJECT = 0x1133 "PERFINFO_LOG_TYPE_DEREFERENCE_OBJECT",
        /// `PERFINFO_LOG_TYPE_BATTERY_LIFE_INFO`. About what is left in the battery. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_BATTERY_LIFE_INFO")]
        BATTERY_LIFE_INFO = 0x1220 "PERFINFO_LOG_TYPE_BATTERY_LIFE_INFO",
        /// `PERFINFO_LOG_TYPE_IDLE_STATE_CHANGE`. The state of the idle system changed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_IDLE_STATE_CHANGE")]
        IDLE_STATE_CHANGE = 0x1221 "PERFINFO_LOG_TYPE_IDLE_STATE_CHANGE",
        /// `PERFINFO_LOG_TYPE_SET_POWER_ACTION`. A power action is being taken. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SET_POWER_ACTION")]
        SET_POWER_ACTION = 0x1222 "PERFINFO_LOG_TYPE_SET_POWER_ACTION",
        /// `PERFINFO_LOG_TYPE_SET_POWER_ACTION_RET`. A power action has been taken. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SET_POWER_ACTION_RET")]
        SET_POWER_ACTION_RET = 0x1223 "PERFINFO_LOG_TYPE_SET_POWER_ACTION_RET",
        /// `PERFINFO_LOG_TYPE_SET_DEVICES_STATE`. The power state of devices is being set. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SET_DEVICES_STATE")]
        SET_DEVICES_STATE = 0x1224 "PERFINFO_LOG_TYPE_SET_DEVICES_STATE",
        /// `PERFINFO_LOG_TYPE_SET_DEVICES_STATE_RET`. The power state of devices has been set. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_SET_DEVICES_STATE_RET")]
        SET_DEVICES_STATE_RET = 0x1225 "PERFINFO_LOG_TYPE_SET_DEVICES_STATE_RET",
        /// `PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE`. A device is being told of a change of power. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE")]
        PO_NOTIFY_DEVICE = 0x1226 "PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE",
        /// `PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE_COMPLETE`. A device has been told of a change of power. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE_COMPLETE")]
        PO_NOTIFY_DEVICE_COMPLETE = 0x1227 "PERFINFO_LOG_TYPE_PO_NOTIFY_DEVICE_COMPLETE",
        /// `PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT`. A session is being called for a change of power. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT")]
        PO_SESSION_CALLOUT = 0x1228 "PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT",
        /// `PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT_RET`. A session has been called for a change of power. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT_RET")]
        PO_SESSION_CALLOUT_RET = 0x1229 "PERFINFO_LOG_TYPE_PO_SESSION_CALLOUT_RET",
        /// `PERFINFO_LOG_TYPE_PO_PRESLEEP`. The system goes to sleep. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_PRESLEEP")]
        PO_PRESLEEP = 0x1230 "PERFINFO_LOG_TYPE_PO_PRESLEEP",
        /// `PERFINFO_LOG_TYPE_PO_POSTSLEEP`. The system woke up. Seen in releases 5.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_POSTSLEEP")]
        PO_POSTSLEEP = 0x1231 "PERFINFO_LOG_TYPE_PO_POSTSLEEP",
        /// `PERFINFO_LOG_TYPE_PO_CALIBRATED_PERFCOUNTER`. The performance counter was calibrated. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_CALIBRATED_PERFCOUNTER")]
        PO_CALIBRATED_PERFCOUNTER = 0x1232 "PERFINFO_LOG_TYPE_PO_CALIBRATED_PERFCOUNTER",
        /// `PERFINFO_LOG_TYPE_PPM_PERF_STATE_CHANGE`. A processor's performance state changed. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_PERF_STATE_CHANGE")]
        PPM_PERF_STATE_CHANGE = 0x1233 "PERFINFO_LOG_TYPE_PPM_PERF_STATE_CHANGE",
        /// `PERFINFO_LOG_TYPE_PPM_THROTTLE_STATE_CHANGE`. A processor's throttle state changed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_THROTTLE_STATE_CHANGE")]
        PPM_THROTTLE_STATE_CHANGE = 0x1234 "PERFINFO_LOG_TYPE_PPM_THROTTLE_STATE_CHANGE",
        /// `PERFINFO_LOG_TYPE_PPM_IDLE_STATE_CHANGE`. A processor's idle state changed. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_IDLE_STATE_CHANGE")]
        PPM_IDLE_STATE_CHANGE = 0x1235 "PERFINFO_LOG_TYPE_PPM_IDLE_STATE_CHANGE",
        /// `PERFINFO_LOG_TYPE_PPM_THERMAL_CONSTRAINT`. A processor's speed is constrained because of heat. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_THERMAL_CONSTRAINT")]
        PPM_THERMAL_CONSTRAINT = 0x1236 "PERFINFO_LOG_TYPE_PPM_THERMAL_CONSTRAINT",
        /// `PERFINFO_LOG_TYPE_PO_SIGNAL_RESUME_UI`. The user interface of resuming was signaled. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_SIGNAL_RESUME_UI")]
        PO_SIGNAL_RESUME_UI = 0x1237 "PERFINFO_LOG_TYPE_PO_SIGNAL_RESUME_UI",
        /// `PERFINFO_LOG_TYPE_PO_SIGNAL_VIDEO_ON`. That video is on was signaled. Seen in releases 6.0+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PO_SIGNAL_VIDEO_ON")]
        PO_SIGNAL_VIDEO_ON = 0x1238 "PERFINFO_LOG_TYPE_PO_SIGNAL_VIDEO_ON",
        /// `PERFINFO_LOG_TYPE_PPM_IDLE_STATE_ENTER`. A processor enters an idle state. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_IDLE_STATE_ENTER")]
        PPM_IDLE_STATE_ENTER = 0x1239 "PERFINFO_LOG_TYPE_PPM_IDLE_STATE_ENTER",
        /// `PERFINFO_LOG_TYPE_PPM_IDLE_STATE_EXIT`. A processor leaves an idle state. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_IDLE_STATE_EXIT")]
        PPM_IDLE_STATE_EXIT = 0x123a "PERFINFO_LOG_TYPE_PPM_IDLE_STATE_EXIT",
        /// `PERFINFO_LOG_TYPE_PPM_PLATFORM_IDLE_STATE_ENTER`. The platform enters an idle state. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_PLATFORM_IDLE_STATE_ENTER")]
        PPM_PLATFORM_IDLE_STATE_ENTER = 0x123b "PERFINFO_LOG_TYPE_PPM_PLATFORM_IDLE_STATE_ENTER",
        /// `PERFINFO_LOG_TYPE_PPM_IDLE_EXIT_LATENCY`. How long it took to leave an idle state. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_IDLE_EXIT_LATENCY")]
        PPM_IDLE_EXIT_LATENCY = 0x123c "PERFINFO_LOG_TYPE_PPM_IDLE_EXIT_LATENCY",
        /// `PERFINFO_LOG_TYPE_PPM_IDLE_PROCESSOR_SELECTION`. An idle state was selected for a processor. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_IDLE_PROCESSOR_SELECTION")]
        PPM_IDLE_PROCESSOR_SELECTION = 0x123d "PERFINFO_LOG_TYPE_PPM_IDLE_PROCESSOR_SELECTION",
        /// `PERFINFO_LOG_TYPE_PPM_IDLE_PLATFORM_SELECTION`. An idle state was selected for the platform. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_IDLE_PLATFORM_SELECTION")]
        PPM_IDLE_PLATFORM_SELECTION = 0x123e "PERFINFO_LOG_TYPE_PPM_IDLE_PLATFORM_SELECTION",
        /// `PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_ENTER`. A coordinated idle state is entered. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_ENTER")]
        PPM_COORDINATED_IDLE_ENTER = 0x123f "PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_ENTER",
        /// `PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_EXIT`. A coordinated idle state is left. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_EXIT")]
        PPM_COORDINATED_IDLE_EXIT = 0x1240 "PERFINFO_LOG_TYPE_PPM_COORDINATED_IDLE_EXIT",
        /// `PERFINFO_LOG_TYPE_COWHEADER`. The header of what is written about copies on write, by the name. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_COWHEADER")]
        COWHEADER = 0x1318 "PERFINFO_LOG_TYPE_COWHEADER",
        /// `PERFINFO_LOG_TYPE_COWBLOB`. A block of what is written about copies on write, by the name. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_COWBLOB")]
        COWBLOB = 0x1319 "PERFINFO_LOG_TYPE_COWBLOB",
        /// `PERFINFO_LOG_TYPE_COWBLOB_CLOSED`. The end of a block of what is written about copies on write, by the name. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_COWBLOB_CLOSED")]
        COWBLOB_CLOSED = 0x131a "PERFINFO_LOG_TYPE_COWBLOB_CLOSED",
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_ENT`. A module was entered. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_ENT")]
        MODULEBOUND_ENT = 0x1320 "PERFINFO_LOG_TYPE_MODULEBOUND_ENT",
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_JUMP`. A jump from one module to another. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_JUMP")]
        MODULEBOUND_JUMP = 0x1321 "PERFINFO_LOG_TYPE_MODULEBOUND_JUMP",
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_RET`. A return from one module to another. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_RET")]
        MODULEBOUND_RET = 0x1322 "PERFINFO_LOG_TYPE_MODULEBOUND_RET",
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_CALL`. A call from one module to another. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_CALL")]
        MODULEBOUND_CALL = 0x1323 "PERFINFO_LOG_TYPE_MODULEBOUND_CALL",
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_CALLRET`. A call from one module to another that returned. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_CALLRET")]
        MODULEBOUND_CALLRET = 0x1324 "PERFINFO_LOG_TYPE_MODULEBOUND_CALLRET",
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_INT2E`. A module used the interrupt 0x2E. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_INT2E")]
        MODULEBOUND_INT2E = 0x1325 "PERFINFO_LOG_TYPE_MODULEBOUND_INT2E",
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_INT2B`. A module used the interrupt 0x2B. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_INT2B")]
        MODULEBOUND_INT2B = 0x1326 "PERFINFO_LOG_TYPE_MODULEBOUND_INT2B",
        /// `PERFINFO_LOG_TYPE_MODULEBOUND_FULLTRACE`. A full trace of calls between modules. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MODULEBOUND_FULLTRACE")]
        MODULEBOUND_FULLTRACE = 0x1327 "PERFINFO_LOG_TYPE_MODULEBOUND_FULLTRACE",
        /// `WMI_LOG_TYPE_IMAGE_LOAD`. An image was loaded. A header says of the name that it is for later use. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_LOAD")]
        IMAGE_LOAD = 0x1401 "WMI_LOG_TYPE_IMAGE_LOAD",
        /// `WMI_LOG_TYPE_IMAGE_UNLOAD`. An image was unloaded. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_UNLOAD")]
        IMAGE_UNLOAD = 0x1402 "WMI_LOG_TYPE_IMAGE_UNLOAD",
        /// `WMI_LOG_TYPE_IMAGE_DC_START`. An image that was loaded at the start of the trace. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_DC_START")]
        IMAGE_DC_START = 0x1403 "WMI_LOG_TYPE_IMAGE_DC_START",
        /// `WMI_LOG_TYPE_IMAGE_DC_END`. An image that was loaded at the end of the trace. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_DC_END")]
        IMAGE_DC_END = 0x1404 "WMI_LOG_TYPE_IMAGE_DC_END",
        /// `WMI_LOG_TYPE_IMAGE_RELOCATION`. An image was relocated. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_RELOCATION")]
        IMAGE_RELOCATION = 0x1420 "WMI_LOG_TYPE_IMAGE_RELOCATION",
        /// `WMI_LOG_TYPE_IMAGE_KERNEL_BASE`. Where the kernel's image is. Seen in releases 6.1+.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_KERNEL_BASE")]
        IMAGE_KERNEL_BASE = 0x1421 "WMI_LOG_TYPE_IMAGE_KERNEL_BASE",
        /// `WMI_LOG_TYPE_IMAGE_HYPERCALL_PAGE`. Where the page of hypercalls is. In which releases it holds is not known.
        #[doc(alias = "WMI_LOG_TYPE_IMAGE_HYPERCALL_PAGE")]
        IMAGE_HYPERCALL_PAGE = 0x1422 "WMI_LOG_TYPE_IMAGE_HYPERCALL_PAGE",
        /// `PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_ATTEMPT`. The loader tries to acquire its lock. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_ATTEMPT")]
        LDR_LOCK_ACQUIRE_ATTEMPT = 0x1480 "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_ATTEMPT",
        /// `PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_SUCCESS`. The loader acquired its lock. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_SUCCESS")]
        LDR_LOCK_ACQUIRE_SUCCESS = 0x1481 "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_SUCCESS",
        /// `PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_FAIL`. The loader could not acquire its lock. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_FAIL")]
        LDR_LOCK_ACQUIRE_FAIL = 0x1482 "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_FAIL",
        /// `PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_WAIT`. The loader waits for its lock. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_WAIT")]
        LDR_LOCK_ACQUIRE_WAIT = 0x1483 "PERFINFO_LOG_TYPE_LDR_LOCK_ACQUIRE_WAIT",
        /// `PERFINFO_LOG_TYPE_LDR_PROC_INIT_DONE`. The loader has initialized a process. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_PROC_INIT_DONE")]
        LDR_PROC_INIT_DONE = 0x1484 "PERFINFO_LOG_TYPE_LDR_PROC_INIT_DONE",
        /// `PERFINFO_LOG_TYPE_LDR_CREATE_SECTION`. The loader creates a section. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_CREATE_SECTION")]
        LDR_CREATE_SECTION = 0x1485 "PERFINFO_LOG_TYPE_LDR_CREATE_SECTION",
        /// `PERFINFO_LOG_TYPE_LDR_SECTION_CREATED`. The loader created a section. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_SECTION_CREATED")]
        LDR_SECTION_CREATED = 0x1486 "PERFINFO_LOG_TYPE_LDR_SECTION_CREATED",
        /// `PERFINFO_LOG_TYPE_LDR_MAP_VIEW`. The loader maps a view. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_MAP_VIEW")]
        LDR_MAP_VIEW = 0x1487 "PERFINFO_LOG_TYPE_LDR_MAP_VIEW",
        /// `PERFINFO_LOG_TYPE_LDR_RELOCATE_IMAGE`. The loader relocates an image. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_RELOCATE_IMAGE")]
        LDR_RELOCATE_IMAGE = 0x1490 "PERFINFO_LOG_TYPE_LDR_RELOCATE_IMAGE",
        /// `PERFINFO_LOG_TYPE_LDR_IMAGE_RELOCATED`. The loader relocated an image. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_IMAGE_RELOCATED")]
        LDR_IMAGE_RELOCATED = 0x1491 "PERFINFO_LOG_TYPE_LDR_IMAGE_RELOCATED",
        /// `PERFINFO_LOG_TYPE_LDR_HANDLE_OLD_DESCRIPTORS`. The loader handles import descriptors of the old form. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_HANDLE_OLD_DESCRIPTORS")]
        LDR_HANDLE_OLD_DESCRIPTORS = 0x1492 "PERFINFO_LOG_TYPE_LDR_HANDLE_OLD_DESCRIPTORS",
        /// `PERFINFO_LOG_TYPE_LDR_OLD_DESCRIPTORS_HANDLED`. The loader handled import descriptors of the old form. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_OLD_DESCRIPTORS_HANDLED")]
        LDR_OLD_DESCRIPTORS_HANDLED = 0x1493 "PERFINFO_LOG_TYPE_LDR_OLD_DESCRIPTORS_HANDLED",
        /// `PERFINFO_LOG_TYPE_LDR_HANDLE_NEW_DESCRIPTORS`. The loader handles import descriptors of the new form. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_HANDLE_NEW_DESCRIPTORS")]
        LDR_HANDLE_NEW_DESCRIPTORS = 0x1494 "PERFINFO_LOG_TYPE_LDR_HANDLE_NEW_DESCRIPTORS",
        /// `PERFINFO_LOG_TYPE_LDR_NEW_DESCRIPTORS_HANDLED`. The loader handled import descriptors of the new form. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_NEW_DESCRIPTORS_HANDLED")]
        LDR_NEW_DESCRIPTORS_HANDLED = 0x1495 "PERFINFO_LOG_TYPE_LDR_NEW_DESCRIPTORS_HANDLED",
        /// `PERFINFO_LOG_TYPE_LDR_DLLMAIN_EXIT`. The entry point of a DLL returned. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_DLLMAIN_EXIT")]
        LDR_DLLMAIN_EXIT = 0x1496 "PERFINFO_LOG_TYPE_LDR_DLLMAIN_EXIT",
        /// `PERFINFO_LOG_TYPE_LDR_FIND_DLL`. The loader looks for a DLL. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_FIND_DLL")]
        LDR_FIND_DLL = 0x14a0 "PERFINFO_LOG_TYPE_LDR_FIND_DLL",
        /// `PERFINFO_LOG_TYPE_LDR_VIEW_MAPPED`. The loader mapped a view. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_VIEW_MAPPED")]
        LDR_VIEW_MAPPED = 0x14a1 "PERFINFO_LOG_TYPE_LDR_VIEW_MAPPED",
        /// `PERFINFO_LOG_TYPE_LDR_LOCK_RELEASE`. The loader released its lock. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOCK_RELEASE")]
        LDR_LOCK_RELEASE = 0x14a2 "PERFINFO_LOG_TYPE_LDR_LOCK_RELEASE",
        /// `PERFINFO_LOG_TYPE_LDR_DLLMAIN_ENTER`. The entry point of a DLL is called. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_DLLMAIN_ENTER")]
        LDR_DLLMAIN_ENTER = 0x14a3 "PERFINFO_LOG_TYPE_LDR_DLLMAIN_ENTER",
        /// `PERFINFO_LOG_TYPE_LDR_ERROR`. The loader met an error. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_ERROR")]
        LDR_ERROR = 0x14a4 "PERFINFO_LOG_TYPE_LDR_ERROR",
        /// `PERFINFO_LOG_TYPE_LDR_VIEW_MAPPING`. The loader is mapping a view. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_VIEW_MAPPING")]
        LDR_VIEW_MAPPING = 0x14a5 "PERFINFO_LOG_TYPE_LDR_VIEW_MAPPING",
        /// `PERFINFO_LOG_TYPE_LDR_SNAPPING`. The loader resolves the imports of a DLL. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_SNAPPING")]
        LDR_SNAPPING = 0x14a6 "PERFINFO_LOG_TYPE_LDR_SNAPPING",
        /// `PERFINFO_LOG_TYPE_LDR_SNAPPED`. The loader resolved the imports of a DLL. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_SNAPPED")]
        LDR_SNAPPED = 0x14a7 "PERFINFO_LOG_TYPE_LDR_SNAPPED",
        /// `PERFINFO_LOG_TYPE_LDR_LOADING`. The loader loads a DLL. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOADING")]
        LDR_LOADING = 0x14a8 "PERFINFO_LOG_TYPE_LDR_LOADING",
        /// `PERFINFO_LOG_TYPE_LDR_LOADED`. The loader loaded a DLL. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_LOADED")]
        LDR_LOADED = 0x14a9 "PERFINFO_LOG_TYPE_LDR_LOADED",
        /// `PERFINFO_LOG_TYPE_LDR_FOUND_KNOWN_DLL`. The loader found a known DLL. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_FOUND_KNOWN_DLL")]
        LDR_FOUND_KNOWN_DLL = 0x14aa "PERFINFO_LOG_TYPE_LDR_FOUND_KNOWN_DLL",
        /// `PERFINFO_LOG_TYPE_LDR_ABNORMAL`. The loader met something abnormal. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_ABNORMAL")]
        LDR_ABNORMAL = 0x14ab "PERFINFO_LOG_TYPE_LDR_ABNORMAL",
        /// `PERFINFO_LOG_TYPE_LDR_PLACEHOLDER`. A placeholder among the loader's events. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_PLACEHOLDER")]
        LDR_PLACEHOLDER = 0x14ac "PERFINFO_LOG_TYPE_LDR_PLACEHOLDER",
        /// `PERFINFO_LOG_TYPE_LDR_RDY_TO_INIT`. A DLL is ready to be initialized. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_RDY_TO_INIT")]
        LDR_RDY_TO_INIT = 0x14ad "PERFINFO_LOG_TYPE_LDR_RDY_TO_INIT",
        /// `PERFINFO_LOG_TYPE_LDR_RDY_TO_RUN`. A DLL is ready to run. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_RDY_TO_RUN")]
        LDR_RDY_TO_RUN = 0x14ae "PERFINFO_LOG_TYPE_LDR_RDY_TO_RUN",
        /// `PERFINFO_LOG_TYPE_LDR_NEW_DLL_LOAD`. The loader loads a new DLL. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_NEW_DLL_LOAD")]
        LDR_NEW_DLL_LOAD = 0x14b0 "PERFINFO_LOG_TYPE_LDR_NEW_DLL_LOAD",
        /// `PERFINFO_LOG_TYPE_LDR_NEW_DLL_AS_DATA`. The loader loads a new DLL as data. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_NEW_DLL_AS_DATA")]
        LDR_NEW_DLL_AS_DATA = 0x14b1 "PERFINFO_LOG_TYPE_LDR_NEW_DLL_AS_DATA",
        /// `PERFINFO_LOG_TYPE_LDR_EXTERNAL_PATH`. The loader was given a path from outside. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_EXTERNAL_PATH")]
        LDR_EXTERNAL_PATH = 0x14c0 "PERFINFO_LOG_TYPE_LDR_EXTERNAL_PATH",
        /// `PERFINFO_LOG_TYPE_LDR_GENERATED_PATH`. The loader made a path. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_GENERATED_PATH")]
        LDR_GENERATED_PATH = 0x14c1 "PERFINFO_LOG_TYPE_LDR_GENERATED_PATH",
        /// `PERFINFO_LOG_TYPE_LDR_APISET_RESOLVING`. The loader resolves a name of an API set. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_APISET_RESOLVING")]
        LDR_APISET_RESOLVING = 0x14d0 "PERFINFO_LOG_TYPE_LDR_APISET_RESOLVING",
        /// `PERFINFO_LOG_TYPE_LDR_APISET_HOSTED`. An API set has a host. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_APISET_HOSTED")]
        LDR_APISET_HOSTED = 0x14d1 "PERFINFO_LOG_TYPE_LDR_APISET_HOSTED",
        /// `PERFINFO_LOG_TYPE_LDR_APISET_UNHOSTED`. An API set has no host. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_APISET_UNHOSTED")]
        LDR_APISET_UNHOSTED = 0x14d2 "PERFINFO_LOG_TYPE_LDR_APISET_UNHOSTED",
        /// `PERFINFO_LOG_TYPE_LDR_APISET_UNRESOLVED`. A name of an API set could not be resolved. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_APISET_UNRESOLVED")]
        LDR_APISET_UNRESOLVED = 0x14d3 "PERFINFO_LOG_TYPE_LDR_APISET_UNRESOLVED",
        /// `PERFINFO_LOG_TYPE_LDR_SEARCH_SECURITY`. Security of the loader's search. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_SEARCH_SECURITY")]
        LDR_SEARCH_SECURITY = 0x14d4 "PERFINFO_LOG_TYPE_LDR_SEARCH_SECURITY",
        /// `PERFINFO_LOG_TYPE_LDR_SEARCH_PATH_SECURITY`. Security of the path of the loader's search. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_LDR_SEARCH_PATH_SECURITY")]
        LDR_SEARCH_PATH_SECURITY = 0x14d5 "PERFINFO_LOG_TYPE_LDR_SEARCH_PATH_SECURITY",
        /// `PERFINFO_LOG_TYPE_CC_WORKITEM_ENQUEUE`. A work item was put into a queue of the cache manager. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_WORKITEM_ENQUEUE")]
        CC_WORKITEM_ENQUEUE = 0x1600 "PERFINFO_LOG_TYPE_CC_WORKITEM_ENQUEUE",
        /// `PERFINFO_LOG_TYPE_CC_WORKITEM_DEQUEUE`. A work item was taken out of a queue of the cache manager. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_WORKITEM_DEQUEUE")]
        CC_WORKITEM_DEQUEUE = 0x1601 "PERFINFO_LOG_TYPE_CC_WORKITEM_DEQUEUE",
        /// `PERFINFO_LOG_TYPE_CC_WORKITEM_COMPLETE`. A work item of the cache manager is complete. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_WORKITEM_COMPLETE")]
        CC_WORKITEM_COMPLETE = 0x1602 "PERFINFO_LOG_TYPE_CC_WORKITEM_COMPLETE",
        /// `PERFINFO_LOG_TYPE_CC_READ_AHEAD`. The cache manager reads ahead. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_READ_AHEAD")]
        CC_READ_AHEAD = 0x1603 "PERFINFO_LOG_TYPE_CC_READ_AHEAD",
        /// `PERFINFO_LOG_TYPE_CC_WRITE_BEHIND`. The cache manager writes behind. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_WRITE_BEHIND")]
        CC_WRITE_BEHIND = 0x1604 "PERFINFO_LOG_TYPE_CC_WRITE_BEHIND",
        /// `PERFINFO_LOG_TYPE_CC_LAZY_WRITE_SCAN`. The cache manager's lazy writer scans. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_LAZY_WRITE_SCAN")]
        CC_LAZY_WRITE_SCAN = 0x1605 "PERFINFO_LOG_TYPE_CC_LAZY_WRITE_SCAN",
        /// `PERFINFO_LOG_TYPE_CC_CAN_I_WRITE_FAIL`. The cache manager does not let a write through yet. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_CAN_I_WRITE_FAIL")]
        CC_CAN_I_WRITE_FAIL = 0x1606 "PERFINFO_LOG_TYPE_CC_CAN_I_WRITE_FAIL",
        /// `PERFINFO_LOG_TYPE_CC_FLUSH_CACHE`. The cache manager flushes a cache. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_FLUSH_CACHE")]
        CC_FLUSH_CACHE = 0x1609 "PERFINFO_LOG_TYPE_CC_FLUSH_CACHE",
        /// `PERFINFO_LOG_TYPE_CC_FLUSH_SECTION`. The cache manager flushes a section. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_FLUSH_SECTION")]
        CC_FLUSH_SECTION = 0x160a "PERFINFO_LOG_TYPE_CC_FLUSH_SECTION",
        /// `PERFINFO_LOG_TYPE_CC_READ_AHEAD_PREFETCH`. The cache manager reads ahead by prefetching. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_READ_AHEAD_PREFETCH")]
        CC_READ_AHEAD_PREFETCH = 0x160b "PERFINFO_LOG_TYPE_CC_READ_AHEAD_PREFETCH",
        /// `PERFINFO_LOG_TYPE_CC_SCHEDULE_READ_AHEAD`. The cache manager schedules a read ahead. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_SCHEDULE_READ_AHEAD")]
        CC_SCHEDULE_READ_AHEAD = 0x160c "PERFINFO_LOG_TYPE_CC_SCHEDULE_READ_AHEAD",
        /// `PERFINFO_LOG_TYPE_CC_LOGGED_STREAM_INFO`. About a logged stream of the cache manager. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_LOGGED_STREAM_INFO")]
        CC_LOGGED_STREAM_INFO = 0x160d "PERFINFO_LOG_TYPE_CC_LOGGED_STREAM_INFO",
        /// `PERFINFO_LOG_TYPE_CC_EXTRA_WRITEBEHIND_THREAD`. About an extra thread that writes behind. Seen in releases 6.2+.
        #[doc(alias = "PERFINFO_LOG_TYPE_CC_EXTRA_WRITEBEHIND_THREAD")]
        CC_EXTRA_WRITEBEHIND_THREAD = 0x160e "PERFINFO_LOG_TYPE_CC_EXTRA_WRITEBEHIND_THREAD",
        /// `PERFINFO_LOG_TYPE_CRITSEC_ENTER`. A critical section was entered. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_CRITSEC_ENTER")]
        CRITSEC_ENTER = 0x1720 "PERFINFO_LOG_TYPE_CRITSEC_ENTER",
        /// `PERFINFO_LOG_TYPE_CRITSEC_LEAVE`. A critical section was left. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_CRITSEC_LEAVE")]
        CRITSEC_LEAVE = 0x1721 "PERFINFO_LOG_TYPE_CRITSEC_LEAVE",
        /// `PERFINFO_LOG_TYPE_CRITSEC_COLLISION`. A thread had to wait for a critical section. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_CRITSEC_COLLISION")]
        CRITSEC_COLLISION = 0x1722 "PERFINFO_LOG_TYPE_CRITSEC_COLLISION",
        /// `PERFINFO_LOG_TYPE_CRITSEC_INITIALIZE`. A critical section was initialized. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_CRITSEC_INITIALIZE")]
        CRITSEC_INITIALIZE = 0x1723 "PERFINFO_LOG_TYPE_CRITSEC_INITIALIZE",
        /// `PERFINFO_LOG_TYPE_STACKWALK`. The stack of calls of another event. Seen in releases 6.1+.
        #[doc(alias = "PERFINFO_LOG_TYPE_STACKWALK")]
        STACKWALK = 0x1820 "PERFINFO_LOG_TYPE_STACKWALK",
        /// `PERFINFO_LOG_TYPE_STACKTRACE_CREATE`. A stack of calls was put into the cache, under a key. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_STACKTRACE_CREATE")]
        STACKTRACE_CREATE = 0x1822 "PERFINFO_LOG_TYPE_STACKTRACE_CREATE",
        /// `PERFINFO_LOG_TYPE_STACKTRACE_DELETE`. A stack of calls was taken out of the cache. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_STACKTRACE_DELETE")]
        STACKTRACE_DELETE = 0x1823 "PERFINFO_LOG_TYPE_STACKTRACE_DELETE",
        /// `PERFINFO_LOG_TYPE_STACKTRACE_RUNDOWN`. A stack of calls in the cache, when the state was written out. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_STACKTRACE_RUNDOWN")]
        STACKTRACE_RUNDOWN = 0x1824 "PERFINFO_LOG_TYPE_STACKTRACE_RUNDOWN",
        /// `PERFINFO_LOG_TYPE_STACKTRACE_KEY_KERNEL`. The kernel's stack of calls of another event, by its key. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_STACKTRACE_KEY_KERNEL")]
        STACKTRACE_KEY_KERNEL = 0x1825 "PERFINFO_LOG_TYPE_STACKTRACE_KEY_KERNEL",
        /// `PERFINFO_LOG_TYPE_STACKTRACE_KEY_USER`. The stack of calls in user mode of another event, by its key. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_STACKTRACE_KEY_USER")]
        STACKTRACE_KEY_USER = 0x1826 "PERFINFO_LOG_TYPE_STACKTRACE_KEY_USER",
        /// `PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_START`. A directed switch of user-mode scheduling begins. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_START")]
        UMS_DIRECTED_SWITCH_START = 0x1920 "PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_START",
        /// `PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_END`. A directed switch of user-mode scheduling ends. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_END")]
        UMS_DIRECTED_SWITCH_END = 0x1921 "PERFINFO_LOG_TYPE_UMS_DIRECTED_SWITCH_END",
        /// `PERFINFO_LOG_TYPE_UMS_PARK`. A thread of user-mode scheduling was parked. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_UMS_PARK")]
        UMS_PARK = 0x1922 "PERFINFO_LOG_TYPE_UMS_PARK",
        /// `PERFINFO_LOG_TYPE_UMS_DISASSOCIATE`. Threads of user-mode scheduling were disassociated. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_UMS_DISASSOCIATE")]
        UMS_DISASSOCIATE = 0x1923 "PERFINFO_LOG_TYPE_UMS_DISASSOCIATE",
        /// `PERFINFO_LOG_TYPE_UMS_CONTEXT_SWITCH`. User-mode scheduling switched contexts. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_UMS_CONTEXT_SWITCH")]
        UMS_CONTEXT_SWITCH = 0x1924 "PERFINFO_LOG_TYPE_UMS_CONTEXT_SWITCH",
        /// `WMI_LOG_TYPE_ALPC_SEND_MESSAGE`. A message was sent over ALPC. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_SEND_MESSAGE")]
        ALPC_SEND_MESSAGE = 0x1a21 "WMI_LOG_TYPE_ALPC_SEND_MESSAGE",
        /// `WMI_LOG_TYPE_ALPC_RECEIVE_MESSAGE`. A message was received over ALPC. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_RECEIVE_MESSAGE")]
        ALPC_RECEIVE_MESSAGE = 0x1a22 "WMI_LOG_TYPE_ALPC_RECEIVE_MESSAGE",
        /// `WMI_LOG_TYPE_ALPC_WAIT_FOR_REPLY`. A thread waits for a reply over ALPC. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_WAIT_FOR_REPLY")]
        ALPC_WAIT_FOR_REPLY = 0x1a23 "WMI_LOG_TYPE_ALPC_WAIT_FOR_REPLY",
        /// `WMI_LOG_TYPE_ALPC_WAIT_FOR_NEW_MESSAGE`. A thread waits for a new message over ALPC. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_WAIT_FOR_NEW_MESSAGE")]
        ALPC_WAIT_FOR_NEW_MESSAGE = 0x1a24 "WMI_LOG_TYPE_ALPC_WAIT_FOR_NEW_MESSAGE",
        /// `WMI_LOG_TYPE_ALPC_UNWAIT`. A wait for ALPC ended. Seen in releases 6.0+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_UNWAIT")]
        ALPC_UNWAIT = 0x1a25 "WMI_LOG_TYPE_ALPC_UNWAIT",
        /// `WMI_LOG_TYPE_ALPC_CONNECT_REQUEST`. A connection over ALPC is requested. Seen in releases 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_CONNECT_REQUEST")]
        ALPC_CONNECT_REQUEST = 0x1a26 "WMI_LOG_TYPE_ALPC_CONNECT_REQUEST",
        /// `WMI_LOG_TYPE_ALPC_CONNECT_SUCCESS`. A connection over ALPC was made. Seen in releases 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_CONNECT_SUCCESS")]
        ALPC_CONNECT_SUCCESS = 0x1a27 "WMI_LOG_TYPE_ALPC_CONNECT_SUCCESS",
        /// `WMI_LOG_TYPE_ALPC_CONNECT_FAIL`. A connection over ALPC failed. Seen in releases 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_CONNECT_FAIL")]
        ALPC_CONNECT_FAIL = 0x1a28 "WMI_LOG_TYPE_ALPC_CONNECT_FAIL",
        /// `WMI_LOG_TYPE_ALPC_CLOSE_PORT`. A port of ALPC was closed. Seen in releases 6.2+.
        #[doc(alias = "WMI_LOG_TYPE_ALPC_CLOSE_PORT")]
        ALPC_CLOSE_PORT = 0x1a29 "WMI_LOG_TYPE_ALPC_CLOSE_PORT",
        /// `PERFINFO_LOG_TYPE_SPLITIO_VOLMGR`. The volume manager split an I/O into several. Seen in releases late 5.2.
        #[doc(alias = "PERFINFO_LOG_TYPE_SPLITIO_VOLMGR")]
        SPLITIO_VOLMGR = 0x1b20 "PERFINFO_LOG_TYPE_SPLITIO_VOLMGR",
        /// `PERFINFO_LOG_TYPE_TP_CALLBACK_ENQUEUE`. A callback was put into the queue of a thread pool. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_CALLBACK_ENQUEUE")]
        TP_CALLBACK_ENQUEUE = 0x1c20 "PERFINFO_LOG_TYPE_TP_CALLBACK_ENQUEUE",
        /// `PERFINFO_LOG_TYPE_TP_CALLBACK_DEQUEUE`. A callback was taken out of the queue of a thread pool. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_CALLBACK_DEQUEUE")]
        TP_CALLBACK_DEQUEUE = 0x1c21 "PERFINFO_LOG_TYPE_TP_CALLBACK_DEQUEUE",
        /// `PERFINFO_LOG_TYPE_TP_CALLBACK_START`. A callback of a thread pool starts. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_CALLBACK_START")]
        TP_CALLBACK_START = 0x1c22 "PERFINFO_LOG_TYPE_TP_CALLBACK_START",
        /// `PERFINFO_LOG_TYPE_TP_CALLBACK_STOP`. A callback of a thread pool stopped. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_CALLBACK_STOP")]
        TP_CALLBACK_STOP = 0x1c23 "PERFINFO_LOG_TYPE_TP_CALLBACK_STOP",
        /// `PERFINFO_LOG_TYPE_TP_CALLBACK_CANCEL`. A callback of a thread pool was cancelled. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_CALLBACK_CANCEL")]
        TP_CALLBACK_CANCEL = 0x1c24 "PERFINFO_LOG_TYPE_TP_CALLBACK_CANCEL",
        /// `PERFINFO_LOG_TYPE_TP_POOL_CREATE`. A thread pool was created. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_POOL_CREATE")]
        TP_POOL_CREATE = 0x1c25 "PERFINFO_LOG_TYPE_TP_POOL_CREATE",
        /// `PERFINFO_LOG_TYPE_TP_POOL_CLOSE`. A thread pool was closed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_POOL_CLOSE")]
        TP_POOL_CLOSE = 0x1c26 "PERFINFO_LOG_TYPE_TP_POOL_CLOSE",
        /// `PERFINFO_LOG_TYPE_TP_POOL_TH_MIN_SET`. The least number of threads of a thread pool was set. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_POOL_TH_MIN_SET")]
        TP_POOL_TH_MIN_SET = 0x1c27 "PERFINFO_LOG_TYPE_TP_POOL_TH_MIN_SET",
        /// `PERFINFO_LOG_TYPE_TP_POOL_TH_MAX_SET`. The greatest number of threads of a thread pool was set. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_POOL_TH_MAX_SET")]
        TP_POOL_TH_MAX_SET = 0x1c28 "PERFINFO_LOG_TYPE_TP_POOL_TH_MAX_SET",
        /// `PERFINFO_LOG_TYPE_TP_WORKER_NUMANODE_SWITCH`. A worker of a thread pool switched to another NUMA node. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_WORKER_NUMANODE_SWITCH")]
        TP_WORKER_NUMANODE_SWITCH = 0x1c29 "PERFINFO_LOG_TYPE_TP_WORKER_NUMANODE_SWITCH",
        /// `PERFINFO_LOG_TYPE_TP_TIMER_SET`. A timer of a thread pool was set. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_SET")]
        TP_TIMER_SET = 0x1c2a "PERFINFO_LOG_TYPE_TP_TIMER_SET",
        /// `PERFINFO_LOG_TYPE_TP_TIMER_CANCELLED`. A timer of a thread pool was cancelled. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_CANCELLED")]
        TP_TIMER_CANCELLED = 0x1c2b "PERFINFO_LOG_TYPE_TP_TIMER_CANCELLED",
        /// `PERFINFO_LOG_TYPE_TP_TIMER_SET_NTTIMER`. The system's timer was set for the timers of a thread pool. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_SET_NTTIMER")]
        TP_TIMER_SET_NTTIMER = 0x1c2c "PERFINFO_LOG_TYPE_TP_TIMER_SET_NTTIMER",
        /// `PERFINFO_LOG_TYPE_TP_TIMER_CANCEL_NTTIMER`. The system's timer of a thread pool was cancelled. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_CANCEL_NTTIMER")]
        TP_TIMER_CANCEL_NTTIMER = 0x1c2d "PERFINFO_LOG_TYPE_TP_TIMER_CANCEL_NTTIMER",
        /// `PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_BEGIN`. The expiration of timers of a thread pool begins. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_BEGIN")]
        TP_TIMER_EXPIRATION_BEGIN = 0x1c2e "PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_BEGIN",
        /// `PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_END`. The expiration of timers of a thread pool ends. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_END")]
        TP_TIMER_EXPIRATION_END = 0x1c2f "PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION_END",
        /// `PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION`. A timer of a thread pool expired. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION")]
        TP_TIMER_EXPIRATION = 0x1c30 "PERFINFO_LOG_TYPE_TP_TIMER_EXPIRATION",
    }
    also {
        PERFINFO_LOG_TYPE_THREAD_SET_BASE_PRIORITY = 0x0531 "PERFINFO_LOG_TYPE_THREAD_SET_BASE_PRIORITY",
    }
}

#[cfg(feature = "describe")]
impl HookId {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::hook_id::VALUES;
}
