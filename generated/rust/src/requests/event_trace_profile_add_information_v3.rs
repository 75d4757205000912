// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION_V3.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Processor event that a profile source counts, version 3.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_TRACE_PROFILE_ADD_INFORMATION_V3", "EventTraceProfileAddInformationV3")
    .size(8)
    .summary("Processor event that a profile source counts, version 3.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
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
            structure("struct", "Amd").at(0..8).with(&[
                unsigned("USHORT", "PerfEvtEventSelect").at(0..2).at_path("Amd.PerfEvtEventSelect").means(Meaning::Hex),
                unsigned("UCHAR", "PerfEvtUnitSelect").at(2..3).at_path("Amd.PerfEvtUnitSelect").means(Meaning::Hex),
                unsigned("UCHAR", "PerfEvtCMask").at(3..4).at_path("Amd.PerfEvtCMask"),
                unsigned("UCHAR", "PerfEvtCInv").at(4..5).at_path("Amd.PerfEvtCInv").means(Meaning::Boolean),
                unsigned("UCHAR", "PerfEvtEdgeDetect").at(5..6).at_path("Amd.PerfEvtEdgeDetect")
                    .means(Meaning::Boolean),
                unsigned("UCHAR", "PerfEvtHostGuest").at(6..7).at_path("Amd.PerfEvtHostGuest"),
                unsigned("UCHAR", "PerfPmuType").at(7..8).at_path("Amd.PerfPmuType").means(Meaning::Enumeration),
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
    /// Type of the member `Amd`, 0x8 bytes.
    owned Amd / AmdView: lone,
        name = "Amd", size = 8, table = Table::inner(&LAYOUT_0, "Amd");
    fields {
        /// `USHORT PerfEvtEventSelect` at 0x00.
        perf_evt_event_select / set_perf_evt_event_select: u16, at = 0;
        /// `UCHAR PerfEvtUnitSelect` at 0x02.
        perf_evt_unit_select / set_perf_evt_unit_select: u8, at = 2;
        /// `UCHAR PerfEvtCMask` at 0x03.
        perf_evt_cmask / set_perf_evt_cmask: u8, at = 3;
        /// Zero is false, any other value is true. `UCHAR PerfEvtCInv` at 0x04.
        perf_evt_cinv / set_perf_evt_cinv: u8, at = 4;
        /// Zero is false, any other value is true. `UCHAR PerfEvtEdgeDetect` at 0x05.
        perf_evt_edge_detect / set_perf_evt_edge_detect: u8, at = 5;
        /// `UCHAR PerfEvtHostGuest` at 0x06.
        perf_evt_host_guest / set_perf_evt_host_guest: u8, at = 6;
        /// `UCHAR PerfPmuType` at 0x07.
        perf_pmu_type / set_perf_pmu_type: u8, at = 7;
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
    /// Processor event that a profile source counts, version 3.
    ///
    /// In C: `EVENT_TRACE_PROFILE_ADD_INFORMATION_V3`, 0x8 bytes. Releases unknown.
    ///
    /// phnt declares it as a union.
    ///
    /// Unknown:
    ///
    /// - Which union member is valid. It depends on the processor vendor, which no field specifies.
    /// - First release that has it.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3")]
    owned EventTraceProfileAddInformationV3 / EventTraceProfileAddInformationV3View: lone,
        name = "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `struct Intel` at 0x00. Returns a copy.
        intel / set_intel: crate::requests::event_trace_profile_add_information_v3::Intel, at = 0;
        /// `struct Amd` at 0x00. Returns a copy.
        amd / set_amd: crate::requests::event_trace_profile_add_information_v3::Amd, at = 0;
        /// `struct Arm` at 0x00. Returns a copy.
        arm / set_arm: crate::requests::event_trace_profile_add_information_v3::Arm, at = 0;
    }
}
