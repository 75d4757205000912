// Generated from spec/structs/CONFIG_DEVICEFAMILY_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CONFIG_DEVICEFAMILY_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Which family of devices Windows runs on.
///
/// Microsoft gives it no name: `CONFIG_DEVICEFAMILY_RECORD`, 0x10 bytes. Releases 5.0+.
///
/// One real event has these values; the names of the fields are the project's.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CONFIG_DEVICEFAMILY_RECORD")]
pub struct ConfigDevicefamilyRecord {
    /// `ULONGLONG UapInfo`, at 0x00. The version of Windows in four numbers of 16 bits, the first in the highest.
    pub uap_info: u64,
    /// `ULONG DeviceFamily`, at 0x08. A number of the family; 9 was observed on a server.
    pub device_family: u32,
    /// `ULONG DeviceForm`, at 0x0C. What it is for is not known.
    pub device_form: u32,
}

impl ConfigDevicefamilyRecord {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            uap_info: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            device_family: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            device_form: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.uap_info.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.device_family.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.device_form.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::config_devicefamily_record::V5_0;
}

fixed_record!(ConfigDevicefamilyRecord, ConfigDevicefamilyRecordView, 16, "CONFIG_DEVICEFAMILY_RECORD");
getters! {
    self ConfigDevicefamilyRecordView "ConfigDevicefamilyRecordView" {
        /// `ULONGLONG UapInfo`, at 0x00.
        uap_info: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG DeviceFamily`, at 0x08.
        device_family: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG DeviceForm`, at 0x0C.
        device_form: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
