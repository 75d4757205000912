// Generated from spec/dispatch/TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The header of an event in a trace buffer.
#[allow(unused_imports)]
use crate::rt::*;
/// The cases of [`TraceHeaderView`]; the first that holds is the one.
pub static TRACE_HEADER_CASES: &[Case] = &[
    Case::new("", (0x0, 0x80000000), Some("WNODE_HEADER"), None, (0, 0), (255, 255), 0),
    Case::new(
        "SYSTEM_TRACE_MARKER32",
        (0xc0010000, 0xffff0000),
        Some("SYSTEM_TRACE_HEADER"),
        Some(Pointer::Bits32),
        (0, 0),
        (255, 255),
        1,
    ),
    Case::new(
        "SYSTEM_TRACE_MARKER64",
        (0xc0020000, 0xffff0000),
        Some("SYSTEM_TRACE_HEADER"),
        Some(Pointer::Bits64),
        (0, 0),
        (255, 255),
        1,
    ),
    Case::new(
        "COMPACT_TRACE_MARKER32",
        (0xc0030000, 0xffff0000),
        Some("COMPACT_SYSTEM_TRACE_HEADER"),
        Some(Pointer::Bits32),
        (0, 0),
        (255, 255),
        2,
    ),
    Case::new(
        "COMPACT_TRACE_MARKER64",
        (0xc0040000, 0xffff0000),
        Some("COMPACT_SYSTEM_TRACE_HEADER"),
        Some(Pointer::Bits64),
        (0, 0),
        (255, 255),
        2,
    ),
    Case::new(
        "TRACE_HEADER_FULL32",
        (0xc00a0000, 0xffff0000),
        Some("EVENT_TRACE_HEADER"),
        Some(Pointer::Bits32),
        (0, 0),
        (255, 255),
        3,
    ),
    Case::new(
        "TRACE_HEADER_INSTANCE32",
        (0xc00b0000, 0xffff0000),
        Some("EVENT_INSTANCE_HEADER"),
        Some(Pointer::Bits32),
        (0, 0),
        (1, 0),
        4,
    ),
    Case::new(
        "TRACE_HEADER_INSTANCE32",
        (0xc00b0000, 0xffff0000),
        Some("EVENT_INSTANCE_GUID_HEADER"),
        Some(Pointer::Bits32),
        (1, 1),
        (255, 255),
        5,
    ),
    Case::new("", (0xc00c0000, 0xffff0000), None, None, (0, 0), (255, 255), 65535),
    Case::new("", (0xc00d0000, 0xffff0000), None, None, (0, 0), (255, 255), 65535),
    Case::new("", (0xc00e0000, 0xffff0000), None, None, (0, 0), (255, 255), 65535),
    Case::new("", (0xc00f0000, 0xffff0000), None, None, (0, 0), (255, 255), 65535),
    Case::new(
        "PERFINFO_TRACE_MARKER32",
        (0xc0100000, 0xffff0000),
        Some("PERFINFO_TRACE_HEADER"),
        Some(Pointer::Bits32),
        (0, 0),
        (255, 255),
        6,
    ),
    Case::new(
        "PERFINFO_TRACE_MARKER64",
        (0xc0110000, 0xffff0000),
        Some("PERFINFO_TRACE_HEADER"),
        Some(Pointer::Bits64),
        (0, 0),
        (255, 255),
        6,
    ),
    Case::new(
        "",
        (0xc0120000, 0xffff0000),
        Some("EVENT_HEADER"),
        Some(Pointer::Bits32),
        (0, 0),
        (255, 255),
        7,
    ),
    Case::new(
        "",
        (0xc0130000, 0xffff0000),
        Some("EVENT_HEADER"),
        Some(Pointer::Bits64),
        (0, 0),
        (255, 255),
        7,
    ),
    Case::new(
        "TRACE_HEADER_FULL64",
        (0xc0140000, 0xffff0000),
        Some("EVENT_TRACE_HEADER"),
        Some(Pointer::Bits64),
        (0, 0),
        (255, 255),
        3,
    ),
    Case::new(
        "TRACE_HEADER_INSTANCE64",
        (0xc0150000, 0xffff0000),
        Some("EVENT_INSTANCE_GUID_HEADER"),
        Some(Pointer::Bits64),
        (0, 0),
        (255, 255),
        5,
    ),
    Case::new(
        "",
        (0x90000000, 0xff000000),
        Some("MESSAGE_TRACE_HEADER"),
        None,
        (0, 0),
        (255, 255),
        8,
    ),
    Case::new(
        "TRACE_HEADER_ULONG32_TIME",
        (0xb0000000, 0xffff0000),
        None,
        None,
        (0, 0),
        (255, 255),
        65535,
    ),
];
/// The header of an event in a trace buffer.
///
/// The highest bit of the first dword is clear in a WNODE_HEADER, which begins with a size, and set in every trace header. The next one tells messages from the rest, which have a type in the third byte.
///
/// Source: Geoff Chappell, *Trace Headers*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum TraceHeaderView<'a> {
    /// `WNODE_HEADER`: The header of a data block of Windows Management Instrumentation.
    WnodeHeaderX64(crate::headers::WnodeHeaderX64View<'a>),
    /// `SYSTEM_TRACE_HEADER`: The header of a system event that tells its thread, its process and, in full, processor times.
    SystemTraceHeader(crate::headers::SystemTraceHeaderView<'a>),
    /// `COMPACT_SYSTEM_TRACE_HEADER`: A SYSTEM_TRACE_HEADER that ends after the time stamp.
    CompactSystemTraceHeader(crate::headers::CompactSystemTraceHeaderView<'a>),
    /// `EVENT_TRACE_HEADER`: The header of an event that a classic provider wrote.
    EventTraceHeader(crate::headers::EventTraceHeaderView<'a>),
    /// `EVENT_INSTANCE_HEADER`: The header of a classic event that names the instance that it belongs to, and that instance's parent.
    EventInstanceHeader(crate::headers::EventInstanceHeaderView<'a>),
    /// `EVENT_INSTANCE_GUID_HEADER`: The header of a classic event that names the instance that it belongs to, with GUIDs for the classes.
    EventInstanceGuidHeader(crate::headers::EventInstanceGuidHeaderView<'a>),
    /// `PERFINFO_TRACE_HEADER`: The header of a system event that needs no thread, no process and no processor times.
    PerfinfoTraceHeader(crate::headers::PerfinfoTraceHeaderView<'a>),
    /// `EVENT_HEADER`: The header of an event that a provider wrote through the interfaces of Windows Vista and later.
    EventHeader(crate::headers::EventHeaderView<'a>),
    /// `MESSAGE_TRACE_HEADER`: The header of a message: a number, and flags that say what follows.
    MessageTraceHeader(crate::headers::MessageTraceHeaderView<'a>),
    /// No case holds, or its structure is not known: the bytes.
    Unknown(&'a [u8]),
}
impl<'a> TraceHeaderView<'a> {
    /// The case of an integer, in a log file of a version (SubVersion and SubMinorVersion); without one, in the newest.
    #[inline]
    pub fn case(value: u64, log_version: Option<(u8, u8)>) -> Option<&'static Case> {
        TRACE_HEADER_CASES.iter().find(|case| case.holds(value, log_version))
    }
    /// The bytes as the structure that an integer says they are.
    ///
    /// # Errors
    ///
    /// Those of the structure.
    #[inline]
    pub fn of(value: u32, bytes: &'a [u8]) -> Result<Self, Error> {
        Ok(Self::split_as(Self::case(value as u64, None), bytes)?.0)
    }
    /// The bytes as the structure that their first bytes say they are, in a log file of a version.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if the integer that decides is not there, and those of the structure.
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
            0 => {
                Split::split(bytes)
                    .map(|(view, rest)| (Self::WnodeHeaderX64(view), rest))
            }
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
                Self::WnodeHeaderX64(view) => {
                    TraceHeader::WnodeHeaderX64(view.to_owned_value()?)
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
/// The header of an event in a trace buffer.
///
/// The highest bit of the first dword is clear in a WNODE_HEADER, which begins with a size, and set in every trace header. The next one tells messages from the rest, which have a type in the third byte.
///
/// Source: Geoff Chappell, *Trace Headers*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[non_exhaustive]
pub enum TraceHeader {
    /// `WNODE_HEADER`: The header of a data block of Windows Management Instrumentation.
    WnodeHeaderX64(crate::headers::WnodeHeaderX64),
    /// `SYSTEM_TRACE_HEADER`: The header of a system event that tells its thread, its process and, in full, processor times.
    SystemTraceHeader(crate::headers::SystemTraceHeader),
    /// `COMPACT_SYSTEM_TRACE_HEADER`: A SYSTEM_TRACE_HEADER that ends after the time stamp.
    CompactSystemTraceHeader(crate::headers::CompactSystemTraceHeader),
    /// `EVENT_TRACE_HEADER`: The header of an event that a classic provider wrote.
    EventTraceHeader(crate::headers::EventTraceHeader),
    /// `EVENT_INSTANCE_HEADER`: The header of a classic event that names the instance that it belongs to, and that instance's parent.
    EventInstanceHeader(crate::headers::EventInstanceHeader),
    /// `EVENT_INSTANCE_GUID_HEADER`: The header of a classic event that names the instance that it belongs to, with GUIDs for the classes.
    EventInstanceGuidHeader(crate::headers::EventInstanceGuidHeader),
    /// `PERFINFO_TRACE_HEADER`: The header of a system event that needs no thread, no process and no processor times.
    PerfinfoTraceHeader(crate::headers::PerfinfoTraceHeader),
    /// `EVENT_HEADER`: The header of an event that a provider wrote through the interfaces of Windows Vista and later.
    EventHeader(crate::headers::EventHeader),
    /// `MESSAGE_TRACE_HEADER`: The header of a message: a number, and flags that say what follows.
    MessageTraceHeader(crate::headers::MessageTraceHeader),
    /// No case holds, or its structure is not known: the bytes.
    Unknown(alloc::vec::Vec<u8>),
}
#[cfg(feature = "alloc")]
impl Default for TraceHeader {
    /// No bytes.
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
            Self::WnodeHeaderX64(value) => out.extend_from_slice(&value.to_bytes()),
            Self::SystemTraceHeader(value) => out.extend_from_slice(&value.to_bytes()),
            Self::CompactSystemTraceHeader(value) => {
                out.extend_from_slice(&value.to_bytes())
            }
            Self::EventTraceHeader(value) => out.extend_from_slice(&value.to_bytes()),
            Self::EventInstanceHeader(value) => out.extend_from_slice(&value.to_bytes()),
            Self::EventInstanceGuidHeader(value) => {
                out.extend_from_slice(&value.to_bytes())
            }
            Self::PerfinfoTraceHeader(value) => Tailed::append_to(value, out)?,
            Self::EventHeader(value) => Tailed::append_to(value, out)?,
            Self::MessageTraceHeader(value) => Tailed::append_to(value, out)?,
            Self::Unknown(bytes) => out.extend_from_slice(bytes),
        }
        Ok(())
    }
}
