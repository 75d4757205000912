// Generated from spec/structs/PERFINFO_HV_HYPERCALL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_HV_HYPERCALL in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The hypervisor was called.
///
/// In C: `PERFINFO_HV_HYPERCALL`, 0x8 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_HV_HYPERCALL")]
pub struct PerfinfoHvHypercall {
    /// `ULONG CallCode`, at 0x00.
    pub call_code: u32,
    /// `UCHAR IsFast`, at 0x04.
    pub is_fast: u8,
    /// `UCHAR IsNested`, at 0x05.
    pub is_nested: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_06: Bytes<2>,
}

impl PerfinfoHvHypercall {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            call_code: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            is_fast: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            is_nested: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            padding_06: Bytes(get::<6, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.call_code.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.is_fast.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.is_nested.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.padding_06.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_hv_hypercall::V5_0;
}

fixed_record!(PerfinfoHvHypercall, PerfinfoHvHypercallView, 8, "PERFINFO_HV_HYPERCALL");
getters! {
    self PerfinfoHvHypercallView "PerfinfoHvHypercallView" {
        /// `ULONG CallCode`, at 0x00.
        call_code: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `UCHAR IsFast`, at 0x04.
        is_fast: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `UCHAR IsNested`, at 0x05.
        is_nested: u8 = u8::from_le_bytes(get::<5, 1, _>(self.fixed));
    }
}
