// Generated from spec/structs/IMAGE_ID_PPDB.toml by `cargo spec generate`. Do not edit: edit that file.

//! Portable PDB of a managed image.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("IMAGE_ID_PPDB", "ImageIdPpdbPtr32", (16, 16), "Portable PDB of a managed image.", &[
    address("ImageBase", 0, 4, "PVOID", "Address at which the image is mapped.").means(Meaning::ModuleBase),
    unsigned("ProcessId", 4, 4, "ULONG", "ID of the process that contains the image.").means(Meaning::ProcessId),
    unsigned("TimeDateStamp", 8, 4, "ULONG", "Time stamp of the debug directory."),
    unsigned("MajorVersion", 12, 2, "USHORT", "Major version of the format.").means(Meaning::Version),
    unsigned("MinorVersion", 14, 2, "USHORT", "Minor version of the format.").means(Meaning::Version),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_SYMBOL_PARSER]);
pub(crate) static LAYOUT_1: Layout = layout("IMAGE_ID_PPDB", "ImageIdPpdbPtr64", (20, 20), "Portable PDB of a managed image.", &[
    address("ImageBase", 0, 8, "PVOID", "Address at which the image is mapped.").means(Meaning::ModuleBase),
    unsigned("ProcessId", 8, 4, "ULONG", "ID of the process that contains the image.").means(Meaning::ProcessId),
    unsigned("TimeDateStamp", 12, 4, "ULONG", "Time stamp of the debug directory."),
    unsigned("MajorVersion", 16, 2, "USHORT", "Major version of the format.").means(Meaning::Version),
    unsigned("MinorVersion", 18, 2, "USHORT", "Minor version of the format.").means(Meaning::Version),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MICROSOFT_SYMBOL_PARSER]);
fixed! {
    /// Portable PDB of a managed image.
    ///
    /// No known name in C; here: `IMAGE_ID_PPDB`, 0x10 bytes. Releases unknown (32-bit).
    ///
    /// The source reads the lower bytes of the version numbers only.
    ///
    /// Source: Microsoft, *SymbolTraceEventParser.cs*.
    #[doc(alias = "IMAGE_ID_PPDB")]
    owned ImageIdPpdbPtr32 / ImageIdPpdbPtr32View: lone [16] "IMAGE_ID_PPDB" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address at which the image is mapped. `PVOID ImageBase` at 0x00.
        image_base set_image_base: u32 = 0;
        /// ID of the process that contains the image. `ULONG ProcessId` at 0x04.
        process_id set_process_id: u32 = 4;
        /// Time stamp of the debug directory. `ULONG TimeDateStamp` at 0x08.
        time_date_stamp set_time_date_stamp: u32 = 8;
        /// Major version of the format. `USHORT MajorVersion` at 0x0C.
        major_version set_major_version: u16 = 12;
        /// Minor version of the format. `USHORT MinorVersion` at 0x0E.
        minor_version set_minor_version: u16 = 14;
    }
    bits {
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
    owned ImageIdPpdbPtr64 / ImageIdPpdbPtr64View: lone [20] "IMAGE_ID_PPDB" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address at which the image is mapped. `PVOID ImageBase` at 0x00.
        image_base set_image_base: u64 = 0;
        /// ID of the process that contains the image. `ULONG ProcessId` at 0x08.
        process_id set_process_id: u32 = 8;
        /// Time stamp of the debug directory. `ULONG TimeDateStamp` at 0x0C.
        time_date_stamp set_time_date_stamp: u32 = 12;
        /// Major version of the format. `USHORT MajorVersion` at 0x10.
        major_version set_major_version: u16 = 16;
        /// Minor version of the format. `USHORT MinorVersion` at 0x12.
        minor_version set_minor_version: u16 = 18;
    }
    bits {
    }
}

/// Alias of [`ImageIdPpdbPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageIdPpdbPtr32` or `ImageIdPpdbPtr64`"]
pub type ImageIdPpdb = ImageIdPpdbPtr64;
/// Alias of [`ImageIdPpdbPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ImageIdPpdbPtr32View` or `ImageIdPpdbPtr64View`"]
pub type ImageIdPpdbView<'a> = ImageIdPpdbPtr64View<'a>;
