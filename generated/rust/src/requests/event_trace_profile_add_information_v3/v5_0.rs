// Generated from spec/structs/EVENT_TRACE_PROFILE_ADD_INFORMATION_V3.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_PROFILE_ADD_INFORMATION_V3 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// `Intel`, 0x6 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Intel {
    /// `UCHAR PerfEvtEventSelect`, at 0x00.
    pub perf_evt_event_select: u8,
    /// `UCHAR PerfEvtUnitSelect`, at 0x01.
    pub perf_evt_unit_select: u8,
    /// `UCHAR PerfEvtCMask`, at 0x02.
    pub perf_evt_c_mask: u8,
    /// `UCHAR PerfEvtCInv`, at 0x03.
    pub perf_evt_c_inv: u8,
    /// `UCHAR PerfEvtAnyThread`, at 0x04.
    pub perf_evt_any_thread: u8,
    /// `UCHAR PerfEvtEdgeDetect`, at 0x05.
    pub perf_evt_edge_detect: u8,
}

impl Intel {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 6]) -> Self {
        Self {
            perf_evt_event_select: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            perf_evt_unit_select: u8::from_le_bytes(get::<1, 1, _>(bytes)),
            perf_evt_c_mask: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            perf_evt_c_inv: u8::from_le_bytes(get::<3, 1, _>(bytes)),
            perf_evt_any_thread: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            perf_evt_edge_detect: u8::from_le_bytes(get::<5, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 6] {
        let mut bytes = [0; 6];
        put::<0, 1, _>(&mut bytes, self.perf_evt_event_select.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.perf_evt_unit_select.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.perf_evt_c_mask.to_le_bytes());
        put::<3, 1, _>(&mut bytes, self.perf_evt_c_inv.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.perf_evt_any_thread.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.perf_evt_edge_detect.to_le_bytes());
        bytes
    }
}

fixed_record!(Intel, IntelView, 6, "Intel");
getters! {
    self IntelView "IntelView" {
        /// `UCHAR PerfEvtEventSelect`, at 0x00.
        perf_evt_event_select: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `UCHAR PerfEvtUnitSelect`, at 0x01.
        perf_evt_unit_select: u8 = u8::from_le_bytes(get::<1, 1, _>(self.fixed));
        /// `UCHAR PerfEvtCMask`, at 0x02.
        perf_evt_c_mask: u8 = u8::from_le_bytes(get::<2, 1, _>(self.fixed));
        /// `UCHAR PerfEvtCInv`, at 0x03.
        perf_evt_c_inv: u8 = u8::from_le_bytes(get::<3, 1, _>(self.fixed));
        /// `UCHAR PerfEvtAnyThread`, at 0x04.
        perf_evt_any_thread: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `UCHAR PerfEvtEdgeDetect`, at 0x05.
        perf_evt_edge_detect: u8 = u8::from_le_bytes(get::<5, 1, _>(self.fixed));
    }
}

/// `Amd`, 0x8 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Amd {
    /// `USHORT PerfEvtEventSelect`, at 0x00.
    pub perf_evt_event_select: u16,
    /// `UCHAR PerfEvtUnitSelect`, at 0x02.
    pub perf_evt_unit_select: u8,
    /// `UCHAR PerfEvtCMask`, at 0x03.
    pub perf_evt_c_mask: u8,
    /// `UCHAR PerfEvtCInv`, at 0x04.
    pub perf_evt_c_inv: u8,
    /// `UCHAR PerfEvtEdgeDetect`, at 0x05.
    pub perf_evt_edge_detect: u8,
    /// `UCHAR PerfEvtHostGuest`, at 0x06.
    pub perf_evt_host_guest: u8,
    /// `UCHAR PerfPmuType`, at 0x07.
    pub perf_pmu_type: u8,
}

impl Amd {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            perf_evt_event_select: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            perf_evt_unit_select: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            perf_evt_c_mask: u8::from_le_bytes(get::<3, 1, _>(bytes)),
            perf_evt_c_inv: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            perf_evt_edge_detect: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            perf_evt_host_guest: u8::from_le_bytes(get::<6, 1, _>(bytes)),
            perf_pmu_type: u8::from_le_bytes(get::<7, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 2, _>(&mut bytes, self.perf_evt_event_select.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.perf_evt_unit_select.to_le_bytes());
        put::<3, 1, _>(&mut bytes, self.perf_evt_c_mask.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.perf_evt_c_inv.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.perf_evt_edge_detect.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.perf_evt_host_guest.to_le_bytes());
        put::<7, 1, _>(&mut bytes, self.perf_pmu_type.to_le_bytes());
        bytes
    }
}

fixed_record!(Amd, AmdView, 8, "Amd");
getters! {
    self AmdView "AmdView" {
        /// `USHORT PerfEvtEventSelect`, at 0x00.
        perf_evt_event_select: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `UCHAR PerfEvtUnitSelect`, at 0x02.
        perf_evt_unit_select: u8 = u8::from_le_bytes(get::<2, 1, _>(self.fixed));
        /// `UCHAR PerfEvtCMask`, at 0x03.
        perf_evt_c_mask: u8 = u8::from_le_bytes(get::<3, 1, _>(self.fixed));
        /// `UCHAR PerfEvtCInv`, at 0x04.
        perf_evt_c_inv: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `UCHAR PerfEvtEdgeDetect`, at 0x05.
        perf_evt_edge_detect: u8 = u8::from_le_bytes(get::<5, 1, _>(self.fixed));
        /// `UCHAR PerfEvtHostGuest`, at 0x06.
        perf_evt_host_guest: u8 = u8::from_le_bytes(get::<6, 1, _>(self.fixed));
        /// `UCHAR PerfPmuType`, at 0x07.
        perf_pmu_type: u8 = u8::from_le_bytes(get::<7, 1, _>(self.fixed));
    }
}

/// `Arm`, 0x8 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Arm {
    /// `ULONG PerfEvtType`, at 0x00.
    pub perf_evt_type: u32,
    /// `UCHAR AllowsHalt`, at 0x04.
    pub allows_halt: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_05: Bytes<3>,
}

impl Arm {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            perf_evt_type: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            allows_halt: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            padding_05: Bytes(get::<5, 3, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.perf_evt_type.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.allows_halt.to_le_bytes());
        put::<5, 3, _>(&mut bytes, self.padding_05.0);
        bytes
    }
}

fixed_record!(Arm, ArmView, 8, "Arm");
getters! {
    self ArmView "ArmView" {
        /// `ULONG PerfEvtType`, at 0x00.
        perf_evt_type: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `UCHAR AllowsHalt`, at 0x04.
        allows_halt: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
    }
}

/// Which event of the processor a profile source counts, version 3.
///
/// In C: `EVENT_TRACE_PROFILE_ADD_INFORMATION_V3`, 0x8 bytes. Releases 5.0+.
///
/// phnt declares it as a union.
///
/// What no source says:
///
/// - Which arm holds: it depends on the maker of the processor, which no field tells.
/// - The first release that has it.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3")]
pub struct EventTraceProfileAddInformationV3 {
    /// The bytes that `Intel`, `Amd`, `Arm` share.
    pub union_00: Bytes<8>,
}

impl EventTraceProfileAddInformationV3 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            union_00: Bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.union_00.0);
        bytes
    }
    /// `struct Intel`, at 0x00.
    #[inline]
    pub fn intel(&self) -> crate::requests::event_trace_profile_add_information_v3::Intel {
        crate::requests::event_trace_profile_add_information_v3::Intel::from_bytes(part::<0, 6, _>(&self.union_00.0))
    }
    /// Sets `Intel`.
    #[inline]
    pub fn set_intel(&mut self, value: crate::requests::event_trace_profile_add_information_v3::Intel) {
        put::<0, 6, _>(&mut self.union_00.0, value.to_bytes());
    }
    /// `struct Amd`, at 0x00.
    #[inline]
    pub fn amd(&self) -> crate::requests::event_trace_profile_add_information_v3::Amd {
        crate::requests::event_trace_profile_add_information_v3::Amd::from_bytes(part::<0, 8, _>(&self.union_00.0))
    }
    /// Sets `Amd`.
    #[inline]
    pub fn set_amd(&mut self, value: crate::requests::event_trace_profile_add_information_v3::Amd) {
        put::<0, 8, _>(&mut self.union_00.0, value.to_bytes());
    }
    /// `struct Arm`, at 0x00.
    #[inline]
    pub fn arm(&self) -> crate::requests::event_trace_profile_add_information_v3::Arm {
        crate::requests::event_trace_profile_add_information_v3::Arm::from_bytes(part::<0, 8, _>(&self.union_00.0))
    }
    /// Sets `Arm`.
    #[inline]
    pub fn set_arm(&mut self, value: crate::requests::event_trace_profile_add_information_v3::Arm) {
        put::<0, 8, _>(&mut self.union_00.0, value.to_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_profile_add_information_v3::V5_0;
}

fixed_record!(EventTraceProfileAddInformationV3, EventTraceProfileAddInformationV3View, 8, "EVENT_TRACE_PROFILE_ADD_INFORMATION_V3");
getters! {
    self EventTraceProfileAddInformationV3View "EventTraceProfileAddInformationV3View" {
        /// `struct Intel`, at 0x00.
        intel: crate::requests::event_trace_profile_add_information_v3::IntelView<'a> = crate::requests::event_trace_profile_add_information_v3::IntelView::from_bytes(part::<0, 6, _>(self.fixed));
        /// `struct Amd`, at 0x00.
        amd: crate::requests::event_trace_profile_add_information_v3::AmdView<'a> = crate::requests::event_trace_profile_add_information_v3::AmdView::from_bytes(part::<0, 8, _>(self.fixed));
        /// `struct Arm`, at 0x00.
        arm: crate::requests::event_trace_profile_add_information_v3::ArmView<'a> = crate::requests::event_trace_profile_add_information_v3::ArmView::from_bytes(part::<0, 8, _>(self.fixed));
    }
}
