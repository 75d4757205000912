//! Header kind, pointer size and event size, decoded from the first bytes of an event.

use etwspec::headers::{TRACE_HEADER_ALIGNMENT, TraceHeaderKind, TraceHeaderType, TraceHeaderView};
use etwspec::{Case, Pointer, Release};

use crate::damage::Rule;
use crate::text::CodePage;

/// Events begin at multiples of this from the start of their buffer. No header is smaller.
pub(crate) const ALIGNMENT: usize = TRACE_HEADER_ALIGNMENT;

/// Versions and code page, which determine how events are read. The newest version is assumed for an unknown one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Versions {
    /// SubVersion and SubMinorVersion of the log file.
    pub(crate) log: Option<(u8, u8)>,
    /// Windows release that wrote the trace.
    pub(crate) release: Option<Release>,
    /// Code page of 8-bit text.
    pub(crate) code_page: Option<CodePage>,
}

/// Properties of the buffer that contains an event.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Origin {
    /// Offset of the buffer in the file.
    pub(crate) file_offset: u64,
    /// Time stamp of the flush.
    pub(crate) time_stamp: i64,
    pub(crate) processor: u16,
    /// True if the buffer is not compressed, so its bytes are the bytes of the file.
    pub(crate) in_place: bool,
    pub(crate) versions: Versions,
    /// True if the end of the events is a guess: noise at the end is not damage.
    pub(crate) guessed: bool,
}

/// Header kind and sizes from the first bytes of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Prefix {
    case: &'static Case,
    size: u32,
}

impl Prefix {
    /// Returns the size of the event in bytes, header included.
    #[inline]
    pub(crate) fn size(self) -> usize {
        self.size as usize
    }

    /// Returns the distance to the next event in bytes.
    #[inline]
    pub(crate) fn stride(self) -> usize {
        self.size().next_multiple_of(ALIGNMENT)
    }

    /// Returns the case of the dispatch that the marker selects.
    #[inline]
    pub(crate) fn case(self) -> &'static Case {
        self.case
    }

    /// Returns the structure of the header.
    #[inline]
    pub(crate) fn kind(self) -> TraceHeaderKind {
        TraceHeaderKind::of(self.case)
    }

    /// Returns the pointer size of the data, if the kind of header determines it.
    #[inline]
    pub(crate) fn pointer(self) -> Option<Pointer> {
        self.case.pointer
    }

    /// Returns the header type in the marker, if the header has one.
    #[inline]
    pub(crate) fn header_type(self) -> Option<TraceHeaderType> {
        TraceHeaderView::trace_header_type(self.case)
    }
}

/// Decodes the first bytes of an event. The event may be truncated.
///
/// # Errors
///
/// Returns an unknown marker for a header whose size the tables do not locate: the start of the next event would be a
/// guess.
#[inline]
pub(crate) fn prefix(rest: &[u8], versions: Versions) -> Result<Prefix, Rule> {
    let Some(first) = rest.first_chunk::<ALIGNMENT>() else {
        return Err(Rule::CutEvent);
    };
    let [m0, m1, m2, m3, ..] = *first;
    let marker = u32::from_le_bytes([m0, m1, m2, m3]);
    let case = TraceHeaderView::case(marker.into(), versions.log);
    match case.and_then(|case| Some((case, case.total_size(first)?))) {
        None => Err(Rule::UnknownMarker(marker)),
        Some((case, size)) if size < u32::from(case.fixed_size).max(ALIGNMENT as u32) => Err(Rule::EventTooSmall(size)),
        Some((case, size)) => Ok(Prefix { case, size }),
    }
}
