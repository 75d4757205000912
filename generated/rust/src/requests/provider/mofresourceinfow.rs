// Generated from spec/structs/MOFRESOURCEINFOW.toml by `cargo spec generate`. Do not edit: edit that file.

//! MOF resource of an image.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("MOFRESOURCEINFOW", "MofresourceinfowPtr32")
    .size(16)
    .about("MOF resource of an image.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["MOFRESOURCEINFO"])
    .stated_by(SOURCES)
    .fields(&[
        address("WCHAR * ImagePath").at(0..4).about("Path of the image.").means(Meaning::DataAddress),
        address("WCHAR * ResourceName").at(4..8).about("Name of the resource in the image.")
            .means(Meaning::DataAddress),
        unsigned("ULONG ResourceSize").at(8..12).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        address("UCHAR * ResourceBuffer").at(12..16).about("Reserved.").means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("MOFRESOURCEINFOW", "MofresourceinfowPtr64")
    .size(32)
    .about("MOF resource of an image.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["MOFRESOURCEINFO"])
    .stated_by(SOURCES)
    .fields(&[
        address("WCHAR * ImagePath").at(0..8).about("Path of the image.").means(Meaning::DataAddress),
        address("WCHAR * ResourceName").at(8..16).about("Name of the resource in the image.")
            .means(Meaning::DataAddress),
        unsigned("ULONG ResourceSize").at(16..20).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field("padding ", Kind::Padding).at(20..24),
        address("UCHAR * ResourceBuffer").at(24..32).about("Reserved.").means(Meaning::Reserved),
    ]);
fixed! {
    /// MOF resource of an image.
    ///
    /// In C: `MOFRESOURCEINFOW`, 0x10 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "MOFRESOURCEINFOW")]
    #[doc(alias = "MOFRESOURCEINFO")]
    owned MofresourceinfowPtr32 / MofresourceinfowPtr32View: lone,
        name = "MOFRESOURCEINFOW", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Path of the image. `WCHAR * ImagePath` at 0x00.
        image_path / set_image_path: u32, at = 0;
        /// Name of the resource in the image. `WCHAR * ResourceName` at 0x04.
        resource_name / set_resource_name: u32, at = 4;
        /// `ULONG ResourceSize` at 0x08. Unit: bytes.
        resource_size / set_resource_size: u32, at = 8;
        /// Reserved. `UCHAR * ResourceBuffer` at 0x0C.
        resource_buffer / set_resource_buffer: u32, at = 12;
    }
}

fixed! {
    /// MOF resource of an image.
    ///
    /// In C: `MOFRESOURCEINFOW`, 0x20 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "MOFRESOURCEINFOW")]
    #[doc(alias = "MOFRESOURCEINFO")]
    owned MofresourceinfowPtr64 / MofresourceinfowPtr64View: lone,
        name = "MOFRESOURCEINFOW", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Path of the image. `WCHAR * ImagePath` at 0x00.
        image_path / set_image_path: u64, at = 0;
        /// Name of the resource in the image. `WCHAR * ResourceName` at 0x08.
        resource_name / set_resource_name: u64, at = 8;
        /// `ULONG ResourceSize` at 0x10. Unit: bytes.
        resource_size / set_resource_size: u32, at = 16;
        /// Reserved. `UCHAR * ResourceBuffer` at 0x18.
        resource_buffer / set_resource_buffer: u64, at = 24;
    }
}

/// Alias of [`MofresourceinfowPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `MofresourceinfowPtr32` or `MofresourceinfowPtr64`"]
pub type Mofresourceinfow = MofresourceinfowPtr64;
/// Alias of [`MofresourceinfowPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `MofresourceinfowPtr32View` or `MofresourceinfowPtr64View`"]
pub type MofresourceinfowView<'a> = MofresourceinfowPtr64View<'a>;
any_form! {
    "MOFRESOURCEINFOW" {
        /// Releases unknown (32-bit).
        MofresourceinfowPtr32(MofresourceinfowPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        MofresourceinfowPtr64(MofresourceinfowPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
