// Generated from spec/structs/VIRTUALIZATION_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Enabled virtualization features.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("VIRTUALIZATION_RECORD", "VirtualizationRecord")
    .size(4)
    .about("Enabled virtualization features.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("BOOLEAN VbsEnabled").at(0..1).about("True if virtualization-based security (VBS) is enabled.")
            .means(Meaning::Boolean),
        unsigned("BOOLEAN HvciEnabled").at(1..2).about("True if hypervisor-protected code integrity (HVCI) is enabled.")
            .means(Meaning::Boolean),
        unsigned("BOOLEAN HyperVisorEnabled").at(2..3).means(Meaning::Boolean),
        unsigned("UCHAR ").at(3..4).about("Member that the source omits, as it does with reserved members.")
            .of_unknown_purpose(),
    ]);
fixed! {
    /// Enabled virtualization features.
    ///
    /// In C: `VIRTUALIZATION_RECORD`, 0x4 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "VIRTUALIZATION_RECORD")]
    owned VirtualizationRecord / VirtualizationRecordView: lone,
        name = "VIRTUALIZATION_RECORD", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// True if virtualization-based security (VBS) is enabled. `BOOLEAN VbsEnabled` at 0x00.
        vbs_enabled / set_vbs_enabled: u8, at = 0;
        /// True if hypervisor-protected code integrity (HVCI) is enabled. `BOOLEAN HvciEnabled` at 0x01.
        hvci_enabled / set_hvci_enabled: u8, at = 1;
        /// Zero is false, any other value is true. `BOOLEAN HyperVisorEnabled` at 0x02.
        hyper_visor_enabled / set_hyper_visor_enabled: u8, at = 2;
        /// Member that the source omits, as it does with reserved members. Purpose unknown. `UCHAR ` at 0x03.
        unnamed_03 / set_unnamed_03: u8, at = 3;
    }
}
