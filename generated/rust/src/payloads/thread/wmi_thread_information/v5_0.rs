// Generated from spec/structs/WMI_THREAD_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_THREAD_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread, in the form that tells only identifiers.
///
/// In C: `WMI_THREAD_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_THREAD_INFORMATION")]
pub struct WmiThreadInformation {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG ThreadId`, at 0x04.
    pub thread_id: u32,
}

impl WmiThreadInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_thread_information::V5_0;
}

fixed_record!(WmiThreadInformation, WmiThreadInformationView, 8, "WMI_THREAD_INFORMATION");
getters! {
    self WmiThreadInformationView "WmiThreadInformationView" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x04.
        thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
