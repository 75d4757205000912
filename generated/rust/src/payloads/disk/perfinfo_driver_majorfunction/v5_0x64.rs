// Generated from spec/structs/PERFINFO_DRIVER_MAJORFUNCTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DRIVER_MAJORFUNCTION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A driver's dispatch routine is called.
///
/// In C: `PERFINFO_DRIVER_MAJORFUNCTION`, 0x24 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION")]
pub struct PerfinfoDriverMajorfunctionX64 {
    /// `ULONG MajorFunction`, at 0x00. The major function, an IRP_MJ_ constant.
    pub major_function: u32,
    /// `ULONG MinorFunction`, at 0x04. The minor function, an IRP_MN_ constant.
    pub minor_function: u32,
    /// `PVOID RoutineAddr`, at 0x08. The dispatch routine.
    pub routine_addr: u64,
    /// `PVOID FileNamePointer`, at 0x10. The file, by the address of its object.
    pub file_name_pointer: u64,
    /// `PVOID Irp`, at 0x18. The I/O request packet.
    pub irp: u64,
    /// `ULONG UniqMatchId`, at 0x20. Finds the event of the return.
    pub uniq_match_id: u32,
}

impl PerfinfoDriverMajorfunctionX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            major_function: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            minor_function: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            routine_addr: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            file_name_pointer: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            irp: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            uniq_match_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 4, _>(&mut bytes, self.major_function.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.minor_function.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.routine_addr.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.file_name_pointer.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.uniq_match_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_driver_majorfunction::V5_0X64;
}

fixed_record!(PerfinfoDriverMajorfunctionX64, PerfinfoDriverMajorfunctionX64View, 36, "PERFINFO_DRIVER_MAJORFUNCTION");
getters! {
    self PerfinfoDriverMajorfunctionX64View "PerfinfoDriverMajorfunctionX64View" {
        /// `ULONG MajorFunction`, at 0x00.
        major_function: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG MinorFunction`, at 0x04.
        minor_function: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID RoutineAddr`, at 0x08.
        routine_addr: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID FileNamePointer`, at 0x10.
        file_name_pointer: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `PVOID Irp`, at 0x18.
        irp: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG UniqMatchId`, at 0x20.
        uniq_match_id: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
    }
}
