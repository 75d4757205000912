// Generated from spec/structs/PERFINFO_PO_PRESLEEP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PO_PRESLEEP in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The system goes to sleep.
///
/// In C: `PERFINFO_PO_PRESLEEP`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PO_PRESLEEP")]
pub struct PerfinfoPoPresleep {
    /// `LARGE_INTEGER PerformanceCounter`, at 0x00. The performance counter just then.
    pub performance_counter: i64,
    /// `LARGE_INTEGER PerformanceFrequency`, at 0x08. Unit: ticks per second.
    pub performance_frequency: i64,
}

impl PerfinfoPoPresleep {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            performance_counter: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            performance_frequency: i64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.performance_counter.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.performance_frequency.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_po_presleep::V5_0;
}

fixed_record!(PerfinfoPoPresleep, PerfinfoPoPresleepView, 16, "PERFINFO_PO_PRESLEEP");
getters! {
    self PerfinfoPoPresleepView "PerfinfoPoPresleepView" {
        /// `LARGE_INTEGER PerformanceCounter`, at 0x00.
        performance_counter: i64 = i64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `LARGE_INTEGER PerformanceFrequency`, at 0x08.
        performance_frequency: i64 = i64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
