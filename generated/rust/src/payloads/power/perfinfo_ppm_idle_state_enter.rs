// Generated from spec/structs/PERFINFO_PPM_IDLE_STATE_ENTER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor enters an idle state.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_IDLE_STATE_ENTER", "PerfinfoPpmIdleStateEnter", (16, 16), "Processor enters an idle state.", &[
    unsigned("State", 0, 4, "ULONG", ""),
    field("", 4, 4, "union", Kind::Union, "").with(&[
        field("", 4, 4, "struct", Kind::Struct, "").with(&[
            unsigned("Properties", 4, 2, "USHORT", "").of(crate::payloads::power::PerfinfoPpmIdleFlag::VALUES).means(Meaning::Flags),
            unsigned("ExpectedWakeReason", 6, 1, "UCHAR", "").of_unknown_purpose(),
            unsigned("Reserved", 7, 1, "UCHAR", "").means(Meaning::Reserved),
        ]),
        unsigned("Flags", 4, 4, "ULONG", "Properties and the two bytes after it as one number.").means(Meaning::Flags),
    ]),
    unsigned("ExpectedDuration", 8, 8, "ULONG64", "Expected idle duration of the processor."),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Processor enters an idle state.
    ///
    /// In C: `PERFINFO_PPM_IDLE_STATE_ENTER`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_IDLE_STATE_ENTER")]
    owned PerfinfoPpmIdleStateEnter / PerfinfoPpmIdleStateEnterView: lone [16] "PERFINFO_PPM_IDLE_STATE_ENTER" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG State` at 0x00.
        state set_state: u32 = 0;
        /// `USHORT Properties` at 0x04.
        properties set_properties: crate::payloads::power::PerfinfoPpmIdleFlag = 4;
        /// Purpose unknown. `UCHAR ExpectedWakeReason` at 0x06.
        expected_wake_reason set_expected_wake_reason: u8 = 6;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x07.
        reserved set_reserved: u8 = 7;
        /// Properties and the two bytes after it as one number. `ULONG Flags` at 0x04.
        flags set_flags: u32 = 4;
        /// Expected idle duration of the processor. `ULONG64 ExpectedDuration` at 0x08.
        expected_duration set_expected_duration: u64 = 8;
    }
    bits {
    }
}
