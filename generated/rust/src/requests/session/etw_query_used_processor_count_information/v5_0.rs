// Generated from spec/structs/ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Whose number of used processors is asked for.
///
/// In C: `ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION")]
pub struct EtwQueryUsedProcessorCountInformation {
    /// `USHORT LoggerId`, at 0x00. The session.
    pub logger_id: u16,
    /// `USHORT Reserved`, at 0x02. What it is for is not known.
    pub reserved: u16,
    /// `ULONG Reserved2`, at 0x04. What it is for is not known.
    pub reserved2: u32,
}

impl EtwQueryUsedProcessorCountInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            logger_id: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            reserved2: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 2, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reserved2.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_query_used_processor_count_information::V5_0;
}

fixed_record!(EtwQueryUsedProcessorCountInformation, EtwQueryUsedProcessorCountInformationView, 8, "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION");
getters! {
    self EtwQueryUsedProcessorCountInformationView "EtwQueryUsedProcessorCountInformationView" {
        /// `USHORT LoggerId`, at 0x00.
        logger_id: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT Reserved`, at 0x02.
        reserved: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
        /// `ULONG Reserved2`, at 0x04.
        reserved2: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
