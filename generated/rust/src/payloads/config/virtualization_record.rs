// Generated from spec/structs/VIRTUALIZATION_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Enabled virtualization features.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("VIRTUALIZATION_RECORD", "VirtualizationRecord", (4, 4), "Enabled virtualization features.", &[
    unsigned("VbsEnabled", 0, 1, "BOOLEAN", "Whether virtualization-based security (VBS) is enabled.").means(Meaning::Boolean),
    unsigned("HvciEnabled", 1, 1, "BOOLEAN", "Whether hypervisor-protected code integrity (HVCI) is enabled.").means(Meaning::Boolean),
    unsigned("HyperVisorEnabled", 2, 1, "BOOLEAN", "").means(Meaning::Boolean),
    unsigned("", 3, 1, "UCHAR", "Member that the source omits, as it does with reserved members.").of_unknown_purpose(),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Enabled virtualization features.
    ///
    /// In C: `VIRTUALIZATION_RECORD`, 0x4 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "VIRTUALIZATION_RECORD")]
    owned VirtualizationRecord / VirtualizationRecordView: lone [4] "VIRTUALIZATION_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Whether virtualization-based security (VBS) is enabled. `BOOLEAN VbsEnabled` at 0x00.
        vbs_enabled set_vbs_enabled: u8 = 0;
        /// Whether hypervisor-protected code integrity (HVCI) is enabled. `BOOLEAN HvciEnabled` at 0x01.
        hvci_enabled set_hvci_enabled: u8 = 1;
        /// Zero is false, any other value is true. `BOOLEAN HyperVisorEnabled` at 0x02.
        hyper_visor_enabled set_hyper_visor_enabled: u8 = 2;
        /// Member that the source omits, as it does with reserved members. Purpose unknown. `UCHAR ` at 0x03.
        unnamed_03 set_unnamed_03: u8 = 3;
    }
    bits {
    }
}
