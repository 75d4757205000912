// Generated from spec/structs/PERFINFO_CLOCK_INTERRUPT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CLOCK_INTERRUPT_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A clock interrupt.
///
/// In C: `PERFINFO_CLOCK_INTERRUPT_INFORMATION`, 0x10 bytes with one element of its array, 0xa without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CLOCK_INTERRUPT_INFORMATION")]
pub struct PerfinfoClockInterruptInformation {
    /// `ULONG64 InterruptTime`, at 0x00. Unit: 100 ns.
    pub interrupt_time: u64,
    /// `SHORT Flags`, at 0x08.
    pub flags: i16,
}

impl PerfinfoClockInterruptInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 10]) -> Self {
        Self {
            interrupt_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            flags: i16::from_le_bytes(get::<8, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 10] {
        let mut bytes = [0; 10];
        put::<0, 8, _>(&mut bytes, self.interrupt_time.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_clock_interrupt_information::V5_0;
}

fixed_record!(PerfinfoClockInterruptInformation, PerfinfoClockInterruptInformationView, 10, "PERFINFO_CLOCK_INTERRUPT_INFORMATION");
getters! {
    self PerfinfoClockInterruptInformationView "PerfinfoClockInterruptInformationView" {
        /// `ULONG64 InterruptTime`, at 0x00.
        interrupt_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `SHORT Flags`, at 0x08.
        flags: i16 = i16::from_le_bytes(get::<8, 2, _>(self.fixed));
    }
}
