// Generated from spec/structs/WMI_POWER_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sleep states that the machine supports.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_POWER_RECORD", "WmiPowerRecord", (8, 8), "Sleep states that the machine supports.", &[
    unsigned("SystemS1", 0, 1, "BOOLEAN", "").means(Meaning::Boolean),
    unsigned("SystemS2", 1, 1, "BOOLEAN", "").means(Meaning::Boolean),
    unsigned("SystemS3", 2, 1, "BOOLEAN", "").means(Meaning::Boolean),
    unsigned("SystemS4", 3, 1, "BOOLEAN", "Hibernation.").means(Meaning::Boolean),
    unsigned("SystemS5", 4, 1, "BOOLEAN", "Off.").means(Meaning::Boolean),
    unsigned("AoAc", 5, 1, "BOOLEAN", "Always on, always connected, later named modern standby.").means(Meaning::Boolean),
    field("Pad2", 6, 1, "CHAR", Kind::Signed, "").means(Meaning::Reserved),
    field("Pad3", 7, 1, "CHAR", Kind::Signed, "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Sleep states that the machine supports.
    ///
    /// In C: `WMI_POWER_RECORD`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_POWER_RECORD")]
    owned WmiPowerRecord / WmiPowerRecordView: lone [8] "WMI_POWER_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Zero is false, any other value is true. `BOOLEAN SystemS1` at 0x00.
        system_s1 set_system_s1: u8 = 0;
        /// Zero is false, any other value is true. `BOOLEAN SystemS2` at 0x01.
        system_s2 set_system_s2: u8 = 1;
        /// Zero is false, any other value is true. `BOOLEAN SystemS3` at 0x02.
        system_s3 set_system_s3: u8 = 2;
        /// Hibernation. `BOOLEAN SystemS4` at 0x03.
        system_s4 set_system_s4: u8 = 3;
        /// Off. `BOOLEAN SystemS5` at 0x04.
        system_s5 set_system_s5: u8 = 4;
        /// Always on, always connected, later named modern standby. `BOOLEAN AoAc` at 0x05.
        aoac set_aoac: u8 = 5;
        /// Reserved or padding, according to a source. `CHAR Pad2` at 0x06.
        pad2 set_pad2: i8 = 6;
        /// Reserved or padding, according to a source. `CHAR Pad3` at 0x07.
        pad3 set_pad3: i8 = 7;
    }
    bits {
    }
}
