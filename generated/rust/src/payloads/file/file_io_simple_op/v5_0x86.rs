// Generated from spec/structs/FileIo_SimpleOp.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! FileIo_SimpleOp in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A file is cleaned up, closed or flushed.
///
/// In C: `FileIo_SimpleOp`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Later versions have the thread behind the pointers, in 32 bits: see PERFINFO_FILE_SIMPLE_OPERATION.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "FileIo_SimpleOp")]
pub struct FileIoSimpleOpX86 {
    /// `PVOID IrpPtr`, at 0x00. The I/O request packet, which FileIo_OpEnd names too.
    pub irp_ptr: u32,
    /// `ULONG_PTR TTID`, at 0x04. The thread that asks for it; as wide as a pointer in this version alone.
    pub ttid: u32,
    /// `PVOID FileObject`, at 0x08. The file as it was opened, the same from creation to close.
    pub file_object: u32,
    /// `PVOID FileKey`, at 0x0C. The file, by the address that the events of file names have.
    pub file_key: u32,
}

impl FileIoSimpleOpX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            irp_ptr: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            ttid: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            file_key: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.irp_ptr.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.ttid.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.file_key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::file_io_simple_op::V5_0X86;
}

fixed_record!(FileIoSimpleOpX86, FileIoSimpleOpX86View, 16, "FileIo_SimpleOp");
getters! {
    self FileIoSimpleOpX86View "FileIoSimpleOpX86View" {
        /// `PVOID IrpPtr`, at 0x00.
        irp_ptr: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG_PTR TTID`, at 0x04.
        ttid: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID FileObject`, at 0x08.
        file_object: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `PVOID FileKey`, at 0x0C.
        file_key: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
