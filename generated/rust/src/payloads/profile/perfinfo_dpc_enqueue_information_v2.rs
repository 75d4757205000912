// Generated from spec/structs/PERFINFO_DPC_ENQUEUE_INFORMATION_V2.toml by `cargo spec generate`. Do not edit: edit that file.

//! Deferred procedure call queued.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DPC_ENQUEUE_INFORMATION_V2", "PerfinfoDpcEnqueueInformationV2", (32, 32), "Deferred procedure call queued.", &[
    unsigned("Key", 0, 8, "ULONGLONG", "").means(Meaning::Identifier),
    field("DpcQueueDepth", 8, 4, "LONG", Kind::Signed, "").means(Meaning::Count),
    unsigned("DpcCount", 12, 4, "ULONG", "").means(Meaning::Count),
    unsigned("TargetProcessorIndex", 16, 4, "ULONG", "").means(Meaning::ProcessorNumber),
    unsigned("Importance", 20, 1, "UCHAR", "").means(Meaning::Enumeration),
    field("", 21, 3, "padding", Kind::Padding, ""),
    unsigned("DpcRuntime", 24, 8, "ULONGLONG", ""),
])
    .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Deferred procedure call queued.
    ///
    /// In C: `PERFINFO_DPC_ENQUEUE_INFORMATION_V2`, 0x20 bytes. Observed in 11-21H2.
    ///
    /// PERFINFO_DPC_ENQUEUE_INFORMATION with an additional run time.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DPC_ENQUEUE_INFORMATION_V2")]
    owned PerfinfoDpcEnqueueInformationV2 / PerfinfoDpcEnqueueInformationV2View: lone [32] "PERFINFO_DPC_ENQUEUE_INFORMATION_V2" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONGLONG Key` at 0x00.
        key set_key: u64 = 0;
        /// `LONG DpcQueueDepth` at 0x08.
        dpc_queue_depth set_dpc_queue_depth: i32 = 8;
        /// `ULONG DpcCount` at 0x0C.
        dpc_count set_dpc_count: u32 = 12;
        /// Number of a logical processor. `ULONG TargetProcessorIndex` at 0x10.
        target_processor_index set_target_processor_index: u32 = 16;
        /// `UCHAR Importance` at 0x14.
        importance set_importance: u8 = 20;
        /// `ULONGLONG DpcRuntime` at 0x18.
        dpc_runtime set_dpc_runtime: u64 = 24;
    }
    bits {
    }
}
