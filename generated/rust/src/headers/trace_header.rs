// Generated from spec/dispatch/TRACE_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Header of an event in a trace buffer.
use crate::rt::*;
pub(crate) static DISPATCH: Dispatch = dispatch(
    "TRACE_HEADER",
    4,
    TRACE_HEADER_CASES,
    &[
        &crate::headers::wnode_header::LAYOUT_1,
        &crate::headers::system_trace_header::LAYOUT_0,
        &crate::headers::compact_system_trace_header::LAYOUT_0,
        &crate::headers::event_trace_header::LAYOUT_1,
        &crate::headers::event_instance_header::LAYOUT_2,
        &crate::headers::event_instance_guid_header::LAYOUT_0,
        &crate::headers::perfinfo_trace_header::LAYOUT_0,
        &crate::headers::event_header::LAYOUT_0,
        &crate::headers::message_trace_header::LAYOUT_0,
    ],
);
/// Cases of [`TraceHeaderView`], in order of evaluation. The first case that matches decides.
pub static TRACE_HEADER_CASES: &[Case] = &[
    Case::new("", 0x0, 0x80000000, 48, 0).of("WNODE_HEADER"),
    Case::new("SYSTEM_TRACE_MARKER32", 0xc0010000, 0xffff0000, 32, 1)
        .of("SYSTEM_TRACE_HEADER")
        .pointer(Pointer::Bits32)
        .sized(32, 0xffff),
    Case::new("SYSTEM_TRACE_MARKER64", 0xc0020000, 0xffff0000, 32, 1)
        .of("SYSTEM_TRACE_HEADER")
        .pointer(Pointer::Bits64)
        .sized(32, 0xffff),
    Case::new("COMPACT_TRACE_MARKER32", 0xc0030000, 0xffff0000, 24, 2)
        .of("COMPACT_SYSTEM_TRACE_HEADER")
        .pointer(Pointer::Bits32)
        .sized(32, 0xffff),
    Case::new("COMPACT_TRACE_MARKER64", 0xc0040000, 0xffff0000, 24, 2)
        .of("COMPACT_SYSTEM_TRACE_HEADER")
        .pointer(Pointer::Bits64)
        .sized(32, 0xffff),
    Case::new("TRACE_HEADER_FULL32", 0xc00a0000, 0xffff0000, 48, 3)
        .of("EVENT_TRACE_HEADER")
        .pointer(Pointer::Bits32)
        .sized(0, 0xffff),
    Case::new("TRACE_HEADER_INSTANCE32", 0xc00b0000, 0xffff0000, 56, 4)
        .of("EVENT_INSTANCE_HEADER")
        .pointer(Pointer::Bits32)
        .log_versions((0, 0), (1, 0))
        .sized(0, 0xffff),
    Case::new("TRACE_HEADER_INSTANCE32", 0xc00b0000, 0xffff0000, 72, 5)
        .of("EVENT_INSTANCE_GUID_HEADER")
        .pointer(Pointer::Bits32)
        .log_versions((1, 1), (255, 255))
        .sized(0, 0xffff),
    Case::new("", 0xc00c0000, 0xffff0000, 4, 65535).sized(0, 0xffff),
    Case::new("", 0xc00d0000, 0xffff0000, 4, 65535).sized(0, 0xffff),
    Case::new("", 0xc00e0000, 0xffff0000, 4, 65535).sized(0, 0xffff),
    Case::new("", 0xc00f0000, 0xffff0000, 4, 65535).sized(0, 0xffff),
    Case::new("PERFINFO_TRACE_MARKER32", 0xc0100000, 0xffff0000, 16, 6)
        .of("PERFINFO_TRACE_HEADER")
        .pointer(Pointer::Bits32)
        .sized(32, 0xffff),
    Case::new("PERFINFO_TRACE_MARKER64", 0xc0110000, 0xffff0000, 16, 6)
        .of("PERFINFO_TRACE_HEADER")
        .pointer(Pointer::Bits64)
        .sized(32, 0xffff),
    Case::new("", 0xc0120000, 0xffff0000, 80, 7)
        .of("EVENT_HEADER")
        .pointer(Pointer::Bits32)
        .sized(0, 0xffff),
    Case::new("", 0xc0130000, 0xffff0000, 80, 7)
        .of("EVENT_HEADER")
        .pointer(Pointer::Bits64)
        .sized(0, 0xffff),
    Case::new("TRACE_HEADER_FULL64", 0xc0140000, 0xffff0000, 48, 3)
        .of("EVENT_TRACE_HEADER")
        .pointer(Pointer::Bits64)
        .sized(0, 0xffff),
    Case::new("TRACE_HEADER_INSTANCE64", 0xc0150000, 0xffff0000, 72, 5)
        .of("EVENT_INSTANCE_GUID_HEADER")
        .pointer(Pointer::Bits64)
        .sized(0, 0xffff),
    Case::new("", 0x90000000, 0xff000000, 8, 8)
        .of("MESSAGE_TRACE_HEADER")
        .sized(0, 0xffff),
    Case::new("TRACE_HEADER_ULONG32_TIME", 0xb0000000, 0xffff0000, 4, 65535),
];
/// Alignment in bytes: each one starts at a multiple of it from the start of its container.
pub const TRACE_HEADER_ALIGNMENT: usize = 8;
/// Kind of structure that an integer selects. See [`TraceHeaderView`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum TraceHeaderKind {
    /// `WNODE_HEADER`: Header of a Windows Management Instrumentation (WMI) data block.
    WnodeHeader,
    /// `SYSTEM_TRACE_HEADER`: Header of a system event with its thread, process and, in the full form, processor times.
    SystemTraceHeader,
    /// `COMPACT_SYSTEM_TRACE_HEADER`: SYSTEM_TRACE_HEADER that ends after the time stamp.
    CompactSystemTraceHeader,
    /// `EVENT_TRACE_HEADER`: Header of an event written by a classic provider.
    EventTraceHeader,
    /// `EVENT_INSTANCE_HEADER`: Header of a classic event that specifies its instance and the parent instance.
    EventInstanceHeader,
    /// `EVENT_INSTANCE_GUID_HEADER`: Header of a classic event with an instance, with GUIDs for the classes.
    EventInstanceGuidHeader,
    /// `PERFINFO_TRACE_HEADER`: Header of a system event without thread, process and processor times.
    PerfinfoTraceHeader,
    /// `EVENT_HEADER`: Header of an event written through the provider interfaces of Windows Vista and later.
    EventHeader,
    /// `MESSAGE_TRACE_HEADER`: Header of a message: a message number, and flags that indicate what follows.
    MessageTraceHeader,
    /// No case matches, or the structure is unknown.
    Unknown,
}
impl TraceHeaderKind {
    /// Returns the kind of structure of a case of [`TRACE_HEADER_CASES`].
    #[inline]
    pub fn of(case: &Case) -> Self {
        match case.variant {
            0 => Self::WnodeHeader,
            1 => Self::SystemTraceHeader,
            2 => Self::CompactSystemTraceHeader,
            3 => Self::EventTraceHeader,
            4 => Self::EventInstanceHeader,
            5 => Self::EventInstanceGuidHeader,
            6 => Self::PerfinfoTraceHeader,
            7 => Self::EventHeader,
            8 => Self::MessageTraceHeader,
            _ => Self::Unknown,
        }
    }
    /// Returns Microsoft's name of the structure.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Self::WnodeHeader => Some("WNODE_HEADER"),
            Self::SystemTraceHeader => Some("SYSTEM_TRACE_HEADER"),
            Self::CompactSystemTraceHeader => Some("COMPACT_SYSTEM_TRACE_HEADER"),
            Self::EventTraceHeader => Some("EVENT_TRACE_HEADER"),
            Self::EventInstanceHeader => Some("EVENT_INSTANCE_HEADER"),
            Self::EventInstanceGuidHeader => Some("EVENT_INSTANCE_GUID_HEADER"),
            Self::PerfinfoTraceHeader => Some("PERFINFO_TRACE_HEADER"),
            Self::EventHeader => Some("EVENT_HEADER"),
            Self::MessageTraceHeader => Some("MESSAGE_TRACE_HEADER"),
            Self::Unknown => None,
        }
    }
}
/// Header of an event in a trace buffer.
///
/// The highest bit of the first dword is set in every trace header and clear in a WNODE_HEADER, which begins with a
/// size. The second-highest bit distinguishes messages from the other headers, which have a type in the third byte.
///
/// Source: Geoff Chappell, *Trace Headers*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum TraceHeaderView<'a> {
    /// `WNODE_HEADER`: Header of a Windows Management Instrumentation (WMI) data block.
    WnodeHeader(crate::headers::WnodeHeaderPtr64View<'a>),
    /// `SYSTEM_TRACE_HEADER`: Header of a system event with its thread, process and, in the full form, processor times.
    SystemTraceHeader(crate::headers::SystemTraceHeaderView<'a>),
    /// `COMPACT_SYSTEM_TRACE_HEADER`: SYSTEM_TRACE_HEADER that ends after the time stamp.
    CompactSystemTraceHeader(crate::headers::CompactSystemTraceHeaderView<'a>),
    /// `EVENT_TRACE_HEADER`: Header of an event written by a classic provider.
    EventTraceHeader(crate::headers::EventTraceHeaderView<'a>),
    /// `EVENT_INSTANCE_HEADER`: Header of a classic event that specifies its instance and the parent instance.
    EventInstanceHeader(crate::headers::EventInstanceHeaderView<'a>),
    /// `EVENT_INSTANCE_GUID_HEADER`: Header of a classic event with an instance, with GUIDs for the classes.
    EventInstanceGuidHeader(crate::headers::EventInstanceGuidHeaderView<'a>),
    /// `PERFINFO_TRACE_HEADER`: Header of a system event without thread, process and processor times.
    PerfinfoTraceHeader(crate::headers::PerfinfoTraceHeaderView<'a>),
    /// `EVENT_HEADER`: Header of an event written through the provider interfaces of Windows Vista and later.
    EventHeader(crate::headers::EventHeaderView<'a>),
    /// `MESSAGE_TRACE_HEADER`: Header of a message: a message number, and flags that indicate what follows.
    MessageTraceHeader(crate::headers::MessageTraceHeaderView<'a>),
    /// Bytes for which no case matches, or whose structure is unknown.
    Unknown(&'a [u8]),
}
impl<'a> TraceHeaderView<'a> {
    /// Returns the case that an integer selects, if any.
    ///
    /// `log_version` is the version of the log file, or `None` for the newest; see [`Case::holds`]. Versions that cases
    /// distinguish: up to `(1, 0)`; from `(1, 1)`.
    #[inline]
    pub fn case(value: u64, log_version: Option<(u8, u8)>) -> Option<&'static Case> {
        let version = log_version.unwrap_or((u8::MAX, u8::MAX));
        let index: usize = match value & 0x80000000 {
            0x0 => 0,
            _ => {
                match value & 0xffff0000 {
                    0xc0010000 => 1,
                    0xc0020000 => 2,
                    0xc0030000 => 3,
                    0xc0040000 => 4,
                    0xc00a0000 => 5,
                    0xc00b0000 if version <= (1, 0) => 6,
                    0xc00b0000 if version >= (1, 1) => 7,
                    0xc00c0000 => 8,
                    0xc00d0000 => 9,
                    0xc00e0000 => 10,
                    0xc00f0000 => 11,
                    0xc0100000 => 12,
                    0xc0110000 => 13,
                    0xc0120000 => 14,
                    0xc0130000 => 15,
                    0xc0140000 => 16,
                    0xc0150000 => 17,
                    _ => {
                        match value & 0xff000000 {
                            0x90000000 => 18,
                            _ => {
                                match value & 0xffff0000 {
                                    0xb0000000 => 19,
                                    _ => return None,
                                }
                            }
                        }
                    }
                }
            }
        };
        TRACE_HEADER_CASES.get(index)
    }
    /// Returns the value of [`TRACE_HEADER_TYPE`](crate::headers::TraceHeaderType) that selects a case. `None` if other
    /// bits select it.
    #[inline]
    pub fn trace_header_type(case: &Case) -> Option<crate::headers::TraceHeaderType> {
        match case.mask & 0xff0000 {
            0xff0000 => {
                Some(
                    crate::headers::TraceHeaderType(
                        ((case.value & 0xff0000) >> 16) as u8,
                    ),
                )
            }
            _ => None,
        }
    }
    /// Creates a view of the structure of a case, which must be one of [`TRACE_HEADER_CASES`].
    ///
    /// # Errors
    ///
    /// The errors of the structure's view.
    #[inline]
    pub fn from_case(case: &Case, bytes: &'a [u8]) -> Result<Self, Error> {
        Ok(
            match case.variant {
                0 => Self::WnodeHeader(crate::headers::WnodeHeaderPtr64View::new(bytes)?),
                1 => {
                    Self::SystemTraceHeader(
                        crate::headers::SystemTraceHeaderView::new(bytes)?,
                    )
                }
                2 => {
                    Self::CompactSystemTraceHeader(
                        crate::headers::CompactSystemTraceHeaderView::new(bytes)?,
                    )
                }
                3 => {
                    Self::EventTraceHeader(
                        crate::headers::EventTraceHeaderView::new(bytes)?,
                    )
                }
                4 => {
                    Self::EventInstanceHeader(
                        crate::headers::EventInstanceHeaderView::new(bytes)?,
                    )
                }
                5 => {
                    Self::EventInstanceGuidHeader(
                        crate::headers::EventInstanceGuidHeaderView::new(bytes)?,
                    )
                }
                6 => {
                    Self::PerfinfoTraceHeader(
                        crate::headers::PerfinfoTraceHeaderView::new(bytes)?,
                    )
                }
                7 => Self::EventHeader(crate::headers::EventHeaderView::new(bytes)?),
                8 => {
                    Self::MessageTraceHeader(
                        crate::headers::MessageTraceHeaderView::new(bytes)?,
                    )
                }
                _ => Self::Unknown(bytes),
            },
        )
    }
    /// Returns the kind of structure.
    #[inline]
    pub fn kind(&self) -> TraceHeaderKind {
        match self {
            Self::WnodeHeader(_) => TraceHeaderKind::WnodeHeader,
            Self::SystemTraceHeader(_) => TraceHeaderKind::SystemTraceHeader,
            Self::CompactSystemTraceHeader(_) => {
                TraceHeaderKind::CompactSystemTraceHeader
            }
            Self::EventTraceHeader(_) => TraceHeaderKind::EventTraceHeader,
            Self::EventInstanceHeader(_) => TraceHeaderKind::EventInstanceHeader,
            Self::EventInstanceGuidHeader(_) => TraceHeaderKind::EventInstanceGuidHeader,
            Self::PerfinfoTraceHeader(_) => TraceHeaderKind::PerfinfoTraceHeader,
            Self::EventHeader(_) => TraceHeaderKind::EventHeader,
            Self::MessageTraceHeader(_) => TraceHeaderKind::MessageTraceHeader,
            Self::Unknown(_) => TraceHeaderKind::Unknown,
        }
    }
    /// Returns the payload: the bytes after the header and its inserted items. Empty if the header does not contain the
    /// total size.
    ///
    /// # Errors
    ///
    /// The errors of the structure's `data`.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        match self {
            Self::SystemTraceHeader(view) => view.data(),
            Self::CompactSystemTraceHeader(view) => view.data(),
            Self::EventTraceHeader(view) => view.data(),
            Self::EventInstanceHeader(view) => view.data(),
            Self::EventInstanceGuidHeader(view) => view.data(),
            Self::PerfinfoTraceHeader(view) => view.data(),
            Self::EventHeader(view) => view.data(),
            Self::MessageTraceHeader(view) => view.data(),
            _ => Ok(&[]),
        }
    }
    /// Returns the total size in bytes, header and payload included, if the header contains it.
    #[inline]
    pub fn total_size(&self) -> Option<usize> {
        match self {
            Self::SystemTraceHeader(view) => Some(view.total_size()),
            Self::CompactSystemTraceHeader(view) => Some(view.total_size()),
            Self::EventTraceHeader(view) => Some(view.total_size()),
            Self::EventInstanceHeader(view) => Some(view.total_size()),
            Self::EventInstanceGuidHeader(view) => Some(view.total_size()),
            Self::PerfinfoTraceHeader(view) => Some(view.total_size()),
            Self::EventHeader(view) => Some(view.total_size()),
            Self::MessageTraceHeader(view) => Some(view.total_size()),
            _ => None,
        }
    }
    /// Returns the offset of the payload from the start of the header. `None` if parts of variable length precede the
    /// payload; see [`data`](Self::data).
    #[inline]
    pub fn data_offset(&self) -> Option<usize> {
        match self {
            Self::SystemTraceHeader(view) => Some(view.data_offset()),
            Self::CompactSystemTraceHeader(view) => Some(view.data_offset()),
            Self::EventTraceHeader(view) => Some(view.data_offset()),
            Self::EventInstanceHeader(view) => Some(view.data_offset()),
            Self::EventInstanceGuidHeader(view) => Some(view.data_offset()),
            Self::PerfinfoTraceHeader(view) => Some(view.data_offset()),
            _ => None,
        }
    }
    /// Time stamp of the event, in units of the session clock. `None` if the structure has no such field.
    #[inline]
    pub fn time_stamp(&self) -> Option<i64> {
        match self {
            Self::SystemTraceHeader(view) => Some(load::<i64>(view.as_bytes(), 16)),
            Self::CompactSystemTraceHeader(view) => {
                Some(load::<i64>(view.as_bytes(), 16))
            }
            Self::EventTraceHeader(view) => Some(load::<i64>(view.as_bytes(), 16)),
            Self::EventInstanceHeader(view) => Some(load::<i64>(view.as_bytes(), 16)),
            Self::EventInstanceGuidHeader(view) => Some(load::<i64>(view.as_bytes(), 16)),
            Self::PerfinfoTraceHeader(view) => Some(load::<i64>(view.as_bytes(), 8)),
            Self::EventHeader(view) => Some(load::<i64>(view.as_bytes(), 16)),
            Self::MessageTraceHeader(view) => {
                view.tail().ok().and_then(|tail| tail.time_stamp)
            }
            _ => None,
        }
    }
    /// Process ID of the writer. `None` if the structure has no such field.
    #[inline]
    pub fn process_id(&self) -> Option<u32> {
        match self {
            Self::SystemTraceHeader(view) => Some(load::<u32>(view.as_bytes(), 12)),
            Self::CompactSystemTraceHeader(view) => {
                Some(load::<u32>(view.as_bytes(), 12))
            }
            Self::EventTraceHeader(view) => Some(load::<u32>(view.as_bytes(), 12)),
            Self::EventInstanceHeader(view) => Some(load::<u32>(view.as_bytes(), 12)),
            Self::EventInstanceGuidHeader(view) => Some(load::<u32>(view.as_bytes(), 12)),
            Self::EventHeader(view) => Some(load::<u32>(view.as_bytes(), 12)),
            Self::MessageTraceHeader(view) => {
                view.tail().ok().and_then(|tail| tail.process_id)
            }
            _ => None,
        }
    }
    /// Thread ID of the writer. `None` if the structure has no such field.
    #[inline]
    pub fn thread_id(&self) -> Option<u32> {
        match self {
            Self::SystemTraceHeader(view) => Some(load::<u32>(view.as_bytes(), 8)),
            Self::CompactSystemTraceHeader(view) => Some(load::<u32>(view.as_bytes(), 8)),
            Self::EventTraceHeader(view) => Some(load::<u32>(view.as_bytes(), 8)),
            Self::EventInstanceHeader(view) => Some(load::<u32>(view.as_bytes(), 8)),
            Self::EventInstanceGuidHeader(view) => Some(load::<u32>(view.as_bytes(), 8)),
            Self::EventHeader(view) => Some(load::<u32>(view.as_bytes(), 8)),
            Self::MessageTraceHeader(view) => {
                view.tail().ok().and_then(|tail| tail.thread_id)
            }
            _ => None,
        }
    }
    /// Processor time of the thread in kernel mode, in units of the session's timer resolution. `None` if the structure
    /// has no such field.
    #[inline]
    pub fn kernel_time(&self) -> Option<u32> {
        match self {
            Self::SystemTraceHeader(view) => Some(load::<u32>(view.as_bytes(), 24)),
            Self::EventTraceHeader(view) => Some(load::<u32>(view.as_bytes(), 40)),
            Self::EventInstanceHeader(view) => Some(load::<u32>(view.as_bytes(), 40)),
            Self::EventInstanceGuidHeader(view) => Some(load::<u32>(view.as_bytes(), 40)),
            Self::EventHeader(view) => Some(load::<u32>(view.as_bytes(), 56)),
            _ => None,
        }
    }
    /// Processor time of the thread in user mode, in units of the session's timer resolution. `None` if the structure
    /// has no such field.
    #[inline]
    pub fn user_time(&self) -> Option<u32> {
        match self {
            Self::SystemTraceHeader(view) => Some(load::<u32>(view.as_bytes(), 28)),
            Self::EventTraceHeader(view) => Some(load::<u32>(view.as_bytes(), 44)),
            Self::EventInstanceHeader(view) => Some(load::<u32>(view.as_bytes(), 44)),
            Self::EventInstanceGuidHeader(view) => Some(load::<u32>(view.as_bytes(), 44)),
            Self::EventHeader(view) => Some(load::<u32>(view.as_bytes(), 60)),
            _ => None,
        }
    }
    /// Processor time of the thread as one number. It shares its bytes with kernel and user time; which of the two
    /// holds depends on the session. `None` if the structure has no such field.
    #[inline]
    pub fn processor_time(&self) -> Option<u64> {
        match self {
            Self::EventTraceHeader(view) => Some(load::<u64>(view.as_bytes(), 40)),
            Self::EventInstanceHeader(view) => Some(load::<u64>(view.as_bytes(), 40)),
            Self::EventInstanceGuidHeader(view) => Some(load::<u64>(view.as_bytes(), 40)),
            Self::EventHeader(view) => Some(load::<u64>(view.as_bytes(), 56)),
            _ => None,
        }
    }
    /// Hook ID of a kernel event. `None` if the structure has no such field.
    #[inline]
    pub fn hook_id(&self) -> Option<crate::headers::HookId> {
        match self {
            Self::SystemTraceHeader(view) => {
                Some(load::<crate::headers::HookId>(view.as_bytes(), 6))
            }
            Self::CompactSystemTraceHeader(view) => {
                Some(load::<crate::headers::HookId>(view.as_bytes(), 6))
            }
            Self::PerfinfoTraceHeader(view) => {
                Some(load::<crate::headers::HookId>(view.as_bytes(), 6))
            }
            _ => None,
        }
    }
    /// Provider GUID, or class GUID of a classic event. `None` if the structure has no such field.
    #[inline]
    pub fn provider(&self) -> Option<Guid> {
        match self {
            Self::EventTraceHeader(view) => Some(load::<Guid>(view.as_bytes(), 24)),
            Self::EventInstanceGuidHeader(view) => {
                Some(load::<Guid>(view.as_bytes(), 24))
            }
            Self::EventHeader(view) => Some(load::<Guid>(view.as_bytes(), 24)),
            _ => None,
        }
    }
    /// Handle that represents the class GUID. `None` if the structure has no such field.
    #[inline]
    pub fn provider_handle(&self) -> Option<u64> {
        match self {
            Self::EventInstanceHeader(view) => Some(load::<u64>(view.as_bytes(), 24)),
            _ => None,
        }
    }
    /// Event ID within the provider. `None` if the structure has no such field.
    #[inline]
    pub fn event_id(&self) -> Option<u16> {
        match self {
            Self::EventHeader(view) => Some(load::<u16>(view.as_bytes(), 40)),
            _ => None,
        }
    }
    /// Version of the event. `None` if the structure has no such field.
    #[inline]
    pub fn event_version(&self) -> Option<u16> {
        match self {
            Self::SystemTraceHeader(view) => Some(load::<u16>(view.as_bytes(), 0) & 0xff),
            Self::CompactSystemTraceHeader(view) => {
                Some(load::<u16>(view.as_bytes(), 0) & 0xff)
            }
            Self::EventTraceHeader(view) => Some(load::<u16>(view.as_bytes(), 6)),
            Self::EventInstanceHeader(view) => Some(load::<u16>(view.as_bytes(), 6)),
            Self::EventInstanceGuidHeader(view) => Some(load::<u16>(view.as_bytes(), 6)),
            Self::PerfinfoTraceHeader(view) => {
                Some(load::<u16>(view.as_bytes(), 0) & 0xff)
            }
            Self::EventHeader(view) => Some(u16::from(load::<u8>(view.as_bytes(), 42))),
            _ => None,
        }
    }
    /// Opcode, or event type of a classic or kernel event. `None` if the structure has no such field.
    #[inline]
    pub fn opcode(&self) -> Option<u8> {
        match self {
            Self::SystemTraceHeader(view) => Some(load::<u8>(view.as_bytes(), 6)),
            Self::CompactSystemTraceHeader(view) => Some(load::<u8>(view.as_bytes(), 6)),
            Self::EventTraceHeader(view) => Some(load::<u8>(view.as_bytes(), 4)),
            Self::EventInstanceHeader(view) => Some(load::<u8>(view.as_bytes(), 4)),
            Self::EventInstanceGuidHeader(view) => Some(load::<u8>(view.as_bytes(), 4)),
            Self::PerfinfoTraceHeader(view) => Some(load::<u8>(view.as_bytes(), 6)),
            Self::EventHeader(view) => Some(load::<u8>(view.as_bytes(), 45)),
            _ => None,
        }
    }
    /// Level; lower is more severe. `None` if the structure has no such field.
    #[inline]
    pub fn level(&self) -> Option<u8> {
        match self {
            Self::EventTraceHeader(view) => Some(load::<u8>(view.as_bytes(), 5)),
            Self::EventInstanceHeader(view) => Some(load::<u8>(view.as_bytes(), 5)),
            Self::EventInstanceGuidHeader(view) => Some(load::<u8>(view.as_bytes(), 5)),
            Self::EventHeader(view) => Some(load::<u8>(view.as_bytes(), 44)),
            _ => None,
        }
    }
    /// Channel. `None` if the structure has no such field.
    #[inline]
    pub fn channel(&self) -> Option<u8> {
        match self {
            Self::EventHeader(view) => Some(load::<u8>(view.as_bytes(), 43)),
            _ => None,
        }
    }
    /// Task within the provider. `None` if the structure has no such field.
    #[inline]
    pub fn task(&self) -> Option<u16> {
        match self {
            Self::EventHeader(view) => Some(load::<u16>(view.as_bytes(), 46)),
            _ => None,
        }
    }
    /// Keyword bits. `None` if the structure has no such field.
    #[inline]
    pub fn keyword(&self) -> Option<u64> {
        match self {
            Self::EventHeader(view) => Some(load::<u64>(view.as_bytes(), 48)),
            _ => None,
        }
    }
    /// Activity ID. `None` if the structure has no such field.
    #[inline]
    pub fn activity_id(&self) -> Option<Guid> {
        match self {
            Self::EventHeader(view) => Some(load::<Guid>(view.as_bytes(), 64)),
            _ => None,
        }
    }
    /// Message number, within its GUID or component. `None` if the structure has no such field.
    #[inline]
    pub fn message_number(&self) -> Option<u16> {
        match self {
            Self::MessageTraceHeader(view) => Some(load::<u16>(view.as_bytes(), 4)),
            _ => None,
        }
    }
    /// GUID that the message number belongs to. `None` if the structure has no such field.
    #[inline]
    pub fn message_guid(&self) -> Option<Guid> {
        match self {
            Self::MessageTraceHeader(view) => {
                view.tail().ok().and_then(|tail| tail.message_guid)
            }
            _ => None,
        }
    }
    /// Component ID that the message number belongs to. `None` if the structure has no such field.
    #[inline]
    pub fn component_id(&self) -> Option<u32> {
        match self {
            Self::MessageTraceHeader(view) => {
                view.tail().ok().and_then(|tail| tail.component_id)
            }
            _ => None,
        }
    }
    /// Sequence number of the message. `None` if the structure has no such field.
    #[inline]
    pub fn sequence_number(&self) -> Option<u32> {
        match self {
            Self::MessageTraceHeader(view) => {
                view.tail().ok().and_then(|tail| tail.sequence_number)
            }
            _ => None,
        }
    }
    /// Instance ID within the class. `None` if the structure has no such field.
    #[inline]
    pub fn instance_id(&self) -> Option<u32> {
        match self {
            Self::EventInstanceHeader(view) => Some(load::<u32>(view.as_bytes(), 32)),
            Self::EventInstanceGuidHeader(view) => Some(load::<u32>(view.as_bytes(), 48)),
            _ => None,
        }
    }
    /// Instance ID of the parent, within the parent's class. `None` if the structure has no such field.
    #[inline]
    pub fn parent_instance_id(&self) -> Option<u32> {
        match self {
            Self::EventInstanceHeader(view) => Some(load::<u32>(view.as_bytes(), 36)),
            Self::EventInstanceGuidHeader(view) => Some(load::<u32>(view.as_bytes(), 52)),
            _ => None,
        }
    }
    /// Class GUID of the parent instance. `None` if the structure has no such field.
    #[inline]
    pub fn parent_provider(&self) -> Option<Guid> {
        match self {
            Self::EventInstanceGuidHeader(view) => {
                Some(load::<Guid>(view.as_bytes(), 56))
            }
            _ => None,
        }
    }
    /// Handle that represents the class GUID of the parent instance. `None` if the structure has no such field.
    #[inline]
    pub fn parent_provider_handle(&self) -> Option<u64> {
        match self {
            Self::EventInstanceHeader(view) => Some(load::<u64>(view.as_bytes(), 48)),
            _ => None,
        }
    }
    /// Creates a view of the structure that an integer selects in the newest version of the log file.
    ///
    /// # Errors
    ///
    /// The errors of the structure.
    #[inline]
    pub fn of(value: u32, bytes: &'a [u8]) -> Result<Self, Error> {
        Ok(Self::split_as(Self::case(value as u64, None), bytes)?.0)
    }
    /// Creates a view of the structure that the first bytes select.
    ///
    /// `log_version` is the version of the log file, or `None` for the newest; see [`Case::holds`]. Versions that cases
    /// distinguish: up to `(1, 0)`; from `(1, 1)`.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if the bytes end before the integer does, and the errors of the structure.
    #[inline]
    pub fn new(bytes: &'a [u8], log_version: Option<(u8, u8)>) -> Result<Self, Error> {
        Ok(Self::split_in(bytes, log_version)?.0)
    }
    fn split_in(
        bytes: &'a [u8],
        log_version: Option<(u8, u8)>,
    ) -> Result<(Self, &'a [u8]), Error> {
        match bytes.first_chunk() {
            Some(first) => {
                Self::split_as(
                    Self::case(u32::from_le_bytes(*first) as u64, log_version),
                    bytes,
                )
            }
            None => {
                Err(Error::TooShort {
                    name: "TRACE_HEADER",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    fn split_as(
        case: Option<&Case>,
        bytes: &'a [u8],
    ) -> Result<(Self, &'a [u8]), Error> {
        match case.map_or(u16::MAX, |case| case.variant) {
            0 => Split::split(bytes).map(|(view, rest)| (Self::WnodeHeader(view), rest)),
            1 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::SystemTraceHeader(view), rest))
            }
            2 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::CompactSystemTraceHeader(view), rest))
            }
            3 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventTraceHeader(view), rest))
            }
            4 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventInstanceHeader(view), rest))
            }
            5 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::EventInstanceGuidHeader(view), rest))
            }
            6 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::PerfinfoTraceHeader(view), rest))
            }
            7 => Split::split(bytes).map(|(view, rest)| (Self::EventHeader(view), rest)),
            8 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::MessageTraceHeader(view), rest))
            }
            _ => Ok((Self::Unknown(bytes), &[])),
        }
    }
}
impl<'a> Split<'a> for TraceHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = TraceHeader;
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Self::split_in(bytes, None)
    }
    #[cfg(feature = "alloc")]
    fn to_owned_value(&self) -> Result<TraceHeader, Error> {
        Ok(
            match self {
                Self::WnodeHeader(view) => {
                    TraceHeader::WnodeHeader(view.to_owned_value()?)
                }
                Self::SystemTraceHeader(view) => {
                    TraceHeader::SystemTraceHeader(view.to_owned_value()?)
                }
                Self::CompactSystemTraceHeader(view) => {
                    TraceHeader::CompactSystemTraceHeader(view.to_owned_value()?)
                }
                Self::EventTraceHeader(view) => {
                    TraceHeader::EventTraceHeader(view.to_owned_value()?)
                }
                Self::EventInstanceHeader(view) => {
                    TraceHeader::EventInstanceHeader(view.to_owned_value()?)
                }
                Self::EventInstanceGuidHeader(view) => {
                    TraceHeader::EventInstanceGuidHeader(view.to_owned_value()?)
                }
                Self::PerfinfoTraceHeader(view) => {
                    TraceHeader::PerfinfoTraceHeader(view.to_owned_value()?)
                }
                Self::EventHeader(view) => {
                    TraceHeader::EventHeader(view.to_owned_value()?)
                }
                Self::MessageTraceHeader(view) => {
                    TraceHeader::MessageTraceHeader(view.to_owned_value()?)
                }
                Self::Unknown(bytes) => TraceHeader::Unknown(bytes.to_vec()),
            },
        )
    }
}
/// Header of an event in a trace buffer.
///
/// The highest bit of the first dword is set in every trace header and clear in a WNODE_HEADER, which begins with a
/// size. The second-highest bit distinguishes messages from the other headers, which have a type in the third byte.
///
/// Source: Geoff Chappell, *Trace Headers*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[non_exhaustive]
pub enum TraceHeader {
    /// `WNODE_HEADER`: Header of a Windows Management Instrumentation (WMI) data block.
    WnodeHeader(crate::headers::WnodeHeaderPtr64),
    /// `SYSTEM_TRACE_HEADER`: Header of a system event with its thread, process and, in the full form, processor times.
    SystemTraceHeader(crate::headers::SystemTraceHeader),
    /// `COMPACT_SYSTEM_TRACE_HEADER`: SYSTEM_TRACE_HEADER that ends after the time stamp.
    CompactSystemTraceHeader(crate::headers::CompactSystemTraceHeader),
    /// `EVENT_TRACE_HEADER`: Header of an event written by a classic provider.
    EventTraceHeader(crate::headers::EventTraceHeader),
    /// `EVENT_INSTANCE_HEADER`: Header of a classic event that specifies its instance and the parent instance.
    EventInstanceHeader(crate::headers::EventInstanceHeader),
    /// `EVENT_INSTANCE_GUID_HEADER`: Header of a classic event with an instance, with GUIDs for the classes.
    EventInstanceGuidHeader(crate::headers::EventInstanceGuidHeader),
    /// `PERFINFO_TRACE_HEADER`: Header of a system event without thread, process and processor times.
    PerfinfoTraceHeader(crate::headers::PerfinfoTraceHeader),
    /// `EVENT_HEADER`: Header of an event written through the provider interfaces of Windows Vista and later.
    EventHeader(crate::headers::EventHeader),
    /// `MESSAGE_TRACE_HEADER`: Header of a message: a message number, and flags that indicate what follows.
    MessageTraceHeader(crate::headers::MessageTraceHeader),
    /// Bytes for which no case matches, or whose structure is unknown.
    Unknown(alloc::vec::Vec<u8>),
}
#[cfg(feature = "alloc")]
impl Default for TraceHeader {
    /// Returns a value of unknown structure without bytes.
    fn default() -> Self {
        Self::Unknown(alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for TraceHeader {}
#[cfg(feature = "alloc")]
impl Tailed for TraceHeader {
    const NAME: &'static str = "TRACE_HEADER";
    const FIXED: usize = 4;
    fn tail_len(_: &[u8]) -> Result<Option<u64>, Error> {
        Ok(None)
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        TraceHeaderView::split(bytes)?.0.to_owned_value()
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        match self {
            Self::WnodeHeader(value) => out.extend_from_slice(value.as_bytes()),
            Self::SystemTraceHeader(value) => out.extend_from_slice(value.as_bytes()),
            Self::CompactSystemTraceHeader(value) => {
                out.extend_from_slice(value.as_bytes())
            }
            Self::EventTraceHeader(value) => out.extend_from_slice(value.as_bytes()),
            Self::EventInstanceHeader(value) => out.extend_from_slice(value.as_bytes()),
            Self::EventInstanceGuidHeader(value) => {
                out.extend_from_slice(value.as_bytes())
            }
            Self::PerfinfoTraceHeader(value) => Tailed::append_to(value, out)?,
            Self::EventHeader(value) => Tailed::append_to(value, out)?,
            Self::MessageTraceHeader(value) => Tailed::append_to(value, out)?,
            Self::Unknown(bytes) => out.extend_from_slice(bytes),
        }
        Ok(())
    }
}
