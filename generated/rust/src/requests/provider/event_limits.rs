// Generated from spec/enums/EVENT_LIMITS.toml by `cargo spec generate`. Do not edit: edit that file.

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
