// Generated from spec/structs/PERFINFO_IO_TIMER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_IO_TIMER in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The timer of a device object expired.
///
/// In C: `PERFINFO_IO_TIMER`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_IO_TIMER")]
pub struct PerfinfoIoTimerX64 {
    /// `PVOID DeviceObject`, at 0x00.
    pub device_object: u64,
    /// `PVOID RoutineAddress`, at 0x08. The routine that is called.
    pub routine_address: u64,
}

impl PerfinfoIoTimerX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            device_object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            routine_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.device_object.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.routine_address.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_io_timer::V5_0X64;
}

fixed_record!(PerfinfoIoTimerX64, PerfinfoIoTimerX64View, 16, "PERFINFO_IO_TIMER");
getters! {
    self PerfinfoIoTimerX64View "PerfinfoIoTimerX64View" {
        /// `PVOID DeviceObject`, at 0x00.
        device_object: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID RoutineAddress`, at 0x08.
        routine_address: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
