// Generated from spec/structs/HEAP_RANGE_LOG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_RANGE_LOG in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A range of memory of a heap was reserved or released.
///
/// In C: `HEAP_RANGE_LOG`, 0x38 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_RANGE_LOG")]
pub struct HeapRangeLogX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `HEAP_EVENT_RANGE Range`, at 0x20.
    pub range: crate::payloads::heap::HeapEventRangeX64,
}

impl HeapRangeLogX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 56]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            range: crate::payloads::heap::HeapEventRangeX64::from_bytes(part::<32, 24, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 56] {
        let mut bytes = [0; 56];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 24, _>(&mut bytes, self.range.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_range_log::V5_0X64;
}

fixed_record!(HeapRangeLogX64, HeapRangeLogX64View, 56, "HEAP_RANGE_LOG");
getters! {
    self HeapRangeLogX64View "HeapRangeLogX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `HEAP_EVENT_RANGE Range`, at 0x20.
        range: crate::payloads::heap::HeapEventRangeX64View<'a> = crate::payloads::heap::HeapEventRangeX64View::from_bytes(part::<32, 24, _>(self.fixed));
    }
}
