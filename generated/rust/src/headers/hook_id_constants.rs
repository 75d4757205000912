// Generated from spec/enums/HOOK_ID_CONSTANTS.toml by `cargo spec generate`. Do not edit: edit that file.

/// `PERF_EVENT_TYPE_MASK`. Bits of a hook ID that contain the type. Releases unknown.
pub const PERF_EVENT_TYPE_MASK: u16 = 0x00ff;
/// `PERF_EVENT_GROUP_MASK`. Bits of a hook ID that contain the group. Releases unknown.
pub const PERF_EVENT_GROUP_MASK: u16 = 0x1f00;
/// `PERF_EVENT_ID_MASK`. All bits of a hook ID. According to the header, the kernel indexes its state of each event
/// with these bits. Releases unknown.
pub const PERF_EVENT_ID_MASK: u16 = 0x1fff;
/// `MAX_KERNEL_TRACE_EVENTS`. Number of event groups. Group numbers are below it. Releases unknown.
pub const MAX_KERNEL_TRACE_EVENTS: u16 = 0x001f;
