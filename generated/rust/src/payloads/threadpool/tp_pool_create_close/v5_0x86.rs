// Generated from spec/structs/TPPoolCreateClose.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TPPoolCreateClose in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A pool of threads was created or closed.
///
/// In C: `TPPoolCreateClose`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_TP_EVENT_POOL_CREATE is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TPPoolCreateClose")]
pub struct TpPoolCreateCloseX86 {
    /// `PVOID PoolId`, at 0x00. The pool.
    pub pool_id: u32,
}

impl TpPoolCreateCloseX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            pool_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.pool_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tp_pool_create_close::V5_0X86;
}

fixed_record!(TpPoolCreateCloseX86, TpPoolCreateCloseX86View, 4, "TPPoolCreateClose");
getters! {
    self TpPoolCreateCloseX86View "TpPoolCreateCloseX86View" {
        /// `PVOID PoolId`, at 0x00.
        pool_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
