// Generated from spec/structs/CritSecCollision.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread had to wait for a critical section.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("CritSecCollision", "CritSecCollisionPtr32", (16, 16), "Thread had to wait for a critical section.", &[
    unsigned("LockCount", 0, 4, "ULONG", "Lock count of the critical section.").means(Meaning::Count),
    unsigned("SpinCount", 4, 4, "ULONG", "Spin count of the critical section.").means(Meaning::Count),
    address("OwningThread", 8, 4, "PVOID", "Thread that owns the critical section."),
    address("CritSecAddr", 12, 4, "PVOID", "Address of the critical section.").same_as("Address").means(Meaning::DataAddress),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("CritSecCollision", "CritSecCollisionPtr64", (24, 24), "Thread had to wait for a critical section.", &[
    unsigned("LockCount", 0, 4, "ULONG", "Lock count of the critical section.").means(Meaning::Count),
    unsigned("SpinCount", 4, 4, "ULONG", "Spin count of the critical section.").means(Meaning::Count),
    address("OwningThread", 8, 8, "PVOID", "Thread that owns the critical section."),
    address("CritSecAddr", 16, 8, "PVOID", "Address of the critical section.").same_as("Address").means(Meaning::DataAddress),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// Thread had to wait for a critical section.
    ///
    /// In C: `CritSecCollision`, 0x10 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_CRITSEC_EVENT_COLLISION is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "CritSecCollision")]
    owned CritSecCollisionPtr32 / CritSecCollisionPtr32View: lone [16] "CritSecCollision" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Lock count of the critical section. `ULONG LockCount` at 0x00.
        lock_count set_lock_count: u32 = 0;
        /// Spin count of the critical section. `ULONG SpinCount` at 0x04.
        spin_count set_spin_count: u32 = 4;
        /// Thread that owns the critical section. `PVOID OwningThread` at 0x08.
        owning_thread set_owning_thread: u32 = 8;
        /// Address of the critical section. `PVOID CritSecAddr` at 0x0C.
        crit_sec_addr set_crit_sec_addr: u32 = 12;
    }
    bits {
    }
}

fixed! {
    /// Thread had to wait for a critical section.
    ///
    /// In C: `CritSecCollision`, 0x18 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_CRITSEC_EVENT_COLLISION is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "CritSecCollision")]
    owned CritSecCollisionPtr64 / CritSecCollisionPtr64View: lone [24] "CritSecCollision" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Lock count of the critical section. `ULONG LockCount` at 0x00.
        lock_count set_lock_count: u32 = 0;
        /// Spin count of the critical section. `ULONG SpinCount` at 0x04.
        spin_count set_spin_count: u32 = 4;
        /// Thread that owns the critical section. `PVOID OwningThread` at 0x08.
        owning_thread set_owning_thread: u64 = 8;
        /// Address of the critical section. `PVOID CritSecAddr` at 0x10.
        crit_sec_addr set_crit_sec_addr: u64 = 16;
    }
    bits {
    }
}

/// Alias of [`CritSecCollisionPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `CritSecCollisionPtr32` or `CritSecCollisionPtr64`"]
pub type CritSecCollision = CritSecCollisionPtr64;
/// Alias of [`CritSecCollisionPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `CritSecCollisionPtr32View` or `CritSecCollisionPtr64View`"]
pub type CritSecCollisionView<'a> = CritSecCollisionPtr64View<'a>;
