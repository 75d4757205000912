// Generated from spec/structs/WMI_DPI_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_DPI_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How finely the display is resolved.
///
/// In C: `WMI_DPI_RECORD`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_DPI_RECORD")]
pub struct WmiDpiRecord {
    /// `ULONG MachineDPI`, at 0x00. Unit: dots per inch.
    pub machine_dpi: u32,
    /// `ULONG UserDPI`, at 0x04. Unit: dots per inch.
    pub user_dpi: u32,
}

impl WmiDpiRecord {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            machine_dpi: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            user_dpi: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.machine_dpi.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.user_dpi.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_dpi_record::V5_0;
}

fixed_record!(WmiDpiRecord, WmiDpiRecordView, 8, "WMI_DPI_RECORD");
getters! {
    self WmiDpiRecordView "WmiDpiRecordView" {
        /// `ULONG MachineDPI`, at 0x00.
        machine_dpi: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG UserDPI`, at 0x04.
        user_dpi: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
