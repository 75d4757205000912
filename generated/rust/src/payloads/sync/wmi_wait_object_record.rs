// Generated from spec/structs/WMI_WAIT_OBJECT_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! One of several objects that a thread waits for.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_WAIT_OBJECT_RECORD", "WmiWaitObjectRecordPtr32")
    .size(8)
    .about("One of several objects that a thread waits for.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..4).means(Meaning::KernelObject),
        unsigned("UCHAR ObjectType").at(4..5).means(Meaning::Enumeration),
        field("padding ", Kind::Padding).at(5..8),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_WAIT_OBJECT_RECORD", "WmiWaitObjectRecordPtr64")
    .size(16)
    .about("One of several objects that a thread waits for.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..8).means(Meaning::KernelObject),
        unsigned("UCHAR ObjectType").at(8..9).means(Meaning::Enumeration),
        field("padding ", Kind::Padding).at(9..16),
    ]);
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
    owned WmiWaitObjectRecordPtr32 / WmiWaitObjectRecordPtr32View: lone,
        name = "WMI_WAIT_OBJECT_RECORD", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object / set_object: u32, at = 0;
        /// `UCHAR ObjectType` at 0x04.
        object_type / set_object_type: u8, at = 4;
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
    owned WmiWaitObjectRecordPtr64 / WmiWaitObjectRecordPtr64View: lone,
        name = "WMI_WAIT_OBJECT_RECORD", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object / set_object: u64, at = 0;
        /// `UCHAR ObjectType` at 0x08.
        object_type / set_object_type: u8, at = 8;
    }
}

/// Alias of [`WmiWaitObjectRecordPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiWaitObjectRecordPtr32` or `WmiWaitObjectRecordPtr64`"]
pub type WmiWaitObjectRecord = WmiWaitObjectRecordPtr64;
/// Alias of [`WmiWaitObjectRecordPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `WmiWaitObjectRecordPtr32View` or `WmiWaitObjectRecordPtr64View`"
]
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
