// Generated from spec/structs/ETW_WDI_SCENARIO_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_WDI_SCENARIO_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A scenario of the diagnostic infrastructure (WDI) that starts or ends.
///
/// In C: `ETW_WDI_SCENARIO_INFORMATION`, 0x30 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_WDI_SCENARIO_INFORMATION")]
pub struct EtwWdiScenarioInformation {
    /// `ULONG ProviderHandle`, at 0x00.
    pub provider_handle: u32,
    /// `ULONG Reserved0`, at 0x04. What it is for is not known.
    pub reserved0: u32,
    /// `USHORT ScenarioCode`, at 0x08.
    pub scenario_code: u16,
    /// `UCHAR Reserved1`, at 0x0A. What it is for is not known.
    pub reserved1: [u8; 14],
    /// `GUID ScenarioInstanceGuid`, at 0x18.
    pub scenario_instance_guid: Guid,
    /// `ULONG Operation`, at 0x28. What it is for is not known.
    pub operation: u32,
    /// `ULONG Reserved2`, at 0x2C. What it is for is not known.
    pub reserved2: u32,
}

impl EtwWdiScenarioInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            provider_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reserved0: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            scenario_code: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            reserved1: array(part::<10, 14, _>(bytes), u8::from_le_bytes),
            scenario_instance_guid: Guid::from_bytes(get::<24, 16, _>(bytes)),
            operation: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            reserved2: u32::from_le_bytes(get::<44, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 4, _>(&mut bytes, self.provider_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reserved0.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.scenario_code.to_le_bytes());
        fill(part_mut::<10, 14, _>(&mut bytes), &self.reserved1, |element| element.to_le_bytes());
        put::<24, 16, _>(&mut bytes, self.scenario_instance_guid.to_bytes());
        put::<40, 4, _>(&mut bytes, self.operation.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.reserved2.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_wdi_scenario_information::V5_0;
}

fixed_record!(EtwWdiScenarioInformation, EtwWdiScenarioInformationView, 48, "ETW_WDI_SCENARIO_INFORMATION");
getters! {
    self EtwWdiScenarioInformationView "EtwWdiScenarioInformationView" {
        /// `ULONG ProviderHandle`, at 0x00.
        provider_handle: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Reserved0`, at 0x04.
        reserved0: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `USHORT ScenarioCode`, at 0x08.
        scenario_code: u16 = u16::from_le_bytes(get::<8, 2, _>(self.fixed));
        /// `UCHAR Reserved1`, at 0x0A.
        reserved1: [u8; 14] = array(part::<10, 14, _>(self.fixed), u8::from_le_bytes);
        /// `GUID ScenarioInstanceGuid`, at 0x18.
        scenario_instance_guid: Guid = Guid::from_bytes(get::<24, 16, _>(self.fixed));
        /// `ULONG Operation`, at 0x28.
        operation: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG Reserved2`, at 0x2C.
        reserved2: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
    }
}
