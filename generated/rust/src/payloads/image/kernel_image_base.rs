// Generated from spec/structs/KernelImageBase.toml by `cargo spec generate`. Do not edit: edit that file.

//! Location of the kernel in memory.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::AIRBUS_ETL_PARSER, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("KernelImageBase", "KernelImageBasePtr32")
    .size(4)
    .about("Location of the kernel in memory.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..4).about("Base address of the kernel.").means(Meaning::ModuleBase),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("KernelImageBase", "KernelImageBasePtr64")
    .size(8)
    .about("Location of the kernel in memory.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID ImageBase").at(0..8).about("Base address of the kernel.").means(Meaning::ModuleBase),
    ]);
fixed! {
    /// Location of the kernel in memory.
    ///
    /// In C: `KernelImageBase`, 0x4 bytes. Releases unknown (32-bit).
    ///
    /// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "KernelImageBase")]
    owned KernelImageBasePtr32 / KernelImageBasePtr32View: lone,
        name = "KernelImageBase", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Base address of the kernel. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u32, at = 0;
    }
}

fixed! {
    /// Location of the kernel in memory.
    ///
    /// In C: `KernelImageBase`, 0x8 bytes. Releases unknown (64-bit).
    ///
    /// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "KernelImageBase")]
    owned KernelImageBasePtr64 / KernelImageBasePtr64View: lone,
        name = "KernelImageBase", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Base address of the kernel. `PVOID ImageBase` at 0x00.
        image_base / set_image_base: u64, at = 0;
    }
}

/// Alias of [`KernelImageBasePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `KernelImageBasePtr32` or `KernelImageBasePtr64`"]
pub type KernelImageBase = KernelImageBasePtr64;
/// Alias of [`KernelImageBasePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `KernelImageBasePtr32View` or `KernelImageBasePtr64View`"]
pub type KernelImageBaseView<'a> = KernelImageBasePtr64View<'a>;
