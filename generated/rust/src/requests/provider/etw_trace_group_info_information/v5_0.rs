// Generated from spec/structs/ETW_TRACE_GROUP_INFO_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TRACE_GROUP_INFO_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// About which group is asked.
///
/// In C: `ETW_TRACE_GROUP_INFO_INFORMATION`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TRACE_GROUP_INFO_INFORMATION")]
pub struct EtwTraceGroupInfoInformation {
    /// `GUID Guid`, at 0x00. The group of providers.
    pub guid: Guid,
}

impl EtwTraceGroupInfoInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 16, _>(&mut bytes, self.guid.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_trace_group_info_information::V5_0;
}

fixed_record!(EtwTraceGroupInfoInformation, EtwTraceGroupInfoInformationView, 16, "ETW_TRACE_GROUP_INFO_INFORMATION");
getters! {
    self EtwTraceGroupInfoInformationView "EtwTraceGroupInfoInformationView" {
        /// `GUID Guid`, at 0x00.
        guid: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
    }
}
