// Generated from spec/structs/CritSecCollision.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CritSecCollision in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread had to wait for a critical section.
///
/// In C: `CritSecCollision`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// ETW_CRITSEC_EVENT_COLLISION is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CritSecCollision")]
pub struct CritSecCollisionX64 {
    /// `ULONG LockCount`, at 0x00. The lock count of the section.
    pub lock_count: u32,
    /// `ULONG SpinCount`, at 0x04. How often it may spin.
    pub spin_count: u32,
    /// `PVOID OwningThread`, at 0x08. The thread that has it.
    pub owning_thread: u64,
    /// `PVOID CritSecAddr`, at 0x10. The critical section.
    pub crit_sec_addr: u64,
}

impl CritSecCollisionX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            lock_count: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            spin_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            owning_thread: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            crit_sec_addr: u64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.lock_count.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.spin_count.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.owning_thread.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.crit_sec_addr.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::crit_sec_collision::V5_0X64;
}

fixed_record!(CritSecCollisionX64, CritSecCollisionX64View, 24, "CritSecCollision");
getters! {
    self CritSecCollisionX64View "CritSecCollisionX64View" {
        /// `ULONG LockCount`, at 0x00.
        lock_count: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG SpinCount`, at 0x04.
        spin_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID OwningThread`, at 0x08.
        owning_thread: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID CritSecAddr`, at 0x10.
        crit_sec_addr: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
    }
}
