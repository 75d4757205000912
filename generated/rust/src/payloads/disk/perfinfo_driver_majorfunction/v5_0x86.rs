// Generated from spec/structs/PERFINFO_DRIVER_MAJORFUNCTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DRIVER_MAJORFUNCTION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A driver's dispatch routine is called.
///
/// In C: `PERFINFO_DRIVER_MAJORFUNCTION`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION")]
pub struct PerfinfoDriverMajorfunctionX86 {
    /// `ULONG MajorFunction`, at 0x00. The major function, an IRP_MJ_ constant.
    pub major_function: u32,
    /// `ULONG MinorFunction`, at 0x04. The minor function, an IRP_MN_ constant.
    pub minor_function: u32,
    /// `PVOID RoutineAddr`, at 0x08. The dispatch routine.
    pub routine_addr: u32,
    /// `PVOID FileNamePointer`, at 0x0C. The file, by the address of its object.
    pub file_name_pointer: u32,
    /// `PVOID Irp`, at 0x10. The I/O request packet.
    pub irp: u32,
    /// `ULONG UniqMatchId`, at 0x14. Finds the event of the return.
    pub uniq_match_id: u32,
}

impl PerfinfoDriverMajorfunctionX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            major_function: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            minor_function: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            routine_addr: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            file_name_pointer: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            irp: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            uniq_match_id: u32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.major_function.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.minor_function.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.routine_addr.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.file_name_pointer.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.uniq_match_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_driver_majorfunction::V5_0X86;
}

fixed_record!(PerfinfoDriverMajorfunctionX86, PerfinfoDriverMajorfunctionX86View, 24, "PERFINFO_DRIVER_MAJORFUNCTION");
getters! {
    self PerfinfoDriverMajorfunctionX86View "PerfinfoDriverMajorfunctionX86View" {
        /// `ULONG MajorFunction`, at 0x00.
        major_function: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG MinorFunction`, at 0x04.
        minor_function: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID RoutineAddr`, at 0x08.
        routine_addr: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `PVOID FileNamePointer`, at 0x0C.
        file_name_pointer: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `PVOID Irp`, at 0x10.
        irp: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG UniqMatchId`, at 0x14.
        uniq_match_id: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}
