// Generated from spec/structs/ReserveJoinThread.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ReserveJoinThread in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread joined a reserve of processor time, or left it.
///
/// In C: `ReserveJoinThread`, 0xc bytes. Releases 5.0+ with 64 bit pointers.
///
/// No other source knows of reserves; later releases use the hook id for something else or for nothing.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ReserveJoinThread")]
#[doc(alias = "ReserveDisjoinThread")]
pub struct ReserveJoinThreadX64 {
    /// `PVOID Reserve`, at 0x00. The reserve object.
    pub reserve: u64,
    /// `ULONG TThreadId`, at 0x08. The thread.
    pub t_thread_id: u32,
}

impl ReserveJoinThreadX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            reserve: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            t_thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.reserve.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.t_thread_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::reserve_join_thread::V5_0X64;
}

fixed_record!(ReserveJoinThreadX64, ReserveJoinThreadX64View, 12, "ReserveJoinThread");
getters! {
    self ReserveJoinThreadX64View "ReserveJoinThreadX64View" {
        /// `PVOID Reserve`, at 0x00.
        reserve: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG TThreadId`, at 0x08.
        t_thread_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
