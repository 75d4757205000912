// Generated from spec/structs/KernelImageBase.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! KernelImageBase in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Where the kernel is mapped.
///
/// In C: `KernelImageBase`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "KernelImageBase")]
pub struct KernelImageBaseX86 {
    /// `PVOID ImageBase`, at 0x00. The base address of the kernel.
    pub image_base: u32,
}

impl KernelImageBaseX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            image_base: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.image_base.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::kernel_image_base::V5_0X86;
}

fixed_record!(KernelImageBaseX86, KernelImageBaseX86View, 4, "KernelImageBase");
getters! {
    self KernelImageBaseX86View "KernelImageBaseX86View" {
        /// `PVOID ImageBase`, at 0x00.
        image_base: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
