// Generated from spec/structs/PERFINFO_CC_WORKITEM_ENQUEUE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager work item enqueued.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_WORKITEM_ENQUEUE", "PerfinfoCcWorkitemEnqueuePtr32")
    .size(12)
    .about("Cache manager work item enqueued.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..4).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
        address("ULONG_PTR FileObjectKey").at(4..8).about("File object pointer.").means(Meaning::FileObject),
        unsigned("UCHAR QueueType").at(8..9).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::cache::PerfinfoCcWorkqueue::VALUES)]),
        unsigned("UCHAR WorkItemType").at(9..10).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::cache::PerfinfoCcWorkitemType::VALUES)]),
        unsigned("BOOLEAN Requeue").at(10..11).about("True if the work item was requeued.").means(Meaning::Boolean),
        unsigned("UCHAR Reserved").at(11..12).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_WORKITEM_ENQUEUE", "PerfinfoCcWorkitemEnqueuePtr64")
    .size(24)
    .fixed(20)
    .about("Cache manager work item enqueued.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..8).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
        address("ULONG_PTR FileObjectKey").at(8..16).about("File object pointer.").means(Meaning::FileObject),
        unsigned("UCHAR QueueType").at(16..17).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::cache::PerfinfoCcWorkqueue::VALUES)]),
        unsigned("UCHAR WorkItemType").at(17..18).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::cache::PerfinfoCcWorkitemType::VALUES)]),
        unsigned("BOOLEAN Requeue").at(18..19).about("True if the work item was requeued.").means(Meaning::Boolean),
        unsigned("UCHAR Reserved").at(19..20).means(Meaning::Reserved),
    ]);
fixed! {
    /// Cache manager work item enqueued.
    ///
    /// In C: `PERFINFO_CC_WORKITEM_ENQUEUE`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_WORKITEM_ENQUEUE")]
    owned PerfinfoCcWorkitemEnqueuePtr32 / PerfinfoCcWorkitemEnqueuePtr32View: lone,
        name = "PERFINFO_CC_WORKITEM_ENQUEUE", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u32, at = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x04.
        file_object_key / set_file_object_key: u32, at = 4;
        /// `UCHAR QueueType` at 0x08.
        queue_type / set_queue_type: crate::payloads::cache::PerfinfoCcWorkqueue, at = 8;
        /// `UCHAR WorkItemType` at 0x09.
        work_item_type / set_work_item_type: crate::payloads::cache::PerfinfoCcWorkitemType, at = 9;
        /// True if the work item was requeued. `BOOLEAN Requeue` at 0x0A.
        requeue / set_requeue: u8, at = 10;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x0B.
        reserved / set_reserved: u8, at = 11;
    }
}

fixed! {
    /// Cache manager work item enqueued.
    ///
    /// In C: `PERFINFO_CC_WORKITEM_ENQUEUE`, 0x18 bytes with one element of its array, 0x14 without elements. Observed
    /// in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_WORKITEM_ENQUEUE")]
    owned PerfinfoCcWorkitemEnqueuePtr64 / PerfinfoCcWorkitemEnqueuePtr64View: lone,
        name = "PERFINFO_CC_WORKITEM_ENQUEUE", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u64, at = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x08.
        file_object_key / set_file_object_key: u64, at = 8;
        /// `UCHAR QueueType` at 0x10.
        queue_type / set_queue_type: crate::payloads::cache::PerfinfoCcWorkqueue, at = 16;
        /// `UCHAR WorkItemType` at 0x11.
        work_item_type / set_work_item_type: crate::payloads::cache::PerfinfoCcWorkitemType, at = 17;
        /// True if the work item was requeued. `BOOLEAN Requeue` at 0x12.
        requeue / set_requeue: u8, at = 18;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x13.
        reserved / set_reserved: u8, at = 19;
    }
}

/// Alias of [`PerfinfoCcWorkitemEnqueuePtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcWorkitemEnqueuePtr32` or `PerfinfoCcWorkitemEnqueuePtr64`"
]
pub type PerfinfoCcWorkitemEnqueue = PerfinfoCcWorkitemEnqueuePtr64;
/// Alias of [`PerfinfoCcWorkitemEnqueuePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcWorkitemEnqueuePtr32View` or \
        `PerfinfoCcWorkitemEnqueuePtr64View`"
]
pub type PerfinfoCcWorkitemEnqueueView<'a> = PerfinfoCcWorkitemEnqueuePtr64View<'a>;
