// Generated from spec/structs/VIRTUALIZATION_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! VIRTUALIZATION_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What of virtualization is enabled.
///
/// In C: `VIRTUALIZATION_RECORD`, 0x4 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "VIRTUALIZATION_RECORD")]
pub struct VirtualizationRecord {
    /// `BOOLEAN VbsEnabled`, at 0x00. Security that is based on virtualization.
    pub vbs_enabled: u8,
    /// `BOOLEAN HvciEnabled`, at 0x01. Integrity of code that the hypervisor protects.
    pub hvci_enabled: u8,
    /// `BOOLEAN HyperVisorEnabled`, at 0x02.
    pub hyper_visor_enabled: u8,
    /// `UCHAR `, at 0x03. A member that the source leaves out, as it does with reserved ones. What it is for is not known.
    pub unnamed_03: u8,
}

impl VirtualizationRecord {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            vbs_enabled: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            hvci_enabled: u8::from_le_bytes(get::<1, 1, _>(bytes)),
            hyper_visor_enabled: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            unnamed_03: u8::from_le_bytes(get::<3, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 1, _>(&mut bytes, self.vbs_enabled.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.hvci_enabled.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.hyper_visor_enabled.to_le_bytes());
        put::<3, 1, _>(&mut bytes, self.unnamed_03.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::virtualization_record::V5_0;
}

fixed_record!(VirtualizationRecord, VirtualizationRecordView, 4, "VIRTUALIZATION_RECORD");
getters! {
    self VirtualizationRecordView "VirtualizationRecordView" {
        /// `BOOLEAN VbsEnabled`, at 0x00.
        vbs_enabled: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `BOOLEAN HvciEnabled`, at 0x01.
        hvci_enabled: u8 = u8::from_le_bytes(get::<1, 1, _>(self.fixed));
        /// `BOOLEAN HyperVisorEnabled`, at 0x02.
        hyper_visor_enabled: u8 = u8::from_le_bytes(get::<2, 1, _>(self.fixed));
        /// `UCHAR `, at 0x03.
        unnamed_03: u8 = u8::from_le_bytes(get::<3, 1, _>(self.fixed));
    }
}
