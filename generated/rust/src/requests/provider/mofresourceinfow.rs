// Generated from spec/structs/MOFRESOURCEINFOW.toml by `cargo spec generate`. Do not edit: edit that file.

//! MOF resource of an image.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("MOFRESOURCEINFOW", "MofresourceinfowPtr32", (16, 16), "MOF resource of an image.", &[
    address("ImagePath", 0, 4, "WCHAR *", "Path of the image.").means(Meaning::DataAddress),
    address("ResourceName", 4, 4, "WCHAR *", "Name of the resource in the image.").means(Meaning::DataAddress),
    unsigned("ResourceSize", 8, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    address("ResourceBuffer", 12, 4, "UCHAR *", "Reserved.").means(Meaning::Reserved),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["MOFRESOURCEINFO"])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("MOFRESOURCEINFOW", "MofresourceinfowPtr64", (32, 32), "MOF resource of an image.", &[
    address("ImagePath", 0, 8, "WCHAR *", "Path of the image.").means(Meaning::DataAddress),
    address("ResourceName", 8, 8, "WCHAR *", "Name of the resource in the image.").means(Meaning::DataAddress),
    unsigned("ResourceSize", 16, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    field("", 20, 4, "padding", Kind::Padding, ""),
    address("ResourceBuffer", 24, 8, "UCHAR *", "Reserved.").means(Meaning::Reserved),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["MOFRESOURCEINFO"])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// MOF resource of an image.
    ///
    /// In C: `MOFRESOURCEINFOW`, 0x10 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "MOFRESOURCEINFOW")]
    #[doc(alias = "MOFRESOURCEINFO")]
    owned MofresourceinfowPtr32 / MofresourceinfowPtr32View: lone [16] "MOFRESOURCEINFOW" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Path of the image. `WCHAR * ImagePath` at 0x00.
        image_path set_image_path: u32 = 0;
        /// Name of the resource in the image. `WCHAR * ResourceName` at 0x04.
        resource_name set_resource_name: u32 = 4;
        /// `ULONG ResourceSize` at 0x08. Unit: bytes.
        resource_size set_resource_size: u32 = 8;
        /// Reserved. `UCHAR * ResourceBuffer` at 0x0C.
        resource_buffer set_resource_buffer: u32 = 12;
    }
    bits {
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
    owned MofresourceinfowPtr64 / MofresourceinfowPtr64View: lone [32] "MOFRESOURCEINFOW" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Path of the image. `WCHAR * ImagePath` at 0x00.
        image_path set_image_path: u64 = 0;
        /// Name of the resource in the image. `WCHAR * ResourceName` at 0x08.
        resource_name set_resource_name: u64 = 8;
        /// `ULONG ResourceSize` at 0x10. Unit: bytes.
        resource_size set_resource_size: u32 = 16;
        /// Reserved. `UCHAR * ResourceBuffer` at 0x18.
        resource_buffer set_resource_buffer: u64 = 24;
    }
    bits {
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
