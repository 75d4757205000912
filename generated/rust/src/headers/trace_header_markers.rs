// Generated from spec/enums/TRACE_HEADER_MARKERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

/// `SYSTEM_TRACE_MARKER32`. The marker of a full header of a system event with 32-bit data. In which releases it holds is not known.
pub const SYSTEM_TRACE_MARKER32: u32 = 0xc0010000;
/// `SYSTEM_TRACE_MARKER64`. The marker of a full header of a system event with 64-bit data. In which releases it holds is not known.
pub const SYSTEM_TRACE_MARKER64: u32 = 0xc0020000;
/// `COMPACT_TRACE_MARKER32`. The marker of a compact header of a system event with 32-bit data. In which releases it holds is not known.
pub const COMPACT_TRACE_MARKER32: u32 = 0xc0030000;
/// `COMPACT_TRACE_MARKER64`. The marker of a compact header of a system event with 64-bit data. In which releases it holds is not known.
pub const COMPACT_TRACE_MARKER64: u32 = 0xc0040000;
/// `PERFINFO_TRACE_MARKER32`. The marker of a small header of a system event with 32-bit data. In which releases it holds is not known.
pub const PERFINFO_TRACE_MARKER32: u32 = 0xc0100000;
/// `PERFINFO_TRACE_MARKER64`. The marker of a small header of a system event with 64-bit data. In which releases it holds is not known.
pub const PERFINFO_TRACE_MARKER64: u32 = 0xc0110000;
/// `TRACE_HEADER_FULL32`. The marker of an EVENT_TRACE_HEADER with 32-bit data. In which releases it holds is not known.
pub const TRACE_HEADER_FULL32: u32 = 0xc00a0000;
/// `TRACE_HEADER_FULL64`. The marker of an EVENT_TRACE_HEADER with 64-bit data. In which releases it holds is not known.
pub const TRACE_HEADER_FULL64: u32 = 0xc0140000;
/// `TRACE_HEADER_INSTANCE32`. The marker of a header of an event instance with 32-bit data. In which releases it holds is not known.
pub const TRACE_HEADER_INSTANCE32: u32 = 0xc00b0000;
/// `TRACE_HEADER_INSTANCE64`. The marker of a header of an event instance with 64-bit data. In which releases it holds is not known.
pub const TRACE_HEADER_INSTANCE64: u32 = 0xc0150000;
/// `EVENT_HEADER_EVENT32`. The upper half of the marker of an EVENT_HEADER with 32-bit data: the 16 bits of its HeaderType. In which releases it holds is not known.
pub const EVENT_HEADER_EVENT32: u32 = 0x0000c012;
/// `EVENT_HEADER_EVENT64`. The upper half of the marker of an EVENT_HEADER with 64-bit data: the 16 bits of its HeaderType. In which releases it holds is not known.
pub const EVENT_HEADER_EVENT64: u32 = 0x0000c013;
/// `EVENT_HEADER_ERROR`. The upper half of a marker with TRACE_HEADER_TYPE_ERROR as its type. Defined; nothing is known to use it. In which releases it holds is not known.
pub const EVENT_HEADER_ERROR: u32 = 0x0000c00d;
/// `TRACE_HEADER_ULONG32_TIME`. A marker whose remark speaks of 16 bits of size, then a ULONG, then a time stamp; no structure for it is known. Defined; nothing is known to use it. In which releases it holds is not known.
pub const TRACE_HEADER_ULONG32_TIME: u32 = 0xb0000000;
/// `TRACE_HEADER_PMC_COUNTERS_SHIFT`. How far to move the bits of TRACE_HEADER_PMC_COUNTERS_MASK to the right for the count. In which releases it holds is not known.
pub const TRACE_HEADER_PMC_COUNTERS_SHIFT: u32 = 0x00000008;
/// `TRACE_HEADER_EXT_ITEMS_MASK`. All bits that say that something is inserted before the data. In which releases it holds is not known.
pub const TRACE_HEADER_EXT_ITEMS_MASK: u32 = 0x00008700;
/// `EVENT_HEADER_SIZE_MASK`. The bits of the marker that are the size, in headers that begin with one. In which releases it holds is not known.
pub const EVENT_HEADER_SIZE_MASK: u32 = 0x0000ffff;
/// `SYSTEM_TRACE_VERSION`. A version of data for markers of system events; no source says of which. In which releases it holds is not known.
pub const SYSTEM_TRACE_VERSION: u32 = 0x00000002;
/// `TRACE_VERSION_MAJOR_WIN7`. The first number of the layout of a log file, 1.5, from 6.1 on. In which releases it holds is not known.
pub const TRACE_VERSION_MAJOR_WIN7: u32 = 0x00000001;
/// `TRACE_VERSION_MINOR_WIN7`. The second number of the layout of a log file, 1.5, from 6.1 on. In which releases it holds is not known.
pub const TRACE_VERSION_MINOR_WIN7: u32 = 0x00000005;
/// `TRACE_VERSION_MAJOR`. The first number of the layout of a log file, 2.0, from 6.2 on and only if buffers are compressed or over 1 MB, or processors more than 256. In which releases it holds is not known.
pub const TRACE_VERSION_MAJOR: u32 = 0x00000002;
/// `TRACE_VERSION_MINOR`. The second number of the layout of a log file, 2.0. In which releases it holds is not known.
pub const TRACE_VERSION_MINOR: u32 = 0x00000000;

/// `SYSTEM_TRACE_MARKER`. The marker of a full header of a system event. In which releases it holds is not known.
///
/// It differs by the pointer size of the data.
#[doc(alias = "SYSTEM_TRACE_MARKER")]
pub const fn system_trace_marker(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc0010000,
        crate::rt::Pointer::Bits64 => 0xc0020000,
    }
}

/// `COMPACT_TRACE_MARKER`. The marker of a compact header of a system event. In which releases it holds is not known.
///
/// It differs by the pointer size of the data.
#[doc(alias = "COMPACT_TRACE_MARKER")]
pub const fn compact_trace_marker(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc0030000,
        crate::rt::Pointer::Bits64 => 0xc0040000,
    }
}

/// `PERFINFO_TRACE_MARKER`. The marker of a small header of a system event. In which releases it holds is not known.
///
/// It differs by the pointer size of the data.
#[doc(alias = "PERFINFO_TRACE_MARKER")]
pub const fn perfinfo_trace_marker(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc0100000,
        crate::rt::Pointer::Bits64 => 0xc0110000,
    }
}

/// `TRACE_HEADER_FULL`. The marker of an EVENT_TRACE_HEADER. In which releases it holds is not known.
///
/// It differs by the pointer size of the data.
#[doc(alias = "TRACE_HEADER_FULL")]
pub const fn trace_header_full(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc00a0000,
        crate::rt::Pointer::Bits64 => 0xc0140000,
    }
}

/// `TRACE_HEADER_INSTANCE`. The marker of a header of an event instance. In which releases it holds is not known.
///
/// It differs by the pointer size of the data.
#[doc(alias = "TRACE_HEADER_INSTANCE")]
pub const fn trace_header_instance(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0xc00b0000,
        crate::rt::Pointer::Bits64 => 0xc0150000,
    }
}

/// `EVENT_HEADER_EVENT`. The upper half of the marker of an EVENT_HEADER. In which releases it holds is not known.
///
/// It differs by the pointer size of the data.
#[doc(alias = "EVENT_HEADER_EVENT")]
pub const fn event_header_event(pointer: crate::rt::Pointer) -> u32 {
    match pointer {
        crate::rt::Pointer::Bits32 => 0x0000c012,
        crate::rt::Pointer::Bits64 => 0x0000c013,
    }
}
