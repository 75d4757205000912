// Generated from spec/structs/PERFINFO_CC_WORKITEM_ENQUEUE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_WORKITEM_ENQUEUE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A work item of the cache manager was put into a queue.
///
/// In C: `PERFINFO_CC_WORKITEM_ENQUEUE`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_WORKITEM_ENQUEUE")]
pub struct PerfinfoCcWorkitemEnqueueX86 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u32,
    /// `ULONG_PTR FileObjectKey`, at 0x04. The file, by the address of its object.
    pub file_object_key: u32,
    /// `UCHAR QueueType`, at 0x08.
    pub queue_type: crate::payloads::cache::PerfinfoCcWorkqueue,
    /// `UCHAR WorkItemType`, at 0x09.
    pub work_item_type: crate::payloads::cache::PerfinfoCcWorkitemType,
    /// `BOOLEAN Requeue`, at 0x0A. Whether the work item was put back.
    pub requeue: u8,
    /// `UCHAR Reserved`, at 0x0B. What it is for is not known.
    pub reserved: u8,
}

impl PerfinfoCcWorkitemEnqueueX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            work_item_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object_key: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            queue_type: crate::payloads::cache::PerfinfoCcWorkqueue::from_le(get::<8, 1, _>(bytes)),
            work_item_type: crate::payloads::cache::PerfinfoCcWorkitemType::from_le(get::<9, 1, _>(bytes)),
            requeue: u8::from_le_bytes(get::<10, 1, _>(bytes)),
            reserved: u8::from_le_bytes(get::<11, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.work_item_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.queue_type.to_le());
        put::<9, 1, _>(&mut bytes, self.work_item_type.to_le());
        put::<10, 1, _>(&mut bytes, self.requeue.to_le_bytes());
        put::<11, 1, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_workitem_enqueue::V5_0X86;
}

fixed_record!(PerfinfoCcWorkitemEnqueueX86, PerfinfoCcWorkitemEnqueueX86View, 12, "PERFINFO_CC_WORKITEM_ENQUEUE");
getters! {
    self PerfinfoCcWorkitemEnqueueX86View "PerfinfoCcWorkitemEnqueueX86View" {
        /// `ULONG_PTR WorkItemKey`, at 0x00.
        work_item_key: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG_PTR FileObjectKey`, at 0x04.
        file_object_key: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `UCHAR QueueType`, at 0x08.
        queue_type: crate::payloads::cache::PerfinfoCcWorkqueue = crate::payloads::cache::PerfinfoCcWorkqueue::from_le(get::<8, 1, _>(self.fixed));
        /// `UCHAR WorkItemType`, at 0x09.
        work_item_type: crate::payloads::cache::PerfinfoCcWorkitemType = crate::payloads::cache::PerfinfoCcWorkitemType::from_le(get::<9, 1, _>(self.fixed));
        /// `BOOLEAN Requeue`, at 0x0A.
        requeue: u8 = u8::from_le_bytes(get::<10, 1, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x0B.
        reserved: u8 = u8::from_le_bytes(get::<11, 1, _>(self.fixed));
    }
}
