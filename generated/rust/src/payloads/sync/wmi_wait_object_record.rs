// Generated from spec/structs/WMI_WAIT_OBJECT_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! One of several objects that a thread waits for.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_WAIT_OBJECT_RECORD", "WmiWaitObjectRecordPtr32", (8, 8), "One of several objects that a thread waits for.", &[
    address("Object", 0, 4, "PVOID", "").means(Meaning::KernelObject),
    unsigned("ObjectType", 4, 1, "UCHAR", "").means(Meaning::Enumeration),
    field("", 5, 3, "padding", Kind::Padding, ""),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_WAIT_OBJECT_RECORD", "WmiWaitObjectRecordPtr64", (16, 16), "One of several objects that a thread waits for.", &[
    address("Object", 0, 8, "PVOID", "").means(Meaning::KernelObject),
    unsigned("ObjectType", 8, 1, "UCHAR", "").means(Meaning::Enumeration),
    field("", 9, 7, "padding", Kind::Padding, ""),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// One of several objects that a thread waits for.
    ///
    /// In C: `WMI_WAIT_OBJECT_RECORD`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Values of ObjectType.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_OBJECT_RECORD")]
    owned WmiWaitObjectRecordPtr32 / WmiWaitObjectRecordPtr32View: lone [8] "WMI_WAIT_OBJECT_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object set_object: u32 = 0;
        /// `UCHAR ObjectType` at 0x04.
        object_type set_object_type: u8 = 4;
    }
    bits {
    }
}

fixed! {
    /// One of several objects that a thread waits for.
    ///
    /// In C: `WMI_WAIT_OBJECT_RECORD`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Values of ObjectType.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_OBJECT_RECORD")]
    owned WmiWaitObjectRecordPtr64 / WmiWaitObjectRecordPtr64View: lone [16] "WMI_WAIT_OBJECT_RECORD" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object set_object: u64 = 0;
        /// `UCHAR ObjectType` at 0x08.
        object_type set_object_type: u8 = 8;
    }
    bits {
    }
}

/// Alias of [`WmiWaitObjectRecordPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiWaitObjectRecordPtr32` or `WmiWaitObjectRecordPtr64`"]
pub type WmiWaitObjectRecord = WmiWaitObjectRecordPtr64;
/// Alias of [`WmiWaitObjectRecordPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiWaitObjectRecordPtr32View` or `WmiWaitObjectRecordPtr64View`"]
pub type WmiWaitObjectRecordView<'a> = WmiWaitObjectRecordPtr64View<'a>;
any_form! {
    "WMI_WAIT_OBJECT_RECORD" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        WmiWaitObjectRecordPtr32(WmiWaitObjectRecordPtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        WmiWaitObjectRecordPtr64(WmiWaitObjectRecordPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
