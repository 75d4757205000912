// Generated from spec/enums/EVENT_SOURCE_CONSTANTS.toml by `cargo spec generate`. Do not edit: edit that file.

/// `EVENT_SOURCE_MANIFEST_EVENT_ID`. ID of the events that contain the manifest. Releases unknown.
pub const EVENT_SOURCE_MANIFEST_EVENT_ID: u16 = 0xfffe;
/// `EVENT_SOURCE_MANIFEST_MAGIC`. Magic of EVENT_SOURCE_MANIFEST_ENVELOPE. Releases unknown.
pub const EVENT_SOURCE_MANIFEST_MAGIC: u16 = 0x005b;
