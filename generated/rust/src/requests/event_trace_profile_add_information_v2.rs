// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION_V2.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Processor event that a profile source counts, version 2.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_TRACE_PROFILE_ADD_INFORMATION_V2", "EventTraceProfileAddInformationV2")
    .size(8)
    .summary("Processor event that a profile source counts, version 2.")
    .in_releases("1803+", &[holds(Pointer::Bits32, 15, 255), holds(Pointer::Bits64, 15, 255)])
    .stated_by(SOURCES)
    .fields(&[
        union("union", "").at(0..8).with(&[
            structure("struct", "Intel").at(0..6).with(&[
                unsigned("UCHAR", "PerfEvtEventSelect").at(0..1).at_path("Intel.PerfEvtEventSelect")
                    .means(Meaning::Hex),
                unsigned("UCHAR", "PerfEvtUnitSelect").at(1..2).at_path("Intel.PerfEvtUnitSelect").means(Meaning::Hex),
                unsigned("UCHAR", "PerfEvtCMask").at(2..3).at_path("Intel.PerfEvtCMask"),
                unsigned("UCHAR", "PerfEvtCInv").at(3..4).at_path("Intel.PerfEvtCInv").means(Meaning::Boolean),
                unsigned("UCHAR", "PerfEvtAnyThread").at(4..5).at_path("Intel.PerfEvtAnyThread")
                    .means(Meaning::Boolean),
                unsigned("UCHAR", "PerfEvtEdgeDetect").at(5..6).at_path("Intel.PerfEvtEdgeDetect")
                    .means(Meaning::Boolean),
            ]),
            structure("struct", "Amd").at(0..2).with(&[
                unsigned("UCHAR", "PerfEvtEventSelect").at(0..1).at_path("Amd.PerfEvtEventSelect").means(Meaning::Hex),
                unsigned("UCHAR", "PerfEvtUnitSelect").at(1..2).at_path("Amd.PerfEvtUnitSelect").means(Meaning::Hex),
            ]),
            structure("struct", "Arm").at(0..8).with(&[
                unsigned("ULONG", "PerfEvtType").at(0..4).at_path("Arm.PerfEvtType").means(Meaning::Identifier),
                unsigned("UCHAR", "AllowsHalt").at(4..5).at_path("Arm.AllowsHalt").means(Meaning::Boolean),
                field("padding", "", Kind::Padding).at(5..8),
            ]),
        ]),
    ]);
fixed! {
    /// Type of the member `Intel`, 0x6 bytes.
    owned Intel / IntelView: lone,
        name = "Intel", size = 6, table = Table::inner(&LAYOUT_0, "Intel");
    fields {
        /// `UCHAR PerfEvtEventSelect` at 0x00.
        perf_evt_event_select / set_perf_evt_event_select: u8, at = 0;
        /// `UCHAR PerfEvtUnitSelect` at 0x01.
        perf_evt_unit_select / set_perf_evt_unit_select: u8, at = 1;
        /// `UCHAR PerfEvtCMask` at 0x02.
        perf_evt_cmask / set_perf_evt_cmask: u8, at = 2;
        /// Zero is false, any other value is true. `UCHAR PerfEvtCInv` at 0x03.
        perf_evt_cinv / set_perf_evt_cinv: u8, at = 3;
        /// Zero is false, any other value is true. `UCHAR PerfEvtAnyThread` at 0x04.
        perf_evt_any_thread / set_perf_evt_any_thread: u8, at = 4;
        /// Zero is false, any other value is true. `UCHAR PerfEvtEdgeDetect` at 0x05.
        perf_evt_edge_detect / set_perf_evt_edge_detect: u8, at = 5;
    }
}

fixed! {
    /// Type of the member `Amd`, 0x2 bytes.
    owned Amd / AmdView: lone,
        name = "Amd", size = 2, table = Table::inner(&LAYOUT_0, "Amd");
    fields {
        /// `UCHAR PerfEvtEventSelect` at 0x00.
        perf_evt_event_select / set_perf_evt_event_select: u8, at = 0;
        /// `UCHAR PerfEvtUnitSelect` at 0x01.
        perf_evt_unit_select / set_perf_evt_unit_select: u8, at = 1;
    }
}

fixed! {
    /// Type of the member `Arm`, 0x8 bytes.
    owned Arm / ArmView: lone,
        name = "Arm", size = 8, table = Table::inner(&LAYOUT_0, "Arm");
    fields {
        /// `ULONG PerfEvtType` at 0x00.
        perf_evt_type / set_perf_evt_type: u32, at = 0;
        /// Zero is false, any other value is true. `UCHAR AllowsHalt` at 0x04.
        allows_halt / set_allows_halt: u8, at = 4;
    }
}

fixed! {
    /// Processor event that a profile source counts, version 2.
    ///
    /// In C: `EVENT_TRACE_PROFILE_ADD_INFORMATION_V2`, 0x8 bytes. Documented for 1803+, assumed unchanged after 2004.
    ///
    /// phnt declares it as a union.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Which union member is valid. It depends on the processor vendor, which no field specifies.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
    #[doc(alias = "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2")]
    owned EventTraceProfileAddInformationV2 / EventTraceProfileAddInformationV2View: lone,
        name = "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `struct Intel` at 0x00. Returns a copy.
        intel / set_intel: crate::requests::event_trace_profile_add_information_v2::Intel, at = 0;
        /// `struct Amd` at 0x00. Returns a copy.
        amd / set_amd: crate::requests::event_trace_profile_add_information_v2::Amd, at = 0;
        /// `struct Arm` at 0x00. Returns a copy.
        arm / set_arm: crate::requests::event_trace_profile_add_information_v2::Arm, at = 0;
    }
}

/// Alias of [`EventTraceProfileAddInformationV2`], named by the first release of the form.
pub type V1803 = EventTraceProfileAddInformationV2;
/// Alias of [`EventTraceProfileAddInformationV2View`], named by the first release of the form.
pub type V1803View<'a> = EventTraceProfileAddInformationV2View<'a>;
