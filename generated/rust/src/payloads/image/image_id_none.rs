// Generated from spec/structs/IMAGE_ID_NONE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Image without debug information.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("IMAGE_ID_NONE", "ImageIdNonePtr32")
    .size(8)
    .about("Image without debug information.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..4).about("Address at which the image is mapped.").means(Meaning::ModuleBase),
        unsigned("ULONG ProcessId").at(4..8).about("ID of the process that contains the image.")
            .means(Meaning::ProcessId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("IMAGE_ID_NONE", "ImageIdNonePtr64")
    .size(12)
    .about("Image without debug information.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..8).about("Address at which the image is mapped.").means(Meaning::ModuleBase),
        unsigned("ULONG ProcessId").at(8..12).about("ID of the process that contains the image.")
            .means(Meaning::ProcessId),
    ]);
fixed! {
    /// Image without debug information.
    ///
    /// No known name in C; here: `IMAGE_ID_NONE`, 0x8 bytes. Releases unknown (32-bit).
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "IMAGE_ID_NONE")]
    owned ImageIdNonePtr32 / ImageIdNonePtr32View: lone,
        name = "IMAGE_ID_NONE", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address at which the image is mapped. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u32, at = 0;
        /// ID of the process that contains the image. `ULONG ProcessId` at 0x04.
        process_id / set_process_id: u32, at = 4;
    }
}

fixed! {
    /// Image without debug information.
    ///
    /// No known name in C; here: `IMAGE_ID_NONE`, 0xc bytes. Releases unknown (64-bit).
    ///
    /// Source: The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "IMAGE_ID_NONE")]
    owned ImageIdNonePtr64 / ImageIdNonePtr64View: lone,
        name = "IMAGE_ID_NONE", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address at which the image is mapped. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u64, at = 0;
        /// ID of the process that contains the image. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
    }
}

/// Alias of [`ImageIdNonePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageIdNonePtr32` or `ImageIdNonePtr64`"]
pub type ImageIdNone = ImageIdNonePtr64;
/// Alias of [`ImageIdNonePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageIdNonePtr32View` or `ImageIdNonePtr64View`"]
pub type ImageIdNoneView<'a> = ImageIdNonePtr64View<'a>;
