// Generated from spec/structs/EVENT_TRACE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE in the form of releases 6.2+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An event as consumers before Windows Vista receive it, whatever header it had.
///
/// In C: `EVENT_TRACE`, 0x58 bytes. Releases 6.2+ with 64 bit pointers.
///
/// A provider's input can go on as one, with WNODE_FLAG_NO_HEADER; trace buffers never hold it.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE")]
pub struct EventTraceX64 {
    /// `EVENT_TRACE_HEADER Header`, at 0x00. The header, translated if it was another.
    pub header: crate::headers::EventTraceHeader,
    /// `ULONG InstanceId`, at 0x30. The instance that the event belongs to.
    pub instance_id: u32,
    /// `ULONG ParentInstanceId`, at 0x34. The instance that this one belongs to.
    pub parent_instance_id: u32,
    /// `GUID ParentGuid`, at 0x38. The parent's class.
    pub parent_guid: Guid,
    /// `PVOID MofData`, at 0x48. The address of the event's data.
    pub mof_data: u64,
    /// `ULONG MofLength`, at 0x50. The size of the event's data. Unit: bytes.
    pub mof_length: u32,
    /// The bytes that `ClientContext`, `BufferContext` share.
    pub union_54: Bytes<4>,
}

impl EventTraceX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 88]) -> Self {
        Self {
            header: crate::headers::EventTraceHeader::from_bytes(part::<0, 48, _>(bytes)),
            instance_id: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            parent_instance_id: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            parent_guid: Guid::from_bytes(get::<56, 16, _>(bytes)),
            mof_data: u64::from_le_bytes(get::<72, 8, _>(bytes)),
            mof_length: u32::from_le_bytes(get::<80, 4, _>(bytes)),
            union_54: Bytes(get::<84, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 88] {
        let mut bytes = [0; 88];
        put::<0, 48, _>(&mut bytes, self.header.to_bytes());
        put::<48, 4, _>(&mut bytes, self.instance_id.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.parent_instance_id.to_le_bytes());
        put::<56, 16, _>(&mut bytes, self.parent_guid.to_bytes());
        put::<72, 8, _>(&mut bytes, self.mof_data.to_le_bytes());
        put::<80, 4, _>(&mut bytes, self.mof_length.to_le_bytes());
        put::<84, 4, _>(&mut bytes, self.union_54.0);
        bytes
    }
    /// `ULONG ClientContext`, at 0x54. The same four bytes as one number.
    #[inline]
    pub fn client_context(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_54.0))
    }
    /// Sets `ClientContext`.
    #[inline]
    pub fn set_client_context(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_54.0, value.to_le_bytes());
    }
    /// `ETW_BUFFER_CONTEXT BufferContext`, at 0x54. The processor and the logger that the event's buffer belongs to.
    #[inline]
    pub fn buffer_context(&self) -> crate::buffers::EtwBufferContext {
        crate::buffers::EtwBufferContext::from_bytes(part::<0, 4, _>(&self.union_54.0))
    }
    /// Sets `BufferContext`.
    #[inline]
    pub fn set_buffer_context(&mut self, value: crate::buffers::EtwBufferContext) {
        put::<0, 4, _>(&mut self.union_54.0, value.to_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace::V6_2X64;
}

fixed_record!(EventTraceX64, EventTraceX64View, 88, "EVENT_TRACE");
getters! {
    self EventTraceX64View "EventTraceX64View" {
        /// `EVENT_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::EventTraceHeaderView<'a> = crate::headers::EventTraceHeaderView::from_bytes(part::<0, 48, _>(self.fixed));
        /// `ULONG InstanceId`, at 0x30.
        instance_id: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG ParentInstanceId`, at 0x34.
        parent_instance_id: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `GUID ParentGuid`, at 0x38.
        parent_guid: Guid = Guid::from_bytes(get::<56, 16, _>(self.fixed));
        /// `PVOID MofData`, at 0x48.
        mof_data: u64 = u64::from_le_bytes(get::<72, 8, _>(self.fixed));
        /// `ULONG MofLength`, at 0x50.
        mof_length: u32 = u32::from_le_bytes(get::<80, 4, _>(self.fixed));
        /// `ULONG ClientContext`, at 0x54.
        client_context: u32 = u32::from_le_bytes(get::<84, 4, _>(self.fixed));
        /// `ETW_BUFFER_CONTEXT BufferContext`, at 0x54.
        buffer_context: crate::buffers::EtwBufferContextView<'a> = crate::buffers::EtwBufferContextView::from_bytes(part::<84, 4, _>(self.fixed));
    }
}
