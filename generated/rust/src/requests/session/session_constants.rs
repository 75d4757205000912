// Generated from spec/enums/SESSION_CONSTANTS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

/// `EVENT_TRACE_CONTROL_QUERY`. For ControlTrace: what a session is. In which releases it holds is not known.
pub const EVENT_TRACE_CONTROL_QUERY: u32 = 0x00000000;
/// `EVENT_TRACE_CONTROL_STOP`. For ControlTrace: ends a session. In which releases it holds is not known.
pub const EVENT_TRACE_CONTROL_STOP: u32 = 0x00000001;
/// `EVENT_TRACE_CONTROL_UPDATE`. For ControlTrace: changes a session. In which releases it holds is not known.
pub const EVENT_TRACE_CONTROL_UPDATE: u32 = 0x00000002;
/// `EVENT_TRACE_CONTROL_FLUSH`. For ControlTrace: flushes a session's buffers. In which releases it holds is not known.
pub const EVENT_TRACE_CONTROL_FLUSH: u32 = 0x00000003;
/// `EVENT_TRACE_CONTROL_INCREMENT_FILE`. For ControlTrace: begins the session's next log file. In which releases it holds is not known.
pub const EVENT_TRACE_CONTROL_INCREMENT_FILE: u32 = 0x00000004;
/// `EVENT_TRACE_CONTROL_CONVERT_TO_REALTIME`. For ControlTrace. In which releases it holds is not known.
pub const EVENT_TRACE_CONTROL_CONVERT_TO_REALTIME: u32 = 0x00000005;
/// `EVENT_CONTROL_CODE_DISABLE_PROVIDER`. For EnableTraceEx2: disables a provider. In which releases it holds is not known.
pub const EVENT_CONTROL_CODE_DISABLE_PROVIDER: u32 = 0x00000000;
/// `EVENT_CONTROL_CODE_ENABLE_PROVIDER`. For EnableTraceEx2: enables a provider. In which releases it holds is not known.
pub const EVENT_CONTROL_CODE_ENABLE_PROVIDER: u32 = 0x00000001;
/// `EVENT_CONTROL_CODE_CAPTURE_STATE`. For EnableTraceEx2: asks a provider to log its state. In which releases it holds is not known.
pub const EVENT_CONTROL_CODE_CAPTURE_STATE: u32 = 0x00000002;
/// `ENABLE_TRACE_PARAMETERS_VERSION`. Version of ENABLE_TRACE_PARAMETERS_V1. In which releases it holds is not known.
pub const ENABLE_TRACE_PARAMETERS_VERSION: u32 = 0x00000001;
/// `ENABLE_TRACE_PARAMETERS_VERSION_2`. Version of ENABLE_TRACE_PARAMETERS. In which releases it holds is not known.
pub const ENABLE_TRACE_PARAMETERS_VERSION_2: u32 = 0x00000002;
/// `TRACE_MESSAGE_FLAG_MASK`. The bits of a message's flags that go into its header. In which releases it holds is not known.
pub const TRACE_MESSAGE_FLAG_MASK: u32 = 0x0000ffff;
/// `EVENT_TRACE_FLAG_EXT_ITEMS`. EnableFlags as a TRACE_ENABLE_FLAG_EXTENSION that says where a header and items are, without the offset. In which releases it holds is not known.
pub const EVENT_TRACE_FLAG_EXT_ITEMS: u32 = 0x80ff0000;
/// `EVENT_TRACE_FLAG_EXT_LEN_NEW_STRUCT`. Length of a TRACE_ENABLE_FLAG_EXTENSION that says where a header and items are. In which releases it holds is not known.
pub const EVENT_TRACE_FLAG_EXT_LEN_NEW_STRUCT: u32 = 0x000000ff;
/// `ETW_MAX_STACKWALK_FILTER`. How many hook ids ETW_EXT_STACKWALK_FILTER can have at most. In which releases it holds is not known.
pub const ETW_MAX_STACKWALK_FILTER: u32 = 0x00000100;
/// `ETW_MAX_TAG_FILTER`. How many tags a filter can have at most. In which releases it holds is not known.
pub const ETW_MAX_TAG_FILTER: u32 = 0x00000004;
/// `ETW_MAX_POOLTAG_FILTER`. How many tags ETW_EXT_POOLTAG_FILTER can have at most. In which releases it holds is not known.
pub const ETW_MAX_POOLTAG_FILTER: u32 = 0x00000004;
/// `ETW_MINIMUM_CACHED_STACK_LENGTH`. In which releases it holds is not known.
pub const ETW_MINIMUM_CACHED_STACK_LENGTH: u32 = 0x00000004;
/// `ETW_SW_ARRAY_SIZE`. How many frames of a call stack there is room for, where the kernel takes memory from a list that it keeps. In which releases it holds is not known.
pub const ETW_SW_ARRAY_SIZE: u32 = 0x00000100;
/// `ETW_STACK_SW_ARRAY_SIZE`. How many frames of a call stack there is room for on the stack itself. In which releases it holds is not known.
pub const ETW_STACK_SW_ARRAY_SIZE: u32 = 0x000000c0;
/// `ETW_MAX_DATA_BLOCK_BUFFER_SIZE`. How many bytes a notification can have at most. In which releases it holds is not known.
pub const ETW_MAX_DATA_BLOCK_BUFFER_SIZE: u32 = 0x00010000;
