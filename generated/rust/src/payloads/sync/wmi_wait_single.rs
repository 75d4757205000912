// Generated from spec/structs/WMI_WAIT_SINGLE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread waits for one object.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_WAIT_SINGLE", "WmiWaitSinglePtr32", (12, 9), "Thread waits for one object.", &[
    unsigned("ThreadId", 0, 4, "ULONG", "").means(Meaning::ThreadId),
    address("Object", 4, 4, "PVOID", "").means(Meaning::KernelObject),
    unsigned("ObjectType", 8, 1, "UCHAR", "").means(Meaning::Enumeration),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_WAIT_SINGLE", "WmiWaitSinglePtr64", (24, 17), "Thread waits for one object.", &[
    unsigned("ThreadId", 0, 4, "ULONG", "").means(Meaning::ThreadId),
    field("", 4, 4, "padding", Kind::Padding, ""),
    address("Object", 8, 8, "PVOID", "").means(Meaning::KernelObject),
    unsigned("ObjectType", 16, 1, "UCHAR", "").means(Meaning::Enumeration),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Thread waits for one object.
    ///
    /// In C: `WMI_WAIT_SINGLE`, 0xc bytes with one element of its array, 0x9 without elements. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Values of ObjectType.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_SINGLE")]
    owned WmiWaitSinglePtr32 / WmiWaitSinglePtr32View: lone [9] "WMI_WAIT_SINGLE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// Address of an object of the kernel. `PVOID Object` at 0x04.
        object set_object: u32 = 4;
        /// `UCHAR ObjectType` at 0x08.
        object_type set_object_type: u8 = 8;
    }
    bits {
    }
}

fixed! {
    /// Thread waits for one object.
    ///
    /// In C: `WMI_WAIT_SINGLE`, 0x18 bytes with one element of its array, 0x11 without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Values of ObjectType.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_SINGLE")]
    owned WmiWaitSinglePtr64 / WmiWaitSinglePtr64View: lone [17] "WMI_WAIT_SINGLE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// Address of an object of the kernel. `PVOID Object` at 0x08.
        object set_object: u64 = 8;
        /// `UCHAR ObjectType` at 0x10.
        object_type set_object_type: u8 = 16;
    }
    bits {
    }
}

/// Alias of [`WmiWaitSinglePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiWaitSinglePtr32` or `WmiWaitSinglePtr64`"]
pub type WmiWaitSingle = WmiWaitSinglePtr64;
/// Alias of [`WmiWaitSinglePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiWaitSinglePtr32View` or `WmiWaitSinglePtr64View`"]
pub type WmiWaitSingleView<'a> = WmiWaitSinglePtr64View<'a>;
