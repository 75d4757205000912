// Generated from spec/structs/ETW_THREAD_EVENT_SUBPROCESSTAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_THREAD_EVENT_SUBPROCESSTAG in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread changed the tag of the service that it works for.
///
/// In C: `ETW_THREAD_EVENT_SUBPROCESSTAG`, 0x28 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_THREAD_EVENT_SUBPROCESSTAG")]
pub struct EtwThreadEventSubprocesstag {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `ULONG OldTag`, at 0x20. The tag before.
    pub old_tag: u32,
    /// `ULONG NewTag`, at 0x24. The tag from now on.
    pub new_tag: u32,
}

impl EtwThreadEventSubprocesstag {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            old_tag: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            new_tag: u32::from_le_bytes(get::<36, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.old_tag.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.new_tag.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_thread_event_subprocesstag::V5_0;
}

fixed_record!(EtwThreadEventSubprocesstag, EtwThreadEventSubprocesstagView, 40, "ETW_THREAD_EVENT_SUBPROCESSTAG");
getters! {
    self EtwThreadEventSubprocesstagView "EtwThreadEventSubprocesstagView" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `ULONG OldTag`, at 0x20.
        old_tag: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG NewTag`, at 0x24.
        new_tag: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
    }
}
