// Generated from spec/structs/ReserveCreate.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ReserveCreate in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A reserve of processor time was created.
///
/// In C: `ReserveCreate`, 0x15 bytes. Releases 5.0+ with 64 bit pointers.
///
/// No other source knows of reserves; later releases use the hook id for something else or for nothing.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ReserveCreate")]
pub struct ReserveCreateX64 {
    /// `PVOID Reserve`, at 0x00. The reserve object.
    pub reserve: u64,
    /// `ULONG Period`, at 0x08. What it is for is not known.
    pub period: u32,
    /// `ULONG Budget`, at 0x0C. What it is for is not known.
    pub budget: u32,
    /// `ULONG ObjectFlags`, at 0x10. What it is for is not known.
    pub object_flags: u32,
    /// `CHAR Processor`, at 0x14. What it is for is not known.
    pub processor: i8,
}

impl ReserveCreateX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 21]) -> Self {
        Self {
            reserve: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            period: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            budget: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            object_flags: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            processor: i8::from_le_bytes(get::<20, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 21] {
        let mut bytes = [0; 21];
        put::<0, 8, _>(&mut bytes, self.reserve.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.period.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.budget.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.object_flags.to_le_bytes());
        put::<20, 1, _>(&mut bytes, self.processor.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::reserve_create::V5_0X64;
}

fixed_record!(ReserveCreateX64, ReserveCreateX64View, 21, "ReserveCreate");
getters! {
    self ReserveCreateX64View "ReserveCreateX64View" {
        /// `PVOID Reserve`, at 0x00.
        reserve: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG Period`, at 0x08.
        period: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Budget`, at 0x0C.
        budget: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG ObjectFlags`, at 0x10.
        object_flags: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `CHAR Processor`, at 0x14.
        processor: i8 = i8::from_le_bytes(get::<20, 1, _>(self.fixed));
    }
}
