// Generated from spec/structs/ALPC_Unwait.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ALPC_Unwait in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A wait for a message ended.
///
/// In C: `ALPC_Unwait`, 0x4 bytes. Releases 5.0+.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ALPC_Unwait")]
pub struct AlpcUnwait {
    /// `ULONG Status`, at 0x00. The NTSTATUS of the wait.
    pub status: u32,
}

impl AlpcUnwait {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            status: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.status.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::alpc_unwait::V5_0;
}

fixed_record!(AlpcUnwait, AlpcUnwaitView, 4, "ALPC_Unwait");
getters! {
    self AlpcUnwaitView "AlpcUnwaitView" {
        /// `ULONG Status`, at 0x00.
        status: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
