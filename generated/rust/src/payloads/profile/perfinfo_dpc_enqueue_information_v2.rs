// Generated from spec/structs/PERFINFO_DPC_ENQUEUE_INFORMATION_V2.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Deferred procedure call queued.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DPC_ENQUEUE_INFORMATION_V2", "PerfinfoDpcEnqueueInformationV2")
    .size(32)
    .about("Deferred procedure call queued.")
    .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG Key").at(0..8).means(Meaning::Identifier),
        signed("LONG DpcQueueDepth").at(8..12).means(Meaning::Count),
        unsigned("ULONG DpcCount").at(12..16).means(Meaning::Count),
        unsigned("ULONG TargetProcessorIndex").at(16..20).means(Meaning::ProcessorNumber),
        unsigned("UCHAR Importance").at(20..21).means(Meaning::Enumeration),
        field("padding ", Kind::Padding).at(21..24),
        unsigned("ULONGLONG DpcRuntime").at(24..32),
    ]);
fixed! {
    /// Deferred procedure call queued.
    ///
    /// In C: `PERFINFO_DPC_ENQUEUE_INFORMATION_V2`, 0x20 bytes. Observed in 11-21H2.
    ///
    /// PERFINFO_DPC_ENQUEUE_INFORMATION with an additional run time.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DPC_ENQUEUE_INFORMATION_V2")]
    owned PerfinfoDpcEnqueueInformationV2 / PerfinfoDpcEnqueueInformationV2View: lone,
        name = "PERFINFO_DPC_ENQUEUE_INFORMATION_V2", size = 32, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONGLONG Key` at 0x00.
        key / set_key: u64, at = 0;
        /// `LONG DpcQueueDepth` at 0x08.
        dpc_queue_depth / set_dpc_queue_depth: i32, at = 8;
        /// `ULONG DpcCount` at 0x0C.
        dpc_count / set_dpc_count: u32, at = 12;
        /// Number of a logical processor. `ULONG TargetProcessorIndex` at 0x10.
        target_processor_index / set_target_processor_index: u32, at = 16;
        /// `UCHAR Importance` at 0x14.
        importance / set_importance: u8, at = 20;
        /// `ULONGLONG DpcRuntime` at 0x18.
        dpc_runtime / set_dpc_runtime: u64, at = 24;
    }
}
