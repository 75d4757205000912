// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/CONFIG_CONSTANTS.toml
/// `MAX_DEVICE_ID_LENGTH`. Length of a device name in a configuration event, in characters. Releases unknown.
pub const MAX_DEVICE_ID_LENGTH: u32 = 0x00000100;
/// `CONFIG_MAX_DOMAIN_NAME_LEN`. Length of a domain name, in characters. Releases unknown.
pub const CONFIG_MAX_DOMAIN_NAME_LEN: u32 = 0x00000086;
/// `CONFIG_FS_NAME_LEN`. Length of a file system name, in characters. Releases unknown.
pub const CONFIG_FS_NAME_LEN: u32 = 0x00000010;
/// `CONFIG_BOOT_DRIVE_LEN`. Length of the boot drive name, in characters. Releases unknown.
pub const CONFIG_BOOT_DRIVE_LEN: u32 = 0x00000003;
/// `CONFIG_DRIVE_LETTER_LEN`. Length of a drive letter string, in characters. Releases unknown.
pub const CONFIG_DRIVE_LETTER_LEN: u32 = 0x00000004;
/// `CONFIG_MAX_DNS_SERVER`. Number of DNS servers of an adapter. Releases unknown.
pub const CONFIG_MAX_DNS_SERVER: u32 = 0x00000004;
/// `CONFIG_MAX_ADAPTER_ADDRESS_LENGTH`. Number of units in the hardware address of an adapter. Releases unknown.
pub const CONFIG_MAX_ADAPTER_ADDRESS_LENGTH: u32 = 0x00000008;
/// `CONFIG_WRITE_CACHE_ENABLED`. Write caching is enabled on the disk. Releases unknown.
pub const CONFIG_WRITE_CACHE_ENABLED: u32 = 0x00000001;

// spec/enums/CONFIG_DRIVE_TYPE.toml
open_enum! {
    /// Kind of a logical drive.
    ///
    /// No known name in C; here: `CONFIG_DRIVE_TYPE`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    ConfigDriveType(u32), size = 4 {
        /// `CONFIG_DRIVE_PARTITION`. A partition. Releases unknown.
        #[doc(alias = "CONFIG_DRIVE_PARTITION")]
        PARTITION = 0x00000001, "CONFIG_DRIVE_PARTITION";
        /// `CONFIG_DRIVE_VOLUME`. A volume. Releases unknown.
        #[doc(alias = "CONFIG_DRIVE_VOLUME")]
        VOLUME = 0x00000002, "CONFIG_DRIVE_VOLUME";
        /// `CONFIG_DRIVE_EXTENT`. An extent of a volume. Releases unknown.
        #[doc(alias = "CONFIG_DRIVE_EXTENT")]
        EXTENT = 0x00000004, "CONFIG_DRIVE_EXTENT";
    }, values("CONFIG_DRIVE_TYPE", false, &[
        named("CONFIG_DRIVE_PARTITION", 1, &[]),
        named("CONFIG_DRIVE_VOLUME", 2, &[]),
        named("CONFIG_DRIVE_EXTENT", 4, &[]),
    ])
}

// spec/enums/EVENT_TRACE_CONFIG_EVENT_TYPE.toml
open_enum! {
    /// Types of configuration events.
    ///
    /// No known name in C; here: `EVENT_TRACE_CONFIG_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_CONFIG, and `Class.Type` of EVENT_TRACE_HEADER
    /// for the class of the group. Releases are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines the names that have no release.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceConfigEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_CONFIG_CPU`. Processors and computer. Documented for development kits of 5.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_CPU")]
        CONFIG_CPU = 0x0a, "EVENT_TRACE_TYPE_CONFIG_CPU";
        /// `EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK`. Physical disk. Documented for development kits of 5.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK")]
        CONFIG_PHYSICALDISK = 0x0b, "EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK";
        /// `EVENT_TRACE_TYPE_CONFIG_LOGICALDISK`. Logical disk. Documented for development kits of 5.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_LOGICALDISK")]
        CONFIG_LOGICALDISK = 0x0c, "EVENT_TRACE_TYPE_CONFIG_LOGICALDISK";
        /// `EVENT_TRACE_TYPE_CONFIG_NIC`. Network adapter. Documented for development kits of 5.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_NIC")]
        CONFIG_NIC = 0x0d, "EVENT_TRACE_TYPE_CONFIG_NIC";
        /// `EVENT_TRACE_TYPE_CONFIG_VIDEO`. Video adapter. Documented for development kits of 5.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_VIDEO")]
        CONFIG_VIDEO = 0x0e, "EVENT_TRACE_TYPE_CONFIG_VIDEO";
        /// `EVENT_TRACE_TYPE_CONFIG_SERVICES`. Running service. Documented for development kits of 5.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_SERVICES")]
        CONFIG_SERVICES = 0x0f, "EVENT_TRACE_TYPE_CONFIG_SERVICES";
        /// `EVENT_TRACE_TYPE_CONFIG_POWER`. Supported power states. Documented for development kits of 5.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_POWER")]
        CONFIG_POWER = 0x10, "EVENT_TRACE_TYPE_CONFIG_POWER";
        /// `EVENT_TRACE_TYPE_CONFIG_NETINFO`. Network (inferred from the name). Documented for development kits
        /// of 5.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_NETINFO")]
        CONFIG_NETINFO = 0x11, "EVENT_TRACE_TYPE_CONFIG_NETINFO";
        /// `EVENT_TRACE_TYPE_CONFIG_OPTICALMEDIA`. Optical drive and its medium. Documented for development kits
        /// of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_OPTICALMEDIA")]
        CONFIG_OPTICALMEDIA = 0x12, "EVENT_TRACE_TYPE_CONFIG_OPTICALMEDIA";
        /// `EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK_EX`. Physical disk, extended information (inferred from the name).
        /// Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK_EX")]
        CONFIG_PHYSICALDISK_EX = 0x13, "EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK_EX";
        /// `EVENT_TRACE_TYPE_CONFIG_IRQ`. Interrupt line and its device. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_IRQ")]
        CONFIG_IRQ = 0x15, "EVENT_TRACE_TYPE_CONFIG_IRQ";
        /// `EVENT_TRACE_TYPE_CONFIG_PNP`. Plug and Play device. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_PNP")]
        CONFIG_PNP = 0x16, "EVENT_TRACE_TYPE_CONFIG_PNP";
        /// `EVENT_TRACE_TYPE_CONFIG_IDECHANNEL`. IDE channel. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_IDECHANNEL")]
        CONFIG_IDECHANNEL = 0x17, "EVENT_TRACE_TYPE_CONFIG_IDECHANNEL";
        /// `EVENT_TRACE_TYPE_CONFIG_NUMANODE`. NUMA node. Documented for development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_NUMANODE")]
        CONFIG_NUMANODE = 0x18, "EVENT_TRACE_TYPE_CONFIG_NUMANODE";
        /// `EVENT_TRACE_TYPE_CONFIG_PLATFORM`. Platform, as the firmware describes it. Documented for development kits
        /// of 6.1+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_PLATFORM")]
        CONFIG_PLATFORM = 0x19, "EVENT_TRACE_TYPE_CONFIG_PLATFORM";
        /// `EVENT_TRACE_TYPE_CONFIG_PROCESSORGROUP`. Processor group. Documented for development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_PROCESSORGROUP")]
        CONFIG_PROCESSORGROUP = 0x1a, "EVENT_TRACE_TYPE_CONFIG_PROCESSORGROUP";
        /// `EVENT_TRACE_TYPE_CONFIG_PROCESSORNUMBER`. Processor numbers. Documented for development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_PROCESSORNUMBER")]
        CONFIG_PROCESSORNUMBER = 0x1b, "EVENT_TRACE_TYPE_CONFIG_PROCESSORNUMBER";
        /// `EVENT_TRACE_TYPE_CONFIG_DPI`. Display resolution in dots per inch. Documented for development kits of 6.2+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_DPI")]
        CONFIG_DPI = 0x1c, "EVENT_TRACE_TYPE_CONFIG_DPI";
        /// `EVENT_TRACE_TYPE_CONFIG_CI_INFO`. Code integrity state. Documented for development kits of 6.3+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_CI_INFO")]
        CONFIG_CI_INFO = 0x1d, "EVENT_TRACE_TYPE_CONFIG_CI_INFO";
        /// `EVENT_TRACE_TYPE_CONFIG_MACHINEID`. Machine identifier. Documented for development kits of 10.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_MACHINEID")]
        CONFIG_MACHINEID = 0x1e, "EVENT_TRACE_TYPE_CONFIG_MACHINEID";
        /// `EVENT_TRACE_TYPE_CONFIG_DEFRAG`. Volume defragmentation. Documented for development kits of 1511+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_DEFRAG")]
        CONFIG_DEFRAG = 0x1f, "EVENT_TRACE_TYPE_CONFIG_DEFRAG";
        /// `EVENT_TRACE_TYPE_CONFIG_MOBILEPLATFORM`. Mobile platform (inferred from the name). Documented for
        /// development kits of 1607+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_MOBILEPLATFORM")]
        CONFIG_MOBILEPLATFORM = 0x20, "EVENT_TRACE_TYPE_CONFIG_MOBILEPLATFORM";
        /// `EVENT_TRACE_TYPE_CONFIG_DEVICEFAMILY`. Device family. Documented for development kits of 1607+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_DEVICEFAMILY")]
        CONFIG_DEVICEFAMILY = 0x21, "EVENT_TRACE_TYPE_CONFIG_DEVICEFAMILY";
        /// `EVENT_TRACE_TYPE_CONFIG_FLIGHTID`. Flight identifiers. Documented for development kits of 1607+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_FLIGHTID")]
        CONFIG_FLIGHTID = 0x22, "EVENT_TRACE_TYPE_CONFIG_FLIGHTID";
        /// `EVENT_TRACE_TYPE_CONFIG_PROCESSOR`. Processor (inferred from the name). Documented for development kits of
        /// 1709+.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_PROCESSOR")]
        CONFIG_PROCESSOR = 0x23, "EVENT_TRACE_TYPE_CONFIG_PROCESSOR";
        /// `EVENT_TRACE_TYPE_CONFIG_VIRTUALIZATION`. Enabled virtualization features. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_VIRTUALIZATION")]
        CONFIG_VIRTUALIZATION = 0x24, "EVENT_TRACE_TYPE_CONFIG_VIRTUALIZATION";
        /// `EVENT_TRACE_TYPE_CONFIG_BOOT`. Boot information. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_CONFIG_BOOT")]
        CONFIG_BOOT = 0x25, "EVENT_TRACE_TYPE_CONFIG_BOOT";
    }, values("EVENT_TRACE_CONFIG_EVENT_TYPE", false, &[
        named("EVENT_TRACE_TYPE_CONFIG_CPU", 10, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK", 11, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_LOGICALDISK", 12, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_NIC", 13, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_VIDEO", 14, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_SERVICES", 15, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_POWER", 16, &[(Release(1), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_NETINFO", 17, &[(Release(2), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_OPTICALMEDIA", 18, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_PHYSICALDISK_EX", 19, &[]),
        named("EVENT_TRACE_TYPE_CONFIG_IRQ", 21, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_PNP", 22, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_IDECHANNEL", 23, &[(Release(4), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_NUMANODE", 24, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_PLATFORM", 25, &[(Release(6), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_PROCESSORGROUP", 26, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_PROCESSORNUMBER", 27, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_DPI", 28, &[(Release(7), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_CI_INFO", 29, &[(Release(8), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_MACHINEID", 30, &[(Release(10), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_DEFRAG", 31, &[(Release(11), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_MOBILEPLATFORM", 32, &[(Release(12), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_DEVICEFAMILY", 33, &[(Release(12), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_FLIGHTID", 34, &[(Release(12), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_PROCESSOR", 35, &[(Release(14), Release(255))]),
        named("EVENT_TRACE_TYPE_CONFIG_VIRTUALIZATION", 36, &[]),
        named("EVENT_TRACE_TYPE_CONFIG_BOOT", 37, &[]),
    ])
}

// spec/enums/SYSTEM_CONFIG_EX_TYPE.toml
open_enum! {
    /// Event types of the class that describes the machine of a merged trace.
    ///
    /// No known name in C; here: `SYSTEM_CONFIG_EX_TYPE`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *KernelTraceEventParser.cs*.
    SystemConfigExType(u8), size = 1 {
        /// `BuildInfo`. Build of Windows, and the time at which it was installed. Releases unknown.
        #[doc(alias = "BuildInfo")]
        BUILD_INFO = 0x20, "BuildInfo";
        /// `SystemPaths`. Folders of Windows. Releases unknown.
        #[doc(alias = "SystemPaths")]
        SYSTEM_PATHS = 0x21, "SystemPaths";
        /// `UnknownVolume`. Volume without a drive letter. Releases unknown.
        #[doc(alias = "UnknownVolume")]
        UNKNOWN_VOLUME = 0x22, "UnknownVolume";
        /// `VolumeMapping`. Prefix of paths in the object manager, and what replaces it in paths of programs. Releases
        /// unknown.
        #[doc(alias = "VolumeMapping")]
        VOLUME_MAPPING = 0x23, "VolumeMapping";
    }, values("SYSTEM_CONFIG_EX_TYPE", false, &[
        named("BuildInfo", 32, &[]),
        named("SystemPaths", 33, &[]),
        named("UnknownVolume", 34, &[]),
        named("VolumeMapping", 35, &[]),
    ])
}

impl SystemConfigExType {
    /// GUID of the classic class of these event types.
    pub const CLASS: crate::rt::Guid =
        crate::rt::Guid {
            data1: 0x9b79ee91, data2: 0xb5fd, data3: 0x41c0, data4: [0xa2, 0x43, 0x42, 0x48, 0xe2, 0x66, 0xe9, 0xd0]
        };
}

// spec/enums/SYSTEM_CONFIG_KW.toml
flags! {
    /// Keywords that enable kernel events about system configuration.
    ///
    /// No known name in C; here: `SYSTEM_CONFIG_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemConfigProviderGuid, {FEF3A8B6-318D-4B67-A96A-3B0F6B8F18FE}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemConfigKw(u64), size = 8 {
        /// `SYSTEM_CONFIG_KW_SYSTEM`. Corresponds to PERF_SYSCFG_SYSTEM. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_SYSTEM")]
        SYSTEM = 0x0000000000000001, "SYSTEM_CONFIG_KW_SYSTEM";
        /// `SYSTEM_CONFIG_KW_GRAPHICS`. Corresponds to PERF_SYSCFG_GRAPHICS. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_GRAPHICS")]
        GRAPHICS = 0x0000000000000002, "SYSTEM_CONFIG_KW_GRAPHICS";
        /// `SYSTEM_CONFIG_KW_STORAGE`. Corresponds to PERF_SYSCFG_STORAGE. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_STORAGE")]
        STORAGE = 0x0000000000000004, "SYSTEM_CONFIG_KW_STORAGE";
        /// `SYSTEM_CONFIG_KW_NETWORK`. Corresponds to PERF_SYSCFG_NETWORK. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_NETWORK")]
        NETWORK = 0x0000000000000008, "SYSTEM_CONFIG_KW_NETWORK";
        /// `SYSTEM_CONFIG_KW_SERVICES`. Corresponds to PERF_SYSCFG_SERVICES. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_SERVICES")]
        SERVICES = 0x0000000000000010, "SYSTEM_CONFIG_KW_SERVICES";
        /// `SYSTEM_CONFIG_KW_PNP`. Corresponds to PERF_SYSCFG_PNP. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_PNP")]
        PNP = 0x0000000000000020, "SYSTEM_CONFIG_KW_PNP";
        /// `SYSTEM_CONFIG_KW_OPTICAL`. Corresponds to PERF_SYSCFG_OPTICAL. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_CONFIG_KW_OPTICAL")]
        OPTICAL = 0x0000000000000040, "SYSTEM_CONFIG_KW_OPTICAL";
    }, values("SYSTEM_CONFIG_KW", true, &[
        named("SYSTEM_CONFIG_KW_SYSTEM", 1, &[(Release(24), Release(255))]),
        named("SYSTEM_CONFIG_KW_GRAPHICS", 2, &[(Release(24), Release(255))]),
        named("SYSTEM_CONFIG_KW_STORAGE", 4, &[(Release(24), Release(255))]),
        named("SYSTEM_CONFIG_KW_NETWORK", 8, &[(Release(24), Release(255))]),
        named("SYSTEM_CONFIG_KW_SERVICES", 16, &[(Release(24), Release(255))]),
        named("SYSTEM_CONFIG_KW_PNP", 32, &[(Release(24), Release(255))]),
        named("SYSTEM_CONFIG_KW_OPTICAL", 64, &[(Release(24), Release(255))]),
    ])
}

// spec/enums/WINSAT_TYPE.toml
open_enum! {
    /// Event types of the class with the results of the Windows System Assessment Tool.
    ///
    /// No known name in C; here: `WINSAT_TYPE`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *SymbolTraceEventParser.cs*.
    WinsatType(u8), size = 1 {
        /// `WinSPR`. Ratings of the machine. Releases unknown.
        #[doc(alias = "WinSPR")]
        WIN_SPR = 0x21, "WinSPR";
        /// `Metrics`. Measurements of processor, memory, graphics and disk. Releases unknown.
        #[doc(alias = "Metrics")]
        METRICS = 0x23, "Metrics";
        /// `SystemConfig`. Hardware and operating system. Releases unknown.
        #[doc(alias = "SystemConfig")]
        SYSTEM_CONFIG = 0x25, "SystemConfig";
    }, values("WINSAT_TYPE", false, &[
        named("WinSPR", 33, &[]),
        named("Metrics", 35, &[]),
        named("SystemConfig", 37, &[]),
    ])
}

impl WinsatType {
    /// GUID of the classic class of these event types.
    pub const CLASS: crate::rt::Guid =
        crate::rt::Guid {
            data1: 0xed54dff8, data2: 0xc409, data3: 0x4cf6, data4: [0xbf, 0x83, 0x05, 0xe1, 0xe6, 0x1a, 0x09, 0xc4]
        };
}
