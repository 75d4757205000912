// Generated from spec/structs/ETW_ACTIVITY_ID_CREATE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_ACTIVITY_ID_CREATE_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A new activity's identifier.
///
/// In C: `ETW_ACTIVITY_ID_CREATE_INFORMATION`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_ACTIVITY_ID_CREATE_INFORMATION")]
pub struct EtwActivityIdCreateInformation {
    /// `GUID ActivityId`, at 0x00.
    pub activity_id: Guid,
}

impl EtwActivityIdCreateInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            activity_id: Guid::from_bytes(get::<0, 16, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 16, _>(&mut bytes, self.activity_id.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_activity_id_create_information::V5_0;
}

fixed_record!(EtwActivityIdCreateInformation, EtwActivityIdCreateInformationView, 16, "ETW_ACTIVITY_ID_CREATE_INFORMATION");
getters! {
    self EtwActivityIdCreateInformationView "EtwActivityIdCreateInformationView" {
        /// `GUID ActivityId`, at 0x00.
        activity_id: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
    }
}
