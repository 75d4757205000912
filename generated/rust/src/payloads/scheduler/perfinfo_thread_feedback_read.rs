// Generated from spec/structs/PERFINFO_THREAD_FEEDBACK_READ.toml by `cargo spec generate`. Do not edit: edit that file.

//! Read of hardware feedback for a thread.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_THREAD_FEEDBACK_READ", "PerfinfoThreadFeedbackRead")
    .size(16)
    .about("Read of hardware feedback for a thread.")
    .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
        unsigned("ULONG ProcessorIndex").at(4..8).means(Meaning::ProcessorNumber),
        unsigned("ULONGLONG Feedback").at(8..16),
    ]);
fixed! {
    /// Read of hardware feedback for a thread.
    ///
    /// In C: `PERFINFO_THREAD_FEEDBACK_READ`, 0x10 bytes. Observed in 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_THREAD_FEEDBACK_READ")]
    owned PerfinfoThreadFeedbackRead / PerfinfoThreadFeedbackReadView: lone,
        name = "PERFINFO_THREAD_FEEDBACK_READ", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id / set_thread_id: u32, at = 0;
        /// Number of a logical processor. `ULONG ProcessorIndex` at 0x04.
        processor_index / set_processor_index: u32, at = 4;
        /// `ULONGLONG Feedback` at 0x08.
        feedback / set_feedback: u64, at = 8;
    }
}
