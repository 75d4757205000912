// Generated from spec/enums/TRACE_HEADER_MARKERS.toml by `cargo spec generate`. Do not edit: edit that file.

/// `SYSTEM_TRACE_MARKER32`. Marker of a full system event header with 32-bit data. Releases unknown.
pub const SYSTEM_TRACE_MARKER32: u32 = 0xc0010000;
/// `SYSTEM_TRACE_MARKER64`. Marker of a full system event header with 64-bit data. Releases unknown.
pub const SYSTEM_TRACE_MARKER64: u32 = 0xc0020000;
/// `COMPACT_TRACE_MARKER32`. Marker of a compact system event header with 32-bit data. Releases unknown.
pub const COMPACT_TRACE_MARKER32: u32 = 0xc0030000;
/// `COMPACT_TRACE_MARKER64`. Marker of a compact system event header with 64-bit data. Releases unknown.
pub const COMPACT_TRACE_MARKER64: u32 = 0xc0040000;
/// `PERFINFO_TRACE_MARKER32`. Marker of a small system event header with 32-bit data. Releases unknown.
pub const PERFINFO_TRACE_MARKER32: u32 = 0xc0100000;
/// `PERFINFO_TRACE_MARKER64`. Marker of a small system event header with 64-bit data. Releases unknown.
pub const PERFINFO_TRACE_MARKER64: u32 = 0xc0110000;
/// `TRACE_HEADER_FULL32`. Marker of an EVENT_TRACE_HEADER with 32-bit data. Releases unknown.
pub const TRACE_HEADER_FULL32: u32 = 0xc00a0000;
/// `TRACE_HEADER_FULL64`. Marker of an EVENT_TRACE_HEADER with 64-bit data. Releases unknown.
pub const TRACE_HEADER_FULL64: u32 = 0xc0140000;
/// `TRACE_HEADER_INSTANCE32`. Marker of an event instance header with 32-bit data. Releases unknown.
pub const TRACE_HEADER_INSTANCE32: u32 = 0xc00b0000;
/// `TRACE_HEADER_INSTANCE64`. Marker of an event instance header with 64-bit data. Releases unknown.
pub const TRACE_HEADER_INSTANCE64: u32 = 0xc0150000;
/// `EVENT_HEADER_EVENT32`. Upper half of the marker of an EVENT_HEADER with 32-bit data: the 16 bits of its HeaderType.
/// Releases unknown.
pub const EVENT_HEADER_EVENT32: u32 = 0x0000c012;
/// `EVENT_HEADER_EVENT64`. Upper half of the marker of an EVENT_HEADER with 64-bit data: the 16 bits of its HeaderType.
/// Releases unknown.
pub const EVENT_HEADER_EVENT64: u32 = 0x0000c013;
/// `EVENT_HEADER_ERROR`. Upper half of a marker with header type TRACE_HEADER_TYPE_ERROR. Defined; no known use.
/// Releases unknown.
pub const EVENT_HEADER_ERROR: u32 = 0x0000c00d;
/// `TRACE_HEADER_ULONG32_TIME`. Marker with a comment that describes 16 bits of size, then a ULONG, then a timestamp.
/// The structure is unknown. Defined; no known use. Releases unknown.
pub const TRACE_HEADER_ULONG32_TIME: u32 = 0xb0000000;
/// `TRACE_HEADER_PMC_COUNTERS_SHIFT`. Right shift, in bits, of the number in TRACE_HEADER_PMC_COUNTERS_MASK. Releases
/// unknown.
pub const TRACE_HEADER_PMC_COUNTERS_SHIFT: u32 = 0x00000008;
/// `TRACE_HEADER_EXT_ITEMS_MASK`. Mask of all bits that indicate items between the header and the payload. Releases
/// unknown.
pub const TRACE_HEADER_EXT_ITEMS_MASK: u32 = 0x00008700;
/// `EVENT_HEADER_SIZE_MASK`. Mask of the size, in headers that begin with a size. Releases unknown.
pub const EVENT_HEADER_SIZE_MASK: u32 = 0x0000ffff;
/// `SYSTEM_TRACE_VERSION`. Payload version in markers of system events. The events it applies to are unknown. Releases
/// unknown.
pub const SYSTEM_TRACE_VERSION: u32 = 0x00000002;
/// `TRACE_VERSION_MAJOR_WIN7`. Major number of the log file version 1.5, from 6.1 on. Releases unknown.
pub const TRACE_VERSION_MAJOR_WIN7: u32 = 0x00000001;
/// `TRACE_VERSION_MINOR_WIN7`. Minor number of the log file version 1.5, from 6.1 on. Releases unknown.
pub const TRACE_VERSION_MINOR_WIN7: u32 = 0x00000005;
/// `TRACE_VERSION_MAJOR`. Major number of the log file version 2.0, from 6.2 on. Used only for compressed buffers,
/// buffers over 1 MB, or more than 256 processors. Releases unknown.
pub const TRACE_VERSION_MAJOR: u32 = 0x00000002;
/// `TRACE_VERSION_MINOR`. Minor number of the log file version 2.0. Releases unknown.
pub const TRACE_VERSION_MINOR: u32 = 0x00000000;
/// `COMPACT_HEADER_SIZE`. Size of a compact header of a system event, in bytes: SYSTEM_TRACE_HEADER through SystemTime.
/// Releases unknown.
pub const COMPACT_HEADER_SIZE: u32 = 0x00000018;

/// `SYSTEM_TRACE_MARKER`. Marker of a full system event header. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "SYSTEM_TRACE_MARKER")]
pub const fn system_trace_marker(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc0010000,
        crate::rt::Pointer::Bits64 => 0xc0020000,
    }
}

/// `COMPACT_TRACE_MARKER`. Marker of a compact system event header. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "COMPACT_TRACE_MARKER")]
pub const fn compact_trace_marker(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc0030000,
        crate::rt::Pointer::Bits64 => 0xc0040000,
    }
}

/// `PERFINFO_TRACE_MARKER`. Marker of a small system event header. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "PERFINFO_TRACE_MARKER")]
pub const fn perfinfo_trace_marker(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc0100000,
        crate::rt::Pointer::Bits64 => 0xc0110000,
    }
}

/// `TRACE_HEADER_FULL`. Marker of an EVENT_TRACE_HEADER. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "TRACE_HEADER_FULL")]
pub const fn trace_header_full(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc00a0000,
        crate::rt::Pointer::Bits64 => 0xc0140000,
    }
}

/// `TRACE_HEADER_INSTANCE`. Marker of an event instance header. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "TRACE_HEADER_INSTANCE")]
pub const fn trace_header_instance(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc00b0000,
        crate::rt::Pointer::Bits64 => 0xc0150000,
    }
}

/// `EVENT_HEADER_EVENT`. Upper half of the marker of an EVENT_HEADER. Releases unknown.
///
/// The value depends on the pointer size of the data.
#[doc(alias = "EVENT_HEADER_EVENT")]
pub const fn event_header_event(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0x0000c012,
        crate::rt::Pointer::Bits64 => 0x0000c013,
    }
}
