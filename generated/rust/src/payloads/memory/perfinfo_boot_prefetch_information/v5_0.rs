// Generated from spec/structs/PERFINFO_BOOT_PREFETCH_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_BOOT_PREFETCH_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Pages were prefetched to boot faster.
///
/// In C: `PERFINFO_BOOT_PREFETCH_INFORMATION`, 0xc bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_BOOT_PREFETCH_INFORMATION")]
pub struct PerfinfoBootPrefetchInformation {
    /// `LONG Action`, at 0x00. What it is for is not known.
    pub action: i32,
    /// `NTSTATUS Status`, at 0x04.
    pub status: crate::common::Ntstatus,
    /// `LONG Pages`, at 0x08. Unit: pages.
    pub pages: i32,
}

impl PerfinfoBootPrefetchInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            action: i32::from_le_bytes(get::<0, 4, _>(bytes)),
            status: crate::common::Ntstatus::from_le(get::<4, 4, _>(bytes)),
            pages: i32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.action.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.status.to_le());
        put::<8, 4, _>(&mut bytes, self.pages.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_boot_prefetch_information::V5_0;
}

fixed_record!(PerfinfoBootPrefetchInformation, PerfinfoBootPrefetchInformationView, 12, "PERFINFO_BOOT_PREFETCH_INFORMATION");
getters! {
    self PerfinfoBootPrefetchInformationView "PerfinfoBootPrefetchInformationView" {
        /// `LONG Action`, at 0x00.
        action: i32 = i32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `NTSTATUS Status`, at 0x04.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<4, 4, _>(self.fixed));
        /// `LONG Pages`, at 0x08.
        pages: i32 = i32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
