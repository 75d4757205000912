// Generated from spec/structs/KernelImageBase.toml by `cargo spec generate`. Do not edit: edit that file.

//! Location of the kernel in memory.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("KernelImageBase", "KernelImageBasePtr32", (4, 4), "Location of the kernel in memory.", &[
    address("ImageBase", 0, 4, "PVOID", "Base address of the kernel.").means(Meaning::ModuleBase),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::AIRBUS_ETL_PARSER, &crate::rt::sources::OBSERVED_TRACES]);
pub(crate) static LAYOUT_1: Layout = layout("KernelImageBase", "KernelImageBasePtr64", (8, 8), "Location of the kernel in memory.", &[
    address("ImageBase", 0, 8, "PVOID", "Base address of the kernel.").means(Meaning::ModuleBase),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::AIRBUS_ETL_PARSER, &crate::rt::sources::OBSERVED_TRACES]);
fixed! {
    /// Location of the kernel in memory.
    ///
    /// In C: `KernelImageBase`, 0x4 bytes. Releases unknown (32-bit).
    ///
    /// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "KernelImageBase")]
    owned KernelImageBasePtr32 / KernelImageBasePtr32View: lone [4] "KernelImageBase" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Base address of the kernel. `PVOID ImageBase` at 0x00.
        image_base set_image_base: u32 = 0;
    }
    bits {
    }
}

fixed! {
    /// Location of the kernel in memory.
    ///
    /// In C: `KernelImageBase`, 0x8 bytes. Releases unknown (64-bit).
    ///
    /// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "KernelImageBase")]
    owned KernelImageBasePtr64 / KernelImageBasePtr64View: lone [8] "KernelImageBase" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Base address of the kernel. `PVOID ImageBase` at 0x00.
        image_base set_image_base: u64 = 0;
    }
    bits {
    }
}

/// Alias of [`KernelImageBasePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `KernelImageBasePtr32` or `KernelImageBasePtr64`"]
pub type KernelImageBase = KernelImageBasePtr64;
/// Alias of [`KernelImageBasePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `KernelImageBasePtr32View` or `KernelImageBasePtr64View`"]
pub type KernelImageBaseView<'a> = KernelImageBasePtr64View<'a>;
