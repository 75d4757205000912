// Generated from spec/enums/EVENT_TRACE_CONFIG_EVENT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

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
    }
}

static TABLE: Values = values("EVENT_TRACE_CONFIG_EVENT_TYPE", false, &[
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
]);
