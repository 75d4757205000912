// Generated from spec/structs/CONFIG_CODEINTEGRITY_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CONFIG_CODEINTEGRITY_RECORD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How the integrity of code is ensured.
///
/// Microsoft gives it no name: `CONFIG_CODEINTEGRITY_RECORD`, 0x4 bytes. Releases 5.0+.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CONFIG_CODEINTEGRITY_RECORD")]
pub struct ConfigCodeintegrityRecord {
    /// `ULONG Unnamed`, at 0x00. 1 in the one real event. What it is for is not known.
    pub unnamed: u32,
}

impl ConfigCodeintegrityRecord {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            unnamed: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.unnamed.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::config_codeintegrity_record::V5_0;
}

fixed_record!(ConfigCodeintegrityRecord, ConfigCodeintegrityRecordView, 4, "CONFIG_CODEINTEGRITY_RECORD");
getters! {
    self ConfigCodeintegrityRecordView "ConfigCodeintegrityRecordView" {
        /// `ULONG Unnamed`, at 0x00.
        unnamed: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
