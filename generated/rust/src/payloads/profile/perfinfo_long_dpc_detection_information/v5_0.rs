// Generated from spec/structs/PERFINFO_LONG_DPC_DETECTION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_LONG_DPC_DETECTION_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Deferred procedure calls were found to run for long.
///
/// In C: `PERFINFO_LONG_DPC_DETECTION_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_LONG_DPC_DETECTION_INFORMATION")]
pub struct PerfinfoLongDpcDetectionInformation {
    /// `LONG DpcQueueDepth`, at 0x00.
    pub dpc_queue_depth: i32,
    /// `BOOLEAN LongDpcPresent`, at 0x04.
    pub long_dpc_present: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_05: Bytes<3>,
}

impl PerfinfoLongDpcDetectionInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            dpc_queue_depth: i32::from_le_bytes(get::<0, 4, _>(bytes)),
            long_dpc_present: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            padding_05: Bytes(get::<5, 3, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.dpc_queue_depth.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.long_dpc_present.to_le_bytes());
        put::<5, 3, _>(&mut bytes, self.padding_05.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_long_dpc_detection_information::V5_0;
}

fixed_record!(PerfinfoLongDpcDetectionInformation, PerfinfoLongDpcDetectionInformationView, 8, "PERFINFO_LONG_DPC_DETECTION_INFORMATION");
getters! {
    self PerfinfoLongDpcDetectionInformationView "PerfinfoLongDpcDetectionInformationView" {
        /// `LONG DpcQueueDepth`, at 0x00.
        dpc_queue_depth: i32 = i32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `BOOLEAN LongDpcPresent`, at 0x04.
        long_dpc_present: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
    }
}
