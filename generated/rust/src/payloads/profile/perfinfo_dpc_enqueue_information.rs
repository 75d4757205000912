// Generated from spec/structs/PERFINFO_DPC_ENQUEUE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Deferred procedure call inserted into a processor's queue.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DPC_ENQUEUE_INFORMATION", "PerfinfoDpcEnqueueInformationPtr32")
    .size(20)
    .about("Deferred procedure call inserted into a processor's queue.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Key").at(0..4).about("Identifies the matching execution event.").means(Meaning::Identifier),
        signed("LONG DpcQueueDepth").at(4..8).about("Number of calls in the queue after the insertion.")
            .means(Meaning::Count),
        unsigned("ULONG DpcCount").at(8..12).means(Meaning::Count),
        unsigned("ULONG TargetProcessorIndex").at(12..16).about("Processor index.").means(Meaning::ProcessorNumber),
        unsigned("UCHAR Importance").at(16..17).about("A value of the documented KDPC_IMPORTANCE.")
            .means(Meaning::Enumeration),
        field(
            "UCHAR Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 3 }
        )
            .at(17..20).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_DPC_ENQUEUE_INFORMATION", "PerfinfoDpcEnqueueInformationPtr64")
    .size(24)
    .about("Deferred procedure call inserted into a processor's queue.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Key").at(0..8).about("Identifies the matching execution event.").means(Meaning::Identifier),
        signed("LONG DpcQueueDepth").at(8..12).about("Number of calls in the queue after the insertion.")
            .means(Meaning::Count),
        unsigned("ULONG DpcCount").at(12..16).means(Meaning::Count),
        unsigned("ULONG TargetProcessorIndex").at(16..20).about("Processor index.").means(Meaning::ProcessorNumber),
        unsigned("UCHAR Importance").at(20..21).about("A value of the documented KDPC_IMPORTANCE.")
            .means(Meaning::Enumeration),
        field(
            "UCHAR Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 3 }
        )
            .at(21..24).means(Meaning::Reserved),
    ]);
fixed! {
    /// Deferred procedure call inserted into a processor's queue.
    ///
    /// In C: `PERFINFO_DPC_ENQUEUE_INFORMATION`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DPC_ENQUEUE_INFORMATION")]
    owned PerfinfoDpcEnqueueInformationPtr32 / PerfinfoDpcEnqueueInformationPtr32View: lone,
        name = "PERFINFO_DPC_ENQUEUE_INFORMATION", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Identifies the matching execution event. `ULONG_PTR Key` at 0x00.
        key / set_key: u32, at = 0;
        /// Number of calls in the queue after the insertion. `LONG DpcQueueDepth` at 0x04.
        dpc_queue_depth / set_dpc_queue_depth: i32, at = 4;
        /// `ULONG DpcCount` at 0x08.
        dpc_count / set_dpc_count: u32, at = 8;
        /// Processor index. `ULONG TargetProcessorIndex` at 0x0C.
        target_processor_index / set_target_processor_index: u32, at = 12;
        /// A value of the documented KDPC_IMPORTANCE. `UCHAR Importance` at 0x10.
        importance / set_importance: u8, at = 16;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x11.
        reserved / set_reserved: [u8; 3], at = 17;
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
    owned PerfinfoDpcEnqueueInformationPtr64 / PerfinfoDpcEnqueueInformationPtr64View: lone,
        name = "PERFINFO_DPC_ENQUEUE_INFORMATION", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Identifies the matching execution event. `ULONG_PTR Key` at 0x00.
        key / set_key: u64, at = 0;
        /// Number of calls in the queue after the insertion. `LONG DpcQueueDepth` at 0x08.
        dpc_queue_depth / set_dpc_queue_depth: i32, at = 8;
        /// `ULONG DpcCount` at 0x0C.
        dpc_count / set_dpc_count: u32, at = 12;
        /// Processor index. `ULONG TargetProcessorIndex` at 0x10.
        target_processor_index / set_target_processor_index: u32, at = 16;
        /// A value of the documented KDPC_IMPORTANCE. `UCHAR Importance` at 0x14.
        importance / set_importance: u8, at = 20;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x15.
        reserved / set_reserved: [u8; 3], at = 21;
    }
}

/// Alias of [`PerfinfoDpcEnqueueInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDpcEnqueueInformationPtr32` or \
        `PerfinfoDpcEnqueueInformationPtr64`"
]
pub type PerfinfoDpcEnqueueInformation = PerfinfoDpcEnqueueInformationPtr64;
/// Alias of [`PerfinfoDpcEnqueueInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoDpcEnqueueInformationPtr32View` or \
        `PerfinfoDpcEnqueueInformationPtr64View`"
]
pub type PerfinfoDpcEnqueueInformationView<'a> = PerfinfoDpcEnqueueInformationPtr64View<'a>;
