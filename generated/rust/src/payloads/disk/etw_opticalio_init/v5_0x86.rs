// Generated from spec/structs/ETW_OPTICALIO_INIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_OPTICALIO_INIT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A request to an optical disk begins.
///
/// In C: `ETW_OPTICALIO_INIT`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_OPTICALIO_INIT")]
pub struct EtwOpticalioInitX86 {
    /// `PVOID Irp`, at 0x00. The I/O request packet.
    pub irp: u32,
    /// `ULONG IssuingThreadId`, at 0x04. The thread that began the request.
    pub issuing_thread_id: u32,
}

impl EtwOpticalioInitX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_opticalio_init::V5_0X86;
}

fixed_record!(EtwOpticalioInitX86, EtwOpticalioInitX86View, 8, "ETW_OPTICALIO_INIT");
getters! {
    self EtwOpticalioInitX86View "EtwOpticalioInitX86View" {
        /// `PVOID Irp`, at 0x00.
        irp: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG IssuingThreadId`, at 0x04.
        issuing_thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
