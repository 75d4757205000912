// Generated from spec/structs/KernelImageBase.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! KernelImageBase in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Where the kernel is mapped.
///
/// In C: `KernelImageBase`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "KernelImageBase")]
pub struct KernelImageBaseX64 {
    /// `PVOID ImageBase`, at 0x00. The base address of the kernel.
    pub image_base: u64,
}

impl KernelImageBaseX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            image_base: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.image_base.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::kernel_image_base::V5_0X64;
}

fixed_record!(KernelImageBaseX64, KernelImageBaseX64View, 8, "KernelImageBase");
getters! {
    self KernelImageBaseX64View "KernelImageBaseX64View" {
        /// `PVOID ImageBase`, at 0x00.
        image_base: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
