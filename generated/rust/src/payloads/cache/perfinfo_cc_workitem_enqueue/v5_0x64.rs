// Generated from spec/structs/PERFINFO_CC_WORKITEM_ENQUEUE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_WORKITEM_ENQUEUE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A work item of the cache manager was put into a queue.
///
/// In C: `PERFINFO_CC_WORKITEM_ENQUEUE`, 0x18 bytes with one element of its array, 0x14 without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_WORKITEM_ENQUEUE")]
pub struct PerfinfoCcWorkitemEnqueueX64 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u64,
    /// `ULONG_PTR FileObjectKey`, at 0x08. The file, by the address of its object.
    pub file_object_key: u64,
    /// `UCHAR QueueType`, at 0x10.
    pub queue_type: crate::payloads::cache::PerfinfoCcWorkqueue,
    /// `UCHAR WorkItemType`, at 0x11.
    pub work_item_type: crate::payloads::cache::PerfinfoCcWorkitemType,
    /// `BOOLEAN Requeue`, at 0x12. Whether the work item was put back.
    pub requeue: u8,
    /// `UCHAR Reserved`, at 0x13. What it is for is not known.
    pub reserved: u8,
}

impl PerfinfoCcWorkitemEnqueueX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            work_item_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_object_key: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            queue_type: crate::payloads::cache::PerfinfoCcWorkqueue::from_le(get::<16, 1, _>(bytes)),
            work_item_type: crate::payloads::cache::PerfinfoCcWorkitemType::from_le(get::<17, 1, _>(bytes)),
            requeue: u8::from_le_bytes(get::<18, 1, _>(bytes)),
            reserved: u8::from_le_bytes(get::<19, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.work_item_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.queue_type.to_le());
        put::<17, 1, _>(&mut bytes, self.work_item_type.to_le());
        put::<18, 1, _>(&mut bytes, self.requeue.to_le_bytes());
        put::<19, 1, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_workitem_enqueue::V5_0X64;
}

fixed_record!(PerfinfoCcWorkitemEnqueueX64, PerfinfoCcWorkitemEnqueueX64View, 20, "PERFINFO_CC_WORKITEM_ENQUEUE");
getters! {
    self PerfinfoCcWorkitemEnqueueX64View "PerfinfoCcWorkitemEnqueueX64View" {
        /// `ULONG_PTR WorkItemKey`, at 0x00.
        work_item_key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR FileObjectKey`, at 0x08.
        file_object_key: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `UCHAR QueueType`, at 0x10.
        queue_type: crate::payloads::cache::PerfinfoCcWorkqueue = crate::payloads::cache::PerfinfoCcWorkqueue::from_le(get::<16, 1, _>(self.fixed));
        /// `UCHAR WorkItemType`, at 0x11.
        work_item_type: crate::payloads::cache::PerfinfoCcWorkitemType = crate::payloads::cache::PerfinfoCcWorkitemType::from_le(get::<17, 1, _>(self.fixed));
        /// `BOOLEAN Requeue`, at 0x12.
        requeue: u8 = u8::from_le_bytes(get::<18, 1, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x13.
        reserved: u8 = u8::from_le_bytes(get::<19, 1, _>(self.fixed));
    }
}
