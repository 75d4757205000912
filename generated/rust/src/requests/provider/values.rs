// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/EVENT_ACTIVITY_CTRL.toml
open_enum! {
    /// Operation on the activity ID of a thread.
    ///
    /// No known name in C; here: `EVENT_ACTIVITY_CTRL`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases support each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntprov.h*.
    EventActivityCtrl(u32), size = 4 {
        /// `EVENT_ACTIVITY_CTRL_GET_ID`. Get the activity ID of the thread. Releases unknown.
        #[doc(alias = "EVENT_ACTIVITY_CTRL_GET_ID")]
        GET_ID = 0x00000001, "EVENT_ACTIVITY_CTRL_GET_ID";
        /// `EVENT_ACTIVITY_CTRL_SET_ID`. Set the activity ID of the thread. Releases unknown.
        #[doc(alias = "EVENT_ACTIVITY_CTRL_SET_ID")]
        SET_ID = 0x00000002, "EVENT_ACTIVITY_CTRL_SET_ID";
        /// `EVENT_ACTIVITY_CTRL_CREATE_ID`. Create an activity ID. Releases unknown.
        #[doc(alias = "EVENT_ACTIVITY_CTRL_CREATE_ID")]
        CREATE_ID = 0x00000003, "EVENT_ACTIVITY_CTRL_CREATE_ID";
        /// `EVENT_ACTIVITY_CTRL_GET_SET_ID`. Exchange the activity ID of the thread. Releases unknown.
        #[doc(alias = "EVENT_ACTIVITY_CTRL_GET_SET_ID")]
        GET_SET_ID = 0x00000004, "EVENT_ACTIVITY_CTRL_GET_SET_ID";
        /// `EVENT_ACTIVITY_CTRL_CREATE_SET_ID`. Create an activity ID and exchange that of the thread for it. Releases
        /// unknown.
        #[doc(alias = "EVENT_ACTIVITY_CTRL_CREATE_SET_ID")]
        CREATE_SET_ID = 0x00000005, "EVENT_ACTIVITY_CTRL_CREATE_SET_ID";
    }, values("EVENT_ACTIVITY_CTRL", false, &[
        named("EVENT_ACTIVITY_CTRL_GET_ID", 1, &[]),
        named("EVENT_ACTIVITY_CTRL_SET_ID", 2, &[]),
        named("EVENT_ACTIVITY_CTRL_CREATE_ID", 3, &[]),
        named("EVENT_ACTIVITY_CTRL_GET_SET_ID", 4, &[]),
        named("EVENT_ACTIVITY_CTRL_CREATE_SET_ID", 5, &[]),
    ])
}

// spec/enums/EVENT_ENABLE_PROPERTY.toml
flags! {
    /// Data added to the events of a provider, and filters on its events.
    ///
    /// No known name in C; here: `EVENT_ENABLE_PROPERTY`, of type `ULONG`.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *ENABLE_TRACE_PARAMETERS
    /// structure*.
    EventEnableProperty(u32), size = 4 {
        /// `EVENT_ENABLE_PROPERTY_SID`. Adds the user: an item of type EVENT_HEADER_EXT_TYPE_SID. Documented for 6.0+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_SID")]
        SID = 0x00000001, "EVENT_ENABLE_PROPERTY_SID";
        /// `EVENT_ENABLE_PROPERTY_TS_ID`. Adds the terminal session: an item of type EVENT_HEADER_EXT_TYPE_TS_ID.
        /// Documented for 6.0+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_TS_ID")]
        TS_ID = 0x00000002, "EVENT_ENABLE_PROPERTY_TS_ID";
        /// `EVENT_ENABLE_PROPERTY_STACK_TRACE`. Adds the call stack, at most 192 frames. An event that grows beyond 64
        /// KB is dropped. Documented for 6.1+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_STACK_TRACE")]
        STACK_TRACE = 0x00000004, "EVENT_ENABLE_PROPERTY_STACK_TRACE";
        /// `EVENT_ENABLE_PROPERTY_PSM_KEY`. Releases unknown.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_PSM_KEY")]
        PSM_KEY = 0x00000008, "EVENT_ENABLE_PROPERTY_PSM_KEY";
        /// `EVENT_ENABLE_PROPERTY_IGNORE_KEYWORD_0`. Excludes events without a keyword. 6.1 and 6.3 need an update.
        /// Observed in 6.1, 6.3+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_IGNORE_KEYWORD_0")]
        IGNORE_KEYWORD_0 = 0x00000010, "EVENT_ENABLE_PROPERTY_IGNORE_KEYWORD_0";
        /// `EVENT_ENABLE_PROPERTY_PROVIDER_GROUP`. Enables a provider group. 6.1 and 6.3 need an update. Observed
        /// in 6.1, 6.3+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_PROVIDER_GROUP")]
        PROVIDER_GROUP = 0x00000020, "EVENT_ENABLE_PROPERTY_PROVIDER_GROUP";
        /// `EVENT_ENABLE_PROPERTY_ENABLE_KEYWORD_0`. Releases unknown.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_ENABLE_KEYWORD_0")]
        ENABLE_KEYWORD_0 = 0x00000040, "EVENT_ENABLE_PROPERTY_ENABLE_KEYWORD_0";
        /// `EVENT_ENABLE_PROPERTY_PROCESS_START_KEY`. Adds a process start key: an item of type
        /// EVENT_HEADER_EXT_TYPE_PROCESS_START_KEY. 6.1 and 6.3 need an update. Observed in 6.1, 6.3+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_PROCESS_START_KEY")]
        PROCESS_START_KEY = 0x00000080, "EVENT_ENABLE_PROPERTY_PROCESS_START_KEY";
        /// `EVENT_ENABLE_PROPERTY_EVENT_KEY`. Adds an event key: an item of type EVENT_HEADER_EXT_TYPE_EVENT_KEY.
        /// Documented for 10.0+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_EVENT_KEY")]
        EVENT_KEY = 0x00000100, "EVENT_ENABLE_PROPERTY_EVENT_KEY";
        /// `EVENT_ENABLE_PROPERTY_EXCLUDE_INPRIVATE`. Excludes events marked as private, and events of processes marked
        /// as private. Documented for 10.0+.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_EXCLUDE_INPRIVATE")]
        EXCLUDE_INPRIVATE = 0x00000200, "EVENT_ENABLE_PROPERTY_EXCLUDE_INPRIVATE";
        /// `EVENT_ENABLE_PROPERTY_ENABLE_SILOS`. Releases unknown.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_ENABLE_SILOS")]
        ENABLE_SILOS = 0x00000400, "EVENT_ENABLE_PROPERTY_ENABLE_SILOS";
        /// `EVENT_ENABLE_PROPERTY_SOURCE_CONTAINER_TRACKING`. Releases unknown.
        #[doc(alias = "EVENT_ENABLE_PROPERTY_SOURCE_CONTAINER_TRACKING")]
        SOURCE_CONTAINER_TRACKING = 0x00000800, "EVENT_ENABLE_PROPERTY_SOURCE_CONTAINER_TRACKING";
    }, values("EVENT_ENABLE_PROPERTY", true, &[
        named("EVENT_ENABLE_PROPERTY_SID", 1, &[(Release(4), Release(255))]),
        named("EVENT_ENABLE_PROPERTY_TS_ID", 2, &[(Release(4), Release(255))]),
        named("EVENT_ENABLE_PROPERTY_STACK_TRACE", 4, &[(Release(6), Release(255))]),
        named("EVENT_ENABLE_PROPERTY_PSM_KEY", 8, &[]),
        named("EVENT_ENABLE_PROPERTY_IGNORE_KEYWORD_0", 16, &[(Release(6), Release(6)), (Release(8), Release(255))]),
        named("EVENT_ENABLE_PROPERTY_PROVIDER_GROUP", 32, &[(Release(6), Release(6)), (Release(8), Release(255))]),
        named("EVENT_ENABLE_PROPERTY_ENABLE_KEYWORD_0", 64, &[]),
        named("EVENT_ENABLE_PROPERTY_PROCESS_START_KEY", 128, &[(Release(6), Release(6)), (Release(8), Release(255))]),
        named("EVENT_ENABLE_PROPERTY_EVENT_KEY", 256, &[(Release(10), Release(255))]),
        named("EVENT_ENABLE_PROPERTY_EXCLUDE_INPRIVATE", 512, &[(Release(10), Release(255))]),
        named("EVENT_ENABLE_PROPERTY_ENABLE_SILOS", 1024, &[]),
        named("EVENT_ENABLE_PROPERTY_SOURCE_CONTAINER_TRACKING", 2048, &[]),
    ])
}

// spec/enums/EVENT_FILTER_TYPE.toml
open_enum! {
    /// Type of a filter in a request to enable a provider.
    ///
    /// No known name in C; here: `EVENT_FILTER_TYPE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Data of each type, beyond what the names indicate.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventFilterType(u32), size = 4 {
        /// `EVENT_FILTER_TYPE_NONE`. No filter. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_NONE")]
        NONE = 0x00000000, "EVENT_FILTER_TYPE_NONE";
        /// `EVENT_FILTER_TYPE_SCHEMATIZED`. Filter that the provider defines and applies: an EVENT_FILTER_HEADER and
        /// data. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_SCHEMATIZED")]
        SCHEMATIZED = 0x80000000, "EVENT_FILTER_TYPE_SCHEMATIZED";
        /// `EVENT_FILTER_TYPE_SYSTEM_FLAGS`. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_SYSTEM_FLAGS")]
        SYSTEM_FLAGS = 0x80000001, "EVENT_FILTER_TYPE_SYSTEM_FLAGS";
        /// `EVENT_FILTER_TYPE_TRACEHANDLE`. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_TRACEHANDLE")]
        TRACEHANDLE = 0x80000002, "EVENT_FILTER_TYPE_TRACEHANDLE";
        /// `EVENT_FILTER_TYPE_PID`. Filter by process ID. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_PID")]
        PID = 0x80000004, "EVENT_FILTER_TYPE_PID";
        /// `EVENT_FILTER_TYPE_EXECUTABLE_NAME`. Filter by executable name. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_EXECUTABLE_NAME")]
        EXECUTABLE_NAME = 0x80000008, "EVENT_FILTER_TYPE_EXECUTABLE_NAME";
        /// `EVENT_FILTER_TYPE_PACKAGE_ID`. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_PACKAGE_ID")]
        PACKAGE_ID = 0x80000010, "EVENT_FILTER_TYPE_PACKAGE_ID";
        /// `EVENT_FILTER_TYPE_PACKAGE_APP_ID`. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_PACKAGE_APP_ID")]
        PACKAGE_APP_ID = 0x80000020, "EVENT_FILTER_TYPE_PACKAGE_APP_ID";
        /// `EVENT_FILTER_TYPE_PAYLOAD`. Filter by event payload. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_PAYLOAD")]
        PAYLOAD = 0x80000100, "EVENT_FILTER_TYPE_PAYLOAD";
        /// `EVENT_FILTER_TYPE_EVENT_ID`. Filter by event ID. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_EVENT_ID")]
        EVENT_ID = 0x80000200, "EVENT_FILTER_TYPE_EVENT_ID";
        /// `EVENT_FILTER_TYPE_EVENT_NAME`. Filter by event name. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_EVENT_NAME")]
        EVENT_NAME = 0x80000400, "EVENT_FILTER_TYPE_EVENT_NAME";
        /// `EVENT_FILTER_TYPE_STACKWALK`. Call stacks for events selected by ID. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_STACKWALK")]
        STACKWALK = 0x80001000, "EVENT_FILTER_TYPE_STACKWALK";
        /// `EVENT_FILTER_TYPE_STACKWALK_NAME`. Call stacks for events selected by name. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_STACKWALK_NAME")]
        STACKWALK_NAME = 0x80002000, "EVENT_FILTER_TYPE_STACKWALK_NAME";
        /// `EVENT_FILTER_TYPE_STACKWALK_LEVEL_KW`. Call stacks for events selected by level and keyword. Releases
        /// unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_STACKWALK_LEVEL_KW")]
        STACKWALK_LEVEL_KW = 0x80004000, "EVENT_FILTER_TYPE_STACKWALK_LEVEL_KW";
        /// `EVENT_FILTER_TYPE_CONTAINER`. Releases unknown.
        #[doc(alias = "EVENT_FILTER_TYPE_CONTAINER")]
        CONTAINER = 0x80008000, "EVENT_FILTER_TYPE_CONTAINER";
    }, values("EVENT_FILTER_TYPE", false, &[
        named("EVENT_FILTER_TYPE_NONE", 0, &[]),
        named("EVENT_FILTER_TYPE_SCHEMATIZED", 2147483648, &[]),
        named("EVENT_FILTER_TYPE_SYSTEM_FLAGS", 2147483649, &[]),
        named("EVENT_FILTER_TYPE_TRACEHANDLE", 2147483650, &[]),
        named("EVENT_FILTER_TYPE_PID", 2147483652, &[]),
        named("EVENT_FILTER_TYPE_EXECUTABLE_NAME", 2147483656, &[]),
        named("EVENT_FILTER_TYPE_PACKAGE_ID", 2147483664, &[]),
        named("EVENT_FILTER_TYPE_PACKAGE_APP_ID", 2147483680, &[]),
        named("EVENT_FILTER_TYPE_PAYLOAD", 2147483904, &[]),
        named("EVENT_FILTER_TYPE_EVENT_ID", 2147484160, &[]),
        named("EVENT_FILTER_TYPE_EVENT_NAME", 2147484672, &[]),
        named("EVENT_FILTER_TYPE_STACKWALK", 2147487744, &[]),
        named("EVENT_FILTER_TYPE_STACKWALK_NAME", 2147491840, &[]),
        named("EVENT_FILTER_TYPE_STACKWALK_LEVEL_KW", 2147500032, &[]),
        named("EVENT_FILTER_TYPE_CONTAINER", 2147516416, &[]),
    ])
}

// spec/enums/EVENT_INFO_CLASS.toml
open_enum! {
    /// Settings of a provider's registration.
    ///
    /// In C: `EVENT_INFO_CLASS`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases support each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_INFO_CLASS")]
    EventInfoClass(u32), size = 4 {
        /// `EventProviderBinaryTrackInfo`. The binary of the provider is tracked. Releases unknown.
        #[doc(alias = "EventProviderBinaryTrackInfo")]
        BINARY_TRACK_INFO = 0x00000000, "EventProviderBinaryTrackInfo";
        /// `EventProviderSetReserved1`. Reserved. Releases unknown.
        #[doc(alias = "EventProviderSetReserved1")]
        SET_RESERVED1 = 0x00000001, "EventProviderSetReserved1";
        /// `EventProviderSetTraits`. Provider traits. Releases unknown.
        #[doc(alias = "EventProviderSetTraits")]
        SET_TRAITS = 0x00000002, "EventProviderSetTraits";
        /// `EventProviderUseDescriptorType`. The provider sets Type of EVENT_DATA_DESCRIPTOR. Releases unknown.
        #[doc(alias = "EventProviderUseDescriptorType")]
        USE_DESCRIPTOR_TYPE = 0x00000003, "EventProviderUseDescriptorType";
        /// `MaxEventInfo`. One more than the last value of the development kit for Windows 11. Defined; no known use.
        /// Releases unknown.
        #[doc(alias = "MaxEventInfo")]
        MAX_EVENT_INFO = 0x00000004, "MaxEventInfo";
    }, values("EVENT_INFO_CLASS", false, &[
        named("EventProviderBinaryTrackInfo", 0, &[]),
        named("EventProviderSetReserved1", 1, &[]),
        named("EventProviderSetTraits", 2, &[]),
        named("EventProviderUseDescriptorType", 3, &[]),
        named("MaxEventInfo", 4, &[]),
    ])
}

// spec/enums/EVENT_LIMITS.toml
/// `EVENT_MIN_LEVEL`. Minimum level. Releases unknown.
pub const EVENT_MIN_LEVEL: u32 = 0x00000000;
/// `EVENT_MAX_LEVEL`. Maximum level. Releases unknown.
pub const EVENT_MAX_LEVEL: u32 = 0x000000ff;
/// `MAX_EVENT_DATA_DESCRIPTORS`. Maximum number of EVENT_DATA_DESCRIPTOR of an event. Releases unknown.
pub const MAX_EVENT_DATA_DESCRIPTORS: u32 = 0x00000080;
/// `MAX_EVENT_FILTER_DATA_SIZE`. Maximum size of the data of a filter, in bytes. Releases unknown.
pub const MAX_EVENT_FILTER_DATA_SIZE: u32 = 0x00000400;
/// `MAX_EVENT_FILTER_PAYLOAD_SIZE`. Maximum size of a payload filter, in bytes. Releases unknown.
pub const MAX_EVENT_FILTER_PAYLOAD_SIZE: u32 = 0x00001000;
/// `MAX_EVENT_FILTER_EVENT_NAME_SIZE`. Maximum size of an event name filter, in bytes. Releases unknown.
pub const MAX_EVENT_FILTER_EVENT_NAME_SIZE: u32 = 0x00001000;
/// `MAX_EVENT_FILTERS_COUNT`. Maximum number of filters. Releases unknown.
pub const MAX_EVENT_FILTERS_COUNT: u32 = 0x0000000d;
/// `MAX_EVENT_FILTER_PID_COUNT`. Maximum number of process IDs in a filter. Releases unknown.
pub const MAX_EVENT_FILTER_PID_COUNT: u32 = 0x00000008;
/// `MAX_EVENT_FILTER_EVENT_ID_COUNT`. Maximum number of event IDs in a filter. Releases unknown.
pub const MAX_EVENT_FILTER_EVENT_ID_COUNT: u32 = 0x00000040;
/// `MAX_PAYLOAD_PREDICATES`. Maximum number of predicates in a payload filter. Releases unknown.
pub const MAX_PAYLOAD_PREDICATES: u32 = 0x00000008;
/// `MAX_MOF_FIELDS`. Maximum number of MOF_FIELD of a classic event. Releases unknown.
pub const MAX_MOF_FIELDS: u32 = 0x00000010;

// spec/enums/EVENT_WRITE_FLAG.toml
flags! {
    /// How EventWriteEx writes an event.
    ///
    /// No known name in C; here: `EVENT_WRITE_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - The effect of each flag.
    /// - Which releases support each flag.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventWriteFlag(u32), size = 4 {
        /// `EVENT_WRITE_FLAG_NO_FAULTING`. Releases unknown.
        #[doc(alias = "EVENT_WRITE_FLAG_NO_FAULTING")]
        NO_FAULTING = 0x00000001, "EVENT_WRITE_FLAG_NO_FAULTING";
        /// `EVENT_WRITE_FLAG_INPRIVATE`. The event is marked as private (inferred from the name). Releases unknown.
        #[doc(alias = "EVENT_WRITE_FLAG_INPRIVATE")]
        INPRIVATE = 0x00000002, "EVENT_WRITE_FLAG_INPRIVATE";
    }, values("EVENT_WRITE_FLAG", true, &[
        named("EVENT_WRITE_FLAG_NO_FAULTING", 1, &[]),
        named("EVENT_WRITE_FLAG_INPRIVATE", 2, &[]),
    ])
}

// spec/enums/MOFCI_FLAG.toml
flags! {
    /// Reserved flags of a class in a MOF resource (inferred from the name).
    ///
    /// No known name in C; here: `MOFCI_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which field contains these flags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    MofciFlag(u32), size = 4 {
        /// `MOFCI_RESERVED0`. Reserved. Releases unknown.
        #[doc(alias = "MOFCI_RESERVED0")]
        RESERVED0 = 0x00000001, "MOFCI_RESERVED0";
        /// `MOFCI_RESERVED1`. Reserved. Releases unknown.
        #[doc(alias = "MOFCI_RESERVED1")]
        RESERVED1 = 0x00000002, "MOFCI_RESERVED1";
        /// `MOFCI_RESERVED2`. Reserved. Releases unknown.
        #[doc(alias = "MOFCI_RESERVED2")]
        RESERVED2 = 0x00000004, "MOFCI_RESERVED2";
    }, values("MOFCI_FLAG", true, &[
        named("MOFCI_RESERVED0", 1, &[]),
        named("MOFCI_RESERVED1", 2, &[]),
        named("MOFCI_RESERVED2", 4, &[]),
    ])
}

// spec/enums/TRACE_PROVIDER_FLAG.toml
flags! {
    /// Flags of a provider registration.
    ///
    /// No known name in C; here: `TRACE_PROVIDER_FLAG`, of type `ULONG`.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    TraceProviderFlag(u32), size = 4 {
        /// `TRACE_PROVIDER_FLAG_LEGACY`. Registered as a classic provider. Releases unknown.
        #[doc(alias = "TRACE_PROVIDER_FLAG_LEGACY")]
        LEGACY = 0x00000001, "TRACE_PROVIDER_FLAG_LEGACY";
        /// `TRACE_PROVIDER_FLAG_PRE_ENABLE`. Enabled by a session but not registered. Releases unknown.
        #[doc(alias = "TRACE_PROVIDER_FLAG_PRE_ENABLE")]
        PRE_ENABLE = 0x00000002, "TRACE_PROVIDER_FLAG_PRE_ENABLE";
    }, values("TRACE_PROVIDER_FLAG", true, &[
        named("TRACE_PROVIDER_FLAG_LEGACY", 1, &[]),
        named("TRACE_PROVIDER_FLAG_PRE_ENABLE", 2, &[]),
    ])
}

// spec/enums/WMIDPREQUESTCODE.toml
open_enum! {
    /// Request to a data provider of Windows Management Instrumentation.
    ///
    /// In C: `WMIDPREQUESTCODE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases define each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*.
    #[doc(alias = "WMIDPREQUESTCODE")]
    Wmidprequestcode(u32), size = 4 {
        /// `WMI_GET_ALL_DATA`. Query all instances of a block. Releases unknown.
        #[doc(alias = "WMI_GET_ALL_DATA")]
        GET_ALL_DATA = 0x00000000, "WMI_GET_ALL_DATA";
        /// `WMI_GET_SINGLE_INSTANCE`. Query one instance of a block. Releases unknown.
        #[doc(alias = "WMI_GET_SINGLE_INSTANCE")]
        GET_SINGLE_INSTANCE = 0x00000001, "WMI_GET_SINGLE_INSTANCE";
        /// `WMI_SET_SINGLE_INSTANCE`. Set one instance of a block. Releases unknown.
        #[doc(alias = "WMI_SET_SINGLE_INSTANCE")]
        SET_SINGLE_INSTANCE = 0x00000002, "WMI_SET_SINGLE_INSTANCE";
        /// `WMI_SET_SINGLE_ITEM`. Set one item of an instance. Releases unknown.
        #[doc(alias = "WMI_SET_SINGLE_ITEM")]
        SET_SINGLE_ITEM = 0x00000003, "WMI_SET_SINGLE_ITEM";
        /// `WMI_ENABLE_EVENTS`. Enable an event. Releases unknown.
        #[doc(alias = "WMI_ENABLE_EVENTS")]
        ENABLE_EVENTS = 0x00000004, "WMI_ENABLE_EVENTS";
        /// `WMI_DISABLE_EVENTS`. Disable an event. Releases unknown.
        #[doc(alias = "WMI_DISABLE_EVENTS")]
        DISABLE_EVENTS = 0x00000005, "WMI_DISABLE_EVENTS";
        /// `WMI_ENABLE_COLLECTION`. Begin collecting an expensive block. Releases unknown.
        #[doc(alias = "WMI_ENABLE_COLLECTION")]
        ENABLE_COLLECTION = 0x00000006, "WMI_ENABLE_COLLECTION";
        /// `WMI_DISABLE_COLLECTION`. End collecting an expensive block. Releases unknown.
        #[doc(alias = "WMI_DISABLE_COLLECTION")]
        DISABLE_COLLECTION = 0x00000007, "WMI_DISABLE_COLLECTION";
        /// `WMI_REGINFO`. Query or update the registration of a driver. Releases unknown.
        #[doc(alias = "WMI_REGINFO")]
        REGINFO = 0x00000008, "WMI_REGINFO";
        /// `WMI_EXECUTE_METHOD`. Execute a method. Releases unknown.
        #[doc(alias = "WMI_EXECUTE_METHOD")]
        EXECUTE_METHOD = 0x00000009, "WMI_EXECUTE_METHOD";
        /// `WMI_CAPTURE_STATE`. Capture the state of a provider. Releases unknown.
        #[doc(alias = "WMI_CAPTURE_STATE")]
        CAPTURE_STATE = 0x0000000a, "WMI_CAPTURE_STATE";
    }, values("WMIDPREQUESTCODE", false, &[
        named("WMI_GET_ALL_DATA", 0, &[]),
        named("WMI_GET_SINGLE_INSTANCE", 1, &[]),
        named("WMI_SET_SINGLE_INSTANCE", 2, &[]),
        named("WMI_SET_SINGLE_ITEM", 3, &[]),
        named("WMI_ENABLE_EVENTS", 4, &[]),
        named("WMI_DISABLE_EVENTS", 5, &[]),
        named("WMI_ENABLE_COLLECTION", 6, &[]),
        named("WMI_DISABLE_COLLECTION", 7, &[]),
        named("WMI_REGINFO", 8, &[]),
        named("WMI_EXECUTE_METHOD", 9, &[]),
        named("WMI_CAPTURE_STATE", 10, &[]),
    ])
}

// spec/enums/WMIGUID_ACCESS.toml
flags! {
    /// Access rights to blocks of Windows Management Instrumentation.
    ///
    /// No known name in C; here: `WMIGUID_ACCESS`, of type `ULONG`.
    ///
    /// Specific rights of an access mask, together with TRACELOG_ACCESS and the standard rights.
    ///
    /// Unknown:
    ///
    /// - Which releases have each of the rights.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*.
    WmiguidAccess(u32), size = 4 {
        /// `WMIGUID_QUERY`. Query data. Releases unknown.
        #[doc(alias = "WMIGUID_QUERY")]
        QUERY = 0x00000001, "WMIGUID_QUERY";
        /// `WMIGUID_SET`. Set data. Releases unknown.
        #[doc(alias = "WMIGUID_SET")]
        SET = 0x00000002, "WMIGUID_SET";
        /// `WMIGUID_NOTIFICATION`. Receive notifications. Releases unknown.
        #[doc(alias = "WMIGUID_NOTIFICATION")]
        NOTIFICATION = 0x00000004, "WMIGUID_NOTIFICATION";
        /// `WMIGUID_READ_DESCRIPTION`. Read the registration. Releases unknown.
        #[doc(alias = "WMIGUID_READ_DESCRIPTION")]
        READ_DESCRIPTION = 0x00000008, "WMIGUID_READ_DESCRIPTION";
        /// `WMIGUID_EXECUTE`. Execute methods. Releases unknown.
        #[doc(alias = "WMIGUID_EXECUTE")]
        EXECUTE = 0x00000010, "WMIGUID_EXECUTE";
    }, values("WMIGUID_ACCESS", true, &[
        named("WMIGUID_QUERY", 1, &[]),
        named("WMIGUID_SET", 2, &[]),
        named("WMIGUID_NOTIFICATION", 4, &[]),
        named("WMIGUID_READ_DESCRIPTION", 8, &[]),
        named("WMIGUID_EXECUTE", 16, &[]),
    ])
}

// spec/enums/WMIGUID_CONSTANTS.toml
/// `WMIGUID_ALL_ACCESS_WIN2K`. Specific rights 0x0001 to 0x0400 and the right to read the security descriptor. Releases
/// unknown.
pub const WMIGUID_ALL_ACCESS_WIN2K: u32 = 0x000207ff;
/// `WMIGUID_ALL_ACCESS_WINXP`. WMIGUID_ALL_ACCESS_WIN2K, TRACELOG_REGISTER_GUIDS and the right to wait. Releases
/// unknown.
pub const WMIGUID_ALL_ACCESS_WINXP: u32 = 0x00120fff;
/// `WMIGUID_ALL_ACCESS_RS1`. WMIGUID_ALL_ACCESS_WINXP and TRACELOG_JOIN_GROUP. Releases unknown.
pub const WMIGUID_ALL_ACCESS_RS1: u32 = 0x00121fff;
/// `WMI_GLOBAL_LOGGER_ID`. Logger ID of the global logger. Releases unknown.
pub const WMI_GLOBAL_LOGGER_ID: u32 = 0x00000001;

/// `WMIGUID_ALL_ACCESS`. All access rights: WMIGUID_ALL_ACCESS_WIN2K. It is 0x000207ff in 5.0, 0x00120fff in 5.1..1511,
/// 0x00121fff in 1607+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "WMIGUID_ALL_ACCESS")]
pub fn wmiguid_all_access(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (0, 0, 0x000207ff),
        (1, 11, 0x00120fff),
        (12, 255, 0x00121fff),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

// spec/enums/WMIREG_FLAG.toml
flags! {
    /// How a driver registers a block of Windows Management Instrumentation.
    ///
    /// No known name in C; here: `WMIREG_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases support each flag.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*;
    /// Microsoft, *WMIREGGUIDW structure*.
    WmiregFlag(u32), size = 4 {
        /// `WMIREG_FLAG_EXPENSIVE`. Collecting the data costs performance. The driver receives requests to begin and to
        /// end the collection. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_EXPENSIVE")]
        EXPENSIVE = 0x00000001, "WMIREG_FLAG_EXPENSIVE";
        /// `WMIREG_FLAG_INSTANCE_LIST`. Instance names are a list of static names. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_INSTANCE_LIST")]
        INSTANCE_LIST = 0x00000004, "WMIREG_FLAG_INSTANCE_LIST";
        /// `WMIREG_FLAG_INSTANCE_BASENAME`. Instance names are a base name and a number. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_INSTANCE_BASENAME")]
        INSTANCE_BASENAME = 0x00000008, "WMIREG_FLAG_INSTANCE_BASENAME";
        /// `WMIREG_FLAG_INSTANCE_PDO`. Instance names come from the physical device object. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_INSTANCE_PDO")]
        INSTANCE_PDO = 0x00000020, "WMIREG_FLAG_INSTANCE_PDO";
        /// `WMIREG_FLAG_EVENT_ONLY_GUID`. The block is an event and cannot be queried. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_EVENT_ONLY_GUID")]
        EVENT_ONLY_GUID = 0x00000040, "WMIREG_FLAG_EVENT_ONLY_GUID";
        /// `WMIREG_FLAG_TRACE_CONTROL_GUID`. The GUID is the control GUID of an event provider. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_TRACE_CONTROL_GUID")]
        TRACE_CONTROL_GUID = 0x00001000, "WMIREG_FLAG_TRACE_CONTROL_GUID";
        /// `WMIREG_FLAG_REMOVE_GUID`. The block is removed. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_REMOVE_GUID")]
        REMOVE_GUID = 0x00010000, "WMIREG_FLAG_REMOVE_GUID";
        /// `WMIREG_FLAG_RESERVED1`. Reserved. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_RESERVED1")]
        RESERVED1 = 0x00020000, "WMIREG_FLAG_RESERVED1";
        /// `WMIREG_FLAG_RESERVED2`. Reserved. Releases unknown.
        #[doc(alias = "WMIREG_FLAG_RESERVED2")]
        RESERVED2 = 0x00040000, "WMIREG_FLAG_RESERVED2";
        /// `WMIREG_FLAG_TRACED_GUID`. The block is only written to event traces and cannot be queried. Releases
        /// unknown.
        #[doc(alias = "WMIREG_FLAG_TRACED_GUID")]
        TRACED_GUID = 0x00080000, "WMIREG_FLAG_TRACED_GUID";
    }, values("WMIREG_FLAG", true, &[
        named("WMIREG_FLAG_EXPENSIVE", 1, &[]),
        named("WMIREG_FLAG_INSTANCE_LIST", 4, &[]),
        named("WMIREG_FLAG_INSTANCE_BASENAME", 8, &[]),
        named("WMIREG_FLAG_INSTANCE_PDO", 32, &[]),
        named("WMIREG_FLAG_EVENT_ONLY_GUID", 64, &[]),
        named("WMIREG_FLAG_TRACE_CONTROL_GUID", 4096, &[]),
        named("WMIREG_FLAG_REMOVE_GUID", 65536, &[]),
        named("WMIREG_FLAG_RESERVED1", 131072, &[]),
        named("WMIREG_FLAG_RESERVED2", 262144, &[]),
        named("WMIREG_FLAG_TRACED_GUID", 524288, &[]),
    ])
}

// spec/enums/WMI_GUIDTYPE.toml
open_enum! {
    /// Type of the GUID of a block of Windows Management Instrumentation.
    ///
    /// No known name in C; here: `WMI_GUIDTYPE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases define each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*.
    WmiGuidtype(u32), size = 4 {
        /// `WMI_GUIDTYPE_TRACECONTROL`. Control GUID of an event provider. Releases unknown.
        #[doc(alias = "WMI_GUIDTYPE_TRACECONTROL")]
        TRACECONTROL = 0x00000000, "WMI_GUIDTYPE_TRACECONTROL";
        /// `WMI_GUIDTYPE_TRACE`. Class of classic events. Releases unknown.
        #[doc(alias = "WMI_GUIDTYPE_TRACE")]
        TRACE = 0x00000001, "WMI_GUIDTYPE_TRACE";
        /// `WMI_GUIDTYPE_DATA`. Data block. Releases unknown.
        #[doc(alias = "WMI_GUIDTYPE_DATA")]
        DATA = 0x00000002, "WMI_GUIDTYPE_DATA";
        /// `WMI_GUIDTYPE_EVENT`. Event of Windows Management Instrumentation. Releases unknown.
        #[doc(alias = "WMI_GUIDTYPE_EVENT")]
        EVENT = 0x00000003, "WMI_GUIDTYPE_EVENT";
    }, values("WMI_GUIDTYPE", false, &[
        named("WMI_GUIDTYPE_TRACECONTROL", 0, &[]),
        named("WMI_GUIDTYPE_TRACE", 1, &[]),
        named("WMI_GUIDTYPE_DATA", 2, &[]),
        named("WMI_GUIDTYPE_EVENT", 3, &[]),
    ])
}
