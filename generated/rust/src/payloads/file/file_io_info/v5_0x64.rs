// Generated from spec/structs/FileIo_Info.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! FileIo_Info in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Information of a file is set or queried, a file is deleted or renamed, or a control is sent to it.
///
/// In C: `FileIo_Info`, 0x2c bytes. Releases 5.0+ with 64 bit pointers.
///
/// Later versions have the thread behind the pointers, in 32 bits: see PERFINFO_FILE_INFORMATION.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "FileIo_Info")]
pub struct FileIoInfoX64 {
    /// `PVOID IrpPtr`, at 0x00. The I/O request packet, which FileIo_OpEnd names too.
    pub irp_ptr: u64,
    /// `ULONG_PTR TTID`, at 0x08. The thread that asks for it; as wide as a pointer in this version alone.
    pub ttid: u64,
    /// `PVOID FileObject`, at 0x10. The file as it was opened, the same from creation to close.
    pub file_object: u64,
    /// `PVOID FileKey`, at 0x18. The file, by the address that the events of file names have.
    pub file_key: u64,
    /// `ULONG_PTR ExtraInfo`, at 0x20. By class: the disposition, or the new size of the file.
    pub extra_info: u64,
    /// `ULONG InfoClass`, at 0x28. A value of the documented FILE_INFORMATION_CLASS, or the control code.
    pub info_class: u32,
}

impl FileIoInfoX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 44]) -> Self {
        Self {
            irp_ptr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            ttid: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            file_key: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            extra_info: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            info_class: u32::from_le_bytes(get::<40, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 8, _>(&mut bytes, self.irp_ptr.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.ttid.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.extra_info.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.info_class.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::file_io_info::V5_0X64;
}

fixed_record!(FileIoInfoX64, FileIoInfoX64View, 44, "FileIo_Info");
getters! {
    self FileIoInfoX64View "FileIoInfoX64View" {
        /// `PVOID IrpPtr`, at 0x00.
        irp_ptr: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR TTID`, at 0x08.
        ttid: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID FileObject`, at 0x10.
        file_object: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `PVOID FileKey`, at 0x18.
        file_key: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG_PTR ExtraInfo`, at 0x20.
        extra_info: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONG InfoClass`, at 0x28.
        info_class: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
    }
}
