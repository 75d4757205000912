// Generated from spec/structs/WMI_POWER_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_POWER_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The sleep states that the machine supports.
///
/// In C: `WMI_POWER_RECORD`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_POWER_RECORD")]
pub struct WmiPowerRecord {
    /// `BOOLEAN SystemS1`, at 0x00.
    pub system_s1: u8,
    /// `BOOLEAN SystemS2`, at 0x01.
    pub system_s2: u8,
    /// `BOOLEAN SystemS3`, at 0x02.
    pub system_s3: u8,
    /// `BOOLEAN SystemS4`, at 0x03. Hibernation.
    pub system_s4: u8,
    /// `BOOLEAN SystemS5`, at 0x04. Off.
    pub system_s5: u8,
    /// `BOOLEAN AoAc`, at 0x05. Always on, always connected: what was later called modern standby.
    pub ao_ac: u8,
    /// `CHAR Pad2`, at 0x06. What it is for is not known.
    pub pad2: i8,
    /// `CHAR Pad3`, at 0x07. What it is for is not known.
    pub pad3: i8,
}

impl WmiPowerRecord {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            system_s1: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            system_s2: u8::from_le_bytes(get::<1, 1, _>(bytes)),
            system_s3: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            system_s4: u8::from_le_bytes(get::<3, 1, _>(bytes)),
            system_s5: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            ao_ac: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            pad2: i8::from_le_bytes(get::<6, 1, _>(bytes)),
            pad3: i8::from_le_bytes(get::<7, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 1, _>(&mut bytes, self.system_s1.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.system_s2.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.system_s3.to_le_bytes());
        put::<3, 1, _>(&mut bytes, self.system_s4.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.system_s5.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.ao_ac.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.pad2.to_le_bytes());
        put::<7, 1, _>(&mut bytes, self.pad3.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_power_record::V5_0;
}

fixed_record!(WmiPowerRecord, WmiPowerRecordView, 8, "WMI_POWER_RECORD");
getters! {
    self WmiPowerRecordView "WmiPowerRecordView" {
        /// `BOOLEAN SystemS1`, at 0x00.
        system_s1: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `BOOLEAN SystemS2`, at 0x01.
        system_s2: u8 = u8::from_le_bytes(get::<1, 1, _>(self.fixed));
        /// `BOOLEAN SystemS3`, at 0x02.
        system_s3: u8 = u8::from_le_bytes(get::<2, 1, _>(self.fixed));
        /// `BOOLEAN SystemS4`, at 0x03.
        system_s4: u8 = u8::from_le_bytes(get::<3, 1, _>(self.fixed));
        /// `BOOLEAN SystemS5`, at 0x04.
        system_s5: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `BOOLEAN AoAc`, at 0x05.
        ao_ac: u8 = u8::from_le_bytes(get::<5, 1, _>(self.fixed));
        /// `CHAR Pad2`, at 0x06.
        pad2: i8 = i8::from_le_bytes(get::<6, 1, _>(self.fixed));
        /// `CHAR Pad3`, at 0x07.
        pad3: i8 = i8::from_le_bytes(get::<7, 1, _>(self.fixed));
    }
}
