// Generated from spec/structs/ETW_HEAP_EVENT_CREATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_CREATE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap was created.
///
/// In C: `ETW_HEAP_EVENT_CREATE`, 0x44 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_CREATE")]
pub struct EtwHeapEventCreateX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u64,
    /// `ULONG Flags`, at 0x28. The flags that it was created with.
    pub flags: u32,
    /// `SIZE_T ReserveSize`, at 0x2C. Unit: bytes.
    pub reserve_size: u64,
    /// `SIZE_T CommitSize`, at 0x34. Unit: bytes.
    pub commit_size: u64,
    /// `SIZE_T AllocatedSize`, at 0x3C. Unit: bytes.
    pub allocated_size: u64,
}

impl EtwHeapEventCreateX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 68]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            flags: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            reserve_size: u64::from_le_bytes(get::<44, 8, _>(bytes)),
            commit_size: u64::from_le_bytes(get::<52, 8, _>(bytes)),
            allocated_size: u64::from_le_bytes(get::<60, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 68] {
        let mut bytes = [0; 68];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<44, 8, _>(&mut bytes, self.reserve_size.to_le_bytes());
        put::<52, 8, _>(&mut bytes, self.commit_size.to_le_bytes());
        put::<60, 8, _>(&mut bytes, self.allocated_size.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_create::V5_0X64;
}

fixed_record!(EtwHeapEventCreateX64, EtwHeapEventCreateX64View, 68, "ETW_HEAP_EVENT_CREATE");
getters! {
    self EtwHeapEventCreateX64View "EtwHeapEventCreateX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONG Flags`, at 0x28.
        flags: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `SIZE_T ReserveSize`, at 0x2C.
        reserve_size: u64 = u64::from_le_bytes(get::<44, 8, _>(self.fixed));
        /// `SIZE_T CommitSize`, at 0x34.
        commit_size: u64 = u64::from_le_bytes(get::<52, 8, _>(self.fixed));
        /// `SIZE_T AllocatedSize`, at 0x3C.
        allocated_size: u64 = u64::from_le_bytes(get::<60, 8, _>(self.fixed));
    }
}
