// Generated from spec/enums/TRACE_MESSAGE_CONSTANTS.toml by `cargo spec generate`. Do not edit: edit that file.

/// `TRACE_MESSAGE_MAXIMUM_SIZE`. Maximum size of a message, in bytes. Releases unknown.
pub const TRACE_MESSAGE_MAXIMUM_SIZE: u32 = 0x00010000;
/// `TRACE_MESSAGE_USERMODE`. Message from user mode. EVNTRACE.H names this bit of the option flags
/// TRACE_MESSAGE_POINTER32. Releases unknown.
pub const TRACE_MESSAGE_USERMODE: u32 = 0x00000040;
/// `TRACE_MESSAGE_WOW`. Message from a 32-bit process on 64-bit Windows (inferred from the name). EVNTRACE.H names this
/// bit of the option flags TRACE_MESSAGE_POINTER64. Releases unknown.
pub const TRACE_MESSAGE_WOW: u32 = 0x00000080;
