// Generated from spec/structs/ETW_PROVIDER_BINARY_TRACKING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PROVIDER_BINARY_TRACKING_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A registration whose image is to be tracked.
///
/// In C: `ETW_PROVIDER_BINARY_TRACKING_INFORMATION`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PROVIDER_BINARY_TRACKING_INFORMATION")]
pub struct EtwProviderBinaryTrackingInformationX86 {
    /// `HANDLE RegHandle`, at 0x00. The handle of the registration.
    pub reg_handle: u32,
}

impl EtwProviderBinaryTrackingInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            reg_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.reg_handle.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_provider_binary_tracking_information::V5_0X86;
}

fixed_record!(EtwProviderBinaryTrackingInformationX86, EtwProviderBinaryTrackingInformationX86View, 4, "ETW_PROVIDER_BINARY_TRACKING_INFORMATION");
getters! {
    self EtwProviderBinaryTrackingInformationX86View "EtwProviderBinaryTrackingInformationX86View" {
        /// `HANDLE RegHandle`, at 0x00.
        reg_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
