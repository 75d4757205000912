// Generated from spec/structs/IMAGE_ID_DETERM.toml by `cargo spec generate`. Do not edit: edit that file.

//! Image of a deterministic build.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_SYMBOL_PARSER];
pub(crate) static LAYOUT_0: Layout = layout("IMAGE_ID_DETERM", "ImageIdDetermPtr32")
    .size(8)
    .about("Image of a deterministic build.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..4).about("Address at which the image is mapped.").means(Meaning::ModuleBase),
        unsigned("ULONG ProcessId").at(4..8).about("ID of the process that contains the image.")
            .means(Meaning::ProcessId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("IMAGE_ID_DETERM", "ImageIdDetermPtr64")
    .size(12)
    .about("Image of a deterministic build.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..8).about("Address at which the image is mapped.").means(Meaning::ModuleBase),
        unsigned("ULONG ProcessId").at(8..12).about("ID of the process that contains the image.")
            .means(Meaning::ProcessId),
    ]);
fixed! {
    /// Image of a deterministic build.
    ///
    /// No known name in C; here: `IMAGE_ID_DETERM`, 0x8 bytes. Releases unknown (32-bit).
    ///
    /// The source reads the base only and expects these bytes in total.
    ///
    /// Source: Microsoft, *SymbolTraceEventParser.cs*.
    #[doc(alias = "IMAGE_ID_DETERM")]
    owned ImageIdDetermPtr32 / ImageIdDetermPtr32View: lone,
        name = "IMAGE_ID_DETERM", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address at which the image is mapped. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u32, at = 0;
        /// ID of the process that contains the image. `ULONG ProcessId` at 0x04.
        process_id / set_process_id: u32, at = 4;
    }
}

fixed! {
    /// Image of a deterministic build.
    ///
    /// No known name in C; here: `IMAGE_ID_DETERM`, 0xc bytes. Releases unknown (64-bit).
    ///
    /// The source reads the base only and expects these bytes in total.
    ///
    /// Source: Microsoft, *SymbolTraceEventParser.cs*.
    #[doc(alias = "IMAGE_ID_DETERM")]
    owned ImageIdDetermPtr64 / ImageIdDetermPtr64View: lone,
        name = "IMAGE_ID_DETERM", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address at which the image is mapped. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u64, at = 0;
        /// ID of the process that contains the image. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
    }
}

/// Alias of [`ImageIdDetermPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageIdDetermPtr32` or `ImageIdDetermPtr64`"]
pub type ImageIdDeterm = ImageIdDetermPtr64;
/// Alias of [`ImageIdDetermPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageIdDetermPtr32View` or `ImageIdDetermPtr64View`"]
pub type ImageIdDetermView<'a> = ImageIdDetermPtr64View<'a>;
