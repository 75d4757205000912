// Generated from spec/structs/MOFRESOURCEINFOA.toml by `cargo spec generate`. Do not edit: edit that file.

//! MOF resource of an image, with names in the ANSI code page.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("MOFRESOURCEINFOA", "MofresourceinfoaPtr32")
    .size(16)
    .about("MOF resource of an image, with names in the ANSI code page.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("CHAR * ImagePath").at(0..4).about("Path of the image.").means(Meaning::DataAddress),
        address("CHAR * ResourceName").at(4..8).about("Name of the resource in the image.").means(Meaning::DataAddress),
        unsigned("ULONG ResourceSize").at(8..12).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        address("UCHAR * ResourceBuffer").at(12..16).means(Meaning::DataAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("MOFRESOURCEINFOA", "MofresourceinfoaPtr64")
    .size(32)
    .about("MOF resource of an image, with names in the ANSI code page.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("CHAR * ImagePath").at(0..8).about("Path of the image.").means(Meaning::DataAddress),
        address("CHAR * ResourceName").at(8..16).about("Name of the resource in the image.")
            .means(Meaning::DataAddress),
        unsigned("ULONG ResourceSize").at(16..20).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field("padding ", Kind::Padding).at(20..24),
        address("UCHAR * ResourceBuffer").at(24..32).means(Meaning::DataAddress),
    ]);
fixed! {
    /// MOF resource of an image, with names in the ANSI code page.
    ///
    /// In C: `MOFRESOURCEINFOA`, 0x10 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "MOFRESOURCEINFOA")]
    owned MofresourceinfoaPtr32 / MofresourceinfoaPtr32View: lone,
        name = "MOFRESOURCEINFOA", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Path of the image. `CHAR * ImagePath` at 0x00.
        image_path / set_image_path: u32, at = 0;
        /// Name of the resource in the image. `CHAR * ResourceName` at 0x04.
        resource_name / set_resource_name: u32, at = 4;
        /// `ULONG ResourceSize` at 0x08. Unit: bytes.
        resource_size / set_resource_size: u32, at = 8;
        /// Address of data. `UCHAR * ResourceBuffer` at 0x0C.
        resource_buffer / set_resource_buffer: u32, at = 12;
    }
}

fixed! {
    /// MOF resource of an image, with names in the ANSI code page.
    ///
    /// In C: `MOFRESOURCEINFOA`, 0x20 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "MOFRESOURCEINFOA")]
    owned MofresourceinfoaPtr64 / MofresourceinfoaPtr64View: lone,
        name = "MOFRESOURCEINFOA", size = 32, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Path of the image. `CHAR * ImagePath` at 0x00.
        image_path / set_image_path: u64, at = 0;
        /// Name of the resource in the image. `CHAR * ResourceName` at 0x08.
        resource_name / set_resource_name: u64, at = 8;
        /// `ULONG ResourceSize` at 0x10. Unit: bytes.
        resource_size / set_resource_size: u32, at = 16;
        /// Address of data. `UCHAR * ResourceBuffer` at 0x18.
        resource_buffer / set_resource_buffer: u64, at = 24;
    }
}

/// Alias of [`MofresourceinfoaPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `MofresourceinfoaPtr32` or `MofresourceinfoaPtr64`"]
pub type Mofresourceinfoa = MofresourceinfoaPtr64;
/// Alias of [`MofresourceinfoaPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `MofresourceinfoaPtr32View` or `MofresourceinfoaPtr64View`"]
pub type MofresourceinfoaView<'a> = MofresourceinfoaPtr64View<'a>;
any_form! {
    "MOFRESOURCEINFOA" {
        /// Releases unknown (32-bit).
        MofresourceinfoaPtr32(MofresourceinfoaPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        MofresourceinfoaPtr64(MofresourceinfoaPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
