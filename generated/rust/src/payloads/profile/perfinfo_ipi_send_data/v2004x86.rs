// Generated from spec/structs/PERFINFO_IPI_SEND_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_IPI_SEND_DATA in the form of releases 2004..server-2022 with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An interrupt was sent to other processors.
///
/// An older form.
/// In C: `PERFINFO_IPI_SEND_DATA`, 0x18 bytes. Releases 2004..server-2022 with 32 bit pointers.
///
/// What no source says:
///
/// - Where between 20H2 and the first release of 11 the form changed.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V2004X86 {
    /// `ULONGLONG InitialTime`, at 0x00.
    pub initial_time: u64,
    /// `PVOID WorkerRoutine`, at 0x08.
    pub worker_routine: u32,
    /// `ULONG RequestType`, at 0x0C.
    pub request_type: u32,
    /// `ULONG IpiType`, at 0x10.
    pub ipi_type: u32,
    /// `ULONG TargetCount`, at 0x14.
    pub target_count: u32,
}

impl V2004X86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            initial_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            worker_routine: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            request_type: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            ipi_type: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            target_count: u32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.initial_time.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.worker_routine.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.request_type.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.ipi_type.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.target_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ipi_send_data::V2004X86;
}

fixed_record!(V2004X86, V2004X86View, 24, "PERFINFO_IPI_SEND_DATA");
getters! {
    self V2004X86View "V2004X86View" {
        /// `ULONGLONG InitialTime`, at 0x00.
        initial_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID WorkerRoutine`, at 0x08.
        worker_routine: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG RequestType`, at 0x0C.
        request_type: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG IpiType`, at 0x10.
        ipi_type: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG TargetCount`, at 0x14.
        target_count: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}
