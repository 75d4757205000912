// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION_V2.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor event that a profile source counts, version 2.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_PROFILE_ADD_INFORMATION_V2", "EventTraceProfileAddInformationV2", (8, 8), "Processor event that a profile source counts, version 2.", &[
    field("", 0, 8, "union", Kind::Union, "").with(&[
        field("Intel", 0, 6, "struct", Kind::Struct, "").with(&[
            unsigned("PerfEvtEventSelect", 0, 1, "UCHAR", "").at_path("Intel.PerfEvtEventSelect").means(Meaning::Hex),
            unsigned("PerfEvtUnitSelect", 1, 1, "UCHAR", "").at_path("Intel.PerfEvtUnitSelect").means(Meaning::Hex),
            unsigned("PerfEvtCMask", 2, 1, "UCHAR", "").at_path("Intel.PerfEvtCMask"),
            unsigned("PerfEvtCInv", 3, 1, "UCHAR", "").at_path("Intel.PerfEvtCInv").means(Meaning::Boolean),
            unsigned("PerfEvtAnyThread", 4, 1, "UCHAR", "").at_path("Intel.PerfEvtAnyThread").means(Meaning::Boolean),
            unsigned("PerfEvtEdgeDetect", 5, 1, "UCHAR", "").at_path("Intel.PerfEvtEdgeDetect").means(Meaning::Boolean),
        ]),
        field("Amd", 0, 2, "struct", Kind::Struct, "").with(&[
            unsigned("PerfEvtEventSelect", 0, 1, "UCHAR", "").at_path("Amd.PerfEvtEventSelect").means(Meaning::Hex),
            unsigned("PerfEvtUnitSelect", 1, 1, "UCHAR", "").at_path("Amd.PerfEvtUnitSelect").means(Meaning::Hex),
        ]),
        field("Arm", 0, 8, "struct", Kind::Struct, "").with(&[
            unsigned("PerfEvtType", 0, 4, "ULONG", "").at_path("Arm.PerfEvtType").means(Meaning::Identifier),
            unsigned("AllowsHalt", 4, 1, "UCHAR", "").at_path("Arm.AllowsHalt").means(Meaning::Boolean),
            field("", 5, 3, "padding", Kind::Padding, ""),
        ]),
    ]),
])
    .in_releases("1803+", &[holds(Pointer::Bits32, 15, 255), holds(Pointer::Bits64, 15, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]);
fixed! {
    /// Type of the member `Intel`, 0x6 bytes.
    owned Intel / IntelView: lone [6] "Intel" Table::inner(&LAYOUT_0, "Intel");
    fields {
        /// `UCHAR PerfEvtEventSelect` at 0x00.
        perf_evt_event_select set_perf_evt_event_select: u8 = 0;
        /// `UCHAR PerfEvtUnitSelect` at 0x01.
        perf_evt_unit_select set_perf_evt_unit_select: u8 = 1;
        /// `UCHAR PerfEvtCMask` at 0x02.
        perf_evt_cmask set_perf_evt_cmask: u8 = 2;
        /// Zero is false, any other value is true. `UCHAR PerfEvtCInv` at 0x03.
        perf_evt_cinv set_perf_evt_cinv: u8 = 3;
        /// Zero is false, any other value is true. `UCHAR PerfEvtAnyThread` at 0x04.
        perf_evt_any_thread set_perf_evt_any_thread: u8 = 4;
        /// Zero is false, any other value is true. `UCHAR PerfEvtEdgeDetect` at 0x05.
        perf_evt_edge_detect set_perf_evt_edge_detect: u8 = 5;
    }
    bits {
    }
}

fixed! {
    /// Type of the member `Amd`, 0x2 bytes.
    owned Amd / AmdView: lone [2] "Amd" Table::inner(&LAYOUT_0, "Amd");
    fields {
        /// `UCHAR PerfEvtEventSelect` at 0x00.
        perf_evt_event_select set_perf_evt_event_select: u8 = 0;
        /// `UCHAR PerfEvtUnitSelect` at 0x01.
        perf_evt_unit_select set_perf_evt_unit_select: u8 = 1;
    }
    bits {
    }
}

fixed! {
    /// Type of the member `Arm`, 0x8 bytes.
    owned Arm / ArmView: lone [8] "Arm" Table::inner(&LAYOUT_0, "Arm");
    fields {
        /// `ULONG PerfEvtType` at 0x00.
        perf_evt_type set_perf_evt_type: u32 = 0;
        /// Zero is false, any other value is true. `UCHAR AllowsHalt` at 0x04.
        allows_halt set_allows_halt: u8 = 4;
    }
    bits {
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
    owned EventTraceProfileAddInformationV2 / EventTraceProfileAddInformationV2View: lone [8] "EVENT_TRACE_PROFILE_ADD_INFORMATION_V2" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `struct Intel` at 0x00. Returns a copy.
        intel set_intel: crate::requests::event_trace_profile_add_information_v2::Intel = 0;
        /// `struct Amd` at 0x00. Returns a copy.
        amd set_amd: crate::requests::event_trace_profile_add_information_v2::Amd = 0;
        /// `struct Arm` at 0x00. Returns a copy.
        arm set_arm: crate::requests::event_trace_profile_add_information_v2::Arm = 0;
    }
    bits {
    }
}

/// Alias of [`EventTraceProfileAddInformationV2`], named by the first release of the form.
pub type V1803 = EventTraceProfileAddInformationV2;
/// Alias of [`EventTraceProfileAddInformationV2View`], named by the first release of the form.
pub type V1803View<'a> = EventTraceProfileAddInformationV2View<'a>;
