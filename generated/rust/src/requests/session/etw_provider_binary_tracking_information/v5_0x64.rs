// Generated from spec/structs/ETW_PROVIDER_BINARY_TRACKING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PROVIDER_BINARY_TRACKING_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A registration whose image is to be tracked.
///
/// In C: `ETW_PROVIDER_BINARY_TRACKING_INFORMATION`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PROVIDER_BINARY_TRACKING_INFORMATION")]
pub struct EtwProviderBinaryTrackingInformationX64 {
    /// `HANDLE RegHandle`, at 0x00. The handle of the registration.
    pub reg_handle: u64,
}

impl EtwProviderBinaryTrackingInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            reg_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.reg_handle.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_provider_binary_tracking_information::V5_0X64;
}

fixed_record!(EtwProviderBinaryTrackingInformationX64, EtwProviderBinaryTrackingInformationX64View, 8, "ETW_PROVIDER_BINARY_TRACKING_INFORMATION");
getters! {
    self EtwProviderBinaryTrackingInformationX64View "EtwProviderBinaryTrackingInformationX64View" {
        /// `HANDLE RegHandle`, at 0x00.
        reg_handle: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
