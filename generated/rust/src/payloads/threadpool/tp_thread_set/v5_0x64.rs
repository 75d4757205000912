// Generated from spec/structs/TPThreadSet.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TPThreadSet in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The least or the greatest number of threads of a pool was set.
///
/// In C: `TPThreadSet`, 0xc bytes. Releases 5.0+ with 64 bit pointers.
///
/// ETW_TP_EVENT_POOL_TH_MIN_SET is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TPThreadSet")]
pub struct TpThreadSetX64 {
    /// `PVOID PoolId`, at 0x00. The pool.
    pub pool_id: u64,
    /// `ULONG ThreadNum`, at 0x08. The number.
    pub thread_num: u32,
}

impl TpThreadSetX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            pool_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            thread_num: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.pool_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.thread_num.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tp_thread_set::V5_0X64;
}

fixed_record!(TpThreadSetX64, TpThreadSetX64View, 12, "TPThreadSet");
getters! {
    self TpThreadSetX64View "TpThreadSetX64View" {
        /// `PVOID PoolId`, at 0x00.
        pool_id: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ThreadNum`, at 0x08.
        thread_num: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
