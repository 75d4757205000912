// Generated from spec/structs/PERFINFO_IPI_SEND_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_IPI_SEND_DATA in the form of releases 11-21H2+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An interrupt was sent to other processors.
///
/// No source knows a Windows that has it: it is what the definition gives at this pointer size.
/// In C: `PERFINFO_IPI_SEND_DATA`, 0x10 bytes. Releases 11-21H2+ with 32 bit pointers.
///
/// What no source says:
///
/// - Where between 20H2 and the first release of 11 the form changed.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_IPI_SEND_DATA")]
pub struct PerfinfoIpiSendDataX86 {
    /// `PVOID WorkerRoutine`, at 0x00.
    pub worker_routine: u32,
    /// `ULONG RequestType`, at 0x04.
    pub request_type: u32,
    /// `ULONG IpiType`, at 0x08.
    pub ipi_type: u32,
    /// `ULONG TargetCount`, at 0x0C.
    pub target_count: u32,
}

impl PerfinfoIpiSendDataX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            worker_routine: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            request_type: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            ipi_type: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            target_count: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.worker_routine.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.request_type.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.ipi_type.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.target_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ipi_send_data::V11_21H2X86;
}

fixed_record!(PerfinfoIpiSendDataX86, PerfinfoIpiSendDataX86View, 16, "PERFINFO_IPI_SEND_DATA");
getters! {
    self PerfinfoIpiSendDataX86View "PerfinfoIpiSendDataX86View" {
        /// `PVOID WorkerRoutine`, at 0x00.
        worker_routine: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG RequestType`, at 0x04.
        request_type: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG IpiType`, at 0x08.
        ipi_type: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG TargetCount`, at 0x0C.
        target_count: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
