// Generated from spec/structs/PERFINFO_PPM_IDLE_STATE_ENTER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor enters an idle state.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_IDLE_STATE_ENTER", "PerfinfoPpmIdleStateEnter")
    .size(16)
    .about("Processor enters an idle state.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG State").at(0..4),
        union("union ").at(4..8).with(&[More::Fields(&[
            structure("struct ").at(4..8).with(&[More::Fields(&[
                unsigned("USHORT Properties").at(4..6).means(Meaning::Flags)
                    .with(&[More::Values(crate::payloads::power::PerfinfoPpmIdleFlag::VALUES)]),
                unsigned("UCHAR ExpectedWakeReason").at(6..7).of_unknown_purpose(),
                unsigned("UCHAR Reserved").at(7..8).means(Meaning::Reserved),
            ])]),
            unsigned("ULONG Flags").at(4..8).about("Properties and the two bytes after it as one number.")
                .means(Meaning::Flags),
        ])]),
        unsigned("ULONG64 ExpectedDuration").at(8..16).about("Expected idle duration of the processor."),
    ]);
fixed! {
    /// Processor enters an idle state.
    ///
    /// In C: `PERFINFO_PPM_IDLE_STATE_ENTER`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_IDLE_STATE_ENTER")]
    owned PerfinfoPpmIdleStateEnter / PerfinfoPpmIdleStateEnterView: lone,
        name = "PERFINFO_PPM_IDLE_STATE_ENTER", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG State` at 0x00.
        state / set_state: u32, at = 0;
        /// `USHORT Properties` at 0x04.
        properties / set_properties: crate::payloads::power::PerfinfoPpmIdleFlag, at = 4;
        /// Purpose unknown. `UCHAR ExpectedWakeReason` at 0x06.
        expected_wake_reason / set_expected_wake_reason: u8, at = 6;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x07.
        reserved / set_reserved: u8, at = 7;
        /// Properties and the two bytes after it as one number. `ULONG Flags` at 0x04.
        flags / set_flags: u32, at = 4;
        /// Expected idle duration of the processor. `ULONG64 ExpectedDuration` at 0x08.
        expected_duration / set_expected_duration: u64, at = 8;
    }
}
