// Generated from spec/structs/CritSecCollision.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread had to wait for a critical section.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("CritSecCollision", "CritSecCollisionPtr32")
    .size(16)
    .about("Thread had to wait for a critical section.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG LockCount").at(0..4).about("Lock count of the critical section.").means(Meaning::Count),
        unsigned("ULONG SpinCount").at(4..8).about("Spin count of the critical section.").means(Meaning::Count),
        address("PVOID OwningThread").at(8..12).about("Thread that owns the critical section."),
        address("PVOID CritSecAddr").at(12..16).about("Address of the critical section.").means(Meaning::DataAddress)
            .with(&[More::SameAs("Address")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("CritSecCollision", "CritSecCollisionPtr64")
    .size(24)
    .about("Thread had to wait for a critical section.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG LockCount").at(0..4).about("Lock count of the critical section.").means(Meaning::Count),
        unsigned("ULONG SpinCount").at(4..8).about("Spin count of the critical section.").means(Meaning::Count),
        address("PVOID OwningThread").at(8..16).about("Thread that owns the critical section."),
        address("PVOID CritSecAddr").at(16..24).about("Address of the critical section.").means(Meaning::DataAddress)
            .with(&[More::SameAs("Address")]),
    ]);
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
    owned CritSecCollisionPtr32 / CritSecCollisionPtr32View: lone,
        name = "CritSecCollision", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Lock count of the critical section. `ULONG LockCount` at 0x00.
        lock_count / set_lock_count: u32, at = 0;
        /// Spin count of the critical section. `ULONG SpinCount` at 0x04.
        spin_count / set_spin_count: u32, at = 4;
        /// Thread that owns the critical section. `PVOID OwningThread` at 0x08.
        owning_thread / set_owning_thread: u32, at = 8;
        /// Address of the critical section. `PVOID CritSecAddr` at 0x0C.
        crit_sec_addr / set_crit_sec_addr: u32, at = 12;
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
    owned CritSecCollisionPtr64 / CritSecCollisionPtr64View: lone,
        name = "CritSecCollision", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Lock count of the critical section. `ULONG LockCount` at 0x00.
        lock_count / set_lock_count: u32, at = 0;
        /// Spin count of the critical section. `ULONG SpinCount` at 0x04.
        spin_count / set_spin_count: u32, at = 4;
        /// Thread that owns the critical section. `PVOID OwningThread` at 0x08.
        owning_thread / set_owning_thread: u64, at = 8;
        /// Address of the critical section. `PVOID CritSecAddr` at 0x10.
        crit_sec_addr / set_crit_sec_addr: u64, at = 16;
    }
}

/// Alias of [`CritSecCollisionPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `CritSecCollisionPtr32` or `CritSecCollisionPtr64`"]
pub type CritSecCollision = CritSecCollisionPtr64;
/// Alias of [`CritSecCollisionPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `CritSecCollisionPtr32View` or `CritSecCollisionPtr64View`"]
pub type CritSecCollisionView<'a> = CritSecCollisionPtr64View<'a>;
