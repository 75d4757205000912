// Generated from spec/enums/SESSION_CONSTANTS.toml by `cargo spec generate`. Do not edit: edit that file.

/// `EVENT_TRACE_CONTROL_QUERY`. For ControlTrace: queries a session. Releases unknown.
pub const EVENT_TRACE_CONTROL_QUERY: u32 = 0x00000000;
/// `EVENT_TRACE_CONTROL_STOP`. For ControlTrace: stops a session. Releases unknown.
pub const EVENT_TRACE_CONTROL_STOP: u32 = 0x00000001;
/// `EVENT_TRACE_CONTROL_UPDATE`. For ControlTrace: updates a session. Releases unknown.
pub const EVENT_TRACE_CONTROL_UPDATE: u32 = 0x00000002;
/// `EVENT_TRACE_CONTROL_FLUSH`. For ControlTrace: flushes the buffers of a session. Releases unknown.
pub const EVENT_TRACE_CONTROL_FLUSH: u32 = 0x00000003;
/// `EVENT_TRACE_CONTROL_INCREMENT_FILE`. For ControlTrace: starts the next log file of a session. Releases unknown.
pub const EVENT_TRACE_CONTROL_INCREMENT_FILE: u32 = 0x00000004;
/// `EVENT_TRACE_CONTROL_CONVERT_TO_REALTIME`. For ControlTrace. Releases unknown.
pub const EVENT_TRACE_CONTROL_CONVERT_TO_REALTIME: u32 = 0x00000005;
/// `EVENT_CONTROL_CODE_DISABLE_PROVIDER`. For EnableTraceEx2: disables a provider. Releases unknown.
pub const EVENT_CONTROL_CODE_DISABLE_PROVIDER: u32 = 0x00000000;
/// `EVENT_CONTROL_CODE_ENABLE_PROVIDER`. For EnableTraceEx2: enables a provider. Releases unknown.
pub const EVENT_CONTROL_CODE_ENABLE_PROVIDER: u32 = 0x00000001;
/// `EVENT_CONTROL_CODE_CAPTURE_STATE`. For EnableTraceEx2: requests that a provider log its state. Releases unknown.
pub const EVENT_CONTROL_CODE_CAPTURE_STATE: u32 = 0x00000002;
/// `ENABLE_TRACE_PARAMETERS_VERSION`. Version of ENABLE_TRACE_PARAMETERS_V1. Releases unknown.
pub const ENABLE_TRACE_PARAMETERS_VERSION: u32 = 0x00000001;
/// `ENABLE_TRACE_PARAMETERS_VERSION_2`. Version of ENABLE_TRACE_PARAMETERS. Releases unknown.
pub const ENABLE_TRACE_PARAMETERS_VERSION_2: u32 = 0x00000002;
/// `TRACE_MESSAGE_FLAG_MASK`. Mask of the message flags that are copied into the header. Releases unknown.
pub const TRACE_MESSAGE_FLAG_MASK: u32 = 0x0000ffff;
/// `EVENT_TRACE_FLAG_EXT_ITEMS`. EnableFlags as a TRACE_ENABLE_FLAG_EXTENSION that locates a header and items, without
/// the offset. Releases unknown.
pub const EVENT_TRACE_FLAG_EXT_ITEMS: u32 = 0x80ff0000;
/// `EVENT_TRACE_FLAG_EXT_LEN_NEW_STRUCT`. Length of a TRACE_ENABLE_FLAG_EXTENSION that locates a header and items.
/// Releases unknown.
pub const EVENT_TRACE_FLAG_EXT_LEN_NEW_STRUCT: u32 = 0x000000ff;
/// `ETW_MAX_STACKWALK_FILTER`. Maximum number of hook IDs in ETW_EXT_STACKWALK_FILTER. Releases unknown.
pub const ETW_MAX_STACKWALK_FILTER: u32 = 0x00000100;
/// `ETW_MAX_TAG_FILTER`. Maximum number of tags in a filter. Releases unknown.
pub const ETW_MAX_TAG_FILTER: u32 = 0x00000004;
/// `ETW_MAX_POOLTAG_FILTER`. Maximum number of tags in ETW_EXT_POOLTAG_FILTER. Releases unknown.
pub const ETW_MAX_POOLTAG_FILTER: u32 = 0x00000004;
/// `ETW_MINIMUM_CACHED_STACK_LENGTH`. Releases unknown.
pub const ETW_MINIMUM_CACHED_STACK_LENGTH: u32 = 0x00000004;
/// `ETW_SW_ARRAY_SIZE`. Maximum number of call stack frames in memory from a list kept by the kernel. Releases unknown.
pub const ETW_SW_ARRAY_SIZE: u32 = 0x00000100;
/// `ETW_STACK_SW_ARRAY_SIZE`. Maximum number of call stack frames in an array on the stack. Releases unknown.
pub const ETW_STACK_SW_ARRAY_SIZE: u32 = 0x000000c0;
/// `ETW_MAX_DATA_BLOCK_BUFFER_SIZE`. Maximum size of a notification, in bytes. Releases unknown.
pub const ETW_MAX_DATA_BLOCK_BUFFER_SIZE: u32 = 0x00010000;
/// `MAXLOGGERS`. Maximum number of loggers at a time. Known from the kits for 10.0 and 1511. Releases unknown.
pub const MAXLOGGERS: u32 = 0x00000040;
/// `ETW_CURRENT_DEFAULT_LOGGER_ID`. As LoggerId of ETW_REFERENCE_TIME_INFORMATION: the current default logger. Releases
/// unknown.
pub const ETW_CURRENT_DEFAULT_LOGGER_ID: u32 = 0x0000ffff;
/// `ETW_UMGL_MAX_PROVIDERS`. Number of values of ETW_UMGL_INDEX in use. Releases unknown.
pub const ETW_UMGL_MAX_PROVIDERS: u32 = 0x00000009;
/// `SYSTEM_MEMORY_POOL_FILTER_ID`. Id of the EVENT_FILTER_HEADER of a pool tag filter for SystemMemoryProviderGuid. At
/// most ETW_MAX_POOLTAG_FILTER pool tags follow it. Releases unknown.
pub const SYSTEM_MEMORY_POOL_FILTER_ID: u32 = 0x00000001;
/// `SYSTEM_EVENT_TYPE`. A type of events by its name. Releases unknown.
pub const SYSTEM_EVENT_TYPE: u32 = 0x00000001;
