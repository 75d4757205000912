// Generated from spec/structs/WMI_POWER_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sleep states that the machine supports.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::OBSERVED_TRACES, &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("WMI_POWER_RECORD", "WmiPowerRecord")
    .size(8)
    .about("Sleep states that the machine supports.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("BOOLEAN SystemS1").at(0..1).means(Meaning::Boolean),
        unsigned("BOOLEAN SystemS2").at(1..2).means(Meaning::Boolean),
        unsigned("BOOLEAN SystemS3").at(2..3).means(Meaning::Boolean),
        unsigned("BOOLEAN SystemS4").at(3..4).about("Hibernation.").means(Meaning::Boolean),
        unsigned("BOOLEAN SystemS5").at(4..5).about("Off.").means(Meaning::Boolean),
        unsigned("BOOLEAN AoAc").at(5..6).about("Always on, always connected, later named modern standby.")
            .means(Meaning::Boolean),
        signed("CHAR Pad2").at(6..7).means(Meaning::Reserved),
        signed("CHAR Pad3").at(7..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Sleep states that the machine supports.
    ///
    /// In C: `WMI_POWER_RECORD`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public
    /// projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_POWER_RECORD")]
    owned WmiPowerRecord / WmiPowerRecordView: lone,
        name = "WMI_POWER_RECORD", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Zero is false, any other value is true. `BOOLEAN SystemS1` at 0x00.
        system_s1 / set_system_s1: u8, at = 0;
        /// Zero is false, any other value is true. `BOOLEAN SystemS2` at 0x01.
        system_s2 / set_system_s2: u8, at = 1;
        /// Zero is false, any other value is true. `BOOLEAN SystemS3` at 0x02.
        system_s3 / set_system_s3: u8, at = 2;
        /// Hibernation. `BOOLEAN SystemS4` at 0x03.
        system_s4 / set_system_s4: u8, at = 3;
        /// Off. `BOOLEAN SystemS5` at 0x04.
        system_s5 / set_system_s5: u8, at = 4;
        /// Always on, always connected, later named modern standby. `BOOLEAN AoAc` at 0x05.
        aoac / set_aoac: u8, at = 5;
        /// Reserved or padding, according to a source. `CHAR Pad2` at 0x06.
        pad2 / set_pad2: i8, at = 6;
        /// Reserved or padding, according to a source. `CHAR Pad3` at 0x07.
        pad3 / set_pad3: i8, at = 7;
    }
}
