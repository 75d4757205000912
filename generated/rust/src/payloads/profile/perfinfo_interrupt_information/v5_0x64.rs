// Generated from spec/structs/PERFINFO_INTERRUPT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_INTERRUPT_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An interrupt service routine was executed.
///
/// In C: `PERFINFO_INTERRUPT_INFORMATION`, 0x14 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_INTERRUPT_INFORMATION")]
pub struct PerfinfoInterruptInformationX64 {
    /// `ULONGLONG InitialTime`, at 0x00. When it began, by the session's clock; the event's own time is when it ended.
    pub initial_time: u64,
    /// `PVOID ServiceRoutine`, at 0x08. The routine.
    pub service_routine: u64,
    /// `UCHAR ReturnValue`, at 0x10. What it returned: whether the interrupt was its own.
    pub return_value: u8,
    /// `USHORT Vector`, at 0x11. The interrupt vector.
    pub vector: u16,
    /// `UCHAR Reserved`, at 0x13. What it is for is not known.
    pub reserved: u8,
}

impl PerfinfoInterruptInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            initial_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            service_routine: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            return_value: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            vector: u16::from_le_bytes(get::<17, 2, _>(bytes)),
            reserved: u8::from_le_bytes(get::<19, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.initial_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.service_routine.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.return_value.to_le_bytes());
        put::<17, 2, _>(&mut bytes, self.vector.to_le_bytes());
        put::<19, 1, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_interrupt_information::V5_0X64;
}

fixed_record!(PerfinfoInterruptInformationX64, PerfinfoInterruptInformationX64View, 20, "PERFINFO_INTERRUPT_INFORMATION");
getters! {
    self PerfinfoInterruptInformationX64View "PerfinfoInterruptInformationX64View" {
        /// `ULONGLONG InitialTime`, at 0x00.
        initial_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID ServiceRoutine`, at 0x08.
        service_routine: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `UCHAR ReturnValue`, at 0x10.
        return_value: u8 = u8::from_le_bytes(get::<16, 1, _>(self.fixed));
        /// `USHORT Vector`, at 0x11.
        vector: u16 = u16::from_le_bytes(get::<17, 2, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x13.
        reserved: u8 = u8::from_le_bytes(get::<19, 1, _>(self.fixed));
    }
}
