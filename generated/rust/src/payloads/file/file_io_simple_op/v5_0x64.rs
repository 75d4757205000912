// Generated from spec/structs/FileIo_SimpleOp.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! FileIo_SimpleOp in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A file is cleaned up, closed or flushed.
///
/// In C: `FileIo_SimpleOp`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Later versions have the thread behind the pointers, in 32 bits: see PERFINFO_FILE_SIMPLE_OPERATION.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "FileIo_SimpleOp")]
pub struct FileIoSimpleOpX64 {
    /// `PVOID IrpPtr`, at 0x00. The I/O request packet, which FileIo_OpEnd names too.
    pub irp_ptr: u64,
    /// `ULONG_PTR TTID`, at 0x08. The thread that asks for it; as wide as a pointer in this version alone.
    pub ttid: u64,
    /// `PVOID FileObject`, at 0x10. The file as it was opened, the same from creation to close.
    pub file_object: u64,
    /// `PVOID FileKey`, at 0x18. The file, by the address that the events of file names have.
    pub file_key: u64,
}

impl FileIoSimpleOpX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            irp_ptr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            ttid: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            file_key: u64::from_le_bytes(get::<24, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.irp_ptr.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.ttid.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.file_key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::file_io_simple_op::V5_0X64;
}

fixed_record!(FileIoSimpleOpX64, FileIoSimpleOpX64View, 32, "FileIo_SimpleOp");
getters! {
    self FileIoSimpleOpX64View "FileIoSimpleOpX64View" {
        /// `PVOID IrpPtr`, at 0x00.
        irp_ptr: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR TTID`, at 0x08.
        ttid: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID FileObject`, at 0x10.
        file_object: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `PVOID FileKey`, at 0x18.
        file_key: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
    }
}
