// Generated from spec/structs/IMAGE_ID_PPDB.toml by `cargo spec generate`. Do not edit: edit that file.

//! Portable PDB of a managed image.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_SYMBOL_PARSER];
pub(crate) static LAYOUT_0: Layout = layout("IMAGE_ID_PPDB", "ImageIdPpdbPtr32")
    .size(16)
    .about("Portable PDB of a managed image.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..4).about("Address at which the image is mapped.").means(Meaning::ModuleBase),
        unsigned("ULONG ProcessId").at(4..8).about("ID of the process that contains the image.")
            .means(Meaning::ProcessId),
        unsigned("ULONG TimeDateStamp").at(8..12).about("Time stamp of the debug directory."),
        unsigned("USHORT MajorVersion").at(12..14).about("Major version of the format.").means(Meaning::Version),
        unsigned("USHORT MinorVersion").at(14..16).about("Minor version of the format.").means(Meaning::Version),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("IMAGE_ID_PPDB", "ImageIdPpdbPtr64")
    .size(20)
    .about("Portable PDB of a managed image.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..8).about("Address at which the image is mapped.").means(Meaning::ModuleBase),
        unsigned("ULONG ProcessId").at(8..12).about("ID of the process that contains the image.")
            .means(Meaning::ProcessId),
        unsigned("ULONG TimeDateStamp").at(12..16).about("Time stamp of the debug directory."),
        unsigned("USHORT MajorVersion").at(16..18).about("Major version of the format.").means(Meaning::Version),
        unsigned("USHORT MinorVersion").at(18..20).about("Minor version of the format.").means(Meaning::Version),
    ]);
fixed! {
    /// Portable PDB of a managed image.
    ///
    /// No known name in C; here: `IMAGE_ID_PPDB`, 0x10 bytes. Releases unknown (32-bit).
    ///
    /// The source reads the lower bytes of the version numbers only.
    ///
    /// Source: Microsoft, *SymbolTraceEventParser.cs*.
    #[doc(alias = "IMAGE_ID_PPDB")]
    owned ImageIdPpdbPtr32 / ImageIdPpdbPtr32View: lone,
        name = "IMAGE_ID_PPDB", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address at which the image is mapped. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u32, at = 0;
        /// ID of the process that contains the image. `ULONG ProcessId` at 0x04.
        process_id / set_process_id: u32, at = 4;
        /// Time stamp of the debug directory. `ULONG TimeDateStamp` at 0x08.
        time_date_stamp / set_time_date_stamp: u32, at = 8;
        /// Major version of the format. `USHORT MajorVersion` at 0x0C.
        major_version / set_major_version: u16, at = 12;
        /// Minor version of the format. `USHORT MinorVersion` at 0x0E.
        minor_version / set_minor_version: u16, at = 14;
    }
}

fixed! {
    /// Portable PDB of a managed image.
    ///
    /// No known name in C; here: `IMAGE_ID_PPDB`, 0x14 bytes. Releases unknown (64-bit).
    ///
    /// The source reads the lower bytes of the version numbers only.
    ///
    /// Source: Microsoft, *SymbolTraceEventParser.cs*.
    #[doc(alias = "IMAGE_ID_PPDB")]
    owned ImageIdPpdbPtr64 / ImageIdPpdbPtr64View: lone,
        name = "IMAGE_ID_PPDB", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address at which the image is mapped. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u64, at = 0;
        /// ID of the process that contains the image. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Time stamp of the debug directory. `ULONG TimeDateStamp` at 0x0C.
        time_date_stamp / set_time_date_stamp: u32, at = 12;
        /// Major version of the format. `USHORT MajorVersion` at 0x10.
        major_version / set_major_version: u16, at = 16;
        /// Minor version of the format. `USHORT MinorVersion` at 0x12.
        minor_version / set_minor_version: u16, at = 18;
    }
}

/// Alias of [`ImageIdPpdbPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageIdPpdbPtr32` or `ImageIdPpdbPtr64`"]
pub type ImageIdPpdb = ImageIdPpdbPtr64;
/// Alias of [`ImageIdPpdbPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageIdPpdbPtr32View` or `ImageIdPpdbPtr64View`"]
pub type ImageIdPpdbView<'a> = ImageIdPpdbPtr64View<'a>;
