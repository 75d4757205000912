// Generated from spec/structs/PERFINFO_DPC_ENQUEUE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Deferred procedure call inserted into a processor's queue.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DPC_ENQUEUE_INFORMATION", "PerfinfoDpcEnqueueInformationPtr32", (20, 20), "Deferred procedure call inserted into a processor's queue.", &[
    address("Key", 0, 4, "ULONG_PTR", "Identifies the matching execution event.").means(Meaning::Identifier),
    field("DpcQueueDepth", 4, 4, "LONG", Kind::Signed, "Number of calls in the queue after the insertion.").means(Meaning::Count),
    unsigned("DpcCount", 8, 4, "ULONG", "").means(Meaning::Count),
    unsigned("TargetProcessorIndex", 12, 4, "ULONG", "Processor index.").means(Meaning::ProcessorNumber),
    unsigned("Importance", 16, 1, "UCHAR", "A value of the documented KDPC_IMPORTANCE.").means(Meaning::Enumeration),
    field("Reserved", 17, 3, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 3 }, "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_DPC_ENQUEUE_INFORMATION", "PerfinfoDpcEnqueueInformationPtr64", (24, 24), "Deferred procedure call inserted into a processor's queue.", &[
    address("Key", 0, 8, "ULONG_PTR", "Identifies the matching execution event.").means(Meaning::Identifier),
    field("DpcQueueDepth", 8, 4, "LONG", Kind::Signed, "Number of calls in the queue after the insertion.").means(Meaning::Count),
    unsigned("DpcCount", 12, 4, "ULONG", "").means(Meaning::Count),
    unsigned("TargetProcessorIndex", 16, 4, "ULONG", "Processor index.").means(Meaning::ProcessorNumber),
    unsigned("Importance", 20, 1, "UCHAR", "A value of the documented KDPC_IMPORTANCE.").means(Meaning::Enumeration),
    field("Reserved", 21, 3, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 3 }, "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Deferred procedure call inserted into a processor's queue.
    ///
    /// In C: `PERFINFO_DPC_ENQUEUE_INFORMATION`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DPC_ENQUEUE_INFORMATION")]
    owned PerfinfoDpcEnqueueInformationPtr32 / PerfinfoDpcEnqueueInformationPtr32View: lone [20] "PERFINFO_DPC_ENQUEUE_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Identifies the matching execution event. `ULONG_PTR Key` at 0x00.
        key set_key: u32 = 0;
        /// Number of calls in the queue after the insertion. `LONG DpcQueueDepth` at 0x04.
        dpc_queue_depth set_dpc_queue_depth: i32 = 4;
        /// `ULONG DpcCount` at 0x08.
        dpc_count set_dpc_count: u32 = 8;
        /// Processor index. `ULONG TargetProcessorIndex` at 0x0C.
        target_processor_index set_target_processor_index: u32 = 12;
        /// A value of the documented KDPC_IMPORTANCE. `UCHAR Importance` at 0x10.
        importance set_importance: u8 = 16;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x11.
        reserved set_reserved: [u8; 3] = 17;
    }
    bits {
    }
}

fixed! {
    /// Deferred procedure call inserted into a processor's queue.
    ///
    /// In C: `PERFINFO_DPC_ENQUEUE_INFORMATION`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DPC_ENQUEUE_INFORMATION")]
    owned PerfinfoDpcEnqueueInformationPtr64 / PerfinfoDpcEnqueueInformationPtr64View: lone [24] "PERFINFO_DPC_ENQUEUE_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Identifies the matching execution event. `ULONG_PTR Key` at 0x00.
        key set_key: u64 = 0;
        /// Number of calls in the queue after the insertion. `LONG DpcQueueDepth` at 0x08.
        dpc_queue_depth set_dpc_queue_depth: i32 = 8;
        /// `ULONG DpcCount` at 0x0C.
        dpc_count set_dpc_count: u32 = 12;
        /// Processor index. `ULONG TargetProcessorIndex` at 0x10.
        target_processor_index set_target_processor_index: u32 = 16;
        /// A value of the documented KDPC_IMPORTANCE. `UCHAR Importance` at 0x14.
        importance set_importance: u8 = 20;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x15.
        reserved set_reserved: [u8; 3] = 21;
    }
    bits {
    }
}

/// Alias of [`PerfinfoDpcEnqueueInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoDpcEnqueueInformationPtr32` or `PerfinfoDpcEnqueueInformationPtr64`"]
pub type PerfinfoDpcEnqueueInformation = PerfinfoDpcEnqueueInformationPtr64;
/// Alias of [`PerfinfoDpcEnqueueInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoDpcEnqueueInformationPtr32View` or `PerfinfoDpcEnqueueInformationPtr64View`"]
pub type PerfinfoDpcEnqueueInformationView<'a> = PerfinfoDpcEnqueueInformationPtr64View<'a>;
