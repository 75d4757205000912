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
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Reserve` |
/// | 0x08 | 0x4 | ULONG | `Period` |
/// | 0x0c | 0x4 | ULONG | `Budget` |
/// | 0x10 | 0x4 | ULONG | `ObjectFlags` |
/// | 0x14 | 0x1 | CHAR | `Processor` |
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
impl<'a> ReserveCreateX64View<'a> {
    /// `PVOID Reserve`, at 0x00. The reserve object.
    #[inline]
    pub fn reserve(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG Period`, at 0x08. What it is for is not known.
    #[inline]
    pub fn period(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG Budget`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn budget(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG ObjectFlags`, at 0x10. What it is for is not known.
    #[inline]
    pub fn object_flags(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `CHAR Processor`, at 0x14. What it is for is not known.
    #[inline]
    pub fn processor(&self) -> i8 {
        i8::from_le_bytes(get::<20, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for ReserveCreateX64View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ReserveCreateX64View");
        out.field("reserve", &self.reserve());
        out.field("period", &self.period());
        out.field("budget", &self.budget());
        out.field("object_flags", &self.object_flags());
        out.field("processor", &self.processor());
        out.finish()
    }
}
