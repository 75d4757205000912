// Generated from spec/structs/ETW_WNF_EVENT_NAME_SUB_RUNDOWN.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_WNF_EVENT_NAME_SUB_RUNDOWN in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A name of the notification facility (WNF) that a process is subscribed to.
///
/// In C: `ETW_WNF_EVENT_NAME_SUB_RUNDOWN`, 0x30 bytes with one element of its array, 0x2c without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_WNF_EVENT_NAME_SUB_RUNDOWN")]
pub struct EtwWnfEventNameSubRundownX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `LARGE_INTEGER StateName`, at 0x20. The state's name, a 64-bit number.
    pub state_name: i64,
    /// `PVOID NameSub`, at 0x28. What all subscriptions of the process to that name share.
    pub name_sub: u32,
}

impl EtwWnfEventNameSubRundownX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 44]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            state_name: i64::from_le_bytes(get::<32, 8, _>(bytes)),
            name_sub: u32::from_le_bytes(get::<40, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.state_name.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.name_sub.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_wnf_event_name_sub_rundown::V5_0X86;
}

fixed_record!(EtwWnfEventNameSubRundownX86, EtwWnfEventNameSubRundownX86View, 44, "ETW_WNF_EVENT_NAME_SUB_RUNDOWN");
getters! {
    self EtwWnfEventNameSubRundownX86View "EtwWnfEventNameSubRundownX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `LARGE_INTEGER StateName`, at 0x20.
        state_name: i64 = i64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `PVOID NameSub`, at 0x28.
        name_sub: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
    }
}
