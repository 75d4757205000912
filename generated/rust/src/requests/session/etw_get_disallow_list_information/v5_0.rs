// Generated from spec/structs/ETW_GET_DISALLOW_LIST_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_GET_DISALLOW_LIST_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Whose list of providers that are not to be enabled is asked for.
///
/// In C: `ETW_GET_DISALLOW_LIST_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_GET_DISALLOW_LIST_INFORMATION")]
pub struct EtwGetDisallowListInformation {
    /// `ULONG LoggerId`, at 0x00. The session.
    pub logger_id: u32,
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    pub reserved: u32,
}

impl EtwGetDisallowListInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            logger_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_get_disallow_list_information::V5_0;
}

fixed_record!(EtwGetDisallowListInformation, EtwGetDisallowListInformationView, 8, "ETW_GET_DISALLOW_LIST_INFORMATION");
getters! {
    self EtwGetDisallowListInformationView "EtwGetDisallowListInformationView" {
        /// `ULONG LoggerId`, at 0x00.
        logger_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Reserved`, at 0x04.
        reserved: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
