// Generated from spec/structs/ReserveCreate.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Processor time reserve created.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ReserveCreate",
    aliases: &[],
    form: "ReserveCreatePtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 17,
    fixed: 17,
    inserted: &[],
    total: None,
    summary: "Processor time reserve created.",
    fields: &[
        Field { name: "Reserve", path: "Reserve", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Reserve object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "Period", path: "Period", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Budget", path: "Budget", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ObjectFlags", path: "ObjectFlags", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Processor", path: "Processor", offset: 16, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ReserveCreate",
    aliases: &[],
    form: "ReserveCreatePtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 21,
    fixed: 21,
    inserted: &[],
    total: None,
    summary: "Processor time reserve created.",
    fields: &[
        Field { name: "Reserve", path: "Reserve", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Reserve object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "Period", path: "Period", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Budget", path: "Budget", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ObjectFlags", path: "ObjectFlags", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Processor", path: "Processor", offset: 20, size: 1, ty: "CHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Processor time reserve created.
    ///
    /// In C: `ReserveCreate`, 0x11 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveCreate")]
    owned ReserveCreatePtr32 / ReserveCreatePtr32View: lone [17] "ReserveCreate" Table::form(&LAYOUT_0);
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve set_reserve: u32 = 0;
        /// Purpose unknown. `ULONG Period` at 0x04.
        period set_period: u32 = 4;
        /// Purpose unknown. `ULONG Budget` at 0x08.
        budget set_budget: u32 = 8;
        /// Purpose unknown. `ULONG ObjectFlags` at 0x0C.
        object_flags set_object_flags: u32 = 12;
        /// Purpose unknown. `CHAR Processor` at 0x10.
        processor set_processor: i8 = 16;
    }
    bits {
    }
}

impl ReserveCreatePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Processor time reserve created.
    ///
    /// In C: `ReserveCreate`, 0x15 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveCreate")]
    owned ReserveCreatePtr64 / ReserveCreatePtr64View: lone [21] "ReserveCreate" Table::form(&LAYOUT_1);
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve set_reserve: u64 = 0;
        /// Purpose unknown. `ULONG Period` at 0x08.
        period set_period: u32 = 8;
        /// Purpose unknown. `ULONG Budget` at 0x0C.
        budget set_budget: u32 = 12;
        /// Purpose unknown. `ULONG ObjectFlags` at 0x10.
        object_flags set_object_flags: u32 = 16;
        /// Purpose unknown. `CHAR Processor` at 0x14.
        processor set_processor: i8 = 20;
    }
    bits {
    }
}

impl ReserveCreatePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
