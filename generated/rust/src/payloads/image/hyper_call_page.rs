// Generated from spec/structs/HyperCallPage.toml by `cargo spec generate`. Do not edit: edit that file.

//! Location of the page through which the kernel calls the hypervisor.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::AIRBUS_ETL_PARSER, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("HyperCallPage", "HyperCallPagePtr32")
    .size(4)
    .about("Location of the page through which the kernel calls the hypervisor.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HypercallPageVa").at(0..4).about("Virtual address of the page.").means(Meaning::Address),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HyperCallPage", "HyperCallPagePtr64")
    .size(8)
    .about("Location of the page through which the kernel calls the hypervisor.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID HypercallPageVa").at(0..8).about("Virtual address of the page.").means(Meaning::Address),
    ]);
fixed! {
    /// Location of the page through which the kernel calls the hypervisor.
    ///
    /// In C: `HyperCallPage`, 0x4 bytes. Releases unknown (32-bit).
    ///
    /// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "HyperCallPage")]
    owned HyperCallPagePtr32 / HyperCallPagePtr32View: lone,
        name = "HyperCallPage", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Virtual address of the page. `PVOID HypercallPageVa` at 0x00.
        hypercall_page_va / set_hypercall_page_va: u32, at = 0;
    }
}

fixed! {
    /// Location of the page through which the kernel calls the hypervisor.
    ///
    /// In C: `HyperCallPage`, 0x8 bytes. Releases unknown (64-bit).
    ///
    /// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "HyperCallPage")]
    owned HyperCallPagePtr64 / HyperCallPagePtr64View: lone,
        name = "HyperCallPage", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Virtual address of the page. `PVOID HypercallPageVa` at 0x00.
        hypercall_page_va / set_hypercall_page_va: u64, at = 0;
    }
}

/// Alias of [`HyperCallPagePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HyperCallPagePtr32` or `HyperCallPagePtr64`"]
pub type HyperCallPage = HyperCallPagePtr64;
/// Alias of [`HyperCallPagePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HyperCallPagePtr32View` or `HyperCallPagePtr64View`"]
pub type HyperCallPageView<'a> = HyperCallPagePtr64View<'a>;
