// Generated from spec/structs/SystemConfig_V0_Services.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SystemConfig_V0_Services in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A service.
///
/// In C: `SystemConfig_V0_Services`, 0x28c bytes. Releases 5.0+.
///
/// Each text ends at its zero.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "SystemConfig_V0_Services")]
#[doc(alias = "SystemConfig_V1_Services")]
pub struct SystemConfigV0Services {
    /// `WCHAR ServiceName`, at 0x00.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub service_name: [u16; 34],
    /// `WCHAR DisplayName`, at 0x44.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub display_name: [u16; 256],
    /// `WCHAR ProcessName`, at 0x244. The executable file that has the service.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub process_name: [u16; 34],
    /// `ULONG ProcessId`, at 0x288.
    pub process_id: u32,
}

impl SystemConfigV0Services {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 652]) -> Self {
        Self {
            service_name: array(part::<0, 68, _>(bytes), u16::from_le_bytes),
            display_name: array(part::<68, 512, _>(bytes), u16::from_le_bytes),
            process_name: array(part::<580, 68, _>(bytes), u16::from_le_bytes),
            process_id: u32::from_le_bytes(get::<648, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 652] {
        let mut bytes = [0; 652];
        fill(part_mut::<0, 68, _>(&mut bytes), &self.service_name, |element| element.to_le_bytes());
        fill(part_mut::<68, 512, _>(&mut bytes), &self.display_name, |element| element.to_le_bytes());
        fill(part_mut::<580, 68, _>(&mut bytes), &self.process_name, |element| element.to_le_bytes());
        put::<648, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::system_config_v0_services::V5_0;
}

fixed_record!(SystemConfigV0Services, SystemConfigV0ServicesView, 652, "SystemConfig_V0_Services");
getters! {
    self SystemConfigV0ServicesView "SystemConfigV0ServicesView" {
        /// `WCHAR ServiceName`, at 0x00.
        service_name: [u16; 34] = array(part::<0, 68, _>(self.fixed), u16::from_le_bytes);
        /// `WCHAR DisplayName`, at 0x44.
        display_name: [u16; 256] = array(part::<68, 512, _>(self.fixed), u16::from_le_bytes);
        /// `WCHAR ProcessName`, at 0x244.
        process_name: [u16; 34] = array(part::<580, 68, _>(self.fixed), u16::from_le_bytes);
        /// `ULONG ProcessId`, at 0x288.
        process_id: u32 = u32::from_le_bytes(get::<648, 4, _>(self.fixed));
    }
}
