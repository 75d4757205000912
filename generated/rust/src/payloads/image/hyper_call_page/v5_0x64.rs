// Generated from spec/structs/HyperCallPage.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HyperCallPage in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Where the page is through which the kernel calls the hypervisor.
///
/// In C: `HyperCallPage`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HyperCallPage")]
pub struct HyperCallPageX64 {
    /// `PVOID HypercallPageVa`, at 0x00. The page's virtual address.
    pub hypercall_page_va: u64,
}

impl HyperCallPageX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            hypercall_page_va: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.hypercall_page_va.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::hyper_call_page::V5_0X64;
}

fixed_record!(HyperCallPageX64, HyperCallPageX64View, 8, "HyperCallPage");
getters! {
    self HyperCallPageX64View "HyperCallPageX64View" {
        /// `PVOID HypercallPageVa`, at 0x00.
        hypercall_page_va: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
