// Generated from spec/structs/PERFINFO_THREAD_FEEDBACK_READ.toml by `cargo spec generate`. Do not edit: edit that file.

//! Read of hardware feedback for a thread.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_THREAD_FEEDBACK_READ", "PerfinfoThreadFeedbackRead", (16, 16), "Read of hardware feedback for a thread.", &[
    unsigned("ThreadId", 0, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("ProcessorIndex", 4, 4, "ULONG", "").means(Meaning::ProcessorNumber),
    unsigned("Feedback", 8, 8, "ULONGLONG", ""),
])
    .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Read of hardware feedback for a thread.
    ///
    /// In C: `PERFINFO_THREAD_FEEDBACK_READ`, 0x10 bytes. Observed in 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_THREAD_FEEDBACK_READ")]
    owned PerfinfoThreadFeedbackRead / PerfinfoThreadFeedbackReadView: lone [16] "PERFINFO_THREAD_FEEDBACK_READ" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// Number of a logical processor. `ULONG ProcessorIndex` at 0x04.
        processor_index set_processor_index: u32 = 4;
        /// `ULONGLONG Feedback` at 0x08.
        feedback set_feedback: u64 = 8;
    }
    bits {
    }
}
