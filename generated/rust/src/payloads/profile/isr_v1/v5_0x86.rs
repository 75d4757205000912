// Generated from spec/structs/ISR_V1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ISR_V1 in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An interrupt was served.
///
/// In C: `ISR_V1`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ISR_V1")]
pub struct IsrV1X86 {
    /// `LARGE_INTEGER InitialTime`, at 0x00. When the routine began; the event's own time is its end.
    pub initial_time: i64,
    /// `PVOID Routine`, at 0x08. The interrupt service routine.
    pub routine: u32,
    /// `ULONG ReturnValue`, at 0x0C. Whether the routine claimed the interrupt.
    pub return_value: u32,
}

impl IsrV1X86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            initial_time: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            routine: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            return_value: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.initial_time.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.routine.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.return_value.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::isr_v1::V5_0X86;
}

fixed_record!(IsrV1X86, IsrV1X86View, 16, "ISR_V1");
getters! {
    self IsrV1X86View "IsrV1X86View" {
        /// `LARGE_INTEGER InitialTime`, at 0x00.
        initial_time: i64 = i64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID Routine`, at 0x08.
        routine: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG ReturnValue`, at 0x0C.
        return_value: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
