// Generated from spec/structs/ETW_WNF_EVENT_PUBLISH.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_WNF_EVENT_PUBLISH in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A state of the notification facility (WNF) was published.
///
/// In C: `ETW_WNF_EVENT_PUBLISH`, 0x30 bytes with one element of its array, 0x2c without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_WNF_EVENT_PUBLISH")]
pub struct EtwWnfEventPublish {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `LARGE_INTEGER StateName`, at 0x20. The state's name, a 64-bit number.
    pub state_name: i64,
    /// `ULONG DataLength`, at 0x28. How long the state's data are. Unit: bytes.
    pub data_length: u32,
}

impl EtwWnfEventPublish {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 44]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            state_name: i64::from_le_bytes(get::<32, 8, _>(bytes)),
            data_length: u32::from_le_bytes(get::<40, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.state_name.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.data_length.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_wnf_event_publish::V5_0;
}

fixed_record!(EtwWnfEventPublish, EtwWnfEventPublishView, 44, "ETW_WNF_EVENT_PUBLISH");
getters! {
    self EtwWnfEventPublishView "EtwWnfEventPublishView" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `LARGE_INTEGER StateName`, at 0x20.
        state_name: i64 = i64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONG DataLength`, at 0x28.
        data_length: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
    }
}
