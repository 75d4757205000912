// Generated from spec/structs/CritSecInit.toml by `cargo spec generate`. Do not edit: edit that file.

//! Critical section initialized.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("CritSecInit", "CritSecInitPtr32")
    .size(8)
    .about("Critical section initialized.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR SpinCount").at(0..4).about("Spin count of the critical section.").means(Meaning::Count),
        address("PVOID CritSecAddr").at(4..8).about("Address of the critical section.").means(Meaning::DataAddress)
            .with(&[More::SameAs("Address")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("CritSecInit", "CritSecInitPtr64")
    .size(16)
    .about("Critical section initialized.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR SpinCount").at(0..8).about("Spin count of the critical section.").means(Meaning::Count),
        address("PVOID CritSecAddr").at(8..16).about("Address of the critical section.").means(Meaning::DataAddress)
            .with(&[More::SameAs("Address")]),
    ]);
fixed! {
    /// Critical section initialized.
    ///
    /// In C: `CritSecInit`, 0x8 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_CRITSEC_EVENT_INIT is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "CritSecInit")]
    owned CritSecInitPtr32 / CritSecInitPtr32View: lone,
        name = "CritSecInit", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Spin count of the critical section. `ULONG_PTR SpinCount` at 0x00.
        spin_count / set_spin_count: u32, at = 0;
        /// Address of the critical section. `PVOID CritSecAddr` at 0x04.
        crit_sec_addr / set_crit_sec_addr: u32, at = 4;
    }
}

fixed! {
    /// Critical section initialized.
    ///
    /// In C: `CritSecInit`, 0x10 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_CRITSEC_EVENT_INIT is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "CritSecInit")]
    owned CritSecInitPtr64 / CritSecInitPtr64View: lone,
        name = "CritSecInit", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Spin count of the critical section. `ULONG_PTR SpinCount` at 0x00.
        spin_count / set_spin_count: u64, at = 0;
        /// Address of the critical section. `PVOID CritSecAddr` at 0x08.
        crit_sec_addr / set_crit_sec_addr: u64, at = 8;
    }
}

/// Alias of [`CritSecInitPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `CritSecInitPtr32` or `CritSecInitPtr64`"]
pub type CritSecInit = CritSecInitPtr64;
/// Alias of [`CritSecInitPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `CritSecInitPtr32View` or `CritSecInitPtr64View`"]
pub type CritSecInitView<'a> = CritSecInitPtr64View<'a>;
