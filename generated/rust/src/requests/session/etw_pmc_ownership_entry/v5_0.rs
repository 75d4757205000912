// Generated from spec/structs/ETW_PMC_OWNERSHIP_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PMC_OWNERSHIP_ENTRY in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Who owns one of the counters of a processor.
///
/// In C: `ETW_PMC_OWNERSHIP_ENTRY`, 0xc bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PMC_OWNERSHIP_ENTRY")]
pub struct EtwPmcOwnershipEntry {
    /// `ULONG Type`, at 0x00. What it is for is not known.
    pub kind: u32,
    /// `ULONG Data1`, at 0x04. What it is for is not known.
    pub data1: u32,
    /// `ULONG Data2`, at 0x08. What it is for is not known.
    pub data2: u32,
}

impl EtwPmcOwnershipEntry {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            kind: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            data1: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            data2: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.kind.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.data1.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.data2.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_pmc_ownership_entry::V5_0;
}

fixed_record!(EtwPmcOwnershipEntry, EtwPmcOwnershipEntryView, 12, "ETW_PMC_OWNERSHIP_ENTRY");
getters! {
    self EtwPmcOwnershipEntryView "EtwPmcOwnershipEntryView" {
        /// `ULONG Type`, at 0x00.
        kind: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Data1`, at 0x04.
        data1: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG Data2`, at 0x08.
        data2: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
