// Generated from spec/structs/PERFINFO_IPI_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_IPI_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// An interrupt from one processor to another.
///
/// In C: `PERFINFO_IPI_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_IPI_INFORMATION")]
pub struct PerfinfoIpiInformation {
    /// `ULONG RequestType`, at 0x00.
    pub request_type: crate::payloads::profile::PerfinfoIpiRequest,
    /// `ULONG TargetProcessor`, at 0x04. The index of the other processor, which the header says is inferred.
    pub target_processor: u32,
}

impl PerfinfoIpiInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            request_type: crate::payloads::profile::PerfinfoIpiRequest::from_le(get::<0, 4, _>(bytes)),
            target_processor: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.request_type.to_le());
        put::<4, 4, _>(&mut bytes, self.target_processor.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ipi_information::V5_0;
}

fixed_record!(PerfinfoIpiInformation, PerfinfoIpiInformationView, 8, "PERFINFO_IPI_INFORMATION");
getters! {
    self PerfinfoIpiInformationView "PerfinfoIpiInformationView" {
        /// `ULONG RequestType`, at 0x00.
        request_type: crate::payloads::profile::PerfinfoIpiRequest = crate::payloads::profile::PerfinfoIpiRequest::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG TargetProcessor`, at 0x04.
        target_processor: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
