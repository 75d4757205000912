// Generated from spec/structs/PERFINFO_IO_TIMER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_IO_TIMER in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The timer of a device object expired.
///
/// In C: `PERFINFO_IO_TIMER`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_IO_TIMER")]
pub struct PerfinfoIoTimerX86 {
    /// `PVOID DeviceObject`, at 0x00.
    pub device_object: u32,
    /// `PVOID RoutineAddress`, at 0x04. The routine that is called.
    pub routine_address: u32,
}

impl PerfinfoIoTimerX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            device_object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            routine_address: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.device_object.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.routine_address.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_io_timer::V5_0X86;
}

fixed_record!(PerfinfoIoTimerX86, PerfinfoIoTimerX86View, 8, "PERFINFO_IO_TIMER");
getters! {
    self PerfinfoIoTimerX86View "PerfinfoIoTimerX86View" {
        /// `PVOID DeviceObject`, at 0x00.
        device_object: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID RoutineAddress`, at 0x04.
        routine_address: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
