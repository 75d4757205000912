// Generated from spec/structs/PERFINFO_THREAD_FEEDBACK_READ.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_THREAD_FEEDBACK_READ in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What the hardware says of a thread was read.
///
/// In C: `PERFINFO_THREAD_FEEDBACK_READ`, 0x10 bytes. Releases 5.0+.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_THREAD_FEEDBACK_READ")]
pub struct PerfinfoThreadFeedbackRead {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// `ULONG ProcessorIndex`, at 0x04.
    pub processor_index: u32,
    /// `ULONGLONG Feedback`, at 0x08.
    pub feedback: u64,
}

impl PerfinfoThreadFeedbackRead {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            processor_index: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            feedback: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.processor_index.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.feedback.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_thread_feedback_read::V5_0;
}

fixed_record!(PerfinfoThreadFeedbackRead, PerfinfoThreadFeedbackReadView, 16, "PERFINFO_THREAD_FEEDBACK_READ");
getters! {
    self PerfinfoThreadFeedbackReadView "PerfinfoThreadFeedbackReadView" {
        /// `ULONG ThreadId`, at 0x00.
        thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ProcessorIndex`, at 0x04.
        processor_index: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONGLONG Feedback`, at 0x08.
        feedback: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
