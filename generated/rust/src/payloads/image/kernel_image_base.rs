// Generated from spec/structs/KernelImageBase.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Location of the kernel in memory.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "KernelImageBase",
    aliases: &[],
    form: "KernelImageBasePtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Location of the kernel in memory.",
    fields: &[
        Field { name: "ImageBase", path: "ImageBase", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Base address of the kernel.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "KernelImageBase",
    aliases: &[],
    form: "KernelImageBasePtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Location of the kernel in memory.",
    fields: &[
        Field { name: "ImageBase", path: "ImageBase", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Base address of the kernel.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Location of the kernel in memory.
    ///
    /// In C: `KernelImageBase`, 0x4 bytes. Releases unknown (32-bit).
    ///
    /// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "KernelImageBase")]
    owned KernelImageBasePtr32 / KernelImageBasePtr32View: lone [4] "KernelImageBase" Table::form(&LAYOUT_0);
    fields {
        /// Base address of the kernel. `PVOID ImageBase` at 0x00.
        image_base set_image_base: u32 = 0;
    }
    bits {
    }
}

impl KernelImageBasePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Location of the kernel in memory.
    ///
    /// In C: `KernelImageBase`, 0x8 bytes. Releases unknown (64-bit).
    ///
    /// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
    #[doc(alias = "KernelImageBase")]
    owned KernelImageBasePtr64 / KernelImageBasePtr64View: lone [8] "KernelImageBase" Table::form(&LAYOUT_1);
    fields {
        /// Base address of the kernel. `PVOID ImageBase` at 0x00.
        image_base set_image_base: u64 = 0;
    }
    bits {
    }
}

impl KernelImageBasePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
