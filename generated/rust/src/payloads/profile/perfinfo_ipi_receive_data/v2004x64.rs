// Generated from spec/structs/PERFINFO_IPI_RECEIVE_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_IPI_RECEIVE_DATA in the form of releases 2004..server-2022 with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An interrupt from another processor was received.
///
/// An older form.
/// In C: `PERFINFO_IPI_RECEIVE_DATA`, 0x14 bytes. Releases 2004..server-2022 with 64 bit pointers.
///
/// What no source says:
///
/// - Where between 20H2 and the first release of 11 the form changed.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V2004X64 {
    /// `ULONGLONG InitialTime`, at 0x00.
    pub initial_time: u64,
    /// `PVOID WorkerRoutine`, at 0x08.
    pub worker_routine: u64,
    /// `ULONG RequestType`, at 0x10.
    pub request_type: u32,
}

impl V2004X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            initial_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            worker_routine: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            request_type: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.initial_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.worker_routine.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.request_type.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ipi_receive_data::V2004X64;
}

fixed_record!(V2004X64, V2004X64View, 20, "PERFINFO_IPI_RECEIVE_DATA");
getters! {
    self V2004X64View "V2004X64View" {
        /// `ULONGLONG InitialTime`, at 0x00.
        initial_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID WorkerRoutine`, at 0x08.
        worker_routine: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG RequestType`, at 0x10.
        request_type: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
