// Generated from spec/structs/VIRTUALIZATION_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Enabled virtualization features.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "VIRTUALIZATION_RECORD",
    aliases: &[],
    form: "VirtualizationRecord",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Enabled virtualization features.",
    fields: &[
        Field { name: "VbsEnabled", path: "VbsEnabled", offset: 0, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether virtualization-based security (VBS) is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "HvciEnabled", path: "HvciEnabled", offset: 1, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether hypervisor-protected code integrity (HVCI) is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "HyperVisorEnabled", path: "HyperVisorEnabled", offset: 2, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Member that the source omits, as it does with reserved members.", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Enabled virtualization features.
    ///
    /// In C: `VIRTUALIZATION_RECORD`, 0x4 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "VIRTUALIZATION_RECORD")]
    owned VirtualizationRecord / VirtualizationRecordView: lone [4] "VIRTUALIZATION_RECORD" Table::form(&LAYOUT_0);
    fields {
        /// Whether virtualization-based security (VBS) is enabled. `BOOLEAN VbsEnabled` at 0x00.
        vbs_enabled set_vbs_enabled: u8 = 0;
        /// Whether hypervisor-protected code integrity (HVCI) is enabled. `BOOLEAN HvciEnabled` at 0x01.
        hvci_enabled set_hvci_enabled: u8 = 1;
        /// `BOOLEAN HyperVisorEnabled` at 0x02.
        hyper_visor_enabled set_hyper_visor_enabled: u8 = 2;
        /// Member that the source omits, as it does with reserved members. Purpose unknown. `UCHAR ` at 0x03.
        unnamed_03 set_unnamed_03: u8 = 3;
    }
    bits {
    }
}

impl VirtualizationRecord {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
