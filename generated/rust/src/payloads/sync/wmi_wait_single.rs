// Generated from spec/structs/WMI_WAIT_SINGLE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread waits for one object.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_WAIT_SINGLE", "WmiWaitSinglePtr32")
    .size(12)
    .fixed(9)
    .about("Thread waits for one object.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
        address("PVOID Object").at(4..8).means(Meaning::KernelObject),
        unsigned("UCHAR ObjectType").at(8..9).means(Meaning::Enumeration),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_WAIT_SINGLE", "WmiWaitSinglePtr64")
    .size(24)
    .fixed(17)
    .about("Thread waits for one object.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
        field("padding ", Kind::Padding).at(4..8),
        address("PVOID Object").at(8..16).means(Meaning::KernelObject),
        unsigned("UCHAR ObjectType").at(16..17).means(Meaning::Enumeration),
    ]);
fixed! {
    /// Thread waits for one object.
    ///
    /// In C: `WMI_WAIT_SINGLE`, 0xc bytes with one element of its array, 0x9 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Values of ObjectType.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_SINGLE")]
    owned WmiWaitSinglePtr32 / WmiWaitSinglePtr32View: lone,
        name = "WMI_WAIT_SINGLE", size = 9, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id / set_thread_id: u32, at = 0;
        /// Address of an object of the kernel. `PVOID Object` at 0x04.
        object / set_object: u32, at = 4;
        /// `UCHAR ObjectType` at 0x08.
        object_type / set_object_type: u8, at = 8;
    }
}

fixed! {
    /// Thread waits for one object.
    ///
    /// In C: `WMI_WAIT_SINGLE`, 0x18 bytes with one element of its array, 0x11 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Values of ObjectType.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_SINGLE")]
    owned WmiWaitSinglePtr64 / WmiWaitSinglePtr64View: lone,
        name = "WMI_WAIT_SINGLE", size = 17, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id / set_thread_id: u32, at = 0;
        /// Address of an object of the kernel. `PVOID Object` at 0x08.
        object / set_object: u64, at = 8;
        /// `UCHAR ObjectType` at 0x10.
        object_type / set_object_type: u8, at = 16;
    }
}

/// Alias of [`WmiWaitSinglePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiWaitSinglePtr32` or `WmiWaitSinglePtr64`"]
pub type WmiWaitSingle = WmiWaitSinglePtr64;
/// Alias of [`WmiWaitSinglePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiWaitSinglePtr32View` or `WmiWaitSinglePtr64View`"]
pub type WmiWaitSingleView<'a> = WmiWaitSinglePtr64View<'a>;
