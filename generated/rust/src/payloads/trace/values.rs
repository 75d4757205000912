// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/DECODING_SOURCE.toml
open_enum! {
    /// Kind of a schema.
    ///
    /// In C: `DECODING_SOURCE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *tdh.h*.
    #[doc(alias = "DECODING_SOURCE")]
    DecodingSource(u32), size = 4 {
        /// `DecodingSourceXMLFile`. Instrumentation manifest. Releases unknown.
        #[doc(alias = "DecodingSourceXMLFile")]
        XML_FILE = 0x00000000, "DecodingSourceXMLFile";
        /// `DecodingSourceWbem`. MOF class. Releases unknown.
        #[doc(alias = "DecodingSourceWbem")]
        WBEM = 0x00000001, "DecodingSourceWbem";
        /// `DecodingSourceWPP`. Trace message format of WPP. Releases unknown.
        #[doc(alias = "DecodingSourceWPP")]
        WPP = 0x00000002, "DecodingSourceWPP";
        /// `DecodingSourceTlg`. Metadata of TraceLogging in the event. Releases unknown.
        #[doc(alias = "DecodingSourceTlg")]
        TLG = 0x00000003, "DecodingSourceTlg";
    }, values("DECODING_SOURCE", false, &[
        named("DecodingSourceXMLFile", 0, &[]),
        named("DecodingSourceWbem", 1, &[]),
        named("DecodingSourceWPP", 2, &[]),
        named("DecodingSourceTlg", 3, &[]),
    ])
}

// spec/enums/ETW_RUNDOWN_FLAG.toml
flags! {
    /// Kind of a rundown.
    ///
    /// No known name in C; here: `ETW_RUNDOWN_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Location of the flags. The header lists them below the name of a GUID, SystemTraceControlGuid.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwRundownFlag(u32), size = 4 {
        /// `ETW_KERNEL_RUNDOWN_START`. Rundown of the NT Kernel Logger, at its start. Releases unknown.
        #[doc(alias = "ETW_KERNEL_RUNDOWN_START")]
        KERNEL_RUNDOWN_START = 0x00000001, "ETW_KERNEL_RUNDOWN_START";
        /// `ETW_KERNEL_RUNDOWN_STOP`. Rundown of the NT Kernel Logger, at its end. Releases unknown.
        #[doc(alias = "ETW_KERNEL_RUNDOWN_STOP")]
        KERNEL_RUNDOWN_STOP = 0x00000002, "ETW_KERNEL_RUNDOWN_STOP";
        /// `ETW_CKCL_RUNDOWN_START`. Rundown of the Circular Kernel Context Logger, at its start. Releases unknown.
        #[doc(alias = "ETW_CKCL_RUNDOWN_START")]
        CKCL_RUNDOWN_START = 0x00000004, "ETW_CKCL_RUNDOWN_START";
        /// `ETW_CKCL_RUNDOWN_STOP`. Rundown of the Circular Kernel Context Logger, at its end. Releases unknown.
        #[doc(alias = "ETW_CKCL_RUNDOWN_STOP")]
        CKCL_RUNDOWN_STOP = 0x00000008, "ETW_CKCL_RUNDOWN_STOP";
        /// `ETW_FILENAME_RUNDOWN`. Rundown of file names. Releases unknown.
        #[doc(alias = "ETW_FILENAME_RUNDOWN")]
        FILENAME_RUNDOWN = 0x00000010, "ETW_FILENAME_RUNDOWN";
    }, values("ETW_RUNDOWN_FLAG", true, &[
        named("ETW_KERNEL_RUNDOWN_START", 1, &[]),
        named("ETW_KERNEL_RUNDOWN_STOP", 2, &[]),
        named("ETW_CKCL_RUNDOWN_START", 4, &[]),
        named("ETW_CKCL_RUNDOWN_STOP", 8, &[]),
        named("ETW_FILENAME_RUNDOWN", 16, &[]),
    ])
}

// spec/enums/EVENT_METADATA_TYPE.toml
open_enum! {
    /// Event types of the class that contains schemas.
    ///
    /// No known name in C; here: `EVENT_METADATA_TYPE`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *KernelTraceControl.h*.
    EventMetadataType(u8), size = 1 {
        /// `EVENT_METADATA_LOG_TYPE_TRACE_EVENT_INFO`. Schema of an event. Releases unknown.
        #[doc(alias = "EVENT_METADATA_LOG_TYPE_TRACE_EVENT_INFO")]
        TRACE_EVENT_INFO = 0x20, "EVENT_METADATA_LOG_TYPE_TRACE_EVENT_INFO";
        /// `EVENT_METADATA_LOG_TYPE_EVENT_MAP_INFO`. Names of values of a provider's fields. Releases unknown.
        #[doc(alias = "EVENT_METADATA_LOG_TYPE_EVENT_MAP_INFO")]
        EVENT_MAP_INFO = 0x21, "EVENT_METADATA_LOG_TYPE_EVENT_MAP_INFO";
    }, values("EVENT_METADATA_TYPE", false, &[
        named("EVENT_METADATA_LOG_TYPE_TRACE_EVENT_INFO", 32, &[]),
        named("EVENT_METADATA_LOG_TYPE_EVENT_MAP_INFO", 33, &[]),
    ])
}

impl EventMetadataType {
    /// GUID of the classic class of these event types.
    pub const CLASS: crate::rt::Guid =
        crate::rt::Guid {
            data1: 0xbbccf6c1, data2: 0x6cd1, data3: 0x48c4, data4: [0x80, 0xff, 0x83, 0x94, 0x82, 0xe3, 0x76, 0x71]
        };
}

// spec/enums/EVENT_SOURCE_CONSTANTS.toml
/// `EVENT_SOURCE_MANIFEST_EVENT_ID`. ID of the events that contain the manifest. Releases unknown.
pub const EVENT_SOURCE_MANIFEST_EVENT_ID: u16 = 0xfffe;
/// `EVENT_SOURCE_MANIFEST_MAGIC`. Magic of EVENT_SOURCE_MANIFEST_ENVELOPE. Releases unknown.
pub const EVENT_SOURCE_MANIFEST_MAGIC: u16 = 0x005b;

// spec/enums/EVENT_SOURCE_MANIFEST_FORMAT.toml
open_enum! {
    /// Format of the manifest of an EventSource.
    ///
    /// No known name in C; here: `EVENT_SOURCE_MANIFEST_FORMAT`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *EventSource.cs*; Microsoft, *DynamicTraceEventParser.cs*.
    EventSourceManifestFormat(u8), size = 1 {
        /// `EVENT_SOURCE_MANIFEST_SIMPLE_XML_FORMAT`. Instrumentation manifest in XML, without names of channels and
        /// messages of other languages. Releases unknown.
        #[doc(alias = "EVENT_SOURCE_MANIFEST_SIMPLE_XML_FORMAT")]
        SIMPLE_XML_FORMAT = 0x01, "EVENT_SOURCE_MANIFEST_SIMPLE_XML_FORMAT";
    }, values("EVENT_SOURCE_MANIFEST_FORMAT", false, &[
        named("EVENT_SOURCE_MANIFEST_SIMPLE_XML_FORMAT", 1, &[]),
    ])
}

// spec/enums/MAP_FLAGS.toml
flags! {
    /// Kind of a map of values, in a schema.
    ///
    /// In C: `MAP_FLAGS`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *tdh.h*.
    #[doc(alias = "MAP_FLAGS")]
    MapFlags(u32), size = 4 {
        /// `EVENTMAP_INFO_FLAG_MANIFEST_VALUEMAP`. Names of values, of a manifest. Releases unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_MANIFEST_VALUEMAP")]
        MANIFEST_VALUEMAP = 0x00000001, "EVENTMAP_INFO_FLAG_MANIFEST_VALUEMAP";
        /// `EVENTMAP_INFO_FLAG_MANIFEST_BITMAP`. Names of bits, of a manifest. Releases unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_MANIFEST_BITMAP")]
        MANIFEST_BITMAP = 0x00000002, "EVENTMAP_INFO_FLAG_MANIFEST_BITMAP";
        /// `EVENTMAP_INFO_FLAG_MANIFEST_PATTERNMAP`. Pattern for names, of a manifest. Releases unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_MANIFEST_PATTERNMAP")]
        MANIFEST_PATTERNMAP = 0x00000004, "EVENTMAP_INFO_FLAG_MANIFEST_PATTERNMAP";
        /// `EVENTMAP_INFO_FLAG_WBEM_VALUEMAP`. Names of values, of a MOF class. Releases unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_WBEM_VALUEMAP")]
        WBEM_VALUEMAP = 0x00000008, "EVENTMAP_INFO_FLAG_WBEM_VALUEMAP";
        /// `EVENTMAP_INFO_FLAG_WBEM_BITMAP`. Names of bits, of a MOF class. Releases unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_WBEM_BITMAP")]
        WBEM_BITMAP = 0x00000010, "EVENTMAP_INFO_FLAG_WBEM_BITMAP";
        /// `EVENTMAP_INFO_FLAG_WBEM_FLAG`. With a map of values or bits: the values of the map are texts that name
        /// flags. Releases unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_WBEM_FLAG")]
        WBEM_FLAG = 0x00000020, "EVENTMAP_INFO_FLAG_WBEM_FLAG";
        /// `EVENTMAP_INFO_FLAG_WBEM_NO_MAP`. The names are those of consecutive values, of a MOF class. Releases
        /// unknown.
        #[doc(alias = "EVENTMAP_INFO_FLAG_WBEM_NO_MAP")]
        WBEM_NO_MAP = 0x00000040, "EVENTMAP_INFO_FLAG_WBEM_NO_MAP";
    }, values("MAP_FLAGS", true, &[
        named("EVENTMAP_INFO_FLAG_MANIFEST_VALUEMAP", 1, &[]),
        named("EVENTMAP_INFO_FLAG_MANIFEST_BITMAP", 2, &[]),
        named("EVENTMAP_INFO_FLAG_MANIFEST_PATTERNMAP", 4, &[]),
        named("EVENTMAP_INFO_FLAG_WBEM_VALUEMAP", 8, &[]),
        named("EVENTMAP_INFO_FLAG_WBEM_BITMAP", 16, &[]),
        named("EVENTMAP_INFO_FLAG_WBEM_FLAG", 32, &[]),
        named("EVENTMAP_INFO_FLAG_WBEM_NO_MAP", 64, &[]),
    ])
}

// spec/enums/MAP_VALUETYPE.toml
open_enum! {
    /// Type of the values of a map, in a schema.
    ///
    /// In C: `MAP_VALUETYPE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *tdh.h*.
    #[doc(alias = "MAP_VALUETYPE")]
    MapValuetype(u32), size = 4 {
        /// `EVENTMAP_ENTRY_VALUETYPE_ULONG`. Numbers. Releases unknown.
        #[doc(alias = "EVENTMAP_ENTRY_VALUETYPE_ULONG")]
        ULONG = 0x00000000, "EVENTMAP_ENTRY_VALUETYPE_ULONG";
        /// `EVENTMAP_ENTRY_VALUETYPE_STRING`. Texts. Releases unknown.
        #[doc(alias = "EVENTMAP_ENTRY_VALUETYPE_STRING")]
        STRING = 0x00000001, "EVENTMAP_ENTRY_VALUETYPE_STRING";
    }, values("MAP_VALUETYPE", false, &[
        named("EVENTMAP_ENTRY_VALUETYPE_ULONG", 0, &[]),
        named("EVENTMAP_ENTRY_VALUETYPE_STRING", 1, &[]),
    ])
}

// spec/enums/PAYLOAD_CONSTANTS.toml
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

// spec/enums/PROPERTY_FLAGS.toml
flags! {
    /// Flags of a field, in a schema.
    ///
    /// In C: `PROPERTY_FLAGS`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "PROPERTY_FLAGS")]
    PropertyFlags(u32), size = 4 {
        /// `PropertyStruct`. The field is a structure: other properties are its members. Releases unknown.
        #[doc(alias = "PropertyStruct")]
        STRUCT = 0x00000001, "PropertyStruct";
        /// `PropertyParamLength`. The length is in another property. Releases unknown.
        #[doc(alias = "PropertyParamLength")]
        PARAM_LENGTH = 0x00000002, "PropertyParamLength";
        /// `PropertyParamCount`. The number of elements is in another property. Releases unknown.
        #[doc(alias = "PropertyParamCount")]
        PARAM_COUNT = 0x00000004, "PropertyParamCount";
        /// `PropertyWBEMXmlFragment`. The field is a fragment of XML, for MOF classes. Releases unknown.
        #[doc(alias = "PropertyWBEMXmlFragment")]
        WBEM_XML_FRAGMENT = 0x00000008, "PropertyWBEMXmlFragment";
        /// `PropertyParamFixedLength`. The length is fixed. Releases unknown.
        #[doc(alias = "PropertyParamFixedLength")]
        PARAM_FIXED_LENGTH = 0x00000010, "PropertyParamFixedLength";
        /// `PropertyParamFixedCount`. The number of elements is fixed. Releases unknown.
        #[doc(alias = "PropertyParamFixedCount")]
        PARAM_FIXED_COUNT = 0x00000020, "PropertyParamFixedCount";
        /// `PropertyHasTags`. The field has tags. Releases unknown.
        #[doc(alias = "PropertyHasTags")]
        HAS_TAGS = 0x00000040, "PropertyHasTags";
        /// `PropertyHasCustomSchema`. The field has a schema of its own. Releases unknown.
        #[doc(alias = "PropertyHasCustomSchema")]
        HAS_CUSTOM_SCHEMA = 0x00000080, "PropertyHasCustomSchema";
    }, values("PROPERTY_FLAGS", true, &[
        named("PropertyStruct", 1, &[]),
        named("PropertyParamLength", 2, &[]),
        named("PropertyParamCount", 4, &[]),
        named("PropertyWBEMXmlFragment", 8, &[]),
        named("PropertyParamFixedLength", 16, &[]),
        named("PropertyParamFixedCount", 32, &[]),
        named("PropertyHasTags", 64, &[]),
        named("PropertyHasCustomSchema", 128, &[]),
    ])
}

// spec/enums/TEMPLATE_FLAGS.toml
flags! {
    /// Flags of the template of an event, in a schema.
    ///
    /// In C: `TEMPLATE_FLAGS`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TEMPLATE_FLAGS")]
    TemplateFlags(u32), size = 4 {
        /// `TEMPLATE_EVENT_DATA`. The template describes the fields of the event. Releases unknown.
        #[doc(alias = "TEMPLATE_EVENT_DATA")]
        EVENT_DATA = 0x00000001, "TEMPLATE_EVENT_DATA";
        /// `TEMPLATE_USER_DATA`. The template describes the event in XML that the provider defines. Releases unknown.
        #[doc(alias = "TEMPLATE_USER_DATA")]
        USER_DATA = 0x00000002, "TEMPLATE_USER_DATA";
        /// `TEMPLATE_CONTROL_GUID`. The template has a control GUID. Releases unknown.
        #[doc(alias = "TEMPLATE_CONTROL_GUID")]
        CONTROL_GUID = 0x00000004, "TEMPLATE_CONTROL_GUID";
    }, values("TEMPLATE_FLAGS", true, &[
        named("TEMPLATE_EVENT_DATA", 1, &[]),
        named("TEMPLATE_USER_DATA", 2, &[]),
        named("TEMPLATE_CONTROL_GUID", 4, &[]),
    ])
}
