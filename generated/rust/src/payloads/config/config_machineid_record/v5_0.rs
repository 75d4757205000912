// Generated from spec/structs/CONFIG_MACHINEID_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CONFIG_MACHINEID_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// An identifier of the machine.
///
/// Microsoft gives it no name: `CONFIG_MACHINEID_RECORD`, 0x10 bytes. Releases 5.0+.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CONFIG_MACHINEID_RECORD")]
pub struct ConfigMachineidRecord {
    /// `GUID MachineId`, at 0x00.
    pub machine_id: Guid,
}

impl ConfigMachineidRecord {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            machine_id: Guid::from_bytes(get::<0, 16, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 16, _>(&mut bytes, self.machine_id.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::config_machineid_record::V5_0;
}

fixed_record!(ConfigMachineidRecord, ConfigMachineidRecordView, 16, "CONFIG_MACHINEID_RECORD");
getters! {
    self ConfigMachineidRecordView "ConfigMachineidRecordView" {
        /// `GUID MachineId`, at 0x00.
        machine_id: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
    }
}
