// Generated from spec/structs/ReserveBandwidth.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Bandwidth set for a processor time reserve.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ReserveBandwidth",
    aliases: &[],
    form: "ReserveBandwidthPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Bandwidth set for a processor time reserve.",
    fields: &[
        Field { name: "Reserve", path: "Reserve", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Reserve object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "Period", path: "Period", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Budget", path: "Budget", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ReserveBandwidth",
    aliases: &[],
    form: "ReserveBandwidthPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Bandwidth set for a processor time reserve.",
    fields: &[
        Field { name: "Reserve", path: "Reserve", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Reserve object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "Period", path: "Period", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Budget", path: "Budget", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Bandwidth set for a processor time reserve.
    ///
    /// In C: `ReserveBandwidth`, 0xc bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveBandwidth")]
    owned ReserveBandwidthPtr32 / ReserveBandwidthPtr32View: lone [12] "ReserveBandwidth" Table::form(&LAYOUT_0);
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve set_reserve: u32 = 0;
        /// Purpose unknown. `ULONG Period` at 0x04.
        period set_period: u32 = 4;
        /// Purpose unknown. `ULONG Budget` at 0x08.
        budget set_budget: u32 = 8;
    }
    bits {
    }
}

impl ReserveBandwidthPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Bandwidth set for a processor time reserve.
    ///
    /// In C: `ReserveBandwidth`, 0x10 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveBandwidth")]
    owned ReserveBandwidthPtr64 / ReserveBandwidthPtr64View: lone [16] "ReserveBandwidth" Table::form(&LAYOUT_1);
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve set_reserve: u64 = 0;
        /// Purpose unknown. `ULONG Period` at 0x08.
        period set_period: u32 = 8;
        /// Purpose unknown. `ULONG Budget` at 0x0C.
        budget set_budget: u32 = 12;
    }
    bits {
    }
}

impl ReserveBandwidthPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
