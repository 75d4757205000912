// Generated from spec/enums/EVENT_TRACE_GROUP.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Groups of kernel events: the hook ID of type 0 in each group.
    ///
    /// No known name in C; here: `EVENT_TRACE_GROUP`, of type `USHORT`.
    ///
    /// Microsoft defines the numbers individually, without an enumeration, and as hook IDs. The Group byte of a header
    /// contains the high byte of the value here.
    ///
    /// Source: Geoff Chappell, *Hook IDs For NT Kernel Logger Events*; Winsider Seminars & Solutions and
    /// contributors, *ntwmi.h*.
    EventTraceGroup(u16), size = 2 {
        /// `EVENT_TRACE_GROUP_HEADER`. Tracing itself: the log file, its session, and rundowns. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_HEADER")]
        HEADER = 0x0000, "EVENT_TRACE_GROUP_HEADER";
        /// `EVENT_TRACE_GROUP_IO`. Disks, drivers and prefetching. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_IO")]
        IO = 0x0100, "EVENT_TRACE_GROUP_IO";
        /// `EVENT_TRACE_GROUP_MEMORY`. Page faults, pages, working sets and virtual memory. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_MEMORY")]
        MEMORY = 0x0200, "EVENT_TRACE_GROUP_MEMORY";
        /// `EVENT_TRACE_GROUP_PROCESS`. Processes, the images they load, and wake counters. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_PROCESS")]
        PROCESS = 0x0300, "EVENT_TRACE_GROUP_PROCESS";
        /// `EVENT_TRACE_GROUP_FILE`. File names, file operations, and minifilters. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_FILE")]
        FILE = 0x0400, "EVENT_TRACE_GROUP_FILE";
        /// `EVENT_TRACE_GROUP_THREAD`. Threads: lifetime, context switches, priorities, waits and queues. Observed
        /// in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_THREAD")]
        THREAD = 0x0500, "EVENT_TRACE_GROUP_THREAD";
        /// `EVENT_TRACE_GROUP_TCPIP`. TCP connections and their traffic. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_TCPIP")]
        TCPIP = 0x0600, "EVENT_TRACE_GROUP_TCPIP";
        /// `EVENT_TRACE_GROUP_JOB`. Job objects. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_JOB")]
        JOB = 0x0700, "EVENT_TRACE_GROUP_JOB";
        /// `EVENT_TRACE_GROUP_UDPIP`. UDP datagrams. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_UDPIP")]
        UDPIP = 0x0800, "EVENT_TRACE_GROUP_UDPIP";
        /// `EVENT_TRACE_GROUP_REGISTRY`. Registry: key operations and hives. Observed in 5.0+.
        #[doc(alias = "EVENT_TRACE_GROUP_REGISTRY")]
        REGISTRY = 0x0900, "EVENT_TRACE_GROUP_REGISTRY";
        /// `EVENT_TRACE_GROUP_DBGPRINT`. Debugger output. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_DBGPRINT")]
        DBGPRINT = 0x0a00, "EVENT_TRACE_GROUP_DBGPRINT";
        /// `EVENT_TRACE_GROUP_CONFIG`. Computer configuration, logged once. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_CONFIG")]
        CONFIG = 0x0b00, "EVENT_TRACE_GROUP_CONFIG";
        /// `EVENT_TRACE_GROUP_SPARE1`. Spare group in the headers; a trace reader reads last branch records from it
        /// (none observed). Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_SPARE1")]
        SPARE1 = 0x0c00, "EVENT_TRACE_GROUP_SPARE1";
        /// `EVENT_TRACE_GROUP_WNF`. Windows Notification Facility. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_WNF")]
        WNF = 0x0d00, "EVENT_TRACE_GROUP_WNF";
        /// `EVENT_TRACE_GROUP_POOL`. Kernel pool memory. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_POOL")]
        POOL = 0x0e00, "EVENT_TRACE_GROUP_POOL";
        /// `EVENT_TRACE_GROUP_PERFINFO`. Performance: samples, interrupts, deferred calls, system calls, timers and the
        /// clock. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_PERFINFO")]
        PERFINFO = 0x0f00, "EVENT_TRACE_GROUP_PERFINFO";
        /// `EVENT_TRACE_GROUP_HEAP`. User-mode heaps. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_HEAP")]
        HEAP = 0x1000, "EVENT_TRACE_GROUP_HEAP";
        /// `EVENT_TRACE_GROUP_OBJECT`. Kernel objects and handles. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_OBJECT")]
        OBJECT = 0x1100, "EVENT_TRACE_GROUP_OBJECT";
        /// `EVENT_TRACE_GROUP_POWER`. Power actions and power states, including those of processors. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_POWER")]
        POWER = 0x1200, "EVENT_TRACE_GROUP_POWER";
        /// `EVENT_TRACE_GROUP_MODBOUND`. Calls between modules. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_MODBOUND")]
        MODBOUND = 0x1300, "EVENT_TRACE_GROUP_MODBOUND";
        /// `EVENT_TRACE_GROUP_IMAGE`. Images and the loader. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_IMAGE")]
        IMAGE = 0x1400, "EVENT_TRACE_GROUP_IMAGE";
        /// `EVENT_TRACE_GROUP_DPC`. Deferred procedure calls (inferred from the name; none observed). Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_DPC")]
        DPC = 0x1500, "EVENT_TRACE_GROUP_DPC";
        /// `EVENT_TRACE_GROUP_CC`. Cache manager. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_CC")]
        CC = 0x1600, "EVENT_TRACE_GROUP_CC";
        /// `EVENT_TRACE_GROUP_CRITSEC`. Critical sections in user mode. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_CRITSEC")]
        CRITSEC = 0x1700, "EVENT_TRACE_GROUP_CRITSEC";
        /// `EVENT_TRACE_GROUP_STACKWALK`. Call stacks of other events. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_STACKWALK")]
        STACKWALK = 0x1800, "EVENT_TRACE_GROUP_STACKWALK";
        /// `EVENT_TRACE_GROUP_UMS`. User-mode scheduling. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_UMS")]
        UMS = 0x1900, "EVENT_TRACE_GROUP_UMS";
        /// `EVENT_TRACE_GROUP_ALPC`. Advanced local procedure calls. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_ALPC")]
        ALPC = 0x1a00, "EVENT_TRACE_GROUP_ALPC";
        /// `EVENT_TRACE_GROUP_SPLITIO`. I/O split into several requests. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_SPLITIO")]
        SPLITIO = 0x1b00, "EVENT_TRACE_GROUP_SPLITIO";
        /// `EVENT_TRACE_GROUP_THREAD_POOL`. User-mode thread pools. Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_THREAD_POOL")]
        THREAD_POOL = 0x1c00, "EVENT_TRACE_GROUP_THREAD_POOL";
        /// `EVENT_TRACE_GROUP_HYPERVISOR`. Hypervisor events (inferred from the name; none observed). Releases unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_HYPERVISOR")]
        HYPERVISOR = 0x1d00, "EVENT_TRACE_GROUP_HYPERVISOR";
        /// `EVENT_TRACE_GROUP_HYPERVISORX`. Hypervisor events (inferred from the name; none observed). Releases
        /// unknown.
        #[doc(alias = "EVENT_TRACE_GROUP_HYPERVISORX")]
        HYPERVISORX = 0x1e00, "EVENT_TRACE_GROUP_HYPERVISORX";
    }
}

impl EventTraceGroup {
    /// GUIDs that represent values, each with its value.
    pub const GUIDS: &'static [(crate::rt::Guid, EventTraceGroup)] = &[
        (
            crate::rt::Guid {
                data1: 0x68fdd900, data2: 0x4a3e, data3: 0x11d1, data4: [0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3]
            },
            EventTraceGroup::HEADER
        ),
        (
            crate::rt::Guid {
                data1: 0x3d6fa8d4, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
            },
            EventTraceGroup::IO
        ),
        (
            crate::rt::Guid {
                data1: 0x3d6fa8d3, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
            },
            EventTraceGroup::MEMORY
        ),
        (
            crate::rt::Guid {
                data1: 0x3d6fa8d0, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
            },
            EventTraceGroup::PROCESS
        ),
        (
            crate::rt::Guid {
                data1: 0x90cbdc39, data2: 0x4a3e, data3: 0x11d1, data4: [0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3]
            },
            EventTraceGroup::FILE
        ),
        (
            crate::rt::Guid {
                data1: 0x3d6fa8d1, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
            },
            EventTraceGroup::THREAD
        ),
        (
            crate::rt::Guid {
                data1: 0x9a280ac0, data2: 0xc8e0, data3: 0x11d1, data4: [0x84, 0xe2, 0x00, 0xc0, 0x4f, 0xb9, 0x98, 0xa2]
            },
            EventTraceGroup::TCPIP
        ),
        (
            crate::rt::Guid {
                data1: 0x3282fc76, data2: 0xfeed, data3: 0x498e, data4: [0x8a, 0xa7, 0xe7, 0x0f, 0x45, 0x9d, 0x43, 0x0e]
            },
            EventTraceGroup::JOB
        ),
        (
            crate::rt::Guid {
                data1: 0xbf3a50c5, data2: 0xa9c9, data3: 0x4988, data4: [0xa0, 0x05, 0x2d, 0xf0, 0xb7, 0xc8, 0x0f, 0x80]
            },
            EventTraceGroup::UDPIP
        ),
        (
            crate::rt::Guid {
                data1: 0xae53722e, data2: 0xc863, data3: 0x11d2, data4: [0x86, 0x59, 0x00, 0xc0, 0x4f, 0xa3, 0x21, 0xa1]
            },
            EventTraceGroup::REGISTRY
        ),
        (
            crate::rt::Guid {
                data1: 0x13976d09, data2: 0xa327, data3: 0x438c, data4: [0x95, 0x0b, 0x7f, 0x03, 0x19, 0x28, 0x15, 0xc7]
            },
            EventTraceGroup::DBGPRINT
        ),
        (
            crate::rt::Guid {
                data1: 0x01853a65, data2: 0x418f, data3: 0x4f36, data4: [0xae, 0xfc, 0xdc, 0x0f, 0x1d, 0x2f, 0xd2, 0x35]
            },
            EventTraceGroup::CONFIG
        ),
        (
            crate::rt::Guid {
                data1: 0x99134383, data2: 0x5248, data3: 0x43fc, data4: [0x83, 0x4b, 0x52, 0x94, 0x54, 0xe7, 0x5d, 0xf3]
            },
            EventTraceGroup::SPARE1
        ),
        (
            crate::rt::Guid {
                data1: 0x42695762, data2: 0xea50, data3: 0x497a, data4: [0x90, 0x68, 0x5c, 0xbb, 0xb3, 0x5e, 0x0b, 0x95]
            },
            EventTraceGroup::WNF
        ),
        (
            crate::rt::Guid {
                data1: 0x0268a8b6, data2: 0x74fd, data3: 0x4302, data4: [0x9d, 0xd0, 0x6e, 0x8f, 0x17, 0x95, 0xc0, 0xcf]
            },
            EventTraceGroup::POOL
        ),
        (
            crate::rt::Guid {
                data1: 0xce1dbfb4, data2: 0x137e, data3: 0x4da6, data4: [0x87, 0xb0, 0x3f, 0x59, 0xaa, 0x10, 0x2c, 0xbc]
            },
            EventTraceGroup::PERFINFO
        ),
        (
            crate::rt::Guid {
                data1: 0x222962ab, data2: 0x6180, data3: 0x4b88, data4: [0xa8, 0x25, 0x34, 0x6b, 0x75, 0xf2, 0xa2, 0x4a]
            },
            EventTraceGroup::HEAP
        ),
        (
            crate::rt::Guid {
                data1: 0x89497f50, data2: 0xeffe, data3: 0x4440, data4: [0x8c, 0xf2, 0xce, 0x6b, 0x1c, 0xdc, 0xac, 0xa7]
            },
            EventTraceGroup::OBJECT
        ),
        (
            crate::rt::Guid {
                data1: 0xe43445e0, data2: 0x0903, data3: 0x48c3, data4: [0xb8, 0x78, 0xff, 0x0f, 0xcc, 0xeb, 0xdd, 0x04]
            },
            EventTraceGroup::POWER
        ),
        (
            crate::rt::Guid {
                data1: 0xa9152f00, data2: 0x3f58, data3: 0x4bee, data4: [0x92, 0xa1, 0x70, 0xc7, 0xd0, 0x79, 0xd5, 0xdd]
            },
            EventTraceGroup::MODBOUND
        ),
        (
            crate::rt::Guid {
                data1: 0x2cb15d1d, data2: 0x5fc1, data3: 0x11d2, data4: [0xab, 0xe1, 0x00, 0xa0, 0xc9, 0x11, 0xf5, 0x18]
            },
            EventTraceGroup::IMAGE
        ),
        (
            crate::rt::Guid {
                data1: 0xb2d14872, data2: 0x7c5b, data3: 0x463d, data4: [0x84, 0x19, 0xee, 0x9b, 0xf7, 0xd2, 0x3e, 0x04]
            },
            EventTraceGroup::DPC
        ),
        (
            crate::rt::Guid {
                data1: 0x7687a439, data2: 0xf752, data3: 0x45b8, data4: [0xb7, 0x41, 0x32, 0x1a, 0xec, 0x0f, 0x8d, 0xf9]
            },
            EventTraceGroup::CC
        ),
        (
            crate::rt::Guid {
                data1: 0x3ac66736, data2: 0xcc59, data3: 0x4cff, data4: [0x81, 0x15, 0x8d, 0xf5, 0x0e, 0x39, 0x81, 0x6b]
            },
            EventTraceGroup::CRITSEC
        ),
        (
            crate::rt::Guid {
                data1: 0xdef2fe46, data2: 0x7bd6, data3: 0x4b80, data4: [0xbd, 0x94, 0xf5, 0x7f, 0xe2, 0x0d, 0x0c, 0xe3]
            },
            EventTraceGroup::STACKWALK
        ),
        (
            crate::rt::Guid {
                data1: 0x9aec974b, data2: 0x5b8e, data3: 0x4118, data4: [0x9b, 0x92, 0x31, 0x86, 0xd8, 0x00, 0x2c, 0xe5]
            },
            EventTraceGroup::UMS
        ),
        (
            crate::rt::Guid {
                data1: 0x45d8cccd, data2: 0x539f, data3: 0x4b72, data4: [0xa8, 0xb7, 0x5c, 0x68, 0x31, 0x42, 0x60, 0x9a]
            },
            EventTraceGroup::ALPC
        ),
        (
            crate::rt::Guid {
                data1: 0xd837ca92, data2: 0x12b9, data3: 0x44a5, data4: [0xad, 0x6a, 0x3a, 0x65, 0xb3, 0x57, 0x8a, 0xa8]
            },
            EventTraceGroup::SPLITIO
        ),
        (
            crate::rt::Guid {
                data1: 0xc861d0e2, data2: 0xa2c1, data3: 0x4d36, data4: [0x9f, 0x9c, 0x97, 0x0b, 0xab, 0x94, 0x3a, 0x12]
            },
            EventTraceGroup::THREAD_POOL
        ),
        (
            crate::rt::Guid {
                data1: 0x7f2a405c, data2: 0x69b5, data3: 0x4bf9, data4: [0xa1, 0xf5, 0x30, 0xe8, 0xf1, 0xaf, 0xab, 0x5e]
            },
            EventTraceGroup::HYPERVISOR
        ),
        (
            crate::rt::Guid {
                data1: 0x2ce9a149, data2: 0xeffe, data3: 0x42f0, data4: [0xa6, 0x35, 0xa1, 0xd3, 0x9e, 0x26, 0xc8, 0xf2]
            },
            EventTraceGroup::HYPERVISORX
        ),
    ];

    /// Returns the GUID that represents the value, if any.
    pub fn guid(self) -> Option<crate::rt::Guid> {
        Self::GUIDS.iter().find(|(_, value)| *value == self).map(|(guid, _)| *guid)
    }

    /// Returns the value that a GUID represents, if any.
    pub fn of_guid(guid: &crate::rt::Guid) -> Option<EventTraceGroup> {
        Self::GUIDS.iter().find(|(known, _)| known == guid).map(|(_, value)| *value)
    }
}

/// `EventTraceGuid`, `68FDD900-4A3E-11D1-84F4-0000F80464E3`: GUID of [`EventTraceGroup::HEADER`].
#[doc(alias = "EventTraceGuid")]
pub const EVENT_TRACE_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x68fdd900, data2: 0x4a3e, data3: 0x11d1, data4: [0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3]
    };

/// `DiskIoGuid`, `3D6FA8D4-FE05-11D0-9DDA-00C04FD7BA7C`: GUID of [`EventTraceGroup::IO`].
#[doc(alias = "DiskIoGuid")]
pub const DISK_IO_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x3d6fa8d4, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
    };

/// `PageFaultGuid`, `3D6FA8D3-FE05-11D0-9DDA-00C04FD7BA7C`: GUID of [`EventTraceGroup::MEMORY`].
#[doc(alias = "PageFaultGuid")]
pub const PAGE_FAULT_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x3d6fa8d3, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
    };

/// `ProcessGuid`, `3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C`: GUID of [`EventTraceGroup::PROCESS`].
#[doc(alias = "ProcessGuid")]
pub const PROCESS_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x3d6fa8d0, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
    };

/// `FileIoGuid`, `90CBDC39-4A3E-11D1-84F4-0000F80464E3`: GUID of [`EventTraceGroup::FILE`].
#[doc(alias = "FileIoGuid")]
pub const FILE_IO_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x90cbdc39, data2: 0x4a3e, data3: 0x11d1, data4: [0x84, 0xf4, 0x00, 0x00, 0xf8, 0x04, 0x64, 0xe3]
    };

/// `ThreadGuid`, `3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C`: GUID of [`EventTraceGroup::THREAD`].
#[doc(alias = "ThreadGuid")]
pub const THREAD_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x3d6fa8d1, data2: 0xfe05, data3: 0x11d0, data4: [0x9d, 0xda, 0x00, 0xc0, 0x4f, 0xd7, 0xba, 0x7c]
    };

/// `TcpIpGuid`, `9A280AC0-C8E0-11D1-84E2-00C04FB998A2`: GUID of [`EventTraceGroup::TCPIP`].
#[doc(alias = "TcpIpGuid")]
pub const TCP_IP_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x9a280ac0, data2: 0xc8e0, data3: 0x11d1, data4: [0x84, 0xe2, 0x00, 0xc0, 0x4f, 0xb9, 0x98, 0xa2]
    };

/// `JobGuid`, `3282FC76-FEED-498E-8AA7-E70F459D430E`: GUID of [`EventTraceGroup::JOB`].
#[doc(alias = "JobGuid")]
pub const JOB_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x3282fc76, data2: 0xfeed, data3: 0x498e, data4: [0x8a, 0xa7, 0xe7, 0x0f, 0x45, 0x9d, 0x43, 0x0e]
    };

/// `UdpIpGuid`, `BF3A50C5-A9C9-4988-A005-2DF0B7C80F80`: GUID of [`EventTraceGroup::UDPIP`].
#[doc(alias = "UdpIpGuid")]
pub const UDP_IP_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xbf3a50c5, data2: 0xa9c9, data3: 0x4988, data4: [0xa0, 0x05, 0x2d, 0xf0, 0xb7, 0xc8, 0x0f, 0x80]
    };

/// `RegistryGuid`, `AE53722E-C863-11D2-8659-00C04FA321A1`: GUID of [`EventTraceGroup::REGISTRY`].
#[doc(alias = "RegistryGuid")]
pub const REGISTRY_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xae53722e, data2: 0xc863, data3: 0x11d2, data4: [0x86, 0x59, 0x00, 0xc0, 0x4f, 0xa3, 0x21, 0xa1]
    };

/// `DbgPrintGuid`, `13976D09-A327-438C-950B-7F03192815C7`: GUID of [`EventTraceGroup::DBGPRINT`].
#[doc(alias = "DbgPrintGuid")]
pub const DBG_PRINT_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x13976d09, data2: 0xa327, data3: 0x438c, data4: [0x95, 0x0b, 0x7f, 0x03, 0x19, 0x28, 0x15, 0xc7]
    };

/// `EventTraceConfigGuid`, `01853A65-418F-4F36-AEFC-DC0F1D2FD235`: GUID of [`EventTraceGroup::CONFIG`].
#[doc(alias = "EventTraceConfigGuid")]
pub const EVENT_TRACE_CONFIG_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x01853a65, data2: 0x418f, data3: 0x4f36, data4: [0xae, 0xfc, 0xdc, 0x0f, 0x1d, 0x2f, 0xd2, 0x35]
    };

/// `EventTraceSpare1`, `99134383-5248-43FC-834B-529454E75DF3`: GUID of [`EventTraceGroup::SPARE1`].
#[doc(alias = "EventTraceSpare1")]
pub const EVENT_TRACE_SPARE1: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x99134383, data2: 0x5248, data3: 0x43fc, data4: [0x83, 0x4b, 0x52, 0x94, 0x54, 0xe7, 0x5d, 0xf3]
    };

/// `WnfGuid`, `42695762-EA50-497A-9068-5CBBB35E0B95`: GUID of [`EventTraceGroup::WNF`].
#[doc(alias = "WnfGuid")]
pub const WNF_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x42695762, data2: 0xea50, data3: 0x497a, data4: [0x90, 0x68, 0x5c, 0xbb, 0xb3, 0x5e, 0x0b, 0x95]
    };

/// `PoolGuid`, `0268A8B6-74FD-4302-9DD0-6E8F1795C0CF`: GUID of [`EventTraceGroup::POOL`].
#[doc(alias = "PoolGuid")]
pub const POOL_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x0268a8b6, data2: 0x74fd, data3: 0x4302, data4: [0x9d, 0xd0, 0x6e, 0x8f, 0x17, 0x95, 0xc0, 0xcf]
    };

/// `PerfInfoGuid`, `CE1DBFB4-137E-4DA6-87B0-3F59AA102CBC`: GUID of [`EventTraceGroup::PERFINFO`].
#[doc(alias = "PerfInfoGuid")]
pub const PERF_INFO_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xce1dbfb4, data2: 0x137e, data3: 0x4da6, data4: [0x87, 0xb0, 0x3f, 0x59, 0xaa, 0x10, 0x2c, 0xbc]
    };

/// `HeapGuid`, `222962AB-6180-4B88-A825-346B75F2A24A`: GUID of [`EventTraceGroup::HEAP`].
#[doc(alias = "HeapGuid")]
pub const HEAP_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x222962ab, data2: 0x6180, data3: 0x4b88, data4: [0xa8, 0x25, 0x34, 0x6b, 0x75, 0xf2, 0xa2, 0x4a]
    };

/// `ObjectGuid`, `89497F50-EFFE-4440-8CF2-CE6B1CDCACA7`: GUID of [`EventTraceGroup::OBJECT`].
#[doc(alias = "ObjectGuid")]
pub const OBJECT_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x89497f50, data2: 0xeffe, data3: 0x4440, data4: [0x8c, 0xf2, 0xce, 0x6b, 0x1c, 0xdc, 0xac, 0xa7]
    };

/// `PowerGuid`, `E43445E0-0903-48C3-B878-FF0FCCEBDD04`: GUID of [`EventTraceGroup::POWER`].
#[doc(alias = "PowerGuid")]
pub const POWER_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xe43445e0, data2: 0x0903, data3: 0x48c3, data4: [0xb8, 0x78, 0xff, 0x0f, 0xcc, 0xeb, 0xdd, 0x04]
    };

/// `ModBoundGuid`, `A9152F00-3F58-4BEE-92A1-70C7D079D5DD`: GUID of [`EventTraceGroup::MODBOUND`].
#[doc(alias = "ModBoundGuid")]
pub const MOD_BOUND_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xa9152f00, data2: 0x3f58, data3: 0x4bee, data4: [0x92, 0xa1, 0x70, 0xc7, 0xd0, 0x79, 0xd5, 0xdd]
    };

/// `ImageLoadGuid`, `2CB15D1D-5FC1-11D2-ABE1-00A0C911F518`: GUID of [`EventTraceGroup::IMAGE`].
#[doc(alias = "ImageLoadGuid")]
pub const IMAGE_LOAD_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x2cb15d1d, data2: 0x5fc1, data3: 0x11d2, data4: [0xab, 0xe1, 0x00, 0xa0, 0xc9, 0x11, 0xf5, 0x18]
    };

/// `DpcGuid`, `B2D14872-7C5B-463D-8419-EE9BF7D23E04`: GUID of [`EventTraceGroup::DPC`].
#[doc(alias = "DpcGuid")]
pub const DPC_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xb2d14872, data2: 0x7c5b, data3: 0x463d, data4: [0x84, 0x19, 0xee, 0x9b, 0xf7, 0xd2, 0x3e, 0x04]
    };

/// `CcGuid`, `7687A439-F752-45B8-B741-321AEC0F8DF9`: GUID of [`EventTraceGroup::CC`].
#[doc(alias = "CcGuid")]
pub const CC_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x7687a439, data2: 0xf752, data3: 0x45b8, data4: [0xb7, 0x41, 0x32, 0x1a, 0xec, 0x0f, 0x8d, 0xf9]
    };

/// `CritSecGuid`, `3AC66736-CC59-4CFF-8115-8DF50E39816B`: GUID of [`EventTraceGroup::CRITSEC`].
#[doc(alias = "CritSecGuid")]
pub const CRIT_SEC_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x3ac66736, data2: 0xcc59, data3: 0x4cff, data4: [0x81, 0x15, 0x8d, 0xf5, 0x0e, 0x39, 0x81, 0x6b]
    };

/// `StackWalkGuid`, `DEF2FE46-7BD6-4B80-BD94-F57FE20D0CE3`: GUID of [`EventTraceGroup::STACKWALK`].
#[doc(alias = "StackWalkGuid")]
pub const STACK_WALK_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xdef2fe46, data2: 0x7bd6, data3: 0x4b80, data4: [0xbd, 0x94, 0xf5, 0x7f, 0xe2, 0x0d, 0x0c, 0xe3]
    };

/// `UmsEventGuid`, `9AEC974B-5B8E-4118-9B92-3186D8002CE5`: GUID of [`EventTraceGroup::UMS`].
#[doc(alias = "UmsEventGuid")]
pub const UMS_EVENT_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x9aec974b, data2: 0x5b8e, data3: 0x4118, data4: [0x9b, 0x92, 0x31, 0x86, 0xd8, 0x00, 0x2c, 0xe5]
    };

/// `ALPCGuid`, `45D8CCCD-539F-4B72-A8B7-5C683142609A`: GUID of [`EventTraceGroup::ALPC`].
#[doc(alias = "ALPCGuid")]
pub const ALPC_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x45d8cccd, data2: 0x539f, data3: 0x4b72, data4: [0xa8, 0xb7, 0x5c, 0x68, 0x31, 0x42, 0x60, 0x9a]
    };

/// `SplitIoGuid`, `D837CA92-12B9-44A5-AD6A-3A65B3578AA8`: GUID of [`EventTraceGroup::SPLITIO`].
#[doc(alias = "SplitIoGuid")]
pub const SPLIT_IO_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xd837ca92, data2: 0x12b9, data3: 0x44a5, data4: [0xad, 0x6a, 0x3a, 0x65, 0xb3, 0x57, 0x8a, 0xa8]
    };

/// `ThreadPoolGuid`, `C861D0E2-A2C1-4D36-9F9C-970BAB943A12`: GUID of [`EventTraceGroup::THREAD_POOL`].
#[doc(alias = "ThreadPoolGuid")]
pub const THREAD_POOL_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0xc861d0e2, data2: 0xa2c1, data3: 0x4d36, data4: [0x9f, 0x9c, 0x97, 0x0b, 0xab, 0x94, 0x3a, 0x12]
    };

/// `HypervisorTraceGuid`, `7F2A405C-69B5-4BF9-A1F5-30E8F1AFAB5E`: GUID of [`EventTraceGroup::HYPERVISOR`].
#[doc(alias = "HypervisorTraceGuid")]
pub const HYPERVISOR_TRACE_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x7f2a405c, data2: 0x69b5, data3: 0x4bf9, data4: [0xa1, 0xf5, 0x30, 0xe8, 0xf1, 0xaf, 0xab, 0x5e]
    };

/// `HypervisorXTraceGuid`, `2CE9A149-EFFE-42F0-A635-A1D39E26C8F2`: GUID of [`EventTraceGroup::HYPERVISORX`].
#[doc(alias = "HypervisorXTraceGuid")]
pub const HYPERVISOR_XTRACE_GUID: crate::rt::Guid =
    crate::rt::Guid {
        data1: 0x2ce9a149, data2: 0xeffe, data3: 0x42f0, data4: [0xa6, 0x35, 0xa1, 0xd3, 0x9e, 0x26, 0xc8, 0xf2]
    };

static TABLE: Values = values("EVENT_TRACE_GROUP", false, &[
    named("EVENT_TRACE_GROUP_HEADER", 0, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_GROUP_IO", 256, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_GROUP_MEMORY", 512, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_GROUP_PROCESS", 768, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_GROUP_FILE", 1024, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_GROUP_THREAD", 1280, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_GROUP_TCPIP", 1536, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_GROUP_JOB", 1792, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_GROUP_UDPIP", 2048, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_GROUP_REGISTRY", 2304, &[(Release(0), Release(255))]),
    named("EVENT_TRACE_GROUP_DBGPRINT", 2560, &[]),
    named("EVENT_TRACE_GROUP_CONFIG", 2816, &[]),
    named("EVENT_TRACE_GROUP_SPARE1", 3072, &[]),
    named("EVENT_TRACE_GROUP_WNF", 3328, &[]),
    named("EVENT_TRACE_GROUP_POOL", 3584, &[]),
    named("EVENT_TRACE_GROUP_PERFINFO", 3840, &[]),
    named("EVENT_TRACE_GROUP_HEAP", 4096, &[]),
    named("EVENT_TRACE_GROUP_OBJECT", 4352, &[]),
    named("EVENT_TRACE_GROUP_POWER", 4608, &[]),
    named("EVENT_TRACE_GROUP_MODBOUND", 4864, &[]),
    named("EVENT_TRACE_GROUP_IMAGE", 5120, &[]),
    named("EVENT_TRACE_GROUP_DPC", 5376, &[]),
    named("EVENT_TRACE_GROUP_CC", 5632, &[]),
    named("EVENT_TRACE_GROUP_CRITSEC", 5888, &[]),
    named("EVENT_TRACE_GROUP_STACKWALK", 6144, &[]),
    named("EVENT_TRACE_GROUP_UMS", 6400, &[]),
    named("EVENT_TRACE_GROUP_ALPC", 6656, &[]),
    named("EVENT_TRACE_GROUP_SPLITIO", 6912, &[]),
    named("EVENT_TRACE_GROUP_THREAD_POOL", 7168, &[]),
    named("EVENT_TRACE_GROUP_HYPERVISOR", 7424, &[]),
    named("EVENT_TRACE_GROUP_HYPERVISORX", 7680, &[]),
]);
