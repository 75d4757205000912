// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION_V3.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Processor event that a profile source counts, version 3.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3",
    aliases: &[],
    form: "EventTraceProfileAddInformationV3",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Processor event that a profile source counts, version 3.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Intel", path: "Intel", offset: 0, size: 6, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "PerfEvtEventSelect", path: "Intel.PerfEvtEventSelect", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtUnitSelect", path: "Intel.PerfEvtUnitSelect", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtCMask", path: "Intel.PerfEvtCMask", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtCInv", path: "Intel.PerfEvtCInv", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtAnyThread", path: "Intel.PerfEvtAnyThread", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtEdgeDetect", path: "Intel.PerfEvtEdgeDetect", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Amd", path: "Amd", offset: 0, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "PerfEvtEventSelect", path: "Amd.PerfEvtEventSelect", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtUnitSelect", path: "Amd.PerfEvtUnitSelect", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtCMask", path: "Amd.PerfEvtCMask", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtCInv", path: "Amd.PerfEvtCInv", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtEdgeDetect", path: "Amd.PerfEvtEdgeDetect", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfEvtHostGuest", path: "Amd.PerfEvtHostGuest", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "PerfPmuType", path: "Amd.PerfPmuType", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Arm", path: "Arm", offset: 0, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "PerfEvtType", path: "Arm.PerfEvtType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "AllowsHalt", path: "Arm.AllowsHalt", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 5, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Type of the member `Intel`, 0x6 bytes.
    owned Intel / IntelView: lone [6] "Intel" Table::inner(&LAYOUT_0, "Intel");
    fields {
        /// `UCHAR PerfEvtEventSelect` at 0x00.
        perf_evt_event_select set_perf_evt_event_select: u8 = 0;
        /// `UCHAR PerfEvtUnitSelect` at 0x01.
        perf_evt_unit_select set_perf_evt_unit_select: u8 = 1;
        /// `UCHAR PerfEvtCMask` at 0x02.
        perf_evt_c_mask set_perf_evt_c_mask: u8 = 2;
        /// `UCHAR PerfEvtCInv` at 0x03.
        perf_evt_c_inv set_perf_evt_c_inv: u8 = 3;
        /// `UCHAR PerfEvtAnyThread` at 0x04.
        perf_evt_any_thread set_perf_evt_any_thread: u8 = 4;
        /// `UCHAR PerfEvtEdgeDetect` at 0x05.
        perf_evt_edge_detect set_perf_evt_edge_detect: u8 = 5;
    }
    bits {
    }
}

fixed! {
    /// Type of the member `Amd`, 0x8 bytes.
    owned Amd / AmdView: lone [8] "Amd" Table::inner(&LAYOUT_0, "Amd");
    fields {
        /// `USHORT PerfEvtEventSelect` at 0x00.
        perf_evt_event_select set_perf_evt_event_select: u16 = 0;
        /// `UCHAR PerfEvtUnitSelect` at 0x02.
        perf_evt_unit_select set_perf_evt_unit_select: u8 = 2;
        /// `UCHAR PerfEvtCMask` at 0x03.
        perf_evt_c_mask set_perf_evt_c_mask: u8 = 3;
        /// `UCHAR PerfEvtCInv` at 0x04.
        perf_evt_c_inv set_perf_evt_c_inv: u8 = 4;
        /// `UCHAR PerfEvtEdgeDetect` at 0x05.
        perf_evt_edge_detect set_perf_evt_edge_detect: u8 = 5;
        /// `UCHAR PerfEvtHostGuest` at 0x06.
        perf_evt_host_guest set_perf_evt_host_guest: u8 = 6;
        /// `UCHAR PerfPmuType` at 0x07.
        perf_pmu_type set_perf_pmu_type: u8 = 7;
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
        /// `UCHAR AllowsHalt` at 0x04.
        allows_halt set_allows_halt: u8 = 4;
    }
    bits {
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
    owned EventTraceProfileAddInformationV3 / EventTraceProfileAddInformationV3View: lone [8] "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3" Table::form(&LAYOUT_0);
    fields {
        /// `struct Intel` at 0x00. Returns a copy.
        intel set_intel: crate::requests::event_trace_profile_add_information_v3::Intel = 0;
        /// `struct Amd` at 0x00. Returns a copy.
        amd set_amd: crate::requests::event_trace_profile_add_information_v3::Amd = 0;
        /// `struct Arm` at 0x00. Returns a copy.
        arm set_arm: crate::requests::event_trace_profile_add_information_v3::Arm = 0;
    }
    bits {
    }
}

impl EventTraceProfileAddInformationV3 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
