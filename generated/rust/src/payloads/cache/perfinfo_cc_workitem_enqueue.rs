// Generated from spec/structs/PERFINFO_CC_WORKITEM_ENQUEUE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager work item enqueued.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_WORKITEM_ENQUEUE", "PerfinfoCcWorkitemEnqueuePtr32", (12, 12), "Cache manager work item enqueued.", &[
    address("WorkItemKey", 0, 4, "ULONG_PTR", "Correlates the events of the work item.").means(Meaning::Identifier),
    address("FileObjectKey", 4, 4, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    unsigned("QueueType", 8, 1, "UCHAR", "").of(crate::payloads::cache::PerfinfoCcWorkqueue::VALUES).means(Meaning::Enumeration),
    unsigned("WorkItemType", 9, 1, "UCHAR", "").of(crate::payloads::cache::PerfinfoCcWorkitemType::VALUES).means(Meaning::Enumeration),
    unsigned("Requeue", 10, 1, "BOOLEAN", "Whether the work item was requeued.").means(Meaning::Boolean),
    unsigned("Reserved", 11, 1, "UCHAR", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_WORKITEM_ENQUEUE", "PerfinfoCcWorkitemEnqueuePtr64", (24, 20), "Cache manager work item enqueued.", &[
    address("WorkItemKey", 0, 8, "ULONG_PTR", "Correlates the events of the work item.").means(Meaning::Identifier),
    address("FileObjectKey", 8, 8, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    unsigned("QueueType", 16, 1, "UCHAR", "").of(crate::payloads::cache::PerfinfoCcWorkqueue::VALUES).means(Meaning::Enumeration),
    unsigned("WorkItemType", 17, 1, "UCHAR", "").of(crate::payloads::cache::PerfinfoCcWorkitemType::VALUES).means(Meaning::Enumeration),
    unsigned("Requeue", 18, 1, "BOOLEAN", "Whether the work item was requeued.").means(Meaning::Boolean),
    unsigned("Reserved", 19, 1, "UCHAR", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Cache manager work item enqueued.
    ///
    /// In C: `PERFINFO_CC_WORKITEM_ENQUEUE`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_WORKITEM_ENQUEUE")]
    owned PerfinfoCcWorkitemEnqueuePtr32 / PerfinfoCcWorkitemEnqueuePtr32View: lone [12] "PERFINFO_CC_WORKITEM_ENQUEUE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u32 = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x04.
        file_object_key set_file_object_key: u32 = 4;
        /// `UCHAR QueueType` at 0x08.
        queue_type set_queue_type: crate::payloads::cache::PerfinfoCcWorkqueue = 8;
        /// `UCHAR WorkItemType` at 0x09.
        work_item_type set_work_item_type: crate::payloads::cache::PerfinfoCcWorkitemType = 9;
        /// Whether the work item was requeued. `BOOLEAN Requeue` at 0x0A.
        requeue set_requeue: u8 = 10;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x0B.
        reserved set_reserved: u8 = 11;
    }
    bits {
    }
}

fixed! {
    /// Cache manager work item enqueued.
    ///
    /// In C: `PERFINFO_CC_WORKITEM_ENQUEUE`, 0x18 bytes with one element of its array, 0x14 without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_WORKITEM_ENQUEUE")]
    owned PerfinfoCcWorkitemEnqueuePtr64 / PerfinfoCcWorkitemEnqueuePtr64View: lone [20] "PERFINFO_CC_WORKITEM_ENQUEUE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u64 = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x08.
        file_object_key set_file_object_key: u64 = 8;
        /// `UCHAR QueueType` at 0x10.
        queue_type set_queue_type: crate::payloads::cache::PerfinfoCcWorkqueue = 16;
        /// `UCHAR WorkItemType` at 0x11.
        work_item_type set_work_item_type: crate::payloads::cache::PerfinfoCcWorkitemType = 17;
        /// Whether the work item was requeued. `BOOLEAN Requeue` at 0x12.
        requeue set_requeue: u8 = 18;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x13.
        reserved set_reserved: u8 = 19;
    }
    bits {
    }
}

/// Alias of [`PerfinfoCcWorkitemEnqueuePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcWorkitemEnqueuePtr32` or `PerfinfoCcWorkitemEnqueuePtr64`"]
pub type PerfinfoCcWorkitemEnqueue = PerfinfoCcWorkitemEnqueuePtr64;
/// Alias of [`PerfinfoCcWorkitemEnqueuePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcWorkitemEnqueuePtr32View` or `PerfinfoCcWorkitemEnqueuePtr64View`"]
pub type PerfinfoCcWorkitemEnqueueView<'a> = PerfinfoCcWorkitemEnqueuePtr64View<'a>;
