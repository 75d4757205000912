// Generated from spec/structs/ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;
/// Whose number of used processors is asked for.
///
/// In C: `ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `LoggerId` |
/// | 0x02 | 0x2 | USHORT | `Reserved` |
/// | 0x04 | 0x4 | ULONG | `Reserved2` |
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
fixed_record!(
    EtwQueryUsedProcessorCountInformation, EtwQueryUsedProcessorCountInformationView, 8,
    "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION"
);
impl<'a> EtwQueryUsedProcessorCountInformationView<'a> {
    /// `USHORT LoggerId`, at 0x00. The session.
    #[inline]
    pub fn logger_id(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT Reserved`, at 0x02. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(self.fixed))
    }
    /// `ULONG Reserved2`, at 0x04. What it is for is not known.
    #[inline]
    pub fn reserved2(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwQueryUsedProcessorCountInformationView<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwQueryUsedProcessorCountInformationView");
        out.field("logger_id", &self.logger_id());
        out.field("reserved", &self.reserved());
        out.field("reserved2", &self.reserved2());
        out.finish()
    }
}
