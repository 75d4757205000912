// Generated from spec/structs/EVENT_TRACE_STACK_CACHING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_STACK_CACHING_INFORMATION in the form of releases 6.2+.
#[allow(unused_imports)]
use crate::rt::*;

/// Whether and how a session keeps call stacks in a cache.
///
/// In C: `EVENT_TRACE_STACK_CACHING_INFORMATION`, 0x20 bytes. Releases 6.2+.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
/// - In which unit CacheSize counts.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_STACK_CACHING_INFORMATION")]
pub struct EventTraceStackCachingInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger.
    pub trace_handle: u64,
    /// `BOOLEAN Enabled`, at 0x10. Whether the cache is in use.
    pub enabled: u8,
    /// `UCHAR Reserved`, at 0x11. What it is for is not known.
    pub reserved: [u8; 3],
    /// `ULONG CacheSize`, at 0x14. The size of the cache.
    pub cache_size: u32,
    /// `ULONG BucketCount`, at 0x18. How many buckets the cache has.
    pub bucket_count: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_1c: Bytes<4>,
}

impl EventTraceStackCachingInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            trace_handle: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            enabled: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            reserved: array(part::<17, 3, _>(bytes), u8::from_le_bytes),
            cache_size: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            bucket_count: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            padding_1c: Bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.trace_handle.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.enabled.to_le_bytes());
        fill(part_mut::<17, 3, _>(&mut bytes), &self.reserved, |element| element.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.cache_size.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.bucket_count.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.padding_1c.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_stack_caching_information::V6_2;
}

fixed_record!(EventTraceStackCachingInformation, EventTraceStackCachingInformationView, 32, "EVENT_TRACE_STACK_CACHING_INFORMATION");
getters! {
    self EventTraceStackCachingInformationView "EventTraceStackCachingInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `TRACEHANDLE TraceHandle`, at 0x08.
        trace_handle: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `BOOLEAN Enabled`, at 0x10.
        enabled: u8 = u8::from_le_bytes(get::<16, 1, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x11.
        reserved: [u8; 3] = array(part::<17, 3, _>(self.fixed), u8::from_le_bytes);
        /// `ULONG CacheSize`, at 0x14.
        cache_size: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG BucketCount`, at 0x18.
        bucket_count: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
    }
}
